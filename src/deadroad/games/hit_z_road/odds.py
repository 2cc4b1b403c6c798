"""The exact odds of the next roll of a fight, over all results of the dice (HZR-36 to HZR-47)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import BITE, BLACK_DIE, CRITICAL, HIT, HORDE_DIE, HORROR, Effect
from deadroad.games.hit_z_road.fight import DICE_PER_AMMO, Fight, Round
from deadroad.games.hit_z_road.group import Group

FACES: Final = 6
MOST_SHOTS: Final = 20  # no odds are computed for more ammo
THOUSAND: Final = 1000
HUNDRED: Final = 100


@final
class Odds:
    """The effect of one roll without adrenaline. Chances are in thousandths."""

    __slots__ = ("bite", "horror", "kills", "mean")

    def __init__(self, kills: list[int], mean: int, bite: int, horror: int) -> None:
        self.kills = kills  # the chance of each number of zombies killed, from 0 on
        self.mean = mean  # expected kills, in hundredths
        self.bite = bite  # the chance of at least one bite
        self.horror = horror  # the chance of at least one horrible death


@final
class FightOdds:
    """The odds of the next round of melee, and of shooting with each amount of ammo from 0 on."""

    __slots__ = ("melee", "shots")

    def __init__(self, melee: Odds, shots: list[Odds]) -> None:
        self.melee = melee
        self.shots = shots  # empty if the group can't shoot any more


def fight_odds(fight: Fight, group: Group, survivors: int) -> FightOdds | None:
    """Return the odds of a fight in progress; None if one side is gone."""
    if group.zombies == 0 or survivors == 0:
        return None
    horde = min(fight.horde, survivors)
    melee = Throw(group.zombies, adds=False, dice=0)
    for die in [HORDE_DIE] * horde + [BLACK_DIE] * (survivors - horde):
        melee.add(die)
    calm: int = (FACES - HORDE_DIE.count(HORROR)) ** horde * FACES ** (survivors - horde)
    return FightOdds(melee.odds(melee.total - calm), _shots(fight, group))


def _shots(fight: Fight, group: Group) -> list[Odds]:
    """Return the odds of each amount of ammo. A bite has no effect unless it adds a zombie (HZR-36)."""
    if not fight.terms.shooting or fight.round.value > Round.SHOOTING.value:
        return []
    most = min(group.ammo, MOST_SHOTS)
    throw = Throw(group.zombies, fight.forbids(Effect.RANGED_BITE_ADDS), DICE_PER_AMMO * most)
    found = [throw.odds(0)]
    for _ in range(most):
        for _ in range(DICE_PER_AMMO):
            throw.add(BLACK_DIE)
        found.append(throw.odds(0))
    if not throw.adds:
        for odds in found:
            odds.bite = 0
    return found


@final
class Throw:
    """The number of ways in which dice give a number of kills (row) and of bites (column)."""

    __slots__ = ("adds", "total", "ways", "zombies")

    def __init__(self, zombies: int, adds: bool, dice: int) -> None:
        self.zombies = zombies
        self.adds = adds  # whether every bite adds a zombie before kills are counted (HZR-77)
        self.total = 1
        # Surplus kills are lost (HZR-49). Unless bites bring zombies, it only matters whether there is one.
        rows, columns = (dice, dice) if adds else (zombies, 1)
        self.ways = [[0] * (columns + 1) for _ in range(rows + 1)]
        self.ways[0][0] = 1

    def add(self, die: tuple[int, ...]) -> None:
        """Add a die."""
        kills = die.count(HIT) + die.count(CRITICAL)
        bites = die.count(BITE)
        last_row = len(self.ways) - 1
        last_column = len(self.ways[0]) - 1
        ways = [[0] * (last_column + 1) for _ in self.ways]
        for row, counts in enumerate(self.ways):
            for column, count in enumerate(counts):
                if count:
                    ways[min(row + 1, last_row)][column] += count * kills
                    ways[row][min(column + 1, last_column)] += count * bites
                    ways[row][column] += count * (FACES - kills - bites)
        self.ways = ways
        self.total *= FACES

    def odds(self, horrors: int) -> Odds:
        """Return the odds over all ways; `horrors` are those with a horrible death."""
        kills = [0] * len(self.ways)
        bitten = 0
        for row, counts in enumerate(self.ways):
            for column, count in enumerate(counts):
                kills[min(row, self.zombies + column) if self.adds else row] += count
                if column:
                    bitten += count
        mean = sum([number * count for number, count in enumerate(kills)])
        while kills[-1] == 0:
            kills.pop()
        return Odds(
            [_part(count, self.total, THOUSAND) for count in kills],
            _part(mean, self.total, HUNDRED),
            _part(bitten, self.total, THOUSAND),
            _part(horrors, self.total, THOUSAND),
        )


def _part(count: int, total: int, scale: int) -> int:
    """Return a part of a whole on a scale, rounded to the nearest."""
    return (2 * scale * count + total) // (2 * total)
