"""The bodies of requests about logins and second factors, and of their answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from deadroad.server.bodies import Body, Typed


class Proof(Body):
    """The password of the account that asks; a guest has none."""

    password: Typed | None = None


class Code(Body):
    """A code of an authenticator app, or a recovery code."""

    code: Annotated[str, Meta(min_length=6, max_length=20)]


class Secret(Struct):
    """What an authenticator app needs: the secret, and the same as a link."""

    secret: str
    link: str


class RecoveryCodes(Struct):
    """Codes that are each good once, for when the app is lost; shown once."""

    codes: list[str]


class LoginRow(Struct):
    """A login: where it was made, when, and when it was last used. `mine`: the one that asks."""

    id: str
    agent: str
    address: str
    created: int
    seen: int
    mine: bool
