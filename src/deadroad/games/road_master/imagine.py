"""Imagine a whole state from a view: what the seat can't see is filled in at random."""

from deadroad.games.road_master.cards import BONUS_PILE, COLOUR, deck_of
from deadroad.games.road_master.draft import Draft
from deadroad.games.road_master.state import Hidden, Public, RoadState, Secret
from deadroad.kernel.chance import Chance
from deadroad.kernel.view import View, resume


def imagine(view: View, chance: Chance) -> RoadState:
    """Return a state that shows this seat the same."""
    public = view.public
    assert isinstance(public, Public)
    secrets = [Secret() for _ in range(view.seats)]
    state = RoadState(view.seats, chance, public.clone(), secrets, Hidden())
    state.hidden.deck = _deck(public, chance)
    _deal_bonuses(state, view, chance)
    resume(state, view)
    return state


def _deck(public: Public, chance: Chance) -> list[int]:
    # All cards outside the deck have been seen, so its cards are known, and so is the back of the top one.
    seen = {*public.gone, *public.exchange}
    for haulier in public.hauliers:
        seen.update(haulier.contracts)
    cards = deck_of(public.shortages, public.explosives, public.perishables)
    deck = chance.shuffled([card for card in cards if card not in seen])
    if deck:
        # The first shuffled card with that back is a uniformly random one.
        at = [COLOUR[card] for card in deck].index(public.top)
        deck.append(deck.pop(at))
    return deck


def _deal_bonuses(state: RoadState, view: View, chance: Chance) -> None:
    public = state.public
    own = view.secret.clone() if isinstance(view.secret, Secret) else Secret()
    # The seat's own batches keep their cards. A batch that others drew from keeps a random part.
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
    if view.asked < 0:  # everything is revealed when the game is over
        for haulier in public.hauliers:
            placed.update(haulier.shown)
    free = chance.shuffled([bonus for bonus in BONUS_PILE if bonus not in placed])
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
