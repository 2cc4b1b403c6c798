"""Every game through pyspiel: `register()`, then `pyspiel.load_game("deadroad_hit_z_road(seats=3)")`.

A game begins with one chance node: which of a number of deals it is. From there on the deal's own luck is
part of the state. OpenSpiel's other way, sampled chance, keeps its luck in the game object and asks that
object for it when a state is written down; a game in Python can't answer that (OpenSpiel 2.0), so chance is
explicit here.
"""

from __future__ import annotations

from typing import Any

import deadroad
from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.played import Played
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

DEALS = 4096  # outcomes of the chance node; the parameter `seed` chooses another 4096


def _number(value: int | str) -> int | str:
    return int(value) if str(value).isdigit() else value


def _type(found: Game) -> Any:  # noqa: ANN401 - pyspiel has no types
    return pyspiel.GameType(
        short_name=f"deadroad_{found.name.replace('-', '_')}",
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
            "seats": chairs(found, None),
            "seed": 0,
            # Digits are read as a number, whatever the setting calls them.
            **{setting.name: _number(setting.default) for setting in found.settings},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel sees it; `register` makes a class of its own for each."""

    found: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        found = self.found
        self.seats = chairs(found, int(parameters["seats"]) if "seats" in parameters else None)
        self.seed = int(parameters.get("seed", 0))
        if self.seed < 0:
            raise BadSetting(f"a seed is a number from 0, not {self.seed}")
        chosen = {setting.name for setting in found.settings} & parameters.keys()
        self.settings = {name: parameters[name] for name in chosen}
        found.read_settings(self.settings)
        self.shown = found.observer()
        info = pyspiel.GameInfo(
            num_distinct_actions=found.space.size,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=found.longest,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """Return a table before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ANN401
        """Return what turns states into tensors and strings."""
        return SpielObserver(self.shown.size)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: a chance node before the deal, then one answer after the other."""

    def __init__(self, owner: SpielGame) -> None:
        super().__init__(owner)
        self.name = owner.found.name
        self.seats = owner.seats
        self.settings = owner.settings
        self.first = owner.seed * DEALS
        self.played: Played | None = None

    def current_player(self) -> int:
        """Return who is asked."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.played.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.played is None else sorted(self.played.state.asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each as likely."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = Played(self.name, self.seats, self.settings, self.first + action, [])
            return
        if action not in self.played.state.asked:
            raise pyspiel.SpielError(why(game(self.name), self.played.state, action))
        self.played.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return game(self.name).space.option(action).notation

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and self.played.state.seat < 0

    def returns(self) -> list[float]:
        """Return +1 for the first to -1 for the last; noughts while the game runs."""
        if not self.is_terminal() or self.played is None:
            return [0.0] * self.seats
        outcome = game(self.name).outcome(self.played.state)
        assert outcome is not None
        return rewards(outcome)

    def __str__(self) -> str:
        if self.played is None:
            return "before the deal"
        count = len(self.played.answers)
        return f"{self.name} seed {self.played.seed} after {count} answers: {digest(self.played.state)}"

    def seen(self, player: int) -> str:
        """Return all that a player sees, as text."""
        if self.played is None:
            return ""
        return encode(plain_view(View(self.played.state, player))).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:  # noqa: ANN401 - a source of luck
        """Return a state that looks the same to a player, the unseen dealt anew."""
        twin: SpielState = self.clone()
        if self.played is not None:
            twin.played = self.played.imagined(player, Pcg32(int(sampler() * (1 << 52))))
        return twin


class SpielObserver:
    """Tensors and strings out of views alone."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes."""
        self.tensor.fill(0)
        if state.played is not None:
            flat: Any = self.tensor
            game(state.name).observer().write(View(state.played.state, player), memoryview(flat), 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return it as text."""
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
            own = type(f"Spiel{name.title().replace('-', '')}", (SpielGame,), {"found": found, "kind": kind})
            pyspiel.register_game(kind, own)
    return names
