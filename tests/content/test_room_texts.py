"""The texts of the rooms that all games share agree with numbers and names, as those of the games do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from deadroad.content.texts import LANGUAGES, SHARED, bundle, keys
from tests.contract.grammar import NAMES, all_faults, renderings

ROOMS: Final = sorted(path.parents[1] for path in SHARED.parent.glob("*/texts/en.ftl"))
# Values that are words, not numbers: a name, a file, an answer, a share of a win.
WORDS: Final = {
    **{one: list(NAMES) for one in ("seat", "player")},
    **{one: ["X"] for one in ("choice", "clause", "event", "example", "file", "mix", "notation", "place")},
    **{one: ["X"] for one in ("typed", "what", "why", "wish", "better", "game", "grade", "line", "played")},
    **{one: ["X"] for one in ("terms", "value", "link")},
    **{one: ["40%"] for one in ("cost", "end", "high", "low", "luck", "others", "play", "rest", "result")},
    **{one: ["40%"] for one in ("share", "start", "swing")},
}
ROW: Final = {one: list(NAMES) for one in ("first", "last")}  # numbers elsewhere
# What a language never has: straight apostrophes, quotes of others, the wrong space before a sign.
WRONG_SIGNS: Final = {
    "en": r"\w'|(?<!\{)\"\w|[\d}]\s%|\s…",
    "fr": r"\w'[\w«{]|[“”]|[\w})] [:;!?»%](?!\w)|« |\s…",
    "it": r"\w'[\w«{]|[“”]|[\w})] [:;!](?!\w)|[\d}] %|\s…",
}


def test_these_rooms_have_texts() -> None:
    assert {room.name for room in ROOMS} == {"content", "review", "server"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_texts_agree_with_numbers_and_names(room: Path, language: str) -> None:
    catalogue = bundle(room, "texts", language)
    found = {
        key: all_faults(language, renderings(catalogue, key, WORDS | ROW if key == "row" else WORDS))
        for key in keys(room, "texts", language)
    }
    bad = {key: wrong for key, wrong in found.items() if wrong}
    assert not bad, "\n".join(f"{key}: {wrong[0]}" for key, wrong in bad.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_the_languages_have_the_same_keys_and_values(room: Path, language: str) -> None:
    assert keys(room, "texts", language) == keys(room, "texts", "en")
    values = {key: values_of(room, key, language) for key in keys(room, "texts", language)}
    english = {key: values_of(room, key, "en") for key in values}
    assert {key: named for key, named in values.items() if named != english[key]} == {}


def values_of(room: Path, key: str, language: str) -> set[str]:
    """The values that a text of a room names."""
    written = (room / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"(?ms)^{re.escape(key)} =(.*?)(?=^[a-zA-Z][\w-]* =|^#|\Z)", written)
    assert found is not None, key
    return set(re.findall(r"\$([a-z-]+)", found[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_punctuation_follows_the_language(room: Path, language: str) -> None:
    lines = (room / "texts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(WRONG_SIGNS[language], line)] == []
