"""Victory and the final ranking (ZOM-2, ZOM-26, ZOM-73)."""

from __future__ import annotations

from deadroad.games.zombies.events import LIMIT_REACHED, TURNS_OVER, WON_HELIPAD, WON_ZOMBIES
from deadroad.games.zombies.state import FEEDING, NOBODY, Ending, Public, Zombies
from deadroad.games.zombies.tiles import CENTRE
from deadroad.kernel.outcome import Outcome, ranked


def maybe_win_by_zombies(state: Zombies, seat: int) -> None:
    """End the game if this seat has collected enough (ZOM-2)."""
    public = state.public
    if public.zombies[seat] >= public.goal and public.ending is Ending.NONE:
        state.tell(WON_ZOMBIES, seat, public.zombies[seat])
        _end(state, seat, Ending.ZOMBIES)


def maybe_win_on_helipad(state: Zombies, seat: int) -> None:
    """End the game if this seat stands on the helipad's centre with nothing there to fight (ZOM-26)."""
    public = state.public
    if public.ending is Ending.NONE and wins_at_once(public, public.spaces[seat]):
        state.tell(WON_HELIPAD, seat)
        _end(state, seat, Ending.HELIPAD)


def wins_at_once(public: Public, space: int) -> bool:
    """Return whether standing on a space wins: the helipad's centre, with nothing there to fight (ZOM-26)."""
    helipad = public.town.helipad
    if helipad < 0 or space != helipad * 9 + CENTRE:
        return False
    return not public.town.zombie_at(space) or public.anyone(FEEDING)


def end_at_limit(state: Zombies) -> None:
    """End the game at the limit of rounds or, in a solo game, of turns (ZOM-1, ZOM-73)."""
    if state.seats == 1:
        state.tell(TURNS_OVER, state.public.turn)
        _end(state, NOBODY, Ending.OUT_OF_TURNS)
    else:
        state.tell(LIMIT_REACHED, state.public.round)
        _end(state, NOBODY, Ending.LIMIT)


def _end(state: Zombies, winner: int, ending: Ending) -> None:
    state.public.winner = winner
    state.public.ending = ending
    state.end()


def outcome(state: Zombies) -> Outcome | None:
    """Return the outcome; None while the game runs."""
    public = state.public
    if public.ending is Ending.NONE:
        return None
    keys: list[tuple[int, ...]] = [
        (1 if seat == public.winner else 0, public.zombies[seat], public.lives[seat])
        for seat in range(state.seats)
    ]
    ranking = ranked(keys)
    scores = [{"zombies": public.zombies[seat]} for seat in range(state.seats)]
    winners = ranking[0]
    if state.seats == 1:
        scores = [{"turns": public.turn}]
        winners = [] if public.ending is Ending.OUT_OF_TURNS else [0]
    return Outcome(ranking, winners, scores, _why(public.ending), _clause(public.ending))


def _why(ending: Ending) -> str:
    match ending:
        case Ending.HELIPAD:
            return "helipad"
        case Ending.ZOMBIES:
            return "zombies"
        case Ending.OUT_OF_TURNS:
            return "turns"
        case _:
            return "limit"


def _clause(ending: Ending) -> str:
    match ending:
        case Ending.HELIPAD | Ending.ZOMBIES:
            return "ZOM-2"
        case Ending.OUT_OF_TURNS:
            return "ZOM-1"
        case _:
            return "ZOM-73"
