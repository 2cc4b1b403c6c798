"""Networks: reading, stamps, evaluation, and the bots that use them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from deadroad.bots import bot, trained
from deadroad.bots.hint import hint
from deadroad.bots.names import MIXED_LEADS, SEARCH_LEADS, WITH_NETWORK, named
from deadroad.bots.network import ELSEWHERE, NoNetwork, network, stamp, unusable
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import Heuristics
from deadroad.kernel.view import View

TOY = game("lanterns")


class SearchLeads(Heuristics):
    def network_leads(self) -> bool:
        return False

    def terms(self, state: State, seat: int) -> list[float]:
        return []


class MixedLeads(SearchLeads):
    def mixed_leads(self) -> bool:
        return True


WIDTH = 8
TRUST = 5.0


def written(folder: Path, *, rated: bool = False, changes: dict[str, str] | None = None) -> Path:
    """Write a network of random numbers for the toy. `rated` ones correct the ratings of the heuristics."""
    luck = np.random.default_rng(1)
    sizes = {
        "enter": (TOY.observer().size, WIDTH),
        "blocks.0.first": (WIDTH, WIDTH),
        "blocks.0.second": (WIDTH, WIDTH),
        "policy": (WIDTH, TOY.space.size),
        "shares": (WIDTH, TOY.most + 1),
        "points": (WIDTH, TOY.most),
    }
    tensors = {}
    for name, (inputs, outputs) in sizes.items():
        tensors[f"{name}.weight"] = luck.normal(size=(outputs, inputs)).astype(np.float16)
        tensors[f"{name}.bias"] = luck.normal(size=outputs).astype(np.float16)
    if rated:
        tensors["trust.weight"] = np.zeros((1, WIDTH), dtype=np.float16)
        tensors["trust.bias"] = np.full(1, TRUST, dtype=np.float16)
    for name in ("norm", "blocks.0.norm"):
        tensors[f"{name}.weight"] = np.ones(WIDTH, dtype=np.float16)
        tensors[f"{name}.bias"] = np.zeros(WIDTH, dtype=np.float16)
    path = folder / "lanterns.safetensors"
    save_file(tensors, path, metadata=stamp(TOY) | {"blocks": "1"} | (changes or {}))
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    network.cache_clear()
    yield tmp_path
    network.cache_clear()


def started(seed: int = 3) -> State:
    state = TOY.start(2, TOY.read_settings({}), Pcg32(seed))
    state.settle()
    return state


def view_with_three_options() -> View:
    """Return the view at the first question of a game with at least three options."""
    state = started()
    while len(state.asked) < 3:
        state.answer(state.asked[0])
    return View(state, state.seat)


def test_shares_of_all_seats_and_of_nobody_sum_to_one(folder: Path) -> None:
    written(folder)
    found = network(TOY).positions([started(seed) for seed in range(5)])
    assert found.shares.shape == (5, 3)
    assert found.shares.sum(axis=1) == pytest.approx(np.ones(5), abs=1e-5)


def test_a_network_that_corrects_ratings_adds_them_to_its_logits(folder: Path) -> None:
    written(folder, rated=True)
    state = started()
    while len(set(TOY.heuristics.leanings(state))) < 2:
        state.answer(state.asked[0])
    view = View(state, state.seat)
    world = TOY.imagine(view, Pcg32(1))
    found = network(TOY)
    own = found.values([world]).logits[0]
    leanings = TOY.heuristics.leanings(world)
    assert min(leanings) < max(leanings) == 0.0
    both = found.positions([world]).logits[0]
    weight = np.log1p(np.exp(TRUST))
    for option, leaning in zip(view.options, leanings, strict=True):
        assert both[option] == pytest.approx(own[option] + weight * leaning, abs=1e-4)
    rest = [option for option in range(TOY.space.size) if option not in view.options]
    assert both[rest] == pytest.approx(own[rest])
    assert found.logits(view, Pcg32(1)) == pytest.approx(both[list(view.options)].tolist(), abs=1e-4)


@pytest.mark.parametrize("name", ["easy", "net", "net:40"])
def test_a_bot_that_corrects_ratings_knows_only_its_view(folder: Path, name: str) -> None:
    """In worlds that differ only in what the seat does not know, it gives the same answer."""
    written(folder, rated=True)
    view = view_with_three_options()
    worlds = [TOY.imagine(view, Pcg32(seed)) for seed in range(6)]
    answers = {bot(TOY, name, 7).pick(View(world, view.seat)) for world in worlds}
    assert len(answers) == 1


def test_positions_are_valued_alike_alone_and_together(folder: Path) -> None:
    written(folder)
    states = [started(seed) for seed in range(4)]
    together = network(TOY).positions(states).logits
    for at, state in enumerate(states):
        assert network(TOY).positions([state]).logits[0] == pytest.approx(together[at], abs=1e-4)


@pytest.mark.parametrize("key", ["game", "rules", "edition", "observation", "answers"])
def test_a_network_that_does_not_fit_is_refused_in_a_line(folder: Path, key: str) -> None:
    written(folder, changes={key: "other"})
    with pytest.raises(NoNetwork, match=f"does not fit lanterns: its {key} is other"):
        network(TOY)
    assert named(TOY, 4) == "search:2000"


@pytest.mark.parametrize(
    ("name", "shape", "reason"),
    [
        ("enter.weight", (WIDTH, 3), r"its enter.weight has the shape \[8, 3\], not \[8, \d+\]"),
        ("shares.bias", (9,), r"its shares.bias has the shape \[9\], not \[4\]"),
        ("blocks.0.second.weight", None, "it has no blocks.0.second.weight"),
        ("norm.bias", None, r"its enter.weight has the shape \[8, \d+\], not \[0, \d+\]"),
    ],
)
def test_a_network_with_other_layers_is_refused_in_a_line(
    folder: Path, name: str, shape: tuple[int, ...] | None, reason: str
) -> None:
    path = written(folder)
    about = network(TOY).about
    network.cache_clear()
    tensors = load_file(path)
    del tensors[name]
    if shape is not None:
        tensors[name] = np.zeros(shape, dtype=np.float16)
    save_file(tensors, path, metadata=about)
    with pytest.raises(NoNetwork, match=f"does not fit lanterns: {reason}") as refused:
        network(TOY)
    assert "\n" not in str(refused.value)
    assert unusable(TOY) == str(refused.value)
    assert named(TOY, 4) == "search:2000"


def test_a_network_without_a_number_of_blocks_is_refused_in_a_line(folder: Path) -> None:
    written(folder, changes={"blocks": "many"})
    with pytest.raises(NoNetwork, match="does not fit lanterns: its number of blocks is many"):
        network(TOY)


@pytest.mark.parametrize("header", ["[]", "7", "{"])
def test_a_file_with_a_broken_header_is_refused_in_a_line(folder: Path, header: str) -> None:
    written(folder).write_bytes(len(header).to_bytes(8, "little") + header.encode())
    with pytest.raises(NoNetwork, match=r"lanterns\.safetensors cannot be read"):
        network(TOY)


def test_a_broken_file_is_refused_in_a_line(folder: Path) -> None:
    written(folder).write_bytes(b"no network at all")
    with pytest.raises(NoNetwork, match="cannot be read"):
        network(TOY)


def test_with_a_network_levels_are_its_players(folder: Path) -> None:
    written(folder)
    assert tuple(named(TOY, level) for level in range(5)) == WITH_NETWORK


@pytest.mark.parametrize(
    ("heuristics", "names"), [(SearchLeads(()), SEARCH_LEADS), (MixedLeads(()), MIXED_LEADS)]
)
def test_strong_levels_are_a_search_where_it_beats_the_network(
    folder: Path, monkeypatch: pytest.MonkeyPatch, heuristics: Heuristics, names: tuple[str, ...]
) -> None:
    written(folder)
    monkeypatch.setattr(TOY, "heuristics", heuristics)
    assert tuple(named(TOY, level) for level in range(5)) == names


@pytest.mark.parametrize("name", ["easy", "net", "net:40"])
def test_a_bot_with_a_network_plays_the_same_for_the_same_seed(folder: Path, name: str) -> None:
    written(folder)
    games = []
    for _ in range(2):
        state = started()
        players = [bot(TOY, name, seat) for seat in range(2)]
        answers = []
        while state.seat >= 0:
            answers.append(players[state.seat].pick(View(state, state.seat)))
            state.answer(answers[-1])
        games.append(answers)
    assert games[0] == games[1]


def test_a_bot_at_a_higher_temperature_varies_its_answers_more(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(folder)
    view = view_with_three_options()
    monkeypatch.setattr(trained, "SILLY", 2.0)  # no option is too bad
    answers = {}
    for warmth in (0.001, 1000.0):
        monkeypatch.setattr(TOY.heuristics, "warmth", warmth)
        answers[warmth] = {bot(TOY, "easy", seed).pick(view) for seed in range(60)}
    assert answers[0.001] == {bot(TOY, "net", 0).pick(view)}
    assert answers[1000.0] == set(view.options)


def test_the_easy_bot_never_chooses_an_option_that_clearly_costs_wins(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(folder)
    view = view_with_three_options()
    count = len(view.options)
    wins = [0.6, 0.49, *[0.51] * (count - 2)]  # the second is 0.11 below the best
    worlds: list[int] = []

    def judge(states: list[State]) -> list[tuple[list[float], list[float]]]:
        worlds.append(len(states) // count)
        # Single worlds exaggerate: only their mean counts.
        sway = [0.2 if at // count % 2 else -0.2 for at in range(len(states))]
        shares = [wins[at % count] + sway[at] * (at % count == 2) for at in range(len(states))]
        return [([], [share if seat == view.seat else 1.0 - share for seat in range(2)]) for share in shares]

    monkeypatch.setattr(TOY.heuristics, "warmth", 1000.0)
    chosen = set()
    for seed in range(80):
        player = trained.Easy(TOY, Pcg32(seed))
        monkeypatch.setattr(player.judge, "judge", judge)
        chosen.add(player.pick(view))
    assert chosen == set(view.options) - {view.options[1]}
    assert set(worlds) == {trained.WORLDS}


@pytest.mark.parametrize("leads", [True, False])
def test_a_hint_contains_the_shares_of_all_seats_and_of_nobody(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, leads: bool
) -> None:
    written(folder)
    if not leads:
        monkeypatch.setattr(TOY, "heuristics", SearchLeads(()))
    state = started()
    while len(state.asked) < 2:
        state.answer(state.asked[0])
    found = hint(TOY, View(state, state.seat), seed=1, iterations=60)
    assert found
    for one in found:
        assert len(one.shares) == 2
        assert one.share == one.shares[state.seat]
        assert one.low <= one.share <= one.high
        assert one.nobody > 0.0
        assert sum(one.shares) + one.nobody == pytest.approx(1.0)
    assert all(first.low >= second.low for first, second in itertools.pairwise(found))
