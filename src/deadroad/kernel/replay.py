"""Replay records."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.errors import BadRecord, BadSetting, Refused, Tampered, Unreplayable
from deadroad.kernel.game import Game
from deadroad.kernel.match import LONGEST_TRAIL, STOPS, UNDO, Match
from deadroad.kernel.record import REDEAL, UNKNOWN, Record

LONGEST_SEED: Final = 32
HEXADECIMAL: Final = "0123456789abcdef"


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """Replay a record up to ply `upto`. Every answer is checked as in play."""
    header = record.header
    why = game.why_no_replay(header.rules)
    if why:
        raise Unreplayable(0, why)
    if header.variant != game.variant:
        raise Unreplayable(0, "the record is of another variant than this process plays")
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
    """Replay the lines of a record that a match does not have yet, up to ply `upto`."""
    begin = len(match.plies)
    undone = any(record.plies[number].notation == UNDO for number in range(begin, upto))
    # Only the last positions of a running game can be undone later. Others are not stored, unless the record
    # undoes one.
    over = record.over and upto == len(record.plies)
    kept = begin if undone else upto if over else upto - LONGEST_TRAIL
    for number in range(begin, upto):
        ply = record.plies[number]
        try:
            play(match, ply.seat, ply.notation, undoable=number >= kept)
        except (Refused, BadSetting) as what:
            raise Tampered(record.first_line + number, str(what)) from None


def play(match: Match, seat: int, notation: str, *, joined: bool = False, undoable: bool = True) -> None:
    """Play one line of a record: an answer, `undo`, `stops` or `redeal`. The rest is as in `Match.answer`."""
    words = notation.split(" ") if notation.startswith((STOPS, REDEAL)) else []
    if notation == UNDO:
        match.undo(seat)
    elif words and words[0] == STOPS:
        match.set_stops(seat, words[1:])
    elif words and words[0] == REDEAL:
        match.deal_anew(seat, read_seed(words[1:]))
    else:
        match.give(notation, seat, joined=joined, undoable=undoable)


def read_seed(words: list[str]) -> int:
    """Return the seed of a `redeal` line."""
    if len(words) != 1 or not 0 < len(words[0]) <= LONGEST_SEED or words[0].strip(HEXADECIMAL):
        raise BadSetting(f"{REDEAL} needs a seed of up to {LONGEST_SEED} hexadecimal digits")
    return int(words[0], 16)


def verify(record: Record, game: Game) -> Match:
    """Replay a whole record and check its commitment, end and digest."""
    check_complete(record)
    match = replay(record, game)
    check_end(record, match)
    return match


def check_complete(record: Record) -> None:
    """Raise BadRecord if an answer is hidden, as in the record of one seat."""
    for number, ply in enumerate(record.plies):
        if ply.notation == UNKNOWN:
            raise BadRecord(record.first_line + number, "an answer is missing: this is one seat's record")


def check_end(record: Record, match: Match) -> None:
    """Raise BadRecord or Tampered unless a replayed match ends as its record says.

    The digest of an older version is not checked, because its positions had other fields.
    """
    if match.commitment != record.commitment:
        raise Tampered(0, "seed and salt do not fit the commitment")
    if record.over != (match.seat is None):
        raise Tampered(0, f"the record says {'over' if record.over else 'unfinished'}, the game does not")
    if match.outdated:
        return
    if record.digest is None:
        raise BadRecord(0, "the end line has no digest to check")
    if record.digest != match.digest():
        raise Tampered(0, "the game replays to another end than the record says")
