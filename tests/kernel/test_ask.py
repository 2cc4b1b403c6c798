"""The frame that asks one question, and options and refusals made from verdicts."""

from __future__ import annotations

from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.frames.ask import Ask
from deadroad.kernel.question import Refusal


class Coin(Ask[State]):
    """Heads or tails; the edge is refused."""

    __slots__ = ("taken",)

    def __init__(self) -> None:
        super().__init__()
        self.taken = -1

    def tries(self, state: State) -> tuple[int, ...]:
        return (0, 1, 2)

    def verdict(self, state: State, option: int) -> Refusal | None:
        return Refusal(option, "LAN-1", "edge") if option == 2 else None

    def seat(self, state: State) -> int:
        return 1

    def take(self, state: State, option: int) -> None:
        self.taken = option

    def clone(self) -> Coin:
        twin = Coin()
        twin.taken = self.taken
        twin.copy_ask(self)
        return twin


def test_options_and_refusals_come_from_the_verdicts() -> None:
    state, coin = State(2, Pcg32(1)), Coin()
    assert coin.options(state) == (0, 1)
    assert [(refusal.option, refusal.reason) for refusal in coin.refused(state)] == [(2, "edge")]


def test_an_answer_ends_the_question() -> None:
    state, coin = State(2, Pcg32(1)), Coin()
    state.stack = [coin]
    state.settle()
    assert (state.seat, state.asked) == (1, (0, 1))
    twin = coin.clone()
    state.answer(1)
    assert (coin.taken, state.seat, state.stack) == (1, -1, [])
    assert (twin.settled, coin.clone().settled) == (False, True)
