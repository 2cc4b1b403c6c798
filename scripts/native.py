"""Compiles the rooms that run at every answer with mypyc, as commands of the setuptools build.

A room is compiled as one group, so calls inside it stay direct. Each game is a group of its own, so a change
in one game recompiles only that game. The modules are found by walking the folders, so a new game needs no
line here. `__init__` files stay interpreted: they only import names, and package data is found through them.

A build goes to build/compiled or build/pure. A later build updates the files there. The tests of the compiled
engine, the wheel and an installation all use the same build.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
import sys
import sysconfig
from importlib.metadata import distributions, version
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

import compiler
import stamp
import webtable

# How mypy sees the rooms to compile. It needs the packages of build-system.requires and nothing else.
SETTINGS = Path(__file__).with_name("compile.ini")

MODULES = (".so", ".pyd")  # how compiled modules end

# The server modules on the path of every answer. The rest of the server mostly waits for I/O.
EVERY_ANSWER = (
    "actions",
    "clock",
    "listener",
    "messages",
    "metrics",
    "position_json",
    "rates",
    "summary",
    "table",
    "wishing",
)


class CannotCompile(Exception):
    """The engine can't be compiled here. The message gives the reason in one line."""


def rooms(package: Path) -> dict[str, list[Path]]:
    """The modules to compile by room: the kernel, the list of games, each game, and the bots' search."""
    found = {"kernel": _modules(package / "kernel")}
    games = package / "games"
    found["games"] = sorted(path for path in games.glob("*.py") if path.name != "__init__.py")
    for game in sorted(games.glob("*/__init__.py")):
        found[f"games.{game.parent.name}"] = _modules(game.parent)
    bots = package / "bots"
    found["bots"] = sorted(bots.glob("search*.py")) + _modules(bots / "search")
    found["server"] = [path for name in EVERY_ANSWER if (path := package / "server" / f"{name}.py").exists()]
    return {room: modules for room, modules in found.items() if modules}


def _modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")


def translate(package: Path, workshop: Path) -> list[Any]:
    """Type-check the rooms and write them as C. Return the extension modules still to be compiled."""
    cache = workshop / f"types-{visible_packages()}"
    remembers = cache.exists()
    try:
        found = write_c(package, workshop, cache)
    except CannotCompile:
        raise
    except Exception:
        if not remembers:
            raise
        # mypyc fails on some changes because of its cache of an earlier build: start over without it.
        shutil.rmtree(cache)
        found = write_c(package, workshop, cache)
    for module in found:
        module.extra_compile_args = tuned(module.extra_compile_args)
    # Compiled in parallel, the largest room first, so that no core waits for it at the end.
    return sorted(found, key=lambda module: -sum(Path(source).stat().st_size for source in module.sources))


def write_c(package: Path, workshop: Path, cache: Path) -> list[Any]:
    """Run mypyc on the rooms to compile, with its cache in `cache`."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        ([os.path.relpath(path) for path in modules], f"{package.name}.{room}.room")
        for room, modules in rooms(package).items()
    ]
    paths = [path for group, _ in groups for path in group]
    cache.mkdir(parents=True, exist_ok=True)
    options = [f"--config-file={SETTINGS}", f"--cache-dir={cache}", "--no-color-output"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            found: list[Any] = mypycify(
                [*options, *paths],
                separate=groups,
                target_dir=os.path.relpath(workshop / "c"),
                opt_level=compiler.level(),
                debug_level="0",
            )
    except SystemExit as error:
        shutil.rmtree(cache)
        raise CannotCompile(refusal(said.getvalue(), error)) from error
    finally:
        sys.stderr.write(said.getvalue())
    return found


def tuned(arguments: list[str]) -> list[str]:
    """Return the arguments of the C compiler with what GCC and Clang need to make good code.

    Hidden names make calls inside a room direct, and without the linker's table others are one jump less.
    Without contraction a bot thinks the same on every machine.
    """
    if f"-O{compiler.level()}" not in arguments:
        return arguments  # of another compiler
    return [*arguments, "-fvisibility=hidden", "-fno-plt", "-ffp-contract=off"]


def visible_packages() -> str:
    """A short digest of the packages that mypy can see, and their versions.

    mypy's cache remembers what could not be imported, so each set of packages has a cache of its own.
    In an isolated build mypy sees the environment that pip installs into as well.
    """
    from mypy.modulefinder import get_search_dirs

    folders = [*sys.path, *(folder for part in get_search_dirs(sys.executable) for folder in part)]
    found = sorted({f"{one.name}=={one.version}" for one in distributions(path=folders)})
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


def refusal(said: str, error: SystemExit) -> str:
    """Return the first error of mypyc in one line, with the number of further errors."""
    errors = [line for line in said.splitlines() if ": error: " in line]
    if not errors:
        return f"mypyc failed ({error.code})"
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"mypyc: {errors[0]}{more}"


class Package(Distribution):
    """The distribution.

    The wheel's tag needs to know before the build whether it will have compiled modules.
    """

    _pure_because: str | None = "not asked"

    def pure_because(self) -> str | None:
        """Why this build leaves the package pure Python; None when it compiles."""
        if self._pure_because == "not asked":
            because = compiler.why_pure()
            if because and compiler.choice() == "require":
                raise SystemExit(f"DEADROAD_COMPILE=require: {because}")
            self._pure_because = because
        return self._pure_because

    def stay_pure(self, because: str) -> None:
        """Mark the package as pure Python after compiling failed."""
        self._pure_because = because

    def has_ext_modules(self) -> bool:
        """Return whether this build compiles."""
        return self.pure_because() is None


class Build(build):
    """Builds into a folder for its kind, compiled or pure, and writes a stamp at the end."""

    distribution: Package

    def finalize_options(self) -> None:
        """Use separate folders for compiled and pure builds, so that neither overwrites the other."""
        base = Path(self.build_base)
        self.build_lib = self.build_lib or str(
            base / ("compiled" if self.distribution.has_ext_modules() else "pure")
        )
        self.build_temp = self.build_temp or str(base / "objects")
        super().finalize_options()
        tree = Path(self.build_lib, stamp.SOURCE.name)
        self.tools = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
        if self.distribution.has_ext_modules():
            self.tools += f" mypy {version('mypy')}"
            self.tools += "" if compiler.level() == "1" else f" level {compiler.level()}"
        # Without a stamp the last build was broken off; with other tools its modules are not ours.
        self.force = self.force or stamp.Stamp(tree).tools != self.tools

    def run(self) -> None:
        """Build, and report in one line if compiling by default failed."""
        tree = Path(self.build_lib, stamp.SOURCE.name)
        (tree / stamp.NAME).unlink(missing_ok=True)
        webtable.ensure()
        sources = stamp.digests()
        super().run()
        because = self.distribution.pure_because()
        stamp.write(tree, because, self.tools, sources)
        if because and compiler.choice() == "try":
            print(f"warning: {because}: Dead Road is built as pure Python, which is slower", file=sys.stderr)


class CopyPackage(build_py):
    """Copies the package with the examples, and removes files that are no longer in the sources."""

    def run(self) -> None:
        """Copy the files, then remove old ones."""
        super().run()
        if self.editable_mode:
            return
        tree = Path(self.build_lib, stamp.SOURCE.name)
        sources = stamp.sources()
        for path in stamp.EXAMPLES.glob("*.toml"):
            self.mkpath(str((tree / path.relative_to(stamp.ROOT)).parent))
            self.copy_file(str(path), str(tree / path.relative_to(stamp.ROOT)))
        found = [path for path in stamp.files(tree) if path.suffix not in MODULES]
        copied = {path.relative_to(tree).as_posix() for path in found}
        for name in copied - sources.keys():
            (tree / name).unlink()
        if left_out := sorted(sources.keys() - copied):
            raise SystemExit(f"package-data in pyproject.toml leaves out {', '.join(left_out)}")


class CompileRooms(build_ext):
    """Compiles all of these rooms or none: a build is never half compiled."""

    distribution: Package

    def run(self) -> None:
        """Translate and compile; in `try`, fall back to pure Python."""
        if self.editable_mode or self.inplace:
            return  # a module beside its source could become stale unnoticed
        tree = Path(self.build_lib, stamp.SOURCE.name)
        try:
            self.distribution.ext_modules = translate(stamp.SOURCE, Path(self.build_temp, "mypyc"))
            self.reinitialize_command(self).ensure_finalized()
            self.parallel = os.cpu_count()
            _sweep_modules(tree, keep={Path(name) for name in self.get_outputs()})
            super().run()
        except Exception as error:
            _sweep_modules(tree, keep=set())
            because = next(iter(str(error).splitlines()), type(error).__name__)
            if compiler.choice() == "require":
                raise SystemExit(f"DEADROAD_COMPILE=require: {because}") from error
            self.extensions = []
            self.distribution.stay_pure(stamp.FAILED + because)


def _sweep_modules(tree: Path, keep: set[Path]) -> None:
    for path in tree.rglob("*"):
        if path.suffix in MODULES and path not in keep:
            path.unlink()
