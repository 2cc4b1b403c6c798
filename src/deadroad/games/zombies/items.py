"""Items in play and their use, which is free (ZOM-44)."""

from __future__ import annotations

from deadroad.games.zombies.bars import Bar
from deadroad.games.zombies.cards import AMOUNTS, AXE, CHAINSAW, EFFECTS, ITEMS, MOLOTOV, SHOTGUN, Effect
from deadroad.games.zombies.combat import WON, fights
from deadroad.games.zombies.events import BLASTED, BULLETS_GAINED, ITEM_USED
from deadroad.games.zombies.options import USE
from deadroad.games.zombies.pawn import collect, discard_item, gain_bullets, lose_life
from deadroad.games.zombies.player_turn import PlayerTurn, turn_of
from deadroad.games.zombies.state import NEXT_TURN, ROLLING_MARBLES, Ending, Public, Zombies
from deadroad.games.zombies.tiles import INSIDES
from deadroad.games.zombies.timings import FAILED
from deadroad.kernel.sharing import changed


def fight_bonus(public: Public, turn: PlayerTurn, seat: int, space: int) -> int:
    """Return what a seat's weapons add to a combat roll: the best one, and the shotgun (ZOM-38)."""
    best = AMOUNTS[AXE] if public.holds(seat, AXE) else 0
    if turn.saws(seat):
        best = max(best, AMOUNTS[CHAINSAW])
    if turn.burning(seat) == space // 9 and public.town.inside(space):
        best = max(best, AMOUNTS[MOLOTOV])
    return best + AMOUNTS[SHOTGUN] if public.holds(seat, SHOTGUN) else best


def why_not_use(state: Zombies, seat: int, item: int, scene: int) -> Bar:
    """Return what keeps a seat from using an item it has in play."""
    match EFFECTS[item]:
        case Effect.SWING_AXE | Effect.SKATE | Effect.RAISE_SHOTGUN:
            return Bar.WORKS_BY_ITSELF
        case Effect.BANDAGE:
            return Bar.NONE if scene == FAILED else Bar.NO_FAILED_ROLL
        case Effect.THROW_GRENADE | Effect.THROW_MOLOTOV:
            building = state.public.town.building_at(state.public.spaces[seat])
            return Bar.NONE if building >= 0 else Bar.NO_BUILDING_HERE
        case _:
            return Bar.NONE


def usable(state: Zombies, seat: int, scene: int, found: list[int]) -> None:
    """Add the options of using an item in play."""
    held = state.public.items[seat]
    if held == 0:
        return
    for item in range(ITEMS):
        if held >> item & 1 and why_not_use(state, seat, item, scene) is Bar.NONE:
            found.append(USE + item)


def has_use(state: Zombies, seat: int, scene: int) -> bool:
    """Return whether a seat has an item in play that it can use at this question. This is public (ZOM-48)."""
    held = state.public.items[seat]
    if held == 0:
        return False
    for item in range(ITEMS):
        if held >> item & 1 and why_not_use(state, seat, item, scene) is Bar.NONE:
            return True
    return False


def use(state: Zombies, seat: int, item: int) -> None:
    """Discard an item for its effect. A bandage's effect is the second roll, which the fight makes."""
    state.tell(ITEM_USED, seat, item)
    discard_item(state, seat, item)
    public = state.public
    match EFFECTS[item]:
        case Effect.SCATTER_MARBLES:
            standing = public.standing[seat] | ROLLING_MARBLES << NEXT_TURN
            public.standing = changed(public.standing, seat, standing)
        case Effect.START_CHAINSAW:
            turn_of(state).start_chainsaw(seat)
        case Effect.LOAD_AMMO:
            gain_bullets(state, seat, AMOUNTS[item])
            state.tell(BULLETS_GAINED, seat, AMOUNTS[item])
        case Effect.THROW_MOLOTOV:
            building = public.town.building_at(public.spaces[seat])
            turn_of(state).set_on_fire(state.seats, seat, building)
        case Effect.THROW_GRENADE:
            _blast(state, seat)
        case _:
            pass


def _blast(state: Zombies, seat: int) -> None:
    public = state.public
    town = public.town
    tile = town.building_at(public.spaces[seat])
    inside = INSIDES[town.shapes[tile]]
    killed = town.clear(tile, inside)
    for fight in fights(state.stack):
        # ZOM-36: a grenade that takes the fought zombie wins the fight.
        space = fight.zombie
        if space // 9 == tile and inside >> space % 9 & 1:
            fight.zombie = WON
    state.tell(BLASTED, seat, killed, public.zombies[seat] + killed)
    collect(state, seat, killed)
    if public.ending is Ending.NONE:
        lose_life(state, seat)  # ZOM-37: a winning number comes before the price
