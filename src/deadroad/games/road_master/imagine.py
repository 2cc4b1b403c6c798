"""A whole position from one view: what the seat cannot see is filled in at random."""

from deadroad.games.road_master.cards import BONUSES, COLOUR, deck_of
from deadroad.games.road_master.draft import Draft
from deadroad.games.road_master.state import Public, RoadState, Secret
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume


def imagine(view: View, chance: Chance) -> RoadState:
    """Return a state that shows this seat the same."""
    public = view.public
    assert isinstance(public, Public)
    state = RoadState(view.seats, chance)
    state.public = public.clone()
    state.hidden.deck = _deck(public, chance)
    _deal_bonuses(state, view, chance)
    resume(state, view)
    return state


def _deck(public: Public, chance: Chance) -> list[int]:
    # Every card that is not in the deck has been seen: its cards are known, and the back of its top.
    seen = {*public.gone, *public.exchange}
    for haulier in public.hauliers:
        seen.update(haulier.contracts)
    cards = deck_of(public.shortages, public.explosives, public.perishables)
    deck = chance.shuffled([card for card in cards if card not in seen])
    if deck:
        # The first of the shuffled cards with that back is as likely to be any of them.
        at = [COLOUR[card] for card in deck].index(public.top)
        deck.append(deck.pop(at))
    return deck


def _deal_bonuses(state: RoadState, view: View, chance: Chance) -> None:
    public = state.public
    own = view.secret.clone() if isinstance(view.secret, Secret) else Secret()
    # Own batches keep their cards: of a batch that others have drawn from, any of those it may still hold.
    known: list[list[int]] = []
    mine = 0
    for owner, size in zip(public.batch_owners, public.batch_sizes, strict=True):
        if owner == view.seat and owner >= 0:
            known.append(chance.shuffled(own.rejected[mine])[:size])
            mine += 1
        else:
            known.append([])
    placed = {*own.kept, *own.looking}
    for cards in known:
        placed.update(cards)
    if view.asked < 0:  # all is shown when the game is over
        for haulier in public.hauliers:
            placed.update(haulier.shown)
    free = chance.shuffled([bonus for bonus in range(len(BONUSES)) if bonus not in placed])
    state.secrets = [Secret() for _ in range(view.seats)]
    batches: list[list[int]] = []
    for at, owner in enumerate(public.batch_owners):
        cards = known[at]
        if not cards:
            cards = free[: public.batch_sizes[at]]
            free = free[public.batch_sizes[at] :]
            if owner >= 0:
                state.secrets[owner].rejected = [*state.secrets[owner].rejected, sorted(cards)]
        batches.append(cards)
    state.hidden.pile = [card for cards in reversed(batches) for card in cards]
    drafting = view.stack[-1] if view.stack else None
    for seat in range(view.seats):
        if seat == view.seat:
            state.secrets[seat] = own
            continue
        secret = state.secrets[seat]
        if view.asked < 0:
            secret.kept = public.hauliers[seat].shown
            continue
        held = public.hauliers[seat].bonuses
        secret.kept = free[:held]
        free = free[held:]
        if isinstance(drafting, Draft) and drafting.who == seat:
            hand = drafting.seen - drafting.kept
            secret.looking = sorted(free[:hand])
            free = free[hand:]
