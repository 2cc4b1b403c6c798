"""What is chosen before a game."""

from __future__ import annotations

from typing import Any, final

from deadroad.kernel.errors import BadSetting
from deadroad.kernel.question import Value

Settings = dict[str, Value]


@final
class Setting:
    """A choice: named values, or whole numbers from `least` to `most`; with the clause behind it."""

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
        """Return a value checked; text is taken for numbers, true and false for yes and no."""
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
    """A named set of settings, offered before a game; its words are `preset-<name>` and `-help`."""

    __slots__ = ("name", "settings")

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings


def with_preset(presets: tuple[Preset, ...], name: str, given: dict[str, Any]) -> dict[str, Any]:
    """Return the settings of a preset with those given on top of them."""
    for preset in presets:
        if preset.name == name:
            return {**preset.settings, **given}
    there = ", ".join([preset.name for preset in presets]) or "none"
    raise BadSetting(f"there is no preset {name!r}; there are: {there}")
