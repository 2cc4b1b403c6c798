"""PettingZoo environments (AEC): agents act in turn, masks mark the legal actions."""

from __future__ import annotations

from typing import Any

from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.edition import named, play_file, version
from deadroad.envs.played import Played
from deadroad.envs.reward import reward_of
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.frame import State

needed("pettingzoo")

import numpy as np  # noqa: E402 - after saying what to install
from gymnasium import spaces  # noqa: E402
from gymnasium.error import InvalidAction  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from deadroad.envs.observation import Named, bounds, mask, observed  # noqa: E402
from deadroad.envs.refusal import why  # noqa: E402


def env(
    name: str,
    seats: int | None = None,
    settings: dict[str, Any] | None = None,
    render_mode: str | None = None,
    reward: str = "rank",
    variant: str = "",
) -> DeadRoadEnv:
    """Return an environment for a game. `reward` is the rank (+1 to -1) or the lead in points.

    `variant` is the file of a variant. A process plays one variant, which must be set before any game is
    loaded.
    """
    return DeadRoadEnv(name, seats, settings, render_mode, reward, variant)


class DeadRoadEnv(Named, AECEnv):  # type: ignore[misc]
    """One game. Agents are `seat_0`, `seat_1` and so on. An illegal action raises and changes nothing."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        settings: dict[str, Any] | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        variant: str = "",
    ) -> None:
        super().__init__()
        play_file(variant)
        self.name = name
        self.seats = chairs(self.game, seats)
        self.settings = self.game.read_settings(settings or {})
        self.reward = reward_of(reward, self.game, self.seats)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{named(name, '_')}_v{version(self.game)}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = bounds(self.observer)
        lit = spaces.Box(0, 1, (self.game.space.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": lit}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.space.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            np.tile(box.low, self.seats), np.tile(box.high, self.seats), dtype=np.float32
        )
        self.luck = np.random.default_rng()
        self.played: Played | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent: indices of the engine's options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same game."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.played = Played(self.name, self.seats, self.settings, int(self.luck.integers(1 << 62)), [])
        state = self.played.state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.seat]
        self._inform(state)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation and the action mask of an agent."""
        state = self._played().state
        seat = self.seat_of[agent]
        return {
            "observation": observed(self.observer, state, seat),
            "action_mask": mask(self.game, state, seat),
        }

    def state(self) -> np.ndarray[Any, Any]:
        """Return the observations of all agents, concatenated, for training with a centralised critic."""
        state = self._played().state
        return np.concatenate([observed(self.observer, state, seat) for seat in range(self.seats)])

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        played = self._played()
        state = played.state
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        index = -1 if action is None else int(action)
        if index not in state.asked:
            raise InvalidAction(why(self.game, state, index))
        self._cumulative_rewards[agent] = 0.0
        played.answer(index)
        if state.seat < 0:
            self._finish(state)
        else:
            self.infos[agent] = {}
            self.agent_selection = self.possible_agents[state.seat]
            self._inform(state)
        if self.render_mode == "human":
            self.render()

    def _played(self) -> Played:
        if self.played is None:
            raise BadSetting("reset the environment first")
        return self.played

    def _inform(self, state: State) -> None:
        space = self.game.space
        self.infos[self.agent_selection] = {"legal": [space.option(index).notation for index in state.asked]}

    def _finish(self, state: State) -> None:
        outcome = self.game.outcome(state)
        assert outcome is not None
        paid = self.reward(outcome)
        self.rewards = {agent: paid[seat] for agent, seat in self.seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"won": self.seat_of[agent] in outcome.winners} for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """Return the position as text or pixels, or print it."""
        from deadroad.envs.picture import picture, text

        if self.render_mode == "rgb_array":
            return picture(self.game, self._played().state)
        drawn = text(self.game, self._played().state)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)  # noqa: T201 - that is what `human` means
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
