"""The base of loading and unloading: a seat moves cubes until it is done (RDM-41)."""

from __future__ import annotations

from deadroad.games.road_master.options import DONE
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.frame import Frame
from deadroad.kernel.question import Refusal


class CubeWork(Frame[RoadState]):
    """One action of moving cubes; `done` ends it once at least one was moved."""

    __slots__ = ("finished", "moved", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.moved = False
        self.finished = False

    def copy_work(self, other: CubeWork) -> None:
        """Copy the progress of the work. `clone` calls it."""
        self.moved = other.moved
        self.finished = other.finished

    def seat(self, state: RoadState) -> int:
        return self.who

    def why_not_done(self) -> Refusal | None:
        """Return why the work can't end yet."""
        return None if self.moved else Refusal(DONE, "RDM-41", "move-one")
