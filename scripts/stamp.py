"""The stamp of a built copy of the package: a small file that says what it was built from.

The stamp is removed when a build begins and written when it has succeeded. A copy with a stamp is complete.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "deadroad"
EXAMPLES = ROOT / "examples" / "variants"  # copied into a build, so that an installation has them
COMPILED_TREE = ROOT / "build" / "compiled"
NAME = "built-from.json"
FAILED = "compiling failed: "  # how the reason begins if compiling was tried
_NOT_SOURCE = {"__pycache__", NAME}


def files(package: Path) -> list[Path]:
    """Every file of a package, in a stable order, without what Python and a build leave in it."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file() and not _NOT_SOURCE.intersection(path.relative_to(package).parts)
    )


def sources() -> dict[str, Path]:
    """Every file of a built package, by its name there: the sources and the example variants."""
    named = {path.relative_to(SOURCE).as_posix(): path for path in files(SOURCE)}
    named.update({path.relative_to(ROOT).as_posix(): path for path in sorted(EXAMPLES.glob("*.toml"))})
    return named


def digests() -> dict[str, str]:
    """The SHA-256 of everything that a build depends on, by name."""
    named = {**sources(), "pyproject.toml": ROOT / "pyproject.toml"}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in named.items()}


def write(copy: Path, pure_because: str | None, tools: str, sources: dict[str, str]) -> None:
    """Write the stamp of a built copy. `pure_because` is None for a compiled one.

    `sources` are the digests from before the build: a file edited during the build makes the copy stale.
    """
    stamp = {"tools": tools, "pure_because": pure_because, "sources": sources}
    (copy / NAME).write_text(json.dumps(stamp, indent=1, sort_keys=True) + "\n", encoding="utf-8")


class Stamp:
    """The stamp of a built copy. Without a stamp, all properties are false."""

    def __init__(self, copy: Path) -> None:
        try:
            stamp = json.loads((copy / NAME).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            stamp = {}
        self.tools: str | None = stamp.get("tools")
        self.pure_because: str | None = stamp.get("pure_because", "not built")
        self.sources: dict[str, str] = stamp.get("sources", {})

    @property
    def compiled(self) -> bool:
        """Whether the copy holds compiled modules."""
        return self.pure_because is None

    @property
    def compiling_failed(self) -> bool:
        """Whether compiling was tried and failed."""
        return self.pure_because is not None and self.pure_because.startswith(FAILED)

    def stale(self) -> list[str]:
        """The files that changed since the copy was built."""
        now = digests()
        names = now.keys() | self.sources.keys()
        return sorted(name for name in names if now.get(name) != self.sources.get(name))
