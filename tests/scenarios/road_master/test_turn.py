from __future__ import annotations

from itertools import permutations, product

import pytest

from deadroad.games.road_master.facts import Facts, facts
from deadroad.games.road_master.tokens import (
    ACTIONS,
    COPIES,
    FACES,
    LEFT,
    SHOWN,
    TOKEN_FACES,
    WEIGHT,
    assigned,
    counts_of,
)
from deadroad.kernel.view import View
from tests.scenarios.road_master.depot import Depot, on_the_road


@pytest.mark.clause("RDM-10")
def test_a_turn_has_four_actions() -> None:
    table = on_the_road("c1R", "A1")
    assert table.asks("turn", 0) == {"left": 4}
    table.play("forward c2R", "reverse c1R", "forward c2R")
    assert table.asks("turn", 0) == {"left": 1}
    table.play("reverse c1R")
    assert table.seat == 1
    assert table.told("turn-ended") == {"seat": 0, "actions": 4}


@pytest.mark.clause("RDM-10", "RDM-11")
def test_a_token_gives_one_face_a_turn() -> None:
    # Three tokens show reverse (T1, T2, T3); with contracts taken T1 is spent, so only two are left.
    table = on_the_road("c5R", "A1")
    table.play("contracts", f"take {table.shown()[0]}", "done", "reverse c4R", "reverse c3R")
    assert table.reverses() == set()
    table.refuses("reverse c2R", clause="RDM-11")


@pytest.mark.clause("RDM-11")
def test_there_are_fourteen_faces_on_seven_tokens() -> None:
    assert len(TOKEN_FACES) == 7
    assert dict(zip(FACES, COPIES, strict=True)) == {
        "contracts": 1,
        "super_bonus": 1,
        "load": 3,
        "forward": 3,
        "reverse": 3,
        "unload": 3,
    }


@pytest.mark.clause("RDM-11")
def test_a_set_of_faces_is_legal_only_if_different_tokens_can_show_it() -> None:
    # Every choice of a face (or none) for each token, against the table the engine plays by.
    shown: set[tuple[int, ...]] = set()
    for picks in product(*[(*faces, -1) for faces in TOKEN_FACES]):
        faces = tuple(sorted(face for face in picks if face >= 0))
        if len(faces) <= 4:
            shown.add(faces)
    legal = set()
    for code in range(WEIGHT[-1]):
        faces = tuple(face for face, count in enumerate(counts_of(code)) for _ in range(count))
        if SHOWN[code] is not None:
            legal.add(faces)
    assert legal == shown
    assert len(legal) == 148


@pytest.mark.clause("RDM-11")
def test_the_three_sets_that_the_pairing_shuts_out() -> None:
    def code(*faces: str) -> int:
        return sum(WEIGHT[FACES.index(face)] for face in faces)

    assert assigned(code("contracts", "reverse", "reverse", "reverse")) is None
    assert assigned(code("super_bonus", "reverse", "reverse", "reverse")) is None
    assert assigned(code("contracts", "super_bonus", "reverse", "reverse")) is None
    assert assigned(code("load", "forward", "forward", "unload")) is not None


@pytest.mark.clause("RDM-11")
def test_an_assignment_shows_just_the_faces_spent_each_on_a_token_that_has_it() -> None:
    for code in range(WEIGHT[-1]):
        shown = SHOWN[code]
        if shown is not None:
            faces = [face for face in shown if face >= 0]
            assert [faces.count(face) for face in range(len(FACES))] == counts_of(code)
            assert all(face < 0 or face in TOKEN_FACES[token] for token, face in enumerate(shown))


@pytest.mark.clause("RDM-11")
def test_what_is_still_possible_is_shown_after_each_action() -> None:
    table = on_the_road("c1R", "A1")
    assert table.public.left == [1, 1, 3, 3, 3, 3]
    table.play("forward c2R")
    assert table.public.left == [1, 1, 3, 2, 3, 3]
    table.play("forward c3R", "forward c4R")
    assert table.public.left == [1, 1, 1, 0, 1, 1]
    table.refuses("forward c5R", clause="RDM-11")


@pytest.mark.clause("RDM-11")
def test_left_counts_agree_with_the_legal_sets() -> None:
    for code in range(WEIGHT[-1]):
        for face, left in enumerate(LEFT[code]):
            if left:
                assert SHOWN[code + left * WEIGHT[face]] is not None
            one_more = code + (left + 1) * WEIGHT[face]
            if counts_of(code)[face] + left < COPIES[face]:
                assert SHOWN[one_more] is None


@pytest.mark.clause("RDM-12")
def test_a_turn_may_end_early_and_all_tokens_come_back() -> None:
    table = on_the_road("c1R", "A1")
    table.play("forward c2R", "end")
    assert table.told("turn-ended") == {"seat": 0, "actions": 1}
    assert table.seat == 1
    assert table.public.actions == 0
    assert table.public.left == [1, 1, 3, 3, 3, 3]
    table.play("end")
    assert table.asks("turn", 0) == {"left": 4}


@pytest.mark.clause("RDM-13")
def test_each_action_is_chosen_knowing_how_the_last_one_went() -> None:
    table = on_the_road("c4R", "A1").cargo(orange=2).holds(A05=0).settle()
    table.play("forward D1", "unload", "deliver A05 2")
    # With the contract full the plan may change: every face that tokens can still show is open.
    assert {"load", "contracts", "bonuses", "reverse c4R", "end"} <= set(table.options)


def test_any_order_of_the_same_faces_spends_the_same_tokens() -> None:
    faces = [WEIGHT[face] for face in (2, 3, 3, 5)]
    assert {sum(order) for order in permutations(faces)} == {sum(faces)}


@pytest.mark.clause("RDM-11")
def test_the_faces_that_are_left_and_the_tokens_that_show_one_are_known() -> None:
    table = on_the_road("c5R", "A1")
    assert all(known(table).faces)
    assert known(table).shown == [-1] * 7
    table.play("contracts", f"take {table.shown()[0]}", "done", "reverse c4R", "reverse c3R")
    spent = [face for face in known(table).shown if face >= 0]
    assert sorted(spent) == sorted(FACES.index(face) for face in ("contracts", "reverse", "reverse"))
    gone = [FACES[face] for face, left in enumerate(known(table).faces) if not left]
    assert gone == ["contracts", "super_bonus", "reverse"]
    table.public.actions = ACTIONS
    assert not any(known(table).faces)


@pytest.mark.clause("RDM-80")
def test_the_running_round_is_the_next_one_and_after_the_end_none_runs() -> None:
    table = on_the_road("D1", "c1R")
    table.public.triggered = True
    before = known(table).round
    assert before == table.public.round + 1
    table.play("end", "end")
    assert table.match.outcome is not None
    assert known(table).round == table.public.round == before


def known(table: Depot) -> Facts:
    return facts(View(table.state, -1))
