"""The value of places for a player: helipad, tokens, zombies and buildings. Estimates for bots."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombies.cards import HOMES
from deadroad.games.zombies.odds import LIVES
from deadroad.games.zombies.state import FEEDING, Public, Zombies
from deadroad.games.zombies.tiles import CELLS_IN, CENTRE, INSIDES, NEAR, WAYS_OUT, kind_of

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
_STEPS: Final[list[float]] = [DECAY**_step for _step in range(FARTHEST + 1)]
_FLIGHTS: Final[list[float]] = [FLIGHT_DECAY**_step for _step in range(FARTHEST + 1)]


def costs(public: Public, start: int, zombie: int, reach: int = FARTHEST, goal: int = -1) -> list[int]:
    """Return the cost from a space to each other space; FARTHEST + 1 if it is too far.

    With a goal, the search ends when its cost is known.
    """
    town = public.town
    found = [FARTHEST + 1] * (len(town.shapes) * 9)
    found[start] = 0
    # The spaces to go on from, by cost. No step costs more than `zombie` + 1, so a few rings are enough.
    width = zombie + 2
    rings: list[list[int]] = [[] for _ in range(width)]
    rings[0].append(start)
    waiting = 1
    for cost in range(reach):
        if waiting == 0 or (goal >= 0 and found[goal] <= cost):
            break
        ring = rings[cost % width]
        rings[cost % width] = []
        waiting -= len(ring)
        for here in ring:
            if found[here] != cost:
                continue
            tile = here // 9
            shape = town.shapes[tile] * 9 + here % 9
            zombies = town.zombies[tile]
            for cell in CELLS_IN[NEAR[shape]]:
                price = cost + 1 + (zombie if zombies >> cell & 1 else 0)
                there = tile * 9 + cell
                if price < found[there]:
                    found[there] = price
                    rings[price % width].append(there)
                    waiting += 1
            side = WAYS_OUT[shape]
            if side >= 0 and town.beside[tile * 4 + side] >= 0:
                there = town.across(here, side)
                price = cost + 1 + (zombie if town.zombie_at(there) else 0)
                if price < found[there]:
                    found[there] = price
                    rings[price % width].append(there)
                    waiting += 1
    return found


@final
class Places:
    """The value of places in one position. Each is computed once."""

    __slots__ = ("costs", "menaces", "pulls", "reach", "state")

    def __init__(self, state: Zombies, reach: int) -> None:
        self.state = state
        self.reach = reach  # how far is looked at
        self.pulls: dict[int, float] = {}
        self.costs: dict[int, list[int]] = {}
        self.menaces: dict[int, float] = {}

    def pull(self, seat: int, space: int) -> float:
        """Return how good a place is for a seat."""
        key = space * self.state.seats + seat
        if key not in self.pulls:
            self.pulls[key] = pull(self.state, seat, space, self.reach)
        return self.pulls[key]

    def free_costs(self, start: int) -> list[int]:
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
        away = cost[town.helipad * 9 + CENTRE]
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


def _near(decay: list[float], cost: int) -> float:
    return decay[cost] if cost <= FARTHEST else 0.0


def _homes(state: Zombies, seat: int) -> list[int]:
    """Return the kinds of building where an item in hand could be played."""
    return [HOMES[card] for card in state.secrets[seat].hand if HOMES[card] >= 0]


def steps_to_helipad(public: Public, space: int, zombie: int) -> int:
    """Return the cost of the way to the helicopter; FARTHEST + 1 without a helipad."""
    if public.town.helipad < 0:
        return FARTHEST + 1
    goal = public.town.helipad * 9 + CENTRE
    return costs(public, space, zombie, goal=goal)[goal]


def threat(state: Zombies, seat: int) -> float:
    """Return how near a seat is to winning, from 0 to about 10."""
    public = state.public
    away = steps_to_helipad(public, public.spaces[seat], ZOMBIE_COST)
    near = 10.0 * _near(_FLIGHTS, away)
    return near + 8.0 * public.zombies[seat] / public.goal
