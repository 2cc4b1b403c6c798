"""The documents list exactly the verbs and effects of each game.

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
    # A game that plays with the cards of another has its effects there.
    owner = (game(name).borrows() or (name,))[0]
    named = rows("effects", owner) if effects(name) else []
    assert sorted(named) == sorted(effects(name))


@pytest.mark.parametrize(("page", "room"), [("notation.md", "notation"), ("add-a-card.md", "effects")])
def test_the_page_links_to_the_folder_in_which_a_new_game_is_found(page: str, room: str) -> None:
    assert f"({room})" in (DOCS / page).read_text(encoding="utf-8")
