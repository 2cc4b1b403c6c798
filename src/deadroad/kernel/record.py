"""The record of a game: a text with a header, one ply a line in notation, and a footer.

    deadroad 1
    game zombies
    rules 1
    generator pcg32
    seats 3
    setting goal 15
    commitment 5f0c...
    seed 7
    salt 91ab...

    0 1 pass
    1 2 step north
    end 2 unfinished 77aa...

The record of a variant has a line `variant ...` for each line of the variant's file, after the settings.

A line of play is ply, seat, answer. `undo` takes an answer back, `stops ...` sets the timings at which a seat
is asked, and `redeal SEED` deals everything that the seat does not know again, with new luck. `-` stands for
an answer that the reader may not know. Without seed and salt, this is the record that a seat may have while
the game runs. With them, anyone can replay the record and check the commitment.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.kernel.chance import GENERATORS
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.question import Value
from deadroad.kernel.setting import Settings

MAGIC: Final = "deadroad 1"
PUBLIC: Final = ("game", "rules", "generator", "seats", "commitment")
SECRET: Final = ("seed", "salt")  # left out until the game is over
UNKNOWN: Final = "-"
REDEAL: Final = "redeal"  # a line `redeal SEED`: everything that its seat did not know was dealt again
LONGEST: Final = 2_000_000  # characters; no real game comes near this limit
LONGEST_LINE: Final = 1000  # characters of a line
LONGEST_SALT: Final = 128
MOST_SETTINGS: Final = 100


@final
@mypyc_attr(acyclic=True)
class Ply:
    """One step of a game: a seat's answer, undo or stops, and whether it is hidden from other seats."""

    __slots__ = ("notation", "seat", "secret")

    def __init__(self, seat: int, notation: str, *, secret: bool = False) -> None:
        self.seat = seat
        self.notation = notation
        self.secret = secret


@final
class Header:
    """The header of a record: what was fixed before the first ply."""

    __slots__ = ("game", "generator", "rules", "seats", "settings", "variant")

    def __init__(
        self, game: str, rules: int, generator: str, seats: int, settings: Settings, variant: str = ""
    ) -> None:
        self.game = game
        self.rules = rules
        self.generator = generator
        self.seats = seats
        self.settings = settings
        self.variant = variant  # the text of the variant; "" for the plain game

    def lines(self) -> list[str]:
        """Return the header as text, without the secrets."""
        return [
            MAGIC,
            f"game {self.game}",
            f"rules {self.rules}",
            f"generator {self.generator}",
            f"seats {self.seats}",
            *[f"setting {name} {value}" for name, value in sorted(self.settings.items())],
            *[f"variant {line}".rstrip() for line in self.variant.split("\n") if self.variant],
        ]

    def commitment(self, seed: int, salt: str) -> str:
        """Return the SHA-256 of header, seed and salt."""
        text = "\n".join([*self.lines(), f"seed {seed:x}", f"salt {salt}"])
        return hashlib.sha256(text.encode()).hexdigest()


def written(  # noqa: PLR0913 - one argument for each part of a record
    header: Header,
    commitment: str,
    plies: list[Ply],
    *,
    seed: int | None,
    salt: str | None,
    readers: tuple[int, ...] | None,
    finish: str | None,
    over: bool,
) -> str:
    """Return the text of a record. It shows what the seats in `readers` may know; None shows everything."""
    lines = [*header.lines(), f"commitment {commitment}"]
    if seed is not None:
        lines += [f"seed {seed:x}", f"salt {salt}"]
    lines.append("")
    for number, ply in enumerate(plies):
        known = readers is None or not ply.secret or (ply.seat in readers and not is_redeal(ply.notation))
        lines.append(f"{number} {ply.seat} {ply.notation if known else UNKNOWN}")
    lines.append(
        " ".join(["end", str(len(plies)), "over" if over else "unfinished", *([finish] if finish else [])])
    )
    return "\n".join(lines) + "\n"


def is_redeal(notation: str) -> bool:
    """Return whether a line is a redeal.

    Its seed determines later draws, so it is secret while the game runs.
    """
    return notation.partition(" ")[0] == REDEAL


@final
class Record:
    """A record after parsing. Only its form has been checked."""

    __slots__ = ("commitment", "digest", "first_line", "header", "over", "plies", "salt", "seed")

    def __init__(self, header: Header, commitment: str, seed: int | None, salt: str | None) -> None:
        self.header = header
        self.commitment = commitment
        self.seed = seed
        self.salt = salt
        self.plies: list[Ply] = []
        self.first_line = 0  # number of the first line of play, for error messages
        self.over = False
        self.digest: str | None = None


def read(text: str) -> Record:
    """Parse a record. Raises BadRecord with the line and the reason."""
    if len(text) > LONGEST:
        raise BadRecord(0, f"too long: {len(text)} characters")
    if text.partition("\n")[0] != MAGIC:
        raise BadRecord(1, f"a record begins with {MAGIC!r}")
    if not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, "cut off in the middle of a line")
    lines = text.split("\n")[:-1]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, f"a line of {len(line)} characters; {LONGEST_LINE} are allowed")
    record, at = _read_header(lines)
    record.first_line = at + 1
    return _read_plies(record, lines, at)


def _read_header(lines: list[str]) -> tuple[Record, int]:
    found: dict[str, str] = {}
    where: dict[str, int] = {}
    settings: dict[str, Value] = {}
    variant: list[str] = []
    at = 1
    while at < len(lines) and lines[at]:
        if len(settings) > MOST_SETTINGS:
            raise BadRecord(at + 1, f"more than {MOST_SETTINGS} settings")
        key, _, value = lines[at].partition(" ")
        name, chosen = "", ""
        if key == "setting":
            name, _, chosen = value.partition(" ")
        if key == "setting" and name not in settings:
            settings[name] = int(chosen) if _whole(chosen) else chosen
        elif key == "variant":
            variant.append(value)
        elif (key in PUBLIC or key in SECRET) and key not in found:
            found[key] = value
            where[key] = at + 1
        else:
            raise BadRecord(at + 1, f"{lines[at]!r} does not belong in a header")
        at += 1
    for key in PUBLIC:
        if key not in found:
            raise BadRecord(at, f"the header has no {key!r} line")
    for key in ("rules", "seats"):
        if not _whole(found[key]):
            raise BadRecord(where[key], f"{key} is a number, not {found[key]!r}")
    if found["generator"] not in GENERATORS:
        known = ", ".join(GENERATORS)
        raise BadRecord(where["generator"], f"no generator {found['generator']!r}; there are {known}")
    if len(found.get("salt", "")) > LONGEST_SALT:
        raise BadRecord(where["salt"], f"a salt of more than {LONGEST_SALT} characters")
    rules, seats = int(found["rules"]), int(found["seats"])
    header = Header(found["game"], rules, found["generator"], seats, settings, "\n".join(variant))
    seed = _seed(found["seed"], where["seed"]) if "seed" in found else None
    return Record(header, found["commitment"], seed, found.get("salt")), at + 1


def _whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


def _seed(text: str, line: int) -> int:
    try:
        seed = int(text, 16)
    except ValueError:
        raise BadRecord(line, f"seed {text!r} is not a hexadecimal number") from None
    if not 0 <= seed < 1 << 128:
        raise BadRecord(line, "the seed is longer than 128 bits")
    return seed


def _read_plies(record: Record, lines: list[str], at: int) -> Record:
    plies = record.plies
    seats: dict[str, int] = {}  # by their text, as far as they were read
    for number in range(at, len(lines)):
        line = lines[number]
        words = line.split(" ", 2)
        if words[0] == "end":
            return _read_end(record, line.split(" "), number + 1, len(lines))
        count = len(plies)
        if len(words) < 3 or words[0] != str(count) or not (words[1] in seats or _whole(words[1])):
            raise BadRecord(number + 1, f"expected '{count} SEAT ANSWER', not {line[:60]!r}")
        seat = seats.get(words[1], -1)
        if seat < 0:
            seat = int(words[1])
            if seat >= record.header.seats:
                raise BadRecord(number + 1, f"there is no seat {words[1]}")
            seats[words[1]] = seat
        plies.append(Ply(seat, words[2]))
    raise BadRecord(len(lines), "cut off: the 'end' line is missing")


def _read_end(record: Record, words: list[str], number: int, last: int) -> Record:
    if number != last:
        raise BadRecord(number + 1, "something follows the 'end' line")
    if (
        len(words) not in (3, 4)
        or words[1] != str(len(record.plies))
        or words[2] not in ("over", "unfinished")
    ):
        raise BadRecord(number, f"the end says {' '.join(words[1:])!r} after {len(record.plies)} plies")
    record.over = words[2] == "over"
    record.digest = words[3] if len(words) == 4 else None
    return record
