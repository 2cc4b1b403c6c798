"""`deadroad serve`, and `deadroad` without a command: run the play server and open the browser."""

from __future__ import annotations

import argparse
import threading
import webbrowser

from rich.console import Console
from rich.markup import escape

import deadroad
from deadroad.engine import describe_engine
from deadroad.server.audit import check_records
from deadroad.server.serving import serve as run_server


def serve(chosen: argparse.Namespace) -> int:
    """Serve until a signal stops the server."""
    console = Console(highlight=False)

    def started(address: str) -> None:
        engine = escape(describe_engine())
        console.print(
            f"Dead Road {deadroad.__version__} ({engine}) is at [bold]{address}[/bold]  Ctrl-C stops it.",
            soft_wrap=True,
        )
        if chosen.open:
            # In a thread: a browser may start slowly, and the server must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return run_server(chosen.host, chosen.port, chosen.data, chosen.db, config=chosen.config, started=started)


def records(chosen: argparse.Namespace) -> int:
    """Replay every stored game."""
    return check_records(chosen.data, chosen.db, config=chosen.config)
