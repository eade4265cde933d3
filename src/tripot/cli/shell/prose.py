"""Sentences on lines.  Rich breaks lines at no-break spaces too, and so puts the French ones before `:` at risk."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

BULLET = Text("• ", "cyan")


class Prose:
    """A text that is broken at ordinary spaces alone."""

    def __init__(self, text: Text | str, style: str = "") -> None:
        self.text = Text(text, style) if isinstance(text, str) else text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for paragraph in self.text.split("\n", allow_blank=True):
            yield from wrapped(paragraph, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        words = max((len(word) for word in self.text.plain.split(" ")), default=0)
        return Measurement(words, max(words, self.text.cell_len)).with_maximum(options.max_width)


class Rendered:
    """A picture that is made once, and knows its height."""

    def __init__(self, console: Console, part: RenderableType) -> None:
        self.lines = console.render_lines(part)

    @property
    def height(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield SegmentLines(self.lines, new_lines=True)


def heading(title: Text | str = "") -> Rule:
    """The line above a page, or between two."""
    text = Text(title, "bold") if isinstance(title, str) else title
    return Rule(text, characters="━", style="cyan", align="left")


def wrapped(text: Text, width: int) -> Iterator[Text]:
    while text.cell_len > width:
        space = text.plain.rfind(" ", 1, width + 1)
        end = space if space > 0 else width
        yield text[:end]
        text = text[end + (space > 0) :]
    yield text


def hanging(mark: Text, sentence: str) -> RenderableType:
    """A sentence whose further lines stand under its first, after the mark."""
    grid = Table.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(mark, Prose(sentence))
    return grid
