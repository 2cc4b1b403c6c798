"""How the pages travel: packed, kept forever under their own names, and nothing from elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import Response

from tests.e2e.conftest import Come
from tests.server.node import Node


def test_the_first_load_is_packed_and_all_from_here(come: Come, node: Node) -> None:
    ada = come()
    answers: list[Response] = []
    # Playwright marks its listeners, which the method of a list does not allow.
    ada.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    ada.home()
    ada.page.wait_for_load_state("networkidle")
    assert {answer.url.startswith(node.url) for answer in answers} == {True}
    scripts = [answer for answer in answers if re.search(r"/assets/.*\.(js|css)$", answer.url)]
    assert scripts
    for answer in scripts:
        headers = answer.all_headers()
        assert headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"]


def test_who_cannot_unpack_gets_it_plain(come: Come) -> None:
    ada = come()
    ada.home()
    address = ada.page.evaluate("document.querySelector('script[type=module]').src")
    plain = ada.page.request.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
