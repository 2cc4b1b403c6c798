"""What can go wrong, as a small tree.

DeadRoadError
├── BadRequest           asked for something that does not exist
│   ├── UnknownGame
│   ├── UnknownClause
│   └── BadSetting       seats, settings or seed out of range
├── Refused              the rules, or the table, say no; carries clause and reason
│   ├── NotAnOption
│   ├── BadNotation      the text is no answer in this game
│   ├── NotAsked         it is another seat's question
│   ├── GameOver
│   └── CannotUndo
└── BadRecord            carries the line
    ├── Unreplayable     of rules that no longer replay
    └── Tampered         commitment, digest or an answer does not hold
"""


class DeadRoadError(Exception):
    """Everything this package raises on purpose."""


class BadRequest(DeadRoadError):
    """Something was asked for that does not exist."""


class UnknownGame(BadRequest):
    """No game of that name."""


class UnknownClause(BadRequest):
    """No rule clause of that id."""


class BadSetting(BadRequest):
    """Seats, a setting or the seed out of range."""


class Refused(DeadRoadError):
    """The rules, or the table, say no: by which clause and why."""

    def __init__(self, notation: str, clause: str, reason: str) -> None:
        super().__init__(f"{notation}: {reason} [{clause}]")
        self.notation = notation
        self.clause = clause
        self.reason = reason


class NotAnOption(Refused):
    """A sound answer, but not to this question."""


class BadNotation(Refused):
    """The text is no answer in this game."""


class NotAsked(Refused):
    """The open question is put to another seat."""


class GameOver(Refused):
    """The game has ended; nothing is asked any more."""


class CannotUndo(Refused):
    """There is nothing of this seat's to take back, or something was learned since."""


class BadRecord(DeadRoadError):
    """A record that can't be read, with the line where it fails (0: the whole)."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Unreplayable(BadRecord):
    """The record belongs to rules that no longer replay."""


class Tampered(BadRecord):
    """Commitment, digest or an answer does not hold."""
