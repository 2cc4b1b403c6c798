"""The play server: tables, people and storage around the engine. It knows matches, never rules."""

from __future__ import annotations

from deadroad.server.serving import serve

__all__ = ["serve"]
