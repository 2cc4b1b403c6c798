"""Request and response types for logins and second factors."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from deadroad.server.bodies import Body, Token, Typed

Base64 = Annotated[str, Meta(min_length=1, max_length=8000, pattern="^[A-Za-z0-9_-]+$")]  # for URLs
Label = Annotated[str, Meta(min_length=1, max_length=40)]


class Proof(Body):
    """The password of the account that makes the request, or a proof from a passkey. A guest has none."""

    password: Typed | None = None
    proof: Token | None = None


class Code(Body):
    """A code of an authenticator app, or a recovery code."""

    code: Annotated[str, Meta(min_length=6, max_length=20)]


class Secret(Struct):
    """The secret for an authenticator app, as text and as a link."""

    secret: str
    link: str


class RecoveryCodes(Struct):
    """Recovery codes, each valid once. They are shown once."""

    codes: list[str]


class LoginRow(Struct):
    """A login: where and when it was made and last used. `mine` marks the login of this request."""

    id: str
    agent: str
    address: str
    created: int
    seen: int
    mine: bool


class PasskeyRow(Struct):
    """A passkey of mine: its name, and when it was created and last used."""

    id: str
    name: str
    created: int
    used: int


class NewPasskeyOptions(Struct):
    """What a browser needs to create a passkey.

    `site` is the relying party's id, `person` the user handle, `known` are the passkeys of the account.
    """

    challenge: str
    site: str
    person: str
    name: str
    algorithms: list[int]
    known: list[str]


class NewPasskey(Body):
    """A passkey that a browser created, and a name for it."""

    name: Label
    id: Base64
    client: Base64  # clientDataJSON
    attestation: Base64  # attestationObject


class PasskeyName(Body):
    """A new name for a passkey."""

    name: Label


class PasskeyOptions(Struct):
    """What a browser needs to use a passkey."""

    challenge: str
    site: str


class UsedPasskey(Body):
    """The response of a passkey to a challenge."""

    id: Base64
    client: Base64  # clientDataJSON
    authenticator: Base64  # authenticatorData
    signature: Base64


class PasskeyProof(Struct):
    """A token that takes the place of the password in one request."""

    proof: str
