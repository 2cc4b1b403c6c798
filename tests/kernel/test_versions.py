"""Versions: records of older rules replay, or the reason why not is given."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.errors import Unreplayable


def test_a_record_of_older_rules_says_what_changed_since() -> None:
    text = deadroad.new("zombies", seats=2, seed=1).record().replace("rules 3", "rules 1")
    with pytest.raises(Unreplayable, match=r"rules 1 of zombies no longer replay.*ZOM-47"):
        deadroad.replay(text)


@pytest.mark.parametrize("name", deadroad.games())
def test_every_older_version_replays_or_names_a_reason(name: str) -> None:
    found = game(name)
    for version in range(1, found.version):
        assert version in found.replays or found.retired(version)


def test_each_older_version_names_what_changed_since_it() -> None:
    assert "ZRR-40" in game("zombietown").retired(2)
    assert "ZRR-32" in game("zombietown").retired(1)


def test_a_future_version_is_reported_with_the_current_one() -> None:
    why = game("zombies").why_no_replay(99)
    assert why == "rules 99 of zombies are newer than this program; the current version is 3"
