"""Luck and skill of rule sets: rows, warnings and differences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deadroad.arena.depth import DEPTH, Depth, difference, read_depth, read_depths, sure
from deadroad.arena.job import Job
from deadroad.arena.ladder import Rung, ladder
from deadroad.arena.stats import Estimate

NARROW = Estimate(0.5, 0.4, 0.6, 60)


def test_depth_is_read_as_it_was_written(tmp_path: Path) -> None:
    depth = Depth(NARROW, 60, "network 1", True, [Rung(1, "easy", "random", NARROW, 0.5)])
    assert read_depth(json.loads(json.dumps(depth.told()))) == depth
    assert read_depths(tmp_path) == ([], None)
    (tmp_path / DEPTH).write_text(json.dumps({"arms": [depth.told()], "doing": None}))
    assert read_depths(tmp_path) == ([depth], None)


def test_a_doubtful_luck_share_has_a_warning() -> None:
    assert Depth().notes == []
    assert Depth(None, 60).notes == ["same"]
    assert Depth(NARROW, 60, "network 1").notes == []
    assert Depth(NARROW, 60, "network 1", variant=True).notes == ["trained"]
    assert Depth(Estimate(0.2, -0.5, 0.9, 9), 9, "heuristics x 1").notes == ["wide", "heuristics"]


def test_a_difference_between_rule_sets_has_an_interval() -> None:
    before, after = Depth(NARROW, 60), Depth(Estimate(0.2, 0.1, 0.3, 60), 60)
    found = difference(before, after)["luck"]
    assert found.value < found.high < 0
    assert difference(before, Depth()) == {}


def test_differences_are_corrected_for_their_number() -> None:
    weak, none = Estimate(0.1, 0.01, 0.19, 60), Estimate(0.0, -0.1, 0.1, 60)
    assert sure([{"luck": weak}]) == [{"luck": True}]
    assert sure([{"luck": weak}, {"luck": none, "level:1": none}])[0] == {"luck": False}
    strong = Estimate(0.5, 0.4, 0.6, 60)
    assert sure([{"luck": weak}, {"luck": strong}]) == [{"luck": True}, {"luck": True}]
    assert sure([]) == []


def test_a_ladder_shows_that_level_one_beats_chance_and_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("deadroad.arena.ladder.GAMES", 12)
    job = Job("hit-z-road", 2, ("rated",), 10)
    heard: list[tuple[int, int]] = []
    first = list(ladder(job, 1, 1, [], lambda done, total: heard.append((done, total))))
    assert [rung.level for rung in first] == [1]
    assert first[0].worse == "random"
    assert first[0].result.value > first[0].parity == 0.5
    assert heard[-1] == (12, 12)
    assert list(ladder(job, 1, 1, first, lambda *_: None)) == []
