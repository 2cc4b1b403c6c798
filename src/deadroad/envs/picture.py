"""The position as text and as a picture, for `render`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont, ImageOps
from rich.text import Text

from deadroad.kernel.frame import State
from deadroad.kernel.game import Game
from deadroad.kernel.view import View

COLUMNS, ROWS = 160, 60  # columns and rows that fit; larger texts are drawn smaller
WIDTH, LINE = 6, 14  # pixels of a letter
GROUND, INK = (21, 24, 27), (239, 232, 216)
PLAINER = str.maketrans("’■–", "'#-")  # characters that the font does not have


def text(game: Game, state: State) -> str:
    """Return the position as a spectator sees it."""
    view = View(state, -1)
    words = game.words("en")
    names = [words.say("seat-name", {"number": seat + 1}) for seat in range(state.seats)]
    return Text.from_markup(game.screen(view, words, names)).plain


def picture(game: Game, state: State) -> npt.NDArray[np.uint8]:
    """Return the same as pixels. All pictures have the same size, so that they can become a video."""
    lines = text(game, state).translate(PLAINER).splitlines()
    columns = max(COLUMNS, max((len(line) for line in lines), default=0))
    image = Image.new("RGB", (columns * WIDTH, max(ROWS, len(lines)) * LINE), GROUND)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()  # a monospaced font, because maps are drawn with letters
    for at, line in enumerate(lines):
        draw.text((0, at * LINE), line.encode("latin-1", "replace").decode("latin-1"), INK, font)
    return np.asarray(ImageOps.pad(image, (COLUMNS * WIDTH, ROWS * LINE), color=GROUND), dtype=np.uint8)
