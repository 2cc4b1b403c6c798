"""What a built copy of the package was built from: a digest of each source file, kept inside the copy."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

NAME = "built-from.json"
_LEFT_OUT = {"__pycache__", NAME}


def sources(package: Path) -> list[Path]:
    """Every file of the package that a build copies or compiles, in a stable order."""
    return sorted(
        path
        for path in package.rglob("*")
        if path.is_file() and not _LEFT_OUT.intersection(path.relative_to(package).parts)
    )


def digests(package: Path) -> dict[str, str]:
    """The SHA-256 of each source file by its path inside the package."""
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(package)
    }


def write(built: Path, package: Path) -> None:
    """Leave the stamp in a built copy."""
    text = json.dumps(digests(package), indent=1, sort_keys=True)
    (built / NAME).write_text(text + "\n", encoding="utf-8")


def read(built: Path) -> dict[str, str] | None:
    """The stamp of a built copy; None where there is none, as in the source tree itself."""
    try:
        text = (built / NAME).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    stamp: dict[str, str] = json.loads(text)
    return stamp


def differences(built: Path, package: Path) -> list[str]:
    """The source files that are not what the built copy was built from."""
    then = read(built) or {}
    now = digests(package)
    return sorted(name for name in then.keys() | now.keys() if then.get(name) != now.get(name))
