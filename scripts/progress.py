"""Progress on the terminal: lines that stay, and one line of seconds for the programs that are at work.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import threading
import time
from collections.abc import Iterator


class Progress:
    """What programs are at work in all threads. A terminal shows the seconds of all that are silent."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.at_work: dict[object, tuple[str, float]] = {}  # by program: its title, and when it began
        self.speaking = 0  # how many programs write to the terminal themselves
        self.drawn = 0  # the length of the line that will be overwritten
        self.ticker: threading.Thread | None = None

    def say(self, line: str) -> None:
        """Print a line of progress."""
        with self.lock:
            self.wipe()
            print(line, file=sys.stderr, flush=True)

    @contextlib.contextmanager
    def working(self, title: str, *, silent: bool) -> Iterator[None]:
        """Count the seconds of a program during the block. No line is drawn while one speaks itself."""
        program = object()
        with self.lock:
            self.speaking += not silent
            self.wipe()
            if silent:
                self.at_work[program] = (title, time.monotonic())
        if self.ticker is None and sys.stderr.isatty():
            self.ticker = threading.Thread(target=self._tick, daemon=True)
            self.ticker.start()
        try:
            yield
        finally:
            with self.lock:
                self.speaking -= not silent
                self.at_work.pop(program, None)
                self.wipe()

    def line(self) -> str:
        """Return the line of seconds; empty if there is nothing to show."""
        now = time.monotonic()
        with self.lock:
            programs = [] if self.speaking else [*self.at_work.values()]
        return ", ".join(f"{title} {now - began:.0f} s" for title, began in programs)

    def draw(self) -> None:
        """Draw the line of seconds over the last one."""
        with self.lock:
            text = self.line()[: shutil.get_terminal_size().columns - 3]
            if text:
                sys.stderr.write(f"\r  {text.ljust(self.drawn)}\r")
                sys.stderr.flush()
                self.drawn = len(text)

    def wipe(self) -> None:
        """Remove the line of seconds, so that another line can stand in its place."""
        if self.drawn:
            sys.stderr.write(f"\r{' ' * (self.drawn + 2)}\r")
            sys.stderr.flush()
            self.drawn = 0

    def _tick(self) -> None:
        while True:
            time.sleep(1)
            self.draw()


PROGRESS = Progress()
say = PROGRESS.say
