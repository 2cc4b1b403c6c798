"""What the black text of a card does (HZR-75, HZR-76): one small function for each verb of the content.

Red text is a rule of the fight; see fight.py.
"""

from __future__ import annotations

from typing import Any

from deadroad.games.hit_z_road.cards import (
    ADRENALINE,
    BITE,
    BLACK_DIE,
    BUS,
    CARDS,
    COMPANION,
    CRITICAL,
    FUEL,
    HIT,
    TOXIC,
    WOUND,
    Effect,
)
from deadroad.games.hit_z_road.demands import Demand, TokenOrLives, Upkeep
from deadroad.games.hit_z_road.events import EVENT_ROLLED, EXECUTOR_BUILT, TOKEN_GONE, TOKEN_TAKEN
from deadroad.games.hit_z_road.party import Cause, Losses, PartyState
from deadroad.games.hit_z_road.payment import Debt, Payment
from deadroad.kernel.frame import Frame


def resolve(state: PartyState, seat: int, number: int) -> Frame[Any] | None:
    """Carry out the card's text, or return the frame that asks."""
    card = CARDS[number]
    match card.effect:
        case Effect.GAIN_SURVIVOR:
            return state.join(seat)
        case Effect.LOSE_SURVIVOR:
            return Losses(seat, card.amount, Cause.CARD)
        case Effect.TAKE_TOKEN:
            take_token(state, seat, card.token)
        case Effect.DISCARD_ANY:
            return Payment(seat, card.amount, Debt.CARD)
        case Effect.PAY_FUEL:
            return Demand(seat, FUEL, card.amount)
        case Effect.PAY_ADRENALINE:
            return Demand(seat, ADRENALINE, card.amount)
        case Effect.ROLL_EACH_BITE:
            return Losses(seat, count_bites(state, seat), Cause.DICE)
        case Effect.RESCUE_ROLL:
            return rescue(state, seat)
        case Effect.TOKEN_OR_LOSE:
            return TokenOrLives(seat, card.token, card.amount)
        case Effect.MAP_BONUS:
            state.value_maps(seat, card.amount)
        case Effect.EXECUTOR:
            build_executor(state, seat, number)
        case Effect.TOXIC_LOSS:
            return Losses(seat, state.group(seat).tokens[TOXIC], Cause.CARD)
        case Effect.WOUND_LOSS:
            return open_wound(state, seat, card.amount)
        case Effect.COMPANION_UPKEEP:
            return Upkeep(seat, card.amount) if state.group(seat).tokens[COMPANION] else None
        case _:
            pass
    return None


def take_token(state: PartyState, seat: int, token: int) -> None:
    """Take a special token (HZR-70)."""
    state.group(seat).add_token(token, 1)
    state.tell(TOKEN_TAKEN, seat, token)


def count_bites(state: PartyState, seat: int) -> int:
    """Roll a black die for each survivor and count the bites; nothing can prevent them (HZR-35)."""
    faces = [BLACK_DIE[state.chance.below(6)] for _ in range(state.survivors(seat))]
    state.tell(EVENT_ROLLED, seat, items=faces)
    return faces.count(BITE)


def rescue(state: PartyState, seat: int) -> Frame[Any] | None:
    """Roll one black die: neither hit nor critical costs a survivor."""
    face = BLACK_DIE[state.chance.below(6)]
    state.tell(EVENT_ROLLED, seat, items=(face,))
    return None if face in (HIT, CRITICAL) else Losses(seat, 1, Cause.CARD)


def build_executor(state: PartyState, seat: int, card: int) -> None:
    """Turn the bus, if there is one, into the EXECUTOR (HZR-71)."""
    group = state.group(seat)
    if group.tokens[BUS] and group.executor < 0:
        group.executor = card
        state.tell(EXECUTOR_BUILT, seat)


def open_wound(state: PartyState, seat: int, count: int) -> Frame[Any] | None:
    """Discard the wound token, if there is one, and lose survivors."""
    group = state.group(seat)
    if not group.tokens[WOUND]:
        return None
    group.add_token(WOUND, -1)
    state.tell(TOKEN_GONE, seat, WOUND)
    return Losses(seat, count, Cause.CARD)
