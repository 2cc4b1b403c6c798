"""Refusals that several chapters share."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import BUS, COMPANION, LONGGUN, MAP, MOLOTOV, TOKENS, TOXIC, WOUND
from deadroad.games.hit_z_road.group import DRIVING
from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.kernel.question import Refusal

# By token: the clause and the reason why it can't be used at a question that is not about it.
_IDLE: Final[dict[int, tuple[str, str]]] = {
    BUS: ("HZR-71", "bus-idle"),
    MAP: ("HZR-79", "map-idle"),
    LONGGUN: ("HZR-76", "token-waits"),
    COMPANION: ("HZR-77", "token-waits"),
    TOXIC: ("HZR-75", "token-harms"),
    WOUND: ("HZR-75", "token-harms"),
    MOLOTOV: ("HZR-78", "molotov-waits"),
}


def held_tokens(state: PartyState, seat: int, but: int = -1) -> list[int]:
    """Return the `use` option of each token that the seat holds, except the one the question is about."""
    tokens = state.group(seat).tokens
    return [USE + token for token in range(len(TOKENS)) if tokens[token] and token != but]


def token_refusal(state: PartyState, seat: int, token: int) -> Refusal:
    """Return why a token can't be used at a question that is not about it."""
    clause, reason = _IDLE[token]
    executor = state.group(seat).executor
    if token == BUS and executor >= 0:
        reason = "executor-ready"
    elif token == BUS and executor == DRIVING:
        reason = "executor-driving"
    return Refusal(USE + token, state.idle_clause(token, clause), reason, {"token": token})


def no_resource(option: int, clause: str, kind: int) -> Refusal:
    """Return the refusal of something that takes a resource the seat does not have."""
    return Refusal(option, clause, "no-resource", {"resource": kind})
