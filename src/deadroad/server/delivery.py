"""Mail and webhooks: what waits in the outbox is delivered, and tried again when it fails."""

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
from deadroad.server.people import People, Person
from deadroad.server.rates import HOUR, Rates
from deadroad.server.storage.database import Database, Row, Unavailable
from deadroad.server.tokens import draw_id
from deadroad.server.webhook import BadHook, post_signed

log = logging.getLogger("deadroad.post")

TRIES: Final = 8
FIRST_PAUSE: Final = 5_000  # ms; it doubles with each try
UNDER_WAY: Final = 300_000  # ms for which one node delivers before another believes that it is gone
AT_ONCE: Final = 20
FOLDER: Final = Path(__file__).parent


class Delivery:
    """Delivers what waits. Each row is taken by pushing its due time on: one node delivers it at a time."""

    def __init__(
        self, database: Database, people: People, config: Config, metrics: Metrics, rates: Rates
    ) -> None:
        self.database = database
        self.people = people
        self.config = config
        self.metrics = metrics
        self.rates = rates
        self.round = 1.0
        self.walking: asyncio.Task[None] | None = None
        # Threads of its own: a mail server that hangs must not take those in which tables are loaded.
        self.mailers = ThreadPoolExecutor(2, "mail")

    def open(self) -> None:
        """Begin to deliver."""
        self.walking = asyncio.create_task(self._walk())

    async def close(self) -> None:
        """Stop delivering; what waits is delivered after the restart."""
        if self.walking is not None:
            self.walking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.walking
        self.mailers.shutdown(wait=False, cancel_futures=True)

    # Leaving things to be delivered.

    async def leave(self, kind: str, person: str, body: dict[str, Any]) -> None:
        """Put something into the outbox."""
        await self.database.write(
            (
                "INSERT INTO outbox (id, kind, person, body, due) VALUES (?, ?, ?, ?, ?)",
                (draw_id(), kind, person, msgspec.json.encode(body).decode(), now()),
            )
        )

    def link(self, path: str) -> str:
        """Return the address of a page of ours."""
        return (self.config.public or f"http://{self.config.host}:{self.config.port}").rstrip("/") + path

    def may_write(self, email: str) -> bool:
        """Whether one more letter may go to an address: nobody is buried in letters they did not ask for."""
        return self.rates.spends("letters", email.lower(), 1, self.config.limits.letters, HOUR)

    async def confirm(self, person: str, email: str, language: str) -> None:
        """Note an address and ask it to be confirmed."""
        token = await self.people.set_email(person, email, language)
        if self.config.mail.host and self.may_write(email):
            link = self.link(f"/confirm#{token}")
            letter = {"to": email, "what": "confirm", "link": link, "language": language}
            await self.leave("mail", person, letter)

    async def reset(self, email: str) -> None:
        """Send whoever has this address what is needed to set a new password."""
        for person, token in await self.people.forgotten(email):
            if self.config.mail.host and self.may_write(email):
                link = self.link(f"/reset#{token}")
                letter = {"to": person.email, "what": "reset", "link": link, "language": person.language}
                await self.leave("mail", person.id, letter)

    # Delivering.

    async def _walk(self) -> None:
        while True:
            try:
                await self.deliver()
            except Unavailable:
                pass
            except Exception:
                log.exception("delivering failed")
            await asyncio.sleep(self.round)

    async def deliver(self) -> int:
        """Deliver what is due; return how many were tried."""
        rows = await self.database.read(
            "SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT ?", now(), AT_ONCE
        )
        # Side by side: one whose server keeps us waiting makes nobody else wait.
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
        if await self._delivered(row, last=tries + 1 >= TRIES):
            await self.database.write(("DELETE FROM outbox WHERE id = ?", (row["id"],)))
        else:
            due = now() + FIRST_PAUSE * 2**tries
            await self.database.write(("UPDATE outbox SET due = ? WHERE id = ?", (due, row["id"])))

    async def _delivered(self, row: Row, *, last: bool) -> bool:
        """Whether nothing is left to be done about a notice."""
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
        except Exception as what:  # noqa: BLE001 - whatever a foreign server does, we go on
            log.warning("not delivered", extra={"why": type(what).__name__, "last": last})
            outcome = "given-up" if last else "failed"
        self.metrics.count("deadroad_notices_total", f'outcome="{outcome}"')
        return outcome != "failed"

    async def _asked(self, person: str, body: dict[str, Any]) -> Person | None:
        """Return who is to hear that it is their turn; None if it no longer is."""
        rows = await self.database.read("SELECT ply, status FROM tables WHERE id = ?", body["table"])
        if not rows or rows[0]["ply"] != body["ply"] or rows[0]["status"] != "running":
            return None
        return await self.people.get(person)

    async def _post_turn(self, person: str, body: dict[str, Any]) -> None:
        found = await self._asked(person, body)
        if found is None or not found.hook:
            return
        secrets = await self.database.read("SELECT hook_secret FROM people WHERE id = ?", person)
        news = {"event": "your-turn", **body, "link": self.link(f"/table/{body['table']}")}
        await post_signed(
            found.hook,
            str(secrets[0]["hook_secret"]),
            msgspec.json.encode(news),
            private=self.config.private_hooks,
        )

    async def _mail_turn(self, person: str, body: dict[str, Any]) -> None:
        found = await self._asked(person, body)
        if found is None or not (found.email and found.confirmed and self.config.mail.host):
            return
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
    """Hand a letter to the SMTP server."""
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.tls:
            # Without a context of its own it would take any certificate, and hand it the password.
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
