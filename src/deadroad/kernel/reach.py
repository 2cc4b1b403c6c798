"""Reach: what a seat can achieve by its own answers without learning anything, and the shortest way."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from deadroad.kernel.chain import Chain
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.frames.window import Window
from deadroad.kernel.game import Game
from deadroad.kernel.question import Prompt
from deadroad.kernel.view import View

# Of all chains of a question together. Not a time limit: the same question always has the same reach.
MOST_POSITIONS: Final = 2000

Mix = tuple[tuple[str, int], ...]


@final
class End:
    """One result that a row of answers leads to.

    `kinds` are the kinds of the questions that the row answers. `close` is the option that ends the row
    there, or -1; if it is set, `kinds` includes its question. If an end is not `known`, its last answer draws
    or reveals something, so the position after it is unknown. `cost` is what it takes besides the answers,
    such as actions. `path` are the names of the places on the way, the end last. `told` are the events of the
    row that its chain reports, such as damage. If the chain can't go on from a known end and reported nothing
    there, `asks` is the seat and the question that stop it, if that is no window.
    """

    __slots__ = ("asks", "close", "cost", "kinds", "known", "mix", "name", "path", "row", "told", "whole")

    def __init__(self, name: str, mix: Mix, row: tuple[int, ...], kinds: tuple[str, ...]) -> None:
        self.name = name  # the name of a place; empty for a mix
        self.mix = mix
        self.row = row
        self.kinds = kinds
        self.known = True
        self.whole = True  # whether the row may end here
        self.close = -1
        self.cost = 0
        self.path: tuple[str, ...] = ()
        self.told: list[Event] = []
        self.asks: tuple[int, Prompt] | None = None


@final
class Part:
    """One part of a mix, with the range of amounts that can be chosen."""

    __slots__ = ("least", "most", "name")

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most


@final
class Reach:
    """The ends of one chain. `more` means that the search stopped at its limit."""

    __slots__ = ("ends", "fill", "kind", "mix", "more", "parts", "positions", "total")

    def __init__(self, kind: str, *, mix: bool) -> None:
        self.kind = kind
        self.mix = mix
        self.ends: list[End] = []
        self.parts: list[Part] = []
        self.total = Part("", 0, 0)  # of all parts together
        self.fill: End | None = None  # a sensible end, if the game proposes one
        self.more = False
        self.positions = 0


@final
class Node:
    """A position that the search has reached."""

    __slots__ = ("end", "state")

    def __init__(self, state: State, end: End) -> None:
        self.state = state
        self.end = end


@final
class Search:
    """A breadth-first search of one chain from the open question. It visits each position once."""

    __slots__ = ("chain", "learned", "more", "most", "named", "positions", "root", "spent")

    def __init__(self, chain: Chain, state: State, most: int = MOST_POSITIONS) -> None:
        self.chain = chain
        self.root = Node(state, End("", (), (), ()))
        self.most = most
        self.more = False  # the limit ended a search
        self.positions = 0
        self.named: set[str] = set()  # every part found so far
        self.learned = state.chance.draws + state.reveals
        self.spent = chain.spent(state)

    def ends(self, reach: Reach, most: int) -> None:
        """Find every end within `most` positions, nearest first."""
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
                if self.positions >= most:
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
        """Play one answer on a copy, and name its result."""
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
        end.path = before.path if chain.mix else passed(before.path, named)
        end.told = before.told
        if end.known:
            end.cost = chain.spent(state) - self.spent
            reported = [event for event in heard if chain.reports(event)]
            if reported:
                end.told = [*before.told, *reported]
            if not self.belongs(state):
                if not chain.mix and not reported:
                    self.ask(state, end)
            else:
                end.whole = chain.rests(state)
                for other in state.asked:
                    if chain.closes(state, other):
                        end.close = other
                        end.whole = True
                        end.kinds = (*end.kinds, state.stack[-1].prompt(state).kind)
                        break
        return Node(state, end)

    def ask(self, state: State, end: End) -> None:
        """Note the question at an end. A window is none: it mostly passes by itself."""
        top = state.stack[-1]
        if not isinstance(top, Window):
            end.asks = (state.seat, top.prompt(state))

    def belongs(self, state: State) -> bool:
        """Return whether the open question belongs to the chain."""
        return state.seat == self.chain.seat and self.chain.holds(state)

    def goes_on(self, node: Node) -> bool:
        """Return whether to search on from a position: nothing was learned, and the chain continues."""
        return node.end.known and self.belongs(node.state)

    def on(self, node: Node) -> Node:
        """Return a node to continue from. Its kinds do not include the question that would close the row."""
        end = node.end
        if end.close < 0:
            return node
        bare = End(end.name, end.mix, end.row, end.kinds[:-1])
        bare.cost = end.cost
        bare.path = end.path
        bare.told = end.told
        return Node(node.state, bare)

    def fill(self) -> End | None:
        """Return the end that the game proposes, with the answer that closes it."""
        node = self.root
        while self.positions < self.most:
            option = self.chain.fill(node.state)
            if option < 0:
                return node.end if node is not self.root and node.end.whole else None
            node = self.step(self.on(node), option)
            if not self.goes_on(node):
                return node.end
        return None

    def most_of(self, name: str, best: int, limit: int) -> int:
        """Return the largest amount of one part, found by repeatedly taking as much as possible.

        `best` is an amount found before, `limit` the number of positions at which to stop.
        """
        node = self.root
        taken = 0
        while True:
            chosen: Node | None = None
            for option in node.state.asked:
                if self.chain.links(node.state, option):
                    if self.positions >= limit:
                        return max(best, taken)
                    after = self.step(node, option)
                    there = amount_of(after.end.mix, name)
                    if there > taken:
                        taken = there
                        chosen = after
            if chosen is None or not self.goes_on(chosen):
                return max(best, taken)
            node = self.on(chosen)

    def row_to(self, wanted: Mix) -> End | None:
        """Return the answers that lead to exactly this mix; None if there are none or the limit was reached.

        The search tries the positions nearest to it first.
        """
        waiting: list[tuple[int, int, Node]] = [(missing((), wanted), 0, self.root)]
        seen: set[tuple[Mix, tuple[int, ...]]] = set()
        while waiting:
            node = heappop(waiting)[2]
            left = lacking(node.end.mix, wanted)
            for option in node.state.asked:
                if not self.chain.links(node.state, option):
                    continue
                if not self.chain.leads(node.state, option, left):
                    continue
                if self.positions >= self.most:
                    self.more = True
                    return None
                after = self.step(node, option)
                end = after.end
                still = missing(end.mix, wanted)
                if still < 0:
                    continue
                if still == 0 and end.whole:
                    return end
                key = (end.mix, self.chain.key(after.state) if end.known else (-1,))
                if key not in seen and self.goes_on(after):
                    seen.add(key)
                    heappush(waiting, (still, self.positions, self.on(after)))
        return None


def added(mix: Mix, named: list[tuple[str, int]]) -> Mix:
    """Return a mix with an amount added. Its parts stay in alphabetical order."""
    if not named:
        return mix
    amounts = dict(mix)
    for name, amount in named:
        amounts[name] = amounts.get(name, 0) + amount
    return tuple(sorted(amounts.items()))


def passed(path: tuple[str, ...], named: list[tuple[str, int]]) -> tuple[str, ...]:
    """Return a path with the places of one more answer."""
    for name, _ in named:
        if not path or path[-1] != name:
            path = (*path, name)
    return path


def amount_of(mix: Mix, name: str) -> int:
    """Return the amount of a part in a mix."""
    for part, amount in mix:
        if part == name:
            return amount
    return 0


def missing(mix: Mix, wanted: Mix) -> int:
    """Return how much of a wanted mix is missing; -1 if the mix already has too much of a part."""
    left = sum([amount for _, amount in wanted])
    for name, amount in mix:
        if amount > amount_of(wanted, name):
            return -1
        left -= amount
    return left


def lacking(mix: Mix, wanted: Mix) -> Mix:
    """Return the parts of a wanted mix that are missing, with their amounts."""
    have = dict(mix)
    return tuple(
        [(name, amount - have.get(name, 0)) for name, amount in wanted if amount > have.get(name, 0)]
    )


def reaches(game: Game, view: View, most: int = MOST_POSITIONS) -> list[Reach]:
    """Return the reach of each chain of the open question, from one seat's view only.

    The search runs in an imagined world, so the result does not depend on what the seat does not know.
    """
    state = imagined(game, view)
    return [] if state is None else reaches_in(game, state, most)


def reaches_in(game: Game, state: State, most: int = MOST_POSITIONS) -> list[Reach]:
    """Return the reach of each chain of a position that has an end. All chains share one limit."""
    found: list[Reach] = []
    chains = game.chains(state)
    for number in range(len(chains)):
        reach = reach_of(chains[number], state, most // (len(chains) - number))
        most -= reach.positions
        if reach.ends or reach.more or reach.mix:
            found.append(reach)
    return found


def reach_of(chain: Chain, state: State, most: int = MOST_POSITIONS) -> Reach:
    """Return the reach of one chain: all its places, or the ranges of its mix."""
    reach = Reach(chain.kind, mix=chain.mix)
    search = Search(chain, state, most)
    reach.fill = search.fill()
    if chain.mix:
        search.ends(reach, most * 3 // 4)
        _ranges(reach, search)
    else:
        search.ends(reach, most)
    reach.positions = search.positions
    return reach


def _ranges(reach: Reach, search: Search) -> None:
    """Set the range of each part from the ends at which the row may stop."""
    whole = [dict(end.mix) for end in reach.ends]
    names = sorted(search.named)
    if reach.more:
        bounds = dict(search.chain.bounds(search.root.state))
        names = sorted({*names, *bounds})
        for number in range(len(names)):
            name = names[number]
            most = bounds.get(name, -1)
            if most < 0:
                best = max([mix.get(name, 0) for mix in whole], default=0)
                share = (search.most - search.positions) // (len(names) - number)
                most = search.most_of(name, best, search.positions + share)
            reach.parts.append(Part(name, 0, most))
        reach.total = Part("", 0, sum([part.most for part in reach.parts]))
        return
    for name in names if whole else []:
        amounts = [mix.get(name, 0) for mix in whole]
        reach.parts.append(Part(name, min(amounts), max(amounts)))
    totals = [sum(mix.values()) for mix in whole]
    if totals:
        reach.total = Part("", min(totals), max(totals))


def row_to(game: Game, view: View, kind: str, wanted: dict[str, int]) -> Reach:
    """Return a reach with the one end of a chain that has a given mix.

    Without an end the mix is impossible, or, if `more` is set, it was not found within the limit.
    """
    found = Reach(kind, mix=True)
    state = imagined(game, view)
    if state is None:
        return found
    target = tuple(sorted([(name, amount) for name, amount in wanted.items() if amount > 0]))
    chains = [chain for chain in game.chains(state) if chain.kind == kind and chain.mix]
    for number in range(len(chains)):
        left = MOST_POSITIONS - found.positions
        search = Search(chains[number], state, left // (len(chains) - number))
        end = search.row_to(target)
        found.positions += search.positions
        if end is not None:
            found.ends = [end]
            found.more = False
            return found
        found.more = found.more or search.more
    return found


def imagined(game: Game, view: View) -> State | None:
    """Return a world imagined from this view to search in; None if its seat is not asked."""
    return None if view.seat < 0 or view.asked != view.seat else game.imagine(view, Pcg32(0))
