"""The value of a fight before it is fought, for bots. One collected zombie is worth 1."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.items import fight_bonus
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.state import Zombies

WIN: Final = 100.0
ZOMBIE: Final = 1.0
# The value of each number of lives. The last life matters most; the maximum is five.
LIVES: Final[tuple[float, ...]] = (0.0, 2.2, 3.8, 5.0, 5.9, 6.6)
BULLET: Final = 0.55
SPARE_BULLET: Final = 0.3  # each beyond the third
LAST_ROUNDS: Final = 6
START_AGAIN: Final = 1.5  # the cost of returning to the square, besides the place itself


def health(lives: int, bullets: int) -> float:
    """Return what lives and bullets are worth."""
    plenty = max(0, bullets - 3)
    return LIVES[lives] + (bullets - plenty) * BULLET + plenty * SPARE_BULLET


def death(state: Zombies, seat: int) -> float:
    """Return the value after a death, to compare with `health` (ZOM-33, ZOM-34)."""
    public = state.public
    lost = (public.zombies[seat] + 1) // 2 * ZOMBIE
    if public.round_limit - public.round < LAST_ROUNDS:
        lost *= 3.0  # no time is left to collect more, and the number decides (ZOM-73)
    items = 0.8 * public.items[seat].bit_count()
    return health(3, 3) - START_AGAIN - lost - items


def prize(state: Zombies, seat: int) -> float:
    """Return what the next zombie is worth: more as the goal comes near."""
    public = state.public
    missing = public.goal - public.zombies[seat]
    return WIN if missing <= 1 else ZOMBIE + 1.0 / missing


def fight_value(state: Zombies, seat: int, space: int, here: float, home: float) -> float:
    """Return the value of a fight on a space. `here` and `home` are the values of the place afterwards."""
    public = state.public
    bonus = fight_bonus(public, turn_of(state), seat, space)
    won = prize(state, seat) + here
    lost = death(state, seat) + home
    return _value(public.lives[seat], public.bullets[seat], bonus, won, lost)


def _value(lives: int, bullets: int, bonus: int, won: float, lost: float) -> float:
    """Return the value before a roll.

    It is computed for one life first, then for two and so on: after a lost life, the fight has the value that
    was computed for one life fewer.
    """
    found = lost
    for left in range(1, lives + 1):
        again = found
        total = 0.0
        for die in range(1, 7):
            need = 4 - die - bonus
            if need <= 0:
                total += won + health(left, bullets)
            elif need <= bullets:
                total += max(again, won + health(left, bullets - need))
            else:
                total += again
        found = total / 6
    return found


def reroll_value(state: Zombies, seat: int, lives: int, space: int) -> float:
    """Return the value of rolling again with this many lives; 0 means death."""
    bonus = fight_bonus(state.public, turn_of(state), seat, space)
    return _value(lives, state.public.bullets[seat], bonus, prize(state, seat), death(state, seat))
