"""Tests an installed Dead Road. The argument is the expected engine: `compiled` or `pure`."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path

import deadroad


def play(game: str, seats: int) -> str:
    """Play a game to its end, always choosing the middle option. Return its record."""
    match = deadroad.new(game, seats=seats, seed=1)
    while match.seat is not None:
        options = match.options()
        match.answer(options[len(options) // 2])
    assert match.outcome
    record = match.record()
    assert deadroad.replay(record).digest() == match.digest()
    return record


def command(*words: str) -> str:
    """Run the installed command. Return its output."""
    program = Path(sys.executable).with_name("deadroad")
    return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout


def visit() -> None:
    """Start the installed play server, load its first page and the script of the web table, and stop it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        program = Path(sys.executable).with_name("deadroad")
        server = subprocess.Popen(
            [program, "serve", "--port", "0", "--data", data],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
            load_table(address)
        finally:
            server.terminate()
            server.communicate(timeout=30)


def load_table(address: str) -> None:
    """Load the first page, and from it the script of the web table. Without the table it has none."""
    page = fetch(address)
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts, f"the server has no web table: {page[:300]}"
    for script in scripts:
        assert fetch(urllib.parse.urljoin(address, script)), f"{script} is empty"


def fetch(address: str) -> str:
    """Return what our own server answers."""
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())


def main(kind: str) -> None:
    """Play, replay and verify a game of each, and read its rules in each language. Check an example."""
    assert Path(deadroad.__file__).is_relative_to(sys.prefix), (
        f"{deadroad.__file__} is not what was installed"
    )
    assert deadroad.COMPILED is (kind == "compiled"), f"not {kind}: {command('--version')}"
    assert deadroad.__version__ in command("--version")
    with tempfile.TemporaryDirectory() as folder:
        for game in deadroad.games():
            file = Path(folder, game)
            file.write_text(play(game, deadroad.info(game)["seats"][0]), encoding="utf-8")
            command("verify", str(file))
            for language in ("en", "fr", "it"):
                assert command("rules", game, "--lang", language)
    assert "coast-in-sight" in command("variants", "list", "hit-z-road")
    assert "valid" in command("variants", "check", "coast-in-sight")
    visit()


if __name__ == "__main__":
    main(sys.argv[1])
