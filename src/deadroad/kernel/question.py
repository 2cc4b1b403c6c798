"""Questions and refusals."""

from __future__ import annotations

from typing import final

Value = int | str


@final
class Prompt:
    """The text of a question: its key (`question-<kind>`), its clause, and values."""

    __slots__ = ("clause", "kind", "values")

    def __init__(self, kind: str, clause: str, values: dict[str, Value] | None = None) -> None:
        self.kind = kind
        self.clause = clause
        self.values: dict[str, Value] = values or {}


@final
class Refusal:
    """Why an option is illegal: its index, the clause, a reason (text key `reason-<reason>`) and values."""

    __slots__ = ("clause", "option", "reason", "values")

    def __init__(self, option: int, clause: str, reason: str, values: dict[str, Value] | None = None) -> None:
        self.option = option
        self.clause = clause
        self.reason = reason
        self.values: dict[str, Value] = values or {}


@final
class Question:
    """The open question as one seat sees it.

    Every seat sees the asked seat and the prompt. Only the asked seat sees the options.
    """

    __slots__ = ("moment", "options", "prompt", "seat", "secret")

    def __init__(
        self, seat: int, prompt: Prompt, options: tuple[int, ...], *, secret: bool, moment: bool
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.secret = secret
        self.moment = moment

    @property
    def kind(self) -> str:
        """The kind of question."""
        return self.prompt.kind
