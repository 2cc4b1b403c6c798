"""Search guided by a judge: it follows the judge's values and uses only what a seat may know."""

from __future__ import annotations

import gc

from deadroad.bots.search.guided import GuidedSearch, Judge
from deadroad.bots.search.node import Node
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.view import View


class Even(Judge):
    """Knows nothing: all options alike, every seat as likely to win; remembers what it was asked."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def judge(self, states: list[State]) -> list[tuple[list[float], list[float]]]:
        self.seen += states
        return [
            ([1.0 / len(state.asked)] * len(state.asked), [1.0 / state.seats] * state.seats)
            for state in states
        ]


def opened(name: str, seats: int, seed: int) -> State:
    found = game(name)
    state = found.start(seats, found.read_settings({}), Pcg32(seed))
    state.settle()
    return state


def searched(state: State, judge: Judge, count: int = 64) -> GuidedSearch:
    search = GuidedSearch(game("hit-z-road"), Pcg32(2), judge)
    search.begin(view := View(state, state.seat))
    search.iterate(view, count)
    return search


def test_every_iteration_is_counted_once() -> None:
    state = opened("hit-z-road", 2, 4)
    search = searched(state, Even())
    visits = sum(node.visits for node in search.root.children.values())
    assert visits == search.root.visits - 1  # the first look is at the question itself


def test_the_answer_preferred_by_the_judge_is_searched_most() -> None:
    state = opened("hit-z-road", 2, 4)
    liked = state.asked[3]

    class Fond(Even):
        def judge(self, states: list[State]) -> list[tuple[list[float], list[float]]]:
            judged = super().judge(states)
            return [
                ([0.9 if option == liked else 0.1 / len(state.asked) for option in state.asked], worth)
                for state, (_, worth) in zip(states, judged, strict=True)
            ]

    assert searched(state, Fond()).best(View(state, state.seat)) == liked


def test_a_search_reads_imagined_worlds_only() -> None:
    state = opened("hit-z-road", 3, 9)
    before = state.clone()
    judge = Even()
    searched(state, judge)
    assert state not in judge.seen
    assert (state.seat, state.asked, state.chance.draws) == (before.seat, before.asked, before.chance.draws)


def test_two_searches_with_the_same_luck_find_the_same() -> None:
    state = opened("hit-z-road", 2, 6)
    found = [
        {option: node.visits for option, node in searched(state, Even()).root.children.items()}
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_nodes_of_a_deep_tree_can_wait_for_their_deletion() -> None:
    # CPython deletes deeply nested objects later and links them in the header of the garbage collector.
    # An object without one (`acyclic`) corrupts the memory before it.
    assert gc.is_tracked(Node(-1, 1.0))
