"""The rooms and their imports, and that every room has a contract."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import native
from stamp import ROOT, SOURCE

GAMES = ("hit_z_road", "road_master", "tower_defense", "zombies", "zombietown")
ROOMS = ("arena", "bots", "cli", "content", "envs", "kernel", "review", "server")

# The kernel computes: it waits for nothing, sends nothing, reads no clock and no chance but its own.
NOT_IN_KERNEL = {
    *("asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib"),
    *("random", "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile", "threading"),
    *("time", "urllib"),
}
NOT_CALLED_IN_KERNEL = {"print", "open", "input", "exec", "eval"}


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            yield str(node.module)


def calls(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def test_the_kernel_needs_only_the_standard_library() -> None:
    # mypy_extensions and librt are how Python source speaks to mypyc.
    allowed = (sys.stdlib_module_names | {"librt", "mypy_extensions"}) - NOT_IN_KERNEL
    for file in sorted((SOURCE / "kernel").rglob("*.py")):
        for name in imports(file):
            assert name.startswith("deadroad.kernel") or name.partition(".")[0] in allowed, f"{file}: {name}"
        assert not calls(file) & NOT_CALLED_IN_KERNEL, file


def test_the_public_interface_does_not_import_envs() -> None:
    assert not [name for name in imports(SOURCE / "__init__.py") if name.startswith("deadroad.envs")]


def imaginary(folder: Path, **modules: str) -> Path:
    """A package with every room and game, and the given text in some modules (`__` for a dot in the name)."""
    for package in [*ROOMS, "games", *(f"games/{game}" for game in GAMES)]:
        (folder / "deadroad" / package).mkdir(parents=True)
        (folder / "deadroad" / package / "__init__.py").touch()
        (folder / "deadroad" / package / "part.py").touch()
    (folder / "deadroad" / "__init__.py").touch()
    for name, text in modules.items():
        (folder / "deadroad" / name.replace("__", "/") / "part.py").write_text(text + "\n", encoding="utf-8")
    return folder


def contracts_hold(source: Path) -> bool:
    tool = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert tool
    command = [tool, "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    env = {"PYTHONPATH": str(source), "PATH": "", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


def test_allowed_imports_pass_the_room_check(tmp_path: Path) -> None:
    package = imaginary(
        tmp_path,
        cli="import deadroad.server.part, deadroad.arena.part, deadroad.kernel.part",
        server="import deadroad.arena.part, deadroad.review.part, deadroad.bots.part",
        arena="import deadroad.bots.part",
        review="import deadroad.bots.part, deadroad.kernel.part",
        envs="import deadroad.bots.part, deadroad.games.zombies.part",
        bots="import deadroad.games.part",
        games__zombies="import deadroad.content.part, deadroad.kernel.part",
        games__tower_defense="import deadroad.games.hit_z_road.part",
        content="import deadroad.kernel.part",
    )
    assert contracts_hold(package)


@pytest.mark.parametrize(
    ("room", "other"),
    [
        ("kernel", "content"),
        ("kernel", "games.zombies"),
        ("content", "games.zombies"),
        ("games.zombies", "bots"),
        ("bots", "arena"),
        ("arena", "server"),
        ("server", "cli"),
        ("bots", "review"),
        ("review", "arena"),
        ("arena", "review"),
        ("review", "server"),
        ("games.hit_z_road", "games.tower_defense"),
        ("games.zombies", "games.zombietown"),
        ("games.zombies", "games.hit_z_road"),
        ("arena", "envs"),
        ("server", "envs"),
        ("cli", "envs"),
        ("envs", "arena"),
        ("envs", "server"),
    ],
)
def test_forbidden_imports_fail_the_room_check(tmp_path: Path, room: str, other: str) -> None:
    package = imaginary(tmp_path, **{room.replace(".", "__"): f"import deadroad.{other}.part"})
    assert not contracts_hold(package)


def test_a_room_that_nobody_declared_is_refused(tmp_path: Path) -> None:
    package = imaginary(tmp_path)
    (package / "deadroad" / "helpers").mkdir()
    (package / "deadroad" / "helpers" / "__init__.py").touch()
    assert not contracts_hold(package)


def test_a_sixth_game_is_compiled_without_being_listed(tmp_path: Path) -> None:
    package = imaginary(tmp_path) / "deadroad"
    (package / "games" / "sixth" / "chapter").mkdir(parents=True)
    for name in ("__init__", "state", "chapter/__init__", "chapter/fight"):
        (package / "games" / "sixth" / f"{name}.py").touch()
    (package / "bots" / "search_tree.py").touch()
    found = native.rooms(package)
    assert found["games.sixth"] == [
        package / "games/sixth/chapter/fight.py",
        package / "games/sixth/state.py",
    ]
    assert found["bots"] == [package / "bots/search_tree.py"]
    assert set(found) == {"kernel", "games", "bots", "games.sixth", *(f"games.{game}" for game in GAMES)}
