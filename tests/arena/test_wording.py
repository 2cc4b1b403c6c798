"""Figures of studies in words."""

from __future__ import annotations

import re

import pytest

import deadroad
from deadroad.arena.flow import flows
from deadroad.arena.wording import Wording
from deadroad.games import game
from deadroad.kernel.chance import Pcg32


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


@pytest.mark.parametrize("name", deadroad.games())
def test_every_kind_of_decision_has_words_in_every_language(name: str) -> None:
    found, kinds = game(name), set()
    for seed in range(3):
        state = found.start(found.most, found.read_settings(found.brief()), Pcg32(seed))
        state.settle()
        luck = Pcg32(seed + 1)
        while state.seat >= 0:
            kinds.add(type(state.stack[-1]).__name__)
            state.answer(state.asked[luck.below(len(state.asked))])
    for language in ("en", "fr", "it"):
        wording = Wording(name, language=language)
        for kind in kinds:
            key = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()
            assert wording.words.has(f"decision-{key}"), kind
            assert wording.figure(f"kind:{kind}").endswith(wording.words.say(f"decision-{key}"))


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        ("rolled", "A player fights", "Un joueur se bat"),
        ("kept", "A player keeps the card …", "Un joueur garde la carte …"),
        ("demand-paid", "A player spends …", "Un joueur dépense … jetons …"),
        (
            "maps-worth",
            "Each road map of a player is now worth … experience",
            "Chaque carte",
        ),
    ],
)
def test_an_event_is_a_sentence_about_any_player(event: str, english: str, french: str) -> None:
    assert Wording("hit-z-road").thing(f"event:{event}") == english
    assert Wording("hit-z-road", language="fr").thing(f"event:{event}").startswith(french)
