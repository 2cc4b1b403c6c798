"""The server's configuration, in order of precedence: flags, DEADROAD_* variables, a TOML file, defaults."""

from __future__ import annotations

import ipaddress
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

LEAST: Final = 20  # the least length of an admin token
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Level = Literal["debug", "info", "warning", "error", "critical"]


class BadConfig(BadRequest):
    """A setting of the server is not valid."""


class Limits(Struct, forbid_unknown_fields=True):
    """Limits. Rates are per minute; a burst of the same size is allowed."""

    body: Positive = 1_100_000  # bytes of a request; records are the largest
    message: Positive = 4096  # bytes of a socket message
    requests: Positive = 600  # requests and new sockets of an address
    frames: Positive = 3000  # frames of a socket, of any kind; one that sends more is cut
    messages: Positive = 600  # socket messages of a person at a table
    chat: Positive = 20  # chat lines of a person
    address_messages: Positive = 12_000  # socket messages of an address
    address_chat: Positive = 200  # chat lines of an address
    hints: Positive = 20  # hints of a person; each takes seconds of processor time
    guests: Positive = 30  # new guests from an address
    names: Positive = 10  # new names of a person
    logins: Positive = 10  # login attempts from an address, and for a name from an address
    account_logins: Positive = 100  # login attempts for an account from unknown devices
    codes: Positive = 10  # wrong second-factor codes of an account in an hour, after the right password
    iterations: Positive = 2000  # of a bot by name (`search:N`, `net:N`); it thinks for at most a second
    tables: Positive = 30  # new tables of a person, and from an address
    imports: Positive = 20  # records imported by a person, and from an address
    loads: Positive = 120  # tables that an address opens and that are not in memory
    looks: Positive = 300  # positions of records shown, by address
    syncs: Positive = 30  # whole games sent to sockets of a person
    address_syncs: Positive = 200  # whole games sent to sockets of an address
    mails: Positive = 5  # mails requested from an address
    hooks: Positive = 120  # calls of the webhook of a person in an hour, with repeated ones
    address_hooks: Positive = 480  # calls of the webhooks of an address in an hour
    reaches: Positive = 120  # questions about what a seat can reach, by person
    address_reaches: Positive = 300  # the same by address
    exports: Positive = 5  # exports of all data of a person, and from an address
    letters: Positive = 6  # mails to one recipient in an hour
    turn_letters: Positive = 30  # mails about turns to one recipient in an hour
    reviews: Positive = 3  # reviews of a person that wait or are in progress
    address_reviews: Positive = 8  # reviews of an address
    all_reviews: Positive = 40  # reviews in total
    replays: Positive = 3  # records of a person that wait to be replayed
    address_replays: Positive = 8  # records of an address
    all_replays: Positive = 40  # records in total
    sockets: Positive = 20  # open sockets of a person
    address_sockets: Positive = 500  # open sockets of an address
    address_spectators: Positive = 50  # sockets of spectators of an address at one table
    table_entries: Positive = 20_000  # plies in the log of a table; the longest real games have fewer
    table_talk: Positive = 5000  # other entries, such as chat lines; people without a seat have half of them
    stops: Positive = 20  # changes by a person of the timings at which windows ask a seat
    votes: Positive = 60  # votes of a person, and how often they take or leave a seat
    public_tables: Positive = 20  # new public tables in an hour, by person and by address
    idle_bytes: Positive = 64_000_000  # bytes of the tables without clients in memory, approximately
    open_tables: Positive = 100  # unfinished tables of a person
    all_open_tables: Positive = 200_000  # unfinished tables in total
    records: Positive = 200  # stored imported records of a person
    record_bytes: Positive = 20_000_000  # bytes of them
    all_record_bytes: Positive = 2_000_000_000  # bytes of all imported records
    record_lines: Positive = 15_000  # lines of a record; the longest real games have fewer
    record_undos: Positive = 3_000  # undone answers in a record
    address_bytes: Positive = (
        80_000_000  # bytes stored for an address in a day; a burst of the same size is allowed
    )
    connections: Positive = 20_000  # open connections in total; fewer if the system allows fewer
    address_connections: Positive = 600  # open connections of an address, including sockets
    header_seconds: Positive = 10  # timeout for the first request of a connection
    body_seconds: Positive = 30  # timeout for the body of a request
    idle_seconds: Positive = 30  # timeout of an idle connection
    small_body: Positive = 20_000  # bytes of a request, except to import a record with a login
    large_bodies: Positive = 2  # larger requests of an address that are being read
    all_large_bodies: Positive = 20  # larger requests in total that are being read
    blocks: Positive = 500  # people that a person has blocked
    backlog: Positive = 200  # queued messages after which a slow client is disconnected
    backlog_bytes: Positive = 2_000_000  # bytes of them
    close_seconds: Positive = 10  # time for a client to read the rest before its socket is cut


class Mail(Struct, forbid_unknown_fields=True):
    """The SMTP server. Without a host no mail is sent."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    user: str = ""
    password: str = ""
    sender: str = "deadroad@localhost"
    tls: bool = True


class Config(Struct, forbid_unknown_fields=True):
    """The configuration of one server."""

    host: str = "127.0.0.1"
    port: Port = 8666
    data: str = ""  # folder of the SQLite file; default: the user's data folder
    db: str = ""  # postgresql://...; default: SQLite in `data`
    public: str = ""  # the public address, such as https://play.example
    admin_token: str = ""  # without it, only people with a role can use the admin API
    workers: Natural = 0  # processes for bots; 0: one fewer than there are processors
    remember: Annotated[int, Meta(ge=1, le=36_500)] = 180  # days after which an unused login expires
    absence: Natural = 300  # seconds after which a table can continue without a player who is not connected
    guest_ban: Natural = 24  # hours for which an address can't create guests after a guest was banned there
    guest_records: Positive = 30  # days after which imported records of guests are deleted
    guest_tables: Positive = 30  # days after which tables of guests that never started are deleted
    idle: Natural = 120  # seconds after which a table without clients is removed from memory
    window_tick: Natural = 80  # ms that bots wait in windows in addition to the thinking time of their level
    private_hooks: bool = False  # allow webhooks to private addresses
    plain: str = ""  # of a server with a variant: the address of the plain games, for a link back
    proxies: Natural = 0  # number of trusted reverse proxies
    log_level: Level = "info"
    limits: Limits = msgspec.field(default_factory=Limits)
    mail: Mail = msgspec.field(default_factory=Mail)

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by https only."""
        return self.public.startswith("https://")

    @property
    def own_machine(self) -> bool:
        """Whether the server serves only the machine it runs on."""
        return not self.public and not self.proxies and local(self.host)

    @property
    def folder(self) -> Path:
        """The data folder."""
        if self.data:
            return Path(self.data)
        named = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
        home = named or str(Path.home() / ".local" / "share")
        return Path(home) / "deadroad"


def local(host: str) -> bool:
    """Return whether a host name means the local machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings in DEADROAD_PORT, DEADROAD_MAIL_HOST, DEADROAD_LIMITS_CHAT and so on.

    Unknown names that begin with DEADROAD_ are ignored, except within a table, where they are errors.
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
    """Return the configuration.

    `file` or DEADROAD_CONFIG names the TOML file. Flags that are None are ignored.
    """
    environment = os.environ if environment is None else environment
    path = file or environment.get("DEADROAD_CONFIG")
    settings = _merged(_from_file(Path(path)) if path else {}, _from_environment(environment))
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        made = msgspec.convert(_merged(settings, given), Config, strict=False)
    except msgspec.ValidationError as what:
        raise BadConfig(f"configuration: {_plainly(str(what))}") from None
    if 0 < len(made.admin_token) < LEAST:
        raise BadConfig(f"configuration: admin_token must have at least {LEAST} characters")
    if made.public and not _is_origin(made.public):
        raise BadConfig(
            f"configuration: public must be an address such as https://play.example, not {made.public!r}"
        )
    return made


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as what:
        raise BadConfig(f"configuration: {path}: {what.strerror}") from None
    except ValueError as what:  # not TOML, or not text
        raise BadConfig(f"configuration: {path}: {what}") from None


def _plainly(what: str) -> str:
    """Return msgspec's error with the name of the setting (`port`) instead of its path (`$.port`)."""
    what = what.replace("Object contains unknown field", "there is no setting")
    reason, _, where = what.partition(" - at `$.")
    return f"{where.rstrip('`')}: {reason[0].lower()}{reason[1:]}" if where else reason


def _is_origin(address: str) -> bool:
    """Return whether an address is an origin: a scheme, a name and optionally a port."""
    parts = urlsplit(address)
    plain = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and plain
