"""The kinds of events, told to all seats or whispered to one."""

from typing import Final

from deadroad.kernel.event import Told, Whispered

# Set-up and turns.
FIRST_PLAYER: Final = Told("first-player", "RDM-6", "seat")
TURN_BEGAN: Final = Told("turn-began", "RDM-7", "seat round")
PLACED: Final = Told("placed", "RDM-5", "seat space")
TURN_ENDED: Final = Told("turn-ended", "RDM-12", "seat actions")
END_TRIGGERED: Final = Told("end-triggered", "RDM-80", "seat score")

# Contracts.
TURNED_UP: Final = Told("turned-up", "RDM-20", "contract")
TOOK: Final = Told("took", "RDM-20", "seat contract")
DREW: Final = Told("drew", "RDM-20", "seat contract")
SHORTAGE_STRUCK: Final = Told("shortage-struck", "RDM-22", "shortage warehouse amount")
EMPTIED: Final = Told("emptied", "RDM-23", "warehouse colour contracts*:contract")

# Super-bonuses.
LOOKED: Final = Told("looked", "RDM-30", "seat amount")
SAW: Final = Whispered("saw", "RDM-30", "bonuses*:bonus")
KEPT: Final = Told("kept", "RDM-30", "seat amount")
KEPT_WHICH: Final = Whispered("kept-which", "RDM-30", "bonus")

# Load, drive, unload.
LOADED: Final = Told("loaded", "RDM-40", "seat amount colour warehouse")
DROVE: Final = Told("drove", "RDM-50", "seat space path*:space")
REVERSED: Final = Told("reversed", "RDM-60", "seat space")
DELIVERED: Final = Told("delivered", "RDM-70", "seat amount colour contract")
FILLED: Final = Told("filled", "RDM-70", "seat contract points")
LEFT_THERE: Final = Told("left-there", "RDM-70", "seat amount colour warehouse")

# Advanced rules.
BOOM: Final = Told("boom", "RDM-92", "seat boom")
EXPLODED: Final = Told("exploded", "RDM-92", "seat amount")
SPOILED: Final = Told("spoiled", "RDM-96", "seat amount")

# End.
STOOD_STILL: Final = Told("stood-still", "RDM-85", "rounds")
PENALTY_PAID: Final = Told("penalty-paid", "RDM-81", "seat contract points")
BONUS_FILLED: Final = Told("bonus-filled", "RDM-82", "seat bonus points")
BONUS_MISSED: Final = Told("bonus-missed", "RDM-82", "seat bonus points")
