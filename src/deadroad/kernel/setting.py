"""Settings, which are chosen before a game."""

from __future__ import annotations

from typing import Any, final

from deadroad.kernel.errors import BadSetting
from deadroad.kernel.question import Value

Settings = dict[str, Value]


@final
class Setting:
    """A setting with named values, or integers from `least` to `most`, and its clause."""

    __slots__ = ("choices", "clause", "default", "least", "most", "name")

    def __init__(
        self,
        name: str,
        clause: str,
        default: Value,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most

    def read(self, value: object) -> Value:
        """Return a checked value. Numbers may be given as text, yes and no as booleans."""
        if self.choices:
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            if word not in self.choices:
                raise BadSetting(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}")
            return word
        try:
            number = int(str(value))
        except ValueError:
            raise BadSetting(f"{self.name} is a whole number, not {value!r}") from None
        if isinstance(value, bool) or not self.least <= number <= self.most:
            raise BadSetting(f"{self.name} goes from {self.least} to {self.most}, not {value!r}")
        return number


def yes_no(name: str, clause: str, default: str) -> Setting:
    """Return a setting that is on or off."""
    return Setting(name, clause, default, choices=("yes", "no"))


@final
class Preset:
    """A named set of settings, offered before a game.

    Its texts are `preset-<name>` and `preset-<name>-help`.
    """

    __slots__ = ("name", "settings")

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings


def with_preset(presets: tuple[Preset, ...], name: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of a preset, overridden by the given ones."""
    for preset in presets:
        if preset.name == name:
            return {**preset.settings, **given}
    there = ", ".join([preset.name for preset in presets])
    known = f"there are: {there}" if there else "this game has no presets"
    raise BadSetting(f"there is no preset {name!r}; {known}")
