"""One learning seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deadroad.bots import LEVELS, bot
from deadroad.bots.bot import Bot
from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.edition import version
from deadroad.envs.reward import reward_of
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadSetting
from deadroad.kernel.frame import State
from deadroad.kernel.view import View

needed("gymnasium")

import gymnasium  # noqa: E402 - after saying what to install
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402

from deadroad.envs.observation import Named, bounds, mask, observed  # noqa: E402
from deadroad.envs.refusal import why  # noqa: E402

ILLEGAL = ("raise", "substitute")


def rivals(level: int | Sequence[int], count: int) -> list[int]:
    """Return the levels of the other seats, from the learner's left on: one for all, or one for each."""
    found = list(level) if isinstance(level, Sequence) else [level] * count
    if len(found) != count:
        raise BadSetting(f"the other seats need {count} levels, not {len(found)}")
    for one in found if isinstance(level, Sequence) else [level]:
        if one not in LEVELS:
            raise BadSetting(f"no bot of level {one}; there are {LEVELS[0]} to {LEVELS[-1]}")
    return found


class LearnerEnv(Named, gymnasium.Env[dict[str, Any], int]):
    """A seat that learns; bots answer for the others, all of one level or each of its own.

    `illegal="raise"` raises InvalidAction with clause and reason, changing nothing; `"substitute"` takes the
    next legal action instead, and says so in the info.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's own form

    def __init__(  # noqa: PLR0913, PLR0917 - by name, as Gymnasium makes them
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        level: int | Sequence[int] = 0,
        settings: dict[str, Any] | None = None,
        illegal: str = "raise",
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        self.name = name
        self.seats = chairs(self.game, seats)
        if not 0 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}")
        if illegal not in ILLEGAL:
            raise BadSetting(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.seat = seat
        self.levels = [0, *rivals(level, self.seats - 1)]  # from the learner on, who has none
        self.illegal = illegal
        self.reward = reward_of(reward, self.game, self.seats)
        self.render_mode = render_mode
        self.settings = self.game.read_settings(settings or {})
        self.observation_space = spaces.Dict(
            {
                "observation": bounds(self.observer),
                "action_mask": spaces.Box(0, 1, (self.game.space.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game.space.size)  # type: ignore[assignment]
        self.state: State | None = None
        self.bots: list[Bot] = []
        self.luck: int | None = None  # of the game under way
        self.answers: list[int] = []  # of the learner

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs to play the game again to where it stands."""
        return {name: value for name, value in self.__dict__.items() if name not in ("bots", "state")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state, self.bots = None, []
        if self.luck is not None:
            state = self.deal(self.luck)
            self._play_others(state)
            for answer in self.answers:
                state.answer(answer)
                self._play_others(state)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set a new table and play to the learner's first question."""
        super().reset(seed=seed)
        self.luck = int(self.np_random.integers(1 << 40))
        self.answers = []
        state = self.deal(self.luck)
        self._play_others(state)
        if state.seat < 0:  # a game can be over before the learner is ever asked
            return self.reset()
        return self._observation(state), self._info(state)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer for the learner, then let the bots play to its next question."""
        state = self.state
        if state is None or state.seat < 0:
            raise ResetNeeded("the game is over, or was never begun: call reset")
        index = int(action)
        substituted = index not in state.asked
        if substituted and self.illegal == "raise":
            raise InvalidAction(why(self.game, state, index))
        if substituted:
            later = [option for option in state.asked if option > index]
            index = min(later) if later else min(state.asked)
        state.answer(index)
        self.answers.append(index)
        self._play_others(state)
        over = state.seat < 0
        info = {} if over else self._info(state)
        if substituted:
            info["substituted"] = self.game.space.option(index).notation
        return self._observation(state), self._paid(state) if over else 0.0, over, False, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Return which actions are options now: the name that sb3-contrib looks for."""
        if self.state is None:
            raise ResetNeeded("reset the environment first")
        return mask(self.game, self.state, self.seat).astype(np.bool_)

    def deal(self, luck: int) -> State:
        """Set the table and seat the bots; nobody has answered yet."""
        # From the learner on, so that no bot is given the table's own luck.
        far = [(other - self.seat) % self.seats for other in range(self.seats)]
        self.bots = [bot(self.game, self.levels[step], luck + step) for step in far]
        self.state = self.game.start(self.seats, self.settings, Pcg32(luck))
        self.state.settle()
        return self.state

    def _play_others(self, state: State) -> None:
        while state.seat >= 0 and state.seat != self.seat:
            state.answer(self.bots[state.seat].pick(View(state, state.seat)))

    def _paid(self, state: State) -> float:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return self.reward(outcome)[self.seat]

    def _observation(self, state: State) -> dict[str, Any]:
        return {
            "observation": observed(self.observer, state, self.seat),
            "action_mask": mask(self.game, state, self.seat),
        }

    def _info(self, state: State) -> dict[str, Any]:
        space = self.game.space
        return {"legal": [space.option(index).notation for index in state.asked]}

    def render(self) -> Any:  # noqa: ANN401 - text or pixels, as the mode says
        """Return the table as text or pixels."""
        from deadroad.envs.picture import picture, text

        if self.state is None:
            raise ResetNeeded("reset the environment first")
        return (
            picture(self.game, self.state) if self.render_mode == "rgb_array" else text(self.game, self.state)
        )


def register() -> list[str]:
    """Register every game with Gymnasium as `deadroad/<game>-v<version>`; return the ids."""
    from deadroad.games import GAMES

    ids: list[str] = []
    for name in sorted(GAMES):
        found = f"deadroad/{name}-v{version(game(name))}"
        if found not in gymnasium.registry:
            gymnasium.register(found, entry_point="deadroad.envs.gym:LearnerEnv", kwargs={"name": name})
        ids.append(found)
    return ids
