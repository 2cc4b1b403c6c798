"""`deadroad play`: a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import deadroad
from deadroad.bots.bot import Bot
from deadroad.bots.hint import PATIENCE, hint
from deadroad.cli import read_text
from deadroad.cli.screen import Screen
from deadroad.kernel.errors import BadRequest, BadSetting, DeadRoadError, Refused
from deadroad.kernel.match import Match
from deadroad.kernel.view import View

NAMES: Final = ("Martha", "Otis", "Rosa", "Ed", "June")


def play(chosen: argparse.Namespace) -> int:
    """Play until the end, or until the person leaves."""
    match = resumed(chosen.resume) if chosen.resume else started(chosen)
    people = max(0, min(chosen.people, match.seats))
    words = match.game.words(chosen.lang)
    seated = [words.say("seat-name", {"number": number + 1}) for number in range(people)]
    names = [*([words.say("cli-you")] if people == 1 else seated), *NAMES][: match.seats]
    bots = {
        seat: deadroad.bot(match.game.name, chosen.level, seed=seat) for seat in range(people, match.seats)
    }
    session = Session(match, Screen(match, chosen.lang, names), bots)
    return session.run()


def started(chosen: argparse.Namespace) -> Match:
    """Return a new match as the command line asks for."""
    fewest, most = deadroad.info(chosen.game)["seats"]
    seats = chosen.seats if chosen.seats is not None else max(fewest, min(3, most))
    settings: dict[str, str] = {}
    for pair in chosen.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(f"--set takes NAME=VALUE, not {pair!r}")
        settings[name] = value
    return deadroad.new(chosen.game, seats=seats, seed=chosen.seed, settings=settings)


def resumed(path: Path) -> Match:
    """Return a saved match."""
    return deadroad.replay(read_text(path))


class Session:
    """A person, or several, at the terminal with bots in the other seats."""

    def __init__(self, match: Match, screen: Screen, bots: dict[int, Bot]) -> None:
        self.match = match
        self.screen = screen
        self.bots = bots
        self.told = 0
        self.sitting = -1  # whose eyes the screen was drawn for

    def run(self) -> int:
        """Play to the end."""
        engine = self.screen.words.say("cli-compiled" if deadroad.COMPILED else "cli-pure")
        hint = self.screen.words.say("cli-hint")
        self.screen.console.print(f"[dim]Dead Road {deadroad.__version__}. {engine} {hint}[/dim]")
        while self.match.seat is not None:
            seat = self.match.seat
            if seat in self.bots:
                view = View(self.match.state, seat)
                self.match.answer(self.bots[seat].choose(view, self.match.question))
            elif not self.ask(seat):
                return 0
        self.tell(self.sitting if self.sitting >= 0 else None)
        self.screen.table(self.match.view(self.sitting if self.sitting >= 0 else None))
        self.screen.outcome()
        return 0

    def tell(self, seat: int | None) -> None:
        """Show what happened since the last time."""
        news = [event for event in self.match.log[self.told :] if event.audience in (-1, seat)]
        self.told = len(self.match.log)
        self.screen.events(news)

    def ask(self, seat: int) -> bool:
        """Put the question to a person until it is answered; False when the person leaves."""
        people = self.match.seats - len(self.bots)
        if people > 1 and seat != self.sitting and not self.cover(seat):
            return False
        self.sitting = seat
        self.tell(seat)
        self.screen.table(self.match.view(seat))
        self.screen.question()
        while True:
            line = self.line("> ")
            if line is None or line in ("quit", "exit", "q"):
                return False
            if self.heed(seat, line):
                return True

    def cover(self, seat: int) -> bool:
        """Hide the table until the next person sits down."""
        self.screen.console.clear()
        return self.line(self.screen.words.say("cli-cover", {"seat": self.screen.names[seat]})) is not None

    def line(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
        self.screen.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.screen.console.print()
            return None
        return line.strip()

    def heed(self, seat: int, line: str) -> bool:
        """Do what a line says; True when the question was answered or is another one now."""
        say = self.screen.console.print
        word, _, rest = line.partition(" ")
        try:
            if not line:
                return False
            if word in ("?", "help"):
                say(self.screen.words.say("cli-help"))
            elif word == "why":
                self.screen.refusals(seat)
            elif word == "table":
                self.screen.table(self.match.view(seat))
                self.screen.question()
            elif word == "log":
                self.screen.events(self.match.events(seat)[-15:])
            elif word == "rules":
                from deadroad.cli.rules import rules

                rules(self.match.game.name, rest or None, self.screen.words.language)
            elif word == "hint":
                self.screen.hints(hint(self.match.game, View(self.match.state, seat), seconds=PATIENCE))
            elif word == "save":
                self.save(rest)
            elif word == "undo" and not rest:
                self.match.undo(seat)
                return True
            else:
                return self.answer(line)
        except Refused as refused:
            say(f"[red]{refused.reason}[/red] [dim]{refused.clause}[/dim]")
        except DeadRoadError as what:
            say(f"[red]{what}[/red]")
        return False

    def answer(self, line: str) -> bool:
        """Answer by number or by notation."""
        options = self.match.options()
        if line.isdigit() and 1 <= int(line) <= len(options):
            self.match.answer(options[int(line) - 1])
        else:
            self.match.answer(line)
        return True

    def save(self, name: str) -> None:
        """Write the record to a file that is not there yet."""
        if not name:
            raise BadRequest("save needs a file name")
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.match.record())
        except OSError as what:
            raise BadRequest(f"{name}: {what.strerror}") from None
        self.screen.console.print(self.screen.words.say("cli-saved", {"file": name}))
