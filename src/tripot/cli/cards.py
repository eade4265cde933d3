"""`tripot cards GAME`: what every card does, and how sure its values are."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tripot.cli.chips import Chips
from tripot.cli.commands import Command, json_option
from tripot.cli.fields import Labels
from tripot.cli.files import read_data
from tripot.cli.prose import Prose
from tripot.cli.sheet import Entry, Part, Value, sheet, shipped_data
from tripot.cli.tables import data_option, game_argument
from tripot.cli.terminal import Terminal
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State

MARKS = {"printed": "●", "reported": "◐", "reconstructed": "○"}  # surest first
SEPARATOR = " · "  # between the numbers of one value


def command(terminal: Terminal) -> Command:
    def callback(game: str, data: str | None) -> None:
        run(terminal, find_game(game), read_data(data))

    return Command("cards", terminal, callback, [game_argument(), data_option(), json_option()])


def run(terminal: Terminal, game: Game[State], data: object) -> None:
    own = game if data is None else game.with_data(data)
    parts = sheet(own, terminal.speaker_for(own), shipped_data(own) if data is None else data)
    if terminal.json:
        terminal.print_json(as_json(terminal, own, parts))
    else:
        title = Text(terminal.say("ui-cards-title", game=own.title), "bold")
        terminal.print(title, *CardTables(terminal, own).draw(parts))


def as_json(terminal: Terminal, game: Game[State], parts: Sequence[Part]) -> dict[str, object]:
    return {
        "game": game.key,
        "rules": game.rules,
        "language": terminal.language,
        "data": game.data_hash,
        "cards": [entry.to_json(part.key) for part in parts for entry in part.entries],
    }


class CardTables:
    def __init__(self, terminal: Terminal, game: Game[State]) -> None:
        self.terminal = terminal
        self.game = game
        self.speaker = terminal.speaker_for(game)
        coloured = terminal.out.color_system is not None and not terminal.out.no_color
        self.chips = Chips(self.speaker, game, coloured)
        self.labels = Labels(self.speaker, self.chips)

    def draw(self, parts: Sequence[Part]) -> list[RenderableType]:
        tables: list[RenderableType] = [self.table(part) for part in parts if part.entries]
        sources = {source for part in parts for source in part.sources}
        return [*tables, self.legend(sources)] if sources else tables

    def table(self, part: Part) -> Table:
        title = capital(self.labels.label(part.key)) if part.key else None
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        has_text = any(entry.text for entry in part.entries)
        table.add_column(self.terminal.say("ui-cards-column-name"), no_wrap=True)
        for column in part.columns:
            table.add_column(capital(self.labels.label(column)), justify="right", no_wrap=True)
        if has_text:
            table.add_column(self.terminal.say("ui-cards-column-text"))
        for entry in part.entries:
            values = [self.value(column, entry.values.get(column)) for column in part.columns]
            table.add_row(self.name(entry), *values, *[Prose(entry.text)] * has_text)
        return table

    def name(self, entry: Entry) -> Text:
        return Text.assemble(self.chips.chip(entry.key), self.mark(entry.name_source))

    def value(self, name: str, value: Value | None) -> Text:
        return Text.assemble(self.written(name, value.value), self.mark(value.source)) if value else Text()

    def written(self, name: str, value: object) -> str:
        """A value as the game's texts write it: `field-…-values` has its numbers as $v1, $v2 and so on."""
        if not isinstance(value, list):
            return str(value)
        key = f"field-{name}-values"
        if self.speaker.has(key):
            return self.speaker.say(key, **{f"v{number}": part for number, part in enumerate(value, 1)})
        return SEPARATOR.join(map(str, value))

    def mark(self, source: str) -> Text:
        return Text(f" {MARKS.get(source, '?')}" if source else "", "bright_black")

    def legend(self, sources: set[str]) -> Prose:
        told = [
            f"{MARKS[source]} {self.terminal.say(f'ui-cards-source-{source}')}" for source in MARKS if source in sources
        ]
        return Prose(Text("   ".join(told), "bright_black"))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
