"""`deadroad rules`: the reference in the terminal."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.text import Text

import deadroad
from deadroad.cli.layout import hung
from deadroad.content.reference import Clause
from deadroad.games import game
from deadroad.kernel.errors import UnknownClause
from deadroad.kernel.words import Words


def print_rules(chosen: argparse.Namespace) -> int:
    """Print what the command line asks for."""
    return rules(chosen.game, chosen.clause, chosen.lang)


def rules(name: str, clause: str | None, language: str) -> int:
    """Print all clauses of a game, or one."""
    console = Console(highlight=False)
    words = game(name).words(language)
    found = False
    chapters = deadroad.rules(name, lang=language)
    if clause is not None:
        for other in game(name).borrows():
            chapters += deadroad.rules(other, lang=language)
    for chapter in chapters:
        if clause is None:
            console.print(f"\n[bold]{escape(chapter.title)}[/bold]")
        for entry in chapter.clauses:
            if clause is None or entry.id == clause.upper():
                show(console, entry, words)
                found = True
    if clause is not None and not found and words.has(f"clause-{clause.upper()}"):
        console.print(f"[cyan]{clause.upper()}[/cyan] {escape(words.say(f'clause-{clause.upper()}'))}")
        found = True
    if not found:
        raise UnknownClause(f"{name} has no clause {clause}")
    return 0


def show(console: Console, clause: Clause, words: Words) -> None:
    """Print one clause, and whose rule it is."""
    standing = "" if clause.kind == "rule" else f" [dim]({escape(words.say(f'kind-{clause.kind}'))})[/dim]"
    text = Text.from_markup(f"[cyan]{clause.id}[/cyan]{standing} {escape(clause.text)}", emoji=False)
    for line in text.split("\n"):
        for part in hung(line, console, hang=0):
            console.print(part, no_wrap=True, overflow="ignore", crop=False)
