"""Delays of automatic answers reveal nothing."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from deadroad.bots.thinker import SECONDS
from deadroad.games.zombies.state import Secret, Zombies
from deadroad.games.zombies.windows import Interlude
from deadroad.server import actions
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.entry import Entry, Sitting
from deadroad.server.live_table import Live
from deadroad.server.new_table import terms
from deadroad.server.pacing import LEAST, MOST, Pacing
from deadroad.server.routes.tables import stored
from deadroad.server.services import Services
from deadroad.server.table import Table
from deadroad.server.terms import Planned, Terms
from deadroad.server.wish_message import WishBody

pytestmark = pytest.mark.anyio

ANN, BOB = "ann", "bob"
PERSON, ABSENT, BOTS = 0, 3, (1, 2, 4)  # Ann answers herself, Bob's wish passes for him
HASTE = 0.005  # seconds that a level without a search thinks
REFLECTION = 7.0  # seconds until Ann answers


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """Services with an open database, whose bots answer when the test says so."""
    found = Services(Config(data=str(tmp_path), workers=1))
    await found.database.open()
    found.background.closing = True
    yield found
    await found.database.close()


def opening(made: Terms, first: int) -> list[Entry]:
    """Return the entries of a game until a window opens that asks the seat `first` first."""
    table = Table(made)
    entries = [Entry("start", 1000)]
    table.apply(entries[0])
    while not (table.in_window and table.window == len(table.plies) and table.asked == first):
        assert table.match is not None
        entries.append(Entry("ply", 1000, table.asked, None, table.match.options()[0].notation))
        table.apply(entries[-1])
    return entries


class World:
    """A table of Zombies!!! at the opening of a window, on a clock of its own."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.services = services
        self.now = 1000.0
        monkeypatch.setattr(services.background, "clock", lambda: self.now)
        monkeypatch.setattr(services.background, "sleep", self.sleep)
        monkeypatch.setattr(services.bot_pool, "choose", self.choose)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    async def choose(self, table: Table, seat: int, level: int, *_: object) -> str:
        """Pass, after as long as a bot of this level thinks: not at all if it has one answer."""
        assert table.match is not None
        self.now += SECONDS.get(level, HASTE) if len(table.match.options()) > 1 else 0.001
        return "pass"

    async def lay(self, level: int, first: int) -> Live:
        """Lay a table whose open window asks the seat `first` first."""
        bot = SeatPlan("bot", level=level)
        made = terms(NewTable("zombies", [SeatPlan("me"), bot, bot, SeatPlan("hot"), bot]), ANN)
        made.agreed.chairs[ABSENT] = Planned(Sitting("person"), BOB)
        made = msgspec.structs.replace(made, seed="5", salt="salt")
        created, statements = stored(self.services, made, opening(made, first))
        await self.services.database.write(*statements)
        live = await self.services.live_tables.get(created.id)
        live.pacing = Pacing(random.Random(3))
        live.pacing.see(live.table.window, 5, self.now)
        live.table.wishes.set(PERSON, WishBody("always", lone=False, zombies="all"))
        live.table.wishes.set(ABSENT, WishBody("never"))
        return live

    async def answers(self, live: Live, person: str | None) -> None:
        """Give the first option as the answer of the asked seat."""
        table = live.table
        assert table.match is not None
        assert table.asked is not None
        first = table.match.options()[0].notation
        await self.services.live_tables.change(
            live.table.id, actions.answer(person, len(table.plies), table.asked, first)
        )

    async def delays(self, live: Live) -> list[tuple[int, float]]:
        """Let everybody pass; return how long each automatic answer of the window took."""
        found = []
        began = live.table.window
        opened = window(live)
        while live.table.in_window and window(live) is opened:
            asked = live.table.asked
            assert asked is not None
            if asked == PERSON:
                self.now += REFLECTION
                await self.answers(live, ANN)
                continue
            at = self.now
            await self.services.background._answer(live)
            found.append((asked, round(self.now - at, 6)))
        assert len({seat for seat, _ in found}) == 4, began
        return found


def window(live: Live) -> Interlude:
    """The open window of a table."""
    top = live.table.top()
    assert isinstance(top, Interlude)
    return top


def hands(live: Live, seat: int) -> tuple[list[int], list[int]]:
    """Return a hand of three cards without a use in the open window, and one with a card to play."""
    assert live.table.match is not None
    state = live.table.match.state
    assert isinstance(state, Zombies)
    idle: list[int] = []
    able: list[int] = []
    for card in range(12):
        twin = state.clone()
        hold(twin, seat, [card] * 3)
        asking = window(live).clone()
        asking.at = asking.order.index(seat)
        (able if len(asking.options(twin)) > 1 else idle).append(card)
    assert idle
    assert able
    return [idle[0]] * 3, [idle[0], idle[0], able[0]]


def hold(state: Zombies, seat: int, hand: list[int]) -> None:
    """Give a seat another hand."""
    state.secrets = [*state.secrets[:seat], Secret(sorted(hand)), *state.secrets[seat + 1 :]]


@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("first", [PERSON, BOTS[0]])
async def test_in_worlds_that_differ_in_a_hand_the_delays_of_a_window_are_equal(
    services: Services, monkeypatch: pytest.MonkeyPatch, level: int, first: int
) -> None:
    for seat in (*BOTS, ABSENT):
        found = []
        for number in range(2):
            world = World(services, monkeypatch)
            live = await world.lay(level, first)
            hand = hands(live, seat)[number]
            assert live.table.match is not None
            assert isinstance(live.table.match.state, Zombies)
            hold(live.table.match.state, seat, hand)
            found.append(await world.delays(live))
        assert found[0] == found[1], seat
        # A bot has time for its longest thought, and an automatic pass after Ann's answer is not instant.
        waited = dict(found[0])
        assert all(waited[bot] >= SECONDS.get(level, HASTE) for bot in BOTS)
        assert first != PERSON or sum(waited.values()) >= LEAST


async def test_an_automatic_pass_waits_although_the_window_was_open_for_long(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(services, monkeypatch)
    live = await world.lay(2, BOTS[-1])
    while live.table.asked != PERSON:
        await services.background._answer(live)
    world.now += REFLECTION
    before = world.now
    await world.answers(live, ANN)
    while live.table.asked != ABSENT:
        await services.background._answer(live)
    await services.background._answer(live)
    assert LEAST <= world.now - before <= MOST


def waits(seed: int) -> list[float]:
    """The delays of two people in windows and outside of them."""
    pacing = Pacing(random.Random(seed))
    found = []
    for at in range(200):
        pacing.see(at, 2, float(at))
        found += [pacing.wish(seat, 2, float(at), window=True) for seat in range(2)]
        found.append(pacing.wish(0, 2, float(at), window=False))
    return found


def test_every_kind_of_delay_has_one_distribution() -> None:
    found = waits(2)
    windows, others = found[0::3] + found[1::3], found[2::3]
    for kind in (windows, others):
        assert min(kind) >= LEAST
        assert max(kind) <= MOST
        assert abs(sum(kind) / len(kind) - (LEAST + MOST) / 2) < 0.06


def test_a_wish_answers_at_once_when_all_others_are_bots() -> None:
    pacing = Pacing(random.Random(1))
    pacing.see(0, 3, 5.0)
    assert pacing.wish(0, 1, 5.0, window=True) == 0
    assert pacing.wish(0, 1, 5.0, window=False) == 0


def test_the_seats_of_one_window_wait_together() -> None:
    pacing = Pacing(random.Random(1))
    pacing.see(0, 4, 0.0)
    at = 0.0
    for seat in range(4):
        at += pacing.wish(seat, 4, at, window=True)
    assert at <= MOST


def test_bots_of_one_window_wait_together_and_thinking_does_not_show() -> None:
    for seconds, further in ((0.0, 0.02), (1.0, 1.08)):
        for thought in (0.001, max(seconds, 0.02)):
            pacing = Pacing(random.Random(1))
            pacing.see(0, 3, 0.0)
            at = thought
            at += pacing.bot(seconds, 0.08, 0.0, at)
            assert abs(at - seconds - 0.08) < 1e-9
            asked = at
            at += thought
            at += pacing.bot(seconds, 0.08, asked, at)
            assert abs(at - asked - further) < 1e-9


def test_a_bot_that_thinks_too_long_answers_after_a_whole_number_of_steps() -> None:
    pacing = Pacing(random.Random(1))
    pacing.see(0, 3, 0.0)
    for thought in (1.1, 1.5, 2.1):
        assert abs(thought + pacing.bot(1.0, 0.08, 0.0, thought) - 2.16) < 1e-9
