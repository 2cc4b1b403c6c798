from __future__ import annotations

import pytest

import deadroad
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import Plain, plain
from deadroad.kernel.frame import State
from deadroad.kernel.secret_state import SecretState

WITH_SECRETS = ["lanterns", "road-master", "zombies", "zombietown"]


def parts(state: State) -> list[Plain]:
    return [plain(part) for part in (state.public_part(), state.secret_part(0), state.hidden_part())]


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_the_parts_of_a_state_are_its_fields(name: str) -> None:
    state = deadroad.new(name, seats=2, seed=1).state
    assert isinstance(state, SecretState)
    assert state.public_part() is state.public
    assert [state.secret_part(seat) for seat in range(2)] == state.secrets
    assert state.hidden_part() is state.hidden


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_play_on_a_clone_changes_no_part_of_the_original(name: str) -> None:
    state = deadroad.new(name, seats=2, seed=1).state
    before = parts(state)
    twin = state.clone()
    assert type(twin) is type(state)
    luck = Pcg32(2)
    for _ in range(40):
        twin.answer(twin.asked[luck.below(len(twin.asked))])
        if twin.seat < 0:
            break
    assert [
        plain(part) for part in (state.public_part(), state.secret_part(0), state.hidden_part())
    ] == before


def test_a_state_without_secrets_has_none() -> None:
    state = game("hit-z-road").start(2, {}, Pcg32(1))
    assert not isinstance(state, SecretState)
    assert state.secret_part(0) is None
