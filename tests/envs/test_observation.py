"""Observations: fixed size, named, and out of the view alone."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import deadroad
from deadroad.envs.chairs import chairs
from deadroad.envs.edition import EDITION
from deadroad.envs.observation import features, observed
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.view import View
from tests.contract.walk import seat_counts, walk


def test_every_number_has_a_name_of_its_own(name: str, seats: int) -> None:
    shown = features(name, seats)
    assert len(set(shown.names)) == shown.size > 10


def test_two_worlds_are_observed_alike(name: str, seats: int) -> None:
    shown = features(name, seats)
    luck = Pcg32(3)
    for number, match in enumerate(walk(name, seats, seed=2)):
        if number % 9 or match.seat is None:
            continue
        for seat in (*range(seats), -1):
            world = match.game.imagine(View(match.state, seat), Pcg32(luck.below(1 << 30)))
            assert np.array_equal(observed(shown, world, seat), observed(shown, match.state, seat))
        if number > 200:
            return


def test_no_number_is_out_of_proportion(name: str) -> None:
    seats = seat_counts(name)[-1]
    if not game(name).features():  # then its numbers are shown as they are
        return
    shown = features(name, seats)
    highest = np.zeros(shown.size)
    for number, match in enumerate(walk(name, seats, seed=2)):
        if number % 5 == 0:
            highest = np.maximum(highest, np.abs(observed(shown, match.state, 0)))
    assert not [(shown.names[at], highest[at]) for at in np.flatnonzero(highest > 5)]


def test_seats_are_counted_from_the_observers_own() -> None:
    shown = features("zombietown", 4)
    for number, match in enumerate(walk("zombietown", 4, seed=2)):
        if number < 60:
            continue
        home = match.state.public_part().home  # type: ignore[attr-defined]
        assert sorted(seat for seat in home if seat >= 0) == [0, 1, 2, 3]
        for seat in range(4):
            row = dict(zip(shown.names, observed(shown, match.state, seat), strict=True))
            for house, owner in enumerate(home):
                flags = [row[f"public.home[{house}] is seat +{step}"] for step in range(4)]
                assert flags == [float(owner == (seat + step) % 4) for step in range(4)]
        return


def test_without_fields_of_its_own_a_game_shows_which_seat_observes() -> None:
    shown = features("lanterns", 3)
    match = next(walk("lanterns", 3, seed=2))
    at = shown.names.index("seat")
    assert [observed(shown, match.state, seat)[at] for seat in range(3)] == [0, 1, 2]


def test_sets_are_shown_one_by_one_and_hands_are_counted() -> None:
    shown = features("zombies", 2)
    match = next(walk("zombies", 2, seed=2))
    public, hand = match.state.public_part(), match.state.secret_part(1).hand  # type: ignore[attr-defined]
    public.items = [0, 0b110]  # type: ignore[attr-defined]
    row = dict(zip(shown.names, observed(shown, match.state, 1), strict=True))
    held = {name.rpartition(" ")[2] for name in shown.names if "items of seat +0" in name and row[name]}
    assert held == set(match.game.domains["card"].values[1:3])
    for at, card in enumerate(match.game.domains["card"].values):
        assert row[f"secret.hand {card}"] == hand.count(at)


def test_an_observation_changes_with_the_game(name: str) -> None:
    seats = seat_counts(name)[-1]
    shown = features(name, seats)
    positions = zip(range(40), walk(name, seats, seed=2), strict=False)
    rows = [observed(shown, match.state, 0) for _, match in positions]
    assert len({row.tobytes() for row in rows}) > 5
    assert all(np.isfinite(row).all() for row in rows)


def test_in_zombietown_one_sees_who_is_armed() -> None:
    shown = features("zombietown", 2)
    armed = 0
    for number, match in enumerate(walk("zombietown", 2, seed=4)):
        players = match.state.public_part().players  # type: ignore[attr-defined]
        row = dict(zip(shown.names, observed(shown, match.state, 0), strict=True))
        for seat, player in enumerate(players):
            assert row[f"public.players guns of seat +{seat}"] == pytest.approx(len(player.guns) / 3)
            bullets = [row[f"public.players guns.bullets[{at}] of seat +{seat}"] for at in range(3)]
            assert bullets == pytest.approx(
                [gun.bullets / 8 for gun in player.guns] + [0] * (3 - len(player.guns))
            )
            armed += len(player.guns)
        if number > 400:
            break
    assert armed > 0


def test_the_edition_is_raised_when_what_an_agent_meets_changes() -> None:
    met = [
        (name, features(name, chairs(game(name), None)).names, game(name).space.size)
        for name in deadroad.games()
    ]
    known = hashlib.sha256(repr([one for one in met if one[0] != "lanterns"]).encode()).hexdigest()[:16]
    # Another digest: raise EDITION by one and note it here.
    assert (EDITION, known) == (2, "068835f30a382209")
