"""What ./deadroad and ./check share: the environment, steps with progress, and locks between runs.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import locks
import stamp

ROOT = stamp.ROOT
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
LOCKS = ROOT / "requirements"
RUNNING: set[subprocess.Popen[bytes]] = set()  # programs of ours that have not ended, in any thread


class Failed(Exception):
    """A step did not work out; the message is one line, the output that explains it has been shown."""


class Busy(Exception):
    """Another run of our commands is at it."""


def environment(python_path: Path | None = None) -> dict[str, str]:
    """The variables for a program of ours: the caller's, with nothing that would bend Python or pip."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    kept.pop("VIRTUAL_ENV", None)
    kept["PATH"] = os.pathsep.join([str(SCRIPTS), kept.get("PATH", os.defpath)])
    kept["PIP_DISABLE_PIP_VERSION_CHECK"] = kept["PIP_NO_INPUT"] = "1"
    if python_path:
        kept["PYTHONPATH"] = str(python_path)
    return kept


def say(line: str) -> None:
    """One line of progress."""
    print(line, file=sys.stderr, flush=True)


def call(command: Sequence[str | Path], env: dict[str, str] | None = None, *, show: bool = False) -> int:
    """Run a program from the root and give its exit status; its output is shown at once, or only if it fails.

    While a silent program works, a terminal shows the seconds. An interrupt ends the program too.
    """
    with tempfile.TemporaryFile() as output, contextlib.ExitStack() as ending:
        sys.stdout.flush()
        with _signals_wait():
            child = subprocess.Popen(
                [str(word) for word in command],
                cwd=ROOT,
                env=env or environment(),
                stdin=subprocess.DEVNULL,
                stdout=None if show else output,
                stderr=None if show else subprocess.STDOUT,
            )
            RUNNING.add(child)
            ending.callback(_end, child)
        try:
            alone_here = threading.active_count() == 1
            status = _wait(child, ticking=alone_here and not show and sys.stderr.isatty())
        except KeyboardInterrupt:
            # A terminal interrupts the program together with us: leave it a while to close by itself.
            with contextlib.suppress(KeyboardInterrupt, subprocess.TimeoutExpired):
                child.wait(timeout=5)
            raise
        if status and not show:
            output.seek(0)
            sys.stderr.write(output.read().decode(errors="replace"))
            sys.stderr.flush()
        return status


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    """Hold back what would end us until the block is done: no program is started and then forgotten."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals arrive in the main thread alone, which ends all programs
        return
    held: list[int] = []
    before = {
        number: signal.signal(number, lambda caught, _: held.append(caught))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for caught in held:
            signal.raise_signal(caught)


def _end(child: subprocess.Popen[bytes]) -> None:
    RUNNING.discard(child)
    if child.poll() is None:
        child.terminate()
        child.wait()


def _wait(child: subprocess.Popen[bytes], *, ticking: bool) -> int:
    if not ticking:
        return child.wait()
    began = time.monotonic()
    while True:
        try:
            return child.wait(timeout=1)
        except subprocess.TimeoutExpired:
            sys.stderr.write(f"\r  {time.monotonic() - began:3.0f} s\r")
            sys.stderr.flush()


def step(title: str, command: Sequence[str | Path], *, about: int | None = None) -> None:
    """Run a program as a step of the set-up: a line before, the time after, Failed if it fails.

    `about` is how many seconds it takes on two cores, for the person who waits.
    """
    say(f"{title} ..." if about is None else f"{title} (about {about} s) ...")
    began = time.monotonic()
    if call(command):
        raise Failed(f"{title}: failed")
    say(f"{title}: {time.monotonic() - began:.1f} s")


@contextlib.contextmanager
def alone(name: str, *, shared: bool = False, wait: bool = True) -> Iterator[None]:
    """Keep other runs of our commands away from a folder; `shared` lets in others that only read it.

    Without `wait`, Busy is raised where another run is at work.
    """
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{name}.lock").open("a") as file:
        if not locks.take(file, shared=shared, wait=False):
            if not wait:
                raise Busy(name)
            say(f"waiting for another run that uses {name} ...")
            locks.take(file, shared=shared, wait=True)
        yield


def set_up(*parts: str, about: int | None = None) -> None:
    """Make .venv if it is not there or not usable, and install what the named locks ask for, by hash."""
    files = [LOCKS / f"{name}.txt" for name in parts]
    wanted = "\n".join(hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    done = VENV / f"installed-{'-'.join(parts)}"
    with alone("venv"):
        if not _usable():
            _make_venv()
        if done.exists() and done.read_text(encoding="utf-8") == wanted:
            return
        requirements = [word for file in files for word in ("-r", str(file))]
        step(
            f"installing {' and '.join(f'requirements/{file.name}' for file in files)} into .venv",
            [PYTHON, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", *requirements],
            about=about,
        )
        # mypy remembers what it could not find, also when it has come since.
        shutil.rmtree(ROOT / "build" / "mypy", ignore_errors=True)
        done.write_text(wanted, encoding="utf-8")


def _usable() -> bool:
    question = "import sys, pip; print(sys.version_info[:2])"
    try:
        answer = subprocess.run([PYTHON, "-c", question], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.stdout.strip() == str(sys.version_info[:2])


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        import ensurepip  # noqa: F401 - some systems ship Python without it
        import venv  # noqa: F401
    except ImportError as error:
        raise Failed(
            f"this Python has no {error.name}: install your system's python3-venv package"
        ) from error
    step("making .venv", [sys.executable, "-m", "venv", VENV], about=5)


def finish(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a command's main and leave with the right exit status, whatever ends it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        status = main(sys.argv[1:])
    except Failed as error:
        say(str(error))
        status = 1
    except KeyboardInterrupt:
        say("\nstopped")
        status = 128 + signal.SIGINT
    finally:
        for child in list(RUNNING):
            _end(child)
    sys.exit(status)
