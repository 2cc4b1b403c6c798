"""Combat cards (ZTB-20, ZTB-21)."""

from __future__ import annotations

from typing import Any

from deadroad.games.zombietown import events
from deadroad.games.zombietown.components import COMBAT_CARDS, Ability, Result
from deadroad.games.zombietown.group import gun_at, has_ability, is_shot, put_gun
from deadroad.games.zombietown.options import ARM
from deadroad.games.zombietown.state import Town
from deadroad.kernel.sharing import changed


def strike(state: Town, seat: int, arm: int, house: int) -> Result:
    """Strike with an arm. A shot spends a bullet; the best of the turned cards counts.

    Guards are those of `house`.
    """
    if not is_shot(arm):
        return _turned(state, seat, arm, 1)
    public = state.public
    gun = gun_at(public, seat, arm, house)
    assert gun is not None  # only loaded guns are offered
    put_gun(public, seat, arm, house, gun.fired())
    result = _turned(state, seat, arm, gun.draws())
    if (
        result is Result.MISS
        and seat == public.active
        and not public.redrawn
        and has_ability(public, seat, Ability.MARKSMAN)
    ):
        public.redrawn = True
        result = _turned(state, seat, arm, gun.draws())
    return result


def _turned(state: Town, seat: int, arm: int, cards: int) -> Result:
    first = _next_card(state)
    shot = is_shot(arm)
    result = _read(first, shot)
    if cards == 1:
        state.tell(events.TURNED, seat, arm, items=(first,))
        return result
    second = _next_card(state)
    state.tell(events.TURNED, seat, arm, items=(first, second))
    # Only shots turn two cards. A shot kills or misses.
    return Result.KILL if _read(second, shot) is Result.KILL else result


def _read(card: int, shot: bool) -> Result:
    return COMBAT_CARDS[card].shot if shot else COMBAT_CARDS[card].hands


def arm_rows() -> list[dict[str, Any]]:
    """Return for each arm the column of a combat card that it reads."""
    return [{"id": name, "reads": "shot" if is_shot(arm) else "hands"} for arm, name in enumerate(ARM.values)]


def _next_card(state: Town) -> int:
    public = state.public
    hidden = state.hidden
    if not hidden.combat:
        hidden.combat = state.chance.shuffled(all_combat_cards())
        public.combat_spent = [0] * len(COMBAT_CARDS)
    card = hidden.combat[-1]
    hidden.combat = hidden.combat[:-1]
    public.combat_spent = changed(public.combat_spent, card, public.combat_spent[card] + 1)
    state.reveal()
    return card


def all_combat_cards() -> list[int]:
    """Return the whole combat deck, sorted."""
    cards: list[int] = []
    for card in range(len(COMBAT_CARDS)):
        cards += [card] * COMBAT_CARDS[card].copies
    return cards
