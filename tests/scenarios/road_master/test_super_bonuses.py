from __future__ import annotations

import pytest

import deadroad
from deadroad.games.road_master.cards import BONUSES
from deadroad.games.road_master.facts import own_facts
from deadroad.games.road_master.state import Secret
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.stock.road_master import count
from tests.scenarios.road_master.depot import Depot, on_the_road


def in_the_draft(*pile: str) -> Depot:
    """Seat 0 looks at the top of a known pile."""
    return on_the_road("A1", "c1R", "c5R").pile(*pile).settle().play("bonuses")


@pytest.mark.clause("RDM-30")
def test_six_are_looked_at_and_up_to_three_kept() -> None:
    table = in_the_draft(*BONUSES)
    assert table.options == [*[f"keep {bonus}" for bonus in BONUSES[:6]], "done"]
    assert table.told("looked") == {"seat": 0, "amount": 6}
    table.play("keep U02", "keep U04")
    table.refuses("keep U02", clause="RDM-30")
    table.play("keep U06")
    assert table.kept() == ["U02", "U04", "U06"]
    assert table.told("kept") == {"seat": 0, "amount": 3}
    assert table.asks("turn", 0) == {"left": 3}
    assert table.haulier().bonuses == 3


@pytest.mark.clause("RDM-30")
def test_none_may_be_kept() -> None:
    table = in_the_draft(*BONUSES).play("done")
    assert table.kept() == []
    assert table.told("kept") == {"seat": 0, "amount": 0}
    assert table.public.pile() == 18
    assert not table.public.stirred


@pytest.mark.clause("RDM-30")
def test_the_rest_go_under_the_pile() -> None:
    table = in_the_draft(*BONUSES).play("keep U01", "done")
    pile = [BONUSES[number] for number in reversed(table.road.hidden.pile)]
    assert pile[:12] == BONUSES[6:]
    assert sorted(pile[12:]) == BONUSES[1:6]


@pytest.mark.clause("RDM-30")
def test_what_is_kept_stays_secret_until_the_scoring() -> None:
    table = in_the_draft(*BONUSES)
    before = table.match.plies[:]
    table.play("keep U05", "done")
    heard = [event.name for event in table.match.events(1)]
    assert "saw" not in heard
    assert "kept-which" not in heard
    assert "kept-which" in [event.name for event in table.match.events(0)]
    secret = table.match.view(1).secret
    assert isinstance(secret, Secret)
    assert secret.kept == []
    assert "keep U05" not in table.match.record(1)
    assert "keep U05" in table.match.record(0)
    assert len(table.match.plies) == len(before) + 2


@pytest.mark.clause("RDM-31")
def test_fewer_than_six_are_all_looked_at() -> None:
    table = in_the_draft("U03", "U01", "U02")
    assert table.options == ["keep U01", "keep U02", "keep U03", "done"]
    table.play("keep U01", "keep U02", "keep U03")
    table.asks("turn", 0)
    table.play("end")
    table.refuses("bonuses", clause="RDM-31")


@pytest.mark.clause("RDM-31")
def test_a_pile_of_two_is_kept_whole_at_most() -> None:
    table = in_the_draft("U03", "U01")
    assert table.asks("draft", 0) == {"left": 2}
    table.play("keep U01", "keep U03")
    table.asks("turn", 0)
    assert table.kept() == ["U01", "U03"]
    assert table.public.batch_sizes == []


@pytest.mark.clause("RDM-31")
def test_rejected_ones_go_under_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        table = Depot.deal("road-master", 2, seed).trucks("A1", "B1").turn().pile(*BONUSES).settle()
        table.play("bonuses", "done")
        orders.add(tuple(table.road.hidden.pile[:6]))
    assert len(orders) > 30


@pytest.mark.clause("RDM-31")
def test_a_seat_remembers_what_it_put_under_the_pile_and_only_that() -> None:
    table = in_the_draft(*BONUSES).play("keep U01", "done", "end")
    table.play("bonuses", "done", "end")
    game = table.match.game
    for seed in range(20):
        imagined = game.imagine(table.match.view(0), Pcg32(seed))
        pile = imagined.hidden.pile  # type: ignore[attr-defined]
        # Seat 0's five lie between the untouched six and seat 1's six.
        assert sorted(BONUSES[number] for number in pile[6:11]) == BONUSES[1:6]
    guesses = set()
    for seed in range(20):
        imagined = game.imagine(table.match.view(2), Pcg32(seed))
        pile = imagined.hidden.pile  # type: ignore[attr-defined]
        guesses.add(tuple(sorted(pile[6:11])))
    assert len(guesses) > 10


@pytest.mark.clause("RDM-31")
def test_what_a_seat_knows_of_the_pile_is_always_true() -> None:
    for seed in range(12):
        match = deadroad.new("road-master", seats=3, seed=seed)
        luck = Pcg32(seed)
        while match.seat is not None:
            options = match.options()
            drafts = [option for option in options if option.verb in ("bonuses", "keep", "done")]
            pool = drafts or options
            match.answer(pool[luck.below(len(pool))])
            state = match.state
            for seat, secret in enumerate(state.secrets):  # type: ignore[attr-defined]
                top = len(state.hidden.pile)  # type: ignore[attr-defined]
                mine = 0
                public = state.public  # type: ignore[attr-defined]
                for owner, size in zip(public.batch_owners, public.batch_sizes, strict=True):
                    batch = state.hidden.pile[top - size : top]  # type: ignore[attr-defined]
                    top -= size
                    if owner == seat:
                        assert set(batch) <= set(secret.rejected[mine])
                        mine += 1
                assert mine == len(secret.rejected)
                # A world imagined from it holds every card once, also those drawn again from an own batch.
                if luck.below(6) == 0:
                    count(match.game.imagine(match.view(seat), luck))


@pytest.mark.clause("RDM-31")
def test_a_card_drawn_again_from_an_own_batch_is_no_longer_thought_to_lie_there() -> None:
    table = on_the_road("A1", "c1R").pile(*BONUSES).settle()
    table.play("bonuses", "keep U01", "done", "end", "end")
    for _ in range(2):
        table.play("bonuses", "done", "end", "end")
    # Five of the first look are on top, then six of the second: this one draws all five and one of those six.
    table.play("bonuses")
    drawn = set(table.road.secrets[0].looking) - {1, 2, 3, 4, 5}
    assert len(drawn) == 1
    assert [set(batch) for batch in table.road.secrets[0].rejected] == [
        set(range(6, 12)) - drawn,
        set(range(12, 18)),
    ]
    for seed in range(10):
        count(table.match.game.imagine(table.match.view(0), Pcg32(seed)))


@pytest.mark.clause("RDM-82")
def test_a_seat_sees_which_super_bonuses_the_cubes_on_its_contracts_fill() -> None:
    def ready() -> list[str]:
        return [BONUSES[bonus] for bonus in own_facts(View(table.state, 0)).ready]

    # U01 asks for orange and violet, U04 for orange and brown: three orange cubes fill only one of the two.
    table = in_the_draft("U04", "U01", "U06").holds(A08=3, E02=3, B02=3)
    assert ready() == ["U01", "U04"]
    table.play("keep U04")
    assert ready() == ["U04"]
    table.holds(A08=4, A10=2, E02=3, B02=3)
    assert ready() == ["U04", "U01"]
