"""A view of any game as lines of text, and these as a picture: what `print(match)` and notebooks show."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from xml.etree.ElementTree import Element, SubElement, tostring

from tripot.core.game import Game
from tripot.core.state import State
from tripot.core.view import View
from tripot.text.meanings import meanings
from tripot.text.speaker import Speaker

COMMON = tuple(field.name for field in fields(View))
INDENT, DOT = "  ", " · "
LINE_HEIGHT, LETTER_WIDTH, MARGIN = 18, 7.8, 12  # of the picture, in pixels


def table_lines(game: Game[State], view: View, language: str) -> list[str]:
    """A heading, what lies on the table, and a line for each row of the view, such as a player."""
    speaker = Speaker(language, game, viewer=view.seat)
    heading = [game.title, speaker.phase(view.phase), *(f"▶ {speaker.name(seat)}" for seat in view.waiting)]
    lines = [DOT.join(heading)]
    for name, meaning in meanings(view).items():
        value, label = getattr(view, name), label_of(speaker, name)
        if name in COMMON or not says_something(value):
            continue
        if holds_rows(value):
            lines += [INDENT + row_line(speaker, row) for row in value]
        elif label:
            lines.append(f"{label} {text_of(speaker, meaning, value)}")
    return lines


def row_line(speaker: Speaker, row: object) -> str:
    """Whose it is, then all that it says with its labels."""
    seat = getattr(row, "seat", None)
    found = [speaker.name(seat)] if isinstance(seat, int) else []
    for name, meaning in meanings(row).items():
        value, label = getattr(row, name), label_of(speaker, name)
        is_shown_itself = name.endswith("_count") and bool(getattr(row, name.removesuffix("_count") + "s", ()))
        if name != "seat" and label and says_something(value) and not is_shown_itself:
            found.append(f"{label} {text_of(speaker, meaning, value)}")
    return DOT.join(found)


def label_of(speaker: Speaker, name: str) -> str:
    """Empty for what the game would rather not show."""
    return speaker.say(f"field-{name}") if speaker.has(f"field-{name}") else name.replace("_", " ")


def says_something(value: object) -> bool:
    return value not in (None, (), "", 0)


def holds_rows(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and is_dataclass(value[0])


def text_of(speaker: Speaker, meaning: str, value: object) -> str:
    if is_dataclass(value):
        named = [text_of(speaker, kind, getattr(value, name)) for name, kind in meanings(value).items()]
        return " ".join(text for text in named if text)
    if isinstance(value, tuple):
        return ", ".join(text_of(speaker, meaning.removesuffix("s"), part) for part in value)
    if meaning == "card" and value:
        return speaker.card(str(value))
    if meaning == "seat" and isinstance(value, int):
        return speaker.name(value)
    if not says_something(value) or value is True:
        return ""
    return speaker.say(f"word-{value}") if speaker.has(f"word-{value}") else str(value)


def picture_of(lines: Sequence[str]) -> str:
    """The lines as SVG."""
    width = round(2 * MARGIN + LETTER_WIDTH * max(map(len, lines)))
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    sizes = {"width": str(width), "height": str(height), "viewBox": f"0 0 {width} {height}"}
    svg = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": lines[0], **sizes})
    SubElement(svg, "rect", {"width": "100%", "height": "100%", "rx": "8", "fill": "#f7f3ea"})
    style = {"font-family": "ui-monospace, monospace", "font-size": "13", "fill": "#2b2620"}
    for number, line in enumerate(lines):
        weight = "normal" if line.startswith(INDENT) else "bold"
        indent = len(line) - len(line.lstrip())
        at = {"x": f"{MARGIN + LETTER_WIDTH * indent:g}", "y": str(MARGIN + LINE_HEIGHT * (number + 1) - 5)}
        SubElement(svg, "text", style | at | {"font-weight": weight}).text = line.lstrip()
    return tostring(svg, encoding="unicode")
