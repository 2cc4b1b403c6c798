"""The commands ./deadroad and ./check: requirements, messages and exit status."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import behind
import browser
import check
import compiler
import lanes
import stamp
import start
import workshop
from deadroad.cli import commands


def python(code: str, **variables: str) -> subprocess.Popen[str]:
    """Start a process that runs code with scripts/ on its path."""
    env = {**os.environ, "PYTHONPATH": str(stamp.ROOT / "scripts"), **variables}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", code], env=env, text=True, stdout=pipe, stderr=pipe, start_new_session=True
    )


def executable(file: Path, text: str) -> None:
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)


# Finding Python


@pytest.fixture
def few_programs(tmp_path: Path) -> Path:
    """A folder to use as PATH that has hardly anything in it."""
    for name in ("sh", "dirname"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    return tmp_path


def test_an_old_python_is_reported(few_programs: Path) -> None:
    executable(few_programs / "python3", "exit 1")
    command = [str(stamp.ROOT / "check"), "--help"]
    done = subprocess.run(
        command, env={"PATH": str(few_programs)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Dead Road needs Python 3.11 or newer, and found none on PATH\n"


def test_a_newer_python_is_found_behind_an_old_python3(few_programs: Path) -> None:
    executable(few_programs / "python3", "exit 1")
    executable(few_programs / "python3.11", f'exec "{sys.executable}" "$@"')
    command = [str(stamp.ROOT / "check"), "--help"]
    done = subprocess.run(
        command, env={"PATH": str(few_programs)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in check.GATES)


# What was asked


def test_an_unknown_gate_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        check.arguments(["--only", "nonsense"])
    assert refusal.value.code == 2
    assert "nonsense" in capsys.readouterr().err


def test_an_unknown_choice_about_compiling_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADROAD_COMPILE", "maybe")
    with pytest.raises(SystemExit, match="maybe: expected one of try, require, no"):
        compiler.choice()


def test_variables_that_change_python_are_dropped_except_the_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PYTHONPATH", "PYTHONHOME", "PYTHONUTF8", "VIRTUAL_ENV"):
        monkeypatch.setenv(name, "1")
    kept = workshop.environment()
    assert "PYTHONUTF8" in kept  # set by deadroad.cmd
    assert not {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"} & kept.keys()


# Without a compiler


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler.trouble() == "no C compiler (no-such-compiler: No such file or directory)"
    monkeypatch.setenv("CC", "false")
    assert compiler.trouble() == "the C compiler does not work (false)"


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    executable(tmp_path / "cc", 'echo "probe.c: fatal error: Python.h: No such file" >&2; exit 1')
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    assert compiler.trouble() == "the C headers of Python are not installed"


@pytest.mark.parametrize("asked", ["try", "no"])
def test_the_compiled_half_is_reported_as_not_run(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("DEADROAD_COMPILE", asked)
    with pytest.raises(lanes.NotRun):
        check.compiled([])


def test_the_compiled_half_fails_where_it_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("DEADROAD_COMPILE", "require")
    with pytest.raises(lanes.GateFailed):
        check.compiled([])


# Verdicts


def gates(monkeypatch: pytest.MonkeyPatch, **outcomes: Exception | None) -> int:
    """Run ./check on imagined gates."""

    def gate(outcome: Exception | None) -> None:
        if outcome:
            raise outcome

    made = {name: lambda _, outcome=outcome: gate(outcome) for name, outcome in outcomes.items()}
    monkeypatch.setattr(check, "GATES", made)
    monkeypatch.setattr(check, "set_up", lambda *_: None)
    return check.main([])


def test_all_gates_run_even_if_one_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = gates(monkeypatch, first=lanes.GateFailed(), second=None, third=lanes.NotRun("no reason"))
    assert status == 1
    assert capsys.readouterr().out.endswith("gates: 1 passed, 1 failed, 1 skipped\n")


def test_a_gate_that_cannot_run_does_not_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert gates(monkeypatch, first=None, second=lanes.NotRun("no C compiler")) == 0
    assert "second     not run     0.0 s (no C compiler)\n" in capsys.readouterr().out


def test_a_program_that_fails_shows_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert workshop.call([sys.executable, "-c", "raise SystemExit('the reason')"]) == 1
    assert capsys.readouterr().err == "the reason\n"


def test_a_failed_step_ends_with_one_line_and_status_1() -> None:
    child = python(
        "import workshop\n"
        "def main(words): workshop.step('trying', ['false'])\n"
        "workshop.finish(main)"
    )  # fmt: skip
    assert child.communicate() == ("", "trying ...\ntrying: failed\n")
    assert child.returncode == 1


@pytest.mark.parametrize(
    ("send", "number", "status"), [(os.killpg, signal.SIGINT, 130), (os.kill, signal.SIGTERM, 143)]
)
def test_an_interrupt_ends_the_program_that_runs_too(
    send: Callable[[int, int], None], number: signal.Signals, status: int
) -> None:
    child = python(
        "import workshop\n"
        "def main(words): return workshop.call(['sh', '-c', 'echo $$; exec sleep 60'], show=True)\n"
        "workshop.finish(main)"
    )  # fmt: skip
    assert child.stdout
    grandchild = int(child.stdout.readline())
    send(child.pid, number)
    _, error = child.communicate()
    assert child.returncode == status
    assert "Traceback" not in error
    with pytest.raises(ProcessLookupError):
        os.kill(grandchild, 0)


# Two at once


def test_runs_at_the_same_time_take_turns(tmp_path: Path) -> None:
    code = (
        "import time, workshop\n"
        f"with workshop.alone('a-test'), open(r'{tmp_path / 'log'}', 'a') as log:\n"
        "    log.write('in '); log.flush(); time.sleep(0.2); log.write('out ')"
    )
    children = [python(code) for _ in range(3)]
    assert [child.communicate()[0] for child in children] == [""] * 3
    assert (tmp_path / "log").read_text(encoding="utf-8") == "in out " * 3


# Builds


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The mark of a whole installation."""
    mark = tmp_path / "installed-deadroad"
    mark.touch()
    monkeypatch.setattr(behind, "WHOLE", mark)
    return mark


def built(folder: Path, because: str | None) -> stamp.Stamp:
    stamp.write(folder, because, "some tools", stamp.digests())
    return stamp.Stamp(folder)


def test_an_installation_is_kept_while_nothing_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, whole: Path
) -> None:
    compiled, asked_pure, forced_pure = (
        built(tmp_path, because) for because in (None, "DEADROAD_COMPILE=no", "no C compiler")
    )
    monkeypatch.setattr(compiler, "trouble", lambda: None)
    expected = {
        "try": [True, False, False],
        "require": [True, False, False],
        "no": [False, True, True],
    }
    for asked, answers in expected.items():
        monkeypatch.setenv("DEADROAD_COMPILE", asked)
        assert [start.up_to_date(it) for it in (compiled, asked_pure, forced_pure)] == answers
    monkeypatch.setenv("DEADROAD_COMPILE", "try")
    monkeypatch.setattr(compiler, "trouble", lambda: "no C compiler")
    assert [start.up_to_date(it) for it in (compiled, asked_pure, forced_pure)] == [True, False, True]
    whole.unlink()
    assert not start.up_to_date(compiled)


def test_a_changed_source_makes_a_build_stale(tmp_path: Path) -> None:
    stamp.write(tmp_path, None, "some tools", stamp.digests())
    text = (tmp_path / stamp.NAME).read_text(encoding="utf-8")
    digest = stamp.digests()["__init__.py"]
    (tmp_path / stamp.NAME).write_text(text.replace(digest, "0" * 64), encoding="utf-8")
    assert stamp.Stamp(tmp_path).stale() == ["__init__.py"]


def test_a_folder_without_a_stamp_is_stale(tmp_path: Path) -> None:
    nothing = stamp.Stamp(tmp_path)
    assert not nothing.compiled
    assert nothing.stale() == sorted(stamp.digests())


def test_tests_refuse_a_stale_build(tmp_path: Path) -> None:
    shutil.copytree(stamp.SOURCE, tmp_path / "deadroad")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_build.py"]
    done = subprocess.run(command, cwd=stamp.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "was not built from the present sources" in done.stdout + done.stderr


# A browser


def test_a_configured_browser_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADROAD_BROWSER", "my-browser")
    assert browser.find() == "my-browser"


def test_a_browser_on_the_path_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    executable(tmp_path / "google-chrome", "")
    monkeypatch.delenv("DEADROAD_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.find() == str(tmp_path / "google-chrome")


def test_a_missing_browser_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEADROAD_BROWSER", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(browser.NoBrowser, match="riscv64"):
        browser.find()


# The first start


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A start that finds packages and table but no installed engine; gives what it does, in order."""
    done: list[str] = []
    monkeypatch.setattr(start, "bring_packages", lambda: None)
    monkeypatch.setattr(start, "installed", lambda: tmp_path)
    monkeypatch.setattr(compiler, "trouble", lambda: None)
    monkeypatch.setattr(start, "compile_now", lambda: done.append("compile"))
    monkeypatch.setattr(behind, "start", lambda: done.append("compile behind"))

    def hand_over(command: list[str | Path], env: dict[str, str]) -> None:
        done.append("sources" if env.get("PYTHONPATH") == str(stamp.ROOT / "src") else "installed")
        raise SystemExit(0)

    monkeypatch.setattr(start, "hand_over", hand_over)
    monkeypatch.delenv("DEADROAD_COMPILE", raising=False)
    return done


@pytest.mark.parametrize("words", [[], ["serve"], ["play", "zombies"], ["--version"]])
def test_the_first_start_does_not_wait_for_the_compiler(first_start: list[str], words: list[str]) -> None:
    with pytest.raises(SystemExit):
        start.main(words)
    assert first_start == ["compile behind", "sources"]


@pytest.mark.parametrize("words", [[name, "zombies"] for name in commands.MANY_GAMES])
def test_a_command_that_plays_many_games_waits_for_the_compiler(
    first_start: list[str], words: list[str]
) -> None:
    assert words[0] in commands.COMMANDS
    with pytest.raises(SystemExit):
        start.main(words)
    assert first_start == ["compile", "installed"]


def test_every_command_waits_if_compiling_is_required(
    first_start: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEADROAD_COMPILE", "require")
    with pytest.raises(SystemExit):
        start.main(["serve"])
    assert first_start == ["compile", "installed"]


def test_without_a_compiler_the_sources_run_and_the_reason_is_shown(
    first_start: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiler, "trouble", lambda: "no C compiler")
    with pytest.raises(SystemExit):
        start.main(["sim", "zombies"])
    assert first_start == ["sources"]
    assert "no C compiler" in capsys.readouterr().err
    monkeypatch.setenv("DEADROAD_COMPILE", "require")
    with pytest.raises(workshop.Failed, match="no C compiler"):
        start.main([])


def test_a_failed_compilation_is_not_repeated_at_every_start(
    first_start: list[str], tmp_path: Path, whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert whole.exists()
    stamp.write(tmp_path, stamp.FAILED + "mypyc: match.py:1: error", "tools", stamp.digests())
    with pytest.raises(SystemExit):
        start.main([])
    assert first_start == ["installed"]
    assert "match.py:1: error" in capsys.readouterr().err


def test_only_one_run_compiles_in_the_background(tmp_path: Path) -> None:
    code = (
        "import workshop\n"
        "try:\n"
        "    with workshop.alone('a-test', wait=False): print('compiles')\n"
        "except workshop.Busy: print('leaves it')"
    )
    assert python(code).communicate()[0] == "compiles\n"
    with workshop.alone("a-test"):
        assert python(code).communicate()[0] == "leaves it\n"
