"""Figures of studies in words."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.arena.flow import flows
from deadroad.arena.wording import Wording


@pytest.mark.parametrize("name", deadroad.games())
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_flow_of_resources_has_words(name: str, language: str) -> None:
    words = Wording(name, language=language).words
    for event, kinds in flows(name).items():
        assert words.has(f"flow-{event}"), event
        for what in filter(None, (flow.what for flow in kinds)):
            assert words.has(f"stock-{what}") or words.has(f"resource-{what}"), what


@pytest.mark.parametrize(
    ("language", "gained", "lost"),
    [
        ("en", "ammo gained: loot", "survivors lost: deaths"),
        ("fr", "munitions, gain\u00a0: butin", "personnages, perte\u00a0: morts"),
        ("it", "munizioni, guadagno: bottino", "sopravvissuti, perdita: morti"),
    ],
)
def test_a_flow_is_named_by_what_is_gained_or_lost_and_how(language: str, gained: str, lost: str) -> None:
    wording = Wording("hit-z-road", language=language)
    assert wording.figure("flow:gain:ammo:looted") == gained
    assert wording.figure("flow:spend:survivors:died") == lost
