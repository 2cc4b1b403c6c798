"""./check: sets up .venv if needed, runs every gate and reports the results."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import browser
import compiler
import figures
import lanes
import quick
import stamp
import webtable
from lanes import GateFailed, NotRun
from progress import say
from workshop import LOCKS, PYTHON, ROOT, SCRIPTS, alone, call, environment, finish, set_up

Gate = Callable[[list[str]], None]
# What runs on Windows too. Its types are checked for that system, with a cache of its own.
WINDOWS = [
    "setup.py",
    "scripts/start.py",
    "scripts/try_installed.py",
    "src/deadroad/cli",
    "src/deadroad/server",
]
TORCH = "torch==2.13.0"  # required by the extra `learn`


def demand(*command: str | Path, env: dict[str, str] | None = None, show: bool = False) -> None:
    """Run a program that must succeed."""
    if call(command, env, show=show):
        raise GateFailed


def lint(_: list[str]) -> None:
    """Style and likely mistakes (ruff)."""
    demand(SCRIPTS / "ruff", "check", "--quiet")
    demand(SCRIPTS / "ruff", "format", "--check", "--quiet")


def types(_: list[str]) -> None:
    """Types of everything (mypy --strict), and of what runs on Windows for that system."""
    with alone("mypy"):
        demand(PYTHON, "-m", "mypy")
        # What asks for another system is unreachable there by design.
        options = ("--platform=win32", "--cache-dir=build/mypy/win32", "--no-warn-unreachable")
        demand(PYTHON, "-m", "mypy", *options, *WINDOWS)


def rooms(_: list[str]) -> None:
    """The arrows between the rooms (import-linter)."""
    demand(SCRIPTS / "lint-imports", "--no-cache", env=environment(ROOT / "src"))


def tests(options: list[str]) -> None:
    """Every test, on the sources as they are (pytest)."""
    options = [*options, "--ignore=tests/e2e", "--ignore=tests/learn"]
    # Long tests of processes and storage: the next gate runs them on the compiled engine.
    if compiler.why_pure() is None and "--long" not in options:
        options += ["-m", "not once"]
    demand(PYTHON, "-m", "pytest", *options, env=environment(ROOT / "src"), show=True)


def compiled(options: list[str]) -> None:
    """The tests of the engine again, compiled (mypyc, pytest)."""
    _demand_compiler()
    with alone("compiled"):
        say("bringing build/compiled up to date ...")
        demand(PYTHON, "scripts/compile.py")
    with alone("compiled", shared=True):
        options = [*options, *(f"--ignore=tests/{name}" for name in ("repository", "e2e", "learn"))]
        demand(PYTHON, "-m", "pytest", *options, env=environment(stamp.COMPILED_TREE), show=True)


def _demand_compiler() -> None:
    if because := compiler.why_pure():
        if compiler.choice() == "require":
            say(because)
            raise GateFailed
        raise NotRun(because)


def learn(_: list[str]) -> None:
    """The room for learning, on the toy game (torch)."""
    if call([PYTHON, "-c", "import importlib.util as it; raise SystemExit(not it.find_spec('torch'))"]):
        if os.environ.get("DEADROAD_LEARN") != "require":
            raise NotRun("torch is not installed; DEADROAD_LEARN=require installs it")
        say("installing torch ...")
        demand(PYTHON, "-m", "pip", "install", "-q", TORCH)
    demand(PYTHON, "-m", "pytest", "-q", "tests/learn", env=environment(ROOT / "src"), show=True)


def bring_node() -> None:
    """Install Node into .venv if the system has none that is new enough."""
    try:
        webtable.npm()
    except webtable.NoTable:
        set_up("node")


def web(options: list[str]) -> None:
    """The web table: types, unit tests, build (svelte-check, vitest, Vite)."""
    with alone("web"):
        _check_web_sources(long="--long" in options)
        demand(PYTHON, "scripts/webtable.py")


def _check_web_sources(*, long: bool = False) -> None:
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
    env = environment() | {"DEADROAD_POSITIONS": "12", "DEADROAD_PYTHON": str(PYTHON)}
    demand(*run, "test", env=env)
    # Boards are compared with the engine at 1,000 positions of each game. Drawn boards stay in memory until
    # their process ends, so each process draws only some of them.
    heap = {"NODE_OPTIONS": "--max-old-space-size=6144"}
    for part in range(40 if long else 0):
        more = {"DEADROAD_POSITIONS": "25", "DEADROAD_SEED": str(1000 * (part + 1))}
        demand(*run, "test", "--", "tests/boards.test.ts", env=env | heap | more)


def _bring_table() -> None:
    """Build the web table if its sources changed. Hold the lock `web`."""
    bring_node()
    demand(PYTHON, "scripts/webtable.py")


def e2e(options: list[str]) -> None:
    """The table played in a real browser (Playwright, axe)."""
    with alone("web"):
        _bring_table()
        try:
            program = browser.find()
        except browser.NoBrowser as because:
            raise NotRun(str(because)) from because
    env = environment(ROOT / "src") | {"DEADROAD_BROWSER": program}
    # A test that fails once under load and then passes is listed as rerun.
    demand(PYTHON, "-m", "pytest", *options, "--reruns=2", "-rR", "tests/e2e", env=env, show=True)


def install(_: list[str]) -> None:
    """Plain `pip install .` in an empty environment; the engine must be compiled."""
    _demand_compiler()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="install-", dir=ROOT / "build") as name:
        venv = Path(name)
        env = _stranger(venv) | {"DEADROAD_COMPILE": "try"}
        demand(PYTHON, "-m", "venv", venv, env=env)
        with alone("web"), alone("compiled"):
            _bring_table()
            say("installing the way the README says ...")
            demand(venv / "bin" / "python", "-m", "pip", "install", "-q", ROOT, env=env)
        demand(venv / "bin" / "python", "-I", "scripts/try_installed.py", "compiled", env=env)


def package(_: list[str]) -> None:
    """Wheel and source release, each used in a clean environment."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="package-", dir=ROOT / "build") as name:
        folder = Path(name)
        with alone("web"), alone("compiled"):
            _bring_table()
            say("building the wheel and the source release ...")
            demand(PYTHON, "-m", "build", "--no-isolation", "--sdist", "--wheel", f"--outdir={folder}")
        (wheel,) = folder.glob("*.whl")
        (source,) = folder.glob("*.tar.gz")
        _use_in_clean_environment(
            wheel, folder / "wheel", ["run"], "pure" if compiler.why_pure() else "compiled"
        )
        # The source release is installed without compiling, to test the pure Python package.
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
    """Return the variables of a user with another environment, `venv`."""
    return environment() | {"PATH": os.pathsep.join([str(venv / "bin"), os.defpath])}


# The lane of the tests, which use all cores. The web table is built first, because a build includes it.
MAIN = (web, tests, compiled, e2e)
# The second lane: programs that use one core, and `install`, whose build the compiled tests use.
BESIDE = (lint, types, rooms, install, learn, package)
SIDE = [*(gate.__name__ for gate in BESIDE), "table"]
GATES: dict[str, Gate] = {gate.__name__: gate for gate in (*BESIDE, *MAIN)}


def changed(options: list[str]) -> None:
    """The tests that concern what changed, as far as a minute and a half goes (pytest)."""
    files = quick.changed()
    say(f"{len(files)} files changed")
    options = [*options, f"--budget={quick.SECONDS}", "--dist=load", "--maxschedchunk=4"]
    env = environment(ROOT / "src")
    demand(PYTHON, "-m", "pytest", *options, *quick.concerned(files), env=env, show=True)


def table(_: list[str]) -> None:
    """The web table if it is concerned: types, unit tests (svelte-check, vitest)."""
    if not quick.concerns_web(quick.changed()):
        raise NotRun("nothing that concerns it changed")
    with alone("web"):
        _check_web_sources()


QUICK: dict[str, Gate] = {gate.__name__: gate for gate in (lint, types, rooms, changed, table)}


def arguments(words: list[str]) -> argparse.Namespace:
    """Return the parsed command line."""
    gates = "\n".join(f"  {name:10} {gate.__doc__}" for name, gate in GATES.items())
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Runs every check and test of Dead Road. The gates, in two lanes side by side:\n\n"
        + gates,
        epilog="DEADROAD_COMPILE=try|require|no: compile if possible (default), or else fail, or not at all.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--long", action="store_true", help="run proofs in full and write docs/figures.md")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--only", metavar="GATE", nargs="+", choices=GATES, help="run these gates alone")
    which.add_argument("--quick", action="store_true", help="check what changed, in less than three minutes")
    return parser.parse_args(words)


def options(gate: str, *, long: bool) -> list[str]:
    """Return the pytest options of a gate."""
    proofs = ["--long", f"--figures={figures.kept(gate)}"] if long else []
    return ["-q", "--numprocesses=auto", "--dist=worksteal", *proofs]


def main(words: list[str]) -> int:
    """Run all gates, even if one fails. Return 0 only if all passed."""
    asked = arguments(words)
    compiler.choice()
    set_up("check")
    gates = QUICK if asked.quick else GATES
    names = [name for name in gates if not asked.only or name in asked.only]
    ready = {name: _given(gates[name], options(name, long=asked.long)) for name in names}
    verdicts = lanes.run(ready, SIDE)
    lines = [verdicts.lines[name] for name in names]
    print("", *lines, sep="\n")
    if asked.long and not verdicts.count("FAILED"):
        figures.write(names, lines)
    passed, failed, skipped = map(verdicts.count, ("passed", "FAILED", "not run"))
    print(f"gates: {passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed else 0


def _given(gate: Gate, options: list[str]) -> Callable[[], None]:
    def run() -> None:
        gate(options)

    run.__doc__ = gate.__doc__
    return run


if __name__ == "__main__":
    finish(main)
