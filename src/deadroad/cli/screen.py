"""The screen in the terminal: the table, the question, the options, the events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from deadroad.bots.hint import Advice
from deadroad.cli.gestures import marks
from deadroad.cli.layout import hung, laid_out
from deadroad.content.glossary import Entry
from deadroad.content.markup import colon
from deadroad.kernel.event import Event
from deadroad.kernel.match import Match
from deadroad.kernel.story import Story, grouped
from deadroad.kernel.view import View
from deadroad.kernel.words import Words

LEAST = 0.005  # shares of wins below this are not printed


class Screen:
    """Draws a match in one language."""

    def __init__(
        self, match: Match, language: str, names: list[str], *, plain: bool = True, alone: bool = False
    ) -> None:
        self.match = match
        self.words: Words = match.game.words(language)
        self.names = names
        # With one person, the question need not name the seat.
        self.alone = alone
        self.console = Console(highlight=False, width=None)
        # In a terminal the table is redrawn in place. Pipes and screen readers get line after line.
        self.live = self.console.is_terminal and not plain

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Use the alternate screen of the terminal while a game is played."""
        if not self.live:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield

    def clear(self) -> None:
        """Clear the screen."""
        if self.live:
            self.console.clear()

    def table(self, view: View) -> None:
        """Draw the table of a view."""
        drawn = self.match.game.screen(view, self.words, self.names)
        self.console.rule(escape(self.words.say("title")))
        for line in laid_out(Text.from_markup(drawn, emoji=False), self.console):
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def line(self, markup: str, hang: int | None = None, end: str = "\n") -> None:
        """Print a sentence, wrapped with a hanging indent."""
        *parts, last = hung(Text.from_markup(markup, emoji=False), self.console, hang)
        for part in parts:
            self.console.print(part, no_wrap=True, overflow="ignore", crop=False)
        self.console.print(last, no_wrap=True, overflow="ignore", crop=False, end=end)

    def events(self, events: list[Event], reader: int = -1, *, before: Sequence[Event] = ()) -> None:
        """Print events as a story: a gesture or a whole fight is one line.

        `before` are the latest events that were printed earlier. A fight that began among them is printed
        step by step; when it ends, its line follows.
        """
        stories = {story.event: story for story in self.match.game.stories()}
        past = len(before)
        for group in grouped([*before, *events], stories):
            new = group[past:]
            past = max(0, past - len(group))
            story = stories.get(group[0].name)
            if not new:
                continue
            if story is None or len(group) == 1:
                self.singles(new, reader)
            elif not story.last:
                # What was printed before is told again, with what was added.
                self.summary(story, group if story.then else new, reader)
            else:
                ended = story.ended(group[-1])
                if new != group or not ended:
                    self.singles(new, reader)
                if ended:
                    self.summary(story, group, reader)
                if ended and new == group:
                    self.explain(group[0])

    def summary(self, story: Story, group: list[Event], reader: int) -> None:
        """Print several events as one sentence; a lone one as it is."""
        if len(group) == 1:
            self.singles(group, reader)
            return
        line = escape(self.words.story(story, group, self.names, reader))
        self.line(f"  {line} [dim]{group[0].clause}[/dim]")

    def singles(self, events: list[Event], reader: int = -1) -> None:
        """Print events one by one, each with its clause."""
        for event in events:
            line = escape(self.words.event(event, self.names, reader))
            self.line(f"  {line} [dim]{event.clause}[/dim]")
            self.explain(event)

    def explain(self, event: Event) -> None:
        """Print the text of the card that an event names, if the game declares this."""
        if event.name not in self.match.game.explained():
            return
        single = [field for field in event.kind.fields if not field.many]
        for field, number in zip(single, event.numbers, strict=False):
            known = self.words.domains.get(field.domain)
            key = f"{field.domain}-{known.values[number]}-text" if known and 0 <= number < len(known) else ""
            if key and self.words.has(key):
                self.line(f"    [dim]{escape(self.words.say(key))}[/dim]")

    def entries(self, entries: list[Entry]) -> None:
        """Print components with their texts."""
        for entry in entries:
            self.line(f"[bold]{escape(entry.name)}[/bold]{colon(self.words)} {escape(entry.text)}")

    def question(self) -> None:
        """Print the question with numbered options."""
        asked = self.match.question
        if asked is None:
            return
        text = escape(self.words.prompt(asked.prompt, self.names, asked.seat))
        self.console.print()
        name = f"[bold yellow]{escape(self.names[asked.seat])}[/bold yellow]{colon(self.words)} "
        who = "" if self.alone else name
        self.line(f"{who}[bold]{text}[/bold] [dim]{asked.prompt.clause}[/dim]")
        options = self.match.options()
        warned = self.match.game.cautions(View(self.match.state, asked.seat))
        for mark, option in zip(marks(options), options, strict=True):
            label = escape(self.words.option(option, self.names, asked.seat))
            self.line(f"  [cyan]{mark:>3}[/cyan]  {label}  [dim]{escape(option.notation)}[/dim]", hang=7)
            for caution in [one for one in warned if one.option == option.index]:
                text = escape(self.words.caution(caution, self.names, asked.seat))
                self.line(f"       [yellow]{text}[/yellow] [dim]{caution.clause}[/dim]", hang=7)

    def complain(self, reason: str, clause: str = "") -> None:
        """Print why a typed line was not carried out.

        The message may contain typed text, which is escaped.
        """
        self.line(f"[red]{escape(reason)}[/red]" + (f" [dim]{clause}[/dim]" if clause else ""))

    def refusals(self, seat: int) -> None:
        """Print what is not possible now, and why."""
        found = self.match.refused(seat, self.words.language, self.names)
        if not found:
            self.line(f"[dim]{escape(self.words.say('cli-nothing-refused'))}[/dim]")
        for refusal in found:
            option = refusal.option
            what = escape(self.words.option(option, self.names, seat) if option else refusal.notation)
            why = f"{escape(refusal.reason)} [dim]{refusal.clause}[/dim]"
            self.line(f"  [red]✗[/red] {what}{colon(self.words)} {why}")

    def hints(self, advice: list[Advice], seat: int) -> None:
        """Print the best options of a seat, what they are worth to all, and in what they differ."""
        self.line(f"[dim]{escape(self.words.say('cli-advice'))}[/dim]")
        for one in advice:
            share = f"{one.share:.0%} ({one.low:.0%}-{one.high:.0%})"
            terms = [f"{self.words.say(f'term-{name}')} {more:+.1f}" for name, more in one.terms]
            label = escape(self.words.option(one.option, self.names))
            why = f" [dim]· {escape(', '.join(terms))}[/dim]" if terms else ""
            self.line(f"  [green]{share:>15}[/green] {label}{why}")
            others = [(self.names[at], won) for at, won in enumerate(one.shares) if at != seat]
            others.append((self.words.say("nobody"), one.nobody))
            rest = ", ".join(f"{who} {won:.0%}" for who, won in others if won >= LEAST)
            if rest:
                self.line(f"  {'':>15} [dim]{escape(rest)}[/dim]")

    def outcome(self) -> None:
        """Print the outcome."""
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
                rank = f"{places[seat]}." if outcome.winners else " -"  # if nobody wins, no seat is first
                total = f"{outcome.total(seat):>3}" if points else ""
                line = f"  {rank} {crown} {escape(self.names[seat]):<14} {total}  [dim]{points}[/dim]"
                self.line(line, hang=9)
