"""Delivery of mail and webhook calls from the outbox, with retries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

import msgspec

from deadroad.content.texts import Texts
from deadroad.games import game
from deadroad.kernel.question import Value
from deadroad.server.config import Config, Mail
from deadroad.server.entry import now
from deadroad.server.metrics import Metrics
from deadroad.server.origins import Origins
from deadroad.server.people import People, Person
from deadroad.server.rates import HOUR, Rates
from deadroad.server.storage.database import Database, Row, Unavailable
from deadroad.server.tokens import draw_id
from deadroad.server.webhook import BadHook, post_signed

log = logging.getLogger("deadroad.post")

TRIES: Final = 8
FIRST_PAUSE: Final = 5_000  # ms; doubles with each try
UNDER_WAY: Final = 300_000  # ms after which another node assumes that the delivering node is gone
AT_ONCE: Final = 20  # rows that are delivered in parallel
OF_ONE: Final = 2  # of them of one person, so that nobody delays the others
LETTERS: Final = "kind = 'mail'"  # about accounts. They do not wait for notices of turns
TURNS: Final = "kind <> 'mail'"
OLDEST: Final = 5000  # due rows that are looked at
DUE: Final = (
    "SELECT * FROM (SELECT oldest.*, row_number() OVER (PARTITION BY person ORDER BY due) AS nth"
    " FROM (SELECT * FROM outbox WHERE due <= ? AND {kinds} ORDER BY due LIMIT ?) AS oldest) AS waiting"
    " WHERE nth <= ? ORDER BY nth, due LIMIT ?"
)
FOLDER: Final = Path(__file__).parent


class TooMany(Exception):
    """A person was notified too often."""


class Delivery:
    """Delivers the outbox. A node claims a row by moving its due time, so only one node delivers it."""

    def __init__(
        self,
        database: Database,
        people: People,
        config: Config,
        metrics: Metrics,
        rates: Rates,
        origins: Origins,
    ) -> None:
        self.database = database
        self.people = people
        self.config = config
        self.metrics = metrics
        self.rates = rates
        self.origins = origins
        self.round = 1.0
        self.walking: list[asyncio.Task[None]] = []
        # Separate threads: a mail server that hangs must not block those that load tables.
        self.mailers = ThreadPoolExecutor(2, "mail")

    def open(self) -> None:
        """Start delivering."""
        self.walking = [asyncio.create_task(self._walk(kinds)) for kinds in (LETTERS, TURNS)]

    async def close(self) -> None:
        """Stop delivering. The rest is delivered after the restart."""
        for walking in self.walking:
            walking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await walking
        self.mailers.shutdown(wait=False, cancel_futures=True)

    # The outbox.

    async def leave(self, kind: str, person: str, body: dict[str, Any]) -> None:
        """Add a row to the outbox."""
        await self.database.write(
            (
                "INSERT INTO outbox (id, kind, person, body, due) VALUES (?, ?, ?, ?, ?)",
                (draw_id(), kind, person, msgspec.json.encode(body).decode(), now()),
            )
        )

    def link(self, path: str) -> str:
        """Return the URL of a page of this server."""
        return (self.config.public or f"http://{self.config.host}:{self.config.port}").rstrip("/") + path

    def may_write(self, email: str) -> bool:
        """Return whether another mail may be sent to an address. The limit prevents flooding a recipient."""
        return self.rates.spends("letters", email.lower(), 1, self.config.limits.letters, HOUR)

    async def confirm(self, person: str, email: str, language: str) -> None:
        """Store an e-mail address and send a mail to confirm it."""
        token = await self.people.set_email(person, email, language)
        if self.config.mail.host and self.may_write(email):
            link = self.link(f"/confirm#{token}")
            letter = {"to": email, "what": "confirm", "link": link, "language": language}
            await self.leave("mail", person, letter)

    async def reset(self, email: str) -> None:
        """Send a password reset to the accounts with this address."""
        for person, token in await self.people.forgotten(email):
            if self.config.mail.host and self.may_write(email):
                link = self.link(f"/reset#{token}")
                letter = {"to": person.email, "what": "reset", "link": link, "language": person.language}
                await self.leave("mail", person.id, letter)

    async def warn_of_codes(self, person: Person) -> None:
        """Tell the owner of an account that somebody with the password tries codes."""
        email = person.email if person.confirmed else None
        if email and self.config.mail.host and self.may_write(email):
            letter = {"to": email, "what": "codes", "link": self.link("/me"), "language": person.language}
            await self.leave("mail", person.id, letter)

    # Delivering.

    async def _walk(self, kinds: str) -> None:
        while True:
            many = 0
            try:
                many = await self._deliver(kinds)
            except Unavailable:
                pass
            except Exception:
                log.exception("delivering failed")
            if not many:  # otherwise more may be due
                await asyncio.sleep(self.round)

    async def deliver(self) -> int:
        """Deliver due rows of all kinds. Return the number of attempts."""
        return await self._deliver(LETTERS) + await self._deliver(TURNS)

    async def _deliver(self, kinds: str) -> int:
        """Deliver due rows, a few of each person. Return the number of attempts."""
        rows = await self.database.read(DUE.format(kinds=kinds), now(), OLDEST, OF_ONE, AT_ONCE)
        # In parallel, so that a slow receiver does not delay the others.
        await asyncio.gather(*[self._take(row) for row in rows])
        return len(rows)

    async def _take(self, row: Row) -> None:
        tries = int(row["tries"] or 0)
        taken = await self.database.write(
            (
                "UPDATE outbox SET tries = tries + 1, due = ? WHERE id = ? AND tries = ?",
                (now() + UNDER_WAY, row["id"], tries),
            )
        )
        if not taken[0]:
            return
        # Unless a later turn has replaced the notice.
        same = (row["id"], row["body"])
        if await self._delivered(row, last=tries + 1 >= TRIES):
            await self.database.write(("DELETE FROM outbox WHERE id = ? AND body = ?", same))
        else:
            due = now() + FIRST_PAUSE * 2**tries
            await self.database.write(("UPDATE outbox SET due = ? WHERE id = ? AND body = ?", (due, *same)))

    async def _delivered(self, row: Row, *, last: bool) -> bool:
        """Deliver one row. Return whether it is finished and can be deleted."""
        body: dict[str, Any] = msgspec.json.decode(str(row["body"]))
        try:
            match row["kind"]:
                case "mail":
                    language = body.get("language", "en")
                    await self.mail(body["to"], body["what"], language, {"link": body["link"]})
                case "turn-mail":
                    await self._mail_turn(str(row["person"]), body)
                case _:
                    await self._post_turn(str(row["person"]), body)
            outcome = "delivered"
        except BadHook as what:
            log.warning("a webhook is not allowed", extra={"why": str(what)})
            outcome = "refused"
        except TooMany:
            outcome = "too-many"
        except Exception as what:  # noqa: BLE001 - no error of another server may stop the delivery
            log.warning("not delivered", extra={"why": type(what).__name__, "last": last})
            outcome = "given-up" if last else "failed"
        self.metrics.count("deadroad_notices_total", f'outcome="{outcome}"')
        return outcome != "failed"

    async def _asked(self, person: str, body: dict[str, Any]) -> Person | None:
        """Return the person to notify about their turn; None if it is no longer their turn."""
        rows = await self.database.read("SELECT ply, status FROM tables WHERE id = ?", body["table"])
        if not rows or rows[0]["ply"] != body["ply"] or rows[0]["status"] != "running":
            return None
        return await self.people.get(person)

    async def _post_turn(self, person: str, body: dict[str, Any]) -> None:
        found = await self._asked(person, body)
        if found is None or not found.hook:
            return
        self.take_hook(person)
        secrets = await self.database.read("SELECT hook_secret FROM people WHERE id = ?", person)
        news = {"event": "your-turn", **body, "link": self.link(f"/table/{body['table']}")}
        await post_signed(
            found.hook,
            str(secrets[0]["hook_secret"]),
            msgspec.json.encode(news),
            private=self.config.private_hooks,
        )

    def take_hook(self, person: str) -> None:
        """Count a call of a webhook, by person and address. Raises TooMany over the limit.

        The limit prevents that somebody floods a foreign server through this one.
        """
        limits = self.config.limits
        came_from = self.origins.address(person)
        if not self.rates.spends("hooks", person, 1, limits.hooks, HOUR):
            raise TooMany
        if came_from and not self.rates.spends(
            "hooks", "address " + came_from, 1, limits.address_hooks, HOUR
        ):
            raise TooMany

    async def _mail_turn(self, person: str, body: dict[str, Any]) -> None:
        found = await self._asked(person, body)
        if found is None or not (found.email and found.confirmed and self.config.mail.host):
            return
        # Somebody could start a game with a person again and again.
        limit = self.config.limits.turn_letters
        if not self.rates.spends("turn-letters", found.email.lower(), 1, limit, HOUR):
            raise TooMany
        title = game(str(body["game"])).words(found.language).say("title")
        link = self.link(f"/table/{body['table']}")
        await self.mail(found.email, "turn", found.language, {"link": link, "game": title})

    async def mail(self, to: str, what: str, language: str, values: dict[str, Value]) -> None:
        """Send one mail."""
        texts = Texts(language, {}, FOLDER)
        message = EmailMessage()
        message["From"] = self.config.mail.sender
        message["To"] = to
        message["Subject"] = texts.say(f"letter-{what}")
        message.set_content(texts.say(f"letter-{what}-text", values) + "\n")
        await asyncio.get_running_loop().run_in_executor(self.mailers, send, self.config.mail, message)


def send(mail: Mail, message: EmailMessage) -> None:
    """Send a mail through the SMTP server."""
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.tls:
            # Without an explicit context, smtplib accepts any certificate and sends it the password.
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
