"""The recap of a finished game."""

from __future__ import annotations

import random

import pytest

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.games import game
from deadroad.games.zombies.state import Zombies
from deadroad.games.zombietown.state import Town
from deadroad.kernel.frame import State
from deadroad.kernel.match import Match
from deadroad.kernel.record import Record, read
from deadroad.review.recap import LOOKS, MOMENTS, POINTS, Point, lasting, recap

ALL = deadroad.games()


def played(name: str, seats: int, seed: int) -> tuple[Match, Record]:
    """A game of random answers, as short as the rules allow."""
    match = deadroad.new(name, seats=seats, seed=seed, settings=game(name).brief())
    luck = random.Random(seed)
    while match.seat is not None:
        match.answer(luck.choice(match.options()))
    return match, read(match.record())


@pytest.mark.parametrize("name", ALL)
def test_a_recap_begins_even_and_ends_with_the_result(name: str) -> None:
    match, record = played(name, max(game(name).fewest, 2 if game(name).most > 1 else 1), seed=5)
    found = recap(record)
    assert match.outcome is not None
    winners = match.outcome.winners
    last = found.curve[-1]
    assert last.ply == len(record.plies)
    assert last.shares == [1 / len(winners) if seat in winners else 0 for seat in range(match.seats)]
    assert len(found.curve) <= POINTS + 1
    assert all(0 <= share <= 1 for point in found.curve for share in point.shares)
    assert [chapter.number for chapter in found.chapters] == sorted(
        {chapter.number for chapter in found.chapters}
    )
    assert bool(found.chapters) == bool(game(name).chapter()[0])


@pytest.mark.parametrize("name", ALL)
def test_the_moments_of_a_recap_are_answers_of_the_record_in_order(name: str) -> None:
    _, record = played(name, game(name).fewest, seed=6)
    found = recap(record).turns
    assert 0 < len(found) <= MOMENTS
    assert [turn.ply for turn in found] == sorted(turn.ply for turn in found)
    for turn in found:
        assert (turn.by, turn.notation) == (record.plies[turn.ply].seat, record.plies[turn.ply].notation)


@pytest.mark.parametrize("name", ["hit-z-road", "zombies"])
def test_a_seat_without_a_moment_of_a_recap_has_its_largest_among_the_others(name: str) -> None:
    _, record = played(name, game(name).most, seed=8)
    found = recap(record)
    decided = {turn.by for turn in found.turns}
    assert found.others
    seats = [turn.by for turn in found.others]
    assert len(set(seats)) == len(seats)
    assert not decided & set(seats)
    for turn in found.others:
        assert (turn.by, turn.notation) == (record.plies[turn.ply].seat, record.plies[turn.ply].notation)


def test_a_recap_accepts_given_shares() -> None:
    _, record = played("hit-z-road", 2, seed=7)
    found = recap(record, lambda _: [0.25, 0.75])
    assert all(point.shares == [0.25, 0.75] for point in found.curve)
    assert found.turns == found.others == []


def test_a_moment_of_a_long_game_is_the_very_answer_that_moved_the_shares() -> None:
    match = deadroad.new("zombies", seats=3, seed=4, settings={"goal": 25, "rounds": 30})
    luck = random.Random(4)
    laid: list[tuple[int, int]] = []  # the ply that laid a tile, and how many are left after it
    while match.seat is not None:
        left = pile(match.state)
        match.answer(luck.choice(match.options()))
        if pile(match.state) < left:
            laid.append((len(match.plies) - 1, pile(match.state)))
    record = read(match.record())
    stride = -(-len(record.plies) // LOOKS)
    # Its position is not among those that are looked at first.
    ply, few = next((ply, few) for ply, few in laid[2:] if (ply + 1) % stride)
    found = recap(record, lambda state: [0.8, 0.1, 0.1] if pile(state) <= few else [0.2, 0.4, 0.4])
    assert [(turn.ply, turn.notation) for turn in found.turns] == [(ply, record.plies[ply].notation)]


def test_a_share_that_falls_back_at_once_is_no_moment_if_another_change_stays() -> None:
    points = [Point(ply, [share, 1 - share]) for ply, share in enumerate([0.3, 0.3, 0.9, 0.3, 0.3, 0.5, 0.5])]
    assert [round(lasting(points, at, 0, rises=True, around=1), 2) for at in (1, 4)] == [0, 0.2]
    falls = [Point(ply, [1 - point.shares[0], point.shares[0]]) for ply, point in enumerate(points)]
    assert [round(lasting(falls, at, 0, rises=False, around=1), 2) for at in (1, 4)] == [0, 0.2]


def test_the_set_up_of_a_game_with_turns_decides_less_than_any_turn() -> None:
    _, record = played("zombietown", 3, seed=9)

    def shares(state: State) -> list[float]:
        assert isinstance(state, Town)
        if sum(home >= 0 for home in state.public.home) < 2:
            return [0.0, 0.5, 0.5]
        first = 1.0 if state.seat < 0 else 0.7 - 0.1 * state.public.day
        return [first, 1 - first, 0.0]

    assert [turn.chapter > 0 for turn in recap(record, shares).turns] == [True] * MOMENTS


def pile(state: State) -> int:
    assert isinstance(state, Zombies)
    return state.public.pile_size


@pytest.mark.parametrize("name", ["hit-z-road", "tower-defense", "zombies"])
def test_a_solo_game_gets_an_epitaph_in_three_languages(name: str) -> None:
    for seed in range(1, 4):
        _, record = played(name, 1, seed)
        found = recap(record).epitaph
        assert len(found) >= 2
        for language in LANGUAGES:
            words = game(name).words(language)
            said = [words.say(f"epitaph-{one.key}", one.values) for one in found]
            assert all(said)


def test_the_epitaph_of_a_lost_fortress_names_the_cause() -> None:
    keys = {one.key for seed in range(6) for one in recap(played("tower-defense", 1, seed)[1]).epitaph}
    assert "held-out" in keys
    assert keys & {"bastion-fell", "broke-through"}


def test_the_epitaph_of_a_fortress_counts_the_cards_that_came() -> None:
    words = game("tower-defense").words("en")
    values = {"wave": words.word("wave", 2), "came": 15, "cards": 15, "left": 0}
    assert (
        words.say("epitaph-waves", values) == "You reached the third wave, and all its cards had come (15)."
    )
    values = {"wave": words.word("wave", 0), "came": 5, "cards": 15, "left": 10}
    assert words.say("epitaph-waves", values) == "You reached the first wave. Cards that had come: 5 of 15."
    for seed in range(6):
        told = {one.key: one.values for one in recap(played("tower-defense", 1, seed)[1]).epitaph}
        if "waves" in told:
            came, left, cards = (told["waves"][one] for one in ("came", "left", "cards"))
            assert int(came) + int(left) == int(cards)


def test_a_game_with_several_seats_has_no_epitaph() -> None:
    assert recap(played("hit-z-road", 2, seed=8)[1]).epitaph == []
