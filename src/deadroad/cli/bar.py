"""The progress of a long command: a bar on a terminal, otherwise a line on stderr now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

EVERY: Final = 30.0  # seconds between two lines
STEP: Final = 200  # items of `over` between two updates

Item = TypeVar("Item")


class Bar(Progress):
    """A bar with a description, a count and the time left."""

    def __init__(self, console: Console, *, transient: bool = False) -> None:
        columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
        super().__init__(*columns, TimeRemainingColumn(), console=console, transient=transient)
        self.due = time.monotonic() + EVERY

    def stop(self) -> None:
        """End the bar. One that goes away leaves no empty line in a file."""
        if self.live.transient and not self.console.is_terminal:
            self.live.stop()
        else:
            super().stop()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        """Add to what is done."""
        super().advance(task_id, advance)
        self._tell(task_id)

    def update(self, task_id: TaskID, **changes: Any) -> None:  # noqa: ANN401 - those of Progress
        """Set what is done."""
        super().update(task_id, **changes)
        self._tell(task_id)

    def over(self, items: Iterable[Item], description: str, total: int) -> Iterator[Item]:
        """Yield the items and count them."""
        task = self.add_task(description, total=total)
        for done, item in enumerate(items, 1):
            yield item
            if done % STEP == 0 or done == total:
                self.update(task, completed=done)

    def _tell(self, task_id: TaskID) -> None:
        if self.console.is_terminal or time.monotonic() < self.due:
            return
        self.due = time.monotonic() + EVERY
        task = next(task for task in self.tasks if task.id == task_id)
        of = f" of {task.total:,.0f}" if task.total else ""
        left = task.time_remaining
        rest = f", {timedelta(seconds=round(left))} left" if left else ""
        print(f"{task.description}: {task.completed:,.0f}{of}{rest}", file=sys.stderr, flush=True)
