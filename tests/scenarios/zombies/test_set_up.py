"""Set-up and aim (ZOM-1 to ZOM-7)."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.games.zombies.cards import CARD_IDS, COPIES
from deadroad.games.zombies.setup import copies_in_deck, shuffled_pile
from deadroad.games.zombies.tiles import COUNTS, HELIPAD, KIND_IDS
from deadroad.games.zombies.turn import Step
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting
from tests.scenarios.zombies.town import Town, street, town


@pytest.mark.clause("ZOM-1")
def test_one_to_six_can_play() -> None:
    assert deadroad.info("zombies")["seats"] == [1, 6]
    with pytest.raises(BadSetting):
        deadroad.new("zombies", seats=7)


@pytest.mark.clause("ZOM-1")
def test_alone_the_sixteen_cards_against_opponents_are_out() -> None:
    alone = Town.deal("zombies", 1)
    deck = [copies_in_deck(alone.public, 1, number) for number in range(len(CARD_IDS))]
    assert sum(deck) == 34
    out = {name for number, name in enumerate(CARD_IDS) if not deck[number]}
    against = {
        "direction",
        "cramp",
        "butter",
        "claustrophobia",
        "fear",
        "paralysis",
        "notdead",
        "everybody",
        "shoe",
    }
    assert out == against
    assert len(alone.state.hidden.deck) + 3 == 34


@pytest.mark.clause("ZOM-1")
def test_alone_the_game_is_lost_when_the_turns_are_used_up() -> None:
    alone = town(1, turns=30)
    alone.public.turn = 30
    alone.pile().turn(step=Step.END)
    outcome = alone.match.outcome
    assert outcome is not None
    assert outcome.winners == []
    assert outcome.why == "turns"
    assert outcome.scores == [{"turns": 30}]


@pytest.mark.clause("ZOM-1")
def test_alone_the_result_of_a_win_is_the_turns_used() -> None:
    alone = street(1).at(0, "2.s").has(0, zombies=24).zombies_on("2.c")
    alone.public.turn = 17
    alone.walking().dice(6).play("step north")
    outcome = alone.match.outcome
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.scores == [{"turns": 17}]


@pytest.mark.clause("ZOM-2")
def test_the_first_to_collect_the_goal_wins() -> None:
    table = street().at(0, "2.s").has(0, zombies=24).zombies_on("2.c")
    table.walking().dice(4).play("step north")
    assert table.told("won-zombies") == {"seat": 0, "zombies": 25}
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == [0]
    assert (outcome.why, outcome.clause) == ("zombies", "ZOM-2")


@pytest.mark.clause("ZOM-2")
def test_the_first_on_the_centre_of_the_helipad_wins() -> None:
    table = street()
    pad = table.tile("helipad", "0.east")
    table.at(1, f"{pad}.w").has(0, zombies=20).walking(1).play("step east")
    assert table.told("won-helipad") == {"seat": 1}
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ranking == [[1], [0]]
    assert (outcome.winners, outcome.why) == ([1], "helipad")


@pytest.mark.clause("ZOM-3")
def test_thirty_tiles_with_the_square_laid_and_the_helipad_last() -> None:
    assert sum(COUNTS) == 30
    table = Town.deal("zombies", 4)
    assert len(table.public.town.shapes) == 1
    assert [table.where(seat) for seat in range(4)] == ["0.c"] * 4
    assert table.public.pile_size == 29
    orders = [Town.deal("zombies", 2, seed=seed).state.hidden.pile for seed in range(30)]
    assert all(pile[0] == HELIPAD for pile in orders)
    assert len({tuple(pile) for pile in orders}) == 30


@pytest.mark.clause("ZOM-4")
def test_three_cards_three_lives_three_bullets() -> None:
    assert sum(COPIES) == 50
    table = Town.deal("zombies", 5)
    public = table.public
    assert public.lives == public.bullets == public.hand_sizes == [3] * 5
    assert [len(table.cards(seat)) for seat in range(5)] == [3] * 5
    assert public.deck_size == len(table.state.hidden.deck) == 35


@pytest.mark.clause("ZOM-5")
def test_the_dealer_is_drawn_and_plays_first() -> None:
    dealers = set()
    for seed in range(40):
        table = Town.deal("zombies", 3, seed=seed)
        assert table.public.active == table.public.dealer
        assert table.match.seat == table.public.dealer
        dealers.add(table.public.dealer)
    assert dealers == {0, 1, 2}


@pytest.mark.clause("ZOM-6")
def test_tokens_never_run_out() -> None:
    table = street().has(0, bullets=70).bullet_on("1.s").at(0, "0.n").walking().play("step north")
    assert table.public.bullets[0] == 71


@pytest.mark.clause("ZOM-7")
def test_the_square_has_no_zombies_but_zombies_walk_there() -> None:
    assert Town.deal("zombies", 2).public.town.zombies == [0]
    table = street().zombies_on("1.s").dice(1).turn(step=Step.ZOMBIES)
    table.play("pick 1.s", "step south")
    assert table.has_zombie("0.n")


@pytest.mark.clause("ZOM-3")
def test_every_kind_of_tile_is_there_as_often_as_printed() -> None:
    four = {"straight", "corner", "tee", "cross"}
    assert {kind for kind, count in zip(KIND_IDS, COUNTS, strict=True) if count == 4} == four
    assert all(count == 1 for kind, count in zip(KIND_IDS, COUNTS, strict=True) if kind not in four)


@pytest.mark.clause("ZOM-27")
def test_a_helipad_among_the_last_tiles_may_be_anywhere_in_a_short_pile() -> None:
    public = Town.deal("zombies", 2, helipad="shuffled").public
    public.pile = [int(kind in (HELIPAD, KIND_IDS.index("hospital"))) for kind in range(len(KIND_IDS))]
    luck = Pcg32(1)
    assert {shuffled_pile(public, luck).index(HELIPAD) for _ in range(40)} == {0, 1}
