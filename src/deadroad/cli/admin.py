"""`deadroad admin`: call the admin API of a running server."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from deadroad.kernel.errors import BadRequest
from deadroad.server.config import Config, configure

LISTS: Final = ("status", "tables", "people", "reports", "records", "bans", "deeds")
PATIENCE: Final = 30  # seconds


def address(chosen: argparse.Namespace, config: Config) -> str:
    """Return the address of the server: the given one, or else the one in its configuration."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host  # noqa: S104 - read, not bound
    return str(chosen.server or f"http://{f'[{host}]' if ':' in host else host}:{config.port}").rstrip("/")


def ask(url: str, token: str, method: str, path: str, body: dict[str, object] | None = None) -> object:
    """Return the response of an admin call."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = Request(f"{url}/api/admin/{path}", data, headers, method=method)  # noqa: S310 - checked below
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
            text = answer.read()
    except HTTPError as what:
        with what:
            said = json.loads(what.read() or b"{}")
        words = " ".join(str(said.get(key, "")) for key in ("code", "detail")).strip()
        raise BadRequest(f"the server says {what.code} {words}") from None
    except (URLError, TimeoutError) as what:
        raise BadRequest(f"no server at {url}: {getattr(what, 'reason', what)}") from None
    return json.loads(text) if text else None


def call(chosen: argparse.Namespace) -> tuple[str, str, dict[str, Any] | None]:
    """Return the HTTP call of a command: method, path and body."""
    target = quote(" ".join(chosen.target), safe="")
    if not target and chosen.what not in (*LISTS, "notice", "drain", "undrain"):
        raise BadRequest(f"deadroad admin {chosen.what}: name its target, such as an id")
    match chosen.what:
        case "people":
            return "GET", f"people?search={target}", None
        case "status" | "tables" | "reports" | "records" | "bans" | "deeds":
            return "GET", chosen.what, None
        case "ban" | "unban":
            body = {"banned": chosen.what == "ban", "hours": chosen.hours, "reason": chosen.reason}
            return "POST", f"people/{target}/ban", body
        case "ban-address" | "ban-guests" | "ban-device":
            kind = chosen.what.removeprefix("ban-")
            body = {"kind": kind, "target": " ".join(chosen.target)}
            return "POST", "bans", {**body, "hours": chosen.hours, "reason": chosen.reason}
        case "lift":
            return "DELETE", f"bans/{target}", None
        case "role":
            role = "" if chosen.target[-1] == "none" else chosen.target[-1]
            return "POST", f"people/{quote(' '.join(chosen.target[:-1]), safe='')}/role", {"role": role}
        case "rename":
            return (
                "POST",
                f"people/{quote(chosen.target[0], safe='')}/name",
                {"name": " ".join(chosen.target[1:])},
            )
        case "reset":
            return "POST", f"people/{target}/reset", {}
        case "end-tables" | "delete-records":
            return "POST", f"people/{target}/{chosen.what}", {}
        case "end":
            return "POST", f"tables/{target}/end", {}
        case "look":
            return "GET", f"tables/{target}/look/en", None
        case "delete-chat":
            return (
                "POST",
                f"tables/{quote(chosen.target[0], safe='')}/chat/{int(chosen.target[1])}/delete",
                {},
            )
        case "delete-record":
            return "DELETE", f"records/{target}", None
        case "close":
            return "POST", f"reports/{target}/close", {}
        case "notice":
            return "POST", "notice", {"text": " ".join(chosen.target), "hours": chosen.hours or 24}
        case _:
            return "POST", "drain", {"draining": chosen.what == "drain"}


def admin(chosen: argparse.Namespace) -> int:
    """Run an admin command and print the response as JSON, one row on each line."""
    config = configure({}, chosen.config)
    if not config.admin_token:
        raise BadRequest(
            "there is no admin_token: set DEADROAD_ADMIN_TOKEN, or name the server's file with --config"
        )
    url = address(chosen, config)
    if not url.startswith(("http://", "https://")):
        raise BadRequest(f"the server must be an address such as http://127.0.0.1:8666, not {url!r}")
    try:
        found = ask(url, config.admin_token, *call(chosen))
    except (IndexError, ValueError):
        raise BadRequest(f"deadroad admin {chosen.what}: an argument is missing or not a number") from None
    for row in found if isinstance(found, list) else [] if found is None else [found]:
        print(shown(row))
    return 0


def shown(row: object) -> str:
    """Return a row as JSON, with signs that control a terminal or the order of letters as escapes."""
    text = json.dumps(row, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
