"""Cautions in the auction."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.hit_z_road.state import RoadState
from deadroad.kernel.match import Match
from deadroad.kernel.view import View


def minded(match: Match) -> dict[str, str]:
    """The cautions of the open question: reason by notation."""
    found = match.game.cautions(View(match.state, match.state.seat))
    return {match.game.space.option(one.option).notation: one.reason for one in found}


@pytest.mark.clause("HZR-24")
def test_a_bid_of_all_resources_is_cautioned_against() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    assert isinstance(match.state, RoadState)
    public = match.state.public
    group = public.groups[match.state.seat]
    group.ammo, group.fuel, group.adrenaline = 2, 1, 0
    calm = [card for card, row in enumerate(CARDS) if not row.zombies]
    wild = [card for card, row in enumerate(CARDS) if row.zombies]
    public.roads = [*wild[:4], *calm[:2]]
    assert minded(match) == {}
    public.roads = wild[:6]
    assert minded(match) == {"bid 3": "nothing-left"}


@pytest.mark.clause("HZR-24")
def test_a_bid_without_ammo_and_adrenaline_left_is_cautioned_against() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    assert isinstance(match.state, RoadState)
    public = match.state.public
    group = public.groups[match.state.seat]
    public.roads = [card for card, row in enumerate(CARDS) if row.zombies][:6]
    group.ammo, group.fuel, group.adrenaline = 0, 2, 1
    assert minded(match) == {"bid 3": "nothing-left"}
    group.adrenaline = 0
    assert minded(match) == {"bid 1": "nothing-left", "bid 2": "nothing-left"}


@pytest.mark.clause("HZR-25")
def test_a_pass_that_wins_at_once_has_a_caution() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.answer("bid 2")
    assert "pass" not in minded(match)
    match.answer("pass")
    assert ("pass", "pass-wins") in minded(match).items()
