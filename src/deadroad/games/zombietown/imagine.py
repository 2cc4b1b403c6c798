"""Imagine a whole state from a view: what the seat has not seen is dealt again."""

from __future__ import annotations

from deadroad.games.zombietown.agendas import Moment, fulfilled
from deadroad.games.zombietown.board import HOUSES
from deadroad.games.zombietown.components import AGENDAS, CARDS, COMBAT_CARDS, FACES, is_event
from deadroad.games.zombietown.playing import UseCard
from deadroad.games.zombietown.searching import UNSEEN
from deadroad.games.zombietown.setup import Opening, Stage
from deadroad.games.zombietown.state import Hidden, Public, Secret, Town
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume


def imagine(view: View, chance: Chance) -> Town:
    """Deal hands, decks, keys and agendas that this seat can't see at random."""
    seen = view.public
    assert isinstance(seen, Public)
    public = seen.clone()
    secrets = [Secret() for _ in range(view.seats)]
    own = view.secret
    if isinstance(own, Secret):
        secrets[view.seat] = own
    hidden = Hidden()
    hidden.combat = unseen_combat(public, chance)
    state = Town(view.seats, chance, public, secrets, hidden)
    if still_settling(view):
        hidden.house_cards = chance.shuffled(list(range(HOUSES)))
    else:
        imagine_cards(state, view, chance)
        if public.terms.road_rage:
            imagine_keys(state, view.seat, chance)
            imagine_agendas(state, view.seat, chance)
    resume(state, view)
    return state


def still_settling(view: View) -> bool:
    """Return whether nothing has been dealt yet."""
    bottom = view.stack[0] if view.stack else None
    return isinstance(bottom, Opening) and bottom.stage is not Stage.HANDS


def unseen_combat(public: Public, chance: Chance) -> list[int]:
    """Return what is left of the combat deck in a new order."""
    cards: list[int] = []
    for card, spent in enumerate(public.combat_spent):
        cards += [card] * (COMBAT_CARDS[card].copies - spent)
    return chance.shuffled(cards)


def cards_in_play(public: Public) -> list[int]:
    """Return every face-up action card: discards, guns, survivors, barricades."""
    found = list(public.discards)
    found += [face for face in public.planks if face >= 0]
    groups = [player.followers for player in public.players] + public.guards
    for player in public.players:
        found += [gun.face for gun in player.guns]
    for group in groups:
        for survivor in group:
            found.append(survivor.face)
            gun = survivor.gun
            if gun is not None:
                found.append(gun.face)
    return found


def imagine_cards(state: Town, view: View, chance: Chance) -> None:
    """Deal the unseen cards to the other hands, events never, and the rest to the deck."""
    public = state.public
    left = [card.copies for card in CARDS]  # of each face, unseen
    for face in cards_in_play(public):
        left[face] -= 1
    for frame in view.stack:
        if isinstance(frame, UseCard) and frame.holds():
            left[frame.face] -= 1
    if view.seat >= 0:
        for face in state.secrets[view.seat].hand + state.secrets[view.seat].opening:
            left[face] -= 1
    unseen: list[int] = []
    for face in range(FACES):
        unseen += [face] * left[face]
    unseen = chance.shuffled(unseen)
    keepable = [face for face in unseen if not is_event(face)]
    rest = [face for face in unseen if is_event(face)]
    for seat in range(state.seats):
        if seat == view.seat:
            continue
        hand, opening = hand_sizes(view, public, seat)
        dealt = Secret(sorted(keepable[:hand]), sorted(keepable[hand : hand + opening]))
        state.set_secret(seat, dealt)
        keepable = keepable[hand + opening :]
    state.hidden.deck = chance.shuffled(keepable + rest)


def hand_sizes(view: View, public: Public, seat: int) -> tuple[int, int]:
    """Return how many cards a seat holds, and how many opening cards it still chooses from.

    Before the hands are kept, other seats do not know how many of the six were events or how many were kept.
    Five is a fair guess that leaves a choice.
    """
    bottom = view.stack[0] if view.stack else None
    if not isinstance(bottom, Opening):
        return public.players[seat].hand, 0
    turn = (seat - public.first) % view.seats
    if turn < bottom.turn:
        return public.players[seat].hand, 0
    return 0, 5


def imagine_keys(state: Town, viewer: int, chance: Chance) -> None:
    """Deal the hidden keys to the houses with a key, in agreement with what the viewer has seen."""
    public = state.public
    known = state.secrets[viewer].seen if viewer >= 0 else [UNSEEN] * HOUSES
    loose = [
        car
        for car in range(HOUSES)
        if public.key_holder[car] < 0 and not public.key_back[car] and car not in known
    ]
    loose = chance.shuffled(loose)
    key_on = list(known)
    for house in range(HOUSES):
        if public.key_lies[house] and key_on[house] == UNSEEN:
            key_on[house] = loose.pop()
    state.hidden.key_on = key_on
    for seat in range(state.seats):
        if seat != viewer:
            seen = [key_on[house] if public.looked[house] >> seat & 1 else UNSEEN for house in range(HOUSES)]
            state.set_secret(seat, state.secrets[seat].with_seen(seen))


def imagine_agendas(state: Town, viewer: int, chance: Chance) -> None:
    """Deal unseen agendas to the others, none that would have been turned up already (ZRR-41)."""
    public = state.public
    unseen: list[int] = []
    for design in range(len(AGENDAS)):
        unseen += [design] * AGENDAS[design].copies
    for design in public.agenda_discards:
        unseen.remove(design)
    for player in public.players:
        for done in player.completed:
            unseen.remove(done // 2)
    if viewer >= 0:
        for design in state.secrets[viewer].agendas:
            unseen.remove(design)
    unseen = chance.shuffled(unseen)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        dealt: list[int] = []
        for _ in range(public.players[seat].agendas):
            at = len(unseen) - 1
            while at > 0 and not could_hold(public, seat, unseen[at], dealt):
                at -= 1
            dealt.append(unseen.pop(at))
        state.set_secret(seat, state.secrets[seat].with_agendas(dealt))
    state.hidden.agendas = unseen


def could_hold(public: Public, seat: int, design: int, dealt: list[int]) -> bool:
    """Return whether a seat can hold an agenda: it is not dealt, and the seat has not fulfilled it."""
    if design in dealt:
        return False
    agenda = AGENDAS[design]
    return not (
        fulfilled(public, seat, agenda.easy, Moment.STEP) or fulfilled(public, seat, agenda.hard, Moment.STEP)
    )
