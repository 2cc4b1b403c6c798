"""The verbs of Zombietown and their arguments."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.board import HOUSE_LETTERS, RING, SPACE_NAMES, SQUARES
from deadroad.games.zombietown.components import AGENDAS, CARDS, COMBAT_CARDS, HOUSE_CARDS, KIND_NAMES, ROLES
from deadroad.kernel.option import Domain, Space, Verb

# Arms: the pawn's hands and guns, then hands and gun of each follower and each guard.
ARMS: Final = 18
HANDS: Final = 0
FIRST_GUN: Final = 1
FIRST_FOLLOWER: Final = 4
FIRST_GUARD: Final = 12
# The members that can hold a gun: the pawn, followers, guards.
PAWN: Final = 0
FOLLOWER_MEMBER: Final = 1
GUARD_MEMBER: Final = 5
MOST_FOLLOWERS: Final = 4
MOST_GUARDS: Final = 3

SETTLE: Final = 0
ROLE: Final = SETTLE + 12
KEEP: Final = ROLE + 6
PLAY: Final = KEEP + 11
DISCARD: Final = PLAY + 11
STEP: Final = DISCARD + 11
STOP: Final = STEP + 4
SEARCH: Final = STOP + 1
LOOK: Final = SEARCH + 1
TAKE: Final = LOOK + 1
RECLAIM: Final = TAKE + 1
START: Final = RECLAIM + 1
OUT: Final = START + 1
END: Final = OUT + 1
FIGHT: Final = END + 1
FLEE: Final = FIGHT + 1
SHOOT: Final = FLEE + 1
ATTACK: Final = SHOOT + 1
HURT: Final = ATTACK + 1
DRAW: Final = HURT + 1
DECLINE: Final = DRAW + 1
PASS: Final = DECLINE + 1
TURN: Final = PASS + 1
JOIN: Final = TURN + 1
POST: Final = JOIN + 1
DRIVE: Final = POST + 1
WITH: Final = DRIVE + 8
GIVE: Final = WITH + 18
DROP: Final = GIVE + 18
LOAD: Final = DROP + 18
DAMPEN: Final = LOAD + 18
DAMPEN_GUARD: Final = DAMPEN + 18
TO: Final = DAMPEN_GUARD + 36
STATION: Final = TO + 8
FETCH: Final = STATION + 4
SACRIFICE: Final = FETCH + 3
AIM: Final = SACRIFICE + 4
AIM_FOLLOWER: Final = AIM + 6
AIM_GUARD: Final = AIM_FOLLOWER + 24
PLACE: Final = AIM_GUARD + 3
BREAK: Final = PLACE + 4
PRY: Final = BREAK + 4
LEAVE: Final = PRY + 4
FORGO: Final = LEAVE + 4
RISE: Final = FORGO + 15
ZOMBIE: Final = RISE + 20
LURCH: Final = ZOMBIE + 204
AT: Final = LURCH + 4
NOISE: Final = AT + 204
ROT: Final = NOISE + 192
DESERT: Final = ROT + 48
DESERT_GUARD: Final = DESERT + 4
REVIVE: Final = DESERT_GUARD + 36
REST: Final = REVIVE + 36

DIRECTIONS: Final = ("north", "east", "south", "west")
HEADINGS: Final = (
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
)
_ARM_NAMES: Final = (
    "hands",
    "gun1",
    "gun2",
    "gun3",
    "follower1",
    "follower1-gun",
    "follower2",
    "follower2-gun",
    "follower3",
    "follower3-gun",
    "follower4",
    "follower4-gun",
    "guard1",
    "guard1-gun",
    "guard2",
    "guard2-gun",
    "guard3",
    "guard3-gun",
)
_MEMBER_NAMES: Final = (
    "pawn",
    "follower1",
    "follower2",
    "follower3",
    "follower4",
    "guard1",
    "guard2",
    "guard3",
)

HOUSE: Final = Domain("house", HOUSE_LETTERS, "house")
ROLE_NAMES: Final = Domain("role", [role.id for role in ROLES], "role")
CARD: Final = Domain("card", KIND_NAMES, "card")
DIRECTION: Final = Domain("direction", DIRECTIONS, "direction")
HEADING: Final = Domain("direction", HEADINGS, "direction", "heading")
FACADE: Final = Domain("facade", DIRECTIONS, "facade")
ARM: Final = Domain("arm", _ARM_NAMES, "arm")
MEMBER: Final = Domain("member", _MEMBER_NAMES, "member")
FOLLOWER: Final = Domain("follower", (1, 2, 3, 4), "follower")
GUARD: Final = Domain("guard", (1, 2, 3), "guard")
SEAT: Final = Domain("seat", range(6), "seat")
AGENDA: Final = Domain("agenda", [agenda.id for agenda in AGENDAS], "agenda")
SPACE: Final = Domain("space", SPACE_NAMES, "space")
SQUARE: Final = Domain("space", SPACE_NAMES[:SQUARES], "space", "square")
RING_SQUARE: Final = Domain("space", [SPACE_NAMES[square] for square in RING], "space", "square")

SPACE_OF_OPTIONS: Final = Space(
    Verb(SETTLE, "settle", HOUSE),
    Verb(ROLE, "role", ROLE_NAMES),
    Verb(KEEP, "keep", CARD),
    Verb(PLAY, "play", CARD),
    Verb(DISCARD, "discard", CARD),
    Verb(STEP, "step", DIRECTION),
    Verb(STOP, "stop"),
    Verb(SEARCH, "search"),
    Verb(LOOK, "look"),
    Verb(TAKE, "take"),
    Verb(RECLAIM, "reclaim"),
    Verb(START, "start"),
    Verb(OUT, "out"),
    Verb(END, "end"),
    Verb(FIGHT, "fight"),
    Verb(FLEE, "flee"),
    Verb(SHOOT, "shoot"),
    Verb(ATTACK, "attack"),
    Verb(HURT, "hurt"),
    Verb(DRAW, "draw"),
    Verb(DECLINE, "decline"),
    Verb(PASS, "pass"),
    Verb(TURN, "turn"),
    Verb(JOIN, "join"),
    Verb(POST, "post"),
    Verb(DRIVE, "drive", HEADING),
    Verb(WITH, "with", ARM),
    Verb(GIVE, "give", ARM),
    Verb(DROP, "drop", ARM),
    Verb(LOAD, "load", ARM),
    Verb(DAMPEN, "dampen", ARM),
    Verb(DAMPEN_GUARD, "dampen-guard", HOUSE, GUARD),
    Verb(TO, "to", MEMBER),
    Verb(STATION, "station", FOLLOWER),
    Verb(FETCH, "fetch", GUARD),
    Verb(SACRIFICE, "sacrifice", FOLLOWER),
    Verb(AIM, "aim", SEAT),
    Verb(AIM_FOLLOWER, "aim-follower", SEAT, FOLLOWER),
    Verb(AIM_GUARD, "aim-guard", GUARD),
    Verb(PLACE, "place", FACADE),
    Verb(BREAK, "break", FACADE),
    Verb(PRY, "pry", FACADE),
    Verb(LEAVE, "leave", FACADE),
    Verb(FORGO, "forgo", AGENDA),
    Verb(RISE, "rise", RING_SQUARE),
    Verb(ZOMBIE, "zombie", SPACE),
    Verb(LURCH, "lurch", DIRECTION),
    Verb(AT, "at", SPACE),
    Verb(NOISE, "noise", SQUARE),
    Verb(ROT, "rot", HOUSE, FACADE),
    Verb(DESERT, "desert", FOLLOWER),
    Verb(DESERT_GUARD, "desert-guard", HOUSE, GUARD),
    Verb(REVIVE, "revive", HOUSE, GUARD),
    Verb(REST, "rest"),
)

# Domains whose values occur in events, questions and refusals.
DOMAINS: Final = {
    "house": HOUSE,
    "role": ROLE_NAMES,
    "card": Domain("card", [card.id for card in CARDS]),
    "kind": CARD,
    "direction": DIRECTION,
    "heading": HEADING,
    "facade": FACADE,
    "arm": ARM,
    "member": MEMBER,
    "agenda": AGENDA,
    "space": SPACE,
    "combat": Domain("combat", [card.id for card in COMBAT_CARDS]),
    "house_card": Domain("house_card", [card.id for card in HOUSE_CARDS]),
    "side": Domain("side", ("easy", "hard")),
}
