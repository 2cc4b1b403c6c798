"""`deadroad games`: list the games and their settings."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.text import Text

import deadroad
from deadroad.cli.layout import hung
from deadroad.content.markup import colon
from deadroad.games import game
from deadroad.kernel.game import Game
from deadroad.kernel.setting import Setting
from deadroad.kernel.words import Words


def print_games(chosen: argparse.Namespace) -> int:
    """List all games, or one with its settings."""
    console = Console(highlight=False)
    for name in [chosen.game] if chosen.game else deadroad.games():
        found = game(name)
        words = found.words(chosen.lang)
        lines = about(found, words)
        if chosen.game:
            lines += ["", *(settings(found, words) or [escape(words.say("cli-no-settings"))])]
            lines += presets(found, words)
        for line in lines:
            for part in hung(Text.from_markup(line, emoji=False), console):
                console.print(part, no_wrap=True, overflow="ignore", crop=False)
    return 0


def about(found: Game, words: Words) -> list[str]:
    """Return a game in two lines."""
    seats = words.say("cli-seats", {"fewest": found.fewest, "most": found.most})
    facts = " · ".join([seats, words.say("length"), words.say("kind")])
    head = f"[bold]{found.name}[/bold]  {escape(words.say('title'))} [dim]{escape(facts)}[/dim]"
    return [head, f"  {escape(words.say('blurb'))}"]


def settings(found: Game, words: Words) -> list[str]:
    """Return every setting with its meaning, values and clause."""
    lines: list[str] = []
    for setting in found.settings:
        title, text = words.say(f"setting-{setting.name}"), words.say(f"setting-{setting.name}-help")
        lines.append(f"[cyan]{setting.name}[/cyan]  [bold]{escape(title)}[/bold] [dim]{setting.clause}[/dim]")
        lines += [f"  {escape(text)}", *[f"    {line}" for line in values(setting, words)]]
    return lines


def presets(found: Game, words: Words) -> list[str]:
    """Return every preset with its purpose and its settings."""
    lines: list[str] = []
    for preset in found.presets():
        title, text = words.say(f"preset-{preset.name}"), words.say(f"preset-{preset.name}-help")
        stands_for = " ".join(f"{name}={value}" for name, value in preset.settings.items())
        lines.append(f"[cyan]--preset {preset.name}[/cyan]  [bold]{escape(title)}[/bold]")
        lines += [f"  {escape(text)}", f"    {escape(stands_for)}"]
    return ["", *lines] if lines else []


def values(setting: Setting, words: Words) -> list[str]:
    """Return the possible values of a setting."""
    if not setting.choices:
        bounds = {"least": setting.least, "most": setting.most, "usual": setting.default}
        return [escape(words.say("cli-range", {**bounds}))]
    lines: list[str] = []
    for choice in setting.choices:
        key = f"setting-{setting.name}-{choice}"
        said = words.say(key) if words.has(key) else words.say(choice)
        told = words.say("cli-usual", {"choice": said}) if choice == setting.default else said
        lines.append(f"{setting.name}={choice}{colon(words)} {escape(told)}")
    return lines
