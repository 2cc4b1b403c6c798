"""OpenSpiel games. Import this module, then `pyspiel.load_game("deadroad_hit_z_road(players=3)")`.

Chance is explicit: every die and every card of a shuffle is a chance node.
"""

from __future__ import annotations

from pickle import PicklingError
from typing import Any

import deadroad
from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.chance_node import Position
from deadroad.envs.edition import named
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import digest, encode, plain_view
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.game import Game
from deadroad.kernel.outcome import rewards
from deadroad.kernel.view import View

pyspiel: Any = needed("pyspiel")

import numpy as np  # noqa: E402 - after saying what to install

from deadroad.envs.refusal import why  # noqa: E402

MOST_OUTCOMES = 256  # most outcomes of a chance node: no deck has more cards


def _number(value: int | str) -> int | str:
    return int(value) if str(value).isdigit() else value


def _type(found: Game) -> Any:  # noqa: ANN401 - pyspiel has no types
    return pyspiel.GameType(
        short_name=f"deadroad_{named(found.name, '_')}",
        long_name=f"Dead Road: {found.words('en').say('title')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.most,
        min_num_players=found.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": chairs(found, None),
            "seats": 0,  # the same as `players`
            # OpenSpiel parses digits as a number, also for a named value.
            **{setting.name: _number(setting.default) for setting in found.settings},
        },
    )


def _seats(found: Game, parameters: dict[str, Any]) -> int:
    """Return the number of seats, given as `seats` or `players`."""
    usual = chairs(found, None)
    players, seats = int(parameters.get("players", usual)), int(parameters.get("seats", 0))
    if seats and players not in (seats, usual):
        raise BadSetting(f"seats={seats} and players={players} are the same thing: give one of them")
    return chairs(found, seats or players)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel. Each game has its own subclass, such as `SpielHitZRoad`."""

    found: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        found = self.found
        self.seats = _seats(found, parameters)
        chosen = {setting.name for setting in found.settings} & parameters.keys()
        self.settings = {name: parameters[name] for name in chosen}
        found.read_settings(self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.space.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=found.longest,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ANN401
        """Return the observer, which turns states into tensors and strings."""
        return SpielObserver(self.found.observer().size)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A decision node, a chance node or the end of a game."""

    def __init__(self, owner: SpielGame) -> None:
        super().__init__(owner)
        self.name = owner.found.name
        self.seats = owner.seats
        self.settings = owner.settings
        self.position = Position(self.name, self.seats, self.settings)

    def current_player(self) -> int:
        """Return the asked player."""
        if self.position.needed:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position.state is not None
        seat = self.position.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return [] if state is None or self.position.needed else sorted(state.asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, each with the same probability."""
        count = self.position.needed
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.needed:
            if not 0 <= action < position.needed:
                raise pyspiel.SpielError(
                    f"{action} is not an outcome; outcomes are 0 to {position.needed - 1}"
                )
            position.give(action)
            return
        assert position.state is not None
        if action not in position.state.asked:
            raise pyspiel.SpielError(why(game(self.name), position.state, action))
        position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"luck {action}"
        return game(self.name).space.option(action).notation

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        position = self.position
        return not position.needed and position.state is not None and position.state.seat < 0

    def returns(self) -> list[float]:
        """Return +1 for the first to -1 for the last; zeros while the game runs."""
        if not self.is_terminal():
            return [0.0] * self.seats
        outcome = game(self.name).outcome(self.position.state)  # type: ignore[arg-type]  # over: there is one
        assert outcome is not None
        return rewards(outcome)

    def __str__(self) -> str:
        position = self.position
        lies = "before the deal" if position.state is None else digest(position.state)
        waits = "" if not position.needed else f", {position.asked} played with luck {position.outcomes}"
        return f"{self.name} after {self.move_number()} actions: {lies}{waits}"

    def seen(self, player: int) -> str:
        """Return everything that a player sees, as text."""
        state = self.position.state
        return "" if state is None else encode(plain_view(View(state, player))).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:  # noqa: ANN401 - a source of luck
        """Return a state that looks the same to the asked player, with everything unseen dealt again."""
        if self.position.needed or self.position.state is None:
            raise pyspiel.SpielError("this is a chance node: resample where a player is asked")
        twin: SpielState = self.clone()
        twin.position = self.position.imagine(player, Pcg32(int(sampler() * (1 << 52))))
        return twin

    def __getstate__(self) -> Any:  # noqa: ANN401 - pyspiel's own form
        if self.position.imagined:
            raise PicklingError("an imagined world can't be pickled: its luck was never drawn")
        return super().__getstate__()


class SpielObserver:
    """Tensors and strings, computed from views only."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player. At a chance node, it is that of the last question."""
        self.tensor.fill(0)
        if state.position.state is not None:
            flat: Any = self.tensor
            game(state.name).observer().write(View(state.position.state, player), memoryview(flat), 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation as text."""
        return state.seen(player)


def register() -> list[str]:
    """Register every game with OpenSpiel; return the short names."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for name in deadroad.games():
        found = game(name)
        kind = _type(found)
        names.append(kind.short_name)
        if kind.short_name not in known:
            title = f"Spiel{name.title().replace('-', '')}"
            # Pickle finds classes by module and name.
            own = type(title, (SpielGame,), {"found": found, "kind": kind, "__module__": __name__})
            globals()[title] = own
            pyspiel.register_game(kind, own)
    return names


register()
