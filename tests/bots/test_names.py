"""Names of bots, and the names that levels are aliases for."""

from __future__ import annotations

from pathlib import Path

import pytest

import deadroad
from deadroad.bots import bot
from deadroad.bots.names import LEVELS, WITHOUT, has_network, iterations, named
from deadroad.bots.network import ELSEWHERE, network
from deadroad.bots.thinker import Thinker
from deadroad.bots.trained import Guided
from deadroad.games import game
from deadroad.kernel.errors import BadRequest

TOY = game("lanterns")


def test_a_level_is_the_name_of_a_player() -> None:
    assert not has_network(TOY)
    assert [named(TOY, level) for level in LEVELS] == list(WITHOUT)
    assert named(TOY, "3") == named(TOY, 3)


def test_valid_names_are_kept() -> None:
    for name in ("random", "careful", "rated", "easy", "net", "mixed", "search:50", "net:400", "mixed:30"):
        assert named(TOY, name) == name
    assert named(TOY, "search:0050") == "search:50"


@pytest.mark.parametrize(
    "word", ["", "5", "-1", "strong", "search", "search:", "search:0", "net:x", "net:1:2"]
)
def test_an_unknown_name_is_refused_with_a_list_of_names(word: str) -> None:
    with pytest.raises(BadRequest, match=f"no player '{word}'; there are levels 0 to 4, random"):
        named(TOY, word)


def test_iterations_are_read_from_a_name() -> None:
    names = ("rated", "net", "easy", "mixed", "search:200", "net:7", "mixed:9")
    assert [iterations(name) for name in names] == [0, 1, 1, 1, 200, 7, 9]


def test_a_network_that_is_missing_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    with pytest.raises(BadRequest, match="lanterns has no network"):
        bot(TOY, "net")
    network.cache_clear()


class Clock:
    """A clock that advances by a step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("step", "visits"), [(0.0, 20), (0.125, 7)])
def test_a_named_search_stops_after_its_iterations_or_its_limit(
    monkeypatch: pytest.MonkeyPatch, step: float, visits: int
) -> None:
    monkeypatch.setattr("deadroad.bots.thinker.time", Clock(step))
    match = deadroad.new("hit-z-road", 2, seed=1)
    player = bot(match.game, "search:20", limit=1.0)
    assert isinstance(player, Thinker)
    player.pick(match.view(match.seat or 0))
    assert sum(child.visits for child in player.search.root.children.values()) == visits


def test_a_named_search_with_a_network_has_the_same_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    match = deadroad.new("hit-z-road", 2, seed=1)
    view = match.view(match.seat or 0)
    for step, least, most in ((0.0, 1, 21), (0.6, 1, 17)):
        monkeypatch.setattr("deadroad.bots.trained.time", Clock(step))
        player = bot(match.game, "net:20", limit=1.0)
        assert isinstance(player, Guided)
        player.pick(view)
        assert least <= player.search.root.visits <= most
