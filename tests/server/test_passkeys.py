"""Passkeys: log in without a password, and prove that an account is mine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

import pyotp
import pytest

from deadroad.server import passkeys
from deadroad.server.account_bodies import NewPasskey, UsedPasskey
from deadroad.server.config import Config
from deadroad.server.entry import now
from deadroad.server.passkeys import NEW, USE, Passkeys
from deadroad.server.services import Services
from tests.server.authenticator import VERIFIED, Authenticator
from tests.server.client import Caller, Refusal
from tests.server.conftest import BOTH, Company, Databases
from tests.server.node import Node

pytestmark = pytest.mark.anyio

PUBLIC = "https://play.example"
PASSWORD = "a long password"  # noqa: S105 - of nobody
NUMBERS = count()


@pytest.fixture(scope="module", params=BOTH)
def public_node(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, databases: Databases
) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("public")
    with Node(folder, public=PUBLIC, db=databases.url(request.param)) as running:
        yield running


@pytest.fixture
async def people(public_node: Node) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(public_node.url, stack)


def phone() -> Authenticator:
    return Authenticator(PUBLIC, "play.example")


async def account(people: Company) -> Caller:
    name = f"Ann {next(NUMBERS)}"
    ann = await people.guest(name)
    await ann.post("/api/account", {"name": name, "password": PASSWORD})
    return ann


async def with_passkey(people: Company) -> tuple[Caller, Authenticator]:
    """Return an account with a passkey."""
    ann, key = await account(people), phone()
    options = await ann.post("/api/me/passkeys/begin", {"password": PASSWORD})
    await ann.post("/api/me/passkeys", key.create(options))
    return ann, key


async def log_in(people: Company, key: Authenticator) -> str:
    """Log in with a passkey from a new device; return the id of the person."""
    caller = Caller(people.url)
    await people.stack.enter_async_context(caller)
    options = await caller.post("/api/passkeys/begin")
    found = await caller.post("/api/passkeys/login", key.use(options))
    return str(found["me"]["id"])


async def proof(ann: Caller, key: Authenticator) -> str:
    options = await ann.post("/api/passkeys/begin")
    return str((await ann.post("/api/me/passkeys/prove", key.use(options)))["proof"])


async def test_a_passkey_logs_in_without_name_and_password(people: Company) -> None:
    ann, key = await with_passkey(people)
    assert await log_in(people, key) == ann.id
    assert await log_in(people, key) == ann.id
    assert (await ann.get("/api/me"))["passkeys"]


async def test_a_login_with_a_passkey_asks_for_no_code(people: Company) -> None:
    ann, key = await with_passkey(people)
    app = pyotp.TOTP((await ann.post("/api/me/factor", {"password": PASSWORD}))["secret"])
    await ann.post("/api/me/factor/confirm", {"code": app.now()})
    assert await log_in(people, key) == ann.id


async def test_passkeys_are_listed_renamed_and_removed(people: Company) -> None:
    ann, key = await with_passkey(people)
    (row,) = await ann.get("/api/me/passkeys")
    assert row["name"] == "My phone"
    await ann.post(f"/api/me/passkeys/{row['id']}/name", {"name": "Old phone"})
    assert [one["name"] for one in await ann.get("/api/me/passkeys")] == ["Old phone"]
    with pytest.raises(Refusal, match="403 wrong-password"):
        await ann.post(f"/api/me/passkeys/{row['id']}/remove", {})
    await ann.post(f"/api/me/passkeys/{row['id']}/remove", {"proof": await proof(ann, key)})
    assert await ann.get("/api/me/passkeys") == []
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, key)


async def test_nobody_else_can_rename_or_remove_a_passkey(people: Company) -> None:
    ann, _ = await with_passkey(people)
    bob = await account(people)
    (row,) = await ann.get("/api/me/passkeys")
    with pytest.raises(Refusal, match="404 no-such-passkey"):
        await bob.post(f"/api/me/passkeys/{row['id']}/name", {"name": "Mine"})
    with pytest.raises(Refusal, match="404 no-such-passkey"):
        await bob.post(f"/api/me/passkeys/{row['id']}/remove", {"password": PASSWORD})


async def test_a_new_passkey_needs_the_password_or_another_passkey(people: Company) -> None:
    ann, key = await with_passkey(people)
    for wrong in ({}, {"password": "another password"}, {"proof": "x"}):
        with pytest.raises(Refusal, match="403"):
            await ann.post("/api/me/passkeys/begin", wrong)
    options = await ann.post("/api/me/passkeys/begin", {"proof": await proof(ann, key)})
    assert len(options["known"]) == 1
    guest = await people.guest("Guest")
    with pytest.raises(Refusal, match="409 no-account"):
        await guest.post("/api/me/passkeys/begin", {})


async def test_a_passkey_renames_and_deletes_an_account_in_place_of_the_password(people: Company) -> None:
    ann, key = await with_passkey(people)
    for path, body in (("/api/me/name", {"name": f"Ada {next(NUMBERS)}"}), ("/api/me/delete", {})):
        with pytest.raises(Refusal, match="403 wrong-password"):
            await ann.post(path, body)
        given = await proof(ann, key)
        await ann.post(path, {**body, "proof": given})
    with pytest.raises(Refusal, match="401"):
        await log_in(people, key)


async def test_a_proof_is_valid_once_and_only_for_its_owner(people: Company) -> None:
    ann, key = await with_passkey(people)
    bob = await account(people)
    given = await proof(ann, key)
    with pytest.raises(Refusal, match="403 no-such-token"):
        await bob.post("/api/me/delete", {"proof": given})
    await ann.post("/api/me/name", {"name": f"Ada {next(NUMBERS)}", "proof": given})
    with pytest.raises(Refusal, match="403 no-such-token"):
        await ann.post("/api/me/name", {"name": f"Ada {next(NUMBERS)}", "proof": given})
    options = await bob.post("/api/passkeys/begin")
    with pytest.raises(Refusal, match="403 wrong-passkey"):
        await bob.post("/api/me/passkeys/prove", key.use(options))


async def test_a_challenge_can_be_answered_once(people: Company) -> None:
    ann, key = await with_passkey(people)
    options = await ann.post("/api/passkeys/begin")
    await ann.post("/api/passkeys/login", key.use(options))
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await ann.post("/api/passkeys/login", key.use(options))


async def test_a_copy_of_a_passkey_is_refused_by_its_counter(people: Company) -> None:
    _, key = await with_passkey(people)
    await log_in(people, key)
    key.counter -= 1
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, key)


async def test_a_response_to_another_site_or_without_a_check_of_the_user_is_refused(people: Company) -> None:
    _, key = await with_passkey(people)
    key.origin = "https://play.example.evil"
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, key)
    key.origin, key.site = PUBLIC, "evil.example"
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, key)
    key.site, key.flags = "play.example", key.flags & ~VERIFIED
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, key)


async def test_another_key_with_the_same_id_is_refused(people: Company) -> None:
    ann, key = await with_passkey(people)
    other = phone()
    other.id, other.counter = key.id, key.counter
    with pytest.raises(Refusal, match="401 wrong-passkey"):
        await log_in(people, other)
    options = await ann.post("/api/me/passkeys/begin", {"password": PASSWORD})
    with pytest.raises(Refusal, match="403 wrong-passkey"):
        await ann.post("/api/me/passkeys", other.create(options))


async def test_logins_with_passkeys_are_limited(tmp_path: Path) -> None:
    with Node(tmp_path, public=PUBLIC, limits={"logins": 3}) as node:
        async with Caller(node.url) as anybody:
            for _ in range(3):
                await anybody.post("/api/passkeys/begin")
            with pytest.raises(Refusal, match="429 slow-down"):
                await anybody.post("/api/passkeys/begin")


async def test_passkeys_are_offered_with_https_only(company: Company) -> None:
    ann = await company.guest("Ann")
    assert not (await ann.get("/api/services"))["passkeys"]
    with pytest.raises(Refusal, match="404 no-passkeys"):
        await ann.post("/api/passkeys/begin")


@pytest.mark.parametrize(
    ("public", "offered"),
    [("", False), ("http://play.example", False), (PUBLIC, True), ("http://localhost:8666", True)],
)
async def test_the_public_address_decides_whether_there_are_passkeys(
    tmp_path: Path, public: str, *, offered: bool
) -> None:
    assert Services(Config(data=str(tmp_path), public=public)).passkeys.offered == offered


async def test_a_challenge_expires_and_is_for_one_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(Config(data=str(tmp_path), public=PUBLIC))
    await services.database.open()
    keys: Passkeys = services.passkeys
    key = phone()

    async def added(kind: str, person: str) -> bool:
        made = key.create({"challenge": await keys.challenge(kind, "ann")})
        return await keys.add(person, NewPasskey(**made)) is not None

    assert not await added(USE, "ann")
    assert not await added(NEW, "bob")
    assert await added(NEW, "ann")
    used = key.use({"challenge": await keys.challenge(USE)})
    later = now() + passkeys.LASTS + 1
    monkeypatch.setattr(passkeys, "now", lambda: later)
    assert await keys.owner(UsedPasskey(**used)) is None
    await services.close()
