"""./deadroad: sets up .venv if needed, then runs the `deadroad` command.

The first start does not wait for the compiler: it runs the sources as they are, while scripts/behind.py
compiles them at low priority. The next start takes the compiled engine.
"""

from __future__ import annotations

import contextlib
import os
import runpy
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from typing import NoReturn

import behind
import compiler
import stamp
import webtable
from progress import say
from workshop import PYTHON, ROOT, SCRIPTS, VENV, Failed, alone, environment, finish, set_up, step

COMMANDS = ROOT / "src" / "deadroad" / "cli" / "commands.py"


def installed() -> Path:
    """Where .venv holds the package."""
    base = {"base": str(VENV), "platbase": str(VENV)}
    scheme = "venv" if "venv" in sysconfig.get_scheme_names() else "posix_prefix"
    return Path(sysconfig.get_path("platlib", scheme, base), "deadroad")


def up_to_date(built: stamp.Stamp) -> bool:
    """Return whether the build has the current sources, and is compiled if that is possible and wanted."""
    if not behind.WHOLE.exists() or built.stale():
        return False
    asked = compiler.choice()
    if built.compiled or asked == "no":
        return built.compiled != (asked == "no")
    # Sources that failed to compile fail again until they change.
    return asked == "try" and (built.compiling_failed or built.pure_because == compiler.trouble())


def bring_table() -> None:
    """Build the web table if its sources changed.

    Without Node on the system, use the one from a Python package.
    """
    if webtable.up_to_date():
        return
    try:
        webtable.npm()
    except webtable.NoTable:
        with contextlib.suppress(Failed):
            set_up("node", about=10)
    with contextlib.suppress(Failed):
        step("building the web table", [sys.executable, ROOT / "scripts" / "webtable.py"], about=20)


def bring_packages() -> None:
    """Install what the command needs, and build the web table at the same time."""
    table = threading.Thread(target=_table_alone, daemon=True)
    table.start()
    set_up("run", about=15)
    table.join()


def _table_alone() -> None:
    with alone("web"):
        bring_table()


def waits(arguments: list[str]) -> bool:
    """Return whether a command is worth waiting for the compiler, or must."""
    many_games = runpy.run_path(str(COMMANDS))["MANY_GAMES"]
    return compiler.choice() == "require" or bool(set(arguments[:1]) & set(many_games))


def compile_now() -> None:
    """Compile and install, and wait for it."""
    set_up("build", about=15)
    with alone("compiled"):
        if not up_to_date(stamp.Stamp(installed())):
            behind.install(about=100)


def main(arguments: list[str]) -> NoReturn:
    """Set up, report if the engine is not compiled, and run the command."""
    bring_packages()
    current = up_to_date(stamp.Stamp(installed()))
    if not current and waits(arguments) and compiler.why_pure() is None:
        compile_now()
        current = True
    if current:
        if because := stamp.Stamp(installed()).pure_because:
            say(f"Dead Road will run as pure Python, which is slower: {because}")
        hand_over([SCRIPTS / "deadroad", *arguments], environment())
    because = compiler.why_pure()
    if because and compiler.choice() == "require":
        raise Failed(f"DEADROAD_COMPILE=require: {because}")
    if because is None:
        because = "it is being compiled for the next start"
        behind.start()
        say("starting as pure Python; the engine is compiled in the background (about 2 min, see")
        say(f"{behind.LOG.relative_to(ROOT)}), and the next start takes it")
    elif because != compiler.NOT_ASKED:
        say(f"Dead Road will run as pure Python, which is slower: {because}")
    env = environment(ROOT / "src") | {"DEADROAD_PURE_BECAUSE": because}
    hand_over([PYTHON, "-m", "deadroad", *arguments], env)


def hand_over(command: list[str | Path], env: dict[str, str]) -> NoReturn:
    """Replace this process with another program."""
    words = [str(word) for word in command]
    if os.name == "nt":  # on Windows, replacing the process would return the terminal to the shell
        sys.exit(subprocess.call(words, env=env))
    os.execve(words[0], words, env)


if __name__ == "__main__":
    finish(main)
