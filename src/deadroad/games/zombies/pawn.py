"""A player on the map: lives, zombies collected, tokens picked up, death (ZOM-33, ZOM-52, ZOM-70)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.cards import ITEMS
from deadroad.games.zombies.combat import leave_fight
from deadroad.games.zombies.events import DIED, LIFE_LEFT, LIFE_LOST, PICKED_BULLET, PICKED_LIFE
from deadroad.games.zombies.finish import maybe_win_by_zombies
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.state import UNLIMITED, Zombies
from deadroad.games.zombies.town import HOME
from deadroad.kernel.sharing import changed

MOST_LIVES: Final = 5  # ZOM-70


def collect(state: Zombies, seat: int, amount: int) -> None:
    """Add zombies to a collection; enough of them win at once."""
    public = state.public
    public.zombies = changed(public.zombies, seat, public.zombies[seat] + amount)
    maybe_win_by_zombies(state, seat)


def give_up(state: Zombies, seat: int, amount: int) -> None:
    """Take zombies out of a collection, back to the supply (ZOM-64)."""
    public = state.public
    public.zombies = changed(public.zombies, seat, public.zombies[seat] - amount)
    if public.supply != UNLIMITED:
        public.supply += amount


def gain_bullets(state: Zombies, seat: int, amount: int) -> None:
    """Add bullets, without limit."""
    public = state.public
    public.bullets = changed(public.bullets, seat, public.bullets[seat] + amount)


def spend_bullets(state: Zombies, seat: int, amount: int) -> None:
    """Take bullets away."""
    public = state.public
    public.bullets = changed(public.bullets, seat, public.bullets[seat] - amount)


def discard_item(state: Zombies, seat: int, item: int) -> None:
    """Move an item from play to the discards."""
    public = state.public
    public.items = changed(public.items, seat, public.items[seat] & ~(1 << item))
    public.discards = changed(public.discards, item, public.discards[item] + 1)


def lose_life(state: Zombies, seat: int) -> None:
    """Remove a life. A player without lives dies."""
    public = state.public
    left = public.lives[seat] - 1
    public.lives = changed(public.lives, seat, left)
    state.tell(LIFE_LOST, seat, left)
    if left == 0:
        die(state, seat)


def die(state: Zombies, seat: int) -> None:
    """Send a player to the town square without weapons and half of the zombies, rounded up (ZOM-33)."""
    public = state.public
    lost = (public.zombies[seat] + 1) // 2
    give_up(state, seat, lost)
    for item in range(ITEMS):
        if public.holds(seat, item):
            discard_item(state, seat, item)
    public.shotguns = changed(public.shotguns, seat, 0)
    public.spaces = changed(public.spaces, seat, HOME)
    public.down = changed(public.down, seat, 1)
    leave_fight(state.stack, seat)
    turn = turn_of(state)
    turn.disarm(seat)
    if seat == turn.player:
        turn.moving = False
    state.tell(DIED, seat, lost, public.zombies[seat])


def pick_up(state: Zombies, seat: int) -> None:
    """Take the token on the pawn's space unless a zombie is there. A sixth life stays (ZOM-52, ZOM-70)."""
    public = state.public
    town = public.town
    space = public.spaces[seat]
    tile = space // 9
    bit = 1 << space % 9
    if (town.lives[tile] | town.bullets[tile]) & bit == 0 or town.zombies[tile] & bit:
        return
    if town.bullets[tile] & bit:
        town.bullets = changed(town.bullets, tile, town.bullets[tile] & ~bit)
        gain_bullets(state, seat, 1)
        state.tell(PICKED_BULLET, seat, public.bullets[seat])
    elif public.lives[seat] < MOST_LIVES:
        town.lives = changed(town.lives, tile, town.lives[tile] & ~bit)
        public.lives = changed(public.lives, seat, public.lives[seat] + 1)
        state.tell(PICKED_LIFE, seat, public.lives[seat])
    else:
        state.tell(LIFE_LEFT, seat, space)
