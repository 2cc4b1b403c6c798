"""Routes for the web table: files in deadroad/static. Any other path returns index.html."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from deadroad.server.refusal import No

FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".css": "text/css"}
PACKED: Final = {".js", ".css", ".svg"}
LONGEST: Final = 1000  # characters of a path; a file system refuses to look for longer ones
LONGEST_NAME: Final = 255  # bytes of each part of it
MISSING: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Dead Road</title>"
    "<p>The server is running, but the web table was not built. In a clone of Dead Road, run "
    "<code>python scripts/webtable.py</code> (it needs Node) and reload this page."
)


@cache
def static() -> Path:
    """Return the folder of the web table."""
    return Path(str(files("deadroad"))) / "static"


def page() -> Response[bytes]:
    """Return index.html."""
    file = static() / "index.html"
    text = file.read_bytes() if file.is_file() else MISSING.encode()
    return Response(text, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False)
async def root() -> Response[bytes]:
    """Return index.html."""
    return page()


@get("/{path:path}", include_in_schema=False, media_type=MediaType.TEXT)
async def file(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the web table, or index.html for any other path."""
    long = len(path) > LONGEST or any(len(part.encode()) > LONGEST_NAME for part in path.split("/"))
    if path.startswith("/api/") or "\0" in path or long:
        raise No("not-found", 404)
    root = static().resolve()
    found = (root / path.lstrip("/")).resolve()
    if not found.is_relative_to(root) or not found.is_file():
        if "." in path.rsplit("/", 1)[-1]:
            raise No("not-found", 404)
        return page()
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    kept = FOREVER if "/assets/" in path else "no-cache"
    headers = {"cache-control": kept}
    if "/assets/" in path and found.suffix in PACKED:
        # The names of these files change with their content, so a compressed copy stays valid.
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(packed(found), media_type=kind, headers=headers)
    return Response(found.read_bytes(), media_type=kind, headers=headers)


@lru_cache(maxsize=512)
def packed(found: Path) -> bytes:
    """Return a file of the web table as gzip."""
    return gzip.compress(found.read_bytes(), 9)


HANDLERS = [root, file]
