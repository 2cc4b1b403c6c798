"""What the event cards do: one small function for each printed effect (ZOM-46).

items.py handles items and kept cards. The fight handles Adrenaline Rush on a combat roll.
"""

from __future__ import annotations

from typing import Any

from deadroad.games.zombies.butter_fingers import Fumble
from deadroad.games.zombies.cards import AMOUNTS, EFFECTS, ROLLS, Effect
from deadroad.games.zombies.events import LIVES_GAINED, MOVEMENT_DOUBLED, SENT_HOME
from deadroad.games.zombies.not_dead import Doubt
from deadroad.games.zombies.pawn import MOST_LIVES, lose_life
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.scatter import Relocate, Scatter, from_supply
from deadroad.games.zombies.state import (
    AFRAID,
    FEEDING,
    NEXT_TURN,
    NOWHERE,
    PARALYSED,
    SHUT_OUT,
    Zombies,
)
from deadroad.games.zombies.tiles import HOLDS, INSIDES
from deadroad.games.zombies.town import HOME
from deadroad.games.zombies.walk import Drag
from deadroad.kernel.frame import Frame
from deadroad.kernel.sharing import changed


def resolve(state: Zombies, seat: int, card: int) -> Frame[Any] | None:
    """Carry out a card without a target, or return the frame that asks further questions."""
    match EFFECTS[card]:
        case Effect.RUSH:
            return rush(state, seat)
        case Effect.FEED:
            return stand_next(state, seat, FEEDING)
        case Effect.CRAMP:
            return cramp(state, seat)
        case Effect.UNTIE:
            return untie(state)
        case Effect.REST:
            return rest(state, seat, AMOUNTS[card])
        case Effect.DRIVE:
            return drive(state, AMOUNTS[card])
        case Effect.RELOCATE:
            return Relocate(seat, AMOUNTS[card])
        case Effect.SWARM:
            return Scatter(seat, from_supply(state, AMOUNTS[card]), False, NOWHERE)
        case Effect.SUMMON:
            return Scatter(seat, from_supply(state, AMOUNTS[card]), True, NOWHERE)
        case _:
            raise AssertionError(f"card {card} has a target")


def resolve_on(state: Zombies, seat: int, card: int, target: int) -> Frame[Any] | None:
    """Carry out a card on the opponent or in the building that it is aimed at."""
    match EFFECTS[card]:
        case Effect.MISDIRECT:
            return misdirect(state, seat, target)
        case Effect.FUMBLE:
            return Fumble(seat, target, AMOUNTS[card])
        case Effect.SHUT_OUT:
            return stand_next(state, target, SHUT_OUT)
        case Effect.FRIGHTEN:
            return stand_next(state, target, AFRAID)
        case Effect.PARALYSE:
            return stand_next(state, target, PARALYSED)
        case Effect.DOUBT:
            return Doubt(target, ROLLS[card], AMOUNTS[card])
        case Effect.DRAG:
            return Drag(target, seat, AMOUNTS[card])
        case Effect.FILL_BUILDING:
            return fill_building(state, seat, target)
        case Effect.DOUBLE_BUILDING:
            return double_building(state, seat, target)
        case _:
            raise AssertionError(f"card {card} has no target")


def rush(state: Zombies, seat: int) -> Frame[Any] | None:
    """Double the total movement. Steps already made count (ZOM-56)."""
    turn = turn_of(state)
    turn.left += turn.rolled
    turn.rolled *= 2
    state.tell(MOVEMENT_DOUBLED, seat, turn.left)
    return None


def stand_next(state: Zombies, seat: int, effect: int) -> Frame[Any] | None:
    """Set an effect for a seat's next turn (ZOM-58)."""
    public = state.public
    public.standing = changed(public.standing, seat, public.standing[seat] | effect << NEXT_TURN)
    return None


def cramp(state: Zombies, seat: int) -> Frame[Any] | None:
    """Take over the active player's movement (ZOM-57)."""
    turn_of(state).pilot = seat
    return None


def untie(state: Zombies) -> Frame[Any] | None:
    """Halve the active player's next movement roll (ZOM-56)."""
    public = state.public
    public.shoes = changed(public.shoes, public.active, 1)
    return None


def rest(state: Zombies, seat: int, amount: int) -> Frame[Any] | None:
    """Gain lives instead of the movement roll."""
    public = state.public
    gained = min(amount, MOST_LIVES - public.lives[seat])
    public.lives = changed(public.lives, seat, public.lives[seat] + gained)
    turn_of(state).ride = 0
    state.tell(LIVES_GAINED, seat, gained)
    return None


def drive(state: Zombies, spaces: int) -> Frame[Any] | None:
    """Move a number of spaces instead of the movement roll."""
    turn_of(state).ride = spaces
    return None


def misdirect(state: Zombies, seat: int, target: int) -> Frame[Any] | None:
    """Send an opponent to the town square. The price is paid last, because it may kill (ZOM-37, ZOM-55)."""
    public = state.public
    public.spaces = changed(public.spaces, target, HOME)
    state.tell(SENT_HOME, target)
    lose_life(state, seat)
    return None


def fill_building(state: Zombies, seat: int, tile: int) -> Frame[Any] | None:
    """Put a zombie on each inside space without one, also on pawns (ZOM-64, ZOM-68)."""
    town = state.public.town
    free = INSIDES[town.shapes[tile]] & ~town.zombies[tile]
    return Scatter(seat, from_supply(state, HOLDS[free]), False, tile)


def double_building(state: Zombies, seat: int, tile: int) -> Frame[Any] | None:
    """Double the zombies in a building, as far as it has room (ZOM-68)."""
    town = state.public.town
    inside = INSIDES[town.shapes[tile]]
    there = HOLDS[town.zombies[tile] & inside]
    room = HOLDS[inside & ~town.zombies[tile]]
    return Scatter(seat, from_supply(state, min(there, room)), False, tile)
