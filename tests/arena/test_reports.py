"""What a run is summed up to, in figures, words and drawings."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from deadroad.arena.job import Job
from deadroad.arena.meters import Lead, Row
from deadroad.arena.summary import present, summarise
from deadroad.arena.table import play_chunk
from deadroad.arena.versus import changes, lift_changes, told
from deadroad.arena.wording import Wording, lifts
from deadroad.cli import main
from deadroad.kernel.game import Game
from deadroad.kernel.outcome import Outcome

JOB = Job("hit-z-road", 2, (2, 0), 240)


@cache
def played() -> tuple[list[Row], list[Row]]:
    """The rows of two hundred games."""
    return play_chunk(JOB, range(200))


def test_a_summary_counts_what_the_rows_say() -> None:
    games, seats = played()
    found = summarise("hit-z-road", 2, games, seats)
    assert found.games == 200
    assert sum(found.whys.values()) == 200
    wins = sum(float(str(row["won"])) for row in seats if row["bot"] == "rated")
    assert found.by_bot["rated"].value == wins / 200
    assert all(0 <= value <= 1 for value in present(found.decided))
    fell = [row["fell_to"] for row in seats if row["fell_to"]]
    assert {"bitten", "horribly-died"} <= set(found.causes)
    assert sum(cause.value for cause in found.causes.values()) == pytest.approx(len(fell) / len(seats))
    for lift in found.lifts:
        won: dict[bool, list[float]] = {True: [], False: []}
        for row in seats:
            won[lift.name in row["met"]].append(float(str(row["won"])))  # type: ignore[operator]
        met, missed = (sum(wins) / len(wins) for wins in won.values())
        assert lift.share.value == pytest.approx(met)
        assert lift.more.value == pytest.approx(met - missed)
        assert lift.more.low <= lift.more.value <= lift.more.high


def led(values: list[tuple[int, int]], winners: list[int]) -> Row:
    """What the meter of the lead finds in a game of two whose positions were worth this."""
    at = iter(values)

    def value(state: Any, seat: int) -> float:
        return float(state.worth[seat])

    outcome = Outcome([[0], [1]], winners, [{}, {}], "end", "T-1")
    rules = cast(Game, SimpleNamespace(heuristics=SimpleNamespace(value=value), outcome=lambda _: outcome))
    meter = Lead()
    row: Row = {}
    for worth in at:
        meter.step(rules, cast(Any, SimpleNamespace(seats=2, worth=worth)))
    meter.after(rules, cast(Any, SimpleNamespace(seats=2)), row, [])
    return row


def test_nobody_leads_while_all_are_equal_and_a_tie_is_no_change() -> None:
    row = led([(0, 0), (0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 2), (4, 2)], [0])
    assert row == {"lead_changes": 1, "decided": 0.5}


def test_a_game_that_nobody_won_was_not_decided() -> None:
    assert led([(0, 1), (1, 0)], [])["decided"] is None


def test_two_rule_sets_are_compared_game_by_game() -> None:
    one, other = (Job("lanterns", 2, (2,), 100, settings={"coins": coins}) for coins in (0, 4))
    before, after = (summarise("lanterns", 2, *play_chunk(job, range(100))) for job in (one, other))
    found = {change.name: change for change in changes(before, after)}
    assert found["points of a seat"].sure
    assert found["points of a seat"].difference.value > 0
    assert "points of a seat rises" in told(list(found.values()), ("coins=0", "coins=4"))
    same = changes(before, before)
    assert "no figure changed" in told(same, ("coins=0", "coins=0"))


def test_every_figure_of_a_report_is_compared() -> None:
    one, other = (Job("hit-z-road", 2, bots, 200) for bots in (("rated", "careful"), ("careful", "random")))
    before, after = (summarise("hit-z-road", 2, *play_chunk(job, range(200))) for job in (one, other))
    found = {change.name: change for change in changes(before, after)}
    for name in ("wins of seat 2", "wins of careful", "points: experience on cards", "out by a bite"):
        assert found[name].difference.low < found[name].difference.value < found[name].difference.high
        assert found[name].size.low < found[name].size.value < found[name].size.high
    assert any(change.sure for change in lift_changes(before, after))


@pytest.mark.parametrize("name", ["hit-z-road", "zombietown"])
def test_every_cause_of_elimination_has_words(name: str) -> None:
    settings = {"health": 1, "days": 2} if name == "zombietown" else {}
    job = Job(name, 4, (0, 1), 20, settings=settings)
    found = summarise(name, 4, *play_chunk(job, range(20)))
    assert found.causes
    words = Wording(name).words
    assert not [cause for cause in found.causes if not words.has(f"cause-{cause}")]


def test_lifts_are_of_components_and_of_what_happened_in_words() -> None:
    found = summarise("hit-z-road", 2, *played())
    wording = Wording("hit-z-road")
    told = {kind: {wording.thing(lift.name) for lift in things} for kind, things in lifts(found).items()}
    assert set(told) == {"card", "token", "event"}
    assert "Hitch-hiker" in told["card"]
    assert "A seat takes the bite" in told["event"]
    assert "The last survivor of a seat is dead" not in told["event"]  # nobody ever won after that


def test_a_study_from_the_command_line_leaves_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "study"
    words = ["sim", "hit-z-road", "--games", "60", "--bots", "rated,careful", "--workers", "1"]
    words += ["--out", str(out)]
    assert main(words) == 0
    page = (out / "report.html").read_text()
    assert page.count("<svg") >= 5
    assert "http" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ).replace("https://matplotlib.org", "")
    assert json.loads((out / "run.json").read_text())["rules"] >= 1
    assert "rated, careful" in page
    assert "Several players took part" in page
    assert "0 to 29" in page  # seeds: each is played from both chairs
    assert "Only one group is left" in page
    assert "a bite" in page
    assert not re.search(r"\b(card|event|token):", page)
    assert main(words) == 0
    assert "share of wins" in capsys.readouterr().out


def test_two_rule_sets_leave_a_page_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "sim",
        "zombies",
        "--games",
        "4",
        "--bots",
        "0",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "two"),
    ]
    assert main([*words, "--set", "goal=5", "--versus", "goal=6"]) == 0
    page = (tmp_path / "two" / "report.html").read_text()
    assert "difference (95 %)" in page
    assert "no figure changed beyond chance" in page  # four games tell nothing
    assert all((tmp_path / "two" / link).exists() for link in re.findall(r'<a href="([^"]+)"', page))
    assert "goal=5" in (tmp_path / "two" / "before" / "report.html").read_text()
    assert "e+0" not in capsys.readouterr().out


def test_alone_there_is_no_lead_to_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "tower-defense", "--games", "3", "--bots", "0", "--workers", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    page = (tmp_path / "report.html").read_text()
    assert "1 seat<" in page
    assert "Tension" not in page
    assert "lead changes" not in capsys.readouterr().out
