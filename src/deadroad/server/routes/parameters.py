"""What a request carries: itself, and the names of things in its path."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=40)]
