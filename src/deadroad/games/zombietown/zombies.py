"""Zombies: rising, lurching, arriving (ZTB-40 to ZTB-44)."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from deadroad.games.zombietown import events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import FAR, RING, SPACES, SQUARES, STEP_TO
from deadroad.games.zombietown.fighting import Cause, Clash, among_zombies
from deadroad.games.zombietown.houses import crossed_facade, weaken
from deadroad.games.zombietown.options import LURCH, REST, RISE, ZOMBIE
from deadroad.games.zombietown.state import Public, Town
from deadroad.games.zombietown.zombie_ways import facade_costs, prey, way_length, ways_to, ways_toward
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed_byte

# By an entry of `Lurch.able`: the option of picking that zombie. Python makes an object for every number
# above 256, so a question about many zombies takes these instead of making its own.
_PICKS: Final[list[object]] = [ZOMBIE + entry // 16 for entry in range(SPACES * 16)]
# By directions as bits: the options of a zombie that can step in them.
_STEPS: Final = [tuple([LURCH + way for way in range(4) if bits >> way & 1]) for bits in range(16)]


def arrive(state: Town, space: int) -> bool:
    """Start the fight on a space that a zombie has entered. Return whether there is one (ZTB-42, ZTB-44)."""
    public = state.public
    first = public.active + 1
    for turn in range(state.seats):
        seat = (first + turn) % state.seats
        player = public.players[seat]
        if not player.alive or player.space != space:
            continue
        if not among_zombies(public, player):
            continue
        state.call(Clash(seat, space, Cause.ARRIVED))
        return True
    if space >= SQUARES and public.guards[space - SQUARES]:
        state.call(Clash(public.owner[space - SQUARES], space, Cause.AT_GUARD))
        return True
    return False


@final
class Rise(Asking):
    """Zombies rise one by one where the ring has the fewest (ZTB-40)."""

    __slots__ = ("left", "mover")

    def __init__(self, mover: int, left: int) -> None:
        self.mover = mover
        self.left = left

    def clone(self) -> Rise:
        return Rise(self.mover, self.left)

    def run(self, state: Town) -> Flow:
        public = state.public
        if self.left <= 0 or public.reserve == 0 or public.fallen:
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: Town) -> int:
        return self.mover

    def prompt(self, state: Town) -> Prompt:
        return Prompt("rise", "ZTB-40", {"left": self.left})

    def choices(self, state: Town) -> tuple[int, ...]:
        zombies = state.public.zombies
        fewest = zombies[RING[0]]
        found: list[int] = []
        for at, square in enumerate(RING):
            here = zombies[square]
            if here < fewest:
                fewest = here
                found = []
            if here == fewest:
                found.append(RISE + at)
        return tuple(found)

    def tried(self, state: Town) -> tuple[int, ...]:
        return tuple([RISE + at for at in range(len(RING))])

    def judged(self, state: Town, option: int) -> Refusal | None:
        zombies = state.public.zombies
        here = zombies[RING[option - RISE]]
        for square in RING:
            if zombies[square] < here:
                return Refusal(option, "ZTB-40", "not-the-fewest")
        return None

    def take(self, state: Town, option: int) -> None:
        public = state.public
        square = RING[option - RISE]
        self.left -= 1
        public.reserve -= 1
        public.zombies = changed_byte(public.zombies, square, public.zombies[square] + 1)
        state.tell(events.ROSE, square)
        arrive(state, square)


@final
class Lurch(Asking):
    """Zombies are moved one by one: which, then where to (ZTB-41); or they follow a noise.

    `able` has each space with a zombie that can step, times 16, plus the directions as bits. `moved` has the
    spaces of the zombies that have moved.
    """

    __slots__ = (
        "able",
        "count",
        "fresh",
        "left",
        "moved",
        "mover",
        "noise",
        "picked",
        "queue",
        "resting",
        "second",
        "watched",
        "within",
    )

    def __init__(self, mover: int, left: int, noise: int, within: int) -> None:
        self.mover = mover
        self.left = left
        self.noise = noise  # the square of a noise; -1 if the zombies follow players
        self.within = within  # how far a noise is heard
        self.able: tuple[int, ...] = ()
        self.fresh = False  # whether `able` is up to date
        self.moved: tuple[int, ...] = ()
        self.picked = -1  # the space of the zombie whose way is asked
        self.second = False  # whether that is its second step
        self.resting = False  # whether the remaining zombies move automatically
        self.queue: tuple[int, ...] = ()  # then: their spaces, the nearest to a target first
        self.watched = -1  # where a zombie met a player or a survivor
        self.count = 0  # how many there were then

    def clone(self) -> Lurch:
        twin = Lurch(self.mover, self.left, self.noise, self.within)
        twin.able = self.able
        twin.fresh = self.fresh
        twin.moved = self.moved
        twin.picked = self.picked
        twin.second = self.second
        twin.resting = self.resting
        twin.queue = self.queue
        twin.watched = self.watched
        twin.count = self.count
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        if self.watched >= 0:
            # A zombie that lost its fight is no longer on the board, so remove it from `moved`.
            if public.zombies[self.watched] >= self.count:
                self.moved = (*self.moved, self.watched)
            self.watched = -1
            self.fresh = False
        if public.fallen:
            return Flow.DONE
        if self.picked < 0:
            if self.left <= 0:
                return Flow.DONE
            if not self.fresh:
                self.look(public)
            if not self.able:
                return Flow.DONE
        if self.resting:
            self.walk_on(state)
            return Flow.CALL
        return Flow.ASK

    def look(self, public: Public) -> None:
        """Find the zombies that can step, and their ways."""
        goals = prey(public, self.mover) if self.noise < 0 else [self.noise]
        costs = facade_costs(public)
        tables = [ways_to(goal, costs) for goal in goals]
        zombies = public.zombies
        found: list[int] = []
        space: i64
        for space in range(SPACES):
            here = zombies[space]
            if here > 0 and here > self.moved_on(space):
                bits: i64 = 0
                if space < SQUARES and self.noise < 0:
                    for table in tables:
                        bits |= table[space]
                else:
                    bits = self.ways(space, goals, costs)
                if bits:
                    found.append(space * 16 + bits)
        self.able = tuple(found)
        self.queue = ()
        self.fresh = True

    def moved_on(self, space: i64) -> i64:
        """Return how many zombies on a space have moved."""
        count: i64 = 0
        for moved in self.moved:
            if moved == space:
                count += 1
        return count

    def ways(self, space: i64, goals: list[int], costs: list[int]) -> i64:
        """Return the legal steps of a zombie, as bits."""
        if self.noise >= 0 and way_length(space, self.noise, costs) > self.within:
            return 0
        bits: i64 = 0
        for goal in goals:
            bits |= ways_toward(space, goal, costs)
        return bits

    def seat(self, state: Town) -> int:
        return self.mover

    def prompt(self, state: Town) -> Prompt:
        if self.picked >= 0:
            return Prompt("lurch", "ZTB-41", {"space": self.picked})
        if self.noise >= 0:
            return Prompt("follow-noise", "ZTB-13", {"left": self.left, "space": self.noise})
        return Prompt("zombie", "ZTB-41", {"left": self.left})

    def choices(self, state: Town) -> tuple[int, ...]:
        if self.picked < 0:
            found = [_PICKS[entry] for entry in self.able]
            if len(found) > 1:
                found.append(REST)
            return cast("tuple[int, ...]", tuple(found))
        return _STEPS[self.picked_ways(state.public)]

    def tried(self, state: Town) -> tuple[int, ...]:
        if self.picked >= 0:
            return (LURCH, LURCH + 1, LURCH + 2, LURCH + 3)
        zombies = state.public.zombies
        found = [ZOMBIE + space for space in range(SPACES) if zombies[space] > 0]
        return (*found, REST) if len(self.able) > 1 else tuple(found)

    def judged(self, state: Town, option: int) -> Refusal | None:
        public = state.public
        clause = "ZTB-41" if self.noise < 0 else "ZTB-13"
        if option == REST:
            return None
        if self.picked >= 0:
            nearer = self.picked_ways(public) >> (option - LURCH) & 1
            return None if nearer else Refusal(option, clause, "not-nearer")
        space = option - ZOMBIE
        if self.moved_on(space) >= public.zombies[space]:
            return Refusal(option, clause, "zombie-moved")
        goals = prey(public, self.mover) if self.noise < 0 else [self.noise]
        if self.ways(space, goals, facade_costs(public)):
            return None
        return Refusal(option, clause, "no-prey" if self.noise < 0 else "unheard")

    def picked_ways(self, public: Public) -> int:
        """Return the legal steps of the zombie picked."""
        if not self.second:
            at = self.entry(self.picked)
            if at >= 0:
                return self.able[at] & 15
        goals = prey(public, self.mover) if self.noise < 0 else [self.noise]
        return self.ways(self.picked, goals, facade_costs(public))

    def take(self, state: Town, option: int) -> None:
        if option == REST:
            self.resting = True
            return
        if option >= ZOMBIE and option < ZOMBIE + SPACES:
            self.picked = option - ZOMBIE
            self.left -= 1
            bits = self.picked_ways(state.public)
            if bits & (bits - 1):
                return
            way = bits.bit_length() - 1
        else:
            way = option - LURCH
        self.step(state, way)

    def walk_on(self, state: Town) -> None:
        """Move the chosen zombie, or the one nearest to its target, along its shortest way."""
        public = state.public
        goals = prey(public, self.mover) if self.noise < 0 else [self.noise]
        costs = facade_costs(public)
        if self.picked < 0:
            self.picked = self.nearest(goals, costs)
            self.left -= 1
        space = self.picked
        best = FAR
        bits = 0
        for goal in goals:
            length = way_length(space, goal, costs)
            if space != goal and length < best:
                best = length
                bits = ways_toward(space, goal, costs)
        self.step(state, (bits & -bits).bit_length() - 1)

    def nearest(self, goals: list[int], costs: list[int]) -> int:
        """Return the space of the zombie that is nearest to a goal; their order stays until `look`."""
        if not self.queue:
            lengths: list[int] = []
            entry: i64
            goal: i64
            for entry in self.able:
                space = entry >> 4
                best: i64 = FAR
                for goal in goals:
                    if space != goal:
                        best = min(best, way_length(space, goal, costs))
                lengths.append(best * SPACES + space)
            self.queue = tuple([length % SPACES for length in sorted(lengths)])
        while self.entry(self.queue[0]) < 0:
            self.queue = self.queue[1:]
        return self.queue[0]

    def entry(self, space: i64) -> i64:
        """Return where in `able`, which is sorted, the zombie of a space is, -1 if it can't step."""
        able = self.able
        first = space * 16
        low: i64 = 0
        high: i64 = len(able)
        while low < high:
            middle = (low + high) >> 1
            if able[middle] < first:
                low = middle + 1
            else:
                high = middle
        return low if low < len(able) and able[low] < first + 16 else -1

    def step(self, state: Town, way: int) -> None:
        """Move the zombie picked, or let it knock at a barricade (ZTB-42)."""
        public = state.public
        space = self.picked
        self.picked = -1
        was_second = self.second
        self.second = False
        facade = crossed_facade(space, way)
        if facade >= 0 and public.barricades[facade] > 0:
            state.tell(events.KNOCKED, facade // 4, facade % 4, public.barricades[facade] - 1)
            weaken(state, facade, 1)
            self.fresh = False
            if was_second or not self.goes_on(public, space):
                self.moved = (*self.moved, space)
            return
        there = STEP_TO[space * 4 + way]
        zombies = changed_byte(public.zombies, space, public.zombies[space] - 1)
        zombies = changed_byte(zombies, there, zombies[there] + 1)
        public.zombies = zombies
        state.tell(events.LURCHED, space, there)
        if arrive(state, there):
            self.watched = there
            self.count = zombies[there]
            return
        if not was_second and self.goes_on(public, there):
            return
        self.moved = (*self.moved, there)
        if public.quick:
            self.fresh = False
        elif zombies[space] <= self.moved_on(space):
            at = self.entry(space)
            if at >= 0:
                self.able = self.able[:at] + self.able[at + 1 :]

    def goes_on(self, public: Public, space: int) -> bool:
        """Return whether a quick zombie has a second step. A knock counts as a step (ZTB-43)."""
        if not public.quick or self.noise >= 0:
            return False
        self.picked = space
        self.second = True
        if self.picked_ways(public):
            return True
        self.picked = -1
        self.second = False
        return False
