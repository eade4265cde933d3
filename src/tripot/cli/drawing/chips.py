"""Cards as small coloured labels.  The colour only helps the eye: the name is always there."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import Speaker
from tripot.text.vocabulary import card_keys

PALETTE = (
    "#a6cee3",
    "#fdbf6f",
    "#b2df8a",
    "#fb9a99",
    "#cab2d6",
    "#ffed6f",
    "#8dd3c7",
    "#d9b38c",
    "#d9d9d9",
    "#80b1d3",
    "#fccde5",
    "#ccebc5",
)
GAP = 1


class WrappedTexts:
    """Texts side by side, none of them broken: on as many lines as needed, or what fits on one."""

    def __init__(self, parts: Iterable[Text], one_line: bool = False) -> None:
        self.parts = list(parts)
        self.one_line = one_line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        left = self.parts
        while left:
            number = self.fitting(left, options.max_width)
            line, left = left[:number], left[number:]
            if left and self.one_line:
                line, left = [*line, Text(f"+{len(left)}")], []
            row = Text(" " * GAP).join(line)
            row.truncate(options.max_width, overflow="ellipsis")
            yield row

    def fitting(self, parts: list[Text], width: int) -> int:
        """How many go on the first line; one at least."""
        if sum(part.cell_len + GAP for part in parts) - GAP <= width:
            return len(parts)
        used = parts[0].cell_len + (len("+99") + GAP if self.one_line and len(parts) > 1 else 0)
        for number, part in enumerate(parts[1:], 1):
            used += GAP + part.cell_len
            if used > width:
                return number
        return len(parts)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        return Measurement(max(widths), sum(widths) + GAP * (len(widths) - 1)).with_maximum(options.max_width)


def has_colours(console: Console) -> bool:
    return console.color_system is not None and not console.no_color


class Chips:
    def __init__(self, speaker: Speaker, game: Game[State], coloured: bool) -> None:
        self.speaker = speaker
        self.coloured = coloured
        self.keys = card_keys(game, speaker.language)

    def chip(self, key: str, number: int = 1) -> Text:
        return self.labelled(self.speaker.card(key) + (f" ×{number}" if number > 1 else ""), key)

    def labelled(self, label: str, key: str) -> Text:
        """Any label in the colour of a card."""
        if not self.coloured:
            return Text(f"[{label}]")
        return Text(f" {label} ", f"#000000 on {self.colour(key)}")

    def colour(self, key: str) -> str:
        return PALETTE[self.keys.index(key) % len(PALETTE) if key in self.keys else 0]

    def row(self, keys: Sequence[str]) -> list[Text]:
        """Like cards that lie side by side are counted."""
        return [self.chip(key, len(list(group))) for key, group in groupby(keys)]
