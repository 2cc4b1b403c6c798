"""A server process for tests, which can be stopped, killed and started again."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

ROOT = Path(__file__).parents[2]
# Tests do in seconds what people do in hours.
GENEROUS = {
    **dict.fromkeys(
        ("requests", "messages", "chat", "hints", "guests", "names", "logins", "tables", "imports", "mails"),
        10**6,
    ),
    **dict.fromkeys(("address_messages", "address_chat"), 10**6),
    **dict.fromkeys(("looks", "records", "account_logins", "letters"), 10**6),
    **dict.fromkeys(("syncs", "address_syncs", "loads", "reaches", "address_reaches", "exports"), 10**6),
    **dict.fromkeys(("hooks", "address_hooks", "frames", "stops", "votes"), 10**6),
    **dict.fromkeys(("address_bytes", "record_bytes"), 10**12),
    "sockets": 10_000,
    "address_sockets": 10_000,
    "address_spectators": 10_000,
    "open_tables": 10**6,
    "public_tables": 10**6,
}
RUN = """
import json, os, sys, msgspec
from types import SimpleNamespace
from deadroad.games import GAMES, game
from deadroad.server import new_table, bot_pool
from deadroad.server.config import Config
from deadroad.server.serving import serve_config
GAMES["lanterns"] = "tests.toy.lanterns"

def fix(luck):
    # Every table draws the same, and so does every bot.
    salt = lambda length: f"{luck:0{2 * length}x}"
    new_table.secrets = SimpleNamespace(randbits=lambda bits: luck, token_hex=salt)
    bot_pool.secrets = SimpleNamespace(randbits=lambda bits: luck)

def run(settings, out):
    luck = settings.pop("luck", None)
    if luck is not None:
        fix(luck)

    def started(address):
        os.write(out, f"{os.getpid()} {address}\\n".encode())
        if out > 2:
            os.close(out)

    sys.exit(serve_config(msgspec.convert(settings, Config), started))

def begin(settings, log):
    # Forked: everything is loaded already. What it says comes through a pipe; nothing if it fails.
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.close(reading)
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
        run(settings, writing)
    os.close(writing)
    with os.fdopen(reading) as said:
        return said.read().strip()

if __name__ == "__main__" and len(sys.argv) > 1:
    run(json.loads(sys.argv[1]), 1)
elif __name__ == "__main__":
    for name in GAMES:
        game(name).words("en")
    for line in sys.stdin:
        asked = json.loads(line)
        if "end" in asked:
            print(os.waitstatus_to_exitcode(os.waitpid(asked["end"], 0)[1]), flush=True)
        else:
            print(begin(asked["settings"], asked["log"]), flush=True)
"""


def program(folder: Path, *words: str, log: IO[str] | None = None) -> subprocess.Popen[str]:
    """Start the program above, from a folder where it can be found again by the processes of bots."""
    script = folder / "run.py"
    script.write_text(RUN, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, str(script), *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log, text=True, env=env)


class Nursery:
    """A process that has loaded everything, and forks servers that are there at once."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="deadroad-nursery-")
        self.process = program(Path(self.folder.name))
        self.asking = threading.Lock()
        atexit.register(self.close)

    def ask(self, **question: object) -> str:
        """Return the answer to a question."""
        with self.asking:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline().strip()

    def close(self) -> None:
        """End it; servers that still run are not its own to end."""
        self.process.kill()
        self.process.communicate()
        self.folder.cleanup()


@cache
def nursery() -> Nursery:
    """The one nursery of these tests."""
    return Nursery()


class Node:
    """One server process. Its log is kept to be looked at.

    With `warm` it is forked from the nursery; without, it starts from nothing, as people start it. With
    `luck` all its tables draw the same, and bots that don't think by the clock answer the same.
    """

    def __init__(self, folder: Path, *, warm: bool = True, luck: int | None = None, **settings: Any) -> None:
        self.warm = warm
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        limits = {**GENEROUS, **settings.pop("limits", {})}
        plain = {"port": 0, "data": str(folder), "workers": 1, "window_tick": 0, "limits": limits}
        self.settings: dict[str, Any] = plain | settings
        if luck is not None:
            self.settings["luck"] = luck
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
        self.kill()

    def start(self) -> str:
        """Start and return the address; the port stays the same from then on."""
        self.log.touch()
        if self.warm:
            line = nursery().ask(settings=self.settings, log=str(self.log))
        else:
            with self.log.open("a", encoding="utf-8") as log:
                self.process = program(self.folder, json.dumps(self.settings), log=log)
            assert self.process.stdout is not None
            line = self.process.stdout.readline().strip()
        assert line, self.log.read_text(encoding="utf-8")
        pid, self.url = line.split(" ")
        self.pid = int(pid)
        self.settings["port"] = int(self.url.rstrip("/").rsplit(":", 1)[1])
        return self.url

    def stop(self) -> int:
        """Ask it to stop and wait until it has; return its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.pid:
            self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self.pid, how)
        if self.process is None:
            status = int(nursery().ask(end=self.pid))
        else:
            status = self.process.wait(60)
            self.process.communicate()
            self.process = None
        self.pid = 0
        return status

    def lines(self) -> list[dict[str, Any]]:
        """Return the log so far, without Python's messages about a killed process."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]
