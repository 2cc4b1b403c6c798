"""The observation of Zombietown: zombies, houses, cars and keys, pawns, the own hand and agendas."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadroad.games.zombietown.agendas import NewAgenda, side_points
from deadroad.games.zombietown.attack import Ambush, Attack, Exchange
from deadroad.games.zombietown.board import (
    ACCESS,
    DISTANCE,
    HOUSES,
    PLACE,
    RING_SIDES,
    SIZE,
    SPACES,
    SQUARES,
)
from deadroad.games.zombietown.components import AGENDAS, COMBAT_CARDS, ROLES
from deadroad.games.zombietown.death import Revive
from deadroad.games.zombietown.deeds import DEED_NAMES
from deadroad.games.zombietown.driving import Drive
from deadroad.games.zombietown.effects import Toll
from deadroad.games.zombietown.fighting import Clash, Retreat, Wound
from deadroad.games.zombietown.finish import house_points, working_cars
from deadroad.games.zombietown.group import bullets_in, loaded_in
from deadroad.games.zombietown.house_numbers import (
    LETTERS,
    write_cars,
    write_gun,
    write_houses,
    write_place,
    write_survivors,
)
from deadroad.games.zombietown.options import DIRECTIONS, MOST_FOLLOWERS
from deadroad.games.zombietown.play_numbers import (
    CARD_NAMES,
    NUMBERED,
    SPACES_NAMED,
    centre_of,
    write_fights,
    write_moves,
    write_steps,
    write_turn,
    write_uses,
)
from deadroad.games.zombietown.playing import HandOver, UseCard
from deadroad.games.zombietown.searching import Find
from deadroad.games.zombietown.setup import Opening
from deadroad.games.zombietown.shooting import Shot
from deadroad.games.zombietown.state import Player, Public, Secret
from deadroad.games.zombietown.surroundings import write_surroundings
from deadroad.games.zombietown.terms import Terms
from deadroad.games.zombietown.turn import Turn
from deadroad.games.zombietown.walking import Movement
from deadroad.games.zombietown.zombies import Lurch, Rise
from deadroad.kernel.observation import OWNERS, Observer
from deadroad.kernel.row import Row, Table
from deadroad.kernel.view import View

SEATS: Final = 6
MOST_GUNS: Final = 3
ZOMBIES_ON: Final[list[str]] = [f"zombies {space}" for space in SPACES_NAMED]
AGENDA_NAMES: Final[list[str]] = [agenda.id for agenda in AGENDAS]
SIDE_NAMES: Final[list[str]] = [f"{agenda} {side}" for agenda in AGENDA_NAMES for side in ("easy", "hard")]
ROLE_NAMES: Final[list[str]] = [role.id for role in ROLES]
DISCARDED: Final[list[str]] = [f"discarded {card}" for card in CARD_NAMES]
COMBAT_NAMES: Final[list[str]] = [card.id for card in COMBAT_CARDS]
OWN_GUNS: Final[list[list[str]]] = [
    [f"own gun {number}", f"cards drawn by own gun {number}", f"bullets of own gun {number}"]
    for number in (1, 2, 3)
]
RING_NAMES: Final[list[str]] = list(DIRECTIONS)
DEEDS_NAMED: Final[list[str]] = list(DEED_NAMES)
NO_PLAYER: Final = Player()
NO_SECRET: Final = Secret()
NONE_DONE: Final[list[int]] = []


def printed_spaces() -> Table:
    """Return the spaces: row, column, house, side of the ring, and how far the houses are."""
    rows: list[list[float]] = []
    for space in range(SPACES):
        line, column = divmod(PLACE[space], SIZE)
        far: list[float] = []
        for house in range(HOUSES):
            doors = ACCESS[house * 4 : house * 4 + 4]
            starts = [space] if space < SQUARES else ACCESS[(space - SQUARES) * 4 : (space - SQUARES) * 4 + 4]
            steps = min([DISTANCE[start * SQUARES + door] for start in starts for door in doors])
            far.append(0.0 if space == SQUARES + house else (steps + 1) / 16)
        rows.append(
            [
                *[float(line == one) for one in range(SIZE)],
                *[float(column == one) for one in range(SIZE)],
                *[float(space == SQUARES + house) for house in range(HOUSES)],
                *[float(RING_SIDES[space] >> side & 1) for side in range(4)],
                *far,
            ]
        )
    columns = [
        *[f"in row {line + 1}" for line in range(SIZE)],
        *[f"in column {letter}" for letter in "abcdefghijklmnop"],
        *[f"in house {letter}" for letter in LETTERS],
        *[f"on the ring {side}" for side in DIRECTIONS],
        *[f"steps to {letter}" for letter in LETTERS],
    ]
    return Table(columns, rows)


PLACE_TABLE: Final[Table] = printed_spaces()


@final
class TownObserver(Observer):
    """An observation of Zombietown."""

    __slots__ = ()

    def __init__(self, view: View) -> None:
        turns: list[type] = [Opening, Turn, Movement, Drive, Find, UseCard, HandOver, NewAgenda, Rise, Lurch]
        fights: list[type] = [Clash, Wound, Retreat, Shot, Attack, Exchange, Ambush, Toll, Revive]
        super().__init__(SEATS, turns + fights, view)

    def describe(self, view: View, row: Row) -> None:
        public = view.public
        assert isinstance(public, Public)
        secret = view.secret if view.secret is not None else NO_SECRET
        assert isinstance(secret, Secret)
        own = public.players[max(0, view.seat)].space
        centre = centre_of(view, own)
        self.terms(public.terms, row)
        self.turn(view, public, row)
        row.printed("own pawn", PLACE_TABLE, own)
        for step in range(SEATS):
            seat = self.seat(view, step)
            if seat < 0 and row.repeats(self.nobody, SEATS - step):
                break
            start = row.at
            row.of(OWNERS[step])
            self.player(public, row, seat, centre)
            if seat < 0:
                self.nobody = row.stretch(start)
        row.of("")
        self.cards(public, secret, row, public.players[view.seat].completed if view.seat >= 0 else NONE_DONE)
        row.amounts(public.zombies, ZOMBIES_ON, 2, 20)
        row.number("reserve", public.reserve, 64, 128)
        write_surroundings(public, row, centre)
        write_houses(view, public, secret, row)
        write_cars(public, row, centre)
        write_moves(view, row, centre)
        write_steps(view, row, centre)
        write_fights(view, row)
        write_uses(self, view, row)
        # Comes last, so that networks trained without this number can still be a starting point.
        row.number("damage of a bite", public.terms.bite, 4, 4)

    def terms(self, terms: Terms, row: Row) -> None:
        """Write the settings."""
        row.flag("road rage", terms.road_rage)
        row.flag("abilities", terms.abilities)
        row.flag("second life", terms.second_life)
        row.number("actions a turn", terms.actions, 4, 8)
        row.number("full health", terms.health, 4, 8)
        row.number("steps of a walk", terms.walk, 4, 8)
        row.number("hand limit", terms.hand, 4, 16)
        row.number("guns of a pawn", terms.pawn_guns, 2, 4)
        row.number("followers allowed", terms.followers, 2, 4)
        row.number("guards allowed", terms.guards, 2, 4)
        row.number("reach of a shot", terms.reach, 4, 8)
        row.number("graves that open", terms.graves, 4, 16)
        row.number("zombies that lurch", terms.lurches, 4, 16)
        row.number("strength of boards", terms.boards, 4, 8)
        row.number("strength of furniture", terms.furniture, 4, 8)
        row.number("worth of a zombie", terms.zombie_points, 4, 16)
        row.number("worth of a house", terms.house_points, 4, 16)
        row.number("worth of a survivor", terms.survivor_points, 4, 16)
        row.number("worth of a barricade", terms.barricade_points, 4, 16)
        row.number("worth of a gun", terms.gun_points, 4, 16)

    def turn(self, view: View, public: Public, row: Row) -> None:
        """Write the day and the progress of the turn."""
        row.number("days", public.terms.days, 8, 16)
        row.number("day", public.day, 8, 16)
        row.number("days left", public.last_day - public.day, 8, 16)
        row.level("days left", public.last_day - public.day, 3)
        row.flag("help is late", public.late)
        row.chair("first", public.first)
        row.chair("active", public.active)
        row.level("actions", public.actions, 6)
        row.flag("free move", public.free_move)
        row.number("handovers", public.handovers, 4, 8)
        row.flag("agenda given up", public.forgone)
        row.flag("drawn again", public.redrawn)
        row.flag("cornered", public.cornered)
        row.flag("active pawn fell", public.fallen)
        row.number("more graves", public.extra_rise, 4, 64)
        row.number("more lurches", public.extra_moves, 4, 64)
        row.flag("quick zombies", public.quick)
        row.flag("lull", public.lull)
        write_turn(self, view, row)

    def player(self, public: Public, row: Row, seat: int, centre: i64) -> None:
        """Write what all see of a seat; nothing for an empty seat."""
        player = public.players[seat] if seat >= 0 else NO_PLAYER
        row.flag("alive", seat >= 0 and player.alive)
        row.choice("role", player.role, ROLE_NAMES)
        row.level("health", player.health, 8)
        row.flag("owes an action", player.owes)
        row.number("zombies", player.zombies, 8, 128)
        row.number("cards", player.hand, 4, 64)
        row.level("agendas", player.agendas, 2)
        row.subset("searched", player.searched, LETTERS)
        row.number("killed by hand", player.hand_kills, 8, 128)
        row.number("killed by hand this turn", player.hand_kills_turn, 4, 64)
        row.number("shot this turn", player.shot_kills_turn, 4, 64)
        row.number("run over", player.run_over, 8, 128)
        row.number("takeovers", player.takeovers, 2, 64)
        row.number("wounds dealt", player.wounds_dealt, 4, 128)
        row.subset("ring this turn", player.ring_sides, RING_NAMES)
        row.numbers("this turn", player.deeds, DEEDS_NAMED, 4, 64)
        row.choice("sits in car", player.car, LETTERS)
        row.choice("in house", player.space - SQUARES if player.space >= SQUARES else -1, LETTERS)
        row.flag("on the board", player.space >= 0)
        write_place(row, player.space, centre)
        for at in range(MOST_GUNS):
            write_gun(row, player.guns[at] if at < len(player.guns) else None, OWN_GUNS[at])
        write_survivors(row, player.followers, MOST_FOLLOWERS)
        self.standing(public, row, seat, player)

    def standing(self, public: Public, row: Row, seat: int, player: Player) -> None:
        """Write what a seat owns in total, and its public points."""
        houses: i64 = 0
        guards: i64 = 0
        barricades: i64 = 0
        keys: i64 = 0
        bullets: i64 = bullets_in(player.followers)
        loaded: i64 = loaded_in(player.followers)
        if seat >= 0:
            own: i64 = seat
            owners = public.owner
            house: i64
            for house in range(HOUSES):
                if owners[house] == own:
                    houses += 1
                    barricades += self.barred(public, house)
                    inside = public.guards[house]
                    if inside:
                        guards += len(inside)
                        bullets += bullets_in(inside)
                        loaded += loaded_in(inside)
            holder: i64
            for holder in public.key_holder:
                if holder == own:
                    keys += 1
        for gun in player.guns:
            bullets += gun.bullets
            if gun.bullets > 0:
                loaded += 1
        agendas: i64 = 0
        for done in player.completed:
            agendas += side_points(done // 2, done % 2)
        terms = public.terms
        points: i64 = player.zombies * terms.zombie_points + agendas
        points += (i64(len(player.followers)) + guards) * terms.survivor_points
        points += barricades * terms.barricade_points + loaded * terms.gun_points
        if seat >= 0:
            points += house_points(public, seat)
            if terms.road_rage:
                points += working_cars(public, seat)
        row.number("houses", houses, 4, 16)
        row.number("guards", guards, 4, 64)
        row.number("barricades", barricades, 4, 64)
        row.number("keys", keys, 4, 16)
        row.number("bullets", bullets, 8, 256)
        row.number("loaded guns", loaded, 4, 64)
        row.number("agendas completed", len(player.completed), 4, 32)
        row.number("points of agendas", agendas, 8, 128)
        row.number("points", points, 32, 1024)

    def barred(self, public: Public, house: i64) -> i64:
        """Return how many barricades a house has."""
        count: i64 = 0
        facade: i64
        for facade in range(house * 4, house * 4 + 4):
            if public.barricades[facade] > 0:
                count += 1
        return count

    def cards(self, public: Public, secret: Secret, row: Row, completed: list[int]) -> None:
        """Write own cards and agendas, and the cards that are gone."""
        row.counts("hand", [NUMBERED[face] for face in secret.hand], CARD_NAMES, 16)
        row.counts("dealt", [NUMBERED[face] for face in secret.opening], CARD_NAMES, 16)
        row.counts("agenda", secret.agendas, AGENDA_NAMES, 2)
        row.counts("completed", completed, SIDE_NAMES)
        gone = row.block(DISCARDED, 4, 64)
        for face in public.discards:
            row.tally(gone + NUMBERED[face], 1)
        row.seal(gone, len(DISCARDED), 4)
        row.numbers("combat cards spent", public.combat_spent, COMBAT_NAMES, 4, 64)
        row.counts("agenda discarded", public.agenda_discards, AGENDA_NAMES, 8)
