"""`deadroad replay`: step through a record in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.markup import escape

import deadroad
from deadroad.arena.store import opened
from deadroad.arena.table import record
from deadroad.cli import read_text
from deadroad.cli.screen import Screen
from deadroad.cli.verify import held
from deadroad.content.markup import colon
from deadroad.kernel.errors import BadRequest, BadSetting
from deadroad.kernel.match import Match
from deadroad.kernel.record import Record, read
from deadroad.kernel.replay import play


def replay(chosen: argparse.Namespace) -> int:
    """Show the game ply by ply, from a seat's view or with all secrets."""
    if chosen.game is None and chosen.file.is_dir():
        opened(chosen.file)
        raise BadRequest(f"{chosen.file} is a study; name a game of it: --game NUMBER")
    text = read_text(chosen.file) if chosen.game is None else of_study(chosen.file, chosen.game)
    found = read(text)
    whole = held(text)
    seat = None if chosen.seat is None else chosen.seat - 1
    if seat is not None and not 0 <= seat < whole.seats:
        raise BadSetting(f"there is no seat {chosen.seat}; the record has 1 to {whole.seats}")
    if chosen.ply is not None and not 0 <= chosen.ply <= len(found.plies):
        raise BadSetting(f"there is no ply {chosen.ply}; the record has 0 to {len(found.plies)}")
    walk = Walk(found, text, seat, chosen.lang)
    if chosen.ply is not None:
        walk.go(chosen.ply)
        walk.show()
        return 0
    return walk.run()


def of_study(folder: Path, number: int) -> str:
    """Return the record of a game of a study."""
    store = opened(folder)
    return record(store.job, number, store.game(number))


class Walk:
    """A record and the current ply."""

    def __init__(self, record: Record, text: str, seat: int | None, language: str) -> None:
        self.record = record
        self.text = text
        self.seat = seat
        self.language = language
        self.match: Match = deadroad.replay(text, upto=0)
        self.told = 0

    @property
    def screen(self) -> Screen:
        """The screen of the current position."""
        return Screen(self.match, self.language, self.names)

    @property
    def names(self) -> list[str]:
        """The seats by number, because a record has no names."""
        words = self.match.game.words(self.language)
        return [words.say("seat-name", {"number": seat + 1}) for seat in range(self.match.seats)]

    def go(self, ply: int) -> None:
        """Go to the position before a ply."""
        if ply < len(self.match.plies):
            self.match = deadroad.replay(self.text, upto=ply)
            return
        for entry in self.record.plies[len(self.match.plies) : ply]:
            self.told = len(self.match.log)
            play(self.match, entry.seat, entry.notation)

    def show(self) -> None:
        """Draw the position, the events that led to it, and the next answer."""
        screen = self.screen
        at = len(self.match.plies)
        ears = range(-1, self.match.seats) if self.seat is None else (-1, self.seat)
        log = [event for event in self.match.log[: self.told] if event.audience in ears]
        news = [event for event in self.match.log[self.told :] if event.audience in ears]
        screen.events(news, before=log)
        screen.table(self.match.view(self.match.seat if self.seat is None else self.seat))
        last = len(self.record.plies)
        screen.line(f"[dim]{escape(screen.words.say('cli-ply', {'at': at, 'last': last}))}[/dim]")
        if at < last:
            entry = self.record.plies[at]
            name = escape(self.names[entry.seat])
            screen.line(f"  {name}{colon(screen.words)} [bold]{escape(entry.notation)}[/bold]")
        else:
            screen.outcome()

    def run(self) -> int:
        """Step with Enter; a number goes to that ply, b goes back, q leaves."""
        while True:
            self.show()
            self.screen.line(f"[dim]{escape(self.screen.words.say('cli-steps'))}[/dim] ", end="")
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line or line.strip() == "q":
                return 0
            at = len(self.match.plies)
            self.told = len(self.match.log)
            word = line.strip()
            last = len(self.record.plies)
            if word.isdecimal():
                self.go(min(int(word[:9]), last))
            elif word == "b":
                self.go(max(0, at - 1))
            elif word == "e":
                self.go(last)
            elif at == last:
                return 0
            else:
                self.go(at + 1)
