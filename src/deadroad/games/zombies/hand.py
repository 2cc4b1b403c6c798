"""Event cards in hand: when and on whom they can be played; drawing and discarding (ZOM-40 to ZOM-48)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.bars import Bar
from deadroad.games.zombies.cards import (
    AIMS,
    DRUG_STORE,
    EFFECTS,
    FIRST_AID,
    HOMES,
    TIMES,
    Aim,
    Effect,
    Time,
)
from deadroad.games.zombies.combat import fights, in_fight
from deadroad.games.zombies.events import DECK_SHUFFLED, DREW, HAND_DRAWN, PLAYED
from deadroad.games.zombies.options import PLAY
from deadroad.games.zombies.player_turn import turn_of
from deadroad.games.zombies.state import AFRAID, NOBODY, Public, Secret, Zombies
from deadroad.games.zombies.tiles import HOLDS, INSIDES, NAMED, kind_of
from deadroad.games.zombies.timings import AFTER_ROLL, BEFORE_ROLL, FAILED
from deadroad.kernel.sharing import changed

FULL_HAND: Final = 3  # ZOM-42


def may_play(public: Public, seat: int) -> bool:
    """Return whether a seat holds a card and has played no event this round. Both are public (ZOM-48)."""
    return public.hand_sizes[seat] > 0 and public.played[seat] == 0


def playable(state: Zombies, seat: int, scene: int, found: list[int]) -> None:
    """Add the options of playing a card from the hand."""
    if not may_play(state.public, seat):
        return
    last = -1
    for card in state.secrets[seat].hand:
        if card != last and why_not_play(state, seat, card, scene) is Bar.NONE:
            found.append(PLAY + card)
        last = card


def why_not_play(state: Zombies, seat: int, card: int, scene: int) -> Bar:
    """Return what keeps a seat from playing a card it holds, at the question of this scene."""
    public = state.public
    if public.played[seat]:
        return Bar.ALREADY_PLAYED
    bar = _why_not_now(state, seat, card, scene)
    if bar is not Bar.NONE:
        return bar
    match AIMS[card]:
        case Aim.OPPONENT:
            return _why_no_opponent(state, seat, card)
        case Aim.BUILDING if TIMES[card] is Time.WINDOW:
            for tile in public.town.buildings:
                if why_not_building(state, card, tile) is Bar.NONE:
                    return Bar.NONE
            return Bar.NO_BUILDING
        case Aim.ZOMBIES:
            if not _two_loose_zombies(state):
                return Bar.TOO_FEW_ZOMBIES
            return Bar.NONE if public.town.free else Bar.NO_ROOM
        case Aim.SPACES:
            if public.supply == 0:
                return Bar.NO_SUPPLY
            room = _clear_spaces(public) if EFFECTS[card] is Effect.SUMMON else public.town.free
            return Bar.NONE if room else Bar.NO_ROOM
        case _:
            return Bar.NONE


def _why_not_now(state: Zombies, seat: int, card: int, scene: int) -> Bar:
    public = state.public
    match TIMES[card]:
        case Time.WINDOW:
            return Bar.NONE
        case Time.IN_BUILDING:
            if public.holds(seat, card):
                return Bar.HAS_ONE
            if in_home_of(public, seat, card):
                return Bar.NONE
            return Bar.NEITHER_BUILDING if card == FIRST_AID and public.drug_store else Bar.WRONG_BUILDING
        case Time.OWN:
            return Bar.HAS_ONE if public.holds(seat, card) else Bar.NONE
        case Time.OWN_ROLL:
            own_move = seat == public.active and turn_of(state).moving
            return Bar.NONE if scene == FAILED or own_move else Bar.NO_OWN_ROLL
        case Time.BEFORE_OWN_ROLL:
            if scene != BEFORE_ROLL or seat != public.active:
                return Bar.NOT_BEFORE_OWN_ROLL
            if public.down[seat]:
                return Bar.DOWN
            afraid = EFFECTS[card] is Effect.DRIVE and public.is_now(seat, AFRAID)
            return Bar.HELD_BY_FEAR if afraid else Bar.NONE
        case Time.BEFORE_THEIR_ROLL:
            theirs = scene == BEFORE_ROLL and seat != public.active
            return Bar.NONE if theirs else Bar.NOT_BEFORE_THEIR_ROLL
        case Time.AFTER_THEIR_ROLL:
            if scene != AFTER_ROLL or seat == public.active:
                return Bar.NOT_AFTER_THEIR_ROLL
            return Bar.NONE if turn_of(state).pilot == NOBODY else Bar.ALREADY_STEERED


def in_home_of(public: Public, seat: int, card: int) -> bool:
    """Return whether a seat stands inside the building that an item names (ZOM-44)."""
    space = public.spaces[seat]
    if not public.town.inside(space):
        return False
    kind = kind_of(public.town.shapes[space // 9])
    return kind == HOMES[card] or (card == FIRST_AID and kind == DRUG_STORE and public.drug_store)


def _why_no_opponent(state: Zombies, seat: int, card: int) -> Bar:
    if EFFECTS[card] is Effect.MISDIRECT and state.public.lives[seat] == 0:
        return Bar.NO_LIFE_TO_PAY
    bar = Bar.NO_TARGET
    for other in range(state.seats):
        if other != seat:
            bar = why_not_target(state, seat, card, other)
            if bar is Bar.NONE:
                return Bar.NONE
    # With one opponent, its own reason is more helpful than "no target".
    return bar if state.seats == 2 else Bar.NO_TARGET


def why_not_target(state: Zombies, seat: int, card: int, other: int) -> Bar:
    """Return what keeps a card from being aimed at a seat (ZOM-35, ZOM-36, ZOM-45, ZOM-57)."""
    public = state.public
    if other == seat:
        return Bar.ITSELF
    match EFFECTS[card]:
        case Effect.MISDIRECT | Effect.DRAG:
            if public.down[other]:
                return Bar.IS_DOWN
            if in_fight(state.stack, other):
                return Bar.IN_FIGHT
            return Bar.AFRAID if public.is_now(other, AFRAID) else Bar.NONE
        case Effect.FUMBLE:
            return Bar.NONE if public.items[other] or public.bullets[other] else Bar.NOTHING_TO_LOSE
        case Effect.UNTIE:
            return Bar.NONE if other == public.active else Bar.NO_TARGET
        case Effect.CRAMP:
            if other != public.active:
                return Bar.NO_TARGET
            return Bar.IS_DOWN if public.down[other] else Bar.NONE
        case _:
            return Bar.NONE


def why_not_building(state: Zombies, card: int, tile: int) -> Bar:
    """Return what keeps a card from being aimed at the building of a tile (ZOM-68)."""
    public = state.public
    shape = public.town.shapes[tile]
    if not NAMED[kind_of(shape)]:
        return Bar.NO_NAME
    inside = INSIDES[shape]
    there = public.town.zombies[tile] & inside
    if there == inside:
        return Bar.FULL
    if EFFECTS[card] is Effect.DOUBLE_BUILDING and there == 0:
        return Bar.EMPTY
    return Bar.NONE if public.supply != 0 else Bar.NO_SUPPLY


def _two_loose_zombies(state: Zombies) -> bool:
    """Return whether the map has two zombies that are not in a fight."""
    town = state.public.town
    count = 0
    for fight in fights(state.stack):
        if fight.zombie >= 0 and town.zombie_at(fight.zombie):
            count -= 1
    for mask in town.zombies:
        count += HOLDS[mask]
        if count >= 2:
            return True
    return False


def _clear_spaces(public: Public) -> int:
    """Return how many legal spaces have neither a zombie nor a player."""
    count = public.town.free
    for seat, space in enumerate(public.spaces):
        if space not in public.spaces[:seat] and not public.town.zombie_at(space):
            count -= 1
    return count


def room_on(public: Public, tile: int, clear_of_players: bool) -> int:
    """Return the legal spaces of a tile without a zombie and, with `clear_of_players`, without a player."""
    free = public.town.legal(tile) & ~public.town.zombies[tile]
    if clear_of_players:
        for space in public.spaces:
            if space // 9 == tile:
                free &= ~(1 << space % 9)
    return free


# Moving cards.


def take_from_hand(state: Zombies, seat: int, card: int) -> None:
    """Remove a card from a hand, for all to see."""
    state.reveal()
    public = state.public
    hand = state.secrets[seat].hand.copy()
    hand.remove(card)
    _set_hand(state, seat, hand)
    public.hand_sizes = changed(public.hand_sizes, seat, len(hand))


def spend_card(state: Zombies, seat: int, card: int) -> None:
    """Play a card from the hand to the discards: the one event of the round (ZOM-41)."""
    public = state.public
    state.tell(PLAYED, seat, card)
    take_from_hand(state, seat, card)
    public.played = changed(public.played, seat, 1)
    public.discards = changed(public.discards, card, public.discards[card] + 1)


def _set_hand(state: Zombies, seat: int, hand: list[int]) -> None:
    secrets = state.secrets.copy()
    secrets[seat] = Secret(hand)
    state.secrets = secrets


def refill(state: Zombies, seat: int) -> None:
    """Draw up to three cards in hand; an empty deck takes the discards, shuffled (ZOM-10, ZOM-45)."""
    public = state.public
    drawn: list[int] = []
    while public.hand_sizes[seat] + len(drawn) < FULL_HAND:
        if public.deck_size == 0:
            _shuffle_discards(state)
        if public.deck_size == 0:
            break
        public.deck_size -= 1
        drawn.append(state.hidden.deck[public.deck_size])
    if not drawn:
        return
    state.reveal()
    _set_hand(state, seat, sorted(state.secrets[seat].hand + drawn))
    public.hand_sizes = changed(public.hand_sizes, seat, public.hand_sizes[seat] + len(drawn))
    state.tell(DREW, seat, len(drawn))
    state.whisper(seat, HAND_DRAWN, items=drawn)


def _shuffle_discards(state: Zombies) -> None:
    public = state.public
    cards: list[int] = []
    for card in range(len(public.discards)):
        for _ in range(public.discards[card]):
            cards.append(card)
    if not cards:
        return
    state.hidden.deck = state.chance.shuffled(cards)
    public.discards = [0] * len(public.discards)
    public.deck_size = len(cards)
    state.tell(DECK_SHUFFLED, len(cards))
