"""The imported package has the current sources, in both builds of the engine."""

from __future__ import annotations

import importlib
from pathlib import Path

import deadroad
import stamp

PACKAGE = Path(deadroad.__file__).resolve().parent
INTERPRETED = stamp.SOURCE == PACKAGE


def hot_modules() -> list[str]:
    """The dotted names of the modules of the rooms that are compiled."""
    files = [path for room in ("kernel", "games") for path in sorted((stamp.SOURCE / room).rglob("*.py"))]
    return [
        ".".join(path.relative_to(stamp.SOURCE.parent).with_suffix("").parts)
        for path in files
        if path.name != "__init__.py"
    ]


def test_the_sources_have_no_compiled_modules_beside_them() -> None:
    assert not [*stamp.SOURCE.rglob("*.so"), *stamp.SOURCE.rglob("*.pyd")]


def test_a_built_package_is_built_from_the_present_sources() -> None:
    built = stamp.Stamp(PACKAGE)
    assert built.sources == ({} if INTERPRETED else stamp.digests())


def test_the_compiled_flag_matches_the_build() -> None:
    assert deadroad.COMPILED is stamp.Stamp(PACKAGE).compiled


def test_the_hot_rooms_are_compiled_whole_or_not_at_all() -> None:
    files = {name: importlib.import_module(name).__file__ for name in hot_modules()}
    assert files
    interpreted = sorted(name for name, file in files.items() if str(file).endswith(".py"))
    assert interpreted == ([] if deadroad.COMPILED else sorted(files))
