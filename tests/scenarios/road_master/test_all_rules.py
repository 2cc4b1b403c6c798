"""What the battery proves for the rules a game starts with, proved for both advanced rules together."""

from __future__ import annotations

import pytest

from deadroad.kernel.chance import Pcg32
from tests.contract.stock.road_master import count
from tests.contract.test_secrecy import refused, seen
from tests.contract.walk import walk

ALL: dict[str, object] = {"explosives": "yes", "perishables": "yes"}


@pytest.mark.clause("RDM-97")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_thing_and_verb_is_an_option_or_a_refusal(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        for match in walk("road-master", seats, seed, ALL):
            question = match.question
            if match.seat is None or question is None:
                continue
            kinds.add(question.kind)
            refusals = match.refused(match.seat)
            known = [*match.options(), *[one.option for one in refusals if one.option is not None]]
            refs = {ref for option in known for ref in option.refs}
            verbs = {option.verb for option in known}
            view = match.view(match.seat)
            assert not set(match.game.things(view)) - refs, question.kind
            assert not set(match.game.verbs(view)) - verbs, question.kind
            asked = set(match.state.asked)
            assert not [one for one in refusals if one.option is not None and one.option.index in asked]
            assert len({one.notation for one in refusals}) == len(refusals), question.kind
    assert kinds >= {"place", "turn", "exchange", "draft", "load", "unload"}


@pytest.mark.clause("RDM-97")
@pytest.mark.parametrize("seats", [2, 5])
def test_an_imagined_world_shows_a_seat_the_same(seats: int) -> None:
    luck = Pcg32(5)
    for seed in range(2):
        for match in walk("road-master", seats, seed, ALL):
            if luck.below(8):
                continue
            for seat in range(-1, seats):
                view = match.view(None if seat < 0 else seat)
                imagined = match.game.imagine(view, luck)
                assert seen(match.game, imagined, seat) == seen(match.game, match.state, seat)
                assert count(imagined) == count(match.state)
                if match.seat == seat:
                    assert refused(imagined) == refused(match.state)
