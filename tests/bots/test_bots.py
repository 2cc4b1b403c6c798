from __future__ import annotations

import itertools
import random
from types import SimpleNamespace

import pytest

import deadroad
from deadroad.bots import LEVELS, bot
from deadroad.bots.names import has_network
from deadroad.bots.search.search import Search
from deadroad.bots.thinker import Thinker
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest
from deadroad.kernel.game import Game
from deadroad.kernel.view import View


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_an_option_from_its_view_alone(level: int) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    thinking = deadroad.bot("hit-z-road", level=level, seed=1)
    for _ in range(1 if level == 4 else 4):  # level 4 thinks for seconds where nothing is compiled
        assert match.seat is not None
        option = thinking.choose(match.view(match.seat), match.question)
        assert option in match.options()
        match.answer(option)


@pytest.mark.parametrize("name", deadroad.games())
def test_a_bot_answers_the_same_whatever_it_can_not_see(name: str) -> None:
    match = deadroad.new(name, seats=game(name).fewest, seed=7)
    luck = random.Random(1)
    for ply in range(90):
        if match.seat is None:
            break
        if ply % 15 == 0:
            view = match.view(match.seat)
            worlds = [view, View(match.game.imagine(view, Pcg32(ply)), match.seat)]
            trained = ("easy", "net", "net:8", "mixed", "mixed:8") if has_network(match.game) else ()
            for player in ("random", "careful", "rated", *trained):
                assert len({bot(match.game, player, seed=3).pick(world) for world in worlds}) == 1
            assert len({searched(match.game, world) for world in worlds}) == 1
        match.answer(luck.choice(match.options()))


def searched(played: Game, view: View) -> int:
    """What the search with heuristics would answer, after very little thought."""
    search = Search(played, Pcg32(3))
    search.begin(view)
    search.iterate(view, 8)
    return search.best(view)


@pytest.mark.parametrize("level", [2, 3])
def test_the_same_seed_gives_the_same_answers(level: int) -> None:
    def line() -> list[str]:
        match = deadroad.new("hit-z-road", seats=2, seed=5)
        bots = [deadroad.bot("hit-z-road", level=level, seed=seat) for seat in range(2)]
        found: list[str] = []
        for _ in range(4):
            assert match.seat is not None
            option = bots[match.seat].choose(match.view(match.seat))
            found.append(option.notation)
            match.answer(option)
        return found

    assert line() == line()


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadRequest, match="no player '9'"):
        deadroad.bot("hit-z-road", level=9)


def share(name: str, seats: int, strong: int, weak: int, games: int) -> float:
    """The share of wins of one strong bot among weak ones, seats rotated."""
    played = game(name)
    won = 0.0
    for number in range(games):
        state = played.start(seats, played.read_settings({}), Pcg32(number // seats))
        state.settle()
        mine = number % seats
        bots = [bot(played, strong if seat == mine else weak, number * 7 + seat) for seat in range(seats)]
        while state.seat >= 0:
            state.answer(bots[state.seat].pick(View(state, state.seat)))
        outcome = played.outcome(state)
        assert outcome is not None
        if mine in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def test_greedy_beats_random_play_on_the_road() -> None:
    """The lower end of the 95 % interval is at least 0.8 with two seats."""
    games = 200
    won = share("hit-z-road", 2, 2, 0, games)
    assert won - 1.96 * (won * (1 - won) / games) ** 0.5 >= 0.8


def test_search_reuses_its_tree_only_for_the_expected_question() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    match.answer("bid 5")
    match.answer("pass")
    match.answer("pass")  # the first payer now chooses how to pay, several times in a row
    assert match.question is not None
    assert match.question.kind == "pay-bid"
    search = Search(game("hit-z-road"), Pcg32(1))
    view = View(match.state, match.state.seat)
    search.begin(view)
    search.iterate(view, 60)
    option = search.best(view)
    search.keep(view, option)
    match.state.answer(option)
    search.begin(View(match.state, match.state.seat))
    assert search.root.children
    search.keep(view, option)
    search.begin(view)
    assert not search.root.children


def test_earlier_visits_count_for_the_next_question() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    thinker = Thinker(game("hit-z-road"), Pcg32(1), 200)
    match.state.answer(thinker.pick(View(match.state, match.state.seat)))
    known = thinker.search.spare
    assert known is not None
    before = known.visits
    thinker.pick(View(match.state, match.state.seat))
    assert thinker.search.root is known
    assert sum(node.visits for node in known.children.values()) <= max(before, thinker.iterations)


def test_a_thinker_reuses_its_tree_between_questions() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=5)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    thinker = Thinker(game("hit-z-road"), Pcg32(1), 200)
    match.answer(thinker.choose(match.view(match.seat)))
    known = thinker.search.spare
    assert known is not None
    thinker.choose(match.view(match.seat))
    assert thinker.search.root is known


@pytest.mark.parametrize("name", ["hit-z-road", "tower-defense", "zombies"])
def test_a_solo_search_prefers_winning_to_points(name: str) -> None:
    played = game(name)
    search = Search(played, Pcg32(1))
    worths: dict[bool, list[float]] = {True: [], False: []}
    for number in range(200):
        state = played.start(1, played.read_settings(played.brief()), Pcg32(number))
        state.settle()
        mine = bot(played, ("random", "careful", "rated")[number % 3], number)
        while state.seat >= 0:
            state.answer(mine.pick(View(state, 0)))
        outcome = played.outcome(state)
        assert outcome is not None
        worths[bool(outcome.winners)] += search.worth(state)
        if all(worths.values()) and number > 20:
            break
    assert min(worths[True]) > max(worths[False])


def test_with_a_clock_a_search_stops_at_the_limit_or_when_the_best_is_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = itertools.count(0.0, 0.001)  # a look at the clock, one an iteration, takes a millisecond
    monkeypatch.setattr("deadroad.bots.thinker.time", SimpleNamespace(monotonic=lambda: next(ticks)))
    match = deadroad.new("hit-z-road", seats=2, seed=3)
    thinker = Thinker(game("hit-z-road"), Pcg32(1), 2000, seconds=0.3)
    thinker.pick(match.view(match.seat))
    visits = sorted([node.visits for node in thinker.search.root.children.values()], reverse=True)
    left = 300 - sum(visits)
    assert -1 <= left < 300
    assert left <= 1 or visits[0] - visits[1] > left
