"""The errors of this package, as a tree.

DeadRoadError
├── BadRequest           the request names something that does not exist
│   ├── UnknownGame
│   ├── UnknownClause
│   └── BadSetting       seats, settings or seed out of range
├── Refused              refused by the rules or by the table; has clause and reason
│   ├── NotAnOption
│   ├── BadNotation      the text is not an answer of this game
│   ├── NotAsked         another seat is asked
│   ├── GameOver
│   └── CannotUndo
└── BadRecord            has the line number
    ├── Unreplayable     its rules can no longer be replayed
    └── Tampered         the commitment, the digest or an answer is wrong

BrokenLaw is not in the tree. It is a fault in the code of a game, found in debug only. Nothing catches it.
"""


class DeadRoadError(Exception):
    """The base class of all errors that this package raises."""


class BrokenLaw(Exception):
    """The code of a game breaks a law of the kernel. `Game.debug` turns the checks on."""


class BadRequest(DeadRoadError):
    """The request names something that does not exist."""


class UnknownGame(BadRequest):
    """There is no game of that name."""


class UnknownClause(BadRequest):
    """There is no clause with that id."""


class BadSetting(BadRequest):
    """The number of seats, a setting or the seed is out of range."""


class BadVariant(BadRequest):
    """The variant is not valid, or this process can't play it."""


class Refused(DeadRoadError):
    """The rules or the table refuse a request, with clause and reason."""

    def __init__(self, notation: str, clause: str, reason: str) -> None:
        super().__init__(f"{notation}: {reason} [{clause}]")
        self.notation = notation
        self.clause = clause
        self.reason = reason


class NotAnOption(Refused):
    """The answer exists in this game, but is not legal now."""


class BadNotation(Refused):
    """The text is not an answer of this game."""


class NotAsked(Refused):
    """Another seat is asked."""


class GameOver(Refused):
    """The game is over."""


class CannotUndo(Refused):
    """The seat has no answer to take back, or something was learned since."""


class BadRecord(DeadRoadError):
    """The record can't be read. `line` is where reading failed; 0 means the whole record."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Unreplayable(BadRecord):
    """The record belongs to a version of the rules that can no longer be replayed."""


class Tampered(BadRecord):
    """The commitment, the digest or an answer of the record is wrong."""
