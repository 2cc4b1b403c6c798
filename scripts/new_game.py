"""Creates a new game from the skeleton in tests/toy/skeleton, which passes the contract battery.

    scripts/new-game high-card

The game has its own files in src/deadroad/games, tests and docs, and one line in the list of games.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SKELETON = ROOT / "tests" / "toy" / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LIST = re.compile(r"GAMES: Final\[dict\[str, str\]\] = \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
IMPORTS = re.compile(r"(?:^from (?:deadroad|tests)\..*\n)+", re.MULTILINE)  # in the order that ruff wants
LETTERS = 3  # of a clause id


class BadName(Exception):
    """The name can't be used."""


class NewGame:
    """The names of a new game, and its files."""

    def __init__(self, name: str, root: Path = ROOT) -> None:
        if not NAME.fullmatch(name):
            raise BadName(f"{name!r}: use lower-case letters, digits and single hyphens, such as high-card")
        self.name = name
        self.root = root
        self.package = name.replace("-", "_")
        self.games = root / "src" / "deadroad" / "games"
        self.folder = self.games / self.package
        if self.folder.exists():
            raise BadName(f"{self.folder} already exists: choose another name")
        self.prefix = self.free_prefix()

    def free_prefix(self) -> str:
        """Return letters for clause ids that no other game uses: HIG for high-card."""
        letters = [sign for sign in self.name.upper() if sign.isalpha()]
        clauses = "".join(
            path.read_text(encoding="utf-8") for path in self.games.glob("*/rules/clauses.toml")
        )
        for count in range(LETTERS, len(letters) + 1):
            prefix = "".join(letters[:count])
            if f'"{prefix}-' not in clauses:
                return prefix
        raise BadName(
            f"{self.name}: another game's clauses begin with {''.join(letters)}-; choose another name"
        )

    def target(self, path: Path) -> Path:
        """Return where a file of the skeleton goes."""
        match path.name:
            case "stock.py":
                return self.root / "tests" / "contract" / "stock" / f"{self.package}.py"
            case "scenario.py":
                return self.root / "tests" / "scenarios" / self.package / f"test_{self.package}.py"
            case "notation.txt":
                return self.root / "docs" / "notation" / f"{self.name}.md"
            case _:
                return self.folder / path.relative_to(SKELETON)

    def text(self, text: str) -> str:
        """Return a text of the skeleton with the names of the new game."""
        words = self.name.split("-")
        text = text.replace("tests.toy.skeleton", f"deadroad.games.{self.package}")
        text = text.replace(
            "the game that `scripts/new-game` copies. Replace its rules with your own.", "a card game."
        )
        text = text.replace("SKE-", f"{self.prefix}-").replace('"skeleton"', f'"{self.name}"')
        text = re.sub(r"class Skeleton\b|Skeleton\(\)", self.camel, text)
        text = text.replace("Skeleton", " ".join(words).capitalize())
        return IMPORTS.sub(lambda found: "".join(sorted(found[0].splitlines(keepends=True))), text)

    def camel(self, found: re.Match[str]) -> str:
        """Return the name of the class for the new game."""
        return found[0].replace("Skeleton", "".join(word.capitalize() for word in self.name.split("-")))

    def write(self) -> list[Path]:
        """Write the files and the line. Return the files in order, and the list of games last."""
        written: list[Path] = []
        for path in sorted(SKELETON.rglob("*")):
            if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".txt"):
                target = self.target(path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(self.text(path.read_text(encoding="utf-8")), encoding="utf-8")
                written.append(target)
        return [*sorted(written), self.enlist()]

    def enlist(self) -> Path:
        """Add the line to the list of games."""
        path = self.games / "__init__.py"
        text = path.read_text(encoding="utf-8")
        found = LIST.search(text)
        assert found is not None, f"{path} has no list of games"
        line = f'    "{self.name}": "deadroad.games.{self.package}",\n'
        lines = "".join(sorted([*found[1].splitlines(keepends=True), line]))
        path.write_text(text[: found.start(1)] + lines + text[found.end(1) :], encoding="utf-8")
        return path


def main(argv: list[str]) -> int:
    """Create the game and print the next steps."""
    parser = argparse.ArgumentParser(prog="new-game", description="Make a new game from the skeleton.")
    parser.add_argument("name", help="the name of the game, such as high-card")
    name = parser.parse_args(argv).name
    try:
        made = NewGame(name)
    except BadName as bad:
        print(bad, file=sys.stderr)
        return 2
    *written, listed = [path.relative_to(ROOT) for path in made.write()]
    for path in written:
        print(path)
    print(f"{listed} (one line added)\n")
    if not (ROOT / ".venv").exists():
        print("First make .venv with the tools: ./check --only lint")
    python = "PYTHONPATH=src .venv/bin/python -m"
    print(f"Play it:        {python} deadroad play {name}")
    print(f"Test its rules: {python} pytest tests/scenarios/{made.package}")
    print(f"Battery:        {python} pytest tests/contract -k {name}")
    print("Then replace its rules: docs/add-a-game.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
