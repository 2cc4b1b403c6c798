"""Heuristics of Hit Z Road, in points of experience."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.auction import Auction
from deadroad.games.hit_z_road.cards import CARDS, EPILOGUES, MOLOTOV, Card, Effect
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.finish import amount, experience
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.habits import pass_wins
from deadroad.games.hit_z_road.options import (
    BID,
    BITE,
    FEED,
    FIGHT,
    HOLD,
    OPPORTUNITY,
    PASS,
    PAY,
    ROAD,
    SECOND,
    SHOOT,
    SPEND,
    TAKE,
    USE,
)
from deadroad.games.hit_z_road.state import FACE_DOWN, RoadState
from deadroad.games.hit_z_road.trip import ROUNDS
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.view import View

# Worth of one more, in experience.
SURVIVOR: Final = 2.6
AMMO: Final = 0.55
FUEL: Final = 0.5
ADRENALINE: Final = 0.75
RESOURCE: Final[tuple[float, ...]] = (AMMO, FUEL, ADRENALINE)
DEATH: Final = -12.0
# Bites per zombie in melee: a zombie takes 1 / 0.55 dice, and a die bites once in six.
BITES_PER_ZOMBIE: Final = 0.3
KILLS_PER_DIE: Final = 0.55
UNKNOWN_ROAD: Final = 0.4  # approximate mean value of a face-down card


@final
class RoadSense(Heuristics):
    """Evaluates groups by what they have and what the road ahead will cost."""

    def __init__(self) -> None:
        # In an auction or a fight the position says little, so the search plays to the end.
        super().__init__(
            ("alive", "experience", "survivors", "resources", "epilogues"),
            horizon=100,
            even=14.0,
            warmth=30.0,
        )

    def sure(self, view: View) -> int:
        return PASS if view.options and pass_wins(view) else -1

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, RoadState)
        group = state.public.groups[seat]
        if group.survivors == 0:
            return [DEATH, 0.0, 0.0, 0.0, 0.0]
        points = float(sum(experience(state.public, seat).values()))
        ahead = (ROUNDS - state.public.round) / ROUNDS
        goods = group.ammo * AMMO + group.fuel * FUEL + group.adrenaline * ADRENALINE
        return [
            0.0,
            points,
            group.survivors * SURVIVOR * (0.3 + ahead),
            goods * (0.2 + ahead),
            lead(state, seat),
        ]

    def rate(self, state: State, option: int) -> float:
        assert isinstance(state, RoadState)
        return rated(state, option)

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        assert isinstance(state, RoadState)
        if state.stack and isinstance(state.stack[-1], Auction):
            worth = ranked_roads(state)
            return [
                0.0 if option == PASS else bid_value(state, option - BID + 1, worth) for option in state.asked
            ]
        return [rated(state, option) for option in state.asked]


def rated(state: RoadState, option: int) -> float:
    """Return how good an option looks."""
    if option >= ROAD:
        if option >= TAKE:
            return -0.1 * state.group(state.seat).resource(option - TAKE)
        return road_value(state, state.seat, option - ROAD)
    if option >= PASS:
        return 0.0 if option == PASS else bid_value(state, option - BID + 1, ranked_roads(state))
    return rate_fight(state, option)


def lead(state: RoadState, seat: int) -> float:
    """Return the points of the epilogues in which a group leads, weighted by the round (HZR-63)."""
    if state.seats == 1 or seat not in state.public.order:
        return 0.0
    found = 0.0
    for epilogue, points in EPILOGUES.items():
        mine = amount(state, seat, epilogue)
        best = -1
        for other in state.public.order:
            if other != seat:
                best = max(best, amount(state, other, epilogue))
        if mine > best:
            found += points
    return found * state.public.round / ROUNDS


def road_value(state: RoadState, seat: int, road: int) -> float:
    """Return what a road is worth to a group."""
    public = state.public
    group = public.groups[seat]
    value = -0.6 * public.tolls[road]
    ammo = group.ammo
    for place in range(2):
        number = public.roads[2 * road + place]
        if number == FACE_DOWN:
            value += UNKNOWN_ROAD - 0.25 * public.round
            continue
        card = CARDS[number]
        value += card_value(group, card, ammo)
        ammo += card.ammo - min(ammo, card.zombies // 2)
    return value


def card_value(group: Group, card: Card, ammo: int) -> float:
    """Return what meeting a card is worth: experience and loot, less what it will cost."""
    loot = card.ammo * AMMO + card.fuel * FUEL + card.adrenaline * ADRENALINE
    value = loot + card.xp
    if card.zombies:
        value -= min(fight_cost(group, card, card.zombies, ammo + card.ammo), 12.0)
    return value + event_value(group, card)


def event_value(group: Group, card: Card) -> float:
    """Return what a card's text is worth."""
    match card.effect:
        case Effect.GAIN_SURVIVOR:
            return SURVIVOR
        case Effect.LOSE_SURVIVOR:
            return -SURVIVOR * card.amount
        case Effect.TAKE_TOKEN:
            return 2.5 if card.token == MOLOTOV else 0.5
        case Effect.DISCARD_ANY:
            return -0.5 * card.amount
        case Effect.PAY_FUEL:
            return -0.5 * card.amount if group.fuel >= card.amount else -SURVIVOR * card.amount
        case Effect.PAY_ADRENALINE:
            return -0.75 if group.adrenaline else -SURVIVOR
        case Effect.ROLL_EACH_BITE:
            return -SURVIVOR * group.survivors / 6
        case Effect.RESCUE_ROLL:
            return -SURVIVOR / 2
        case Effect.TOKEN_OR_LOSE:
            return -0.2 if group.tokens[card.token] else -SURVIVOR * card.amount
        case Effect.MAP_BONUS:
            return 6.0 * group.tokens[1]
        case Effect.TOXIC_LOSS:
            return -SURVIVOR * group.tokens[4]
        case Effect.WOUND_LOSS:
            return -SURVIVOR * group.tokens[5]
        case _:
            return 0.0


def fight_cost(group: Group, card: Card, zombies: int, ammo: int) -> float:
    """Return what beating the zombies will cost in ammo, adrenaline and survivors."""
    if group.tokens[MOLOTOV]:
        return 2.0
    if card.effect is Effect.COMPANION_BLAST and group.tokens[3]:
        return 0.5
    horde = 0 if group.executor >= 0 else card.horde
    shots = min(ammo, zombies)
    left = float(zombies - shots)
    dice = max(1, group.survivors)
    rounds = left / (KILLS_PER_DIE * dice)
    bites = left * BITES_PER_ZOMBIE
    horrors = rounds * min(horde, dice) / 6
    guard = 0.0 if card.effect is Effect.NO_ADRENALINE else float(group.adrenaline)
    saved = min(bites, guard)
    deaths = bites - saved + horrors
    if deaths >= group.survivors:
        deaths += 3.0
    return shots * AMMO + saved * ADRENALINE + deaths * SURVIVOR


def ranked_roads(state: RoadState) -> list[float]:
    """Return what the roads are worth to the seat that is asked, the best first."""
    found = [road_value(state, state.seat, road) for road in range(len(state.public.taken))]
    found.sort()
    found.reverse()
    return found


def bid_value(state: RoadState, bid: int, worth: list[float]) -> float:
    """Return what a bid gains over passing: a better place in the choice of roads, less its price."""
    public = state.public
    seat = state.seat
    above = 0
    level = 0
    for other in public.order:
        if other != seat:
            if public.bids[other] > public.bids[seat] or (public.bids[other] == 0 == public.bids[seat]):
                above += 1
            if public.bids[other] > bid:
                level += 1
    held = public.groups[seat].total
    price = 0.55 if held > 8 else 0.75
    return worth[level] - worth[min(above, len(worth) - 1)] - price * (bid - public.bids[seat])


def rate_fight(state: RoadState, option: int) -> float:
    """Rate the answers of fights and payments."""
    seat = state.seat
    group = state.group(seat)
    if option >= PAY:
        if option == FEED:
            return 0.4
        if option >= SPEND:
            return float(option - SPEND)
        return 0.2 * group.resource(option - PAY) - RESOURCE[option - PAY]
    if option >= BITE:
        if option >= OPPORTUNITY:
            # An extra kill saves a later bite, but the last adrenaline is better kept for a bite.
            eager = group.adrenaline > 1 or group.zombies <= 2
            return (0.5 if eager else -0.2) if option in (OPPORTUNITY, SECOND) else 0.0
        return 1.0 if option == BITE else -1.0
    top = state.stack[-1]
    if not isinstance(top, Fight):
        return 1.0 if option != HOLD else 0.0
    card = CARDS[top.card]
    if option >= FIGHT:
        cost = fight_cost(group, card, group.zombies, 0)
        return card.xp - cost if option == FIGHT else -1.2
    if option >= SHOOT:
        wanted = min(group.ammo, max(0, group.zombies - (1 if top.horde == 0 else 0)))
        return -0.3 * abs(option - SHOOT - wanted)
    if option >= USE:
        return fight_cost_without_fire(group, card) - 3.5
    return 0.0


def fight_cost_without_fire(group: Group, card: Card) -> float:
    """Return what the fight will cost if no fire bomb is thrown."""
    bare = group.clone()
    bare.add_token(MOLOTOV, -bare.tokens[MOLOTOV])
    return fight_cost(bare, card, card.zombies, group.ammo)
