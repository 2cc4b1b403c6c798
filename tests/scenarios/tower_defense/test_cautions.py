"""Cautions before the last bastion is left."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games.hit_z_road.cards import CARDS
from deadroad.games.tower_defense.public import Phase
from deadroad.kernel.view import View
from tests.scenarios.tower_defense.fort import BY_ID, fort


@pytest.mark.clause("HTD-65")
def test_leaving_the_last_bastion_to_zombies_is_cautioned_against() -> None:
    reasons: dict[str, set[str]] = {}
    for seed in range(12):
        match = deadroad.new("tower-defense", seats=1, seed=seed)
        bot = deadroad.bot("tower-defense", "careful", seed)
        while match.seat is not None:
            for one in match.game.cautions(View(match.state, 0)):
                verb = match.game.space.option(one.option).verb
                reasons.setdefault(one.reason, set()).add(verb)
                assert int(one.values["zombies"]) > 0
            match.answer(bot.choose(match.view(0)))
    assert reasons["bastion-open"] <= {"done", "intercept"}
    assert reasons["bastion-unguarded"] == {"send"}


@pytest.mark.clause("HTD-65")
def test_a_group_of_all_members_is_cautioned_against_every_unit_but_the_one_on_the_last_bastion() -> None:
    table = fort().squads("", "Lr", "").stock(fuel=9).units(b2="II-16", w1="II-13", n2="II-13")
    table.reserve("II-01", "II-01", wave=2).begin(Phase.INTERCEPTION).play("gather 2", "join squad 2")
    found = table.match.game.cautions(View(table.state, 0))
    notations = [table.match.game.space.option(one.option).notation for one in found]
    assert notations == ["intercept w1", "intercept n2"]
    assert {one.values["zombies"] for one in found} == {CARDS[BY_ID["II-16"]].zombies}
