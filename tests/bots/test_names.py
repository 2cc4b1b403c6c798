"""Names of players: what is accepted, what a level stands for."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.bots import bot
from deadroad.bots.names import LEVELS, WITHOUT, has_network, iterations, named
from deadroad.bots.network import ELSEWHERE, network
from deadroad.games import game
from deadroad.kernel.errors import BadRequest

TOY = game("lanterns")


def test_a_level_is_the_name_of_a_player() -> None:
    assert not has_network(TOY)
    assert [named(TOY, level) for level in LEVELS] == list(WITHOUT)
    assert named(TOY, "3") == named(TOY, 3)


def test_names_stay_as_they_are() -> None:
    for name in ("random", "careful", "rated", "easy", "net", "search:50", "net:400"):
        assert named(TOY, name) == name
    assert named(TOY, "search:0050") == "search:50"


@pytest.mark.parametrize(
    "word", ["", "5", "-1", "strong", "search", "search:", "search:0", "net:x", "net:1:2"]
)
def test_a_name_that_is_none_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(BadRequest, match=f"no player '{word}'; there are levels 0 to 4, random"):
        named(TOY, word)


def test_iterations_are_read_from_a_name() -> None:
    assert [iterations(name) for name in ("rated", "net", "easy", "search:200", "net:7")] == [0, 1, 1, 200, 7]


def test_a_network_that_is_missing_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    with pytest.raises(BadRequest, match="lanterns has no network"):
        bot(TOY, "net")
    network.cache_clear()
