"""Reach: exact ranges, limits and proposals, on positions that can be counted by hand."""

from __future__ import annotations

import pytest

from deadroad.games.hit_z_road.cards import CARDS, Effect
from deadroad.kernel.chain import Chain
from deadroad.kernel.event import Event
from deadroad.kernel.frame import State
from deadroad.kernel.reach import (
    MOST_POSITIONS,
    Reach,
    Search,
    added,
    amount_of,
    lacking,
    missing,
    reach_of,
    reaches,
    reaches_in,
    row_to,
)
from deadroad.kernel.view import View
from tests.scenarios.hit_z_road.road import Road, trip
from tests.scenarios.road_master.depot import Depot, on_the_road

PEACE = next(card.id for card in CARDS if card.effect is Effect.NONE and not card.zombies)
FUEL, AMMO, ADRENALINE = "resource:fuel", "resource:ammo", "resource:adrenaline"
ALL = 25  # positions: 3 for the proposal, then 3 + 8 + 11 answers within reach of the price


def bill() -> Road:
    """A group with 2 ammo, 2 fuel and 1 adrenaline has to pay its bid of 3."""
    road = trip(2).has(0, survivors=3, ammo=2, fuel=2, adrenaline=1)
    road.roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1).play("bid 3", "pass", "pass")
    road.asks("pay-bid", seat=0)
    return road


def chain_of(road: Road) -> Chain:
    [chain] = road.match.game.chains(road.state)
    return chain


def searched(road: Road, most: int = MOST_POSITIONS) -> Reach:
    return reach_of(chain_of(road), road.state, most)


def ranges(reach: Reach) -> dict[str, tuple[int, int]]:
    return {part.name: (part.least, part.most) for part in reach.parts}


def test_the_range_of_each_part_is_what_complete_mixes_contain() -> None:
    reach = searched(bill())
    assert ranges(reach) == {ADRENALINE: (0, 1), AMMO: (0, 2), FUEL: (0, 2)}
    assert (reach.total.least, reach.total.most) == (3, 3)
    road = bill().play("pay ammo")
    assert ranges(searched(road)) == {ADRENALINE: (0, 1), AMMO: (0, 1), FUEL: (0, 2)}
    dear = trip(2).has(0, survivors=3, ammo=2, fuel=2, adrenaline=1)
    dear.roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1).play("bid 4", "pass", "pass")
    reach = searched(dear)
    assert ranges(reach) == {ADRENALINE: (0, 1), AMMO: (1, 2), FUEL: (1, 2)}
    assert (reach.total.least, reach.total.most) == (4, 4)


def test_every_complete_mix_is_listed_once() -> None:
    mixes = [dict(end.mix) for end in searched(bill()).ends]
    assert sorted(map(sorted, map(dict.items, mixes))) == [
        [(ADRENALINE, 1), (AMMO, 1), (FUEL, 1)],
        [(ADRENALINE, 1), (AMMO, 2)],
        [(ADRENALINE, 1), (FUEL, 2)],
        [(AMMO, 1), (FUEL, 2)],
        [(AMMO, 2), (FUEL, 1)],
    ]


def test_a_search_stops_exactly_at_its_limit() -> None:
    reach = searched(bill())
    assert (reach.positions, reach.more) == (ALL, False)
    enough = -(-ALL * 4 // 3)  # ends get three quarters of the limit
    assert enough * 3 // 4 == ALL
    assert not searched(bill(), enough).more
    less = searched(bill(), enough - 1)
    assert less.more
    assert less.positions <= enough - 1


@pytest.mark.parametrize("most", [4, 6, 12, 20, 30])
def test_a_cut_search_says_at_least_nothing_and_stays_within_its_limit(most: int) -> None:
    reach = searched(bill(), most)
    assert reach.more
    assert reach.positions <= most
    full = ranges(searched(bill()))
    for part in reach.parts:
        assert part.least == 0
        assert 0 <= part.most <= full[part.name][1]
    assert (reach.total.least, reach.total.most) == (0, sum(part.most for part in reach.parts))


def test_the_most_of_a_part_is_found_by_taking_it_again_and_again() -> None:
    search = Search(chain_of(bill()), bill().state)
    assert [search.most_of(name, 0, MOST_POSITIONS) for name in (FUEL, AMMO, ADRENALINE)] == [2, 2, 1]
    assert search.most_of(ADRENALINE, 4, MOST_POSITIONS) == 4  # what was found before counts
    used = search.positions
    assert search.most_of(FUEL, 0, used) == 0
    assert search.positions == used
    assert search.most_of(AMMO, 0, used + 1) == 1  # one answer tried
    assert search.positions == used + 1
    assert search.most_of("resource:water", 0, MOST_POSITIONS) == 0
    assert search.positions == used + 4  # the three answers to the first question lead no nearer


def test_the_proposal_pays_fuel_first_and_needs_a_position_for_each_answer() -> None:
    fill = searched(bill()).fill
    assert fill is not None
    assert dict(fill.mix) == {FUEL: 2, AMMO: 1}
    assert len(fill.row) == 3
    assert searched(bill(), 3).fill is not None
    assert searched(bill(), 2).fill is None


def test_a_mix_is_looked_for_until_the_limit() -> None:
    road = bill()
    search = Search(chain_of(road), road.state)
    wanted = ((ADRENALINE, 1), (FUEL, 2))
    found = search.row_to(wanted)
    assert found is not None
    assert found.mix == wanted
    enough = search.positions
    again = Search(chain_of(road), road.state, enough)
    assert again.row_to(wanted) is not None
    assert not again.more
    short = Search(chain_of(road), road.state, enough - 1)
    assert short.row_to(wanted) is None
    assert short.more
    impossible = Search(chain_of(road), road.state)
    assert impossible.row_to(((FUEL, 3),)) is None
    assert not impossible.more


def test_a_row_is_found_for_the_seat_that_is_asked_and_its_chain_only() -> None:
    road = bill()
    view = View(road.state, 0)
    found = row_to(road.match.game, view, "pay", {FUEL: 2, AMMO: 1, ADRENALINE: 0})
    assert [end.mix for end in found.ends] == [((AMMO, 1), (FUEL, 2))]
    assert found.positions > 0
    assert not found.more
    assert row_to(road.match.game, view, "take", {FUEL: 2, AMMO: 1}).ends == []
    other = row_to(road.match.game, View(road.state, 1), "pay", {FUEL: 2, AMMO: 1})
    assert (other.ends, other.positions) == ([], 0)
    assert reaches(road.match.game, View(road.state, -1)) == []
    assert [reach.kind for reach in reaches(road.match.game, view)] == ["pay"]
    assert [reach.more for reach in reaches_in(road.match.game, road.state, 8)] == [True]


def test_mixes_are_added_and_compared_by_part() -> None:
    mix = added(added((), [("b", 2)]), [("a", 1), ("b", 1)])
    assert mix == (("a", 1), ("b", 3))
    assert added(mix, []) is mix
    assert [amount_of(mix, name) for name in ("a", "b", "c")] == [1, 3, 0]
    wanted = (("a", 1), ("b", 4), ("c", 2))
    assert missing((), wanted) == 7
    assert missing(mix, wanted) == 3
    assert missing(wanted, wanted) == 0
    assert missing((("a", 2),), wanted) == -1
    assert missing((("d", 1),), wanted) == -1
    assert lacking(mix, wanted) == (("b", 1), ("c", 2))
    assert lacking(wanted, wanted) == ()
    assert lacking((), (("a", 1),)) == (("a", 1),)


def dock() -> Depot:
    """A truck at warehouse A, where 2 orange cubes and a green one lie."""
    return on_the_road("A2", "c1R").stock("A", orange=2, green=1).settle()


def test_a_mix_that_may_be_closed_at_any_time_lists_every_part_of_it() -> None:
    table = dock()
    _, load = reaches_in(table.match.game, table.state)
    assert (load.kind, load.more) == ("load", False)
    assert ranges(load) == {"colour:green": (0, 1), "colour:orange": (0, 2)}
    assert (load.total.least, load.total.most) == (1, 3)
    done = table.match.game.space.parse("done")
    closed = {sum(dict(end.mix).values()): end.close for end in load.ends}
    assert closed == {1: done, 2: done, 3: -1}  # with all cubes aboard the load is over
    assert {end.kinds for end in load.ends if len(end.row) == 2 and end.close >= 0} == {
        ("turn", "load", "load")
    }


def test_a_drive_costs_its_actions_and_the_nearest_spaces_come_first() -> None:
    table = dock()
    drive, _ = reaches_in(table.match.game, table.state)
    assert drive.kind == "drive"
    assert {(len(end.row), end.cost) for end in drive.ends} == {(1, 1), (2, 2), (3, 3), (4, 4)}
    assert [len(end.row) for end in drive.ends] == sorted(len(end.row) for end in drive.ends)
    assert len({end.name for end in drive.ends}) == len(drive.ends)


def test_chains_share_a_limit_and_a_later_one_gets_what_is_left() -> None:
    table = dock()
    drive, load = reaches_in(table.match.game, table.state, 60)
    assert (drive.positions, drive.more) == (30, True)
    assert (load.positions, load.more) == (10, False)
    drive, load = reaches_in(table.match.game, table.state, 20)
    assert (drive.positions, drive.more, load.more) == (10, True, True)
    assert drive.positions + load.positions <= 20


def test_a_cut_search_still_finds_how_much_of_a_part_there_is() -> None:
    assert ranges(searched(bill(), 12)) == {ADRENALINE: (0, 0), AMMO: (0, 1), FUEL: (0, 0)}
    rich = trip(2).has(0, survivors=3, ammo=4, fuel=4, adrenaline=4)
    rich.roads(PEACE, PEACE, PEACE, PEACE, PEACE, PEACE).bidding(0, 1).play("bid 4", "pass", "pass")
    reach = searched(rich, 40)  # too few to pay the bill in any way
    assert (reach.more, reach.ends, reach.positions) == (True, [], 40)
    assert ranges(reach) == {ADRENALINE: (0, 1), AMMO: (0, 1), FUEL: (0, 1)}
    assert (reach.total.least, reach.total.most) == (0, 3)


class Hesitant(Chain):
    """The payment of a bill whose proposal stops after one fuel."""

    def __init__(self, true: Chain) -> None:
        super().__init__(true.kind, true.seat, mix=True)
        self.true = true
        self.asked = 0

    def links(self, state: State, option: int) -> bool:
        return self.true.links(state, option)

    def holds(self, state: State) -> bool:
        return self.true.holds(state)

    def names(self, before: State, option: int, told: list[Event], after: State) -> list[tuple[str, int]]:
        return self.true.names(before, option, told, after)

    def fill(self, state: State) -> int:
        self.asked += 1
        return self.true.fill(state) if self.asked == 1 else -1


def test_a_proposal_that_stops_before_the_price_is_paid_is_none() -> None:
    road = bill()
    assert Search(Hesitant(chain_of(road)), road.state).fill() is None
