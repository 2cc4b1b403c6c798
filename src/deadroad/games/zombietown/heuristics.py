"""Heuristics of Zombietown, in points."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.zombietown.attack import Ambush, Attack, Exchange, guarded_house
from deadroad.games.zombietown.board import GLIDE, RING_SIDES, SQUARES, STEP_TO
from deadroad.games.zombietown.card_value import LATE, choice_rate, play_rate
from deadroad.games.zombietown.cars import damage_left
from deadroad.games.zombietown.components import Goal, kind_of
from deadroad.games.zombietown.fight_value import (
    BULLET,
    CARD_WORTH,
    Lure,
    aim_rate,
    best_blow,
    clash_rate,
    exchange_rate,
    lurch_rate,
    wound_cost,
)
from deadroad.games.zombietown.fighting import Clash
from deadroad.games.zombietown.finish import points
from deadroad.games.zombietown.group import gun_at, has_shot, own_house
from deadroad.games.zombietown.options import (
    AIM,
    AIM_FOLLOWER,
    AIM_GUARD,
    ATTACK,
    DISCARD,
    DRAW,
    DRIVE,
    DROP,
    END,
    FIGHT,
    FLEE,
    FOLLOWER_MEMBER,
    GIVE,
    GUARD_MEMBER,
    HURT,
    JOIN,
    KEEP,
    LOAD,
    LOOK,
    LURCH,
    MOST_FOLLOWERS,
    OUT,
    PASS,
    PAWN,
    PLAY,
    POST,
    RECLAIM,
    REST,
    SEARCH,
    SETTLE,
    SHOOT,
    START,
    STEP,
    STOP,
    TAKE,
    TURN,
    WITH,
    ZOMBIE,
)
from deadroad.games.zombietown.place_value import (
    FIND,
    KEY,
    RUN_OVER,
    Outlook,
    car_worth,
    crowded,
    danger,
    drive_outlook,
    parks_well,
    wants,
)
from deadroad.games.zombietown.state import Town
from deadroad.games.zombietown.zombies import Lurch
from deadroad.kernel.frame import State
from deadroad.kernel.heuristics import BLUNDER, Heuristics

DEAD: Final = -25.0
ACTION: Final = 0.45  # the value of an action for other purposes
LOSS: Final = -1.0
NEEDLESS: Final = -99.0  # only for people: drop a gun, move the zombies automatically


@final
class TownSense(Heuristics):
    """Evaluates a seat by its points, health, equipment and prospects."""

    def __init__(self) -> None:
        super().__init__(("life", "points", "goals", "means", "danger"), horizon=8, warmth=5.0)

    def network_leads(self) -> bool:
        return False

    def terms(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Town)
        public = state.public
        player = public.players[seat]
        secret = state.secrets[seat]
        if not player.alive:
            return [DEAD, 0.0, 0.0, 0.0, 0.0]
        scored = points(public, secret, seat)
        ahead = max(0, public.last_day - public.day + 1) / public.last_day
        held = 0.0
        for face in secret.hand:
            held += CARD_WORTH[kind_of(face)]
        goals = 1.5 * len(secret.agendas) * ahead
        return [
            1.2 * int(player.health) * (0.3 + ahead),
            float(sum(scored.values())),
            goals,
            held * 0.4 * ahead,
            -danger(public, player, player.space, crowded(public)) if player.space >= 0 else 0.0,
        ]

    def rate(self, state: State, option: int) -> float:
        assert isinstance(state, Town)
        return rate_before(outlook_of(state), state, option)

    def rates(self, state: State, *, haste: bool = False) -> list[float]:
        assert isinstance(state, Town)
        outlook = outlook_of(state)
        lurching = bool(state.stack) and isinstance(state.stack[-1], Lurch)
        lure = Lure(state.public, state.seat) if lurching else None
        return [rate_before(outlook, state, option, lure) for option in state.asked]


def outlook_of(state: Town) -> Outlook:
    """Return the outlook of the asked seat."""
    return Outlook(state.public, state.secrets[state.seat], state.seat)


def rate_before(outlook: Outlook, state: Town, option: int, lure: Lure | None = None) -> float:
    """Rate an option. One that loses a point or more is a blunder, unless all do."""
    worth = first_glance(outlook, state, option, lure)
    return worth if worth > LOSS else BLUNDER + worth


def first_glance(outlook: Outlook, state: Town, option: int, lure: Lure | None) -> float:
    """Return the estimated value of an option, in points."""
    seat = state.seat
    top = state.stack[-1]
    if option == REST or (DROP <= option < LOAD and not at_turn(state)):
        return NEEDLESS
    if WITH <= option < GIVE:
        if isinstance(top, Clash):
            return clash_rate(state, top, option - WITH)
        if isinstance(top, Exchange):
            return exchange_rate(state, top, option - WITH)
        return gun_rate(state, seat, option - WITH)
    if isinstance(top, Lurch):
        return zombie_rate(state, top, option, lure or Lure(state.public, seat))
    if isinstance(top, Attack | Ambush):
        return target_rate(state, seat, option)
    if STEP <= option < STOP:
        return step_rate(outlook, state, option - STEP)
    if DRIVE <= option < DRIVE + 8:
        return drive_rate(state, seat, option - DRIVE)
    if KEEP <= option < PLAY:
        return CARD_WORTH[option - KEEP]
    if DISCARD <= option < STEP:
        return -CARD_WORTH[option - DISCARD]
    if PLAY <= option < DISCARD:
        return play_rate(state, seat, option - PLAY)
    if option <= OUT or (option >= END and option < DRIVE):
        return plain_rate(outlook, state, option)
    return choice_rate(state, seat, option)


def zombie_rate(state: Town, frame: Lurch, option: int, lure: Lure) -> float:
    """Rate moving a zombie: by its best way, or by the way given."""
    if option < ZOMBIE + SQUARES + 12 and option >= ZOMBIE:
        best = -9.0
        space = option - ZOMBIE
        at = frame.entry(space)
        ways = frame.able[at] if at >= 0 else 0
        for way in range(4):
            if ways >> way & 1:
                best = max(best, lurch_rate(state.public, state.seat, space, way, lure))
        return best
    return lurch_rate(state.public, state.seat, frame.picked, option - LURCH, lure)


def target_rate(state: Town, seat: int, option: int) -> float:
    """Rate a target, or not attacking."""
    public = state.public
    if option == PASS:
        return 0.0
    if option >= AIM_GUARD:
        house = guarded_house(public, seat, has_shot(public.players[seat]))
        return aim_rate(public, state.secrets[seat], seat, public.owner[house], GUARD_MEMBER)
    if option >= AIM_FOLLOWER:
        victim = (option - AIM_FOLLOWER) // MOST_FOLLOWERS
        return aim_rate(public, state.secrets[seat], seat, victim, FOLLOWER_MEMBER)
    return aim_rate(public, state.secrets[seat], seat, option - AIM, PAWN)


def best_aim(state: Town, seat: int) -> float:
    """Return the rate of the best target in reach."""
    best = -9.0
    for option in Attack(seat).choices(state):
        best = max(best, target_rate(state, seat, option))
    return best


def gun_rate(state: Town, seat: int, arm: int) -> float:
    """Rate a gun for a shot at range: the fuller one first."""
    gun = gun_at(state.public, seat, arm, own_house(state.public, seat))
    return 0.0 if gun is None else gun.bullets + 0.5 * gun.draws()


def step_rate(outlook: Outlook, state: Town, way: int) -> float:
    """Rate a step by the outlook after it."""
    public = state.public
    seat = state.seat
    secret = state.secrets[seat]
    player = public.players[seat]
    there = STEP_TO[player.space * 4 + way]
    gain = outlook.at(there) - outlook.here()
    crowd = public.zombies[there]
    if crowd > 0:
        gain += crowd * best_blow(public, secret, seat) - 0.3 * (crowd - 1)
    if wants(secret, player, Goal.RING_SIDES):
        fresh = RING_SIDES[there] & ~player.ring_sides
        gain += 0.5 * fresh.bit_count()
    return gain - 0.02 if public.free_move or not at_turn(state) else gain - ACTION


def at_turn(state: Town) -> bool:
    """Return whether this is the question of the action phase.

    Then a step costs the free movement or an action.
    """
    return END in state.asked


def drive_rate(state: Town, seat: int, heading: int) -> float:
    """Rate a square for the car: zombies that it can run over, and the way to more of them."""
    public = state.public
    secret = state.secrets[seat]
    player = public.players[seat]
    there = GLIDE[player.space * 8 + heading]
    crowd = public.zombies[there]
    left = damage_left(public, player.car)
    now = drive_outlook(public, secret, seat, player.space)
    gain = drive_outlook(public, secret, seat, there) - now
    bonus = 0.5 if wants(secret, player, Goal.RUN_OVER) else 0.0
    if crowd > left:
        gain = left * (RUN_OVER + bonus) - 1.0 - (crowd - left) * 1.0
    elif crowd == left:
        gain = left * (RUN_OVER + bonus) - 1.0
    elif crowd > 0:
        gain = crowd * (RUN_OVER + bonus) + 0.3
    cost = 0.02 if public.free_move or not at_turn(state) else ACTION
    return gain - cost


def plain_rate(outlook: Outlook, state: Town, option: int) -> float:  # noqa: PLR0911 - one line for each verb
    """Rate a verb without arguments."""
    public = state.public
    seat = state.seat
    secret = state.secrets[seat]
    player = public.players[seat]
    house = player.space - SQUARES
    if SETTLE <= option < SETTLE + 12:
        return settle_rate(option - SETTLE)
    match option:
        case _ if option == SEARCH:
            new = not player.searched >> house & 1 and wants(secret, player, Goal.HOUSES_SEARCHED)
            return FIND + (0.7 if new else 0.0)
        case _ if option in (TAKE, RECLAIM):
            return KEY + 0.2 + (0.8 if wants(secret, player, Goal.KEYS_TURN) else 0.0)
        case _ if option == LOOK:
            return 0.3
        case _ if option == START:
            return car_worth(public, seat, player.space) * 0.8 - ACTION
        case _ if option == OUT:
            return out_rate(outlook, state)
        case _ if option == FIGHT:
            return best_blow(public, secret, seat)
        case _ if option == FLEE:
            return -wound_cost(player)
        case _ if option == SHOOT:
            return shoot_rate(state, seat)
        case _ if option == ATTACK:
            return best_aim(state, seat) - 0.1
        case _ if option == HURT:
            return -wound_cost(player) + (0.0 if player.health > 1 else -10.0)
        case _ if option == DRAW:
            return 0.5 if public.last_day - public.day > LATE else -1.0
        case _ if option == STOP:
            return 0.3 if parks_well(public, secret, seat, player.space) else 0.0
        case _ if option == POST:
            return 3.0 if house >= 0 and public.owner[house] != seat else 0.3
        case _ if option == JOIN:
            return 0.5
        case _ if option == TURN:
            return -0.05
        case _ if option == END:
            return -2.0 if idles(state, seat) else 0.0
        case _:
            return 0.0  # decline, pass


def idles(state: Town, seat: int) -> bool:
    """Return whether ending now would leave something worth an action undone."""
    if state.public.actions <= 0:
        return False
    for option in state.asked:
        if option in (SEARCH, TAKE) or (
            PLAY <= option < DISCARD and play_rate(state, seat, option - PLAY) > 0.5
        ):
            return True
    return False


def out_rate(outlook: Outlook, state: Town) -> float:
    """Rate getting out: the outlook on foot must be better than in the car."""
    public = state.public
    seat = state.seat
    player = public.players[seat]
    if public.zombies[player.space] > 0:
        return -1.0
    in_the_car = drive_outlook(public, state.secrets[seat], seat, player.space)
    return 0.05 if outlook.here() > in_the_car + 0.2 else -0.3


def settle_rate(house: int) -> float:
    """Rate a home base: near the ring there are more zombies, and all neighbours are four steps away."""
    return 1.0 if house % 3 else 0.0


def shoot_rate(state: Town, seat: int) -> float:
    """Rate a shot at range."""
    player = state.public.players[seat]
    spare = sum([max(0, gun.bullets - 1) for gun in player.guns])
    bonus = 0.8 if wants(state.secrets[seat], player, Goal.SHOT_KILLS_TURN) else 0.0
    return (0.8 - BULLET if spare > 0 else -0.05) + bonus
