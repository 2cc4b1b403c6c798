"""A Gymnasium environment: one learning seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deadroad import games
from deadroad.bots import bot
from deadroad.bots.bot import Bot
from deadroad.bots.names import named as player_named
from deadroad.bots.names import needs_network
from deadroad.bots.network import unusable
from deadroad.envs import needed
from deadroad.envs.chairs import chairs
from deadroad.envs.edition import named, play_file, version
from deadroad.envs.reward import reward_of
from deadroad.games import game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest, BadSetting
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

needed("gymnasium")

import gymnasium  # noqa: E402 - after saying what to install
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402

from deadroad.envs.observation import Named, bounds, mask, observed  # noqa: E402
from deadroad.envs.refusal import why  # noqa: E402

ILLEGAL = ("raise", "substitute")
Player = int | str  # a level, or a name such as "net" or "search:200"


def rivals(found: Game, level: Player | Sequence[Player], count: int) -> list[str]:
    """Return the names of the players of the other seats, starting at the learner's left.

    `level` is a level or a name for all, or a list of them. Raises BadSetting if there is no such player, or
    if one needs a network that the game lacks.
    """
    alike = isinstance(level, (int, str))
    given = [level] if isinstance(level, (int, str)) else list(level)
    if not alike and len(given) != count:
        raise BadSetting(f"the other seats need {count} players, not {len(given)}")
    try:
        players = [player_named(found, one) for one in given]
    except BadRequest as error:
        raise BadSetting(str(error)) from None
    if any(needs_network(player) for player in players) and (why_not := unusable(found)):
        raise BadSetting(why_not)
    return players * count if alike else players


class LearnerEnv(Named, gymnasium.Env[dict[str, Any], int]):
    """One seat learns, and bots play the others: one level or name of a player for all, or one for each.

    With `illegal="raise"`, an illegal action raises InvalidAction with clause and reason and changes nothing.
    With `"substitute"`, the next legal action is played instead and reported in the info. `variant` is the
    file of a variant; see `play_file`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's own form

    def __init__(  # noqa: PLR0913, PLR0917 - by name, as Gymnasium makes them
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        level: Player | Sequence[Player] = 0,
        settings: dict[str, Any] | None = None,
        illegal: str = "raise",
        reward: str = "rank",
        render_mode: str | None = None,
        variant: str = "",
    ) -> None:
        play_file(variant)
        self.name = name
        self.seats = chairs(self.game, seats)
        if not 0 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}")
        if illegal not in ILLEGAL:
            raise BadSetting(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.seat = seat
        # By seat, starting at the learner, whose own is not used.
        self.players = ["random", *rivals(self.game, level, self.seats - 1)]
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
        self.luck: int | None = None  # of the current game
        self.answers: list[int] = []  # of the learner

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs to replay the game to the same position."""
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
        """Start a new game and play to the learner's first question."""
        super().reset(seed=seed)
        self.luck = int(self.np_random.integers(1 << 40))
        self.answers = []
        state = self.deal(self.luck)
        self._play_others(state)
        if state.seat < 0:  # a game can end before the learner is asked
            return self.reset()
        return self._observation(state), self._info(state)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the learner's action, then let the bots play to its next question."""
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
        """Return the mask of legal actions. sb3-contrib calls this method by name."""
        if self.state is None:
            raise ResetNeeded("reset the environment first")
        return mask(self.game, self.state, self.seat).astype(np.bool_)

    def deal(self, luck: int) -> State:
        """Start a new game and create the bots."""
        # Seeds start at the learner, so that no bot gets the seed of the game itself.
        far = [(other - self.seat) % self.seats for other in range(self.seats)]
        self.bots = [bot(self.game, self.players[step], luck + step) for step in far]
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
        """Return the position as text or pixels."""
        from deadroad.envs.picture import picture, text

        if self.state is None:
            raise ResetNeeded("reset the environment first")
        return (
            picture(self.game, self.state) if self.render_mode == "rgb_array" else text(self.game, self.state)
        )


def register() -> list[str]:
    """Register every game with Gymnasium as `deadroad/<game>-v<version>`; return the ids."""
    ids: list[str] = []
    for name in games():
        found = f"deadroad/{named(name, '-')}-v{version(game(name))}"
        if found not in gymnasium.registry:
            gymnasium.register(found, entry_point="deadroad.envs.gym:LearnerEnv", kwargs={"name": name})
        ids.append(found)
    return ids
