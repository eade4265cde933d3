"""A picture for the preview of a link to a replay: the game's scene, and how everybody came out of it.

Messengers show no SVG, so it is a PNG.  No font that could be shipped has all letters of all names; they are in the
preview's title, which the messenger writes.  Here are figures only, which the drawing library brings along.
"""

import io
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)  # that messengers like
BAND = 150  # pixels at the bottom, for the result
FELT, SHADE, LETTERS, GOLD = (74, 52, 33), (30, 18, 9, 205), (255, 247, 232), (232, 163, 23)
HUES = ((59, 138, 206), (217, 106, 44), (43, 165, 122), (201, 92, 180), (166, 145, 30))  # by seat, as in the chart
DISC, FIGURES, GAP = 34, 64, 22  # a seat's radius, the height of its score, and what is between them
CROWN = ((-24, 0), (-28, -26), (-12, -12), (0, -32), (12, -12), (28, -26), (24, 0))
COLOURS = 256  # of the PNG, which is then a quarter as large
KEPT = 64  # pictures


class Standing(NamedTuple):
    """How a seat came out of the game."""

    seat: int
    score: int | float | None  # none: the game has no result
    has_won: bool


@lru_cache(KEPT)
def picture(scene: bytes | None, standings: tuple[Standing, ...]) -> bytes:
    """As a PNG; the best should stand first."""
    image = Image.open(io.BytesIO(scene)).convert("RGBA") if scene else Image.new("RGBA", SIZE, FELT)
    image.alpha_composite(result(standings), (0, SIZE[1] - BAND))
    made = io.BytesIO()
    image.convert("RGB").quantize(COLOURS).save(made, "PNG")
    return made.getvalue()


def result(standings: tuple[Standing, ...]) -> Image.Image:
    """Everybody beside each other, in the middle of the band."""
    band = Image.new("RGBA", (SIZE[0], BAND), SHADE)
    draw = ImageDraw.Draw(band)
    texts = ["" if standing.score is None else f"{standing.score:g}" for standing in standings]
    font = fitting_font("".join(texts), SIZE[0] - len(texts) * (2 * DISC + 2 * GAP))
    widths = [2 * DISC + (GAP + font.getlength(text) if text else 0) for text in texts]
    between = min(4 * GAP, (SIZE[0] - sum(widths)) / (len(widths) + 1))
    x = (SIZE[0] - sum(widths) - between * (len(widths) - 1)) / 2
    for standing, text, width in zip(standings, texts, widths, strict=True):
        draw_seat(draw, x + DISC, standing)
        draw.text((x + 2 * DISC + GAP, BAND / 2 + 12), text, LETTERS, font, anchor="lm")
        x += width + between
    return band


def fitting_font(text: str, room: float) -> ImageFont.FreeTypeFont:
    """The usual one, or a smaller one in which the text takes no more room."""
    usual = ImageFont.load_default(FIGURES)
    assert isinstance(usual, ImageFont.FreeTypeFont)
    return usual.font_variant(size=FIGURES * min(1.0, room / max(1.0, usual.getlength(text))))


def draw_seat(draw: ImageDraw.ImageDraw, x: float, standing: Standing) -> None:
    y = BAND / 2 + 14
    draw.ellipse((x - DISC, y - DISC, x + DISC, y + DISC), HUES[standing.seat % len(HUES)], LETTERS, 4)
    if standing.has_won:
        draw.polygon([(x + across, y - DISC - 4 + down) for across, down in CROWN], GOLD)
