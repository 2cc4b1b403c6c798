"""The value of places for a player: helipad, tokens, zombies and buildings. Estimates for bots."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from deadroad.games.zombies.cards import HOMES
from deadroad.games.zombies.odds import LIVES
from deadroad.games.zombies.options import TILES
from deadroad.games.zombies.state import FEEDING, Public, Zombies
from deadroad.games.zombies.tiles import CELLS_IN, CENTRE, INSIDES, NEAR, WAYS_OUT, kind_of
from deadroad.games.zombies.town import ENTRIES

HELICOPTER: Final = 30.0
FLIGHT_DECAY: Final = 0.94  # a step's price on the way to the helipad
DECAY: Final = 0.72
FARTHEST: Final = 48  # higher costs are not considered
AROUND: Final = 12  # higher costs are not considered except for the helipad
GLANCE: Final = 6  # the limit in a quick estimate
ZOMBIE_COST: Final = 2  # steps that a zombie in the way adds
SHOP: Final = 1.2
BULLET_LURE: Final = 0.9
PREY: Final = 0.55
_STEPS: Final[vec[float]] = vec[float]([DECAY**_step for _step in range(FARTHEST + 1)])
_FLIGHTS: Final[vec[float]] = vec[float]([FLIGHT_DECAY**_step for _step in range(FARTHEST + 1)])


def _packed(cells: list[int]) -> int:
    return sum(cell + 1 << 4 * at for at, cell in enumerate(cells))


# By shape and cell: the cells of the same tile one step away, each plus 1, four bits each.
_BESIDE: Final[vec[i64]] = vec[i64]([_packed(CELLS_IN[_near_cells]) for _near_cells in NEAR])
_OUT: Final[vec[i64]] = vec[i64](WAYS_OUT)
_IN: Final[vec[i64]] = vec[i64](ENTRIES)
_UNKNOWN: Final[vec[i64]] = vec[i64]([FARTHEST + 1] * (TILES * 9))


def costs(public: Public, start: i64, zombie: i64, reach: i64 = FARTHEST, goal: i64 = -1) -> vec[i64]:
    """Return the cost from a space to each other space; FARTHEST + 1 if it is too far.

    `zombie` is what a zombie in the way adds, 0 or ZOMBIE_COST. With a goal, the search ends when its cost is
    known.
    """
    shapes = public.town.shapes
    zombies_on = public.town.zombies
    tiles_beside = public.town.beside
    found = _UNKNOWN[0 : len(shapes) * 9]  # a copy
    found[start] = 0
    # The spaces to go on from: at this cost, and at one, two and three more. A step costs no more than that.
    ring = append(vec[i64](), start)
    soon = vec[i64]()
    later = vec[i64]()
    last = vec[i64]()
    cost: i64 = 0
    here: i64
    while cost < reach and (goal < 0 or found[goal] > cost):
        for here in ring:
            if found[here] != cost:
                continue
            tile: i64 = here // 9
            shape: i64 = shapes[tile]
            at: i64 = shape * 9 + here % 9
            zombies: i64 = zombies_on[tile]
            near: i64 = _BESIDE[at]
            side: i64 = _OUT[at]
            while near or side >= 0:  # the steps inside the tile, then the one that leaves it
                there: i64
                held: i64
                if near:
                    cell: i64 = (near & 15) - 1
                    near >>= 4
                    there = tile * 9 + cell
                    held = zombies >> cell & 1
                else:
                    other: i64 = tiles_beside[tile * 4 + side]
                    if other < 0:
                        break
                    there = other * 9 + _IN[side]
                    held = zombies_on[other] >> _IN[side] & 1
                    side = -1
                if not held or not zombie:
                    if cost + 1 < found[there]:
                        found[there] = cost + 1
                        soon = append(soon, there)
                elif cost + 1 + ZOMBIE_COST < found[there]:
                    found[there] = cost + 1 + ZOMBIE_COST
                    last = append(last, there)
        if not (len(soon) or len(later) or len(last)):
            break
        ring = soon
        soon = later
        later = last
        last = vec[i64]()
        cost += 1
    return found


@final
class Places:
    """The value of places in one position. Each is computed once."""

    __slots__ = ("costs", "menaces", "pulls", "reach", "state", "ways")

    def __init__(self, state: Zombies, reach: int) -> None:
        self.state = state
        self.reach = reach  # how far is looked at
        self.pulls: dict[int, float] = {}
        self.costs: dict[int, vec[i64]] = {}
        self.ways: dict[int, int] = {}
        self.menaces: dict[int, float] = {}

    def pull(self, seat: int, space: int) -> float:
        """Return how good a place is for a seat."""
        key = space * self.state.seats + seat
        if key not in self.pulls:
            self.pulls[key] = pull(self.state, seat, space, self.reach)
        return self.pulls[key]

    def free_way(self, seat: int) -> int:
        """Return the cost of a pawn's way to the helicopter if no zombie holds it up."""
        if seat not in self.ways:
            public = self.state.public
            self.ways[seat] = steps_to_helipad(public, public.spaces[seat], 0)
        return self.ways[seat]

    def free_costs(self, start: int) -> vec[i64]:
        """Return the costs from a space for a pawn that no zombie holds up."""
        if start not in self.costs:
            self.costs[start] = costs(self.state.public, start, 0)
        return self.costs[start]

    def threat(self, seat: int) -> float:
        """Return how near a seat is to winning."""
        if seat not in self.menaces:
            self.menaces[seat] = threat(self.state, seat)
        return self.menaces[seat]

    def danger(self, seat: int) -> float:
        """Return how near the most dangerous opponent is to winning."""
        found = 0.0
        for other in self.state.public.opponents(seat):
            found = max(found, self.threat(other))
        return found


def pull(state: Zombies, seat: int, start: int, reach: int = AROUND) -> float:
    """Return the value of a place for a seat: what can be reached from it, weighted by distance.

    In a quick estimate (`GLANCE`), a helipad out of reach counts by its straight distance.
    """
    public = state.public
    town = public.town
    zombie = 0 if public.anyone(FEEDING) else ZOMBIE_COST
    cost = costs(public, start, zombie, reach)
    found = 0.0
    if town.helipad >= 0:
        away = int(cost[town.helipad * 9 + CENTRE])
        if away > FARTHEST and reach == GLANCE:
            away = town.crow(start, town.helipad * 9 + CENTRE)
        elif away > FARTHEST:
            away = steps_to_helipad(public, start, zombie)
        found += HELICOPTER * _near(_FLIGHTS, away)
    lives = public.lives[seat]
    life = LIVES[lives + 1] - LIVES[lives] if lives < 5 else 0.0
    prey = PREY if lives > 1 or public.bullets[seat] > 2 else 0.0
    homes = _homes(state, seat)
    for tile in range(len(town.shapes)):
        mask = town.lives[tile] | town.bullets[tile] | town.zombies[tile]
        if mask:
            for cell in CELLS_IN[mask]:
                worth = 0.0
                if town.lives[tile] >> cell & 1:
                    worth = life
                elif town.bullets[tile] >> cell & 1:
                    worth = BULLET_LURE
                if town.zombies[tile] >> cell & 1:
                    worth += prey
                found += worth * _near(_STEPS, cost[tile * 9 + cell])
        if homes and kind_of(town.shapes[tile]) in homes:
            for cell in CELLS_IN[INSIDES[town.shapes[tile]]]:
                found += 0.3 * SHOP * _near(_STEPS, cost[tile * 9 + cell])
    return found


def _near(decay: vec[float], cost: i64) -> float:
    return decay[cost] if cost <= FARTHEST else 0.0


def _homes(state: Zombies, seat: int) -> list[int]:
    """Return the kinds of building where an item in hand could be played."""
    return [HOMES[card] for card in state.secrets[seat].hand if HOMES[card] >= 0]


def steps_to_helipad(public: Public, space: int, zombie: int) -> int:
    """Return the cost of the way to the helicopter; FARTHEST + 1 without a helipad."""
    if public.town.helipad < 0:
        return FARTHEST + 1
    goal = public.town.helipad * 9 + CENTRE
    return int(costs(public, space, zombie, goal=goal)[goal])


def threat(state: Zombies, seat: int) -> float:
    """Return how near a seat is to winning, from 0 to about 10."""
    public = state.public
    away = steps_to_helipad(public, public.spaces[seat], ZOMBIE_COST)
    near = 10.0 * _near(_FLIGHTS, away)
    return near + 8.0 * public.zombies[seat] / public.goal
