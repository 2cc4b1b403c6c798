"""The turn (ZOM-10, ZOM-11)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.turn import Step
from tests.scenarios.zombies.town import Town, street, town


@pytest.mark.clause("ZOM-10")
def test_the_seven_steps_come_in_their_order() -> None:
    table = street().pile("straight", "helipad").at(0, "1.c").zombies_on("1.c", "2.c")
    table.state.hidden.deck = [11, 12, 13]
    table.public.deck_size = 3
    # Tile and its two zombies; fight 5; movement 1; zombies 1.
    table.dice(5, 1, 1).turn()
    table.asks("lay", seat=0)
    table.play("lay 0.east")
    table.asks("put-zombie")
    table.play("put 3.c", "put 3.w")
    assert table.told("beaten")["seat"] == 0
    table.asks("window-before-roll", seat=0)
    assert len(table.cards(0)) == 3
    table.passes(2)
    assert table.told("movement-rolled")["movement"] == 1
    table.asks("move", seat=0)
    table.play("step south").passes()
    table.asks("zombies")
    table.play("rest").passes()
    table.asks("discard", seat=0)
    table.play("keep")
    assert table.told("turn-began")["seat"] == 1


@pytest.mark.clause("ZOM-10")
def test_a_hand_of_three_draws_nothing() -> None:
    table = town().hand(0, "fear", "food", "shoe")
    table.state.hidden.deck = [11, 12]
    table.public.deck_size = 2
    table.turn(step=Step.REFILL)
    assert table.cards(0) == ["food", "fear", "shoe"]
    assert "drew" not in table.names_told


@pytest.mark.clause("ZOM-10")
def test_others_learn_how_many_cards_are_drawn_and_only_the_drawer_which() -> None:
    table = town()
    table.state.hidden.deck = [11, 12, 13]
    table.public.deck_size = 3
    table.turn(step=Step.REFILL)
    assert table.told("drew") == {"seat": 0, "amount": 3}
    assert "hand-drawn" in [event.name for event in table.match.events(0)[-3:]]
    assert all(event.audience in (-1, 1) for event in table.match.events(1))


@pytest.mark.clause("ZOM-11")
def test_play_goes_clockwise() -> None:
    table = town(3).pile()
    order: list[object] = []
    for seat in (0, 1, 2, 0):
        table.turn(seat, Step.END)
        order.append(table.told("turn-began")["seat"])
    assert order == [1, 2, 0, 1]


@pytest.mark.clause("ZOM-11")
def test_a_round_is_over_when_the_dealer_is_next() -> None:
    table = Town.deal("zombies", 3).quiet().pile()
    table.public.dealer = 1
    table.public.round = 4
    table.turn(0, Step.END)
    assert table.told("turn-began") == {"seat": 1, "round": 5}


@pytest.mark.clause("ZOM-47")
def test_a_rest_is_a_likely_wish_before_the_own_roll_and_with_few_lives_only() -> None:
    table = street().hand(0, "rest").has(0, lives=2).turn(0, Step.BEFORE_ROLL)
    table.asks("window-before-roll", seat=0)
    play = table.match.game.space.parse("play rest")
    likely = table.match.game.habits().likely
    assert likely(table.match.view(0)) == (play,)
    table.has(0, lives=3)
    assert likely(table.match.view(0)) == ()


@pytest.mark.clause("ZOM-40")
def test_a_card_that_puts_zombies_clear_of_players_needs_one_such_space() -> None:
    square = ("0.n", "0.w", "0.c", "0.e", "0.s")
    table = town().zombies_on(*square[:3]).at(0, "0.e").at(1, "0.e").hand(0, "master")
    table.turn(0, Step.BEFORE_ROLL).asks("window-before-roll", seat=0)
    assert "play master" in table.options  # 0.s is clear; the pawns share 0.e
    table.zombies_on("0.s").settle()
    assert "play master" not in table.options
