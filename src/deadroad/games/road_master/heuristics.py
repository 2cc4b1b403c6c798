"""What looks good: guesses for bots."""

from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics


class Dispatcher(Heuristics):
    """Plans."""

    def __init__(self) -> None:
        super().__init__(("score",))

    def terms(self, state: State, seat: int) -> list[float]:
        return [0.0]
