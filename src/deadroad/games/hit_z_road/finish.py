"""The end: elimination, epilogues, victory (HZR-60 to HZR-64) and the solo score (HZR-83 to HZR-86)."""

from __future__ import annotations

from deadroad.games.hit_z_road.cards import CARDS, EPILOGUES, MAP, RATINGS
from deadroad.games.hit_z_road.events import (
    ENDED,
    ENDED_DEAD,
    ENDED_LAST_GROUP,
    ENDED_NOBODY,
    ENDED_SOLO,
    EPILOGUE,
    RATED,
)
from deadroad.games.hit_z_road.state import Public, RoadState
from deadroad.kernel.event import Told
from deadroad.kernel.outcome import Outcome, ranked


def finish(state: RoadState) -> None:
    """Tell the events of the final scoring."""
    left = state.public.order
    state.tell(_ended(state.seats, len(left)), state.public.round)
    if state.seats == 1 and left:
        points = sum(solo_score(state).values())
        state.tell(RATED, 0, points, rank(points))
    elif len(left) > 1:
        ids = list(EPILOGUES)
        for seat, epilogue in epilogues(state):
            state.tell(EPILOGUE, seat, ids.index(epilogue))


def _ended(seats: int, left: int) -> Told:
    """Return the event of the end with the clause that applies."""
    if seats == 1:
        return ENDED_SOLO if left else ENDED_DEAD
    if left > 1:
        return ENDED
    return ENDED_LAST_GROUP if left else ENDED_NOBODY


def outcome(state: RoadState) -> Outcome | None:
    """Return the outcome of the trip."""
    if state.seat >= 0:
        return None
    if state.seats == 1:
        return solo_outcome(state)
    left = state.public.order
    scores = [{} if seat not in left else experience(state.public, seat) for seat in range(state.seats)]
    if not left:
        return Outcome([list(range(state.seats))], [], scores, "nobody", "HZR-61")
    if len(left) == 1:
        others = [seat for seat in range(state.seats) if seat != left[0]]
        return Outcome([left, others], list(left), scores, "last-group", "HZR-60")
    for seat, epilogue in epilogues(state):
        scores[seat][epilogue] = EPILOGUES[epilogue]
    return by_experience(state, scores)


def experience(public: Public, seat: int) -> dict[str, int]:
    """Return the experience on a seat's cards and maps (HZR-62, HZR-79)."""
    group = public.groups[seat]
    found = {"cards": sum([CARDS[card].xp for card in group.won])}
    if group.maps_worth and group.tokens[MAP]:
        found["maps"] = group.maps_worth * group.tokens[MAP]
    return found


def epilogues(state: RoadState) -> list[tuple[int, str]]:
    """Return the seat of each epilogue card; on a tie nobody gets it (HZR-63)."""
    left = state.public.order
    found: list[tuple[int, str]] = []
    for epilogue in EPILOGUES:
        counts = [amount(state, seat, epilogue) for seat in left]
        if counts.count(max(counts)) == 1:
            found.append((left[counts.index(max(counts))], epilogue))
    return found


def amount(state: RoadState, seat: int, what: str) -> int:
    """Return what an epilogue card counts."""
    group = state.public.groups[seat]
    if what == "survivors":
        return group.survivors
    if what == "ammo":
        return group.ammo
    return group.fuel if what == "fuel" else group.adrenaline


def by_experience(state: RoadState, scores: list[dict[str, int]]) -> Outcome:
    """Rank by experience, then survivors; further ties are shared (HZR-64). Eliminated seats come last."""
    left = state.public.order
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        if seat in left:
            keys.append((1, sum(scores[seat].values()), state.public.groups[seat].survivors))
        else:
            keys.append((0, 0, 0))
    ranking = ranked(keys)
    winners = ranking[0]
    if len(winners) > 1:
        why = "shared"
    elif [key[1] for key in keys].count(keys[winners[0]][1]) > 1:
        why = "survivors"
    else:
        why = "experience"
    return Outcome(ranking, list(winners), scores, why, "HZR-64")


def solo_outcome(state: RoadState) -> Outcome:
    """Return the outcome of a solo game. An eliminated player loses without a score (HZR-83 to HZR-86)."""
    if not state.public.order:
        return Outcome([[0]], [], [{}], "died", "HZR-85")
    return Outcome([[0]], [0], [solo_score(state)], "solo", "HZR-83")


def solo_score(state: RoadState) -> dict[str, int]:
    """Return the solo score: the experience, and a point for each complete set (HZR-83)."""
    group = state.public.groups[0]
    score = experience(state.public, 0)
    score["sets"] = min(group.survivors, group.fuel, group.ammo, group.adrenaline)
    return score


def rank(points: int) -> int:
    """Return the solo rank of a score, 0 to 5 (HZR-84)."""
    found = 0
    for at, least in enumerate(RATINGS):
        if points >= least:
            found = at
    return found
