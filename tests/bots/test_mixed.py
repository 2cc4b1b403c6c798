"""Bots that use network and heuristics together: each kind of question has its weight."""

from __future__ import annotations

import math

import pytest

from deadroad.bots import bot
from deadroad.bots.mixed import Mixed, MixedThinker
from deadroad.bots.network import network
from deadroad.bots.trained import Guided, Policy
from deadroad.games import game
from deadroad.games.zombies.discarding import Leave
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.movement import Move
from deadroad.games.zombies.windows import Interlude
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import WARMTH
from deadroad.kernel.view import View


def asked(kind: type, seed: int = 4, seats: int = 2) -> State:
    """Return the first position of a game of level 2 that asks this kind of question."""
    found = game("zombies")
    state = found.start(seats, found.read_settings({}), Pcg32(seed))
    state.settle()
    player = bot(found, "rated", seed)
    while not (isinstance(state.stack[-1], kind) and len(state.asked) > 1):
        state.answer(player.pick(View(state, state.seat)))
    return state


def ratings(state: State) -> list[float]:
    """Return the ratings in an imagined world. Those of Zombies!!! do not depend on what is hidden."""
    found = game("zombies")
    return found.heuristics.rates(found.imagine(View(state, state.seat), Pcg32(0)))


WEIGHTS = [
    (Leave, 0.0),
    (Fight, 0.0),
    (Interlude, 3.0),
    (Move, math.inf),
]


@pytest.mark.parametrize(("kind", "weight"), WEIGHTS)
def test_each_kind_of_question_has_its_weight(kind: type, weight: float) -> None:
    state = asked(kind)
    assert game("zombies").heuristics.rating_weight(View(state, state.seat)) == weight


@pytest.mark.parametrize("kind", [Leave, Interlude])
def test_with_more_than_four_seats_the_ratings_decide_alone(kind: type) -> None:
    for seats, alone in ((4, False), (5, True)):
        state = asked(kind, seats=seats)
        weight = game("zombies").heuristics.rating_weight(View(state, state.seat))
        assert (weight == math.inf) == alone


@pytest.mark.parametrize("kind", [Leave, Fight])
def test_without_weight_of_the_ratings_the_network_answers_alone_and_nothing_is_searched(kind: type) -> None:
    found = game("zombies")
    for seed in range(4):
        state = asked(kind, seed)
        view = View(state, state.seat)
        policy = bot(found, "net").pick(view)
        thinker = bot(found, "mixed:50")
        assert isinstance(thinker, MixedThinker)
        assert bot(found, "mixed").pick(view) == thinker.pick(view) == policy
        assert not thinker.search.root.children


def test_with_infinite_weight_the_ratings_decide_alone() -> None:
    found = game("zombies")
    for seed in range(4):
        state = asked(Move, seed)
        rates = ratings(state)
        best = [option for option, rate in zip(state.asked, rates, strict=True) if rate == max(rates)]
        assert bot(found, "mixed", seed).pick(View(state, state.seat)) in best


def test_with_some_weight_logits_and_weighted_ratings_are_added() -> None:
    found = game("zombies")
    unit = WARMTH * found.heuristics.slip
    for seed in range(6):
        state = asked(Interlude, seed)
        view = View(state, state.seat)
        logits = network(found).positions([state]).logits[0, list(state.asked)].tolist()
        rates = ratings(state)
        scores = [logit + 3.0 * rate / unit for logit, rate in zip(logits, rates, strict=True)]
        best = state.asked[scores.index(max(scores))]
        assert bot(found, "mixed", seed).pick(view) == best
        thinker = MixedThinker(found, Pcg32(1), 30)
        thinker.begin(view)
        priors = {option: node.prior for option, node in thinker.search.root.children.items()}
        assert sum(priors.values()) == pytest.approx(1.0)
        assert max(priors, key=lambda option: priors[option]) == best


def test_a_question_where_ratings_count_is_searched() -> None:
    state = asked(Move)
    thinker = bot(game("zombies"), "mixed:40")
    assert isinstance(thinker, MixedThinker)
    assert thinker.pick(View(state, state.seat)) in state.asked
    assert sum(child.visits for child in thinker.search.root.children.values()) >= 16


@pytest.mark.parametrize("name", ["hit-z-road", "zombietown"])
def test_where_mixing_is_not_stronger_the_network_plays_alone(name: str) -> None:
    assert type(bot(game(name), "mixed")) is Policy
    assert type(bot(game(name), "mixed:20")) is Guided
    assert type(bot(game("zombies"), "mixed")) is Mixed


@pytest.mark.parametrize("name", ["mixed", "mixed:10"])
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    found = game("zombies")
    games = []
    for _ in range(2):
        state = found.start(2, found.read_settings(found.brief()), Pcg32(1))
        state.settle()
        players = [bot(found, name, seat) for seat in range(2)]
        answers = []
        while state.seat >= 0:
            answers.append(players[state.seat].pick(View(state, state.seat)))
            state.answer(answers[-1])
        games.append(answers)
    assert games[0] == games[1]
