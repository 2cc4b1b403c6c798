"""Selects the tests for ./check --quick: those that concern the changed files."""

from __future__ import annotations

import subprocess
from pathlib import PurePosixPath

import stamp

SECONDS = 100  # in which tests may begin

# Every game depends on these rooms, so all tests of games are run.
GROUND = ("kernel", "content")
ASKED_OF_GAMES = ("tests/golden", "tests/contract")


def changed() -> list[str]:
    """Return the files that differ from the main branch (or the last commit) or are not committed."""
    base = _git("merge-base", "HEAD", "origin/main") or _git("merge-base", "HEAD", "main") or ["HEAD"]
    files = _since(base[0])
    return files or _since("HEAD~1")


def _since(commit: str) -> list[str]:
    new = _git("ls-files", "--others", "--exclude-standard")
    return sorted({*_git("diff", "--name-only", "--no-renames", commit), *new})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=stamp.ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def concerned(files: list[str]) -> list[str]:
    """Return the arguments for pytest: the tests that concern these files, the nearest first."""
    nearest: list[str] = []
    games: set[str] = set()
    every_game = False
    for file in files:
        match PurePosixPath(file).parts:
            case ("tests", "e2e", *_):
                pass  # a browser takes minutes
            case ("tests", *_, name) if name.startswith("test_") and (stamp.ROOT / file).exists():
                nearest.append(file)
            case ("tests", folder, *_) if (stamp.ROOT / "tests" / folder).is_dir():
                nearest.append(f"tests/{folder}")
            case ("src", "deadroad", "games", game, _, *_):
                games.add(game.replace("_", "-"))
                nearest.append(f"tests/scenarios/{game}")
            case ("src", "deadroad", room, *_):
                every_game = every_game or room in (*GROUND, "games")
                nearest.append(f"tests/{room}")
    asked = list(ASKED_OF_GAMES) if games or every_game else []
    paths = [*nearest, *asked, "tests/repository"]
    chosen = [path for path in dict.fromkeys(paths) if (stamp.ROOT / path).exists()]
    if games and not every_game:
        return ["-k", " or ".join(["not (golden or contract)", *sorted(games)]), *chosen]
    return chosen


def concerns_web(files: list[str]) -> bool:
    """Return whether the web table, or what the server tells it, is among these files."""
    return any(file.startswith(("web/", "src/deadroad/server/", "scripts/protocol.py")) for file in files)
