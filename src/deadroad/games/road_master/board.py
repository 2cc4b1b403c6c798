"""The board: 60 spaces, the steps between them and the rule of the lanes (RDM-50 to RDM-61, RDM-75).

Spaces are numbered right lane, left lane, section by section, then the docks; sets of spaces are the bits of
one native integer. `occupied` is the set of spaces that hold a truck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadroad.content.rows import rows
from deadroad.games.road_master.cards import FOLDER, LETTERS

REACH: Final = 4  # a forward action drives 1 to 4 spaces (RDM-50)

_SPACES: Final = rows(FOLDER, "spaces", "space")
_STEPS: Final = rows(FOLDER, "steps", "step")

SPACES: Final[list[str]] = [row.word("id") for row in _SPACES]
LANES: Final[list[str]] = [row.word("lane", choices=("R", "L")) for row in _SPACES]
PLACE: Final[list[tuple[int, int]]] = [(row.number("x"), row.number("y")) for row in _SPACES]
SEGMENT: Final[list[str]] = [row.word("segment") for row in _SPACES]
SECTION: Final[list[int]] = [row.number("section") for row in _SPACES]
_KIND: Final[list[str]] = [row.word("kind", choices=("road", "dock")) for row in _SPACES]
_LETTER: Final[list[str]] = [row.word("warehouse", "") for row in _SPACES]
# The warehouse of a dock; -1 on the road.
WAREHOUSE: Final[list[int]] = [LETTERS.index(letter) if letter else -1 for letter in _LETTER]
DOCK: Final = 48  # the first dock
DOCKS: Final[list[str]] = SPACES[DOCK:]

_NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(SPACES)}
BIT: Final[vec[i64]] = vec[i64]([1 << space for space in range(len(SPACES))])


def _bits(spaces: list[int]) -> int:
    return sum(BIT[space] for space in spaces)


def _steps(*kinds: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for row in _STEPS:
        start, to = _NUMBER[row.word("from")], _NUMBER[row.word("to")]
        if row.word("kind") in kinds:
            found.append((start, to))
    return found


# Where one step forward leads, and where one step back does: never across lanes (RDM-61).
AHEAD: Final[list[list[int]]] = [
    sorted(to for start, to in _steps("ahead", "change_lane", "enter", "leave") if start == space)
    for space in range(len(SPACES))
]
AHEAD_BITS: Final[vec[i64]] = vec[i64]([_bits(_spaces) for _spaces in AHEAD])
BEHIND: Final[list[list[int]]] = [
    sorted(start for start, to in _steps("ahead", "enter", "leave") if to == space)
    for space in range(len(SPACES))
]
BEHIND_BITS: Final[vec[i64]] = vec[i64]([_bits(_spaces) for _spaces in BEHIND])
# The spaces behind in the other lane, which a truck in reverse may not enter.
ACROSS: Final[list[list[int]]] = [
    sorted(start for start, to in _steps("change_lane") if to == space) for space in range(len(SPACES))
]
for _row in [*_SPACES, *_STEPS]:
    _row.close()

RIGHT: Final[i64] = _bits([space for space in range(DOCK) if LANES[space] == "R"])
# What a truck on the road may always enter: right lane, docks, and left spaces from which a dock is entered.
OPEN: Final[i64] = (
    RIGHT
    | _bits(list(range(DOCK, len(SPACES))))
    | _bits([start for start, _ in _steps("enter") if LANES[start] == "L"])
)


def beside(occupied: i64) -> i64:
    """Return the left spaces that have a truck beside them in the right lane."""
    return (occupied & RIGHT) << 1


def may_step(start: int, to: int, occupied: i64) -> bool:
    """Return whether a forward step to a neighbouring space follows the rule of the lanes (RDM-52)."""
    bit = BIT[to]
    if occupied & bit:
        return False
    if start >= DOCK:
        return True
    passing = beside(occupied)
    if BIT[start] & passing and bit & passing:
        return False  # between two overtaken trucks, a truck pulls back in
    return (OPEN | passing) & bit != 0


def drives(start: int, occupied: i64) -> list[int]:
    """Return the spaces that a truck can reach in one forward action, in order."""
    if not occupied & NEAR[start]:
        return FREE_DRIVES[start]
    found = reached(start, occupied)
    return [space for space in WITHIN_REACH[start] if found & BIT[space]]


def reached(start: int, occupied: i64) -> i64:
    """Return the spaces that a truck can reach in one forward action, as bits."""
    passing = beside(occupied)
    lanes = OPEN | passing
    edge = BIT[start]
    seen = occupied | edge
    near = NEAR_AHEAD[start]
    space: i64
    for _ in range(REACH):
        ring: i64 = 0
        for space in near:
            if edge >> space & 1:
                ahead = AHEAD_BITS[space]
                if space < DOCK:
                    ahead &= lanes
                    if passing >> space & 1:
                        ahead &= ~passing  # between two overtaken trucks, a truck pulls back in
                ring |= ahead
        edge = ring & ~seen
        seen |= edge
    return seen & ~occupied & ~BIT[start]


def path(start: int, target: int, occupied: i64) -> list[int]:
    """Return a shortest legal way of a forward action, both ends included; empty if there is none."""
    ways = [[start]]
    for _ in range(REACH):
        longer: list[list[int]] = []
        for way in ways:
            for to in AHEAD[way[-1]]:
                if may_step(way[-1], to, occupied):
                    if to == target:
                        return [*way, to]
                    longer.append([*way, to])
        ways = longer
    return []


def _within(start: int, steps: int) -> list[int]:
    seen = {start}
    edge = {start}
    for _ in range(steps):
        edge = {to for space in edge for to in AHEAD[space]} - seen
        seen |= edge
    return sorted(seen - {start})


WITHIN_REACH: Final[list[list[int]]] = [_within(space, REACH) for space in range(len(SPACES))]


def within_reach(start: int) -> list[int]:
    """Return every space that four steps could reach if nothing stood on the road and lanes were free."""
    return WITHIN_REACH[start]


def _near(start: int) -> i64:
    near: i64 = 0
    for space in [start, *within_reach(start)]:
        near |= BIT[space]
        if space < DOCK:
            near |= BIT[space ^ 1]
    return near & ~BIT[start]


# Where a drive can be before its last step, for `reached`.
NEAR_AHEAD: Final[list[list[int]]] = [[space, *_within(space, REACH - 1)] for space in range(len(SPACES))]
# On an empty stretch of road the spaces reached never change: they are worked out once. NEAR holds every
# space whose truck could matter: the ones within reach and their neighbours in the other lane.
FREE_DRIVES: Final[list[list[int]]] = [
    [to for to in WITHIN_REACH[space] if reached(space, 0) & BIT[to]] for space in range(len(SPACES))
]
NEAR: Final[vec[i64]] = vec[i64]([_near(space) for space in range(len(SPACES))])


def _distances(start: int) -> list[int]:
    far = [-1] * len(SPACES)
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for space in edge:
            for to in AHEAD[space]:
                if far[to] < 0 and may_step(space, to, 0):
                    far[to] = steps
                    further.append(to)
        edge = further
    return far


# Spaces to drive from one space to another on an empty road; to itself, once round.
DISTANCE: Final[list[list[int]]] = [_distances(space) for space in range(len(SPACES))]


def haul(source: int, destination: int) -> int:
    """Return the fewest spaces from a dock of one warehouse to a dock of another, on an empty road."""
    starts = [space for space in range(DOCK, len(SPACES)) if WAREHOUSE[space] == source]
    ends = [space for space in range(DOCK, len(SPACES)) if WAREHOUSE[space] == destination]
    return min([DISTANCE[start][end] for start in starts for end in ends])
