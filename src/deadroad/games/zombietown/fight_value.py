"""Values of blows, bullets and cards: estimates for bots, in points."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombietown.attack import Exchange
from deadroad.games.zombietown.board import FACADE_AT, HOUSES, SQUARES, STEP_TO
from deadroad.games.zombietown.cars import damage_left
from deadroad.games.zombietown.components import KINDS, Goal
from deadroad.games.zombietown.fighting import Cause, Clash
from deadroad.games.zombietown.group import gun_at, has_shot, is_shot, member_of
from deadroad.games.zombietown.houses import crossed_facade
from deadroad.games.zombietown.options import GUARD_MEMBER, PAWN
from deadroad.games.zombietown.place_value import fade, wants
from deadroad.games.zombietown.state import NO_CAR, NOBODY, Player, Public, Secret, Town
from deadroad.games.zombietown.zombie_ways import facade_costs, way_length

# Of the 30 combat cards: 24 kill with a bullet; 14 kill and 10 wound with bare hands.
HIT: Final = 0.8
KILL: Final = 14 / 30
WOUND: Final = 10 / 30
SURVIVOR: Final = 2.0
LAST_BULLET: Final = 0.9
BULLET: Final = 0.1
NEARLY_DEAD: Final = 2
# By kind of card: pistol, shotgun, ammo, boards, furniture, first aid, second wind, crowbar, noise maker,
# back window, survivor.
CARD_WORTH: Final[tuple[float, ...]] = (2.4, 2.2, 1.4, 3.0, 3.1, 1.2, 0.4, 0.2, 0.1, 0.1, 3.4)
assert len(CARD_WORTH) == KINDS


def wound_cost(player: Player) -> float:
    """Return what a wound costs a pawn; the last one costs the game."""
    if player.health <= 1:
        return 2.3 if player.followers else 15.0
    if player.health <= NEARLY_DEAD:
        return 2.2
    return 1.1


def arm_rate(public: Public, secret: Secret, seat: int, arm: int, house: int, prize: float) -> float:
    """Return the worth of striking with an arm for a prize, such as a zombie."""
    member = member_of(arm)
    player = public.players[seat]
    if is_shot(arm):
        gun = gun_at(public, seat, arm, house)
        assert gun is not None  # only loaded guns are offered
        cost = LAST_BULLET if gun.bullets == 1 else BULLET
        chance = 0.96 if gun.draws() > 1 else HIT
        bonus = 0.5 if wants(secret, player, Goal.SHOT_KILLS_TURN) else 0.0
        return chance * (prize + bonus) - cost
    bonus = 0.4 if wants(secret, player, Goal.HAND_KILLS_TURN) else 0.0
    risk = wound_cost(player) if member == PAWN else survivor_cost(public, seat, arm, house)
    return KILL * (prize + bonus) - WOUND * risk


def survivor_cost(public: Public, seat: int, arm: int, house: int) -> float:
    """Return what losing a survivor costs."""
    gun = gun_at(public, seat, arm, house)
    lost = SURVIVOR + (1.0 if gun is not None and gun.bullets > 0 else 0.0)
    return lost + (2.0 if member_of(arm) >= GUARD_MEMBER else 0.0)


def clash_rate(state: Town, frame: Clash, arm: int) -> float:
    """Return the worth of an arm against the zombies of a space."""
    house = frame.space - SQUARES if frame.cause is Cause.AT_GUARD else -1
    return arm_rate(state.public, state.secrets[frame.fighter], frame.fighter, arm, house, 1.0)


def best_blow(public: Public, secret: Secret, seat: int) -> float:
    """Return the worth of the best single exchange a group has against a zombie."""
    player = public.players[seat]
    best = KILL - WOUND * wound_cost(player)
    if has_shot(player):
        best = max(best, HIT - BULLET - 0.2)
    return best


def harm_rate(public: Public, seat: int, victim: int, member: int) -> float:
    """Return the value of hitting a rival: its loss, divided among the rivals."""
    rivals = len(public.players) - 1
    if member != PAWN:
        return SURVIVOR / rivals
    return _wound_worth(public.players[victim]) / rivals


def aim_rate(public: Public, secret: Secret, seat: int, victim: int, member: int) -> float:
    """Return the value of an attack, including the answer."""
    me = public.players[seat]
    them = public.players[victim]
    chance = HIT if has_shot(me) else KILL
    prize = harm_rate(public, seat, victim, member)
    if member == PAWN and wants(secret, me, Goal.WOUNDS_DEALT):
        prize += 1.5
    rate = chance * prize - (BULLET + 0.2 if has_shot(me) else WOUND * wound_cost(me))
    if member >= GUARD_MEMBER:
        return rate - 0.4 * wound_cost(me)
    if has_shot(them):
        return rate - HIT * wound_cost(me)
    near = me.space == them.space and me.car == NO_CAR and them.car == NO_CAR
    return rate - (KILL * wound_cost(me) if near else 0.0)


def exchange_rate(state: Town, frame: Exchange, arm: int) -> float:
    """Return the worth of an arm in a fight between players."""
    public = state.public
    prize = harm_rate(public, frame.striker, frame.victim, frame.member)
    return arm_rate(public, state.secrets[frame.striker], frame.striker, arm, frame.house, prize)


def lurch_rate(public: Public, seat: int, space: int, way: int, lure: Lure) -> float:
    """Return how much a zombie's step hurts the others or helps the seat itself."""
    rivals = len(public.players) - 1
    rate = 0.0
    mine = public.players[seat].space
    if space == mine and not has_shot(public.players[seat]):
        rate += 0.6  # minus the one that leaves
    facade = crossed_facade(space, way)
    if facade >= 0 and public.barricades[facade] > 0:
        owner = public.owner[facade // 4]
        if owner == seat:
            return rate - 1.0
        return rate + (1.2 if public.barricades[facade] == 1 else 0.5) / rivals
    there = STEP_TO[space * 4 + way]
    for other in range(len(public.players)):
        player = public.players[other]
        if not player.alive or player.space != there:
            continue
        if other == seat:
            return rate - 1.0
        return rate + meeting_rate(public, player, there) / rivals
    if there >= SQUARES and public.guards[there - SQUARES]:
        harm = siege_rate(public, there - SQUARES)
        return rate + (harm / rivals if public.owner[there - SQUARES] != seat else -1.5)
    return rate + lure.at(there) / rivals


@final
class Lure:
    """The targets of zombies that a seat moves, and the harm at each."""

    __slots__ = ("costs", "goals", "harms")

    def __init__(self, public: Public, seat: int) -> None:
        self.costs = facade_costs(public)
        self.goals: list[int] = []
        self.harms: list[float] = []
        for other in range(len(public.players)):
            player = public.players[other]
            if other != seat and player.alive:
                self._add(player.space, meeting_rate(public, player, player.space))
        for house in range(HOUSES):
            owner = public.owner[house]
            if owner not in (NOBODY, seat) and public.guards[house] and public.players[owner].alive:
                self._add(SQUARES + house, siege_rate(public, house))

    def _add(self, goal: int, harm: float) -> None:
        if harm > 0.0:
            self.goals.append(goal)
            self.harms.append(harm)

    def at(self, space: int) -> float:
        """Return how near a zombie on this space is to a target."""
        best = 0.0
        for at, goal in enumerate(self.goals):
            best = max(best, self.harms[at] * fade(way_length(space, goal, self.costs)))
        return best


def siege_rate(public: Public, house: int) -> float:
    """Return the value of a zombie attacking the guards of a house, which may cost guard and house."""
    guards = public.guards[house]
    for guard in guards:
        gun = guard.gun
        if gun is not None and gun.bullets > 0:
            return -0.3
    alone = len(guards) == 1 and public.home[house] != public.owner[house]
    for facade in range(house * 4, house * 4 + 4):
        if public.barricades[facade] > 0:
            alone = False
    return WOUND * (SURVIVOR + (3.0 if alone else 0.0)) - KILL


def meeting_rate(public: Public, player: Player, there: int) -> float:
    """Return the value of a zombie meeting a rival: a possible wound, but more likely a kill."""
    if player.car != NO_CAR and public.zombies[there] + 1 <= damage_left(public, player.car):
        return 0.1
    if has_shot(player):
        return -0.4
    return WOUND * _wound_worth(player) - KILL


def _wound_worth(player: Player) -> float:
    """Return the value of a wound to a rival. The last wounds count most, because the dead can't win."""
    if player.health <= NEARLY_DEAD:
        return 10.0 if player.health == 1 and not player.followers else 3.5
    return 1.3


def breaks_in(public: Public, seat: int, facade: int) -> float:
    """Return what taking strength off a barricade is worth."""
    owner = public.owner[facade // 4]
    if owner in (NOBODY, seat):
        return -1.0
    return 0.3 if public.barricades[facade] == 1 else 0.05


def facade_before(public: Public, seat: int, way: int) -> int:
    """Return the facade that a side means for a pawn: of its house, or the one in front of it."""
    space = public.players[seat].space
    return (space - SQUARES) * 4 + way if space >= SQUARES else FACADE_AT[space]
