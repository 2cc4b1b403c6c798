"""A server of its own for tests: a process that can be stopped, killed and started again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
# Tests do in seconds what people do in hours.
GENEROUS = {
    **dict.fromkeys(
        ("requests", "messages", "chat", "guests", "names", "logins", "tables", "imports", "mails"), 10**6
    ),
    "sockets": 10_000,
    "open_tables": 10**6,
}
RUN = """
import json, os, sys, msgspec
from deadroad.games import GAMES, game
from deadroad.server.config import Config
from deadroad.server.serving import serve_config
GAMES["lanterns"] = "tests.toy.lanterns"

def run():
    config = msgspec.convert(json.loads(sys.argv[1]), Config)
    sys.exit(serve_config(config, lambda address: print(os.getpid(), address, flush=True)))

if __name__ == "__main__" and sys.argv[2] == "once":
    run()
elif __name__ == "__main__":
    # Everything is loaded once; each line asks for a server, which can be killed and asked for again.
    for name in GAMES:
        game(name)
    for line in sys.stdin:
        sys.argv[1] = line
        if os.fork() == 0:
            run()
        os.wait()
"""


class Node:
    """One server process. Its log is kept to be looked at."""

    def __init__(self, folder: Path, *, warm: bool = False, **settings: Any) -> None:
        self.warm = warm  # for many restarts: a process that has loaded everything forks the servers
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        limits = {**GENEROUS, **settings.pop("limits", {})}
        self.settings = {"port": 0, "data": str(folder), "workers": 1, "window_tick": 0, "limits": limits}
        self.settings |= settings
        self.process: subprocess.Popen[str] | None = None
        self.pid = 0
        self.url = ""
        self.log = folder / "log.jsonl"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def start(self) -> str:
        """Start and return the address; the port stays the same from then on."""
        if self.process is None:
            self._run()
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if self.warm:
            self.process.stdin.write(json.dumps(self.settings) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline().strip()
        assert line, self.log.read_text(encoding="utf-8")
        pid, self.url = line.split(" ")
        self.pid = int(pid)
        self.settings["port"] = int(self.url.rstrip("/").rsplit(":", 1)[1])
        return self.url

    def _run(self) -> None:
        script = self.folder / "run.py"
        script.write_text(RUN, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        words = [str(script), json.dumps(self.settings), "warm" if self.warm else "once"]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=env,
            )

    def stop(self) -> int:
        """Ask it to stop and wait until it has; return its exit status."""
        assert self.process is not None
        self.process.terminate()
        status = self.process.wait(60)
        self._close()
        return status

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.pid = 0
        if self.process is not None and not self.warm:
            self.process.wait(60)
            self._close()

    def end(self) -> None:
        """Kill it, and what would start it again."""
        self.kill()
        if self.process is not None:
            self.process.kill()
            self.process.wait(60)
            self._close()

    def _close(self) -> None:
        assert self.process is not None
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process = None
        self.pid = 0

    def lines(self) -> list[dict[str, Any]]:
        """The log so far, without what Python says of a process that was killed."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]
