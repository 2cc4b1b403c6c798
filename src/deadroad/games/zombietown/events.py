"""The kinds of events, told to all seats or whispered to one."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.event import Told, Whispered

# Set-up.
BEGAN: Final = Told("began", "ZTB-7", "seat")
TOOK_ROLE: Final = Told("took-role", "ZTB-4", "seat role")
SETTLED: Final = Told("settled", "ZTB-4", "seat house")
KEPT: Final = Told("kept", "ZTB-4", "seat count")
DEALT: Final = Whispered("dealt", "ZTB-4", "cards*:card")
SHOWED_TWINS: Final = Told("showed-twins", "ZRR-2", "seat agenda")

# Days and turns.
DAY_BEGAN: Final = Told("day-began", "ZTB-7", "day")
TURN_BEGAN: Final = Told("turn-began", "ZTB-10", "seat actions")
DREW: Final = Told("drew", "ZTB-10", "seat")
DREW_CARD: Final = Whispered("drew-card", "ZTB-10", "card")
EVENT_DRAWN: Final = Told("event-drawn", "ZTB-10", "seat card")
EVENT_IGNORED: Final = Told("event-ignored", "ZTB-10", "seat card")
DISCARDED: Final = Told("discarded", "ZTB-10", "seat card")
DELAYED: Final = Told("delayed", "ZTB-51", "day")
HELP_ON_TIME: Final = Told("help-on-time", "ZTB-51", "day")
DUG_UP: Final = Told("dug-up", "ZTB-15", "house")

# Walking, searching, playing.
STEPPED: Final = Told("stepped", "ZTB-12", "seat space")
SEARCHED: Final = Told("searched", "ZTB-15", "seat house finds")
PLAYED: Final = Told("played", "ZTB-13", "seat card")
ARMED: Final = Told("armed", "ZTB-14", "seat member card bullets")
DROPPED: Final = Told("dropped", "ZTB-14", "seat card")
LOADED: Final = Told("loaded", "ZTB-13", "seat arm bullets")
HEALED: Final = Told("healed", "ZTB-13", "seat health")
JOINED: Final = Told("joined", "ZTB-13", "seat card")
POSTED: Final = Told("posted", "ZTB-30", "seat card house")
FETCHED: Final = Told("fetched", "ZTB-13", "seat card house")
NOISE_MADE: Final = Told("noise-made", "ZTB-13", "seat space")

# Houses.
BARRICADED: Final = Told("barricaded", "ZTB-30", "seat house facade strength")
CLAIMED: Final = Told("claimed", "ZTB-30", "seat house")
TAKEN_OVER: Final = Told("taken-over", "ZTB-31", "seat house victim:seat")
LOST: Final = Told("lost", "ZTB-8", "seat house")
WEAKENED: Final = Told("weakened", "ZTB-32", "house facade strength")
FELL: Final = Told("fell", "ZTB-32", "house facade")

# Fighting.
TURNED: Final = Told("turned", "ZTB-20", "seat arm combats*:combat")
KILLED: Final = Told("killed", "ZTB-22", "seat space zombies")
HURT: Final = Told("hurt", "ZTB-23", "seat health damage")
SACRIFICED: Final = Told("sacrificed", "ZTB-23", "seat card")
SURVIVOR_DIED: Final = Told("survivor-died", "ZTB-24", "seat card")
FLED: Final = Told("fled", "ZTB-17", "seat")
RETREATED: Final = Told("retreated", "ZTB-18", "seat space")
ATTACKED: Final = Told("attacked", "ZTB-26", "seat victim:seat member")
AMBUSHED: Final = Told("ambushed", "ZTB-29", "seat victim:seat")
ANSWERED: Final = Told("answered", "ZTB-26", "seat victim:seat member")
WOUNDED: Final = Told("wounded", "ZTB-26", "seat victim:seat health")
DIED: Final = Told("died", "ZTB-27", "seat")
REVIVED: Final = Told("revived", "ZTB-27", "seat card house")

# Zombies.
ROSE: Final = Told("rose", "ZTB-40", "space")
LURCHED: Final = Told("lurched", "ZTB-41", "from:space space")
KNOCKED: Final = Told("knocked", "ZTB-42", "house facade strength")

# Road Rage.
LOOKED: Final = Told("looked", "ZRR-10", "seat house")
SAW_KEY: Final = Whispered("saw-key", "ZRR-10", "house car:house")
TOOK_KEY: Final = Told("took-key", "ZRR-10", "seat house car:house")
STARTED: Final = Told("started", "ZRR-20", "seat car:house")
DROVE: Final = Told("drove", "ZRR-21", "seat car:house space")
TURNED_CAR: Final = Told("turned-car", "ZRR-21", "seat car:house")
RAN_OVER: Final = Told("ran-over", "ZRR-23", "seat count damage")
BROKE_DOWN: Final = Told("broke-down", "ZRR-24", "seat car:house")
GOT_OUT: Final = Told("got-out", "ZRR-26", "seat space")
COMPLETED: Final = Told("completed", "ZRR-41", "seat agenda side points")
DREW_AGENDA: Final = Told("drew-agenda", "ZRR-44", "seat")
GOT_AGENDA: Final = Whispered("got-agenda", "ZRR-44", "agenda")
FORWENT: Final = Told("forwent", "ZRR-44", "seat agenda")
