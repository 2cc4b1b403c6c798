"""The files of the project as a clone has them."""

from __future__ import annotations

import subprocess
from pathlib import Path

from stamp import ROOT

_MADE = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}


def committed() -> list[Path]:
    """Every file that is committed or would be, without what our commands and tools make."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in listed.split("\0") if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not _MADE.intersection(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


def texts() -> dict[str, str]:
    """The text of each committed file by its name; pictures, fonts and the like are left out."""
    found = {}
    for path in committed():
        data = path.read_bytes()
        if b"\0" not in data:
            found[path.relative_to(ROOT).as_posix()] = data.decode()
    return found
