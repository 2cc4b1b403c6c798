"""From a record back to the game."""

from __future__ import annotations

from deadroad.kernel.errors import BadRecord, BadSetting, Refused, Tampered, Unreplayable
from deadroad.kernel.game import Game
from deadroad.kernel.match import STOPS, UNDO, Match
from deadroad.kernel.record import UNKNOWN, Record


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """Play a record again, as far as ply `upto`; every answer is checked as it was the first time."""
    header = record.header
    why = game.why_no_replay(header.rules)
    if why:
        raise Unreplayable(0, why)
    if record.seed is None or record.salt is None:
        raise BadRecord(0, "without seed and salt a record can be read, not replayed")
    try:
        settings = game.read_settings(dict(header.settings))
        match = Match(game, header.seats, settings, record.seed, record.salt, header.generator)
    except BadSetting as what:
        raise BadRecord(0, str(what)) from None
    match.header = header
    plies = record.plies if upto is None else record.plies[:upto]
    for number, ply in enumerate(plies):
        try:
            play(match, ply.seat, ply.notation)
        except (Refused, BadSetting) as refusal:  # another name: mypyc keeps the type of the first `what`
            raise Tampered(record.first_line + number, str(refusal)) from None
    return match


def play(match: Match, seat: int, notation: str, *, joined: bool = False) -> None:
    """Take one line of a record: an answer, `undo` or `stops`; `joined` as in `Match.answer`."""
    verb, *rest = notation.split(" ")
    if verb == UNDO and not rest:
        match.undo(seat)
    elif verb == STOPS:
        match.set_stops(seat, rest)
    else:
        match.answer(notation, seat, joined=joined)


def verify(record: Record, game: Game) -> Match:
    """Replay a whole record and check all that it promises: commitment, end and digest."""
    for number, ply in enumerate(record.plies):
        if ply.notation == UNKNOWN:
            raise BadRecord(record.first_line + number, "an answer is missing: this is one seat's record")
    match = replay(record, game)
    if match.commitment != record.commitment:
        raise Tampered(0, "seed and salt do not fit the commitment")
    if record.over != (match.seat is None):
        raise Tampered(0, f"the record says {'over' if record.over else 'unfinished'}, the game does not")
    if record.digest is None:
        raise BadRecord(0, "the end line has no digest to check")
    if record.digest != match.digest():
        raise Tampered(0, "the game replays to another end than the record says")
    return match
