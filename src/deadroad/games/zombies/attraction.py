"""Where it is good to be: the pull of helipad, tokens, prey and shops on a player. Guesses for bots."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.cards import HOMES
from deadroad.games.zombies.odds import LIVES
from deadroad.games.zombies.state import FEEDING, Public, Zombies
from deadroad.games.zombies.tiles import CELLS_IN, CENTRE, INSIDES, NEAR, WAYS_OUT, kind_of

HELICOPTER: Final = 30.0
FLIGHT_DECAY: Final = 0.94  # a step's price on the way to the helipad
DECAY: Final = 0.72
FARTHEST: Final = 48  # costs above this are not looked at
AROUND: Final = 12  # nor, but for the helipad, above this: what lies farther hardly pulls
GLANCE: Final = 6  # nor, in haste, above this
ZOMBIE_COST: Final = 2  # what a zombie in the way adds to a step, in steps
SHOP: Final = 1.2
BULLET_LURE: Final = 0.9
PREY: Final = 0.55
_STEPS: Final[list[float]] = [DECAY**_step for _step in range(FARTHEST + 1)]
_FLIGHTS: Final[list[float]] = [FLIGHT_DECAY**_step for _step in range(FARTHEST + 1)]


def costs(public: Public, start: int, zombie: int, reach: int = FARTHEST) -> list[int]:
    """Return what it costs to get from a space to each other one; FARTHEST + 1 where it is too far."""
    town = public.town
    found = [FARTHEST + 1] * (len(town.shapes) * 9)
    found[start] = 0
    rings: list[list[int]] = [[] for _ in range(reach + zombie + 2)]
    rings[0].append(start)
    for cost in range(reach):
        for here in rings[cost]:
            if found[here] != cost:
                continue
            tile = here // 9
            shape = town.shapes[tile] * 9 + here % 9
            for cell in CELLS_IN[NEAR[shape]]:
                price = cost + 1 + (zombie if town.zombies[tile] >> cell & 1 else 0)
                there = tile * 9 + cell
                if price < found[there]:
                    found[there] = price
                    rings[price].append(there)
            side = WAYS_OUT[shape]
            if side >= 0 and town.beside[tile * 4 + side] >= 0:
                there = town.across(here, side)
                price = cost + 1 + (zombie if town.zombie_at(there) else 0)
                if price < found[there]:
                    found[there] = price
                    rings[price].append(there)
    return found


def pull(state: Zombies, seat: int, start: int, reach: int = AROUND) -> float:
    """Return how good a place is for a seat: what can be reached from it, the nearer the better.

    In haste (`GLANCE`) the way to a helipad out of reach is the crow's.
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
    """Return the kinds of building where an item in hand could be laid."""
    return [HOMES[card] for card in state.secrets[seat].hand if HOMES[card] >= 0]


def steps_to_helipad(public: Public, space: int, zombie: int) -> int:
    """Return what the way to the helicopter costs; FARTHEST + 1 without a helipad."""
    if public.town.helipad < 0:
        return FARTHEST + 1
    return costs(public, space, zombie)[public.town.helipad * 9 + CENTRE]


def threat(state: Zombies, seat: int) -> float:
    """Return how near a seat is to winning, from 0 to about 10."""
    public = state.public
    away = steps_to_helipad(public, public.spaces[seat], ZOMBIE_COST)
    near = 10.0 * _near(_FLIGHTS, away)
    return near + 8.0 * public.zombies[seat] / public.goal
