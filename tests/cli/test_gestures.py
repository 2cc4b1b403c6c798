"""One typed line is one gesture: distant spaces, mixes of amounts, numbers, standing orders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import deadroad
from deadroad.cli import main
from deadroad.cli.gestures import marks, mix, number_prefix, place
from deadroad.cli.play import Session
from deadroad.cli.screen import Screen
from deadroad.cli.wishing import change, order
from deadroad.games import game
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import Match
from deadroad.kernel.wish import Memory, Wish, wished
from tests.cli.test_commands import typed


def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, *lines: str) -> list[str]:
    """What the person at the terminal answered, from the record saved in the end."""
    saved = tmp_path / f"game-{len(list(tmp_path.iterdir()))}"
    typed(monkeypatch, *lines, f"save {saved}", "quit")
    assert main(["play", game, "--seats", "2", "--people", "2", "--seed", "4"]) == 0
    return [ply.notation for ply in deadroad.replay(saved.read_text()).plies]


def test_a_typed_number_answers_a_question_about_a_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert played(monkeypatch, tmp_path, "hit-z-road", "", "5", "") == ["bid 5"]


def test_a_price_is_paid_and_undone_in_one_line_each(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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


def test_a_distant_space_is_reached_in_one_line() -> None:
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


def test_impossible_amounts_are_refused_in_words() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    words = match.game.words("en")
    assert mix(match, words, "pay", "fuel") is None
    with pytest.raises(BadRequest, match="9 fuel"):
        mix(match, words, "pay", "9 fuel")


@pytest.mark.parametrize("typed", ["2 regular-1 ammo", "2 regular-1 magazzino munizioni"])
def test_amounts_are_named_in_notation_or_in_the_words_of_the_language(typed: str) -> None:
    match = deadroad.new("tower-defense", seats=1, seed=3)
    while match.question is None or match.question.kind != "supply":
        match.answer(match.options()[0])
    end = mix(match, match.game.words("it"), "send", typed)
    assert end is not None
    assert [match.game.space.option(option).notation for option in end.row] == ["send regular 1 ammo"] * 2


def test_refused_amounts_name_those_that_are_possible() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 10", "pass"):
        match.answer(answer)
    told = (
        ("en", "“3 fuel” is not possible here. Possible: adrenaline 2 to 4, ammo 2 to 4, fuel 2 to 4; 10"),
        ("fr", "essence 2 à 4\u00a0; 10 en tout."),
        ("it", "benzina da 2 a 4; 10 in tutto."),
    )
    for language, said in told:
        with pytest.raises(BadRequest, match=re.escape(said)):
            mix(match, match.game.words(language), "pay", "3 fuel")


def at_the_terminal(match: Match) -> Session:
    """One person in the first seat of a match, who answers every other question in the second."""
    return Session(match, Screen(match, "en", ["Ann", "Bob", "Eve"][: match.seats], plain=True), {})


def test_a_wish_to_act_ends_with_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    match = deadroad.new("zombies", seats=2, seed=3)
    while not isinstance(match.state.stack[-1], Window):
        match.answer(match.options()[0])
    seat = match.seat
    assert seat is not None
    session = at_the_terminal(match)
    session.wishes[seat][0].act = True
    typed(monkeypatch, "", "table", "pass")
    assert session.ask(seat)
    assert not session.wishes[seat][0].act


def test_an_order_is_changed_and_withdrawn() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.answer("bid 3")
    words = match.game.words("en")
    seat = match.seat
    assert seat is not None
    wish = Wish(lone=False)
    for limit, answer in (("6", "bid 4"), ("2", "pass"), ("0", "pass"), ("off", "")):
        order(match, wish, seat, limit, words)
        assert wished(match, wish, Memory()) == answer
    with pytest.raises(BadRequest):
        order(match, wish, seat, "many", words)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_wishes_are_only_those_that_work_in_the_game(language: str) -> None:
    def named(name: str) -> list[str]:
        return [line.split()[0] for line in change(Wish(), "", game(name), game(name).words(language))]

    assert named("hit-z-road") == named("road-master") == named("tower-defense") == ["lone"]
    assert named("zombietown") == ["zombies", "lone"]
    assert named("zombies") == ["windows", "zombies", "lone", "act"]
    for asked in ("windows never", "zombies all", "act", "lone", "lone maybe", "act now"):
        with pytest.raises(BadRequest, match=r"lone on\|off\."):
            change(Wish(), asked, game("hit-z-road"), game("hit-z-road").words(language))
    with pytest.raises(BadRequest):
        change(Wish(), "act now", game("zombies"), game("zombies").words(language))


def test_wishes_are_saved_with_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game"
    typed(monkeypatch, "wish windows never", "wish lone off", "wish zombies none", f"save {saved}", "quit")
    assert main(["play", "zombies", "--seats", "2", "--seed", "4"]) == 0
    capsys.readouterr()
    typed(monkeypatch, "wish", "quit", "quit")
    assert main(["play", "--resume", str(saved)]) == 0
    told = capsys.readouterr().out
    assert all(wish in told for wish in ("windows never", "lone off", "zombies none"))


def test_undo_goes_back_past_automatic_answers() -> None:
    match = deadroad.new("tower-defense", seats=1, seed=2)
    bot = deadroad.bot("tower-defense", 2, 1)
    session = at_the_terminal(match)
    undone = 0
    while match.seat is not None and undone < 3:
        before = match.digest()
        session.done(0, match.game.space.option(bot.pick(match.view(0))).notation)
        automatic = 0
        while session.wished(0):
            automatic += 1
        if automatic and len(match.trail) > automatic:  # nothing was learned since the own answer
            undone += 1
            session.done(0, "undo")
            assert match.digest() == before
            assert not session.wished(0)
            match.answer(match.game.space.option(bot.pick(match.view(0))))
    assert undone == 3


BEATEN = (
    "Bob beats 4 zombies at “Main street”: nobody lost, 2 ammo fired, 1 adrenaline spent."
    " Loot: 1 ammo and 1 adrenaline. HZR-31"
)


def told(capsys: pytest.CaptureFixture[str], *, at_once: bool) -> str:
    """What the terminal prints of a whole game of bots: at the end, or after every answer."""
    match = deadroad.new("hit-z-road", seats=3, seed=4)
    bot = deadroad.bot("hit-z-road", 2, 1)
    session = at_the_terminal(match)
    while match.seat is not None:
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
        if not at_once:
            session.tell(None)
    session.tell(None)
    return " ".join(capsys.readouterr().out.split())


def test_the_fights_of_others_are_one_sentence_each(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, at_once=True)
    assert BEATEN in said
    assert "Bids: Eve 10, Ann 9 and Bob 8. HZR-21" in said
    assert "Eve pays 4 fuel, 3 ammo and 3 adrenaline for the bid. HZR-24" in said
    assert "Bob fires" not in said
    assert "Bob fights:" not in said


def test_a_fight_is_told_step_by_step_while_it_lasts_and_then_in_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = told(capsys, at_once=False)
    assert "Bob fires 2 ammo" in said
    assert "Bob wins the fight." in said
    assert said.count(BEATEN) == 1
    assert said.index("Bob wins the fight.") < said.index("Bob beats 4 zombies")
