"""The tutorials: their scripts still play, and every step has its own sentence."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import deadroad
from deadroad.games import game as game_of
from deadroad.kernel.record import read as read_record
from deadroad.kernel.words import Words

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in WEB.glob("*/art.ts"))
LANGUAGES = ("en", "fr", "it")
FEWEST = 8  # gestures of the learner


def script_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lessons", ROOT / "scripts" / "lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lessons"] = module
    spec.loader.exec_module(module)
    return module


lessons = script_module()


def steps_of(game: str) -> list[dict[str, Any]]:
    source = (WEB / game / "lesson.ts").read_text(encoding="utf-8")
    rows = re.findall(r"^    \{ (.*) \},$", source, re.MULTILINE)
    return [json.loads("{" + re.sub(r"(?:^|(?<=, ))([a-z]+): ", r'"\1": ', row) + "}") for row in rows]


def sentences(game: str, language: str) -> dict[str, str]:
    source = (WEB / game / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^lesson-([a-z-]+) = (.+)$", source, re.MULTILINE))


def record_of(game: str) -> str:
    source = (WEB / game / "lesson.ts").read_text(encoding="utf-8")
    found = re.search(r'^  record: (".*"),$', source, re.MULTILINE)
    assert found is not None
    return str(json.loads(found[1]))


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_lesson_matches_its_script(game: str) -> None:
    match, steps = lessons.played(lessons.read(WEB / game / "lesson.txt"))
    record = read_record(record_of(game))
    assert [(ply.seat, ply.notation) for ply in record.plies] == [
        (ply.seat, ply.notation) for ply in match.plies
    ]
    assert steps_of(game) == steps
    assert deadroad.replay(record_of(game)).digest() == match.digest()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_own_sentence(game: str, language: str) -> None:
    said = [step["say"] for step in steps_of(game)]
    told = sentences(game, language)
    assert len(set(said)) == len(said)
    assert set(told) == {*said, "end"}
    assert len(set(told.values())) == len(told)
    assert said[0] == "welcome"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_steps_share_a_sentence(game: str, language: str) -> None:
    steps = [
        {part.strip().casefold() for part in re.split(r"(?<=[.!?\N{HORIZONTAL ELLIPSIS}])\s+", text)}
        for text in sentences(game, language).values()
    ]
    shared = [one & other for at, one in enumerate(steps) for other in steps[:at] if one & other]
    assert shared == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_enough_questions_and_plays_the_rest(game: str) -> None:
    steps = steps_of(game)
    assert sum(step["answers"] > 0 for step in steps) >= FEWEST
    # Two steps in a row never ask for the same answer: that would be a step that teaches nothing.
    record = read_record(record_of(game))
    given = [record.plies[step["ply"]].notation for step in steps if step["answers"]]
    repeated = [(one, two) for one, two in pairwise(given) if one == two]
    assert repeated == []


def test_a_single_step_to_a_place_shows_what_is_in_reach() -> None:
    points = {(game, step["say"]): step.get("point") for game in GAMES for step in steps_of(game)}
    assert points["zombietown", "walk"] == "space:g4"
    assert points["zombietown", "brawl"] == "space:h4"
    assert points["road_master", "drive"] == "space:c2R"
    # An amount is a button of its own.
    assert points["tower_defense", "shoot"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_of_the_first_game_belongs_to_a_question(game: str) -> None:
    tips = {language: first_tips(game, language) for language in LANGUAGES}
    assert list(tips["en"]) == list(tips["fr"]) == list(tips["it"])
    words = words_of(game)
    assert [kind for kind in tips["en"] if not words.has(f"question-{kind}")] == []
    assert len(tips["en"]) >= 6
    for told in tips.values():
        assert len(set(told.values())) == len(told)
        assert max(len(text) for text in told.values()) <= 150  # three lines of a phone


def first_tips(game: str, language: str) -> dict[str, str]:
    source = (WEB / game / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^first-([a-z-]+) = (.+)$", source, re.MULTILINE))


def words_of(game: str) -> Words:
    return game_of(game.replace("_", "-")).words("en")
