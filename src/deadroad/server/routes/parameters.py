"""Types of parameters."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=40)]
Many = Annotated[int, Parameter(ge=1, le=1000)]  # how many rows to list
PasskeyId = Annotated[str, Parameter(max_length=1400)]
