"""A run on disk: run.json describes it, and each chunk is a pair of Parquet files.

A chunk is written to a temporary file and renamed when it is complete. So a killed run continues where it
stopped, and no game is lost or counted twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from deadroad.arena.job import Job
from deadroad.arena.meters import Row
from deadroad.arena.summary import Game, tables
from deadroad.games import game, play_text
from deadroad.kernel.errors import BadRequest

RUN = "run.json"
REPORT = "report.html"
PIECES = 20  # pieces of the first chunk
NAMED = 3  # most broken files that a message names


def parquet() -> ModuleType:
    """Return pyarrow's Parquet module. Raises BadRequest that says what to install."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadRequest("results are written with pyarrow: pip install 'deadroad[lab]'") from None
    found: ModuleType = pyarrow.parquet
    return found


class Store:
    """The folder of one run. With `soon`, the first chunk is stored in pieces, to have figures early."""

    def __init__(self, folder: Path, job: Job, *, soon: bool = False) -> None:
        self.folder = folder
        self.job = job
        self.soon = soon
        self.parquet = parquet()
        self.broken: list[Path] = []

    @cached_property
    def chunks(self) -> list[range]:
        """The chunks as they are stored."""
        first, *rest = self.job.chunks()
        size = max(1, len(first) // PIECES)
        pieces = [first[at : at + size] for at in range(0, len(first), size)]
        whole = self.paths(first)[0]
        if self.soon and whole.exists():  # perhaps of a study by an older version
            split = not self.holds(first)
            self.broken.clear()
        else:
            split = self.soon or (len(pieces) > 1 and self.paths(pieces[1])[0].exists())
        return [*pieces, *rest] if split else [first, *rest]

    def open(self) -> list[range]:
        """Create the run or continue it. Return the chunks that are missing."""
        path = self.folder / RUN
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if path.exists():
                if path.read_bytes() != self.job.fingerprint().encode():
                    raise BadRequest(f"{self.folder} holds another run; choose another folder")
            elif any(self.folder.iterdir()):
                raise BadRequest(f"{self.folder} is not empty and holds no run; choose another folder")
            else:
                _write(path, self.job.fingerprint().encode())
            missing = [chunk for chunk in self.chunks if not self.holds(chunk)]
        except OSError as what:
            raise BadRequest(f"{self.folder}: {what.strerror}") from None
        if self.broken:
            named = ", ".join(str(path) for path in self.broken[:NAMED])
            more = f" and {len(self.broken) - NAMED} more" if len(self.broken) > NAMED else ""
            raise BadRequest(f"broken: {named}{more}; without them the same command plays their games again")
        return missing

    def paths(self, chunk: range) -> tuple[Path, Path]:
        """Return the paths of a chunk's games and seats."""
        name = f"{chunk.start:09d}.parquet"
        return self.folder / f"games-{name}", self.folder / f"seats-{name}"

    def holds(self, chunk: range) -> bool:
        """Return whether a chunk is stored and valid. Broken files are added to `broken`."""
        for path, rows in zip(self.paths(chunk), (len(chunk), len(chunk) * self.job.seats), strict=True):
            if not path.exists():
                return False
            try:
                if self.table(path).num_rows == rows:
                    continue
            except Exception:  # noqa: BLE001, S110 - whatever is wrong with it, it is broken
                pass
            self.broken.append(path)
            return False
        return True

    def put(self, chunk: range, games: list[Row], seats: list[Row]) -> None:
        """Store a chunk."""
        import pyarrow

        for path, rows in zip(self.paths(chunk), (games, seats), strict=True):
            fresh = path.with_suffix(".writing")
            try:
                self.parquet.write_table(pyarrow.Table.from_pylist(rows), fresh, write_page_checksum=True)
                fresh.replace(path)
            except OSError as what:
                fresh.unlink(missing_ok=True)
                reason = what.strerror or str(what)
                raise BadRequest(f"{path}: {reason}; what was finished is kept") from None

    def game(self, number: int) -> dict[str, Any] | None:
        """Return the row of a game; None if it has not been played."""
        for chunk in self.chunks:
            path = self.paths(chunk)[0]
            if number in chunk and path.exists():
                try:
                    row: dict[str, Any] = self.table(path).slice(number - chunk.start, 1).to_pylist()[0]
                except Exception:  # noqa: BLE001 - whatever is wrong with it, it is broken
                    raise BadRequest(f"broken: {path}") from None
                return row
        return None

    def rows(self, kind: str) -> Iterator[dict[str, Any]]:
        """Yield all rows of a kind, `games` or `seats`, in order."""
        for path in sorted(self.folder.glob(f"{kind}-*.parquet")):
            yield from self.table(path).to_pylist()

    def tables(self) -> Iterator[Game]:
        """Yield every game with the rows of its seats."""
        return tables(self.rows("games"), self.rows("seats"), self.job.seats)

    def table(self, path: Path) -> Any:  # noqa: ANN401 - pyarrow's
        """Return the content of a file, with all checksums verified."""
        return self.parquet.read_table(path, page_checksum_verification=True)

    def report(self, page: str) -> Path:
        """Write a page into the folder. Return its path."""
        return write_page(self.folder / REPORT, page)


def write_page(path: Path, page: str) -> Path:
    """Write a page atomically."""
    try:
        _write(path, page.encode())
    except OSError as what:
        raise BadRequest(f"{path}: {what.strerror}; the games are kept") from None
    return path


def _write(path: Path, data: bytes) -> None:
    fresh = path.with_suffix(".writing")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def opened(folder: Path) -> Store:
    """Return the store of an existing run."""
    path = folder / RUN
    if not path.exists():
        parts = sorted(str(found.parent) for found in folder.glob(f"*/{RUN}"))
        choose = f"choose {' or '.join(parts)}" if parts else "give a record or the folder of a study"
        raise BadRequest(f"{folder} holds no study; {choose}")
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
        variant = known["variant"] if "variant" in known else ""  # noqa: SIM401 - it may be anything
        play_text(variant)
        job = Job(
            game=known["game"],
            seats=known["seats"],
            bots=tuple(known["bots"]),
            games=known["games"],
            first=known["first"],
            settings=known["settings"],
            meters=known["meters"],
            variant=variant,
        )
    except (ValueError, KeyError, TypeError) as what:
        raise BadRequest(f"{path} can't be read: {what}") from None
    if known.get("rules") != (now := game(job.game).version):
        raise BadRequest(f"{folder} was played by version {known.get('rules')} of the rules, not by {now}")
    return Store(folder, job)
