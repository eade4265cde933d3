"""`tripot cards GAME`: what every card does, and how sure its values are."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tripot.cli.drawing.card_list import MARKS, CardEntry, CardGroup, Value, card_list, shipped_data, sizes
from tripot.cli.drawing.chips import has_colours
from tripot.cli.drawing.fields import Labels, capital
from tripot.cli.drawing.rows import NARROW
from tripot.cli.reference.printing import Printer
from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.files import read_data, write_text
from tripot.cli.shell.options import DATA, GAME
from tripot.cli.shell.prose import Prose
from tripot.cli.shell.terminal import Terminal
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State

QUIET = "bright_black"


@cli_command("cards", GAME, DATA, click.Option(["--html"], metavar="page"), JSON)
def command(terminal: Terminal, game: str, data: str | None, html: str | None) -> None:
    found, content = find_game(game), read_data(data)
    own = found if content is None else found.with_data(content)
    document = shipped_data(own) if content is None else content
    parts = card_list(own, terminal.speaker_for(own), document)
    if html is not None:
        write_text(Path(html), Printer(terminal, own, document).page(parts))
        terminal.tell_file("ui-cards-written", html)
    elif terminal.json:
        terminal.print_json(as_json(terminal, own, parts, sizes(document)))
    else:
        title = Text(terminal.say("ui-cards-title", game=own.title), "bold")
        terminal.print(title, *CardTablePrinter(terminal, own).draw(parts, sizes(document)))


def as_json(
    terminal: Terminal, game: Game[State], parts: Sequence[CardGroup], sizes: Mapping[str, Value]
) -> dict[str, object]:
    return {
        "game": game.key,
        "rules": game.rules,
        "language": terminal.language,
        "data": game.data_hash,
        "sizes": {name: value.to_json() for name, value in sizes.items()},
        "cards": [card for part in parts for card in part.to_json()],
    }


class CardTablePrinter:
    def __init__(self, terminal: Terminal, game: Game[State]) -> None:
        self.terminal = terminal
        self.labels = Labels(terminal.speaker_for(game), game, has_colours(terminal.out))

    def draw(self, parts: Sequence[CardGroup], sizes: Mapping[str, Value]) -> list[RenderableType]:
        tables: list[RenderableType] = [self.table(part) for part in parts if part.entries]
        told = [self.size(name, value) for name, value in sizes.items()]
        sources = {value.source for value in sizes.values()}.union(*(part.sources for part in parts))
        return [*told, *tables, self.legend(sources)] if sources else [*told, *tables]

    def size(self, name: str, value: Value) -> Prose:
        return Prose(Text.assemble(self.labels.size(name, value.value), self.mark(value.source)))

    def table(self, part: CardGroup) -> Table:
        title = self.labels.part_title(part) or None
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        has_text = any(entry.text for entry in part.entries)
        table.add_column(self.terminal.say("ui-cards-column-name"), no_wrap=True)
        for column in part.columns:
            name = capital(self.labels.title(column, self.terminal.out.width < NARROW))
            table.add_column(name, justify="right", no_wrap=True)
        if has_text:
            table.add_column(self.terminal.say("ui-cards-column-text"))
        for entry in part.entries:
            values = [self.value(column, entry.values.get(column)) for column in part.columns]
            table.add_row(self.name(entry), *values, *[self.text(entry)] * has_text)
        return table

    def name(self, entry: CardEntry) -> Text:
        """The name, and below it what kind of card it is."""
        name = Text.assemble(self.labels.chips.chip(entry.key), self.mark(entry.name_source))
        words = [self.value(column, value) for column, value in entry.words.items()]
        return Text("\n").join([name, *(Text.assemble(" ", word) for word in words)])

    def value(self, name: str, value: Value | None) -> Text:
        return Text.assemble(self.labels.data(name, value.value), self.mark(value.source)) if value else Text()

    def text(self, entry: CardEntry) -> Prose:
        return Prose(Text.assemble(entry.text, self.mark(entry.text_source)))

    def mark(self, source: str) -> Text:
        """A no-break space keeps it with the text that it marks."""
        return Text(f"\u00a0{MARKS.get(source, '?')}" if source else "", QUIET)

    def legend(self, sources: set[str]) -> Prose:
        told = [
            f"{MARKS[source]} {self.terminal.say(f'ui-cards-source-{source}')}" for source in MARKS if source in sources
        ]
        return Prose(Text("   ".join(told), QUIET))
