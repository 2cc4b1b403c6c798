"""Presets: named sets of settings that a game can be played with."""

from __future__ import annotations

import deadroad
from deadroad.games import game


def test_a_preset_changes_settings_that_the_game_knows(name: str) -> None:
    found = game(name)
    usual = found.read_settings({})
    for preset in found.presets():
        read = found.read_settings(dict(preset.settings))
        assert {key: read[key] for key in preset.settings} == preset.settings
        assert all(usual[key] != value for key, value in preset.settings.items()), preset.name


def test_names_of_presets_differ(name: str) -> None:
    names = [preset.name for preset in game(name).presets()]
    assert len(set(names)) == len(names)


def test_a_game_starts_under_each_preset(name: str) -> None:
    found = game(name)
    for preset in found.presets():
        match = deadroad.new(name, seats=found.fewest, seed=1, settings=dict(preset.settings))
        assert match.seat is not None
        assert all(match.settings[key] == value for key, value in preset.settings.items())


def test_a_game_with_settings_offers_a_preset(name: str) -> None:
    found = game(name)
    offered = [preset.name for preset in found.presets()]
    if found.settings:
        assert offered, "the game has settings: `presets` returns at least one named set of them"
    else:
        assert not offered, "a preset changes settings, and the game has none"
