"""A passkey in software, for tests."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from deadroad.server.passkeys import base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A device with one passkey. It counts its uses."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self.flags = PRESENT | VERIFIED

    def client(self, kind: str, challenge: str) -> bytes:
        """Return clientDataJSON."""
        return json.dumps(
            {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def data(self, flags: int) -> bytes:
        """Return the beginning of authenticatorData."""
        self.counter += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def create(self, options: dict[str, Any], name: str = "My phone") -> dict[str, str]:
        """Return the body that registers the passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self.data(self.flags | ATTESTED) + attested
        return {
            "name": name,
            "id": base64url(self.id),
            "client": base64url(self.client("create", options["challenge"])),
            "attestation": base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def use(self, options: dict[str, Any]) -> dict[str, str]:
        """Return the body that answers a challenge."""
        client = self.client("get", options["challenge"])
        data = self.data(self.flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": base64url(self.id),
            "client": base64url(client),
            "authenticator": base64url(data),
            "signature": base64url(signature),
        }
