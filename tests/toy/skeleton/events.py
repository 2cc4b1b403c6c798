"""The events that seats are told."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.event import Told, Whispered

DREW: Final = Told("drew", "SKE-2", "seat")
DRAWN: Final = Whispered("drawn", "SKE-2", "card")
PLAYED: Final = Told("played", "SKE-3", "seat card")
PASSED: Final = Told("passed", "SKE-4", "seat")
RAISED: Final = Told("raised", "SKE-5", "seat card")
WON: Final = Told("won", "SKE-6", "seat card")
