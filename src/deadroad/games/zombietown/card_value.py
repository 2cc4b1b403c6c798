"""Ratings of cards, and of the choices that actions and events ask for. Estimates for bots."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.board import ACCESS, SQUARES
from deadroad.games.zombietown.components import AGENDAS, CARDS, Effect, Goal
from deadroad.games.zombietown.fight_value import NEARLY_DEAD, SURVIVOR, breaks_in, facade_before, wound_cost
from deadroad.games.zombietown.group import gun_at, has_shot, own_house
from deadroad.games.zombietown.houses import houses_of
from deadroad.games.zombietown.options import (
    AIM,
    BREAK,
    DAMPEN,
    DAMPEN_GUARD,
    DESERT,
    DROP,
    FETCH,
    FORGO,
    GIVE,
    LEAVE,
    LOAD,
    NOISE,
    PLACE,
    PRY,
    RISE,
    ROT,
    SACRIFICE,
    STATION,
    TO,
)
from deadroad.games.zombietown.place_value import wants
from deadroad.games.zombietown.state import Town
from deadroad.games.zombietown.terms import CHIPS

LATE: Final = 2  # the last days, in which an unfinished agenda is better given up


def play_rate(state: Town, seat: int, kind: int) -> float:
    """Rate playing a card of a kind."""
    public = state.public
    secret = state.secrets[seat]
    player = public.players[seat]
    house = player.space - SQUARES
    claims = house >= 0 and public.owner[house] != seat
    match CARDS[kind].effect:
        case Effect.BOARD_UP:
            bonus = 0.6 if wants(secret, player, Goal.BARRICADES_SPREAD) else 0.0
            # A barricade in hand can still claim a house while there are chips and days.
            last = houses_of(public, seat) >= CHIPS or public.last_day - public.day <= 1
            return bonus + (4.2 if claims else 1.0 if last else 0.55)
        case Effect.JOIN:
            bonus = 0.6 if wants(secret, player, Goal.SURVIVORS_TURN) else 0.0
            return bonus + (5.0 if claims else 2.1)
        case Effect.EQUIP:
            return 1.6 + (0.6 if wants(secret, player, Goal.GUNS_TURN) else 0.0)
        case Effect.REFILL:
            return 0.7 if has_shot(player) else 1.5
        case Effect.HEAL:
            return wound_cost(player) * (0.9 if player.health <= NEARLY_DEAD else 0.5)
        case Effect.RUN_ON:
            return 0.1
        case Effect.PRY:
            return 0.3
        case _:
            return -0.1


def choice_rate(state: Town, seat: int, option: int) -> float:
    """Rate the choice that an action or an event asks for."""
    public = state.public

    player = public.players[seat]
    house = player.space - SQUARES
    if GIVE <= option < DROP:
        return -0.2
    if DROP <= option < LOAD:
        return 0.02 if len(player.guns) >= public.terms.pawn_guns else -0.1
    if LOAD <= option < DAMPEN:
        gun = gun_at(public, seat, option - LOAD, own_house(public, seat))
        return 0.0 if gun is None else -float(gun.bullets)
    if DAMPEN <= option < TO:
        return -0.5 if option >= DAMPEN_GUARD else -0.3
    if TO <= option < STATION:
        return 0.5 if option == TO else 0.2
    if STATION <= option < FETCH:
        claims = house >= 0 and public.owner[house] != seat
        return 3.0 if claims else -0.2
    if FETCH <= option < SACRIFICE:
        return -0.5 if len(public.guards[house]) > 1 or public.home[house] == seat else -1.5
    if SACRIFICE <= option < AIM:
        survivor = player.followers[option - SACRIFICE]
        gun = survivor.gun
        return -SURVIVOR - (0.0 if gun is None else 0.5 + 0.1 * gun.bullets)
    if PLACE <= option < BREAK:
        return place_rate(state, house * 4 + option - PLACE)
    if BREAK <= option < PRY:
        return breaks_in(public, seat, facade_before(public, seat, option - BREAK)) - 0.1
    if PRY <= option < LEAVE:
        return breaks_in(public, seat, facade_before(public, seat, option - PRY))
    if LEAVE <= option < FORGO:
        return -float(public.zombies[ACCESS[house * 4 + option - LEAVE]])
    if FORGO <= option < RISE:
        return forgo_rate(state, seat, option - FORGO)
    if NOISE <= option < ROT:
        return 0.0
    if ROT <= option < DESERT:
        return -3.0 if public.barricades[option - ROT] == 1 else -float(public.barricades[option - ROT]) * 0.1
    return 0.0


def place_rate(state: Town, facade: int) -> float:
    """Rate a facade for a barricade: where zombies are near and no car stands."""
    public = state.public
    if ACCESS[facade] in public.car_at:
        return -0.5
    return 0.1 * public.zombies[ACCESS[facade]]


def forgo_rate(state: Town, seat: int, design: int) -> float:
    """Rate giving up an agenda. Near the end it saves the penalty."""
    public = state.public
    player = public.players[seat]
    saved = float(min(AGENDAS[design].easy.points, AGENDAS[design].hard.points))
    if design * 2 in player.completed or design * 2 + 1 in player.completed:
        return saved - 0.5
    if public.last_day - public.day < LATE:
        return saved - 0.4
    return -1.2
