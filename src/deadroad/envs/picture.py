"""The table as text and as a picture: for `render`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.text import Text

from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

LINE = 14
COLUMNS = 110


def text(game: Game, state: State) -> str:
    """Return the table as a spectator sees it."""
    view = View(state, -1)
    words = game.words("en")
    names = [words.say("seat-name", {"number": seat + 1}) for seat in range(state.seats)]
    return Text.from_markup(game.screen(view, words, names)).plain


def picture(game: Game, state: State) -> npt.NDArray[np.uint8]:
    """Return the same as pixels."""
    lines = [line[:COLUMNS] for line in text(game, state).splitlines()]
    image = Image.new("RGB", (COLUMNS * 7, LINE * max(1, len(lines)) + 8), (21, 24, 27))
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default()
    for at, line in enumerate(lines):
        draw.text(
            (6, 4 + at * LINE), line.encode("latin-1", "replace").decode("latin-1"), (239, 232, 216), font
        )
    return np.asarray(image, dtype=np.uint8)
