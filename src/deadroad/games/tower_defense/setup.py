"""Set-up (HTD-10, HTD-14, HTD-41)."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import BUS, MAP, MOLOTOV, cards_of_level
from deadroad.games.hit_z_road.group import Group
from deadroad.games.tower_defense.components import WAVES
from deadroad.games.tower_defense.public import Hidden, Public
from deadroad.games.tower_defense.siege import Siege
from deadroad.games.tower_defense.state import FortState
from deadroad.kernel.chance import Chance
from deadroad.kernel.setting import Setting, Settings

START: Final = 4  # of each resource

# HTD-81, HTD-83: what can be left out, and the token that is then not found.
_OPTIONAL_NAMES: Final[list[str]] = ["molotov", "map", "executor"]
_OPTIONAL_TOKENS: Final[list[int]] = [MOLOTOV, MAP, BUS]
_WAVE_NAMES: Final[list[str]] = [f"wave{_wave.id}" for _wave in WAVES]

SETTINGS: Final = (
    *[
        Setting(
            f"wave{wave.id}", "HTD-10", str(wave.cards), (str(wave.cards), *[str(n) for n in wave.harder])
        )
        for wave in WAVES
    ],
    *[Setting(name, "HTD-81", "in", ("in", "out")) for name in _OPTIONAL_NAMES],
)


def set_table(settings: Settings, chance: Chance) -> FortState:
    """Return the table before the first squad is placed."""
    sizes = [int(settings[name]) for name in _WAVE_NAMES]
    left_out = [_OPTIONAL_TOKENS[at] for at, name in enumerate(_OPTIONAL_NAMES) if settings[name] == "out"]
    cards: list[int] = []
    aside: list[int] = []
    for at, wave in enumerate(WAVES):
        level = chance.shuffled(cards_of_level(wave.level, indexed=True))
        cards += level[: sizes[at]]
        aside += level[sizes[at] :]
    state = FortState(chance, Public(Group(0, START, START, START), sizes, left_out), Hidden(cards, aside))
    state.stack = [Siege()]
    return state
