"""Variants to play on the user's own machine. Each runs in a separate server process."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from deadroad.arena.processes import begin
from deadroad.content.examples import examples
from deadroad.content.in_use import used
from deadroad.content.variant import Variant, read_file
from deadroad.games import game, read_variant
from deadroad.kernel.errors import BadRequest, BadVariant, DeadRoadError
from deadroad.server.config import Config
from deadroad.server.lab_bodies import VariantCard
from deadroad.server.refusal import No

OWN: Final = "variants"  # the folder of added variants in the server's data
MOST: Final = 200  # most stored variants
AT_ONCE: Final = 3  # most running servers; their tables are stored and continue when they are opened again
PATIENCE: Final = 90.0  # seconds until a server must listen
PORTS: Final = (20_000, 20_000)  # the first port, and the number of ports


class Variants:
    """The variants that can be played on this machine, and the servers that play them."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.own = config.folder / OWN
        self.servers: OrderedDict[str, tuple[SpawnProcess, str]] = (
            OrderedDict()
        )  # by digest, with the address
        self.starting = asyncio.Lock()

    def check(self) -> None:
        """Raise No unless variants can be chosen here."""
        if not self.config.own_machine or used() is not None:
            raise No("no-variants-here", 403)

    def cards(self, name: str) -> list[VariantCard]:
        """Return the variants of a game: the examples, then those added."""
        return [card(variant, own=own) for variant, own in self.known(name)]

    def known(self, name: str) -> list[tuple[Variant, bool]]:
        """Return the valid variants of a game, and whether each was added here."""
        found: dict[str, tuple[Variant, bool]] = {}
        for paths, own in ((examples(), False), (sorted(self.own.glob("*.toml"))[:MOST], True)):
            for path in paths:
                try:
                    variant = read_variant(*read_file(path))
                except BadVariant:
                    continue
                if variant.game == name:
                    found.setdefault(variant.digest, (variant, own))
        return list(found.values())

    def text(self, name: str, digest: str) -> str:
        """Return the text of a listed variant. Raises No if there is none."""
        found = next((one for one, _ in self.known(name) if one.digest == digest), None)
        if found is None:
            raise No("no-such-variant", 404)
        return found.text

    def add(self, name: str, text: str, where: str) -> VariantCard:
        """Check a variant and store it."""
        variant = read_variant(text, where)
        if variant.game != name:
            raise BadVariant(f"{where} is a variant of {variant.game}, not of {name}")
        self.own.mkdir(parents=True, exist_ok=True)
        path = self.own / f"{variant.digest}.toml"
        if not path.exists() and len(list(self.own.iterdir())) >= MOST:
            raise No("too-many-variants", 409)
        path.write_text(variant.text + "\n", encoding="utf-8")
        return card(variant, own=True)

    async def open(self, name: str, digest: str) -> str:
        """Return the address of the server that plays a variant; it is started if it does not run yet."""
        listed = await asyncio.to_thread(self.known, name)
        variant = next((one for one, _ in listed if one.digest == digest), None)
        if variant is None:
            raise No("no-such-variant", 404)
        async with self.starting:
            running = self.servers.get(digest)
            if running is not None and running[0].is_alive():
                self.servers.move_to_end(digest)
                return running[1]
            while len(self.servers) >= AT_ONCE:
                _, (oldest, _) = self.servers.popitem(last=False)
                await asyncio.to_thread(stop, oldest)
            process, address = await asyncio.to_thread(self._start, variant)
            self.servers[digest] = (process, address)
            return address

    def _start(self, variant: Variant) -> tuple[SpawnProcess, str]:
        config = {
            "host": self.config.host,
            "port": free_port(self.config.host, variant.digest),
            "data": str(self.config.folder / f"variant-{variant.digest}"),
            "plain": f"http://{self.config.host}:{self.config.port}/",
            "log_level": self.config.log_level,
        }
        context = multiprocessing.get_context("spawn")
        hear, tell = context.Pipe(duplex=False)
        process = context.Process(target=serve_variant, args=(variant.text, variant.game, config, tell))
        process.start()
        tell.close()
        try:
            address, problem = hear.recv() if hear.poll(PATIENCE) else ("", "it did not start in time")
        except EOFError:
            address, problem = "", "it ended at once"
        if not address:
            stop(process)
            raise BadRequest(f"“{variant.name}” can't be played: {problem}")
        return process, address

    async def close(self) -> None:
        """End all servers."""
        for process, _ in self.servers.values():
            await asyncio.to_thread(stop, process)
        self.servers.clear()


def serve_variant(text: str, name: str, settings: dict[str, str | int], tell: Connection) -> None:
    """Serve a variant in this process, and report the address or the error."""
    from deadroad.server.serving import serve_config  # noqa: PLC0415 - it imports this module

    begin(text)
    try:
        game(name)
        serve_config(Config(**settings), lambda address: tell.send((address, "")))  # type: ignore[arg-type]
    except DeadRoadError as what:
        tell.send(("", str(what)))


def stop(process: SpawnProcess) -> None:
    """End a server. Everything at its tables is stored."""
    process.terminate()
    process.join(10)
    if process.is_alive():
        process.kill()
        process.join()


def free_port(host: str, digest: str) -> int:
    """Return the port of a variant, always the same one for its cookies; 0 (any port) if it is in use."""
    port = PORTS[0] + int(digest, 16) % PORTS[1]
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return 0
    return port


def card(variant: Variant, *, own: bool) -> VariantCard:
    """Return a variant for a list."""
    return VariantCard(variant.digest, variant.name, " ".join(variant.why.split())[:400], own)
