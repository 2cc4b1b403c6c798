"""The exact odds of a whole road for a group that fights its way through (HZR-14, HZR-24, HZR-31 to HZR-53).

The group plays by a fixed plan. It pays with fuel first, then ammo, then adrenaline, and meets every demand
that it can. It throws its Molotov cocktails at the largest crowd of the road, fires one ammo for each zombie
as long as there is any, spends adrenaline on bites only and never flees.
"""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import (
    ADRENALINE,
    AMMO,
    BITE,
    BLACK_DIE,
    BUS,
    COMPANION,
    CRITICAL,
    FUEL,
    HIT,
    HORDE_DIE,
    HORROR,
    MOLOTOV,
    TOXIC,
    WOUND,
    Card,
    Effect,
)
from deadroad.games.hit_z_road.fight import DICE_PER_AMMO
from deadroad.games.hit_z_road.group import Group
from deadroad.games.hit_z_road.odds import FACES, HUNDRED, THOUSAND, Throw

BUILT: Final = 0  # in `executor`: any card
_PAYS_WITH: Final = (FUEL, AMMO, ADRENALINE)


@final
class RoadOdds:
    """What a road does to a group on average, and how often it kills all of it."""

    __slots__ = ("goods", "lost", "survivors")

    def __init__(self, survivors: int, goods: int, lost: int) -> None:
        self.survivors = survivors  # how many more the group has at the end, in hundredths; less is negative
        self.goods = goods  # the same of its resources: toll, bid and loot are counted
        self.lost = lost  # the chance that nobody survives, in thousandths


@final
class Way:
    """One way in which the road may go so far: the group as it is then, and how likely that is."""

    __slots__ = ("chance", "group")

    def __init__(self, group: Group, chance: float) -> None:
        self.group = group
        self.chance = chance


def road_odds(group: Group, cards: list[Card], due: int) -> RoadOdds:
    """Return the odds of meeting some cards in turn, after bid and toll are paid."""
    first = group.clone()
    pay(first, due)
    ways = [Way(first, 1.0)]
    for at, card in enumerate(cards):
        ahead = max([later.zombies for later in cards[at + 1 :]], default=0)
        met: list[Way] = []
        for way in ways:
            if way.group.survivors == 0:
                met.append(way)
                continue
            way.group.ammo += card.ammo
            way.group.fuel += card.fuel
            way.group.adrenaline += card.adrenaline
            for then in happened(way, card):
                met += fought(then, card, ahead) if card.zombies and then.group.survivors else [then]
        ways = merged(met)
    alive = sum([way.chance * way.group.survivors for way in ways])
    goods = sum([way.chance * way.group.total for way in ways if way.group.survivors])
    lost = sum([way.chance for way in ways if way.group.survivors == 0])
    return RoadOdds(
        rounded(HUNDRED * (alive - group.survivors)),
        rounded(HUNDRED * (goods - group.total)),
        rounded(THOUSAND * lost),
    )


def rounded(value: float) -> int:
    """Return the nearest whole number."""
    return int(value + 0.5) if value >= 0 else -int(0.5 - value)


def merged(ways: list[Way]) -> list[Way]:
    """Return the same ways, equal groups together."""
    found: dict[tuple[int, ...], Way] = {}
    for way in ways:
        group = way.group
        key = (group.survivors, group.ammo, group.fuel, group.adrenaline, group.executor, *group.tokens)
        known = found.get(key)
        if known is None:
            found[key] = way
        else:
            known.chance += way.chance
    return list(found.values())


def pay(group: Group, due: int) -> None:
    """Pay a price, as far as the group can."""
    for kind in _PAYS_WITH:
        part = min(due, group.resource(kind))
        group.gain(kind, -part)
        due -= part


def lose(group: Group, count: int) -> None:
    """Lose survivors."""
    group.survivors -= min(count, group.survivors)


# Events on cards


def happened(way: Way, card: Card) -> list[Way]:
    """Return the ways to go on after the text of a card (HZR-75, HZR-76)."""
    group = way.group
    match card.effect:
        case Effect.ROLL_EACH_BITE:
            return [after_loss(way, bites, chance) for bites, chance in enumerate(bites_of(group.survivors))]
        case Effect.RESCUE_ROLL:
            saved = (BLACK_DIE.count(HIT) + BLACK_DIE.count(CRITICAL)) / FACES
            return [after_loss(way, 0, saved), after_loss(way, 1, 1.0 - saved)]
        case _:
            if not card.red:
                befall(group, card)
            return [way]


def after_loss(way: Way, count: int, chance: float) -> Way:
    """Return a way on which some survivors were lost."""
    twin = way.group.clone()
    lose(twin, count)
    return Way(twin, way.chance * chance)


def bites_of(dice: int) -> list[float]:
    """Return the chance of each number of bites on black dice."""
    found = [0.0] * (dice + 1)
    for fall in falls(dice, 0):
        found[fall.bites] += fall.chance
    return found


def befall(group: Group, card: Card) -> None:
    """Carry out a text without dice."""
    match card.effect:
        case Effect.GAIN_SURVIVOR:
            group.survivors += 1
        case Effect.LOSE_SURVIVOR:
            lose(group, card.amount)
        case Effect.TAKE_TOKEN:
            group.add_token(card.token, 1)
        case Effect.DISCARD_ANY:
            pay(group, card.amount)
        case Effect.PAY_FUEL:
            meet(group, FUEL, card.amount)
        case Effect.PAY_ADRENALINE:
            meet(group, ADRENALINE, card.amount)
        case Effect.TOKEN_OR_LOSE if group.tokens[card.token]:
            group.add_token(card.token, -1)
        case Effect.TOKEN_OR_LOSE:
            lose(group, card.amount)
        case Effect.EXECUTOR if group.tokens[BUS]:
            group.executor = BUILT
        case Effect.TOXIC_LOSS:
            lose(group, group.tokens[TOXIC])
        case Effect.WOUND_LOSS if group.tokens[WOUND]:
            group.add_token(WOUND, -1)
            lose(group, card.amount)
        case Effect.COMPANION_UPKEEP if group.tokens[COMPANION]:
            if group.ammo >= card.amount:
                group.ammo -= card.amount
            else:
                group.add_token(COMPANION, -1)
        case _:
            pass


def meet(group: Group, kind: int, due: int) -> None:
    """Meet a demand; each unit that is missing costs a survivor (HZR-76)."""
    part = min(due, group.resource(kind))
    group.gain(kind, -part)
    lose(group, due - part)


# Fights


def fought(way: Way, card: Card, ahead: int) -> list[Way]:
    """Return the ways to go on after a fight. `ahead` is the largest crowd still to come on this road."""
    group = way.group
    if card.effect is Effect.COMPANION_BLAST and group.tokens[COMPANION]:
        group.add_token(COMPANION, -1)
        return [way]
    if group.tokens[MOLOTOV] and card.zombies >= ahead:
        group.add_token(MOLOTOV, -1)
        return [way]
    shots = min(group.ammo, card.zombies)
    group.ammo -= shots
    crowd = left_standing(card, shots)
    horde = 0 if group.executor >= 0 else card.horde
    calm = card.effect is Effect.NO_ADRENALINE
    melee = Melees(group.survivors, 0 if calm else group.adrenaline, crowd)
    melee.fight_out(horde)
    found: list[Way] = []
    for survivors, chances in enumerate(melee.ends):
        for spared, chance in enumerate(chances):
            if chance > 0:
                twin = group.clone()
                twin.survivors = survivors
                if not calm:
                    twin.adrenaline = spared
                found.append(Way(twin, way.chance * chance))
    return found


def left_standing(card: Card, shots: int) -> list[float]:
    """Return the chance of each number of zombies left after shooting (HZR-36, HZR-49, HZR-77)."""
    adds = card.effect is Effect.RANGED_BITE_ADDS
    dice = DICE_PER_AMMO * shots
    throw = Throw(card.zombies, adds, dice)
    for _ in range(dice):
        throw.add(BLACK_DIE)
    found = [0.0] * (card.zombies + dice + 1)
    for kills, counts in enumerate(throw.ways):
        for bites, count in enumerate(counts):
            came = card.zombies + bites if adds else card.zombies
            found[max(0, came - kills)] += count / throw.total
    return found


@final
class Fall:
    """One result of some dice: kills, bites, horrible deaths, and how likely it is."""

    __slots__ = ("bites", "chance", "horrors", "kills")

    def __init__(self, kills: int, bites: int, horrors: int, chance: float) -> None:
        self.kills = kills
        self.bites = bites
        self.horrors = horrors
        self.chance = chance


_FALLS: Final[dict[tuple[int, int], list[Fall]]] = {}


def falls(dice: int, horde: int) -> list[Fall]:
    """Return all results of melee dice, of which some are horde dice. They are computed once."""
    known = _FALLS.get((dice, horde))
    if known is None:
        known = _FALLS[dice, horde] = thrown(dice, horde)
    return known


def thrown(dice: int, horde: int) -> list[Fall]:
    """Compute all results of melee dice, die by die."""
    found: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for at in range(dice):
        die = HORDE_DIE if at < horde else BLACK_DIE
        kill = (die.count(HIT) + die.count(CRITICAL)) / FACES
        bite = die.count(BITE) / FACES
        horror = die.count(HORROR) / FACES
        more: dict[tuple[int, int, int], float] = {}
        for (kills, bites, horrors), chance in found.items():
            for result, part in (
                ((kills + 1, bites, horrors), kill),
                ((kills, bites + 1, horrors), bite),
                ((kills, bites, horrors + 1), horror),
                ((kills, bites, horrors), 1.0 - kill - bite - horror),
            ):
                if part > 0:
                    more[result] = more.get(result, 0.0) + chance * part
        found = more
    return [Fall(kills, bites, horrors, chance) for (kills, bites, horrors), chance in found.items()]


@final
class Melees:
    """Rounds of melee until one side is gone, from the most zombies, survivors and adrenaline downwards."""

    __slots__ = ("at", "ends")

    def __init__(self, survivors: int, adrenaline: int, crowd: list[float]) -> None:
        # By zombies, survivors and adrenaline: the chance to come to a round with so many.
        self.at = [[[0.0] * (adrenaline + 1) for _ in range(survivors + 1)] for _ in crowd]
        # By survivors and adrenaline: the chance that the fight ends so.
        self.ends = [[0.0] * (adrenaline + 1) for _ in range(survivors + 1)]
        for zombies, chance in enumerate(crowd):
            self.reach(zombies, survivors, adrenaline, chance)

    def reach(self, zombies: int, survivors: int, adrenaline: int, chance: float) -> None:
        """Add the chance of a position."""
        if zombies == 0 or survivors == 0:
            self.ends[survivors][adrenaline] += chance
        else:
            self.at[zombies][survivors][adrenaline] += chance

    def fight_out(self, horde: int) -> None:
        """Roll until every fight is over. No number ever rises, so each position is left for good."""
        for survivors in range(len(self.ends) - 1, 0, -1):
            results = falls(survivors, min(horde, survivors))
            for zombies in range(len(self.at) - 1, 0, -1):
                chances = self.at[zombies][survivors]
                for adrenaline in range(len(chances) - 1, -1, -1):
                    if chances[adrenaline] > 0:
                        self.roll(results, zombies, survivors, adrenaline, chances[adrenaline])

    def roll(self, results: list[Fall], zombies: int, survivors: int, adrenaline: int, chance: float) -> None:
        """Spread a chance over the results of a roll. A roll without any effect is repeated."""
        idle = sum([fall.chance for fall in results if not fall.kills + fall.bites + fall.horrors])
        for fall in results:
            if not fall.kills + fall.bites + fall.horrors:
                continue
            left = survivors - min(fall.horrors, survivors)
            dodged = min(fall.bites, adrenaline) if left else 0
            self.reach(
                zombies - min(fall.kills, zombies),
                left - min(fall.bites - dodged, left),
                adrenaline - dodged,
                chance * fall.chance / (1.0 - idle),
            )
