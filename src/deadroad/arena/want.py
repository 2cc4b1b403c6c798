"""What `deadroad tune` aims at, read from texts such as `length in rounds = 8; win rate by seat even`."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from deadroad.arena.figures import absent
from deadroad.arena.stats import Estimate, plain
from deadroad.arena.wording import Wording
from deadroad.kernel.errors import BadRequest

FORM: Final = re.compile(
    r"(?P<figure>[^=<>]*[^=<>\s])\s*(?:(?P<sign>>=|<=|=)\s*(?P<number>-?\d+(?:\.\d+)?)\s*(?P<percent>%?)"
    r"|\s(?P<word>even|high|low))"
)
FAMILIES: Final = {  # what may be even: the kind of figure, and the words for it
    "won": ("win rate by seat", "wins by seat", "seats", "won"),
    "player": ("win rate by player", "wins by player", "players", "player"),
}

Known = Mapping[str, Estimate]


class Want:
    """One aim: a figure that equals a number, reaches it or stays below it, is high or low; or even wins.

    Distances are in standard deviations of a single game, so that they can be compared with each other.
    """

    def __init__(self, text: str) -> None:
        form = FORM.fullmatch(text)
        if form is None:
            raise BadRequest(
                f"--want {text!r} is not FIGURE = NUMBER (or >=, <=), FIGURE high, FIGURE low, "
                "or 'win rate by seat even'"
            )
        self.text = text
        self.figure = form["figure"].lower()
        self.sign = form["sign"] or form["word"]
        self.number = float(form["number"] or 0) / (100 if form["percent"] else 1)
        self.names: list[str] = []
        self.spread = 1.0
        self.start = 0.0  # the value before any change
        if self.sign == "even" and self._family() is None:
            there = ", ".join(repr(words[0]) for words in FAMILIES.values())
            raise BadRequest(f"--want {text!r}: only {there} can be even")

    def _family(self) -> str | None:
        return next((kind for kind, words in FAMILIES.items() if self.figure in words), None)

    def find(self, known: Known, spreads: Mapping[str, float], wording: Wording) -> None:
        """Find the figure by its name or its words among those that the plain game has."""
        if self.sign == "even":
            self.names = sorted(name for name in known if name.partition(":")[0] == self._family())
            if len(self.names) < 2:
                raise BadRequest(f"--want {self.text!r}: there are not two of them to compare")
        else:
            words = {wording.figure(name).lower(): name for name in known} | {name: name for name in known}
            if self.figure not in words:
                near = get_close_matches(self.figure, words, n=4, cutoff=0.3)
                hint = ", ".join(repr(word) for word in near) or ", ".join(map(repr, list(words)[:6]))
                raise BadRequest(f"--want {self.text!r}: no figure {self.figure!r}; near it are {hint}")
            self.names = [words[self.figure]]
        self.spread = max(spreads[name] for name in self.names) or 1.0
        self.start = self.value(known) or 0.0

    def value(self, known: Known) -> float | None:
        """Return what is aimed at: the figure, or the gap between the best and the worst of a family."""
        values = [known[name].value if name in known else absent(name) for name in self.names]
        found = [value for value in values if value is not None]
        if len(found) < len(values):
            return None
        return max(found) - min(found) if self.sign == "even" else found[0]

    def distance(self, known: Known) -> float | None:
        """Return how far a rule set is from the aim; None if its games do not have the figure."""
        value = self.value(known)
        if value is None:
            return None
        match self.sign:
            case "=":
                away = abs(value - self.number)
            case ">=":
                away = max(0.0, self.number - value)
            case "<=":
                away = max(0.0, value - self.number)
            case "high":
                away = self.start - value
            case "low":
                away = value - self.start
            case _:  # the gap of "even"
                away = value
        return away / self.spread

    def told(self, known: Known) -> str:
        """Return the value, with its interval where it is one figure."""
        value = self.value(known)
        if value is None:
            return "–"
        if self.sign == "even":
            return f"gap {plain(value)}"
        return str(known[self.names[0]]) if self.names[0] in known else plain(value)

    def verdict(self, before: Known, after: Known) -> str:
        """Return whether fresh games confirm it, given the intervals."""
        if self.value(after) is None:
            return "not measured: the games lack the figure"
        if self.sign == "even":
            shares = [after[name] for name in self.names if name in after]
            middle = sum(share.value for share in shares) / len(shares)
            held = all(share.low <= middle <= share.high for share in shares)
            return "met: no difference beyond chance" if held else "not met: they differ beyond chance"
        found = after.get(self.names[0], Estimate(0.0, -math.inf, math.inf, 0))
        match self.sign:
            case "=":
                held = found.low <= self.number <= found.high
            case ">=":
                held = found.low >= self.number
            case "<=":
                held = found.high <= self.number
            case _:
                way = 1 if self.sign == "high" else -1
                old = before.get(self.names[0])
                surely = old is not None and (found.value - old.value) * way > 0 and not _overlap(old, found)
                return f"{'higher' if way > 0 else 'lower'} than before" if surely else "no sure change"
        near = found.low <= self.number <= found.high
        if self.sign == "=":
            return "met, within the interval" if held else "not met"
        return "met" if held else "perhaps: within the interval" if near else "not met"


def _overlap(one: Estimate, other: Estimate) -> bool:
    return one.low <= other.high and other.low <= one.high


def read_wants(asked: list[str]) -> list[Want]:
    """Return the aims that texts name."""
    texts = [text.strip() for line in asked for text in line.split(";") if text.strip()]
    if not texts:
        raise BadRequest('--want names the aim, such as "length in rounds = 8"')
    return [Want(text) for text in texts]
