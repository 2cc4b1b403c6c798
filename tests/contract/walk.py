"""Random walks through games, used by the battery."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import deadroad
from deadroad.games import game
from deadroad.kernel.chance import Chance, Pcg32
from deadroad.kernel.match import Match
from deadroad.kernel.setting import Setting


def seat_counts(name: str) -> list[int]:
    """Every number of seats a game allows."""
    found = game(name)
    return list(range(found.fewest, found.most + 1))


def stock_name(name: str) -> str:
    """Return the module in which a game declares conserved pieces and required content."""
    return f"tests.contract.stock.{name.replace('-', '_')}"


def has_stock(name: str) -> bool:
    """Return whether a game has such a module; test_whole.py fails if it has none."""
    return find_spec(stock_name(name)) is not None


def brief(name: str) -> dict[str, object]:
    """Settings that keep a random game short, where random players wander for thousands of plies."""
    if not has_stock(name):
        return {}
    found: dict[str, object] = getattr(import_module(stock_name(name)), "BRIEF", {})
    return found


def labels_of(name: str, language: str) -> str:
    """Words of a game after which a number is a name, not an amount ("night 1")."""
    if not has_stock(name):
        return ""
    found: dict[str, str] = getattr(import_module(stock_name(name)), "LABELS", {})
    return found.get(language, "")


def walk(name: str, seats: int, seed: int, settings: dict[str, object] | None = None) -> Iterator[Match]:
    """Yield the match before every answer of a random game, and once more when it is over."""
    match = deadroad.new(name, seats=seats, seed=seed, settings=brief(name) if settings is None else settings)
    luck = Pcg32(seed + 1000)
    yield match
    while match.seat is not None:
        match.answer(match.options()[luck.below(len(match.state.asked))])
        yield match


def last_answer(match: Match) -> str:
    """Return where a match is, for a message: after which answer, or at the start."""
    if not match.plies:
        return "before the first answer"
    last = match.plies[-1]
    return f"after `{last.notation}` of seat {last.seat} (ply {len(match.plies) - 1})"


def other_settings(name: str, count: int) -> list[dict[str, object]]:
    """Return the presets of a game and `count` random settings. What keeps a game short stays fixed."""
    found = game(name)
    luck = Pcg32(count)
    drawn: list[dict[str, object]] = [dict(preset.settings) for preset in found.presets()]
    for _ in range(count if found.settings else 0):
        drawn.append({setting.name: _drawn(setting, luck) for setting in found.settings})
    return [settings | found.brief() | brief(name) for settings in drawn]


def _drawn(setting: Setting, luck: Chance) -> object:
    if setting.choices:
        return setting.choices[luck.below(len(setting.choices))]
    return setting.least + luck.below(setting.most - setting.least + 1)


def finished(name: str, seats: int, seed: int, settings: dict[str, object] | None = None) -> Match:
    """Return a random game played to its end."""
    for match in walk(name, seats, seed, settings):
        last = match
    return last


def sampled(name: str, seats: int, seed: int, luck: Chance, every: int) -> Iterator[Match]:
    """Yield about one in `every` positions of a random game."""
    for match in walk(name, seats, seed):
        if match.seat is not None and luck.below(every) == 0:
            yield match
