"""What is to be minded before the last bastion is left."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.kernel.view import View


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
