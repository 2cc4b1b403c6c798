"""Heuristics of Zombies!!!: the value of positions and the rating of answers."""

from __future__ import annotations

import math
from typing import Final, final

from deadroad.games.zombies.attraction import AROUND, FARTHEST, GLANCE, Places, pull, threat
from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.cards import ADRENALINE, AMOUNTS, EFFECTS, FIRST_AID, ITEMS, Effect
from deadroad.games.zombies.discarding import Leave
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.not_dead import Doubt
from deadroad.games.zombies.odds import (
    BULLET,
    LIVES,
    WIN,
    ZOMBIE,
    death,
    fight_value,
    health,
    prize,
    reroll_value,
)
from deadroad.games.zombies.options import (
    BULLETS,
    DISCARD,
    DROP,
    LAY,
    LIFE,
    PICK,
    PLAY,
    PUT,
    REST,
    ROLL,
    SHOOT,
    STEP,
    STOP,
    TARGET,
    TILE,
    TURN,
    USE,
    YIELD,
)
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.scatter import OnMap
from deadroad.games.zombies.state import FEEDING, NOWHERE, Ending, Zombies
from deadroad.games.zombies.tiles import CENTRE, HELIPAD, HOLDS, INSIDES, NAMED
from deadroad.games.zombies.town import HOME
from deadroad.games.zombies.walk import Walk
from deadroad.games.zombies.windows import Interlude
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.view import View

ITEM: Final = 1.5
MIXED_SEATS: Final = 4  # with more seats the network adds nothing to the ratings
CARD_IN_HAND: Final = 0.35  # the value of a card before its moment


@final
class TownSense(Heuristics):
    """Prefers tokens nearby, fights with good odds, and the way to the helicopter."""

    def __init__(self) -> None:
        super().__init__(
            ("victory", "zombies", "health", "items", "helipad", "rivals"),
            horizon=30,
            even=10.0,
            warmth=10.0,
        )

    def network_leads(self) -> bool:
        return False

    def mixed_leads(self) -> bool:
        return True

    def rating_weight(self, view: View) -> float:
        # Chosen in whole games for each kind of question (docs/experiments.md).
        top = view.stack[-1]
        if view.seats > MIXED_SEATS:
            return math.inf
        if isinstance(top, (Fight, Leave)):
            return 0.0
        return 3.0 if isinstance(top, Interlude) else math.inf

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Zombies)
        public = state.public
        if public.ending is not Ending.NONE:
            return [WIN if public.winner == seat else -WIN, 0.0, 0.0, 0.0, 0.0, 0.0]
        rivals = 0.0
        for other in public.opponents(seat):
            rivals = max(rivals, threat(state, other))
        return [
            0.0,
            public.zombies[seat] * ZOMBIE,
            health(public.lives[seat], public.bullets[seat]),
            ITEM * public.items[seat].bit_count() + CARD_IN_HAND * public.hand_sizes[seat],
            pull(state, seat, public.spaces[seat]),
            -rivals,
        ]

    def rate(self, state: State, option: int) -> float:
        assert isinstance(state, Zombies)
        return rate_within(state, option, Places(state, AROUND))

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        assert isinstance(state, Zombies)
        places = Places(state, GLANCE if haste else AROUND)
        return [rate_within(state, option, places) for option in state.asked]


def rate_within(state: Zombies, option: int, places: Places) -> float:
    """Rate an option by what is within reach."""
    if option >= LAY:
        return rate_place(state, option, places)
    if option >= DISCARD:
        return 0.3 - worth_keeping(state, state.seat, option - DISCARD)
    if option >= USE:
        return 1.0 if option >= DROP else rate_use(state, option - USE)
    if option >= PLAY:
        return rate_play(state, option - PLAY, places)
    if option >= TARGET:
        return rate_target(state, option, places)
    if STEP <= option < TURN or option == STOP:
        return rate_step(state, option, places)
    return rate_plain(state, option)


def rate_plain(state: Zombies, option: int) -> float:
    """Rate answers without an argument: rolls and payments."""
    top = state.stack[-1]
    if isinstance(top, Bout) and top.round is Round.FAILED:
        return rate_failed(state, top, option)
    if isinstance(top, Doubt):
        return rate_doubt(state, top, option)
    if option == BULLETS:
        return 0.5
    return 0.5 if option in (ROLL, REST) else 0.0


def rate_failed(state: Zombies, bout: Bout, option: int) -> float:
    """Rate paying for a failed roll by what is left afterwards."""
    public = state.public
    seat = bout.fighter
    lives = public.lives[seat]
    won = prize(state, seat)
    if option == SHOOT:
        return won + health(lives, public.bullets[seat] - bout.need)
    if option == LIFE:
        return reroll_value(state, seat, lives - 1, bout.space)
    if option == USE + FIRST_AID:
        return reroll_value(state, seat, lives, bout.space) - 1.2
    if option == PLAY + ADRENALINE:
        lacking = bout.need - AMOUNTS[ADRENALINE]
        if lacking <= 0:
            return won + health(lives, public.bullets[seat]) - 0.8
        enough = public.bullets[seat] >= lacking
        return won + health(lives, public.bullets[seat] - lacking) - 0.8 if enough else -WIN
    return death(state, seat) - WIN


def rate_doubt(state: Zombies, doubt: Doubt, option: int) -> float:
    """Rate improving a roll against giving zombies back."""
    public = state.public
    seat = doubt.target
    stake = min(doubt.at_stake, public.zombies[seat]) * ZOMBIE
    odds = 1.0 - 0.4 * doubt.rolls
    if option == YIELD:
        return -stake
    if option == SHOOT:
        return -BULLET * doubt.need - stake * (1.0 - odds)
    lives = public.lives[seat]
    return LIVES[lives - 1] - LIVES[lives] - stake * (1.0 - 0.5 * odds)


def rate_step(state: Zombies, option: int, places: Places) -> float:
    """Rate a step by where it leads; for another player's pawn, by how bad it is for that player."""
    top = state.stack[-1]
    if not isinstance(top, Walk):
        return 0.0
    public = state.public
    mover = top.mover
    here = public.spaces[mover]
    if option == STOP:
        value = places.pull(mover, here) + health(public.lives[mover], public.bullets[mover]) - 0.05
    else:
        value = step_value(state, mover, public.town.across(here, option - STEP), places)
    return value if mover == state.seat else -value


def step_value(state: Zombies, mover: int, there: int, places: Places) -> float:
    """Return the value of entering a space: the place, its token, and the fight."""
    public = state.public
    town = public.town
    tile = there // 9
    cell = there % 9
    fed = public.anyone(FEEDING)
    guarded = town.zombies[tile] >> cell & 1 == 1
    lives = public.lives[mover]
    bullets = public.bullets[mover]
    if there == town.helipad * 9 + CENTRE and (fed or not guarded):
        return WIN
    place = places.pull(mover, there)
    if there == town.helipad * 9 + CENTRE:
        place += WIN
    if guarded and not fed:
        if town.lives[tile] >> cell & 1 and lives < 5:
            place += LIVES[lives + 1] - LIVES[lives]
        elif town.bullets[tile] >> cell & 1:
            place += BULLET
        return fight_value(state, mover, there, place, places.pull(mover, HOME))
    if not guarded and town.lives[tile] >> cell & 1 and lives < 5:
        lives += 1
    elif not guarded and town.bullets[tile] >> cell & 1:
        bullets += 1
    return place + health(lives, bullets)


def rate_use(state: Zombies, item: int) -> float:
    """Rate using an item in play."""
    top = state.stack[-1]
    public = state.public
    seat = state.seat
    if isinstance(top, Bout) and top.round is Round.FAILED and item == FIRST_AID:
        return rate_failed(state, top, USE + item)
    match EFFECTS[item]:
        case Effect.LOAD_AMMO:
            return 50.0  # no reason against it
        case Effect.START_CHAINSAW | Effect.THROW_MOLOTOV:
            turn = turn_of(state)
            fresh = not turn.saws(seat) and turn.burning(seat) == NOWHERE
            fighting = isinstance(top, Bout) and top.round is Round.FIRST
            return 1.0 if fighting and fresh else -WIN
        case Effect.THROW_GRENADE:
            tile = public.town.building_at(public.spaces[seat])
            there = HOLDS[public.town.zombies[tile] & INSIDES[public.town.shapes[tile]]]
            if public.zombies[seat] + there >= public.goal:
                return 10 * WIN
            return 60.0 if there >= 3 and public.lives[seat] > 1 else -WIN
        case _:
            return -WIN


def rate_play(state: Zombies, card: int, places: Places) -> float:
    """Rate playing a card now; above 0 if this is a good moment."""
    top = state.stack[-1]
    if isinstance(top, Bout) and top.round is Round.FAILED:
        return rate_failed(state, top, PLAY + card) if card == ADRENALINE else -WIN
    base = 0.0
    if isinstance(top, Walk):
        base = rate_step(state, STOP, places)
    return base + play_value(state, state.seat, card, places)


def play_value(state: Zombies, seat: int, card: int, places: Places) -> float:
    """Return what a card is worth if it is played now, against keeping it."""
    public = state.public
    if card < ITEMS:
        return 2.0
    # The way to the helicopter and the danger are computed only for the cards that depend on them.
    match EFFECTS[card]:
        case Effect.FEED:
            useful = seat == public.active and not public.anyone(FEEDING)
            return 5.0 if useful and places.free_way(seat) <= 9 else -1.0
        case Effect.DRIVE:
            return 6.0 if places.free_way(seat) <= FARTHEST else 0.4
        case Effect.RUSH:
            turn = turn_of(state)
            return 2.0 if turn.rolled >= 3 and places.free_way(seat) > turn.left else -0.5
        case Effect.REST:
            far = places.free_way(seat) > public.lives[seat] * 4
            return 2.5 - public.lives[seat] if far else -1.0
        case Effect.MISDIRECT:
            return places.danger(seat) - (7.5 if public.lives[seat] > 1 else 9.0)
        case Effect.CRAMP | Effect.UNTIE:
            return places.threat(public.active) - 3.0
        case Effect.FRIGHTEN | Effect.PARALYSE:
            return places.danger(seat) - 4.0
        case Effect.DRAG:
            return places.danger(seat) - 4.5
        case Effect.FUMBLE | Effect.SHUT_OUT:
            return places.danger(seat) - 3.5
        case Effect.DOUBT:
            return max([public.zombies[other] for other in public.opponents(seat)]) * 0.3 - 1.0
        case Effect.RELOCATE:
            return 1.5 if places.free_way(seat) <= 6 else -0.5
        case _:
            return places.danger(seat) - 7.0


def worth_keeping(state: Zombies, seat: int, card: int) -> float:
    """Return what a card is worth for later."""
    public = state.public
    if card < ITEMS:
        return 0.2 if public.holds(seat, card) else 0.5
    match EFFECTS[card]:
        case Effect.FEED | Effect.DRIVE | Effect.RUSH | Effect.MISDIRECT:
            return 1.0
        case Effect.CRAMP | Effect.FRIGHTEN | Effect.PARALYSE | Effect.DRAG | Effect.REST:
            return 0.6
        case Effect.RELOCATE | Effect.UNTIE | Effect.DOUBT:
            return 0.4
        case _:
            return 0.1


def rate_target(state: Zombies, option: int, places: Places) -> float:
    """Rate the target of a card: the most dangerous opponent, or a tile away from the own pawn."""
    if option < TILE:
        return places.threat(option - TARGET)
    return -tile_value(state, state.seat, option - TILE, places)


def tile_value(state: Zombies, seat: int, tile: int, places: Places) -> float:
    """Return how much a tile matters to a seat, less how much it matters to the most dangerous opponent."""
    public = state.public
    middle = tile * 9 + CENTRE
    town = public.town
    cell = 0
    while town.legal(tile) >> middle % 9 & 1 == 0 and cell < 9:
        middle = tile * 9 + cell
        cell += 1
    mine = int(places.free_costs(public.spaces[seat])[middle])
    theirs = FARTHEST
    for other in public.opponents(seat):
        theirs = min(theirs, int(places.free_costs(public.spaces[other])[middle]))
    return 0.1 * (theirs - mine)


def rate_place(state: Zombies, option: int, places: Places) -> float:
    """Rate where a tile, a zombie or a token goes."""
    top = state.stack[-1]
    if option >= PUT:
        if isinstance(top, OnMap):
            return rate_zombie(state, option)
        return 0.0
    if not isinstance(top, Lay) or top.step is not Laying.PLACE:
        return 0.0
    tile = (option - LAY) // 4
    if top.kind == HELIPAD:
        return tile_value(state, top.placer, tile, places)
    return 0.05 * tile_value(state, top.placer, tile, places) if NAMED[top.kind] else 0.0


def rate_zombie(state: Zombies, option: int) -> float:
    """Rate moving zombies: off the helipad's centre, away from the own pawn."""
    helipad = state.public.town.helipad
    if option >= PICK:
        space = option - PICK
        if helipad >= 0 and space == helipad * 9 + CENTRE:
            return 5.0
        return 1.0 if space // 9 == helipad else 0.0
    return -5.0 if option - PUT == helipad * 9 + CENTRE else 0.0
