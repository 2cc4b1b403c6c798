"""People: guests with a name, and accounts with a password, which is hashed with argon2."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from deadroad.server.entry import now
from deadroad.server.looks import BLANK, look, mark, unstacked
from deadroad.server.storage.database import Conflict, Database, Row, Statement, Value
from deadroad.server.tokens import draw, draw_id, hashed

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
CONFIRM_LASTS: Final = 2 * DAY
RESET_LASTS: Final = DAY // 12
TOKENS: Final = 500  # deleted in one step, so that no request waits long
LOGINS: Final = 100  # of a person; a list of more would take long
SURPLUS: Final = (
    "DELETE FROM tokens WHERE person = ? AND kind = 'login' AND hash IN (SELECT hash FROM tokens"
    " WHERE person = ? AND kind = 'login' ORDER BY created DESC, hash LIMIT 1000 OFFSET ?)"
)
NAMES: Final = 10_000  # names cached in memory
EXPIRED: Final = "SELECT hash FROM tokens WHERE expires <= ? ORDER BY expires LIMIT ?"


class Person(Struct):
    """A guest or an account."""

    id: str
    name: str
    login: str | None
    email: str | None
    confirmed: bool
    hook: str | None
    created: int
    banned: bool
    language: str = "en"
    role: str = ""  # admin, moderator or ""
    kept: str = ""  # the hash of the password

    @property
    def account(self) -> bool:
        """Whether the person has an account, with a password."""
        return self.login is not None


class NameTaken(Exception):
    """An account with that name exists."""


class BadName(Exception):
    """A name with characters that can't be shown."""


def clean(name: str) -> str:
    """Return a name without spaces at its ends. Raises BadName if others could not see or read it."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or any(unicodedata.category(sign).startswith("C") or sign in BLANK for sign in tidy):
        raise BadName(name)
    if unstacked(tidy) != tidy or all(mark(sign) for sign in tidy):
        raise BadName(name)
    return tidy


def key(name: str) -> str:
    """Return the normal form of a name, which must be unique among accounts."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def _person(row: Row) -> Person:
    return Person(
        id=str(row["id"]),
        name=str(row["name"]),
        login=None if row["login"] is None else str(row["login"]),
        email=None if row["email"] is None else str(row["email"]),
        confirmed=row["confirmed"] == 1,
        hook=None if row["hook"] is None else str(row["hook"]),
        created=int(row["created"] or 0),
        banned=row["banned"] == 1 and (not row["ban_until"] or int(row["ban_until"]) > now()),
        language=str(row["language"]),
        role=str(row["role"]),
        kept=str(row["password"] or ""),
    )


def _lost(tokens: str, *values: Value) -> tuple[Statement, Statement]:
    """Return statements that delete tokens, and first the guests who can't log in without them.

    `tokens` and `values` select the tokens by hash. Guests who sat at a table, used the chat or blocked a
    person are kept.
    """
    guests = (
        # SQLite would go through all guests if it could use the index of logins.
        f"DELETE FROM people WHERE COALESCE(login, '') = ''"  # noqa: S608 - only constants of this package
        f" AND id IN (SELECT person FROM tokens WHERE hash IN ({tokens}))"
        f" AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND hash NOT IN ({tokens}))"
        " AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = people.id)"
        " AND NOT EXISTS (SELECT 1 FROM log WHERE person = people.id AND kind = 'chat')"
    )
    forget = f"DELETE FROM tokens WHERE hash IN ({tokens})"  # noqa: S608 - as above
    return (guests, (*values, *values)), (forget, values)


class People:
    """The people of the database."""

    def __init__(self, database: Database, remember: int) -> None:
        self.database = database
        self.login_lasts = remember * DAY  # ms after the last use
        self.names: dict[str, str] = {}
        self.dropped = 0  # how often a name was removed from the cache
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        # One at a time: hashing is slow on purpose, and must not slow down the tables.
        self.hashing = asyncio.Lock()
        self.nobody = self.hasher.hash(draw())

    # Lookup.

    async def get(self, person: str) -> Person | None:
        """Return a person by id."""
        rows = await self.database.read("SELECT * FROM people WHERE id = ?", person)
        return _person(rows[0]) if rows else None

    async def by_token(self, token: str, kind: str = "login") -> Person | None:
        """Return the owner of a token, if the token is valid."""
        rows = await self.database.read(
            "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person"
            " WHERE tokens.hash = ? AND tokens.kind = ? AND tokens.expires > ?",
            hashed(token),
            kind,
            now(),
        )
        return _person(rows[0]) if rows else None

    async def learn(self, people: set[str]) -> dict[str, str]:
        """Return names by id."""
        known = {person: self.names[person] for person in people if person in self.names}
        unknown = [person for person in people if person not in known]
        if unknown:
            marks = ", ".join("?" * len(unknown))
            sql = f"SELECT id, name FROM people WHERE id IN ({marks})"  # noqa: S608 - only placeholders
            before = self.dropped
            rows = await self.database.read(sql, *unknown)
            found = {str(row["id"]): str(row["name"]) for row in rows}
            if len(self.names) > NAMES:
                self.names.clear()
            if before == self.dropped:  # otherwise a name may have changed since it was read
                self.names.update(found)
            known.update(found)
        return known

    def forget_name(self, person: str) -> None:
        """Read the name of a person again before it is shown next."""
        self.names.pop(person, None)
        self.dropped += 1

    # Tokens.

    async def hand_token(self, person: str, kind: str, lasts: int, body: str = "") -> str:
        """Create and return a token."""
        token = draw()
        await self.database.write(
            (
                "INSERT INTO tokens (hash, kind, person, body, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
                (hashed(token), kind, person, body, now(), now() + lasts),
            )
        )
        return token

    async def hand_login(self, person: str) -> str:
        """Create and return a login token. Only the newest logins of a person are kept."""
        token = await self.hand_token(person, "login", self.login_lasts)
        await self.database.write((SURPLUS, (person, person, LOGINS)))
        return token

    async def hand_login_to(self, person: Person) -> str | None:
        """Create and return a login token. Return None if the password was changed since it was checked.

        A change of the password ends all logins. One whose password is checked meanwhile must not survive it.
        """
        token = await self.hand_login(person.id)
        found = await self.get(person.id)
        if found is not None and found.kept == person.kept:
            return token
        await self.log_out(token)
        return None

    async def renew(self, token: str) -> bool:
        """Extend a login. Return False if it was extended within the last hour."""
        until = now() + self.login_lasts
        (changed,) = await self.database.write(
            (
                "UPDATE tokens SET expires = ? WHERE hash = ? AND kind = 'login' AND expires < ?",
                (until, hashed(token), until - HOUR),
            )
        )
        return changed == 1

    async def log_out(self, token: str) -> None:
        """Delete a token."""
        await self.end_login(hashed(token))

    async def end_login(self, hash_: str) -> bool:
        """Delete a token by its hash. Return False if there is no such token."""
        _, ended = await self.database.write(*_lost("?", hash_))
        return ended == 1

    async def forget_tokens(self) -> int:
        """Delete some expired tokens. Return their number."""
        _, count = await self.database.write(*_lost(EXPIRED, now(), TOKENS))
        return count

    # Guests and accounts.

    async def guest(self, name: str) -> tuple[Person, str]:
        """Create a guest.

        Return the person and a login token. Raises NameTaken for the name of an account.
        """
        await self.must_be_free(name)
        person = Person(draw_id(), clean(name), None, None, False, None, now(), False)
        await self.database.write(
            (
                "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
                (person.id, person.name, person.created),
            )
        )
        return person, await self.hand_login(person.id)

    async def must_be_free(self, name: str, owner: str = "") -> None:
        """Raise NameTaken if another account has this name, or one that looks like it."""
        sql = "SELECT id FROM people WHERE (login = ? OR look = ?) AND id <> ?"
        if await self.database.read(sql, key(name), look(clean(name)), owner):
            raise NameTaken(name)

    async def store_looks(self) -> None:
        """Store the looks of the names of accounts from before looks were stored."""
        rows = await self.database.read(
            "SELECT id, name FROM people WHERE login IS NOT NULL AND look IS NULL"
        )
        for row in rows:
            await self.database.write(
                ("UPDATE people SET look = ? WHERE id = ?", (look(str(row["name"])), row["id"]))
            )

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _fits(self, password: str, kept: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False

    async def make_account(self, person: str, name: str, password: str) -> bool:
        """Turn a guest into an account with a unique name. Return False if it is an account already."""
        shown = clean(name)
        await self.must_be_free(name, person)
        try:
            (made,) = await self.database.write(
                (
                    (
                        "UPDATE people SET name = ?, login = ?, look = ?, password = ?"
                        " WHERE id = ? AND login IS NULL"
                    ),
                    (shown, key(name), look(shown), await self._hash(password), person),
                )
            )
        except Conflict:
            raise NameTaken(name) from None
        self.forget_name(person)
        return made == 1

    async def rename(self, person: Person, name: str) -> None:
        """Change a name. An account logs in with the new name."""
        shown = clean(name)
        change: Statement = ("UPDATE people SET name = ? WHERE id = ? AND login IS NULL", (shown, person.id))
        if person.account:
            sql = "UPDATE people SET name = ?, login = ?, look = ? WHERE id = ? AND login IS NOT NULL"
            change = (sql, (shown, key(name), look(shown), person.id))
        await self.must_be_free(name, person.id)
        try:
            await self.database.write(change)
        except Conflict:
            raise NameTaken(name) from None
        self.forget_name(person.id)

    async def with_password(self, name: str, password: str) -> Person | None:
        """Return the person if name and password match. An unknown name takes the same time."""
        rows = await self.database.read("SELECT * FROM people WHERE login = ?", key(name))
        kept = str(rows[0]["password"]) if rows else self.nobody
        if not await self._fits(password, kept) or not rows:
            return None
        return _person(rows[0])

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Change the password if the old one matches, and end all other logins."""
        if not await self.proves(person, old):
            return False
        await self.set_password(person, new)
        return True

    async def proves(self, person: str, password: str) -> bool:
        """Return whether this is the password of an account."""
        rows = await self.database.read("SELECT password FROM people WHERE id = ?", person)
        return bool(rows) and await self._fits(password, str(rows[0]["password"]))

    async def set_password(self, person: str, password: str) -> None:
        """Set a password and end all logins."""
        await self.database.write(
            ("UPDATE people SET password = ? WHERE id = ?", (await self._hash(password), person)),
            ("DELETE FROM tokens WHERE person = ? AND kind <> 'recovery'", (person,)),
        )

    # E-mail.

    async def set_email(self, person: str, email: str | None, language: str = "en") -> str | None:
        """Store an e-mail address, and return the token that confirms it. Earlier tokens become invalid."""
        await self.database.write(
            (
                "UPDATE people SET email = ?, confirmed = 0, language = ? WHERE id = ?",
                (email, language, person),
            ),
            ("DELETE FROM tokens WHERE person = ? AND kind IN ('confirm', 'reset')", (person,)),
        )
        return None if email is None else await self.hand_token(person, "confirm", CONFIRM_LASTS, email)

    async def confirm(self, token: str) -> bool:
        """Confirm the address that a token was sent to."""
        rows = await self.database.read(
            "SELECT person, body FROM tokens WHERE hash = ? AND kind = 'confirm' AND expires > ?",
            hashed(token),
            now(),
        )
        if not rows:
            return False
        changed = await self.database.write(
            (
                "UPDATE people SET confirmed = 1 WHERE id = ? AND email = ?",
                (rows[0]["person"], rows[0]["body"]),
            ),
            ("DELETE FROM tokens WHERE hash = ?", (hashed(token),)),
        )
        return changed[0] == 1

    async def forgotten(self, email: str) -> list[tuple[Person, str]]:
        """Return the accounts with this confirmed address, each with a token to reset its password."""
        rows = await self.database.read(
            "SELECT * FROM people WHERE lower(email) = ? AND confirmed = 1 AND login IS NOT NULL",
            email.lower(),
        )
        people = [_person(row) for row in rows]
        return [(person, await self.hand_token(person.id, "reset", RESET_LASTS)) for person in people]

    async def reset(self, token: str, password: str) -> Person | None:
        """Set a new password with the token from the mail, which is valid once. Return its owner."""
        person = await self.by_token(token, "reset")
        # Deleted first: of two requests with the same token at the same time, one is too late.
        gone = ("DELETE FROM tokens WHERE hash = ? AND kind = 'reset'", (hashed(token),))
        (used,) = await self.database.write(gone)
        if person is None or not used:
            return None
        await self.set_password(person.id, password)
        return person

    # Blocks.

    async def blocked(self, person: str) -> set[str]:
        """Return the people that a person has blocked."""
        rows = await self.database.read("SELECT other FROM blocks WHERE person = ?", person)
        return {str(row["other"]) for row in rows}

    async def block(self, person: str, other: str, *, blocked: bool) -> None:
        """Block or unblock a person."""
        if blocked:
            sql = "INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM blocks WHERE person = ? AND other = ?"
        await self.database.write((sql, (person, other)))
