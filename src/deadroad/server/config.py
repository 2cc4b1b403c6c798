"""How a server is run: flags over environment (DEADROAD_*) over one TOML file over defaults."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from deadroad.kernel.errors import BadRequest

LEAST: Final = 20  # signs of an admin token
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Level = Literal["debug", "info", "warning", "error", "critical"]


class BadConfig(BadRequest):
    """A setting of the server that can't be right."""


class Limits(Struct, forbid_unknown_fields=True):
    """How much anybody may do. Rates are per minute; a burst of the same size is allowed."""

    body: Positive = 1_100_000  # bytes of a request: a record is the largest
    message: Positive = 4096  # bytes of a socket message
    requests: Positive = 600  # requests and sockets opened of an address
    messages: Positive = 600  # socket messages of a person at a table
    chat: Positive = 20  # lines of a person
    hints: Positive = 20  # hints of a person: each takes seconds of a processor
    guests: Positive = 30  # guests made from an address
    names: Positive = 10  # new names of a person
    logins: Positive = 10  # tries to log in, from an address and for a name from an address
    account_logins: Positive = 100  # tries to log in to an account from devices it does not know
    tables: Positive = 30  # tables made by a person, and from an address
    imports: Positive = 20  # records imported by a person, and from an address
    looks: Positive = 300  # positions of records shown to an address
    mails: Positive = 5  # mails asked for by an address
    letters: Positive = 6  # mails to one recipient in an hour
    sockets: Positive = 20  # sockets of a person at a time
    address_sockets: Positive = 500  # sockets of an address at a time
    open_tables: Positive = 100  # tables of a person that are not over
    all_open_tables: Positive = 200_000  # tables of everybody that are not over
    records: Positive = 200  # imported records of a person that are kept
    record_bytes: Positive = 20_000_000  # bytes of them
    all_record_bytes: Positive = 2_000_000_000  # bytes of everybody's imported records
    record_lines: Positive = 15_000  # lines of a record; the longest honest games have fewer
    record_undos: Positive = 3_000  # answers taken back in it
    address_bytes: Positive = (
        80_000_000  # bytes stored for an address in a day; a burst of as much is allowed
    )
    connections: Positive = 20_000  # open connections in all; fewer where the system allows fewer
    address_connections: Positive = 600  # open connections of an address, sockets among them
    header_seconds: Positive = 10  # in which a connection sends its first request
    body_seconds: Positive = 30  # in which the body of a request arrives
    idle_seconds: Positive = 30  # for which a connection without a request stays open
    small_body: Positive = 20_000  # bytes of a request of somebody who is not logged in
    backlog: Positive = 200  # messages that wait for a slow client before it is let go


class Mail(Struct, forbid_unknown_fields=True):
    """The SMTP server; without a host no mail is sent."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    user: str = ""
    password: str = ""
    sender: str = "deadroad@localhost"
    tls: bool = True


class Config(Struct, forbid_unknown_fields=True):
    """Everything about one server."""

    host: str = "127.0.0.1"
    port: Port = 8666
    data: str = ""  # folder of the SQLite file; empty: the user's data folder
    db: str = ""  # postgresql://...; empty: SQLite in `data`
    public: str = ""  # the address people type, as https://play.example; empty: as they came
    admin_token: str = ""  # empty: no admin calls
    workers: Natural = 0  # processes in which bots think; 0: one less than there are processors
    remember: Annotated[int, Meta(ge=1, le=36_500)] = 180  # days without a visit until a login ends
    absence: Natural = 300  # seconds after which a table may go on without somebody who is not connected
    guest_ban: Natural = 24  # hours for which nobody becomes a guest where a guest was banned
    guest_records: Positive = 30  # days for which the imported records of guests are kept
    idle: Natural = 120  # seconds after which a table that nobody looks at is dropped from memory
    window_tick: Natural = 80  # ms on top of the thinking time of a level: how long bots take in windows
    private_hooks: bool = False  # webhooks may go to private addresses
    proxies: Natural = 0  # how many trusted reverse proxies are in front
    log_level: Level = "info"
    limits: Limits = msgspec.field(default_factory=Limits)
    mail: Mail = msgspec.field(default_factory=Mail)

    @property
    def folder(self) -> Path:
        """The folder of the data."""
        if self.data:
            return Path(self.data)
        named = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
        home = named or str(Path.home() / ".local" / "share")
        return Path(home) / "deadroad"


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return what DEADROAD_PORT, DEADROAD_MAIL_HOST, DEADROAD_LIMITS_CHAT ... say.

    Other names that begin with DEADROAD_ are not ours to judge, but those of a table are.
    """
    found: dict[str, Any] = {}
    rooms: dict[str, type[Struct]] = {"limits": Limits, "mail": Mail}
    for variable in environment:
        for room, kind in rooms.items():
            begins = f"DEADROAD_{room.upper()}_"
            if variable.startswith(begins) and variable not in {
                begins + name.upper() for name in kind.__struct_fields__
            }:
                raise BadConfig(f"configuration: there is no setting {variable}")
    names: list[tuple[str, ...]] = [(name,) for name in Config.__struct_fields__ if name not in rooms]
    names += [(room, name) for room, kind in rooms.items() for name in kind.__struct_fields__]
    for path in names:
        value = environment.get("DEADROAD_" + "_".join(path).upper())
        if value is not None:
            spot = found
            for part in path[:-1]:
                spot = spot.setdefault(part, {})
            spot[path[-1]] = value
    return found


def _merged(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    merged = dict(under)
    for name, value in over.items():
        inner = merged.get(name)
        merged[name] = _merged(inner, value) if isinstance(inner, dict) and isinstance(value, dict) else value
    return merged


def configure(
    flags: Mapping[str, object] | None = None,
    file: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> Config:
    """Return the configuration; `file` or DEADROAD_CONFIG names the TOML file; a flag of None is none."""
    environment = os.environ if environment is None else environment
    path = file or environment.get("DEADROAD_CONFIG")
    settings = _merged(_from_file(Path(path)) if path else {}, _from_environment(environment))
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        made = msgspec.convert(_merged(settings, given), Config, strict=False)
    except msgspec.ValidationError as what:
        raise BadConfig(f"configuration: {_plainly(str(what))}") from None
    if 0 < len(made.admin_token) < LEAST:
        raise BadConfig(f"configuration: an admin_token of fewer than {LEAST} signs can be guessed")
    if made.public and not _is_origin(made.public):
        raise BadConfig(f"configuration: public is an address as https://play.example, not {made.public!r}")
    return made


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as what:
        raise BadConfig(f"configuration: {path}: {what.strerror}") from None
    except ValueError as what:  # no TOML, or no text at all
        raise BadConfig(f"configuration: {path}: {what}") from None


def _plainly(what: str) -> str:
    """Return `port: expected `int`, got `str`` for what msgspec calls `$.port`."""
    what = what.replace("Object contains unknown field", "there is no setting")
    reason, _, where = what.partition(" - at `$.")
    return f"{where.rstrip('`')}: {reason[0].lower()}{reason[1:]}" if where else reason


def _is_origin(address: str) -> bool:
    """Whether an address is a scheme, a name and perhaps a port: browsers name a site by these alone."""
    parts = urlsplit(address)
    plain = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and plain
