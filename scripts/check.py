"""./check: sets .venv up as far as that is not done yet, then runs every gate and tells how each went."""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import browser
import compiler
import figures
import stamp
import webtable
from workshop import LOCKS, PYTHON, ROOT, VENV, alone, call, environment, finish, say, set_up


class GateFailed(Exception):
    """What a gate asks does not hold; what the program found has been shown."""


class NotRun(Exception):
    """A gate has nothing to stand on here; the message says why."""


def demand(*command: str | Path, env: dict[str, str] | None = None, show: bool = False) -> None:
    """Run a program that must succeed."""
    if call(command, env, show=show):
        raise GateFailed


def lint(_: list[str]) -> None:
    """Style and likely mistakes (ruff)."""
    demand(VENV / "bin" / "ruff", "check", "--quiet")
    demand(VENV / "bin" / "ruff", "format", "--check", "--quiet")


def types(_: list[str]) -> None:
    """Types of everything (mypy --strict)."""
    with alone("mypy"):
        demand(PYTHON, "-m", "mypy")


def rooms(_: list[str]) -> None:
    """The arrows between the rooms (import-linter)."""
    demand(VENV / "bin" / "lint-imports", "--no-cache", env=environment(ROOT / "src"))


def tests(options: list[str]) -> None:
    """Every test, on the sources as they are (pytest)."""
    options = [*options, "--ignore=tests/e2e"]
    demand(PYTHON, "-m", "pytest", *options, env=environment(ROOT / "src"), show=True)


def compiled(options: list[str]) -> None:
    """The tests of the engine again, compiled (mypyc, pytest)."""
    _demand_compiler()
    with alone("compiled"):
        say("bringing build/compiled up to date ...")
        demand(PYTHON, "scripts/compile.py")
    with alone("compiled", shared=True):
        options = [*options, "--ignore=tests/repository", "--ignore=tests/e2e"]
        demand(PYTHON, "-m", "pytest", *options, env=environment(stamp.COMPILED_TREE), show=True)


def _demand_compiler() -> None:
    if because := compiler.why_pure():
        if compiler.choice() == "require":
            say(because)
            raise GateFailed
        raise NotRun(because)


def bring_node() -> None:
    """Install Node into .venv where the system has none that is new enough."""
    try:
        webtable.npm()
    except webtable.NoTable:
        set_up("node")


def web(_: list[str]) -> None:
    """The web table: types, unit tests, build (svelte-check, vitest, Vite)."""
    with alone("web"):
        bring_node()
        try:
            command = webtable.npm()
            webtable.install(command)
        except webtable.NoTable as because:
            say(str(because))
            raise GateFailed from because
        run = [*command, "--prefix", str(webtable.WEB), "run", "--silent"]
        for script in ("scripts/protocol.py", "scripts/views.py"):
            demand(PYTHON, script, "--check", env=environment(ROOT / "src"))
        demand(*run, "check")
        demand(*run, "test")
        demand(PYTHON, "scripts/webtable.py")


def e2e(options: list[str]) -> None:
    """The table played in a real browser (Playwright, axe)."""
    with alone("web"):
        bring_node()
        demand(PYTHON, "scripts/webtable.py")
        try:
            program = browser.find()
        except browser.NoBrowser as because:
            raise NotRun(str(because)) from because
    env = environment(ROOT / "src") | {"DEADROAD_BROWSER": program}
    demand(PYTHON, "-m", "pytest", *options, "tests/e2e", env=env, show=True)


def install(_: list[str]) -> None:
    """Plain `pip install .` in an empty environment; the engine must be compiled."""
    _demand_compiler()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="install-", dir=ROOT / "build") as name:
        venv = Path(name)
        env = _stranger(venv) | {"DEADROAD_COMPILE": "try"}
        demand(PYTHON, "-m", "venv", venv, env=env)
        with alone("compiled"):
            say("installing the way the README says ...")
            demand(venv / "bin" / "python", "-m", "pip", "install", "-q", ROOT, env=env)
        demand(venv / "bin" / "python", "-I", "scripts/try_installed.py", "compiled", env=env)


def package(_: list[str]) -> None:
    """Wheel and source release, each used in a clean environment."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="package-", dir=ROOT / "build") as name:
        folder = Path(name)
        with alone("compiled"):
            say("building the wheel and the source release ...")
            demand(PYTHON, "-m", "build", "--no-isolation", "--sdist", "--wheel", f"--outdir={folder}")
        (wheel,) = folder.glob("*.whl")
        (source,) = folder.glob("*.tar.gz")
        _use_in_clean_environment(
            wheel, folder / "wheel", ["run"], "pure" if compiler.why_pure() else "compiled"
        )
        # The source release is installed without compiling: the pure half has to work as well.
        _use_in_clean_environment(source, folder / "source", ["run", "build"], "pure")


def _use_in_clean_environment(package: Path, venv: Path, locks: list[str], kind: str) -> None:
    say(f"installing {package.name} in a clean environment ...")
    env = _stranger(venv) | {"DEADROAD_COMPILE": "no"}
    python = venv / "bin" / "python"
    pip = ("-m", "pip", "install", "-q", "--no-deps")
    demand(PYTHON, "-m", "venv", venv, env=env)
    demand(python, *pip, "--require-hashes", *(f"-r{LOCKS / lock}.txt" for lock in locks), env=env)
    demand(python, *pip, "--no-index", "--no-build-isolation", package, env=env)
    demand(python, "-I", "scripts/try_installed.py", kind, env=env)


def _stranger(venv: Path) -> dict[str, str]:
    """The variables of a user whose environment `venv` knows nothing of ours."""
    return environment() | {"PATH": os.pathsep.join([str(venv / "bin"), os.defpath])}


GATES: dict[str, Callable[[list[str]], None]] = {
    gate.__name__: gate for gate in (lint, types, rooms, tests, compiled, web, e2e, install, package)
}


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked on the command line."""
    gates = "\n".join(f"  {name:10} {gate.__doc__}" for name, gate in GATES.items())
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Runs every check and test of Dead Road. The gates, in order:\n\n" + gates,
        epilog="DEADROAD_COMPILE=try|require|no: compile if possible (default), or else fail, or not at all.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--long", action="store_true", help="run proofs in full and write docs/figures.md")
    parser.add_argument("--only", metavar="GATE", nargs="+", choices=GATES, help="run these gates alone")
    return parser.parse_args(words)


def options(gate: str, *, long: bool) -> list[str]:
    """What the tests of a gate are told."""
    proofs = ["--long", f"--figures={figures.kept(gate)}"] if long else []
    return ["-q", "--numprocesses=auto", *proofs]


def main(words: list[str]) -> int:
    """Run the gates, all of them even if one fails; the exit status says whether all passed."""
    asked = arguments(words)
    compiler.choice()
    set_up("check")
    names = [name for name in GATES if not asked.only or name in asked.only]
    verdicts: dict[str, str] = {}
    lines = []
    for number, name in enumerate(names, start=1):
        say(f"[{number}/{len(names)}] {name}: {GATES[name].__doc__}")
        began = time.monotonic()
        why = ""
        try:
            GATES[name](options(name, long=asked.long))
            verdicts[name] = "passed"
        except GateFailed:
            verdicts[name] = "FAILED"
        except NotRun as reason:
            verdicts[name] = "not run"
            why = f" ({reason})"
        lines.append(f"{name:10} {verdicts[name]:8} {time.monotonic() - began:6.1f} s{why}")
        say(lines[-1])
    print("", *lines, sep="\n")
    count = list(verdicts.values()).count
    if asked.long and not count("FAILED"):
        figures.write(names, lines)
    print(
        f"gates: {count('passed')} passed, {count('FAILED')} failed, {count('not run')} skipped", flush=True
    )
    return 1 if count("FAILED") else 0


if __name__ == "__main__":
    finish(main)
