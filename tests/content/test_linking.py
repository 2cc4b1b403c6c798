"""French elides before a vowel sound, Italian adds a d before the same vowel."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deadroad.content.linking import link

CASES = json.loads((Path(__file__).parent / "linking.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "word", "name", "joined"), CASES)
def test_french_and_italian_words_elide_by_the_first_sound_of_a_name(
    language: str, word: str, name: str, joined: str
) -> None:
    assert link(language, word, name) == joined
