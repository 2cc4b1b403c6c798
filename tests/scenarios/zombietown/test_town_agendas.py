"""Secret agendas: all 15 designs, completing, drawing, giving up (ZRR-40 to ZRR-45)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deadroad.games.zombietown.components import AGENDAS, Agenda
from deadroad.games.zombietown.turn import Phase
from tests.scenarios.zombietown.town import DESIGN, Suburb, pistol, settled

Deed = Callable[[Suburb], Suburb]


def kill(count: int, arm: str) -> Deed:
    """Kill so many zombies in one turn, having stepped onto them."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.at("e5").guns(pistol(3), pistol(3)).zombies(f5=count).combat(*["sure"] * count).act()
        suburb.play("step east")
        while suburb.match.question and suburb.match.question.kind == "clash":
            loaded = "with gun1" if "with gun1" in suburb.options else "with gun2"
            suburb.play("with hands" if arm == "hands" else loaded)
        return suburb

    return deed


def search(count: int) -> Deed:
    """Search one house more than were searched before."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.player().searched = (1 << count - 1) - 1 << 1
        return suburb.at("A").holds_card("A", "nurses_cottage").deck("boards").act().play("search")

    return deed


def run_over(before: int, count: int) -> Deed:
    """Run over some zombies after having run over others."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.player().run_over = before
        return suburb.drives("A", "e5", axis=1).zombies(f5=count).act().play("drive east")

    return deed


def spread_barricades(suburb: Suburb) -> Suburb:
    suburb.owns(0, "B", "C").at("A").hand("boards")
    for side in ("north", "east", "south"):
        suburb.barred("A", side).barred("B", side)
    suburb.barred("C", "north").act()
    return suburb.play("play boards")


def survivors(count: int) -> Deed:
    """Put so many survivors into play in one turn."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.guard("A", "olga").at("A").hand("alma", "bruno").act()
        return suburb.play(*["play survivor", "join"] * count)

    return deed


def many_survivors(suburb: Suburb) -> Suburb:
    suburb.owns(0, "B").guard("A", "alma").guard("A", "bruno").guard("B", "celia").guard("B", "felix")
    suburb.follower("dexter").follower("greta").at("e5").hand("edith").act()
    return suburb.play("play survivor")


def bullets(suburb: Suburb) -> Suburb:
    suburb.guns(pistol(3), pistol(1)).guard("A", "alma", pistol(3)).guard("A", "bruno", pistol(3))
    suburb.follower("celia", pistol(3))
    return suburb.at("e5").hand("ammo").act().play("play ammo")


def put_guns(count: int) -> Deed:
    """Put so many guns into play in one turn."""

    def deed(suburb: Suburb) -> Suburb:
        return suburb.at("e5").hand("pistol", "pistol").act().play(*["play pistol"] * count)

    return deed


def collect(count: int) -> Deed:
    """Bring the collection to so many."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.player().zombies = count - 1
        suburb.at("e5").zombies(e5=1).guns(pistol()).combat("sure").act()
        return suburb.play("fight", "with gun1")

    return deed


def keys(count: int) -> Deed:
    """Take one key more than were held before."""

    def deed(suburb: Suburb) -> Suburb:
        # Seat 0 has the key of A already; what lies in B must still lie there.
        lying = suburb.state.hidden.key_on[1]
        loose = [car for car in range(1, 12) if suburb.public.key_holder[car] < 0 and car != lying]
        for car in loose[: count - 2]:
            suburb.key("ABCDEFGHIJKL"[car])
        return suburb.at("B").act().play("take")

    return deed


def closed_house(suburb: Suburb) -> Suburb:
    # The car on the driveway closes the east side of A.
    suburb.barred("A", "north").barred("A", "west").at("A").hand("boards").act()
    return suburb.play("play boards", "place south")


def park(suburb: Suburb) -> Suburb:
    # Past the west side of A the car bars nothing; stopping there it does.
    suburb.drives("A", "a4", axis=0).act().play("drive north")
    assert not suburb.player().completed
    return suburb.play("stop")


def take_over(before: int) -> Deed:
    """Take a house over after having taken others."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.player().takeovers = before
        suburb.owns(1, "B").barred("B", "north").at("B").hand("boards").act()
        return suburb.play("play boards", "place east")

    return deed


def search_here(times: int) -> Deed:
    """Search the same house more than once in a turn."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.at("A").holds_card("A", "nurses_cottage").deck("boards", "boards").act()
        return suburb.play(*["search"] * times)

    return deed


def end_in(space: str) -> Deed:
    """End a turn somewhere."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.owns(0, "B").at(space)
        suburb.at("h5", 1) if space == "D" else None
        return suburb.phase(Phase.DISCARD)

    return deed


def ring(suburb: Suburb) -> Suburb:
    # Along the north side to its eastern corner; then the opposite corner counts for the two others.
    suburb.drives("A", "f6", axis=1).act()
    suburb.play(*["drive east"] * 5, "stop", "out")
    assert not suburb.player().completed
    suburb.at("f10").settle()
    return suburb.play("step south")


def wound(before: int) -> Deed:
    """Wound a player after having dealt some wounds."""

    def deed(suburb: Suburb) -> Suburb:
        suburb.player().wounds_dealt = before
        suburb.at("h5").at("h5", 1).guns(pistol()).combat("sure").act()
        return suburb.play("attack", "with gun1")

    return deed


def half_time(suburb: Suburb) -> Suburb:
    return suburb.day(5, turn=2)


def late_and_well(suburb: Suburb) -> Suburb:
    suburb.player().zombies = 6
    return suburb.day(8, turn=2)


DEEDS: list[tuple[str, str, Deed]] = [
    ("block_captain", "easy", end_in("B")),
    ("block_captain", "hard", keys(4)),
    ("gun_shop", "easy", kill(3, "gun")),
    ("gun_shop", "hard", bullets),
    ("good_shepherd", "easy", survivors(2)),
    ("good_shepherd", "hard", collect(16)),
    ("iron_fists", "easy", put_guns(2)),
    ("iron_fists", "hard", kill(3, "hands")),
    ("exterminator", "easy", collect(9)),
    ("exterminator", "hard", kill(5, "gun")),
    ("brawler", "easy", kill(1, "hands")),
    ("brawler", "hard", many_survivors),
    ("hit_and_run", "easy", kill(3, "gun")),
    ("hit_and_run", "hard", run_over(5, 1)),
    ("fortress", "easy", keys(2)),
    ("fortress", "hard", closed_house),
    ("road_hog", "easy", run_over(0, 2)),
    ("road_hog", "hard", search(7)),
    ("valet", "easy", take_over(0)),
    ("valet", "hard", park),
    ("scavenger", "easy", search_here(2)),
    ("scavenger", "hard", late_and_well),
    ("trespasser", "easy", end_in("D")),
    ("trespasser", "hard", take_over(3)),
    ("untouched", "easy", half_time),
    ("untouched", "hard", wound(2)),
    ("grave_watch", "easy", end_in("h6")),
    ("grave_watch", "hard", ring),
    ("vendetta", "easy", wound(0)),
    ("vendetta", "hard", spread_barricades),
]


@pytest.mark.clause("ZRR-40", "ZRR-41")
@pytest.mark.parametrize(("design", "side", "deed"), DEEDS, ids=[f"{row[0]}-{row[1]}" for row in DEEDS])
def test_the_objective_is_completed_by_its_deed(design: str, side: str, deed: Deed) -> None:
    suburb = deed(settled(lurches=0).agendas(design))
    assert suburb.completed() == [(design, side)]
    assert suburb.player().agendas == 0 or suburb.state.secrets[0].agendas != [DESIGN[design]]


NEARLY: list[tuple[str, Deed]] = [
    ("block_captain", end_in("A")),
    ("gun_shop", kill(2, "gun")),
    ("good_shepherd", survivors(1)),
    ("good_shepherd", collect(15)),
    ("exterminator", collect(8)),
    ("exterminator", kill(4, "gun")),
    ("iron_fists", put_guns(1)),
    ("iron_fists", kill(2, "hands")),
    ("brawler", kill(2, "gun")),
    ("hit_and_run", kill(2, "gun")),
    ("hit_and_run", run_over(0, 3)),
    ("road_hog", run_over(2, 1)),
    ("road_hog", search(6)),
    ("scavenger", search_here(1)),
    ("trespasser", end_in("B")),
    ("trespasser", take_over(2)),
    ("grave_watch", end_in("h5")),
    ("untouched", wound(1)),
    ("vendetta", closed_house),
]


@pytest.mark.clause("ZRR-41")
@pytest.mark.parametrize(("design", "deed"), NEARLY, ids=[f"{row[0]}-{at}" for at, row in enumerate(NEARLY)])
def test_one_short_is_not_enough(design: str, deed: Deed) -> None:
    suburb = deed(settled(lurches=0).agendas(design))
    assert suburb.completed() == []
    assert suburb.state.secrets[0].agendas == [DESIGN[design]]


@pytest.mark.clause("ZRR-40")
def test_the_two_objectives_differ_in_value() -> None:
    assert all(agenda.easy.points < agenda.hard.points for agenda in AGENDAS)
    assert all(agenda.copies == 2 for agenda in AGENDAS)


# Goals that are met no later than another goal of the same or a greater amount.
IMPLIED = {
    "hand_kills_turn": {"hand_kills_turn", "kills_turn"},
    "shot_kills_turn": {"shot_kills_turn", "kills_turn"},
    "run_over": {"run_over"},
    "keys": {"keys", "keys_turn"},
    "takeover": {"takeover", "takeovers_turn"},
    "wounds_dealt": {"wounds_dealt"},
    "zombies": {"zombies"},
}


@pytest.mark.clause("ZRR-40")
@pytest.mark.parametrize("agenda", AGENDAS, ids=[agenda.id for agenda in AGENDAS])
def test_the_harder_objective_does_not_need_the_easier_one_first(agenda: Agenda) -> None:
    implied = IMPLIED.get(agenda.hard.goal.name.lower(), set())
    easier = agenda.easy.goal.name.lower()
    assert easier not in implied or agenda.easy.amount > agenda.hard.amount


@pytest.mark.clause("ZRR-41")
def test_a_completed_card_stays_even_if_the_condition_is_lost() -> None:
    suburb = closed_house(settled().agendas("fortress"))
    suburb.play("decline")
    suburb.barred("A", "north", 0).act()
    assert suburb.completed() == [("fortress", "hard")]


@pytest.mark.clause("ZRR-41")
def test_what_was_done_in_an_earlier_turn_does_not_count_for_this_one() -> None:
    suburb = search_here(1)(settled(lurches=0).agendas("scavenger"))
    suburb.act().play("search")
    assert suburb.completed() == []


@pytest.mark.clause("ZRR-41", "ZRR-44")
def test_of_two_agendas_fulfilled_together_the_one_held_longer_is_turned_up_first() -> None:
    suburb = kill(3, "gun")(settled(lurches=0).agendas("gun_shop", "hit_and_run"))
    assert suburb.completed() == [("gun_shop", "easy")]
    suburb.asks("new-agenda", seat=0)
    suburb.play("decline")
    assert suburb.completed() == [("gun_shop", "easy"), ("hit_and_run", "easy")]
    suburb.asks("new-agenda", seat=0)


@pytest.mark.clause("ZRR-41")
def test_with_both_at_once_the_higher_counts() -> None:
    suburb = settled().agendas("good_shepherd").at("A").hand("alma", "bruno").act()
    suburb.play("play survivor", "join")
    suburb.player().zombies = 16
    suburb.play("play survivor", "join")
    assert suburb.completed() == [("good_shepherd", "hard")]
    assert suburb.told("completed") == {"seat": 0, "agenda": DESIGN["good_shepherd"], "side": 1, "points": 6}


@pytest.mark.clause("ZRR-41")
def test_it_is_checked_in_other_players_turns_too() -> None:
    suburb = settled(lurches=1).agendas("exterminator", seat=1).at("a1").at("h5", 1).zombies(h4=1)
    suburb.player(1).zombies = 8
    suburb.combat("sure").phase(Phase.LURCH)
    assert suburb.completed(1) == [("exterminator", "easy")]
    suburb.asks("new-agenda", seat=1)


@pytest.mark.clause("ZRR-41")
def test_full_health_is_judged_at_the_end_of_the_middle_day_only() -> None:
    suburb = settled(lurches=0).agendas("untouched").day(4, turn=2)
    assert suburb.completed() == []
    hurt = settled(lurches=0).agendas("untouched")
    hurt.player().health = 3
    assert hurt.day(5, turn=2).completed() == []


@pytest.mark.clause("ZRR-42")
def test_an_identical_card_is_not_completed_twice_by_the_same_player() -> None:
    suburb = settled().agendas("exterminator").agendas("exterminator", seat=1)
    for seat in (0, 1):
        suburb.player(seat).zombies = 9
    suburb.player(0).completed = [DESIGN["exterminator"] * 2]
    suburb.act()
    assert suburb.player(0).agendas == 1
    assert len(suburb.player(0).completed) == 1
    assert suburb.completed(1) == [("exterminator", "easy")]


@pytest.mark.clause("ZRR-43")
def test_agendas_do_not_count_as_cards_in_hand() -> None:
    suburb = settled(hand=1).hand("boards", "ammo").agendas("valet", "vendetta").phase(Phase.DISCARD)
    assert suburb.options == ["discard ammo", "discard boards"]
    suburb.refuses("forgo valet", clause="ZRR-43")


@pytest.mark.clause("ZRR-44")
def test_after_completing_one_may_draw_one_or_not() -> None:
    suburb = collect(9)(settled().agendas("exterminator"))
    suburb.asks("new-agenda", seat=0)
    assert suburb.options == ["draw", "decline"]
    suburb.play("draw")
    assert suburb.player().agendas == 1
    assert suburb.told("got-agenda")["agenda"] == suburb.state.secrets[0].agendas[0]
    again = collect(9)(settled().agendas("exterminator")).play("decline")
    assert again.player().agendas == 0


@pytest.mark.clause("ZRR-44")
def test_for_an_action_one_is_discarded_and_another_may_be_drawn_once_a_turn() -> None:
    suburb = settled().agendas("valet", "vendetta").act()
    suburb.play("forgo valet", "draw")
    assert suburb.public.actions == 2
    assert suburb.player().agendas == 2
    assert suburb.public.agenda_discards[-1] == DESIGN["valet"]
    suburb.refuses("forgo vendetta", clause="ZRR-44")
    suburb.act()
    assert "forgo vendetta" in suburb.options


@pytest.mark.clause("ZRR-44")
def test_never_more_than_two_unfinished() -> None:
    suburb = settled().agendas("valet", "exterminator")
    collect(9)(suburb).play("draw")
    assert suburb.player().agendas == 2


@pytest.mark.clause("ZRR-45")
def test_an_empty_agenda_deck_is_made_again_from_the_discards() -> None:
    suburb = settled().agendas("valet")
    suburb.state.hidden.agendas = []
    suburb.public.agenda_discards = [DESIGN["brawler"]] * 2
    suburb.act().play("forgo valet", "draw")
    assert suburb.player().agendas == 1
    assert suburb.public.agenda_discards == []
    assert len(suburb.state.hidden.agendas) == 2


@pytest.mark.clause("ZRR-45")
def test_a_copy_of_a_completed_card_only_costs_points() -> None:
    suburb = settled(days=1).agendas("exterminator")
    suburb.player().zombies = 9
    suburb.player().completed = [DESIGN["exterminator"] * 2]
    suburb.day(1, turn=2)
    assert suburb.outcome.scores[0]["agendas"] == 3
    assert suburb.outcome.scores[0]["unfinished"] == -3
