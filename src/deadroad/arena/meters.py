"""Meters: measurements during a game, with hooks before, at each step and after."""

from __future__ import annotations

import json
from functools import cache

from deadroad.arena.flow import flows
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game

Row = dict[str, object]
LOOKS = 40  # most positions of a game at which the lead is measured
NOBODY = -1  # leader while all are equal
ROUNDS = ("round", "day", "turn")  # names of the field that counts rounds
WRITTEN = json.JSONEncoder(sort_keys=True).encode


class Meter:
    """Observes a game and adds columns to its row, or to the rows of its seats."""

    def before(self, game: Game, state: State) -> None:
        """Observe the first position."""

    def step(self, game: Game, state: State) -> None:
        """Observe a position with a question."""

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Add the results."""


class Questions(Meter):
    """The number of questions, by kind, and how many had a real choice.

    Consecutive answers of one seat, between which nothing was learned, are one gesture.
    """

    def __init__(self) -> None:
        self.first = NOBODY
        self.seat = NOBODY
        self.learned = -1
        self.gestures = 0
        self.kinds: dict[str, list[int]] = {}  # questions, those with a choice, options of those

    def step(self, game: Game, state: State) -> None:
        """Count the question."""
        if self.first == NOBODY:
            self.first = state.seat
        many = len(state.asked)
        kind = self.kinds.setdefault(type(state.stack[-1]).__name__, [0, 0, 0])
        kind[0] += 1
        if many == 1:
            return
        kind[1] += 1
        kind[2] += many
        learned = state.chance.draws + state.reveals
        self.gestures += state.seat != self.seat or learned != self.learned
        self.seat, self.learned = state.seat, learned

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Add the counts."""
        row["questions"] = sum(kind[0] for kind in self.kinds.values())
        row["real_choices"] = sum(kind[1] for kind in self.kinds.values())
        row["options"] = sum(kind[2] for kind in self.kinds.values())
        row["gestures"] = self.gestures
        row["kinds"] = WRITTEN(self.kinds)
        row["first_seat"] = self.first


class Lead(Meter):
    """The leader by the game's heuristics: how often it changed, and since when the winner led."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        self.leader = NOBODY
        self.steps = 0
        self.stride = 1

    def step(self, game: Game, state: State) -> None:
        """Measure at every nth position. Double n when there are too many measurements."""
        self.steps += 1
        if state.seats == 1 or self.steps % self.stride:
            return
        values = [game.heuristics.value(state, seat) for seat in range(state.seats)]
        best = max(values)
        if values.count(best) == 1:  # a tie does not change the leader
            self.leader = values.index(best)
        self.leaders.append(self.leader)
        if len(self.leaders) > 2 * LOOKS:
            self.leaders = self.leaders[::2]
            self.stride *= 2

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Count changes.

        `decided` is the share of the game after which the winner, if any, led to the end.
        """
        outcome = game.outcome(state)
        winners = outcome.winners if outcome is not None else []
        pairs = zip(self.leaders, self.leaders[1:], strict=False)
        row["lead_changes"] = sum(1 for one, other in pairs if one not in (NOBODY, other))
        if state.seats == 1 or not winners:
            row["decided"] = None
            return
        held = 0
        for leader in reversed(self.leaders):
            if leader not in winners:
                break
            held += 1
        row["decided"] = 1.0 - held / len(self.leaders) if self.leaders else 0.0


class Offers(Meter):
    """The components offered to each seat: those its options named, and those open to all."""

    def __init__(self) -> None:
        self.named: dict[int, str] = {}
        self.offered: list[set[str]] = []

    def before(self, game: Game, state: State) -> None:
        """Find the options that name a component."""
        self.named = options_naming(game)
        self.offered = [set() for _ in range(state.seats)]

    def step(self, game: Game, state: State) -> None:
        """Add the components that the options name."""
        if self.named:
            named = self.named
            self.offered[state.seat].update([named[option] for option in state.asked if option in named])

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """List for each seat what it was offered."""
        studied = game.studied()
        for event in state.log or ():
            if event.audience >= 0 or any(field.name == "seat" for field in event.kind.fields):
                continue
            open_to_all = named_by(game, event, studied, lists=True)
            for offered in self.offered:
                offered.update(open_to_all)
        for seat, offered in enumerate(self.offered):
            seats[seat]["offered"] = sorted(offered)


@cache
def options_naming(game: Game) -> dict[int, str]:
    """Return the options of a game that name a studied component."""
    studied = game.studied()
    found: dict[int, str] = {}
    for verb in game.space.verbs:
        if not any(domain.name in studied for domain in verb.domains):
            continue
        for index in range(verb.first, verb.first + verb.size):
            option = game.space.option(index)
            for slot, value in option.args.items():
                if option.kinds[slot] in studied:
                    found[index] = f"{option.kinds[slot]}:{value}"
    return found


def named_by(game: Game, event: Event, domains: tuple[str, ...] | None, *, lists: bool) -> list[str]:
    """Return the values of domains that an event names, with `lists` also those in lists."""
    found: list[str] = []
    at = 0
    for field in event.kind.fields:
        numbers = event.items if field.many else event.numbers[at : at + 1]
        at += not field.many
        domain = game.domains.get(field.domain)
        if domain is None or field.domain == "seat" or (field.many and not lists):
            continue
        if domains is None or field.domain in domains:
            found += [f"{field.domain}:{domain.values[n]}" for n in numbers if 0 <= n < len(domain)]
    return found


class Happenings(Meter):
    """What happened to each seat, and the length in rounds and turns."""

    def __init__(self) -> None:
        self.log: list[Event] = []

    def before(self, game: Game, state: State) -> None:
        """Start logging events."""
        state.log = self.log

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """List for each seat what happened to it, and what eliminated it."""
        met: list[set[str]] = [set() for _ in seats]
        for event in self.log:
            seat = event.values.get("seat", None if len(seats) > 1 else 0)  # a single seat gets all events
            if isinstance(seat, int) and 0 <= seat < len(seats):
                met[seat].add(f"event:{event.name}")
                met[seat].update(named_by(game, event, None, lists=False))
        for seat, names in enumerate(met):
            seats[seat]["met"] = sorted(names)
            seats[seat]["fell_to"] = self.cause(game.farewell(), seat)
        row["rounds"], row["turns"] = counted(self.log)

    def cause(self, farewell: tuple[str, ...], seat: int) -> str:
        """Return what eliminated a seat: the last event before it that is not a mere consequence."""
        before = ""
        for event in self.log:
            if event.name in farewell:
                if event.name == farewell[0] and event.values.get("seat") == seat:
                    return before
            else:
                before = event.name
        return ""


def counted(log: list[Event]) -> tuple[int | None, int | None]:
    """Return the number of rounds and turns; None if the game does not report them."""
    rounds: int | None = None
    turns: int | None = None
    for event in log:
        if not event.name.endswith("-began"):
            continue
        if event.name == "turn-began":
            turns = (turns or 0) + 1
        values = event.values
        for name in ROUNDS:
            number = values.get(name)
            if isinstance(number, int):
                rounds = number if rounds is None else max(rounds, number)
    return rounds, turns


class Flows(Meter):
    """What seats gained and spent, by round: the flows of content/flows.toml."""

    def __init__(self) -> None:
        self.seats = 1

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Add up the amounts of each flow by round, for all seats together."""
        found: dict[str, list[int]] = {}
        at = 0
        listed = flows(game.name)
        for event in state.log or ():
            if event.audience >= 0:
                continue
            values = event.values
            if event.name.endswith("-began"):
                numbers = [value for name in ROUNDS if isinstance(value := values.get(name), int)]
                at = max(at, *[number - 1 for number in numbers]) if numbers else at
            for flow in listed.get(event.name, ()):
                for what, amount in flow.amounts(game, values):
                    series = found.setdefault(flow.key(what), [])
                    series.extend([0] * (at + 1 - len(series)))
                    series[at] += amount
        row["flows"] = WRITTEN(found)


def all_meters() -> list[Meter]:
    """Return new meters of all kinds."""
    return [Questions(), Lead(), Happenings(), Offers(), Flows()]
