"""The end: points by source, ranking and ties (ZTB-27, ZTB-50 to ZTB-52, ZRR-50 to ZRR-52)."""

from __future__ import annotations

from mypy_extensions import i64

from deadroad.games.zombietown.agendas import loaded_guns, lower_points, side_points
from deadroad.games.zombietown.board import HOUSES
from deadroad.games.zombietown.components import Ability
from deadroad.games.zombietown.group import ability_amount
from deadroad.games.zombietown.houses import guards_of, houses_of, own_barricades
from deadroad.games.zombietown.state import Public, Secret, Town
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.kernel.outcome import Outcome, ranked


def outcome(state: Town) -> Outcome | None:
    """Return the outcome."""
    if state.seat >= 0:
        return None
    public = state.public
    scores = [points(public, state.secrets[seat], seat) for seat in range(state.seats)]
    # ZTB-27: the dead rank after the living, and win only if all are dead.
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        player = public.players[seat]
        total = sum(scores[seat].values())
        keys.append((1 if player.alive else 0, total, player.zombies, houses_of(public, seat)))
    ranking = ranked(keys)
    winners = ranking[0]
    return Outcome(ranking, list(winners), scores, why(keys, winners), "ZTB-50")


def why(keys: list[tuple[int, ...]], winners: list[int]) -> str:
    """Return what decided: points, zombies, houses, life (a dead rival has no fewer points), or nothing."""
    best = keys[winners[0]]
    if best[0] == 0:
        return "all-dead"
    if len(winners) > 1:
        return "shared"
    rivals = [key for seat, key in enumerate(keys) if seat not in winners]
    if [key for key in rivals if key[:3] == best[:3]]:
        return "houses"
    if [key for key in rivals if key[:2] == best[:2]]:
        return "zombies"
    if [key for key in rivals if key[1] >= best[1]]:
        return "living"
    return "points"


def points(public: Public, secret: Secret, seat: int) -> dict[str, int]:
    """Return a seat's points by source."""
    terms = public.terms
    player = public.players[seat]
    found = {
        "zombies": player.zombies * terms.zombie_points,
        "houses": house_points(public, seat),
        "survivors": (len(player.followers) + guards_of(public, seat)) * terms.survivor_points,
        "barricades": own_barricades(public, seat) * terms.barricade_points,
        "guns": loaded_guns(public, seat) * terms.gun_points,
    }
    if terms.road_rage:
        found["cars"] = working_cars(public, seat)
        found["agendas"] = sum([side_points(done // 2, done % 2) for done in player.completed])
        found["unfinished"] = -sum([lower_points(design) for design in secret.agendas])
    return found


def house_points(public: Public, seat: int) -> int:
    """Return the points of a seat's houses. Those of the realtor count more, except the base."""
    worth = public.terms.house_points
    other = max(worth, ability_amount(public, seat, Ability.ESTATE))
    total = 0
    owners = public.owner
    own: i64 = seat
    house: i64
    for house in range(HOUSES):
        if owners[house] == own:
            total += worth if public.home[house] == seat else other
    return total


def working_cars(public: Public, seat: int) -> int:
    """Return how many working cars a seat has the key of (ZRR-50)."""
    count = 0
    holders = public.key_holder  # none before they are laid
    own: i64 = seat
    car: i64
    for car in range(len(holders)):
        if holders[car] == own and public.car_damage[car] < CAR_DAMAGE:
            count += 1
    return count
