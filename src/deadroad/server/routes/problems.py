"""Error responses: a code, never a traceback."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from deadroad.kernel.errors import BadRecord, BadRequest, BadVariant, Refused, UnknownGame
from deadroad.server.bodies import Problem
from deadroad.server.people import BadName, NameTaken
from deadroad.server.refusal import No
from deadroad.server.routes.parameters import Asked
from deadroad.server.storage.database import Unavailable

log = logging.getLogger("deadroad.http")

HUNG_UP: Final = "client disconnected prematurely"  # messages of the framework
# What msgspec says of a field that is missing or unknown, with the name of the field.
MISSING: Final = re.compile(r"Object missing required field `([^`]*)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `([^`]*)`")
WORDS: Final = {
    400: "The request is not valid",
    401: "A login is required",
    403: "Not allowed",
    404: "Not found",
    405: "The method is not allowed",
    409: "Not possible in the current state",
    411: "The body does not state its size",
    413: "Too large",
    415: "Not JSON",
    429: "Too often",
    503: "The database is unavailable; try again",
}


def may_fail(*codes: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI documentation of the errors of a route, including those of all routes."""
    return {
        code: ResponseSpec(Problem, description=WORDS[code], generate_examples=False)
        for code in sorted({*codes, 400, 403, 405, 411, 413, 415, 429, 503})
    }


def problem(status: int, code: str, detail: str = "") -> Response[Problem]:
    """Return an error response."""
    return Response(Problem(code, detail), status_code=status, media_type=MediaType.JSON)


def said_no(_: Asked, what: No) -> Response[Problem]:
    """Handle a refusal by the server."""
    return problem(what.status, what.code, what.detail)


def bad_request(_: Asked, what: BadRequest) -> Response[Problem]:
    """Handle a game, setting, language, record or variant that does not exist or can't be read."""
    code = "bad-variant" if isinstance(what, BadVariant) else "bad-request"
    return problem(404 if isinstance(what, UnknownGame) else 400, code, str(what)[:300])


def bad_record(_: Asked, what: BadRecord) -> Response[Problem]:
    """Handle a record that is not valid."""
    return problem(400, "bad-record", str(what)[:300])


def refused(_: Asked, what: Refused) -> Response[Problem]:
    """Handle a refusal by the rules."""
    return problem(409, "refused", str(what)[:300])


def bad_name(_: Asked, what: BadName | NameTaken) -> Response[Problem]:
    """Handle a name that is taken or not valid."""
    taken = isinstance(what, NameTaken)
    return problem(409 if taken else 400, "name-taken" if taken else "bad-name")


def unavailable(_: Asked, what: Unavailable) -> Response[Problem]:
    """Handle an unavailable database."""
    log.warning("the database is unavailable", extra={"why": str(what)})
    return problem(503, "unavailable")


def http(asked: Asked, what: HTTPException) -> Response[Problem]:
    """Handle errors of the framework."""
    status = what.status_code
    if status >= 500 and what.detail == HUNG_UP:
        # The client is gone. This is not an error of the server.
        log.info("a client hung up", extra={"path": asked.scope["path"]})
        return problem(400, "bad-request")
    if status >= 500:
        return failed(asked, what)
    codes = {404: "not-found", 405: "bad-method", 413: "too-large", 415: "not-json"}
    response = problem(status, codes.get(status, "bad-request"), what.detail[:300] if status == 400 else "")
    response.headers.update(what.headers or {})
    return response


def _wrong(message: str, key: str) -> str:
    """Return one error of a body or parameter: the field, and what is wrong with it."""
    inside = "" if key in ("", "data") else key  # `data` is the whole body
    for pattern, words in ((MISSING, "is missing"), (UNKNOWN, "is not a known field")):
        found = pattern.fullmatch(message)
        if found:
            return f"{inside}.{found[1]}: {words}".removeprefix(".")
    if message == f"'{key}'":
        message = "is missing"
    return f"{inside or 'body'}: {message[:1].lower()}{message[1:]}"


def invalid(_: Asked, what: ValidationException) -> Response[Problem]:
    """Handle a body or parameter that does not fit its type: each wrong field is named."""
    errors = what.extra if isinstance(what.extra, list) else []
    wrong = [_wrong(one.get("message", ""), one.get("key", "")) for one in errors]
    return problem(400, "bad-request", "; ".join(wrong)[:300])


def unreadable(_: Asked, __: Exception) -> Response[Problem]:
    """Handle JSON that is nested too deeply, or bytes that are not text."""
    return problem(400, "bad-request", "body: nested too deeply, or not text")


def failed(asked: Asked, what: Exception) -> Response[Problem]:
    """Handle an unexpected error: it is logged, and the response has no details."""
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
    ValidationException: invalid,
    HTTPException: http,
    RecursionError: unreadable,
    UnicodeError: unreadable,
    Exception: failed,
}
