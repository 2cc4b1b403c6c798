"""The second factor of an account: codes of an authenticator app, and recovery codes."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import TYPE_CHECKING, Final

from deadroad.server.entry import now
from deadroad.server.storage.database import Database
from deadroad.server.tokens import hashed

if TYPE_CHECKING:
    from pyotp import TOTP

CODES: Final = 10  # number of recovery codes; each is valid once
STEP: Final = 30  # seconds of a time step
FOR_GOOD: Final = 2**53  # when recovery codes expire
ISSUER: Final = "Dead Road"


class SecondFactor:
    """Codes by account. A code is valid for its time step and the two beside it, and only once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def on(self, person: str) -> bool:
        """Return whether an account has a second factor."""
        rows = await self.database.read("SELECT totp FROM people WHERE id = ?", person)
        return bool(rows) and rows[0]["totp"] is not None

    async def begin(self, person: str, name: str) -> tuple[str, str]:
        """Return a new secret for an app, as text and as a link. It takes effect when a code confirms it."""
        secret = base64.b32encode(secrets.token_bytes(20)).decode()
        await self.database.write(("UPDATE people SET totp_new = ? WHERE id = ?", (secret, person)))
        return secret, _app(secret).provisioning_uri(name, issuer_name=ISSUER)

    async def confirm(self, person: str, code: str) -> list[str] | None:
        """Turn on the second factor if the code matches. Return the recovery codes, which are shown once."""
        rows = await self.database.read("SELECT totp_new FROM people WHERE id = ?", person)
        secret = rows[0]["totp_new"] if rows else None
        step = None if secret is None else _step(str(secret), code)
        if step is None:
            return None
        # Of two requests with the same code at the same time, one is too late.
        (turned_on,) = await self.database.write(
            (
                (
                    "UPDATE people SET totp = totp_new, totp_new = NULL, totp_step = ?"
                    " WHERE id = ? AND totp_new = ?"
                ),
                (step, person, secret),
            )
        )
        if not turned_on:
            return None
        codes = [f"{secrets.randbelow(10**5):05d}-{secrets.randbelow(10**5):05d}" for _ in range(CODES)]
        await self.database.write(
            ("DELETE FROM tokens WHERE person = ? AND kind = 'recovery'", (person,)),
            *[
                (
                    (
                        "INSERT INTO tokens (hash, kind, person, body, created, expires)"
                        " VALUES (?, 'recovery', ?, '', ?, ?)"
                    ),
                    (hashed(f"{person} {one}"), person, now(), FOR_GOOD),
                )
                for one in codes
            ],
        )
        return codes

    async def fits(self, person: str, code: str) -> bool:
        """Return whether a code of the app or a recovery code is valid, and use it up."""
        rows = await self.database.read("SELECT totp, totp_step FROM people WHERE id = ?", person)
        if not rows or rows[0]["totp"] is None:
            return False
        step = _step(str(rows[0]["totp"]), code)
        if step is not None:
            # A code can't be used twice.
            (used,) = await self.database.write(
                ("UPDATE people SET totp_step = ? WHERE id = ? AND totp_step < ?", (step, person, step))
            )
            return used == 1
        (used,) = await self.database.write(
            (
                "DELETE FROM tokens WHERE hash = ? AND kind = 'recovery' AND person = ?",
                (hashed(f"{person} {code.strip()}"), person),
            )
        )
        return used == 1

    async def turn_off(self, person: str) -> None:
        """Turn off the second factor."""
        await self.database.write(
            ("UPDATE people SET totp = NULL, totp_new = NULL WHERE id = ?", (person,)),
            ("DELETE FROM tokens WHERE person = ? AND kind = 'recovery'", (person,)),
        )


def _app(secret: str) -> TOTP:
    """Return the code generator with this secret."""
    from pyotp import TOTP  # noqa: PLC0415 - loaded when somebody has a second factor, not with the server

    return TOTP(secret)


def _step(secret: str, code: str) -> int | None:
    """Return the time step of a code, if it is the current one or beside it."""
    app = _app(secret)
    at = int(time.time())
    for moment in (at, at - STEP, at + STEP):
        if hmac.compare_digest(app.at(moment).encode(), code.strip().encode()):
            return moment // STEP
    return None
