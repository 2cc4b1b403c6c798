"""A server of its own for tests: a process that can be stopped, killed and started again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
# Tests do in seconds what people do in hours.
GENEROUS = {
    **dict.fromkeys(
        ("requests", "messages", "chat", "guests", "logins", "tables", "imports", "mails"), 10**6
    ),
    "sockets": 10_000,
    "open_tables": 10**6,
}
RUN = """
import json, sys, msgspec
from deadroad.games import GAMES
from deadroad.server.config import Config
from deadroad.server.serving import serve_config
GAMES["lanterns"] = "tests.toy.lanterns"
if __name__ == "__main__":
    config = msgspec.convert(json.loads(sys.argv[1]), Config)
    sys.exit(serve_config(config, lambda address: print(address, flush=True)))
"""


class Node:
    """One server process. Its log is kept to be looked at."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        limits = {**GENEROUS, **settings.pop("limits", {})}
        self.settings = {"port": 0, "data": str(folder), "workers": 1, "window_tick": 0, "limits": limits}
        self.settings |= settings
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.log = folder / "log.jsonl"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> str:
        """Start and return the address; the port stays the same from then on."""
        script = self.folder / "run.py"
        script.write_text(RUN, encoding="utf-8")
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script), json.dumps(self.settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=env,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.log.read_text(encoding="utf-8")
        self.settings["port"] = int(self.url.rstrip("/").rsplit(":", 1)[1])
        return self.url

    def stop(self) -> int:
        """Ask it to stop and wait until it has; return its exit status."""
        assert self.process is not None
        self.process.terminate()
        status = self.process.wait(60)
        self._close()
        return status

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(60)
            self._close()

    def _close(self) -> None:
        assert self.process is not None
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def lines(self) -> list[dict[str, Any]]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]


def scratch() -> Path:
    """A folder for one node."""
    return Path(tempfile.mkdtemp(prefix="deadroad-"))
