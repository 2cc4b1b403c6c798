"""What is measured while a game is played: hooks before, at each step and after."""

from __future__ import annotations

from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game

Row = dict[str, object]
LOOKS = 40  # positions of a game at which the lead is looked at, at most
NOBODY = -1  # leads while all are equal


class Meter:
    """Sees a game go by and adds columns to its row, or to the rows of its seats."""

    def before(self, game: Game, state: State) -> None:
        """See the first position."""

    def step(self, game: Game, state: State) -> None:
        """See a position in which somebody is asked."""

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Add what was found."""


class Questions(Meter):
    """How many questions were asked, and how many of them left a real choice."""

    def __init__(self) -> None:
        self.asked = 0
        self.real = 0
        self.options = 0

    def step(self, game: Game, state: State) -> None:
        """Count the question."""
        self.asked += 1
        self.options += len(state.asked)
        self.real += len(state.asked) > 1

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Give the counts."""
        row["questions"] = self.asked
        row["real_choices"] = self.real
        row["options"] = self.options


class Lead(Meter):
    """Who led by the game's own valuation: how often that changed, and since when the winner did."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        self.leader = NOBODY
        self.steps = 0
        self.stride = 1

    def step(self, game: Game, state: State) -> None:
        """Look at every so many positions; twice as seldom each time there are too many looks."""
        self.steps += 1
        if state.seats == 1 or self.steps % self.stride:
            return
        values = [game.heuristics.value(state, seat) for seat in range(state.seats)]
        best = max(values)
        if values.count(best) == 1:  # who is caught up with still leads until overtaken
            self.leader = values.index(best)
        self.leaders.append(self.leader)
        if len(self.leaders) > 2 * LOOKS:
            self.leaders = self.leaders[::2]
            self.stride *= 2

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """Count changes; decided is the share of the game after which the winner, if any, led to the end."""
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


class Happenings(Meter):
    """What happened to each seat: every value of every domain that an event named together with it."""

    def __init__(self) -> None:
        self.log: list[Event] = []

    def before(self, game: Game, state: State) -> None:
        """Listen."""
        state.log = self.log

    def after(self, game: Game, state: State, row: Row, seats: list[Row]) -> None:
        """List for each seat what it met, and what put it out of the game."""
        met: list[set[str]] = [set() for _ in seats]
        for event in self.log:
            values = event.values
            seat = values.get("seat", None if len(seats) > 1 else 0)  # alone, all happens to the one seat
            if not isinstance(seat, int) or not 0 <= seat < len(seats):
                continue
            met[seat].add(f"event:{event.name}")
            for field in event.kind.fields:
                domain = game.domains.get(field.domain)
                value = values[field.name]
                if domain is None or field.domain == "seat" or isinstance(value, list):
                    continue
                if 0 <= value < len(domain):
                    met[seat].add(f"{field.domain}:{domain.values[value]}")
        for seat, names in enumerate(met):
            seats[seat]["met"] = sorted(names)
            seats[seat]["fell_to"] = self.cause(game.farewell(), seat)

    def cause(self, farewell: tuple[str, ...], seat: int) -> str:
        """Return what put a seat out of the game: the last event before that is no mere consequence."""
        before = ""
        for event in self.log:
            if event.name in farewell:
                if event.name == farewell[0] and event.values.get("seat") == seat:
                    return before
            else:
                before = event.name
        return ""


def all_meters() -> list[Meter]:
    """Return a fresh set."""
    return [Questions(), Lead(), Happenings()]
