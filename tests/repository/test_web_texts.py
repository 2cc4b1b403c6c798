"""The texts of the web table agree with their numbers and names, as those of the games do."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deadroad.content.linking import link
from deadroad.content.texts import LANGUAGES
from tests.contract.grammar import NAMES, all_faults, renderings

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
FOLDERS = sorted({path.parent.relative_to(WEB).as_posix() for path in WEB.rglob("en.ftl")})
# Values that are names or words, not numbers.
WORDS = {
    **{one: list(NAMES) for one in ("name", "names", "seat")},
    **{
        one: ["X"]
        for one in ("game", "figure", "what", "says", "terms", "question", "time", "more", "when", "text")
    },
    **{
        one: ["X"]
        for one in ("token", "answer", "answers", "best", "grade", "unit", "lead", "address", "email")
    },
    # Never 0 or 1 at a table.
    **{one: ["25"] for one in ("limit", "of", "amount")},
}
OWN = {"players"}  # it tells by another value whether there can be one


def catalogue(folder: str, language: str) -> tuple[FluentBundle, list[str]]:
    functions: dict[str, Any] = {"LINK": partial(link, language)}
    source = (WEB / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = FluentBundle([language], functions=functions, use_isolating=False)
    found.add_resource(FluentResource(source))
    return found, re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", source)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_texts_agree_with_numbers_and_names(folder: str, language: str) -> None:
    found, keys = catalogue(folder, language)
    bad = {
        key: wrong
        for key in keys
        if key not in OWN and (wrong := all_faults(language, renderings(found, key, WORDS)))
    }
    assert not bad, "\n".join(f"{key}: {wrong[0]}" for key, wrong in bad.items())


@pytest.mark.parametrize("folder", FOLDERS)
def test_punctuation_follows_the_language(folder: str) -> None:
    signs = (
        ("en", r"\w'|(?<!\{)\"\w|[\d}]\s%|\s…"),
        ("fr", r"\w'[\w«{]|[\w}] [:;!?»](?!\w)|« |[“”\u202f]|\s…"),
        ("it", r"\w'[\w«{]|[“”]|[\d}]\s%|\s…"),
    )
    for language, wrong in signs:
        source = (WEB / folder / f"{language}.ftl").read_text(encoding="utf-8")
        found = [line for line in source.splitlines() if re.search(wrong, line)]
        assert not found, (language, found)
