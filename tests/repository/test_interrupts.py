"""A set-up that is interrupted: nothing is left running, and the next start repeats what was not finished."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import behind
import stamp
import workshop
from progress import Progress

# Installs as pip may do it: the stamp first, the rest a little later.
PIP = """
import sys, time, stamp
from pathlib import Path
package = Path(sys.argv[1])
stamp.write(package, None, "tools", stamp.digests())
print("stamped", flush=True)
time.sleep(float(sys.argv[2]))
(package / "rest").touch()
"""

# Starts as ./deadroad does, with this pip, in a folder of its own.
START = """
import contextlib, sys
from pathlib import Path
import behind, start, workshop
folder, pip, seconds = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
behind.WHOLE = folder / "installed-deadroad"
behind.INSTALL = [sys.executable, "-c", pip, folder, seconds]
start.installed = lambda: folder
start.set_up = lambda *parts, about: None
start.alone = lambda name: contextlib.nullcontext()
workshop.environment = lambda: None
workshop.finish(lambda words: start.compile_now())
"""


def python(code: str, *words: str | Path) -> subprocess.Popen[str]:
    """Start a process that runs code with scripts/ on its path."""
    env = {**os.environ, "PYTHONPATH": str(stamp.ROOT / "scripts"), "DEADROAD_COMPILE": "try"}
    command = [sys.executable, "-c", code, *map(str, words)]
    return subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def test_an_installation_that_was_interrupted_is_repeated(tmp_path: Path) -> None:
    first = python(START, tmp_path, PIP, "60")
    wait_for(tmp_path / stamp.NAME)
    first.send_signal(signal.SIGINT)
    assert "stopped" in first.communicate()[1]
    assert first.returncode == 130
    assert not (tmp_path / "rest").exists()
    for compiles in (True, False):  # the third start finds everything
        later = python(START, tmp_path, PIP, "0")
        assert ("compiling" in later.communicate()[1]) is compiles
        assert later.returncode == 0
        assert (tmp_path / "rest").exists()


def test_an_installation_in_the_background_that_fails_leaves_no_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "installed-deadroad"
    mark.touch()
    monkeypatch.setattr(behind, "WHOLE", mark)
    monkeypatch.setattr(behind, "INSTALL", ["false"])
    with pytest.raises(workshop.Failed):
        behind.install()
    assert not mark.exists()
    monkeypatch.setattr(behind, "INSTALL", ["true"])
    behind.install()
    assert mark.exists()


def test_an_environment_that_was_not_finished_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = tmp_path / ".venv"
    monkeypatch.setattr(workshop, "VENV", venv)
    monkeypatch.setattr(workshop, "PYTHON", venv / "python")

    def make(*_: object, about: int) -> None:
        venv.mkdir()
        (venv / "python").symlink_to(sys.executable)  # it can import pip, whatever else is missing

    def break_off(*_: object, about: int) -> None:
        make(about=about)
        raise KeyboardInterrupt

    monkeypatch.setattr(workshop, "step", break_off)
    with pytest.raises(KeyboardInterrupt):
        workshop._make_venv()
    assert not workshop._usable()
    monkeypatch.setattr(workshop, "step", make)
    workshop._make_venv()
    assert workshop._usable()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("helper", ["sleep 60 & echo $!; wait", "sh -c 'echo $$; exec sleep 60'; true"])
def test_a_signal_ends_what_a_program_has_started(number: signal.Signals, helper: str) -> None:
    code = (
        "import sys, workshop\n"
        "def main(words): return workshop.call(['sh', '-c', words[0]], show=True)\n"
        "workshop.finish(main)"
    )
    child = python(code, helper)
    assert child.stdout
    grandchild = int(child.stdout.readline())
    child.send_signal(number)
    assert "Traceback" not in child.communicate()[1]
    assert child.returncode == 128 + number
    assert gone(grandchild)


def gone(process: int) -> bool:
    """Return whether a process ends soon. Its new parent may need a moment to collect it."""
    for _ in range(500):
        try:
            if "\nState:\tZ" in Path(f"/proc/{process}/status").read_text(encoding="utf-8"):
                return True
            os.kill(process, 0)
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.01)
    return False


def test_a_command_that_ends_starts_no_more_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workshop, "STOPPED", threading.Event())
    workshop.STOPPED.set()
    with pytest.raises(workshop.Failed, match="stopped"):
        workshop.call(["touch", tmp_path / "started"])
    assert not (tmp_path / "started").exists()


# The line of seconds


def test_the_seconds_of_all_silent_programs_are_shown() -> None:
    progress = Progress()
    with progress.working("installing", silent=True):
        with progress.working("building", silent=True):
            assert progress.line() == "installing 0 s, building 0 s"
        assert progress.line() == "installing 0 s"
    assert progress.line() == ""


def test_no_seconds_are_drawn_over_the_output_of_a_program() -> None:
    progress = Progress()
    with progress.working("installing", silent=True), progress.working("pytest", silent=False):
        assert progress.line() == ""


def test_a_line_that_stays_replaces_the_line_of_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    with progress.working("building", silent=True):
        progress.draw()
        progress.say("built")
    seconds = "  building 0 s"
    assert capsys.readouterr().err == f"\r{seconds}\r\r{' ' * len(seconds)}\rbuilt\n"
