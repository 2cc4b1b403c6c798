"""Observations: named numbers within bounds, computed from the view only, that distinguish all views."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from deadroad.bots.network import place
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import Plain, encode, plain_view
from deadroad.kernel.frame import State
from deadroad.kernel.leak import difference
from deadroad.kernel.match import Match
from deadroad.kernel.view import View
from tests.contract.walk import brief, has_stock, sampled, seat_counts, stock_name, walk

# Stops are what a seat wants to be asked; they are no fact of the position.
NO_FACTS = {"stops": "what seats want to be asked", "options": "follow from the rest"}
MOST_ALIKE = 0.005


def known(name: str) -> tuple[dict[str, str], dict[str, str]]:
    """Paths that an observation leaves out and lists whose order it leaves out, each with its reason."""
    if not has_stock(name):
        return NO_FACTS, {}
    stock = import_module(stock_name(name))
    return NO_FACTS | getattr(stock, "NOT_OBSERVED", {}), getattr(stock, "UNORDERED", {})


def facts(value: Any, path: str, left_out: dict[str, str], unordered: dict[str, str]) -> Plain:
    """Return plain data without what an observation leaves out on purpose."""
    if isinstance(value, dict):
        inside = {key: f"{path}.{key}" if path else key for key in value}
        return {
            key: facts(item, inside[key], left_out, unordered)
            for key, item in value.items()
            if inside[key] not in left_out
        }
    if isinstance(value, list):
        found = [facts(item, path, left_out, unordered) for item in value]
        return sorted(found, key=repr) if path in unordered else found
    return value  # type: ignore[no-any-return]


def positions(name: str, wanted: int) -> Iterator[Match]:
    """Yield positions of random games at every number of seats, with settings of all kinds."""
    counts = seat_counts(name)
    luck = Pcg32(5)
    seen = 0
    for seed in range(1, 1_000_000):
        settings: dict[str, object] = dict(brief(name))
        for setting in game(name).settings:
            if setting.choices and luck.below(3) == 0:
                settings[setting.name] = setting.choices[luck.below(len(setting.choices))]
        for match in walk(name, counts[seed % len(counts)], seed, settings):
            if luck.below(4) == 0:
                yield match
                seen += 1
                if seen == wanted:
                    return


def with_answers(name: str, wanted: int) -> Iterator[State]:
    """Yield positions, each followed by what up to three answers lead to: they differ in little."""
    luck = Pcg32(6)
    for match in positions(name, wanted // 4):
        state = match.state
        yield state
        for _ in range(3 if state.seat >= 0 else 0):
            after = state.clone()
            after.answer(state.asked[luck.below(len(state.asked))])
            yield after


def test_every_number_has_a_name_of_its_own(name: str) -> None:
    observer = game(name).observer()
    assert len(set(observer.names)) == len(observer.names) == observer.size > 10
    assert observer is game(name).observer()


def test_two_worlds_of_one_view_have_the_same_observation(name: str, seats: int) -> None:
    observer = game(name).observer()
    luck = Pcg32(3)
    for match in sampled(name, seats, 2, luck, every=9):
        for seat in (*range(seats), -1):
            world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
            assert observer.packed(View(world, seat)) == observer.packed(View(match.state, seat))


def test_numbers_stay_within_their_bounds(name: str, long: bool) -> None:
    observer = game(name).observer()
    assert all(map(math.isfinite, [*observer.lows, *observer.highs]))
    beyond: set[str] = set()
    for match in positions(name, 5000 if long else 400):
        for seat in (match.state.seat, -1):
            row = observer.numbers(View(match.state, seat))
            assert len(row) == observer.size
            for at, value in enumerate(row):
                if not observer.lows[at] <= value <= observer.highs[at]:
                    beyond.add(f"{observer.names[at]}: {value}")
    assert not beyond


def test_every_frame_that_asks_is_distinguished_in_the_observation(name: str, long: bool) -> None:
    observer = game(name).observer()
    places = [at for at, label in enumerate(observer.names) if label.startswith("in the middle of ")]
    missing: set[str] = set()
    for match in positions(name, 5000 if long else 600):
        row = observer.numbers(View(match.state, 0))
        if match.seat is not None and not any(row[at] for at in places):
            missing.add(type(match.state.stack[-1]).__name__)
    assert not missing


def test_different_views_have_different_observations(
    name: str, long: bool, figure: Callable[[str, object], None]
) -> None:
    observer = game(name).observer()
    left_out, unordered = known(name)
    met: dict[bytes, bytes] = {}
    alike: dict[bytes, tuple[Plain, Plain]] = {}
    first: dict[bytes, Plain] = {}
    luck = Pcg32(9)
    for state in with_answers(name, 100_000 if long else 1000):
        view = View(state, state.seat if state.seat >= 0 and luck.below(4) else luck.below(state.seats))
        whole = facts(plain_view(view), "", left_out, unordered)
        print_of = hashlib.sha256(encode(whole)).digest()
        row = hashlib.sha256(observer.packed(view)).digest()
        if met.setdefault(row, print_of) != print_of:
            alike[row] = (first.get(row), whole)
        elif len(first) < 5000:
            first[row] = whole
    figure(f"{name}: views observed alike", f"{len(alike)} of {len(met)}")
    shown = [difference(*pair) for pair in list(alike.values())[:5]]
    assert len(alike) <= MOST_ALIKE * len(met), shown


def test_the_size_does_not_depend_on_the_number_of_seats(name: str, seats: int) -> None:
    observer = game(name).observer()
    match = next(walk(name, seats, seed=1))
    for seat in (*range(seats), -1):
        row = dict(zip(observer.names, observer.numbers(View(match.state, seat)), strict=True))
        assert [row[f"seats {count}"] for count in range(1, game(name).most + 1)].index(1.0) == seats - 1


def test_the_edition_is_raised_when_what_an_agent_meets_changes(name: str) -> None:
    met = (game(name).observer().names, game(name).space.size)
    digest = hashlib.sha256(repr(met).encode()).hexdigest()[:16]
    noted = getattr(import_module(stock_name(name)), "EDITION", None)
    if noted is None:
        assert not place(game(name)).exists(), (
            f"a network is shipped: note EDITION = {(1, digest)} in the stock"
        )
        return
    assert (game(name).edition, digest) == noted, "raise the game's edition and note it in its stock"
