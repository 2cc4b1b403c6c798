"""`deadroad rules`: print the rules reference."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.text import Text

import deadroad
from deadroad.cli.layout import hung
from deadroad.content.glossary import look_up
from deadroad.content.markup import colon
from deadroad.content.reference import Clause
from deadroad.games import game
from deadroad.kernel.errors import UnknownClause


def print_rules(chosen: argparse.Namespace) -> int:
    """Print what the command line requests."""
    return rules(chosen.game, " ".join(chosen.clause) or None, chosen.lang)


def rules(name: str, clause: str | None, language: str) -> int:
    """Print all clauses of a game, one of them, or what a card or token does."""
    console = Console(highlight=False)
    words = game(name).words(language)
    found = False
    chapters = deadroad.rules(name, lang=language)
    if clause is not None:
        for other in game(name).borrows():
            chapters += deadroad.rules(other, lang=language)
    for chapter in chapters:
        if clause is None:
            lay(console, f"\n[bold]{escape(chapter.title)}[/bold]")
        for entry in chapter.clauses:
            if clause is None or entry.id == clause.upper():
                show(console, entry)
                found = True
    if clause is not None and not found and words.has(f"clause-{clause.upper()}"):
        lay(console, f"[cyan]{clause.upper()}[/cyan] {escape(words.say(f'clause-{clause.upper()}'))}")
        found = True
    if clause is not None and not found:
        entries = look_up(game(name), words, clause)
        for one in entries:
            lay(console, f"[bold]{escape(one.name)}[/bold]{colon(words)} {escape(one.text)}")
        found = bool(entries)
    if not found:
        raise UnknownClause(f"{name} has no clause, card or token '{clause}'")
    return 0


def show(console: Console, clause: Clause) -> None:
    """Print one clause. Its text says which part is a ruling of ours."""
    lay(console, f"[cyan]{clause.id}[/cyan] {escape(clause.text)}")


def lay(console: Console, markup: str) -> None:
    """Print a paragraph, wrapped."""
    text = Text.from_markup(markup, emoji=False)
    for line in text.split("\n"):
        for part in hung(line, console, hang=0):
            console.print(part, no_wrap=True, overflow="ignore", crop=False)
