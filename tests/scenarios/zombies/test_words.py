"""Words that the code puts together: reasons, windows, endings, cards, tiles."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.content.reference import clause_ids
from deadroad.games import folder, game
from deadroad.games.zombies.bars import CLAUSES, Bar
from deadroad.games.zombies.cards import CARD_IDS
from deadroad.games.zombies.tiles import KIND_IDS
from deadroad.games.zombies.timings import TIMINGS


def keys() -> list[str]:
    """Every key that is put together from parts."""
    found = [f"reason-{bar.value}" for bar in Bar if bar is not Bar.NONE]
    found += [f"question-window-{timing}" for timing in TIMINGS]
    found += [f"why-{why}" for why in ("helipad", "zombies", "limit", "turns")]
    found += ["score-zombies", "score-turns"]
    found += [f"tile-{kind}" for kind in KIND_IDS]
    found += [f"card-{name}" for name in CARD_IDS]
    return found + [f"card-{name}-text" for name in CARD_IDS]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_composed_text_key_exists(language: str) -> None:
    words = game("zombies").words(language)
    assert not [key for key in keys() if not words.has(key)]


def test_every_reason_cites_a_clause() -> None:
    assert set(CLAUSES) == set(Bar) - {Bar.NONE}
    assert set(CLAUSES.values()) <= set(clause_ids(folder("zombies")))


@pytest.mark.parametrize(
    ("language", "place"), [("en", "tile 0 centre"), ("fr", "case centrale du panneau 0"), ("it", "0 centro")]
)
def test_the_terminal_names_where_a_seat_stands_in_words(language: str, place: str) -> None:
    match = deadroad.new("zombies", seats=2, seed=3)
    screen = match.game.screen(match.view(0), match.game.words(language), ["Martha", "Otis"])
    assert screen.count(place) == 2
    assert "0.c" not in screen


def test_a_short_roll_offers_another_only_while_lives_are_left() -> None:
    words = game("zombies").words("en")
    short = "The roll is 2 short. "
    said = [
        words.say("question-failed", {"need": 2, "lives": lives, "bullets": bullets})
        for lives, bullets in ((3, 2), (3, 0), (1, 1))
    ]
    assert said == [
        f"{short}Lose a life (3 left) and roll again, or spend bullets (2 left).",
        f"{short}Lose a life (3 left) and roll again.",
        f"{short}Lose your last life, or spend bullets (1 left).",
    ]
    assert words.say("option-life") == "Lose a life"
