"""What a game can be answered, and what its cards can do, stands in the documents: all of it, and no more.

A game writes its verbs into docs/notation/<game>.md and, if its content names effects, these into
docs/effects/<game>.md: a table row for each, first the verb as it is written (`bid AMOUNT`), or the effect.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deadroad.games import GAMES, game

DOCS = Path(__file__).resolve().parents[1] / "docs"
# Those of the package; the toy game of the tests is in nobody's documents.
NAMES = sorted(name for name, module in GAMES.items() if module.startswith("deadroad."))
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)
# Played with the cards of another game: its effects are told there.
SHARED = {"tower-defense": "hit-z-road"}


def rows(room: str, name: str) -> list[str]:
    """What the first column of a game's document names."""
    path = DOCS / room / f"{name}.md"
    assert path.exists(), f"docs/{room}/{name}.md is missing"
    return ROW.findall(path.read_text(encoding="utf-8"))


def effects(name: str) -> set[str]:
    """Every effect that a row of content names."""
    return {row["effect"] for part in game(name).content().values() for row in part if row.get("effect")}


@pytest.mark.parametrize("name", NAMES)
def test_the_notation_names_every_verb_with_its_arguments(name: str) -> None:
    verbs = game(name).space.verbs
    written = [" ".join([verb.name, *[domain.slot.upper() for domain in verb.domains]]) for verb in verbs]
    assert rows("notation", name) == written


@pytest.mark.parametrize("name", NAMES)
def test_the_effects_name_every_effect_of_the_content(name: str) -> None:
    named = rows("effects", SHARED.get(name, name)) if effects(name) else []
    assert sorted(named) == sorted(effects(name))


@pytest.mark.parametrize(("page", "room"), [("notation.md", "notation"), ("add-a-card.md", "effects")])
def test_the_pages_link_to_every_game(page: str, room: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for path in sorted((DOCS / room).glob("*.md")):
        assert f"({room}/{path.name})" in text
