"""The end: penalties, super-bonuses, ranking (RDM-80 to RDM-85)."""

from __future__ import annotations

from deadroad.games.road_master.cards import (
    BONUS_CUBES,
    BONUS_PENALTY,
    BONUS_POINTS,
    COLOUR,
    KINDS,
    PENALTY,
    QUANTITY,
)
from deadroad.games.road_master.events import BONUS_FILLED, BONUS_MISSED, PENALTY_PAID, STOOD_STILL
from deadroad.games.road_master.state import Haulier, RoadState
from deadroad.kernel.outcome import Outcome, ranked


def finish(state: RoadState) -> None:
    """Score penalties and super-bonuses, and reveal them."""
    public = state.public
    if not public.triggered:
        state.tell(STOOD_STILL, public.idle)
    for seat, haulier in enumerate(public.hauliers):
        for at, contract in enumerate(haulier.contracts):
            if haulier.laid[at] < QUANTITY[contract]:
                haulier.penalties += PENALTY[contract]
                state.tell(PENALTY_PAID, seat, contract, PENALTY[contract])
        haulier.shown = state.secrets[seat].kept
        filled = best_filled(laid_cubes(haulier), haulier.shown)
        for bonus in haulier.shown:
            if bonus in filled:
                haulier.bonus_points += BONUS_POINTS[bonus]
                state.tell(BONUS_FILLED, seat, bonus, BONUS_POINTS[bonus])
            else:
                haulier.bonus_points -= BONUS_PENALTY[bonus]
                state.tell(BONUS_MISSED, seat, bonus, BONUS_PENALTY[bonus])
    state.reveal()


def laid_cubes(haulier: Haulier) -> list[int]:
    """Return the cubes of each colour on a seat's contracts, filled or not (RDM-82)."""
    cubes = [0] * KINDS
    for at, contract in enumerate(haulier.contracts):
        cubes[COLOUR[contract]] += haulier.laid[at]
    return cubes


def best_filled(cubes: list[int], bonuses: list[int]) -> list[int]:
    """Return the most valuable set of super-bonuses that these cubes can fill together (RDM-82).

    A filled one is worth its points plus its saved penalty. All sets are tried except those that can't beat
    the best one so far.
    """
    return _best(cubes, bonuses, 0, [], [])


def worth(bonuses: list[int]) -> int:
    """Return the value of filling these super-bonuses compared with missing them."""
    total = 0
    for bonus in bonuses:
        total += BONUS_POINTS[bonus] + BONUS_PENALTY[bonus]
    return total


def _best(cubes: list[int], bonuses: list[int], at: int, filled: list[int], best: list[int]) -> list[int]:
    if at == len(bonuses):
        return filled if worth(filled) > worth(best) else best
    if worth(filled) + worth(bonuses[at:]) <= worth(best):
        return best
    needed = BONUS_CUBES[bonuses[at]]
    if all(cubes[colour] >= needed[colour] for colour in range(KINDS)):
        left = [cubes[colour] - needed[colour] for colour in range(KINDS)]
        best = _best(left, bonuses, at + 1, [*filled, bonuses[at]], best)
    return _best(cubes, bonuses, at + 1, filled, best)


def total(haulier: Haulier) -> int:
    """Return a seat's final score."""
    return haulier.score - haulier.penalties + haulier.bonus_points


def outcome(state: RoadState) -> Outcome | None:
    """Return the ranking: score, then contracts filled, then the best of them, then shared (RDM-84)."""
    if state.seat >= 0:
        return None
    hauliers = state.public.hauliers
    keys: list[tuple[int, ...]] = [(total(one), one.filled, one.best) for one in hauliers]
    ranking = ranked(keys)
    scores = [
        {"contracts": one.score, "penalties": -one.penalties, "bonuses": one.bonus_points} for one in hauliers
    ]
    if not state.public.triggered:
        return Outcome(ranking, ranking[0], scores, "idle", "RDM-85")
    return Outcome(ranking, ranking[0], scores, _why(keys, ranking), "RDM-84")


def _why(keys: list[tuple[int, ...]], ranking: list[list[int]]) -> str:
    if len(ranking[0]) > 1:
        return "shared"
    first = keys[ranking[0][0]]
    second = keys[ranking[1][0]]
    if first[0] > second[0]:
        return "score"
    return "filled" if first[1] > second[1] else "best"
