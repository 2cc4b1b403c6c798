"""Reach: what a seat can come to by its own answers without learning anything, and the shortest row to it."""

from __future__ import annotations

from typing import Final, final

from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

MOST_POSITIONS: Final = 2000  # a count, not a clock: the same question has the same reach everywhere

Mix = tuple[tuple[str, int], ...]


@final
class End:
    """One thing a row of answers leads to.

    `kinds` are the questions that the row answers, and where `close` is not -1 (the option that ends the row
    there) the question that it closes. An end that is not `known` draws or reveals something: the position
    after it can't be told. `cost` is what it takes beside the answers, such as actions.
    """

    __slots__ = ("close", "cost", "kinds", "known", "mix", "name", "row", "whole")

    def __init__(self, name: str, mix: Mix, row: tuple[int, ...], kinds: tuple[str, ...]) -> None:
        self.name = name  # of a place; empty for a mix
        self.mix = mix
        self.row = row
        self.kinds = kinds
        self.known = True
        self.whole = True  # whether the row may end here
        self.close = -1
        self.cost = 0


@final
class Part:
    """One part of a mix and how much of it may be chosen."""

    __slots__ = ("least", "most", "name")

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most


@final
class Reach:
    """The ends of one chain. `more` says that the search stopped at its bound: single answers remain."""

    __slots__ = ("ends", "fill", "kind", "mix", "more", "parts", "positions", "total")

    def __init__(self, kind: str, *, mix: bool) -> None:
        self.kind = kind
        self.mix = mix
        self.ends: list[End] = []
        self.parts: list[Part] = []
        self.total = Part("", 0, 0)  # of all parts together
        self.fill: End | None = None  # a sensible end, where the game proposes one
        self.more = False
        self.positions = 0


@final
class Node:
    """A position on the way."""

    __slots__ = ("end", "state")

    def __init__(self, state: State, end: End) -> None:
        self.state = state
        self.end = end


@final
class Search:
    """Walks one chain from the open question, breadth first, each position once."""

    __slots__ = ("chain", "learned", "most", "named", "positions", "root", "spent")

    def __init__(self, chain: Chain, state: State, most: int = MOST_POSITIONS) -> None:
        self.chain = chain
        self.root = Node(state, End("", (), (), ()))
        self.most = most
        self.positions = 0
        self.named: set[str] = set()  # every part met on the way
        self.learned = state.chance.draws + state.reveals
        self.spent = chain.spent(state)

    def ends(self, reach: Reach) -> None:
        """Find every end within the bound, nearest first."""
        queue = [self.root]
        seen: set[tuple[str, Mix, tuple[int, ...]]] = set()
        listed: set[tuple[str, Mix]] = set()
        at = 0
        while at < len(queue):
            node = queue[at]
            at += 1
            for option in node.state.asked:
                if not self.chain.links(node.state, option):
                    continue
                if self.positions >= self.most:
                    reach.more = True
                    return
                after = self.step(node, option)
                end = after.end
                key = (end.name, end.mix, self.chain.key(after.state) if end.known else (-1,))
                if key in seen:
                    continue
                seen.add(key)
                self.named.update([name for name, _ in end.mix])
                if end.whole and (end.name, end.mix) not in listed:
                    listed.add((end.name, end.mix))
                    reach.ends.append(end)
                if self.goes_on(after):
                    queue.append(self.on(after))

    def step(self, node: Node, option: int) -> Node:
        """Give one answer in a copy, and name what it led to."""
        chain = self.chain
        self.positions += 1
        state = node.state.clone()
        told: list[Event] = []
        state.log = told
        kind = node.state.stack[-1].prompt(node.state).kind
        state.answer(option)
        heard = [event for event in told if event.audience < 0 or event.audience == chain.seat]
        named = chain.names(node.state, option, heard, state)
        before = node.end
        name = before.name
        mix = before.mix
        if chain.mix:
            mix = added(mix, named)
        elif named:
            name = named[-1][0]
        end = End(name, mix, (*before.row, option), (*before.kinds, kind))
        end.known = state.seat >= 0 and state.chance.draws + state.reveals == self.learned
        end.cost = before.cost
        if end.known:
            end.cost = chain.spent(state) - self.spent
            if self.belongs(state):
                end.whole = chain.rests(state)
                for other in state.asked:
                    if chain.closes(state, other):
                        end.close = other
                        end.whole = True
                        end.kinds = (*end.kinds, state.stack[-1].prompt(state).kind)
                        break
        return Node(state, end)

    def belongs(self, state: State) -> bool:
        """Whether the open question is one of the chain's."""
        return state.seat == self.chain.seat and self.chain.holds(state)

    def goes_on(self, node: Node) -> bool:
        """Whether the search goes on from a position: nothing was learned, and the chain still holds."""
        return node.end.known and self.belongs(node.state)

    def on(self, node: Node) -> Node:
        """Return a position to step from: the kinds of its row without the one that would close it."""
        end = node.end
        if end.close < 0:
            return node
        bare = End(end.name, end.mix, end.row, end.kinds[:-1])
        bare.cost = end.cost
        return Node(node.state, bare)

    def fill(self) -> End | None:
        """Return the end that the game proposes."""
        node = self.root
        while True:
            option = self.chain.fill(node.state)
            if option < 0:
                return node.end if node is not self.root and node.end.whole else None
            node = self.on(self.step(node, option))
            if not self.goes_on(node):
                return node.end

    def most_of(self, name: str) -> int:
        """Return how much of one part can be had, by taking as much of it as is offered, again and again."""
        node = self.root
        best = 0
        while self.positions < 2 * self.most:
            chosen: Node | None = None
            for option in node.state.asked:
                if self.chain.links(node.state, option):
                    after = self.step(node, option)
                    there = amount_of(after.end.mix, name)
                    if there > best:
                        best = there
                        chosen = after
            if chosen is None or not self.goes_on(chosen):
                break
            node = self.on(chosen)
        return best

    def row_to(self, wanted: Mix) -> End | None:
        """Return a row to exactly this mix, found by going to what is nearest to it first."""
        waiting: list[tuple[int, int, Node]] = [(missing((), wanted), 0, self.root)]
        seen: set[tuple[Mix, tuple[int, ...]]] = set()
        while waiting and self.positions < self.most:
            best = 0
            for at in range(1, len(waiting)):
                if waiting[at][:2] < waiting[best][:2]:
                    best = at
            node = waiting.pop(best)[2]
            for option in node.state.asked:
                if not self.chain.links(node.state, option) or self.positions >= self.most:
                    continue
                after = self.step(node, option)
                end = after.end
                left = missing(end.mix, wanted)
                if left < 0:
                    continue
                if left == 0 and end.whole:
                    return end
                key = (end.mix, self.chain.key(after.state) if end.known else (-1,))
                if key not in seen and self.goes_on(after):
                    seen.add(key)
                    waiting.append((left, self.positions, self.on(after)))
        return None


def added(mix: Mix, named: list[tuple[str, int]]) -> Mix:
    """Return a mix with some more in it; its parts stay in alphabetical order."""
    if not named:
        return mix
    amounts = dict(mix)
    for name, amount in named:
        amounts[name] = amounts.get(name, 0) + amount
    return tuple(sorted(amounts.items()))


def amount_of(mix: Mix, name: str) -> int:
    """Return how much of a part is in a mix."""
    for part, amount in mix:
        if part == name:
            return amount
    return 0


def missing(mix: Mix, wanted: Mix) -> int:
    """Return how much of a wanted mix is still missing; -1 if something is in it that is too much."""
    left = sum([amount for _, amount in wanted])
    for name, amount in mix:
        if amount > amount_of(wanted, name):
            return -1
        left -= amount
    return left


def reaches(game: Game, view: View, most: int = MOST_POSITIONS) -> list[Reach]:
    """Return the reach of each chain of the open question, from what one seat may see and nothing else.

    The search runs in an imagined world: what the seat does not know can't change it.
    """
    state = imagined(game, view)
    return [] if state is None else reaches_in(game, state, most)


def reaches_in(game: Game, state: State, most: int = MOST_POSITIONS) -> list[Reach]:
    """Return the reach of each chain that leads somewhere from a position."""
    found = [reach_of(chain, state, most) for chain in game.chains(state)]
    return [reach for reach in found if reach.ends or reach.more or reach.mix]


def reach_of(chain: Chain, state: State, most: int = MOST_POSITIONS) -> Reach:
    """Return the ends of one chain: all of a map, the ranges of a mix."""
    reach = Reach(chain.kind, mix=chain.mix)
    search = Search(chain, state, most)
    search.ends(reach)
    reach.positions = search.positions
    if chain.mix:
        _ranges(reach, search)
        reach.fill = Search(chain, state, most).fill()
    return reach


def _ranges(reach: Reach, search: Search) -> None:
    """Set the range of each part, over the ends where the row may stop."""
    whole = [dict(end.mix) for end in reach.ends]
    names = sorted(search.named)
    if reach.more:
        for name in names:
            again = Search(search.chain, search.root.state, search.most)
            reach.parts.append(Part(name, 0, again.most_of(name)))
        reach.total = Part("", 0, sum([part.most for part in reach.parts]))
        return
    for name in names if whole else []:
        amounts = [mix.get(name, 0) for mix in whole]
        reach.parts.append(Part(name, min(amounts), max(amounts)))
    totals = [sum(mix.values()) for mix in whole]
    if totals:
        reach.total = Part("", min(totals), max(totals))


def row_to(game: Game, view: View, kind: str, wanted: dict[str, int]) -> End | None:
    """Return a row of the chain of that kind to a given mix; None if there is none within the bound."""
    state = imagined(game, view)
    if state is None:
        return None
    target = tuple(sorted([(name, amount) for name, amount in wanted.items() if amount > 0]))
    for chain in game.chains(state):
        if chain.kind == kind and chain.mix:
            found = Search(chain, state).row_to(target)
            if found is not None:
                return found
    return None


def imagined(game: Game, view: View) -> State | None:
    """Return a world of this view to search in; None where its seat is not asked."""
    return None if view.seat < 0 or view.asked != view.seat else game.imagine(view, Pcg32(0))
