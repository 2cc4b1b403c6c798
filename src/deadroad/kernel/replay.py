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
    replay_on(match, record, len(record.plies) if upto is None else min(upto, len(record.plies)))
    return match


def replay_on(match: Match, record: Record, upto: int) -> None:
    """Play the lines of a record that a match has not seen yet, as far as ply `upto`."""
    for number in range(len(match.plies), upto):
        ply = record.plies[number]
        try:
            play(match, ply.seat, ply.notation)
        except (Refused, BadSetting) as what:
            raise Tampered(record.first_line + number, str(what)) from None


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
    check_complete(record)
    match = replay(record, game)
    check_end(record, match)
    return match


def check_complete(record: Record) -> None:
    """Raise BadRecord if an answer is missing, as in the record that one seat may keep."""
    for number, ply in enumerate(record.plies):
        if ply.notation == UNKNOWN:
            raise BadRecord(record.first_line + number, "an answer is missing: this is one seat's record")


def check_end(record: Record, match: Match) -> None:
    """Raise BadRecord or Tampered unless a replayed match ends as its record says."""
    if match.commitment != record.commitment:
        raise Tampered(0, "seed and salt do not fit the commitment")
    if record.over != (match.seat is None):
        raise Tampered(0, f"the record says {'over' if record.over else 'unfinished'}, the game does not")
    if record.digest is None:
        raise BadRecord(0, "the end line has no digest to check")
    if record.digest != match.digest():
        raise Tampered(0, "the game replays to another end than the record says")
