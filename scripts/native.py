"""Compiling the hot rooms with mypyc, as commands of the setuptools build.

A room is compiled as one group, so calls inside it stay direct and a change in one game recompiles that game
alone. The rooms are found by walking: a new game needs no line here. `__init__` files stay interpreted: they
only name things, and the interpreter must be able to read package data through them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

import stamp

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "deadroad"
CACHE = ROOT / "build" / "mypyc"
CHOICES = ("try", "require", "no")


class CannotCompile(Exception):
    """The compiled half cannot be built here; the message says why in one line."""


def choice() -> str:
    """What DEADROAD_COMPILE asks for."""
    value = os.environ.get("DEADROAD_COMPILE", "try")
    if value not in CHOICES:
        raise SystemExit(f"DEADROAD_COMPILE={value}: expected one of {', '.join(CHOICES)}")
    return value


def rooms(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The modules to compile by room: the kernel, each game, and the bots' search."""
    found = {"kernel": _modules(package / "kernel")}
    games = package / "games"
    found["games"] = [path for path in games.glob("*.py") if path.name != "__init__.py"]
    for game in sorted(games.glob("*/__init__.py")):
        found[f"games.{game.parent.name}"] = _modules(game.parent)
    bots = package / "bots"
    found["bots"] = sorted(bots.glob("search*.py")) + _modules(bots / "search")
    return {room: modules for room, modules in found.items() if modules}


def _modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")


def compiler_trouble() -> str | None:
    """Why no extension module can be compiled here, or None: asked by compiling one."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe = PY_MAJOR_VERSION;\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        try:
            done = subprocess.run(
                [*command.split(), f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            return f"no C compiler ({command.split()[0]}: {error.strerror})"
    if done.returncode == 0:
        return None
    if "Python.h" in done.stderr:
        return "the C headers of Python are missing"
    return f"the C compiler does not work ({command})"


def demand_compiler() -> None:
    """Refuse to go on where nothing can be compiled."""
    if trouble := compiler_trouble():
        raise CannotCompile(trouble)


def extensions(package: Path, cache: Path) -> list[Any]:
    """Type-check and translate the hot rooms to C; what is left to do is to compile the C."""
    from mypyc.build import mypycify

    here = Path.cwd()
    groups: list[tuple[list[str], str | None]] = [
        ([os.path.relpath(path, here) for path in modules], f"{package.name}.{room}.room")
        for room, modules in rooms(package).items()
    ]
    paths = [path for group, _ in groups for path in group]
    cache.mkdir(parents=True, exist_ok=True)
    options = ["--config-file=", f"--cache-dir={cache / 'types'}", "--no-color-output"]
    try:
        return mypycify(
            [*options, *paths], opt_level="3", separate=groups, target_dir=os.path.relpath(cache / "c", here)
        )
    except SystemExit as error:
        raise CannotCompile(f"mypyc refused the source (status {error.code})") from error


class Package(Distribution):
    """A distribution that says beforehand whether it will hold compiled modules, for the wheel's tag."""

    _will_compile: bool | None = None

    def has_ext_modules(self) -> bool:
        """Whether this build compiles."""
        if self._will_compile is None:
            self._will_compile = choice() != "no" and (choice() == "require" or compiler_trouble() is None)
        return self._will_compile


class CopyAndStamp(build_py):
    """Copies the package and leaves the stamp of its sources in the copy."""

    def run(self) -> None:
        """Copy, and drop from an earlier copy what is no longer a source."""
        super().run()
        if self.editable_mode:
            return
        built = Path(self.build_lib, PACKAGE.name)
        known = {path.relative_to(PACKAGE) for path in stamp.sources(PACKAGE)}
        for path in stamp.sources(built):
            if path.suffix not in {".so", ".pyd"} and path.relative_to(built) not in known:
                path.unlink()
        stamp.write(built, PACKAGE)
        if choice() == "try" and not self.distribution.has_ext_modules():
            _say(f"{compiler_trouble()}: Dead Road is installed as pure Python, which is slower")


class CompileRooms(build_ext):
    """Compiles all hot rooms or none: a half-compiled package is never left behind."""

    def run(self) -> None:
        """Translate, compile, and in `try` fall back to pure Python with one line."""
        if self.editable_mode or self.inplace:
            return  # a module beside its source would go stale unseen
        built = Path(self.build_lib, PACKAGE.name)
        try:
            demand_compiler()
            self.distribution.ext_modules = extensions(PACKAGE, Path(self.build_temp, "mypyc"))
            self.reinitialize_command(self).ensure_finalized()
            _drop_modules(built, keep={Path(name) for name in self.get_outputs()})
            super().run()
        except Exception as error:
            _drop_modules(built, keep=set())
            if choice() == "require":
                raise
            self.extensions = []
            _say(f"{str(error).splitlines()[0]}: Dead Road is installed as pure Python, which is slower")


def _drop_modules(built: Path, keep: set[Path]) -> None:
    for path in [*built.rglob("*.so"), *built.rglob("*.pyd")]:
        if path not in keep:
            path.unlink()


def _say(line: str) -> None:
    print(f"warning: {line}", file=sys.stderr, flush=True)
