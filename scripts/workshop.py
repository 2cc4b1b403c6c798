"""Shared by ./deadroad and ./check: the environment, steps with progress, and locks between runs.

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
from types import FrameType
from typing import NoReturn

import locks
import stamp
from progress import PROGRESS, say

ROOT = stamp.ROOT
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / "python"
LOCKS = ROOT / "requirements"
RUNNING: set[subprocess.Popen[bytes]] = set()  # our running programs, in all threads
STARTING = threading.Lock()  # held while a program is started
STOPPED = threading.Event()  # set when this command ends: no thread may start a program any more
PATIENCE = 5  # seconds that a program has to end after a signal


class Failed(Exception):
    """A step failed. The message is one line; the output has been shown."""


class Busy(Exception):
    """Another run of our commands holds the lock."""


def environment(python_path: Path | None = None) -> dict[str, str]:
    """Return the caller's environment variables without those that would change Python or pip."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name == "PYTHONUTF8" or not name.startswith("PYTHON")
    }
    kept.pop("VIRTUAL_ENV", None)
    kept["PATH"] = os.pathsep.join([str(SCRIPTS), kept.get("PATH", os.defpath)])
    kept["PIP_DISABLE_PIP_VERSION_CHECK"] = kept["PIP_NO_INPUT"] = "1"
    if python_path:
        kept["PYTHONPATH"] = str(python_path)
    return kept


def call(
    command: Sequence[str | Path],
    env: dict[str, str] | None = None,
    *,
    show: bool = False,
    title: str | None = None,
) -> int:
    """Run a program in the root folder and return its exit status.

    Its output is shown at once, or only if it fails. While a silent program works, a terminal shows the
    seconds. An interrupt ends the program too, with everything that it has started.
    """
    words = [str(word) for word in command]
    with tempfile.TemporaryFile() as output, contextlib.ExitStack() as ending:
        sys.stdout.flush()
        with _signals_wait(), STARTING:
            if STOPPED.is_set():
                raise Failed("stopped")
            child = subprocess.Popen(
                words,
                cwd=ROOT,
                env=env or environment(),
                stdin=subprocess.DEVNULL,
                stdout=None if show else output,
                stderr=None if show else subprocess.STDOUT,
                process_group=None if os.name == "nt" else 0,
            )
            RUNNING.add(child)
            ending.callback(_end, child, signal.SIGTERM)
        try:
            with PROGRESS.working(title or Path(words[0]).name, silent=not show):
                status = child.wait()
        except KeyboardInterrupt:
            _end(child, signal.SIGINT)
            raise
        if status and not show and not STOPPED.is_set():
            output.seek(0)
            sys.stderr.write(output.read().decode(errors="replace"))
            sys.stderr.flush()
        return status


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    """Delay signals until the block is done, so that every started program is recorded."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals arrive only in the main thread, which ends all programs
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


def _end(child: subprocess.Popen[bytes], number: int) -> None:
    """End a program and everything that it has started: with a signal, or by force if that does not help."""
    RUNNING.discard(child)
    if child.poll() is not None:
        return
    for signal_number in (number, signal.SIGTERM, None):
        _tell(child, signal_number)
        with contextlib.suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
            child.wait(timeout=PATIENCE)
            _tell(child, signal.SIGTERM)  # the rest of its group: a shell's helpers may ignore Ctrl-C
            return


def _tell(child: subprocess.Popen[bytes], number: int | None) -> None:
    """Send a signal to a program and everything that it has started; without a number, kill them."""
    if sys.platform == "win32":
        child.terminate()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, number or signal.SIGKILL)


def step(title: str, command: Sequence[str | Path], *, about: int | None = None) -> None:
    """Run a program as a step of the set-up: a line before, the time after, Failed if it fails.

    `about` is how many seconds it takes on two cores, for the person who waits.
    """
    say(f"{title} ..." if about is None else f"{title} (about {about} s) ...")
    began = time.monotonic()
    if call(command, title=title):
        raise Failed(f"{title}: failed")
    say(f"{title}: {time.monotonic() - began:.1f} s")


@contextlib.contextmanager
def alone(name: str, *, shared: bool = False, wait: bool = True) -> Iterator[None]:
    """Lock a folder against other runs of our commands; `shared` allows others that only read it.

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
    """Make .venv if it is missing or unusable, and install the packages of the named lock files, by hash."""
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
    # A .venv without any mark was broken off, even if pip can be imported.
    if not any(VENV.glob("installed-*")):
        return False
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
    (VENV / "installed-pip").touch()


def finish(main: Callable[[list[str]], int]) -> NoReturn:
    """Run the main function of a command and exit with the right status."""
    signal.signal(signal.SIGTERM, _leave)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, _leave)
    try:
        status = main(sys.argv[1:])
    except Failed as error:
        say(str(error))
        status = 1
    except KeyboardInterrupt:
        say("\nstopped")
        status = 128 + signal.SIGINT
    finally:
        with STARTING:
            STOPPED.set()
        for child in list(RUNNING):
            _end(child, signal.SIGTERM)
    sys.exit(status)


def _leave(number: int, _: FrameType | None) -> NoReturn:
    sys.exit(128 + number)
