from __future__ import annotations

from deadroad.games.zombietown.board import FACADES, HOUSES
from deadroad.games.zombietown.components import AGENDAS, COMBAT_CARDS, FACES
from deadroad.games.zombietown.imagine import cards_in_play
from deadroad.games.zombietown.playing import UseCard
from deadroad.games.zombietown.setup import Opening, Stage
from deadroad.games.zombietown.state import Public, Town
from deadroad.kernel.frame import State

# What random and greedy games must come across: domain -> values that they may miss, each with its reason.
REACH: dict[str, set[str]] = {
    "card": set(),
    "combat": set(),
    "house": set(),
    "agenda": set(),
}

# Edition of the environments, and a digest of what an agent meets.
EDITION = (4, "6876e1215e5762c1")


def count(state: State) -> dict[str, int]:
    """100 zombies, 102 action cards, 30 combat cards, 30 agendas, 12 keys; and the limits of the town."""
    assert isinstance(state, Town)
    keep_limits(state)
    public, hidden = state.public, state.hidden
    found = {
        "zombies": public.reserve + sum(public.zombies) + sum(player.zombies for player in public.players)
    }
    for card in range(len(COMBAT_CARDS)):
        found[f"combat {card}"] = hidden.combat.count(card) + public.combat_spent[card]
    if settling(state):
        return found | full_piles(state)
    cards = cards_in_play(public) + hidden.deck
    for secret in state.secrets:
        cards += secret.hand + secret.opening
    cards += [frame.face for frame in state.stack if isinstance(frame, UseCard) and frame.holds()]
    for face in range(FACES):
        found[f"card {face}"] = cards.count(face)
    if public.terms.road_rage:
        agendas = hidden.agendas + public.agenda_discards
        for player, secret in zip(public.players, state.secrets, strict=True):
            agendas = agendas + secret.agendas + [done // 2 for done in player.completed]
            assert len(secret.agendas) == player.agendas <= 2
        for design in range(len(AGENDAS)):
            found[f"agenda {design}"] = agendas.count(design)
        found["keys"] = sum(holder >= 0 for holder in public.key_holder)
        found["keys"] += sum(public.key_lies) + sum(public.key_back)
    return found


def settling(state: Town) -> bool:
    """Whether nothing has been dealt yet."""
    bottom = state.stack[0] if state.stack else None
    return isinstance(bottom, Opening) and bottom.stage is not Stage.HANDS


def full_piles(state: Town) -> dict[str, int]:
    """What the box holds: the count that every later one must equal."""
    from deadroad.games.zombietown.components import CARDS

    found = {f"card {face}": CARDS[face].copies for face in range(FACES)}
    if state.public.terms.road_rage:
        found |= {f"agenda {design}": AGENDAS[design].copies for design in range(len(AGENDAS))}
        found["keys"] = HOUSES
    return found


def keep_limits(state: Town) -> None:
    """Stands, facades, chips, guards, groups, cars and hands stay within their limits."""
    public = state.public
    terms = public.terms
    standing = [facade for facade in range(FACADES) if public.barricades[facade] > 0]
    assert len(standing) <= 12
    assert all((public.planks[facade] >= 0) == (facade in standing) for facade in range(FACADES))
    for house in range(HOUSES):
        owner = public.owner[house]
        guards = public.guards[house]
        barred = any(facade // 4 == house for facade in standing)
        assert len(guards) <= terms.guards
        if owner < 0:
            assert not guards
            assert not barred
        elif public.home[house] != owner:
            assert guards or barred
    for seat, player in enumerate(public.players):
        assert public.owner.count(seat) <= 4
        assert 0 <= player.health <= terms.health
        assert (player.health > 0) == player.alive
        assert len(player.followers) <= terms.followers + 1
        assert len(player.guns) <= terms.pawn_guns
        if player.car >= 0:
            assert public.car_at[player.car] == player.space
            assert public.car_damage[player.car] < 4
            assert public.key_holder[player.car] == seat
    cars_apart(public)


def cars_apart(public: Public) -> None:
    """No two cars share a square, and none is beyond repair of the count."""
    assert len(set(public.car_at)) == len(public.car_at)
    assert all(0 <= damage <= 4 for damage in public.car_damage)
