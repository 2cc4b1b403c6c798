"""Firefox, driven by WebDriver BiDi over its own socket: it needs no driver beside the browser."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
PATIENCE = 60.0  # seconds
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


def found() -> str | None:
    """The program of an installed Firefox; DEADROAD_FIREFOX names another."""
    named = os.environ.get("DEADROAD_FIREFOX")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox:
    """A browser with one page."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.open = ExitStack()
        self.line: ClientConnection | None = None
        self.page = ""
        self.number = 0
        self.complaints: list[str] = []  # what pages wrote to the console as errors, and what they threw

    def __enter__(self) -> Self:
        said = self.folder / "firefox.log"
        profile = self.folder / "profile"
        profile.mkdir()
        command = [self.program, "--headless", "--no-remote", "--profile", str(profile)]
        command += ["--remote-debugging-port=0", "about:blank"]
        environment = {**os.environ, "MOZ_DISABLE_CONTENT_SANDBOX": "1", "HOME": str(self.folder)}
        with said.open("wb") as out:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=out, env=environment, start_new_session=True
            )
        try:
            self.begin(said)
        except BaseException:
            self.end()
            raise
        return self

    def begin(self, said: Path) -> None:
        """Find the socket in the output of the browser, and open the page."""
        until = time.monotonic() + PATIENCE
        while not (heard := LISTENING.search(said.read_bytes())):
            assert self.process.poll() is None, said.read_text(encoding="utf-8", errors="replace")
            assert time.monotonic() < until, "Firefox does not listen"
            time.sleep(0.1)
        address = f"{heard[1].decode()}/session"
        line = connect(address, open_timeout=PATIENCE, max_size=None, proxy=None, compression=None)
        self.line = self.open.enter_context(line)
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def end(self) -> None:
        """Close the line and end the browser with all its processes."""
        self.open.close()
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def call(self, method: str, **params: object) -> Any:
        """Send a command and return its result."""
        assert self.line is not None
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.line.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(message["params"]["text"])
            if message.get("id") == self.number:
                assert message["type"] == "success", message
                return message["result"]

    def go(self, url: str) -> None:
        """Open a page and wait until it has loaded."""
        self.call("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def size(self, width: int, height: int) -> None:
        """Give the page a size."""
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self.page, viewport=viewport)

    def run(self, script: str) -> Any:
        """Return the result of a script as JSON, awaiting a promise."""
        expression = f"(async () => JSON.stringify(await (({script})()) ?? null))()"
        target = {"context": self.page}
        answer = self.call("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def until(self, script: str) -> Any:
        """Wait until a script returns a true value."""
        until = time.monotonic() + PATIENCE
        while not (value := self.run(script)):
            assert time.monotonic() < until, f"in vain: {script}"
            time.sleep(0.02)
        return value

    def click(self, x: float, y: float) -> None:
        """Click at a place of the page."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press}
        self.call("input.performActions", context=self.page, actions=[mouse])
