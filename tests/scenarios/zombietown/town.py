"""Positions of Zombietown in few words."""

from __future__ import annotations

from typing import Self

from deadroad.games.zombietown.board import HOUSE_LETTERS, SPACE_NAMES, SPACES
from deadroad.games.zombietown.components import AGENDAS, CARDS, COMBAT_CARDS, HOUSE_CARDS
from deadroad.games.zombietown.day import Day
from deadroad.games.zombietown.group import set_guards
from deadroad.games.zombietown.setup import Opening
from deadroad.games.zombietown.state import Gun, Player, Public, Survivor, Town
from deadroad.games.zombietown.turn import Phase, Turn, begin_turn
from deadroad.kernel.sharing import changed, changed_byte
from tests.table import Table

FACE = {card.id: face for face, card in enumerate(CARDS)}
SPACE = {name: space for space, name in enumerate(SPACE_NAMES)}
DESIGN = {agenda.id: design for design, agenda in enumerate(AGENDAS)}
COMBAT = {card.id: number for number, card in enumerate(COMBAT_CARDS)}
SIDES = {"north": 0, "east": 1, "south": 2, "west": 3}


class Suburb(Table):
    """A table of Zombietown."""

    @property
    def state(self) -> Town:
        state = self.match.state
        assert isinstance(state, Town)
        return state

    @property
    def public(self) -> Public:
        return self.state.public

    def player(self, seat: int = 0) -> Player:
        return self.public.players[seat]

    # The town.

    def quiet(self) -> Self:
        """Take all zombies off the board."""
        self.public.zombies = bytes(SPACES)
        self.public.reserve = 100 - sum(player.zombies for player in self.public.players)
        return self

    def zombies(self, **counts: int) -> Self:
        """Put zombies on spaces by name."""
        for name, count in counts.items():
            self.public.zombies = changed_byte(self.public.zombies, SPACE[name], count)
            self.public.reserve -= count
        return self

    def crowd(self, name: str) -> int:
        """Return how many zombies are on a space."""
        return self.public.zombies[SPACE[name]]

    def owns(self, seat: int, *houses: str) -> Self:
        for house in houses:
            self.public.owner = changed(self.public.owner, house_number(house), seat)
        return self

    def owner(self, house: str) -> int:
        return self.public.owner[house_number(house)]

    def barred(self, house: str, side: str, strength: int = 2) -> Self:
        """Put a barricade of boards on a facade."""
        facade = house_number(house) * 4 + SIDES[side]
        self.public.barricades = changed(self.public.barricades, facade, strength)
        self.public.planks = changed(self.public.planks, facade, FACE["boards"] if strength else -1)
        return self

    def strength(self, house: str, side: str) -> int:
        return self.public.barricades[house_number(house) * 4 + SIDES[side]]

    def guard(self, house: str, name: str, gun: Gun | None = None) -> Self:
        number = house_number(house)
        set_guards(self.public, number, [*self.public.guards[number], Survivor(FACE[name], gun)])
        return self

    def guards(self, house: str) -> list[str]:
        return [CARDS[survivor.face].id for survivor in self.public.guards[house_number(house)]]

    def holds_card(self, house: str, card: str, finds: int = 5) -> Self:
        """Say which house card a house has."""
        number = house_number(house)
        ids = [entry.id for entry in HOUSE_CARDS]
        self.public.house_cards = changed(self.public.house_cards, number, ids.index(card))
        self.public.finds = changed(self.public.finds, number, finds)
        return self

    # Pawns.

    def at(self, space: str, seat: int = 0) -> Self:
        self.player(seat).space = SPACE[space]
        return self

    def where(self, seat: int = 0) -> str:
        return SPACE_NAMES[self.player(seat).space]

    def guns(self, *guns: Gun, seat: int = 0) -> Self:
        self.player(seat).guns = list(guns)
        return self

    def bullets(self, seat: int = 0) -> list[int]:
        return [gun.bullets for gun in self.player(seat).guns]

    def follower(self, name: str, gun: Gun | None = None, seat: int = 0) -> Self:
        player = self.player(seat)
        player.followers = [*player.followers, Survivor(FACE[name], gun)]
        return self

    def followers(self, seat: int = 0) -> list[str]:
        return [CARDS[survivor.face].id for survivor in self.player(seat).followers]

    def hand(self, *cards: str, seat: int = 0) -> Self:
        hand = sorted(FACE[card] for card in cards)
        self.state.set_secret(seat, self.state.secrets[seat].with_hand(hand))
        self.player(seat).hand = len(cards)
        return self

    def cards(self, seat: int = 0) -> list[str]:
        return [CARDS[face].id for face in self.state.secrets[seat].hand]

    def agendas(self, *designs: str, seat: int = 0) -> Self:
        dealt = [DESIGN[design] for design in designs]
        self.state.set_secret(seat, self.state.secrets[seat].with_agendas(dealt))
        self.player(seat).agendas = len(designs)
        return self

    def no_agendas(self) -> Self:
        for seat in range(self.state.seats):
            self.agendas(seat=seat)
        return self

    def completed(self, seat: int = 0) -> list[tuple[str, str]]:
        return [
            (AGENDAS[done // 2].id, "hard" if done % 2 else "easy") for done in self.player(seat).completed
        ]

    # Cars and keys.

    def car(self, letter: str, space: str, axis: int | None = None, damage: int = 0) -> Self:
        number = house_number(letter)
        self.public.car_at = changed(self.public.car_at, number, SPACE[space])
        self.public.car_damage = changed(self.public.car_damage, number, damage)
        if axis is not None:
            self.public.car_axis = changed(self.public.car_axis, number, axis)
        return self

    def damage(self, letter: str) -> int:
        return self.public.car_damage[house_number(letter)]

    def key(self, letter: str, seat: int = 0) -> Self:
        """Give a seat the key of a car; where it lay nothing lies any more."""
        number = house_number(letter)
        self.public.key_holder = changed(self.public.key_holder, number, seat)
        if number in self.state.hidden.key_on:
            house = self.state.hidden.key_on.index(number)
            self.state.hidden.key_on = changed(self.state.hidden.key_on, house, -1)
            lies = list(self.public.key_lies)
            lies[house] = False
            self.public.key_lies = lies
        return self

    def drives(self, letter: str, space: str, seat: int = 0, axis: int | None = None) -> Self:
        """Put a pawn into a car on a square."""
        self.key(letter, seat).car(letter, space, axis, self.damage(letter)).at(space, seat)
        self.player(seat).car = house_number(letter)
        return self

    # Luck.

    def deck(self, *cards: str) -> Self:
        """Lay these cards on top of the action deck, the first on top."""
        self.state.hidden.deck = self.state.hidden.deck + [FACE[card] for card in reversed(cards)]
        return self

    def combat(self, *cards: str) -> Self:
        """Lay these cards on top of the combat deck, the first on top."""
        self.state.hidden.combat = [COMBAT[card] for card in reversed(cards)]
        spent = [card.copies for card in COMBAT_CARDS]
        for number in self.state.hidden.combat:
            spent[number] -= 1
        self.public.combat_spent = spent
        return self

    # Where play stands.

    def act(self, seat: int = 0, actions: int | None = None) -> Self:
        """Begin a seat's action phase, its card already drawn; after the turn nothing more is asked."""
        turn = Turn(seat)
        turn.phase = Phase.ACT
        begin_turn(self.state, seat)
        if actions is not None:
            self.public.actions = actions
        return self.put(turn)

    def phase(self, phase: Phase, seat: int = 0) -> Self:
        """Come to a phase of a seat's turn."""
        turn = Turn(seat)
        turn.phase = phase
        begin_turn(self.state, seat)
        return self.put(turn)

    def day(self, number: int = 1, turn: int = 0) -> Self:
        """Begin a day, or go on with it after so many turns."""
        self.public.day = number
        frame = Day()
        frame.turn = turn
        return self.put(frame)


def house_number(letter: str) -> int:
    return HOUSE_LETTERS.index(letter)


def pistol(bullets: int = 3) -> Gun:
    return Gun(FACE["pistol"], bullets)


def shotgun(bullets: int = 2) -> Gun:
    return Gun(FACE["shotgun"], bullets)


def settled(seats: int = 2, seed: int = 1, houses: str = "ADGJBH", **settings: int | str) -> Suburb:
    """Set a table: seat 0 starts and lives in A, then D, G, J, B, H; no cards, agendas or zombies yet."""
    suburb = Suburb.deal("zombietown", seats, seed, **settings)
    suburb.public.first = 0
    for seat in range(seats):
        suburb.play(f"settle {houses[seat]}")
    while isinstance(suburb.state.stack[0], Opening):
        suburb.play(suburb.options[0])
    suburb.state.stack = []
    for seat in range(seats):
        suburb.hand(seat=seat)
        suburb.guns(seat=seat)
    if suburb.public.terms.road_rage:
        suburb.no_agendas()
    return suburb.quiet()
