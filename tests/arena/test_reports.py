"""The report of a run: figures, words and plots."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from deadroad.arena.job import Job
from deadroad.arena.meters import Lead, Row
from deadroad.arena.stats import corrected
from deadroad.arena.summary import Summary, summarise, tables
from deadroad.arena.table import play_chunk
from deadroad.arena.versus import Comparison, told
from deadroad.arena.wording import Wording, apart, lifts
from deadroad.cli import main
from deadroad.kernel.game import Game
from deadroad.kernel.outcome import Outcome

pytestmark = pytest.mark.once

JOB = Job("hit-z-road", 2, (2, 0), 240)


@cache
def played() -> tuple[list[Row], list[Row]]:
    """The rows of two hundred games."""
    return play_chunk(JOB, range(200))


def test_a_summary_counts_the_rows() -> None:
    games, seats = played()
    found = summarise("hit-z-road", 2, games, seats)
    assert found.games == 200
    assert sum(known.mean for known in found.of("why").values()) == pytest.approx(1.0)
    wins = sum(float(str(row["won"])) for row in seats if row["bot"] == "rated")
    assert found.bots["rated"].share.value == wins / 200
    assert 0 <= found.figures["decided"].least <= found.figures["decided"].most <= 1
    fell = [row["fell_to"] for row in seats if row["fell_to"]]
    causes = found.of("out")
    assert {"bitten", "horribly-died"} <= set(causes)
    assert sum(cause.mean for cause in causes.values()) == pytest.approx(len(fell) / len(seats))
    for lift in found.lifts():
        won: dict[bool, list[float]] = {True: [], False: []}
        for row in seats:
            won[lift.name in row["met"]].append(float(str(row["won"])))  # type: ignore[operator]
        met, missed = (sum(wins) / len(wins) for wins in won.values())
        assert lift.share.value == pytest.approx(met)
        assert lift.more.value == pytest.approx(met - missed)
        assert lift.more.low <= lift.more.value <= lift.more.high
        assert lift.offered >= lift.share.count


def test_the_length_of_a_game_is_given_in_rounds_gestures_and_minutes() -> None:
    found = summarise("hit-z-road", 2, *played()).figures
    assert 1 <= found["rounds"].least <= found["rounds"].most <= 8
    assert found["gestures"].mean < found["length"].mean
    assert 1 < found["minutes"].mean < 60
    assert found["kind:Auction"].mean > 1
    assert found["branching:Auction"].mean > 1


def test_what_seats_get_and_give_is_added_up_by_round() -> None:
    games, seats = played()
    found = summarise("hit-z-road", 2, games, seats)
    looted = sum(sum(json.loads(str(row["flows"]))["gain:ammo:looted"]) for row in games)
    assert found.figures["flow:gain:ammo:looted"].mean == pytest.approx(looted / 400)
    by_round = found.rounds["gain:ammo:looted"]
    assert 2 <= len(by_round) <= 8
    assert sum(known.mean * known.count for known in by_round) == pytest.approx(looted / 2)


def test_points_come_with_a_warning_if_few_games_compare_them() -> None:
    found = summarise("hit-z-road", 2, *played())
    scored = found.figures["scored"].mean
    assert scored < 0.2
    assert not found.of("points") or found.figures["points"].count == round(scored * 200)
    assert ("points", scored) in found.warnings()


def test_a_longest_game_is_named() -> None:
    games, seats = played()
    found = summarise("hit-z-road", 2, games, seats).figures["length"]
    assert games[found.most_game]["plies"] == found.most


def led(values: list[tuple[int, int]], winners: list[int]) -> Row:
    """Return the result of the lead meter for a game of two seats with these values of positions."""
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


def test_no_seat_leads_while_all_are_equal_and_a_tie_changes_nothing() -> None:
    row = led([(0, 0), (0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 2), (4, 2)], [0])
    assert row == {"lead_changes": 1, "decided": 0.5}


def test_a_game_that_nobody_won_was_not_decided() -> None:
    assert led([(0, 1), (1, 0)], [])["decided"] is None


def compared(one: Job, other: Job) -> Comparison:
    """Two jobs, played and compared."""
    rows = [play_chunk(job, range(job.games)) for job in (one, other)]
    before, after = (summarise(one.game, one.seats, *found) for found in rows)
    first, second = (tables(*found, one.seats) for found in rows)
    return Comparison(before, after, first, second)


def test_two_rule_sets_are_compared_game_by_game() -> None:
    found = compared(*(Job("lanterns", 2, (2,), 100, settings={"coins": coins}) for coins in (0, 4)))
    points = next(change for change in found.changes if change.name == "points")
    assert points.sure
    assert points.difference.value > 0
    words = told(found, ("coins=0", "coins=4"), Wording("lanterns"))
    assert "points of a seat rises from" in words


def test_identical_results_are_reported_as_such() -> None:
    job = Job("lanterns", 2, (0,), 60)
    words = told(compared(job, job), ("a", "b"), Wording("lanterns"))
    assert "no figure changed in 20 or more of 60 pairs of games" in words


def test_a_change_that_does_nothing_is_reported_as_such_in_19_of_20_studies(
    long: bool, figure: Callable[[str, object], None]
) -> None:
    studies = 100 if long else 20
    wrong = 0
    for number in range(studies):
        one, other = (Job("lanterns", 2, (0,), 60, first=10_000 * at + 100 * number) for at in (1, 2))
        wrong += any(change.sure for change in compared(one, other).changes)
    figure("studies of no change that report one", f"{wrong} of {studies}")
    assert wrong <= studies / 20


def test_the_correlation_of_paired_seeds_is_reported() -> None:
    one, other = (Job("hit-z-road", 2, (0,), 80, first=first) for first in (0, 500))
    found = compared(one, other)
    assert found.correlation is not None
    assert abs(found.correlation) < 0.3
    same = compared(one, one)
    assert same.correlation == pytest.approx(1.0)
    assert "correlate by 1.00" in same.pairing()


def test_seeds_with_opposite_lengths_do_not_pair_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comparison, "correlation", -0.4)
    assert "no longer leads to a similar game" in Comparison.pairing(Comparison.__new__(Comparison))


def test_p_values_are_corrected_for_their_number() -> None:
    assert corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert corrected([]) == []


def test_different_values_are_printed_differently() -> None:
    assert apart(125.2, 125.4) == ("125.2", "125.4")
    assert apart(1.0, 1.0) == ("1", "1")
    assert apart(3.0, 4.0) == ("3", "4")


def test_memory_does_not_grow_with_the_games() -> None:
    found = Summary("hit-z-road", 2)
    games, seats = played()
    for _ in range(3):
        for row, table in tables(games, seats, 2):
            found.add(row, table)
    assert found.games == 600
    found = found.whole()
    assert all(len(known.values) <= 2000 for known in found.figures.values())
    once = summarise("hit-z-road", 2, games, seats)
    assert found.figures["length"].mean == pytest.approx(once.figures["length"].mean)
    assert {name: len(known.values) for name, known in found.figures.items()} == {
        name: len(known.values) for name, known in once.figures.items()
    }


def test_every_figure_of_a_report_is_compared() -> None:
    one, other = (Job("hit-z-road", 2, bots, 200) for bots in (("rated", "careful"), ("careful", "random")))
    found = {change.name: change for change in compared(one, other).changes}
    for name in ("won:2", "player:careful", "out:bitten", "rounds", "gestures", "taken:card:I-13"):
        assert found[name].difference.low < found[name].difference.value < found[name].difference.high
        assert found[name].size.low < found[name].size.value < found[name].size.high
    assert any(name.startswith("lift:card:") for name in found)


@pytest.mark.parametrize("name", ["hit-z-road", "zombietown"])
def test_every_cause_of_elimination_has_a_text(name: str) -> None:
    settings = {"health": 1, "days": 2} if name == "zombietown" else {}
    job = Job(name, 4, (0, 1), 20, settings=settings)
    causes = summarise(name, 4, *play_chunk(job, range(20))).of("out")
    assert causes
    words = Wording(name).words
    assert not [cause for cause in causes if not words.has(f"cause-{cause}")]


def test_lifts_name_components_and_events_in_words() -> None:
    found = summarise("hit-z-road", 2, *played())
    wording = Wording("hit-z-road")
    told = {kind: {wording.thing(lift.name) for lift in things} for kind, things in lifts(found).items()}
    assert set(told) == {"card", "token", "event"}
    assert "Hitch-hiker" in told["card"]
    assert "A player takes the bite" in told["event"]
    assert "The last survivor of a player is dead" not in told["event"]  # nobody ever won after that


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


def test_a_comparison_writes_its_own_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
    assert "takes at least 20 pairs of games. Pairs played: 4" in page
    assert all((tmp_path / "two" / link).exists() for link in re.findall(r'<a href="([^"]+)"', page))
    assert "goal=5" in (tmp_path / "two" / "before" / "report.html").read_text()
    assert "e+0" not in capsys.readouterr().out


def test_a_solo_study_reports_no_lead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "tower-defense", "--games", "3", "--bots", "0", "--workers", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    page = (tmp_path / "report.html").read_text()
    assert "1 seat<" in page
    assert "Tension" not in page
    assert "lead changes" not in capsys.readouterr().out
