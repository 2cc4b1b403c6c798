"""Passkeys: keys of a device with which a person logs in without a password (WebAuthn)."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from deadroad.server.account_bodies import NewPasskey, PasskeyRow, UsedPasskey
from deadroad.server.entry import now
from deadroad.server.storage.database import Conflict, Database
from deadroad.server.tokens import draw, hashed

LASTS: Final = 300_000  # ms in which a challenge must be answered, or a proof be used
MOST: Final = 20  # passkeys of an account
ALGORITHMS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256
NEW: Final = "passkey-new"  # kinds of tokens
USE: Final = "passkey-use"
PROOF: Final = "passkey-proof"


class ClientData(Struct):
    """The part of clientDataJSON that names the challenge."""

    challenge: str


class Passkeys:
    """The passkeys of all accounts.

    Challenges are stored as tokens. Each is valid for five minutes and for one response. The origin and the
    relying party's id come from the public address, so a response to another site is never valid here.
    """

    def __init__(self, database: Database, public: str) -> None:
        self.database = database
        parts = urlsplit(public)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.site = parts.hostname or ""
        # Browsers offer passkeys only to secure pages.
        self.offered = bool(self.site) and (parts.scheme == "https" or self.site == "localhost")

    async def challenge(self, kind: str, person: str = "") -> str:
        """Create a challenge: for a new passkey of a person, or for a passkey to use."""
        made = base64url(secrets.token_bytes(32))
        await self._hand(made, kind, person)
        return made

    async def _hand(self, token: str, kind: str, person: str) -> None:
        await self.database.write(
            (
                "INSERT INTO tokens (hash, kind, person, body, created, expires) VALUES (?, ?, ?, '', ?, ?)",
                (hashed(token), kind, person, now(), now() + LASTS),
            )
        )

    async def _used_up(self, token: str, kind: str, person: str) -> bool:
        """Use up a challenge or proof. Return False if it does not exist, was used or has expired."""
        (used,) = await self.database.write(
            (
                "DELETE FROM tokens WHERE hash = ? AND kind = ? AND person = ? AND expires > ?",
                (hashed(token), kind, person, now()),
            )
        )
        return used == 1

    async def _answered(self, client: str, kind: str, person: str = "") -> bytes | None:
        """Use up the challenge that a response answers, and return it."""
        try:
            named = msgspec.json.decode(unbase64url(client), type=ClientData).challenge
            challenge = unbase64url(named)
        except (ValueError, msgspec.MsgspecError):
            return None
        return challenge if await self._used_up(named, kind, person) else None

    # The passkeys of a person.

    async def all(self, person: str) -> list[PasskeyRow]:
        """Return the passkeys of a person, the oldest first."""
        rows = await self.database.read(
            "SELECT id, name, created, used FROM passkeys WHERE person = ? ORDER BY created, id", person
        )
        return msgspec.convert([dict(row) for row in rows], list[PasskeyRow])

    async def add(self, person: str, given: NewPasskey) -> PasskeyRow | None:
        """Store a new passkey. Return None if the response is not valid."""
        challenge = await self._answered(given.client, NEW, person)
        if challenge is None:
            return None
        verified = await asyncio.to_thread(self._verified_new, given, challenge)
        if verified is None:
            return None
        id_, public, counter = verified
        row = PasskeyRow(id_, given.name, now(), 0)
        try:
            await self.database.write(
                (
                    (
                        "INSERT INTO passkeys (id, person, name, public, counter, created, used)"
                        " VALUES (?, ?, ?, ?, ?, ?, 0)"
                    ),
                    (id_, person, given.name, public, counter, row.created),
                )
            )
        except Conflict:
            return None  # it is known already
        return row

    def _verified_new(self, given: NewPasskey, challenge: bytes) -> tuple[str, str, int] | None:
        """Return id, public key and counter of a new passkey if its response is valid."""
        import webauthn  # noqa: PLC0415 - loaded when somebody uses a passkey, not with the server

        try:
            made = webauthn.verify_registration_response(
                credential={
                    "id": given.id,
                    "rawId": given.id,
                    "type": "public-key",
                    "response": {"clientDataJSON": given.client, "attestationObject": given.attestation},
                },
                expected_challenge=challenge,
                expected_rp_id=self.site,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - any error means that the response is refused
            return None
        return base64url(made.credential_id), base64url(made.credential_public_key), made.sign_count

    async def rename(self, person: str, id_: str, name: str) -> bool:
        """Rename a passkey. Return False if the person has no such passkey."""
        (changed,) = await self.database.write(
            ("UPDATE passkeys SET name = ? WHERE id = ? AND person = ?", (name, id_, person))
        )
        return changed == 1

    async def remove(self, person: str, id_: str) -> bool:
        """Delete a passkey. Return False if the person has no such passkey."""
        (gone,) = await self.database.write(
            ("DELETE FROM passkeys WHERE id = ? AND person = ?", (id_, person))
        )
        return gone == 1

    # Using them.

    async def owner(self, given: UsedPasskey) -> str | None:
        """Return the owner of a passkey if its response is valid, and count the use."""
        challenge = await self._answered(given.client, USE)
        rows = await self.database.read("SELECT person, public, counter FROM passkeys WHERE id = ?", given.id)
        if challenge is None or not rows:
            return None
        before = int(rows[0]["counter"] or 0)
        public = unbase64url(str(rows[0]["public"]))
        counter = await asyncio.to_thread(self._verified_use, given, challenge, public, before)
        if counter is None:
            return None
        # Only from the counter that was checked: a copy of the passkey can't be used at the same time.
        (counted,) = await self.database.write(
            (
                "UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND counter = ?",
                (counter, now(), given.id, before),
            )
        )
        return str(rows[0]["person"]) if counted == 1 else None

    def _verified_use(self, given: UsedPasskey, challenge: bytes, public: bytes, before: int) -> int | None:
        """Return the new counter of a passkey if its response is valid and the counter went up."""
        import webauthn  # noqa: PLC0415 - as above

        try:
            used = webauthn.verify_authentication_response(
                credential={
                    "id": given.id,
                    "rawId": given.id,
                    "type": "public-key",
                    "response": {
                        "clientDataJSON": given.client,
                        "authenticatorData": given.authenticator,
                        "signature": given.signature,
                    },
                },
                expected_challenge=challenge,
                expected_rp_id=self.site,
                expected_origin=self.origin,
                credential_public_key=public,
                credential_current_sign_count=before,
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - any error means that the response is refused
            return None
        return used.new_sign_count

    async def prove(self, person: str, given: UsedPasskey) -> str | None:
        """Return a token that replaces the person's password once; None if the passkey is not theirs."""
        if await self.owner(given) != person:
            return None
        made = draw()
        await self._hand(made, PROOF, person)
        return made

    async def accepts(self, person: str, proof: str) -> bool:
        """Use up a proof. Return whether it was valid."""
        return await self._used_up(proof, PROOF, person)


def base64url(value: bytes) -> str:
    """Return bytes as base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    """Return the bytes of base64 for URLs. Raises ValueError if it is not valid."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
