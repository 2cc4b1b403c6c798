"""Errors as they leave: a code, never a trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from deadroad.kernel.errors import BadRecord, BadRequest, Refused, UnknownGame
from deadroad.server.bodies import Problem
from deadroad.server.people import BadName, NameTaken
from deadroad.server.refusal import No
from deadroad.server.routes.parameters import Asked
from deadroad.server.storage.database import Unavailable

log = logging.getLogger("deadroad.http")

HUNG_UP: Final = "client disconnected prematurely"  # as the framework says it
WORDS: Final = {
    400: "The request can't be right",
    401: "Nobody is logged in",
    403: "Not allowed",
    404: "There is no such thing",
    405: "Not with this method",
    409: "Not as things are",
    413: "Too large",
    415: "Not JSON",
    429: "Too often",
    503: "The database is away; try again",
}


def may_fail(*codes: int) -> dict[int, ResponseSpec]:
    """Return the documentation of the errors of a call; some every call may answer with."""
    return {
        code: ResponseSpec(Problem, description=WORDS[code], generate_examples=False)
        for code in sorted({*codes, 400, 403, 405, 413, 415, 429, 503})
    }


def problem(status: int, code: str, detail: str = "") -> Response[Problem]:
    """Return an error."""
    return Response(Problem(code, detail), status_code=status, media_type=MediaType.JSON)


def said_no(_: Asked, what: No) -> Response[Problem]:
    """The server says no."""
    return problem(what.status, what.code, what.detail)


def bad_request(_: Asked, what: BadRequest) -> Response[Problem]:
    """A game, setting, language or record that does not exist or can't be read."""
    return problem(404 if isinstance(what, UnknownGame) else 400, "bad-request", str(what)[:300])


def bad_record(_: Asked, what: BadRecord) -> Response[Problem]:
    """A record that can't be read or does not hold."""
    return problem(400, "bad-record", str(what)[:300])


def refused(_: Asked, what: Refused) -> Response[Problem]:
    """The rules say no."""
    return problem(409, "refused", str(what)[:300])


def bad_name(_: Asked, what: BadName | NameTaken) -> Response[Problem]:
    """A name that can't be had."""
    taken = isinstance(what, NameTaken)
    return problem(409 if taken else 400, "name-taken" if taken else "bad-name")


def unavailable(_: Asked, what: Unavailable) -> Response[Problem]:
    """The database is away."""
    log.warning("the database is away", extra={"why": str(what)})
    return problem(503, "unavailable")


def http(asked: Asked, what: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    status = what.status_code
    if status >= 500 and what.detail == HUNG_UP:
        # Nobody hears the answer; it is no fault of ours.
        log.info("a client hung up", extra={"path": asked.scope["path"]})
        return problem(400, "bad-request")
    if status >= 500:
        return failed(asked, what)
    codes = {404: "not-found", 405: "bad-method", 413: "too-large", 415: "not-json"}
    response = problem(status, codes.get(status, "bad-request"), what.detail[:300] if status == 400 else "")
    response.headers.update(what.headers or {})
    return response


def unreadable(_: Asked, __: Exception) -> Response[Problem]:
    """JSON that is nested too deep, or bytes that are no text."""
    return problem(400, "bad-request")


def failed(asked: Asked, what: Exception) -> Response[Problem]:
    """Anything unforeseen: told in the log, not outside."""
    log.error("a request failed", extra={"path": asked.scope["path"]}, exc_info=what)
    return problem(500, "failed")


HANDLERS: Final[dict[Any, Any]] = {
    No: said_no,
    BadRequest: bad_request,
    BadRecord: bad_record,
    Refused: refused,
    BadName: bad_name,
    NameTaken: bad_name,
    Unavailable: unavailable,
    HTTPException: http,
    RecursionError: unreadable,
    UnicodeError: unreadable,
    Exception: failed,
}
