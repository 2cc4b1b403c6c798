"""One line, one gesture: far spaces, mixes of amounts, numbers, standing orders."""

from __future__ import annotations

from pathlib import Path

import pytest

import deadroad
from deadroad.cli import main
from deadroad.cli.gestures import marks, mix, number_prefix, place
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.match import Match
from tests.cli.test_commands import typed


def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, *lines: str) -> list[str]:
    """What the person at the terminal answered, from the record saved in the end."""
    saved = tmp_path / f"game-{len(list(tmp_path.iterdir()))}"
    typed(monkeypatch, *lines, f"save {saved}", "quit")
    assert main(["play", game, "--seats", "2", "--people", "2", "--seed", "4"]) == 0
    return [ply.notation for ply in deadroad.replay(saved.read_text()).plies]


def test_a_number_is_the_number_that_the_question_is_about(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert played(monkeypatch, tmp_path, "hit-z-road", "", "5", "") == ["bid 5"]


def test_a_price_is_paid_in_one_line_and_taken_back_in_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ("", "5", "", "pass", "", "pass", "pay 2 fuel 2 ammo 1 adrenaline")
    paid = played(monkeypatch, tmp_path, "hit-z-road", *lines)
    assert sorted(paid[3:]) == ["pay adrenaline", *["pay ammo"] * 2, *["pay fuel"] * 2]
    undone = played(monkeypatch, tmp_path, "hit-z-road", *lines[:-1], "pay fuel", "undo")
    assert undone[3:] == ["pay fuel", "undo"]


def test_a_standing_order_is_given_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answered = played(monkeypatch, tmp_path, "hit-z-road", "", "3", "", "max 6", "")
    assert answered == ["bid 3", "bid 4"]


def walking(seed: int) -> Match:
    """A game of Zombies!!! in which somebody may walk."""
    match = deadroad.new("zombies", seats=2, seed=seed)
    while match.question is None or match.question.kind != "move":
        match.answer(match.options()[0])
    return match


def test_a_far_space_is_gone_to_in_one_line() -> None:
    match = walking(3)
    words = match.game.words("en")
    far = max((end for reach in match.reach() for end in reach.ends), key=lambda end: len(end.row))
    value = far.name.partition(":")[2]
    assert place(match, words, value).row == far.row
    tile = value.partition(".")[0]
    assert place(match, words, f"tile {tile}").name.startswith(f"space:{tile}.")
    with pytest.raises(BadRequest):
        place(match, words, "29.se")


def test_the_menu_says_what_to_type() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    options = match.options()
    assert number_prefix(options) == "bid"
    assert marks(options)[:3] == ["", "1", "2"]
    walk = walking(3)
    assert number_prefix(walk.options()) == ""
    assert marks(walk.options())[0] == "1"


def test_amounts_that_cannot_be_had_are_refused_in_words() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    words = match.game.words("en")
    assert mix(match, words, "pay", "fuel") is None
    with pytest.raises(BadRequest, match="9 fuel"):
        mix(match, words, "pay", "9 fuel")
