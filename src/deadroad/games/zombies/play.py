"""Playing an event card: an item stays in play, others are carried out and discarded (ZOM-41 to ZOM-46)."""

from __future__ import annotations

from typing import Any, final

from deadroad.games.zombies.bars import Bar, refusal
from deadroad.games.zombies.cards import AIMS, EFFECTS, ITEMS, ROLLS, SHOTGUN, Aim, Effect
from deadroad.games.zombies.effects import resolve, resolve_on
from deadroad.games.zombies.events import AIMED, AIMED_BUILDING, ITEM_LAID
from deadroad.games.zombies.hand import (
    playable,
    spend_card,
    take_from_hand,
    why_not_building,
    why_not_target,
)
from deadroad.games.zombies.items import usable, use
from deadroad.games.zombies.options import PLAY, TARGET, TILE, USE
from deadroad.games.zombies.refusals import is_act, no_interruption, own_acts
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombies.tiles import kind_of
from deadroad.kernel.frame import Frame
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed


def add_acts(state: Zombies, seat: int, scene: int, found: list[int]) -> None:
    """Add the cards a seat can play and the items it can use at a question (ZOM-47)."""
    playable(state, seat, scene, found)
    usable(state, seat, scene, found)


def act(state: Zombies, seat: int, option: int) -> None:
    """Play a card or use an item."""
    if option >= USE:
        use(state, seat, option - USE)
    else:
        state.maybe_call(play(state, seat, option - PLAY))


def play(state: Zombies, seat: int, card: int) -> Frame[Any] | None:
    """Play a card from the hand. Return the frame that asks further questions, if any."""
    if card < ITEMS:
        lay_item(state, seat, card)
        return None
    spend_card(state, seat, card)
    if is_aimed(card):
        return Target(seat, card)
    return resolve(state, seat, card)


def is_aimed(card: int) -> bool:
    """Return whether the player chooses the target of a card; some cards always hit the active player."""
    if EFFECTS[card] is Effect.CRAMP or EFFECTS[card] is Effect.UNTIE:
        return False
    return AIMS[card] is Aim.OPPONENT or AIMS[card] is Aim.BUILDING


def lay_item(state: Zombies, seat: int, item: int) -> None:
    """Put an item into play face up. It counts as the one event of the round."""
    public = state.public
    state.tell(ITEM_LAID, seat, item)
    take_from_hand(state, seat, item)
    public.played = changed(public.played, seat, 1)
    public.items = changed(public.items, seat, public.items[seat] | 1 << item)
    if item == SHOTGUN:
        public.shotguns = changed(public.shotguns, seat, ROLLS[item])


@final
class Target(Ask[Zombies]):
    """Choosing the player or the building that a card is aimed at."""

    __slots__ = ("card", "chooser")

    def __init__(self, chooser: int, card: int) -> None:
        super().__init__()
        self.chooser = chooser
        self.card = card

    def clone(self) -> Target:
        twin = Target(self.chooser, self.card)
        twin.copy_ask(self)
        return twin

    def seat(self, state: Zombies) -> int:
        return self.chooser

    def tries(self, state: Zombies) -> tuple[int, ...]:
        own = own_acts(state, self.chooser)
        if AIMS[self.card] is Aim.OPPONENT:
            return (*range(TARGET, TARGET + state.seats), *own)
        return (*range(TILE, TILE + len(state.public.town.shapes)), *own)

    def options(self, state: Zombies) -> tuple[int, ...]:
        # As the verdicts say, without giving reasons: this is listed very often.
        found: list[int] = []
        if AIMS[self.card] is Aim.OPPONENT:
            for other in range(state.seats):
                if why_not_target(state, self.chooser, self.card, other) is Bar.NONE:
                    found.append(TARGET + other)
            return tuple(found)
        for tile in range(len(state.public.town.shapes)):
            if why_not_building(state, self.card, tile) is Bar.NONE:
                found.append(TILE + tile)
        return tuple(found)

    def verdict(self, state: Zombies, option: int) -> Refusal | None:
        if is_act(option):
            return no_interruption(option)
        if option < TILE:
            other = option - TARGET
            bar = why_not_target(state, self.chooser, self.card, other)
            return None if bar is Bar.NONE else refusal(option, bar, {"seat": other, "card": self.card})
        tile = option - TILE
        bar = why_not_building(state, self.card, tile)
        return None if bar is Bar.NONE else refusal(option, bar, {"number": tile, "card": self.card})

    def take(self, state: Zombies, option: int) -> None:
        if option < TILE:
            target = option - TARGET
            state.tell(AIMED, self.card, target)
        else:
            target = option - TILE
            state.tell(AIMED_BUILDING, self.card, target, kind_of(state.public.town.shapes[target]))
        state.maybe_call(resolve_on(state, self.chooser, self.card, target))

    def prompt(self, state: Zombies) -> Prompt:
        kind = "target" if AIMS[self.card] is Aim.OPPONENT else "building"
        return Prompt(kind, "ZOM-46", {"card": self.card})
