"""What a person at the terminal sees: the table, the question, the options, what happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from deadroad.bots.hint import Advice
from deadroad.cli.gestures import marks
from deadroad.cli.layout import hung, laid_out
from deadroad.content.markup import colon
from deadroad.kernel.event import Event
from deadroad.kernel.match import Match
from deadroad.kernel.story import grouped
from deadroad.kernel.view import View
from deadroad.kernel.words import Words


class Screen:
    """Draws a match in one language."""

    def __init__(self, match: Match, language: str, names: list[str], *, plain: bool = True) -> None:
        self.match = match
        self.words: Words = match.game.words(language)
        self.names = names
        self.console = Console(highlight=False, width=None)
        # In a terminal the table is drawn again in its place; pipes and screen readers get line after line.
        self.live = self.console.is_terminal and not plain

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Use the whole terminal while a game is played, and give it back afterwards."""
        if not self.live:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield

    def clear(self) -> None:
        """Begin to draw again from the top."""
        if self.live:
            self.console.clear()

    def table(self, view: View) -> None:
        """Draw the table as this view has it."""
        drawn = self.match.game.screen(view, self.words, self.names)
        self.console.rule(escape(self.words.say("title")))
        for line in laid_out(Text.from_markup(drawn, emoji=False), self.console):
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def line(self, markup: str, hang: int | None = None) -> None:
        """Print a sentence; what does not fit stands in under its beginning."""
        for part in hung(Text.from_markup(markup, emoji=False), self.console, hang):
            self.console.print(part, no_wrap=True, overflow="ignore", crop=False)

    def events(self, events: list[Event], reader: int = -1, *, single: bool = False) -> None:
        """Tell what happened, each line with its clause; what was one gesture in one, unless `single`."""
        stories = {story.event: story for story in self.match.game.stories()}
        for group in grouped(events, stories):
            event = group[0]
            if len(group) > 1 and not single:
                line = self.words.story(stories[event.name], group, self.names, reader)
                self.line(f"  {escape(line)} [dim]{event.clause}[/dim]")
                continue
            for one in group:
                line = escape(self.words.event(one, self.names))
                self.line(f"  {line} [dim]{one.clause}[/dim]")

    def question(self) -> None:
        """Ask, with numbered options."""
        asked = self.match.question
        if asked is None:
            return
        who = escape(self.names[asked.seat])
        text = escape(self.words.prompt(asked.prompt, self.names))
        self.console.print()
        who = f"[bold yellow]{who}[/bold yellow]{colon(self.words)}"
        self.line(f"{who} [bold]{text}[/bold] [dim]{asked.prompt.clause}[/dim]")
        options = self.match.options()
        warned = self.match.game.cautions(View(self.match.state, asked.seat))
        for mark, option in zip(marks(options), options, strict=True):
            label = escape(self.words.option(option, self.names))
            self.line(f"  [cyan]{mark:>3}[/cyan]  {label}  [dim]{escape(option.notation)}[/dim]", hang=7)
            for caution in [one for one in warned if one.option == option.index]:
                text = escape(self.words.caution(caution, self.names))
                self.line(f"       [yellow]{text}[/yellow] [dim]{caution.clause}[/dim]", hang=7)

    def complain(self, reason: str, clause: str = "") -> None:
        """Say why something typed was not done; what was typed may be in it."""
        self.line(f"[red]{escape(reason)}[/red] [dim]{clause}[/dim]")

    def refusals(self, seat: int) -> None:
        """Say what is not possible now, and why."""
        found = self.match.refused(seat, self.words.language, self.names)
        if not found:
            self.console.print(escape(self.words.say("cli-nothing-refused")), style="dim")
        for refusal in found:
            option = refusal.option
            what = escape(self.words.option(option, self.names) if option else refusal.notation)
            why = f"{escape(refusal.reason)} [dim]{refusal.clause}[/dim]"
            self.line(f"  [red]✗[/red] {what}{colon(self.words)} {why}")

    def hints(self, advice: list[Advice]) -> None:
        """Name the best options, what they seem worth, and in what they differ."""
        self.console.print(escape(self.words.say("cli-advice")), style="dim")
        for one in advice:
            share = f"{one.share:.0%} ({one.low:.0%}-{one.high:.0%})"
            terms = [f"{self.words.say(f'term-{name}')} {more:+.1f}" for name, more in one.terms]
            label = escape(self.words.option(one.option, self.names))
            why = f" [dim]· {escape(', '.join(terms))}[/dim]" if terms else ""
            self.line(f"  [green]{share:>15}[/green] {label}{why}")

    def outcome(self) -> None:
        """Say how it ended."""
        outcome = self.match.outcome
        if outcome is None:
            return
        why = escape(self.words.say(f"why-{outcome.why}"))
        self.console.print()
        self.line(f"[bold]{why}[/bold] [dim]{outcome.clause}[/dim]")
        places = outcome.places()
        for group in outcome.ranking:
            for seat in group:
                points = ", ".join(
                    f"{self.words.say(f'score-{source}')} {value}"
                    for source, value in outcome.scores[seat].items()
                )
                crown = "★" if seat in outcome.winners else " "
                rank = f"{places[seat]}." if outcome.winners else " -"  # where nobody wins nobody is first
                total = f"{outcome.total(seat):>3}" if points else ""
                line = f"  {rank} {crown} {escape(self.names[seat]):<14} {total}  [dim]{points}[/dim]"
                self.line(line, hang=9)
