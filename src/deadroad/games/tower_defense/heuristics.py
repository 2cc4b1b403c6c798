"""Heuristics of Tower Defense, in points of experience."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.hit_z_road.cards import BUS, CARDS, Effect
from deadroad.games.hit_z_road.cards import FUEL as FUEL_KIND
from deadroad.games.hit_z_road.fight import Fight
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.options import (
    BITE,
    FEED,
    FIGHT,
    HOLD,
    OPPORTUNITY,
    PAY,
    SECOND,
    SHOOT,
    SPEND,
    USE,
)
from deadroad.games.tower_defense.assessment import Lookout, Plan
from deadroad.games.tower_defense.components import PLACES
from deadroad.games.tower_defense.garrison import Recruit
from deadroad.games.tower_defense.grid import CELLS, LINES, column_of
from deadroad.games.tower_defense.interception import Interception
from deadroad.games.tower_defense.options import (
    COMBAT,
    DONE,
    GATHER,
    INTERCEPT,
    JOIN,
    LEADER,
    LEAVE,
    MAN,
    NAME,
    NAME_HOME,
    NAME_POSTED,
    QUARTER,
    RECRUIT,
    REGULAR,
    SEND,
    SQUAD,
    TAKE,
    TOKEN,
    WELCOME,
)
from deadroad.games.tower_defense.public import NONE, Public
from deadroad.games.tower_defense.recovery import harmful
from deadroad.games.tower_defense.state import FortState
from deadroad.games.tower_defense.tactics import promising, shots
from deadroad.games.tower_defense.valuation import EVEN, SCALE, TERMS, valued
from deadroad.games.tower_defense.warehouses import POSTS, Supply
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import BLUNDER, Heuristics

URGENT: Final = 10.0  # worth of a plan that must be carried out
STOCK_WANTED: Final[tuple[int, ...]] = (20, 12, 8)  # ammo, fuel, adrenaline: enough for now


@final
class FortSense(Heuristics):
    """Evaluates a siege by members and resources, and by the zombies and goods on the field.

    `lookout` is the last assessment. Questions in a row are often about the same position.
    """

    __slots__ = ("lookout",)

    def __init__(self) -> None:
        super().__init__(
            TERMS,
            horizon=14,
            scale=SCALE,
            slip=0.8,
            even=EVEN,
        )
        self.lookout: Lookout | None = None

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FortState)
        return valued(state.public)

    def rate(self, state: State, option: int) -> float:
        assert isinstance(state, FortState)
        return rate_from(Lookout(state.public), state, option)

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        assert isinstance(state, FortState)
        lookout = self.lookout
        if lookout is None or not lookout.still_holds(state.public):
            lookout = Lookout(state.public)
            self.lookout = lookout
        return [rate_from(lookout, state, option) for option in state.asked]


def rate_from(lookout: Lookout, state: FortState, option: int) -> float:
    """Rate an option with the assessment of the position."""
    if option < DONE:
        return rate_fight(state, option)
    public = state.public
    if option == DONE:
        return rate_done(lookout, state)
    if option >= TAKE:
        return rate_recovery(public, option)
    if option >= NAME:
        return rate_victim(option)
    if option >= QUARTER:
        return rate_quarters(public, option)
    if option >= WELCOME:
        return -float(public.squad(option - WELCOME))
    if option >= COMBAT:
        return float(CARDS[public.field[option - COMBAT]].zombies) - 3 * column_of(option - COMBAT)
    if option >= GATHER:
        return rate_interception(lookout, state, option)
    if option >= SEND:
        return rate_supply(lookout, public, option)
    if option >= RECRUIT:
        return rate_recruit(public, option)
    return 1.0 if option == MAN + 1 else 0.0


def rate_done(lookout: Lookout, state: FortState) -> float:
    """Rate `done`: a blunder with unspent experience, too little fuel, or zombies nearby that can be met."""
    top = state.stack[-1]
    if isinstance(top, Recruit):
        return BLUNDER
    if isinstance(top, Supply):
        return BLUNDER if lookout.stores(state.public).short_of_fuel else 0.0
    return BLUNDER if lookout.hope(state.public) >= URGENT else 0.0


def rate_recruit(public: Public, option: int) -> float:
    """Rate a recruit: squads are filled first, then the next bastion is manned."""
    rank = (option - RECRUIT) // LINES
    bastion = (option - RECRUIT) % LINES
    if rank == LEADER:
        return 2.0 if bastion == 1 else 1.5
    return 3.0 - 0.1 * public.home[bastion]


def rate_supply(lookout: Lookout, public: Public, option: int) -> float:
    """Rate sending a member: for resources that are short, never members needed for combat."""
    stores = lookout.stores(public)
    rank = (option - SEND) // POSTS
    bastion = (option - SEND) % POSTS // LINES
    resource = (option - SEND) % LINES
    if stores.short_of_fuel:
        hurry = 20.0 + 0.1 * public.home[bastion] - (5.0 if rank == LEADER else 0.0)
        return hurry if resource == FUEL_KIND else BLUNDER
    there = stores.coming[resource]
    if there + 2 > stores.room or stores.free <= lookout.fighters(public):
        return BLUNDER
    short = min(STOCK_WANTED[resource], stores.room) - there
    if short <= 0:
        return -1.0
    return short + 0.1 * public.home[bastion] - (0.5 if rank == LEADER else 0.0)


def rate_interception(lookout: Lookout, state: FortState, option: int) -> float:
    """Rate a step towards the best plan."""
    top = state.stack[-1]
    assert isinstance(top, Interception)
    if option < JOIN:
        plan = lookout.plan(state.public, option - GATHER)
        return plan.worth if plan.worth > 0 else BLUNDER
    plan = lookout.plan(state.public, top.at)
    if plan.at == NONE:
        return 0.0
    if option >= INTERCEPT:
        return rate_target(state.public, top, plan, option - INTERCEPT)
    who = (option - JOIN) // LINES
    bastion = (option - JOIN) % LINES
    if who == SQUAD:
        return -1.0
    if who == REGULAR:
        return 3.0 if top.joined[bastion] < plan.regulars[bastion] else -1.0
    return 2.0 if plan.leaders >> bastion & 1 else -1.0


def rate_target(public: Public, group: Interception, plan: Plan, cell: int) -> float:
    """Rate meeting a unit now: a blunder with too few members, poor if the plan is another unit."""
    if not CARDS[public.field[cell]].zombies:
        return 1.0 if cell == plan.cell else 0.0
    if not promising(public, cell, group.size() + public.group(cell)):
        return BLUNDER
    return 1.0 if cell == plan.cell else 0.5


def rate_victim(option: int) -> float:
    """Rate the members that could die: a regular rather than a leader."""
    if option < NAME_HOME:
        return BLUNDER
    if option < NAME_POSTED:
        return 0.5
    return 0.0


def rate_recovery(public: Public, option: int) -> float:
    """Rate taking or leaving an object: only harmful ones are left."""
    if option == TAKE:
        return 0.5
    thing = (option - LEAVE) // CELLS
    cell = (option - LEAVE) % CELLS
    return 1.0 if thing == TOKEN and harmful(public, cell) else BLUNDER


def rate_quarters(public: Public, option: int) -> float:
    """Rate the number of regulars in a bastion: prefer equal squads."""
    bastion = (option - QUARTER) // (PLACES + 1)
    count = (option - QUARTER) % (PLACES + 1)
    manned = 0
    for other in range(bastion, LINES):
        if public.manned(other):
            manned += 1
    return -abs(count * manned - 2.0 * manned)


def rate_fight(state: FortState, option: int) -> float:
    """Rate the answers of fights and payments."""
    public = state.public
    stock = public.stock
    if option >= PAY:
        if option == FEED:
            return 0.5
        if option >= SPEND:
            return float(option - SPEND)
        return 0.1 * stock.resource(option - PAY)
    top = state.stack[-1]
    if isinstance(top, Melee):
        if option >= OPPORTUNITY:
            # A kill costs more adrenaline than the bites it saves, unless there is plenty or it is the last.
            eager = stock.adrenaline > 3 + top.pending[0] or stock.zombies <= top.pending[1] + top.pending[2]
            return (0.5 if eager else -0.2) if option in (OPPORTUNITY, SECOND) else 0.0
        return 1.0 if option == BITE else BLUNDER
    if not isinstance(top, Fight):
        return 1.0 if option != HOLD else 0.0
    card = CARDS[top.card]
    if option >= FIGHT:
        return 0.0 if option == FIGHT else rate_flight(state, top)
    if option >= SHOOT:
        wanted = shots(public, card, stock.zombies)
        if option - SHOOT > stock.zombies + 2:
            return BLUNDER
        return -abs(option - SHOOT - wanted)
    if option == USE + BUS:
        return card.horde - 1.5
    if option > USE:
        return card.zombies + 2 * card.horde - 5.5
    return 0.0


def rate_flight(state: FortState, fight: Fight) -> float:
    """Rate abandoning a combat: better than being wiped out, unless the valley would be lost."""
    public = state.public
    cell = public.fighting
    if column_of(cell) == 0:
        return -1.0
    strength = 2.5 * state.survivors(0)
    if CARDS[fight.card].effect is not Effect.NO_ADRENALINE:
        strength += public.stock.adrenaline
    return 1.0 if public.stock.zombies > strength else BLUNDER
