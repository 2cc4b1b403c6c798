"""Event cards in general: when, by whom, how often (ZOM-40 to ZOM-49)."""

from __future__ import annotations

import pytest

from deadroad.games.zombies.timings import TIMINGS
from deadroad.games.zombies.turn import Step
from deadroad.kernel.plan import Stop
from tests.scenarios.zombies.town import Town, card, street, town


@pytest.mark.clause("ZOM-40")
def test_events_are_played_in_others_turns_too() -> None:
    table = street().hand(1, "fear").turn(0, Step.BEFORE_ROLL)
    table.asks("window-before-roll", seat=1)
    table.play("play fear", seat=1)
    assert table.told("played")["seat"] == 1
    assert table.discarded("fear") == 1


@pytest.mark.clause("ZOM-41")
def test_one_event_a_round_each() -> None:
    table = street().hand(0, "food", "keys").turn(0, Step.BEFORE_ROLL)
    table.play("play food")
    # He holds another card, but is not asked again this round.
    table.asks("move", seat=0)
    table.refuses("play keys", clause="ZOM-41")


@pytest.mark.clause("ZOM-41")
def test_a_round_goes_from_own_turn_to_own_turn() -> None:
    table = street().hand(1, "food", "shotgun").pile()
    table.public.played = [0, 1]
    table.turn(0)
    table.asks("move", seat=0)  # seat 1 was not asked in seat 0's turn
    table.turn(1)
    table.asks("window-start", seat=1)
    assert table.public.played[1] == 0


@pytest.mark.clause("ZOM-42")
def test_a_hand_never_holds_more_than_three() -> None:
    table = street().hand(0, "fear")
    table.state.hidden.deck = [11] * 5
    table.public.deck_size = 5
    table.turn(step=Step.REFILL)
    assert table.told("drew")["amount"] == 2
    assert len(table.cards(0)) == 3


@pytest.mark.clause("ZOM-43")
def test_one_card_may_be_discarded_and_that_ends_the_turn() -> None:
    table = street().hand(0, "fear", "food").pile().turn(step=Step.DISCARD)
    table.asks("discard", seat=0)
    assert table.options[:3] == ["keep", "discard food", "discard fear"]
    table.play("discard fear")
    assert table.told("discarded") == {"seat": 0, "card": card("fear")}
    assert table.told("turn-began")["seat"] == 1
    assert table.cards(0) == ["food"]
    assert table.discarded("fear") == 1


@pytest.mark.clause("ZOM-44")
def test_an_item_is_laid_inside_its_building() -> None:
    table = street().hand(0, "firstaid", "axe").at(0, "2.s").turn(step=Step.END_MOVE)
    table.refuses("play firstaid", clause="ZOM-44")  # before the door is not inside
    table.at(0, "2.ne").turn(step=Step.END_MOVE).play("play firstaid")
    assert table.in_play(0) == ["firstaid"]
    assert table.discarded("firstaid") == 0
    assert table.public.played[0] == 1
    table.at(0, "2.ne").turn(step=Step.DISCARD)
    assert "Fire Station" in Town.refuses(
        street().hand(0, "axe").at(0, "2.ne").turn(step=Step.END_MOVE), "play axe", clause="ZOM-44"
    )


@pytest.mark.clause("ZOM-44")
def test_using_an_item_in_play_is_free() -> None:
    table = street().items(0, "ammo").hand(0, "food").turn(step=Step.END_MOVE)
    table.play("use ammo")
    table.asks("window-end-move", seat=0)  # the asking goes on with the same seat
    table.play("play food")
    assert table.public.bullets[0] == 6


@pytest.mark.clause("ZOM-44")
def test_one_of_each_item_at_a_time() -> None:
    table = street().items(0, "firstaid", "shotgun").hand(0, "firstaid", "shotgun").at(0, "2.c")
    table.turn(step=Step.END_MOVE)
    table.refuses("play firstaid", clause="ZOM-44")
    table.refuses("play shotgun", clause="ZOM-44")


@pytest.mark.clause("ZOM-45")
def test_a_card_against_an_opponent_never_names_its_player() -> None:
    table = street(3).hand(0, "fear").turn(step=Step.END_MOVE).play("play fear")
    table.asks("target", seat=0)
    assert table.options == ["target 1", "target 2"]
    table.refuses("target 0", clause="ZOM-45")


@pytest.mark.clause("ZOM-45")
def test_an_empty_deck_takes_the_discards() -> None:
    table = street()
    table.public.discards = [2] * 2 + [0] * 25
    table.turn(step=Step.REFILL)
    assert table.told("deck-shuffled") == {"amount": 4}
    assert table.public.hand_sizes[0] == 3
    assert (table.public.deck_size, sum(table.public.discards)) == (1, 0)


@pytest.mark.clause("ZOM-45")
def test_with_both_empty_the_hand_stays_short() -> None:
    table = street().hand(0, "fear").turn(step=Step.REFILL)
    assert "drew" not in table.names_told
    assert table.cards(0) == ["fear"]


@pytest.mark.clause("ZOM-47")
def test_windows_open_at_the_timings_of_a_turn() -> None:
    table = street().hand(1, "paralysis").at(0, "1.c").zombies_on("1.c", "1.n").pile().dice(4, 3)
    asked: list[str] = []
    table.turn()
    while len(asked) < 8:
        question = table.match.question
        assert question is not None
        if question.kind.startswith("window"):
            asked.append(question.kind.removeprefix("window-"))
            table.play("pass")
        elif question.kind == "move":
            table.dice(6).play("step north" if table.has_zombie("1.n") else "stop")
        else:
            table.play("rest")
    assert asked[:6] == ["start", "before-fight", "fight", "after-fight", "before-roll", "after-roll"]
    assert asked[6:8] == ["fight", "after-fight"]
    while table.match.question is not None and table.public.active == 0:
        question = table.match.question
        if question.kind.startswith("window"):
            asked.append(question.kind.removeprefix("window-"))
        table.play({"move": "stop", "zombies": "rest"}.get(question.kind, "pass"))
    assert asked[8:10] == ["end-move", "before-discard"]
    assert {*asked, "before-win"} == set(TIMINGS)  # the last one has its own tests


@pytest.mark.clause("ZOM-47")
def test_no_window_opens_before_a_fight_where_there_is_nothing_to_fight() -> None:
    table = street().hand(1, "fear").at(0, "1.c").turn(0, Step.BEFORE_FIGHT)
    table.asks("window-before-roll", seat=1)  # no zombie stands there
    table = street().hand(1, "fear").at(0, "1.c").zombies_on("1.c")
    table.public.standing = [8, 0]
    table.turn(0, Step.BEFORE_FIGHT)
    table.asks("window-before-roll", seat=1)  # the zombies eat something else
    table = street().hand(1, "fear").at(0, "1.c").zombies_on("1.c").turn(0, Step.BEFORE_FIGHT)
    table.asks("window-before-fight", seat=1)


def at_the_helipad(*hand: str) -> Town:
    """Return a town where seat 0 walks beside the free centre of the helipad; seat 1 holds these cards."""
    table = town().hand(1, *hand)
    table.tile("helipad", "0.north")
    return table.at(0, "1.s").walking(left=3)


@pytest.mark.clause("ZOM-47", "ZOM-26")
def test_a_window_opens_before_a_step_that_would_win() -> None:
    table = at_the_helipad("fear").play("step north")
    assert table.told("step-announced") == {"seat": 0}
    table.asks("window-before-win", seat=1)
    assert table.where(0) == "1.s"
    table.play("pass")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [0]


@pytest.mark.clause("ZOM-47")
def test_a_plan_stops_where_another_player_may_react_to_a_step_that_would_win() -> None:
    table = at_the_helipad("fear")
    space = table.match.game.space
    row = [space.option(space.parse(step)) for step in ("step south", "step north", "step north", "stop")]
    followed = table.match.follow(row, (), 0)
    assert (followed.answered, followed.stop) == (3, Stop.OTHER_SEAT)
    table.asks("window-before-win", seat=1)
    assert table.where(0) == "1.s"


@pytest.mark.clause("ZOM-47")
def test_a_step_that_no_longer_wins_is_not_made() -> None:
    table = at_the_helipad("screwed").play("step north", "play screwed", "tile 1", "put 1.c")
    while table.match.question is not None and table.match.question.kind.startswith("scatter"):
        table.play(table.options[0])
    table.asks("move", seat=0)
    assert (table.where(0), table.now.left) == ("1.s", 3)
    table = at_the_helipad("direction").play("step north", "play direction")
    assert table.where(0) == "0.c"
    table.asks("move", seat=0)
    assert table.now.left == 3


@pytest.mark.clause("ZOM-47")
def test_other_steps_open_no_window() -> None:
    table = at_the_helipad("fear").play("step east")
    table.asks("move", seat=0)
    table = at_the_helipad("fear").zombies_on("1.c").play("step north")
    table.asks("window-fight", seat=1)  # the fight comes first, and with it its own window


@pytest.mark.clause("ZOM-47")
def test_a_step_that_a_card_makes_opens_no_window() -> None:
    table = at_the_helipad().hand(1, "everybody", "fear").turn(step=Step.END_MOVE)
    table.play("play everybody", "step north")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == [0]


@pytest.mark.clause("ZOM-47")
def test_own_cards_are_played_at_own_questions() -> None:
    table = street().hand(0, "food").zombies_on("1.s").at(0, "0.n").walking()
    table.asks("move", seat=0)
    table.play("play food", "step north")
    assert "fight-began" not in table.names_told
    table = street().hand(0, "food").turn(step=Step.DISCARD)
    table.play("play food")
    assert table.public.anyone(8)


@pytest.mark.clause("ZOM-47")
def test_the_zombie_step_and_a_card_being_carried_out_are_not_interrupted() -> None:
    table = street().hand(0, "food").items(0, "ammo").zombies_on("1.n", "1.s", "2.c").turn(step=Step.ZOMBIES)
    table.refuses("play food", clause="ZOM-47")
    table.refuses("use ammo", clause="ZOM-47")
    table = street(3).hand(0, "fear", "food").items(0, "ammo").turn(step=Step.END_MOVE).play("play fear")
    table.refuses("play food", clause="ZOM-47")
    table.refuses("use ammo", clause="ZOM-47")


@pytest.mark.clause("ZOM-47")
def test_in_a_fight_a_card_brings_about_items_and_adrenaline_remain() -> None:
    table = street().hand(0, "everybody").hand(1, "adrenaline", "food").items(1, "ammo")
    table.at(1, "1.s").zombies_on("1.c").turn(step=Step.END_MOVE)
    table.play("play everybody", "step north")
    table.asks("roll", seat=1)
    table.refuses("play food", clause="ZOM-47")
    table.play("use ammo").dice(2).play("roll", "play adrenaline")
    assert table.public.zombies[1] == 1
    table.asks("drag", seat=0)  # no window opened after the fight


@pytest.mark.clause("ZOM-48")
def test_a_window_asks_seats_with_a_card_and_no_event_clockwise_from_the_active_seat() -> None:
    table = town(4).pile()
    for seat in range(4):
        table.hand(seat, "worse")
    table.hand(2)
    table.public.played = [0, 0, 0, 1]
    table.turn(1, Step.BEFORE_ROLL)
    asked = []
    for _ in range(2):
        asked.append(table.seat)
        table.play("pass")
    # Seat 2 holds nothing, seat 3 has played; then the roll, and the next window.
    assert asked == [1, 0]
    table.asks("window-after-roll", seat=1)


@pytest.mark.clause("ZOM-48")
def test_a_seat_with_an_item_it_can_use_is_asked_too() -> None:
    table = street(3).items(1, "ammo").items(2, "axe").pile("straight").turn(0, Step.END_MOVE)
    table.asks("window-end-move", seat=1)
    assert table.options == ["pass", "use ammo"]
    table.play("use ammo")
    assert table.public.bullets[1] == 6
    # The axe of seat 2 works automatically, so no question is asked.
    assert table.told("turn-began") == {"seat": 1, "round": 1}


@pytest.mark.clause("ZOM-48")
def test_a_seat_that_has_played_its_event_is_asked_while_an_item_is_left() -> None:
    table = street().hand(1, "fear").items(1, "ammo")
    table.public.played = [0, 1]
    table.turn(0, Step.BEFORE_ROLL)
    table.asks("window-before-roll", seat=1)
    assert table.options == ["pass", "use ammo"]


@pytest.mark.clause("ZOM-44", "ZOM-48")
def test_using_any_item_does_not_start_the_asking_again() -> None:
    # Marbles are the first item of the list.
    for item in ("marbles", "ammo"):
        table = street().hand(0, "fear").hand(1, "food").items(1, item).turn(step=Step.END_MOVE)
        table.passes()
        table.asks("window-end-move", seat=1)
        table.play(f"use {item}")
        table.asks("window-end-move", seat=1)


@pytest.mark.clause("ZOM-48")
def test_a_lone_pass_is_asked_whatever_the_hand_holds() -> None:
    for held in ("keys", "worse", "marbles"):
        table = town().hand(1, held).turn(0, Step.END_MOVE)
        table.asks("window-end-move", seat=1)
        assert table.options == ["pass"]


@pytest.mark.clause("ZOM-48")
def test_after_a_card_the_asking_starts_again() -> None:
    table = street(3).hand(0, "food").hand(1, "master").hand(2, "fear").turn(step=Step.END_MOVE)
    table.passes(2)
    table.asks("window-end-move", seat=2)
    table.play("play fear", "target 0")
    table.asks("window-end-move", seat=0)  # asked once more, though he had passed
    table.passes(2)

    assert "played" not in table.names_told


@pytest.mark.clause("ZOM-48")
def test_a_seat_with_stops_elsewhere_passes_at_once() -> None:
    table = street().hand(1, "fear")
    table.match.set_stops(1, ["end-move"])
    table.turn(0, Step.BEFORE_FIGHT)
    table.asks("move", seat=0)
    table.play("stop")
    table.asks("window-end-move", seat=1)


@pytest.mark.clause("ZOM-49")
def test_one_event_may_precede_the_own_first_turn() -> None:
    table = Town.deal("zombies", 2)
    table.public.dealer = 0
    table.hand(0).hand(1, "fear", "food").pile().turn(0)
    table.asks("window-start", seat=1)
    table.play("play fear")
    assert table.public.played == [0, 1]


@pytest.mark.clause("ZOM-49")
def test_a_paralysed_turn_still_begins_and_ends_what_lasts() -> None:
    table = street().hand(0, "shoe").has(0, lives=0, bullets=0).pile()
    table.public.down = [1, 0]
    table.public.played = [1, 0]
    # Next turn: paralysis, and the end of his own food source.
    table.public.standing = [(4 | 8) << 8, 0]
    table.turn(0)
    assert table.told("turn-lost") == {"seat": 0}
    assert (table.public.lives[0], table.public.bullets[0], table.public.played[0]) == (3, 3, 0)
    assert table.public.standing[0] == 0
    assert table.public.active == 1
    assert "movement-rolled" not in table.names_told[: table.names_told.index("turn-lost") + 2]
