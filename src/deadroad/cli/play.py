"""`deadroad play`: a game in the terminal."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Final

from rich.markup import escape

import deadroad
from deadroad.bots import bot
from deadroad.bots.bot import Bot
from deadroad.bots.hint import PATIENCE, hint
from deadroad.cli import gestures, read_text, wishing
from deadroad.cli.fallback import warn_of_fallback
from deadroad.cli.help import helped
from deadroad.cli.parser import PLAYED, chosen_settings, own_language
from deadroad.cli.screen import Screen
from deadroad.cli.verify import held
from deadroad.content.glossary import look_up
from deadroad.kernel.errors import (
    BadNotation,
    BadRequest,
    BadSetting,
    CannotUndo,
    DeadRoadError,
    Refused,
    UnknownClause,
)
from deadroad.kernel.frame import State
from deadroad.kernel.frames.window import Window
from deadroad.kernel.match import Match
from deadroad.kernel.plan import Stop
from deadroad.kernel.reach import End
from deadroad.kernel.refusal import why_not
from deadroad.kernel.view import View
from deadroad.kernel.wish import ALWAYS, Memory, Wish, asking, wished

NAMES: Final = ("Martha", "Otis", "Rosa", "Ed", "June")
LOOKS_BACK: Final = 200  # no fight has more events


def play(chosen: argparse.Namespace) -> int:
    """Play until the end, or until the person leaves."""
    match = resumed(chosen) if chosen.resume else started(chosen)
    people = chosen.people
    if not 0 <= people <= match.seats:
        raise BadSetting(f"the number of people must be from 0 to {match.seats}, not {people}")
    words = match.game.words(chosen.lang)
    numbered = [words.say("seat-name", {"number": seat + 1}) for seat in range(match.seats)]
    own = [words.say("cli-you")] if people == 1 else numbered[:people]
    names = [*own, *NAMES, *numbered[people + len(NAMES) :]][: match.seats]
    if people < match.seats:
        warn_of_fallback(match.game.name, (chosen.level,))
    # Bots think for a fixed time, because people wait.
    bots = {seat: bot(match.game, chosen.level, seat, clock=True) for seat in range(people, match.seats)}
    screen = Screen(match, chosen.lang, names, plain=chosen.plain, alone=people == 1)
    session = Session(match, screen, bots, again(chosen))
    if chosen.wishes == "always":
        session.wishes = [(asking(), Memory()) for _ in range(match.seats)]
    elif chosen.resume and (saved := wishing.kept(Path(chosen.resume), match.seats)):
        session.wishes = saved
    return session.run()


def started(chosen: argparse.Namespace) -> Match:
    """Return a new match with the options of the command line."""
    name = chosen.game or PLAYED
    fewest, most = deadroad.info(name)["seats"]
    seats = chosen.seats if chosen.seats is not None else max(fewest, min(3, most))
    return deadroad.new(name, seats=seats, seed=chosen.seed, settings=chosen_settings(chosen, name))


def resumed(chosen: argparse.Namespace) -> Match:
    """Return a saved match with its original game, seats, seed and settings."""
    if chosen.seats is not None or chosen.seed is not None or chosen.set or chosen.preset:
        raise BadRequest(
            "a saved game has its own seats, seed and settings: omit --seats, --seed, --set and --preset"
        )
    match = held(read_text(chosen.resume))
    if chosen.game not in (None, match.game.name):
        raise BadRequest(f"{chosen.resume} is a game of {match.game.name}, not {chosen.game}")
    return match


def again(chosen: argparse.Namespace) -> str:
    """Return the options to type besides the file to continue with the same people and bots."""
    flags = [
        ("--people", chosen.people, 1),
        ("--level", chosen.level, 2),
        ("--lang", chosen.lang, own_language()),
    ]
    return "".join(f" {flag} {value}" for flag, value, usual in flags if value != usual)


def write_new(path: Path, text: str) -> None:
    """Write a new file. If it can't be written completely, it is removed."""
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise


class Session:
    """One or more people at the terminal, with bots in the other seats."""

    def __init__(self, match: Match, screen: Screen, bots: dict[int, Bot], again: str = "") -> None:
        self.match = match
        self.screen = screen
        self.bots = bots
        self.again = again
        self.told = 0
        self.sitting = -1  # the seat whose view is on the screen
        self.unsaved = False  # whether answers would be lost by leaving
        self.passing: set[int] = set()  # seats that pass until it is their turn or something else is asked
        self.wishes = [(Wish(), Memory()) for _ in range(match.seats)]

    def run(self) -> int:
        """Play to the end."""
        engine = self.screen.words.say("cli-compiled" if deadroad.COMPILED else "cli-pure")
        hint = self.screen.words.say("cli-hint")
        with self.screen.shown():
            self.screen.line(f"[dim]Dead Road {deadroad.__version__}. {engine} {hint}[/dim]")
            if not self.play():
                return 0
        self.tell(self.sitting if self.sitting >= 0 else None)
        self.screen.table(self.match.view(self.sitting if self.sitting >= 0 else None))
        self.screen.outcome()
        return 0

    def play(self) -> bool:
        """Play until the game is over. Return False if a person leaves earlier."""
        while self.match.seat is not None:
            seat = self.match.seat
            if seat in self.bots:
                view = View(self.match.state, seat)
                self.match.answer(self.bots[seat].choose(view, self.match.question))
            elif not self.passes_on(seat) and not self.wished(seat) and not self.ask(seat):
                return False
        return True

    def wished(self, seat: int) -> bool:
        """Answer by a seat's wish. Return False if the player must answer."""
        answer = wished(self.match, *self.wishes[seat])
        if not answer:
            return False
        self.match.answer(answer, joined=True)
        return True

    def acted(self, seat: int, *, window: bool) -> None:
        """Turn off `act` of a seat that answered in a window itself."""
        if window:
            self.wishes[seat][0].act = False

    def tell(self, seat: int | None) -> None:
        """Show the events since the last call."""
        news = [event for event in self.match.log[self.told :] if event.audience in (-1, seat)]
        earlier = self.match.log[max(0, self.told - LOOKS_BACK) : self.told]
        before = [event for event in earlier if event.audience in (-1, seat)]
        self.told = len(self.match.log)
        nobody = 0 if self.screen.alone else -1
        self.screen.events(news, nobody if seat is None else seat, before=before)

    def ask(self, seat: int) -> bool:
        """Ask a person until the question is answered. Return False if the person leaves."""
        people = self.match.seats - len(self.bots)
        if people > 1 and seat != self.sitting and not self.cover(seat):
            return False
        self.sitting = seat
        self.screen.clear()
        self.tell(seat)
        self.screen.table(self.match.view(seat))
        self.screen.question()
        while True:
            line = self.line("> ")
            if line is None or (line in ("quit", "exit", "q") and self.may_leave()):
                return False
            window = isinstance(self.match.state.stack[-1], Window)
            plies = len(self.match.plies)
            if self.heed(seat, line):
                self.acted(seat, window=window and len(self.match.plies) > plies)
                return True

    def may_leave(self) -> bool:
        """Return whether the person may leave: nothing would be lost, or they asked twice in a row."""
        if not self.unsaved:
            return True
        self.unsaved = False
        self.screen.complain(self.screen.words.say("cli-unsaved"))
        return False

    def cover(self, seat: int) -> bool:
        """Hide the table until the next person is at the terminal."""
        self.screen.console.clear()
        return self.line(self.screen.words.say("cli-cover", {"seat": self.screen.names[seat]})) is not None

    def line(self, prompt: str) -> str | None:
        """Read a line. Return None at the end of the input."""
        self.screen.line(escape(prompt), end="")
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            self.screen.console.print()
            return None
        return line.strip()

    def heed(self, seat: int, line: str) -> bool:
        """Run a typed line. Return True if the question was answered or has changed."""
        try:
            return self.done(seat, line)
        except Refused as refused:
            self.screen.complain(*self.reason(refused))
        except DeadRoadError as what:
            self.screen.complain(str(what))
        return False

    def done(self, seat: int, line: str) -> bool:
        """Run a typed line. Raises an error if it is not valid."""
        word, _, rest = line.partition(" ")
        match word:
            case "" | "quit" | "exit" | "q":
                return False
            case "?" | "help" if rest.strip():
                self.look_up(rest.strip())
            case "?" | "help":
                for told in helped(self.match.game, self.screen.words):
                    self.screen.line(f"  {escape(told)}")
            case "why":
                self.screen.refusals(seat)
            case "table":
                self.screen.table(self.match.view(seat))
                self.screen.question()
            case "log":
                self.screen.singles(self.match.events(seat)[-15:], seat)
            case "rules":
                self.rules(rest.strip() or None)
            case "hint":
                found = hint(self.match.game, View(self.match.state, seat), seconds=PATIENCE)
                self.screen.hints(found, seat)
            case "save":
                self.save(rest.strip())
            case "on":
                return self.pass_on(seat)
            case "stops":
                return self.stops(seat, rest.split())
            case "undo" if not rest:
                self.match.undo_gesture(seat)
                self.unsaved = True
                return True
            case "go" if rest:
                return self.follow(gestures.place(self.match, self.screen.words, rest))
            case "max" if rest.isdigit() or rest == "off":
                wishing.order(self.match, self.wishes[seat][0], seat, rest, self.screen.words)
                return self.wished(seat)
            case "wish" | "act":
                asked = "act" if word == "act" else rest
                for told in wishing.change(self.wishes[seat][0], asked, self.match.game, self.screen.words):
                    self.screen.line(escape(told))
            case _:
                return self.answer(word, rest, line)
        return False

    def answer(self, word: str, rest: str, line: str) -> bool:
        """Answer by number, by a mix of amounts, or by notation."""
        options = self.match.options()
        prefix = gestures.number_prefix(options)
        if line.isascii() and line.isdigit():
            known = {str(number): option.notation for number, option in enumerate(options, 1)}
            self.match.answer(f"{prefix} {line}" if prefix else known.get(line, line))
        else:
            end = gestures.mix(self.match, self.screen.words, word, rest)
            if end is not None:
                return self.follow(end)
            self.match.answer(line)
        self.unsaved = True
        return True

    def follow(self, end: End) -> bool:
        """Play several answers as one gesture."""
        rows = [self.match.game.space.option(option) for option in end.row]
        followed = self.match.follow(rows, end.kinds)
        self.unsaved = self.unsaved or followed.answered > 0
        if followed.stop is Stop.REFUSED and followed.refusal is not None:
            raise followed.refusal
        return followed.answered > 0

    def others_turn(self, seat: int) -> Window[State] | None:
        """Return the window that asks a seat to play a card in another seat's turn; None if there is none."""
        top = self.match.state.stack[-1]
        question = self.match.question
        theirs = question is not None and question.prompt.values.get("seat") != seat
        return top if theirs and isinstance(top, Window) else None

    def passes_on(self, seat: int) -> bool:
        """Pass for a seat that asked for it, except in its own turn or at other questions."""
        window = self.others_turn(seat) if seat in self.passing else None
        if window is None:
            self.passing.discard(seat)
            return False
        self.match.answer(self.match.game.space.option(window.pass_option()))
        self.unsaved = True
        return True

    def pass_on(self, seat: int) -> bool:
        """Pass in all windows until it is the seat's turn."""
        self.passing.add(seat)
        if self.passes_on(seat):
            return True
        raise BadRequest(self.screen.words.say("cli-not-on"))

    def stops(self, seat: int, asked: list[str]) -> bool:
        """Show or set the timings at which a seat is asked whether it plays a card."""
        timings = self.match.game.timings
        say = self.screen.words.say
        if not timings:
            raise BadRequest(say("cli-no-stops"))
        if asked:
            chosen = {"all": list(timings), "none": []}.get(" ".join(asked), asked)
            self.match.set_stops(seat, chosen)
            self.wishes[seat][0].windows = ALWAYS  # at the chosen timings, regardless of the hand
            self.unsaved = True
        for bit, timing in enumerate(timings):
            sign = "x" if self.match.state.stops[seat] >> bit & 1 else " "
            self.screen.line(escape(f"  [{sign}] {timing}: {say(f'timing-{timing}')}"))
        return False

    def reason(self, refused: Refused) -> tuple[str, str]:
        """Return why a line is refused, in the player's language, with the clause."""
        words = self.screen.words
        if isinstance(refused, CannotUndo):
            return words.say("reason-no-undo"), refused.clause
        if isinstance(refused, BadNotation):
            options = self.match.options()
            numbers = [int(mark) for mark in gestures.marks(options) if mark]
            known: dict[str, int | str] = {"typed": refused.notation, "last": max(numbers)}
            return words.say("cli-unreadable", {**known, "notation": options[0].notation}), refused.clause
        space = self.match.game.space
        why = why_not(space, self.match.state, space.parse(refused.notation))
        if why is None:
            return words.say("cli-not-offered", {"typed": refused.notation}), refused.clause
        seat = -1 if self.match.seat is None else self.match.seat
        return words.refusal(why, self.screen.names, seat), why.clause

    def look_up(self, name: str) -> None:
        """Show what a card, a token, an event or an agenda does, or a clause."""
        found = look_up(self.match.game, self.screen.words, name)
        if found:
            self.screen.entries(found)
        else:
            self.rules(name)

    def rules(self, clause: str | None) -> None:
        """Show the rules, or one clause."""
        from deadroad.cli.rules import rules

        try:
            rules(self.match.game.name, clause, self.screen.words.language)
        except UnknownClause:
            raise BadRequest(self.screen.words.say("cli-no-clause", {"clause": str(clause)})) from None

    def save(self, name: str) -> None:
        """Write the record to a new file."""
        say = self.screen.words.say
        if not name:
            raise BadRequest(say("cli-save-name"))
        try:
            path = Path(name).expanduser()
            write_new(path, self.match.record())
            wishing.keep(path, self.wishes)
        except FileExistsError:
            raise BadRequest(say("cli-save-exists", {"file": name})) from None
        except (OSError, ValueError, RuntimeError) as what:  # the disk, the name, or an unknown ~user
            why = (what.strerror if isinstance(what, OSError) else None) or str(what)
            raise BadRequest(say("cli-save-failed", {"file": name, "why": why})) from None
        self.unsaved = False
        saved = say("cli-saved", {"file": shlex.quote(str(path)) + self.again})
        self.screen.console.print(escape(saved), soft_wrap=True)
