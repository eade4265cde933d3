"""The cards of a game with where their values come from: `{cards} trok`, and the same as a sheet to print."""

from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

from documentation.showing import AboutGame, paragraph, table
from tripot.cli.drawing.card_list import MARKS, CardEntry, CardGroup, card_list, shipped_data
from tripot.cli.drawing.fields import Labels, capital
from tripot.cli.reference.printing import Printer
from tripot.cli.shell.terminal import Terminal
from tripot.core.game import Game
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.text import Speaker

SHEETS = {"en": "players", "fr": "players/fr"}  # folders of the site
TO_PRINT = {"en": "The same cards to print and cut out", "fr": "Les mêmes cartes à imprimer et à découper"}


class CardsDirective(AboutGame):
    def run(self) -> list[nodes.Node]:
        found, speaker = parts_of(self.game, self.speaker), self.speaker
        drawn = CardNodes(self.game, speaker)
        sheet = nodes.reference("", TO_PRINT[self.language], refuri=sheet_name(self.game), internal=True)
        return [*drawn.legend(found), paragraph(sheet), *(node for part in found for node in drawn.part(part))]


class CardNodes:
    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        self.speaker = speaker
        self.labels = Labels(speaker, game)

    def legend(self, parts: list[CardGroup]) -> list[nodes.Node]:
        used = {source for part in parts for source in part.sources}
        told = [
            f"{mark} {self.speaker.say(f'ui-cards-source-{source}')}"
            for source, mark in MARKS.items()
            if source in used
        ]
        return [paragraph(" · ".join(told))] if told else []

    def part(self, part: CardGroup) -> list[nodes.Node]:
        title = self.labels.part_title(part)
        columns = [capital(self.labels.title(column, narrow=False)) for column in part.columns]
        head = [self.speaker.say("ui-cards-column-name"), *columns, self.speaker.say("ui-cards-column-text")]
        rows = [self.row(entry, part.columns) for entry in part.entries]
        if not any(row[-1] for row in rows):
            head, rows = head[:-1], [row[:-1] for row in rows]
        return [*([nodes.rubric("", title)] if title else []), table(head, rows)]

    def row(self, entry: CardEntry, columns: list[str]) -> list[str]:
        values = [
            self.marked(self.labels.data(name, value.value), value.source) if (value := entry.values.get(name)) else ""
            for name in columns
        ]
        words = [self.marked(self.labels.data(name, word.value), word.source) for name, word in entry.words.items()]
        name = " · ".join([self.marked(capital(entry.name), entry.name_source), *words])
        return [name, *values, self.marked(entry.text, entry.text_source)]

    def marked(self, text: str, source: str) -> str:
        return f"{text}\u00a0{MARKS.get(source, '?')}" if source else text


def parts_of(game: Game[State], speaker: Speaker) -> list[CardGroup]:
    return [part for part in card_list(game, speaker, shipped_data(game)) if part.entries]


def sheet_name(game: Game[State]) -> str:
    return f"cards-{game.key}.html"


def print_sheets(app: Sphinx, failure: Exception | None) -> None:
    """An event of Sphinx: what `tripot cards GAME --html FILE` makes, beside the game's page."""
    if failure is not None or app.builder.format != "html":
        return
    for language, folder in SHEETS.items():
        for game in map(find_game, catalogue()):
            printer = Printer(Terminal(language), game, shipped_data(game))
            page = printer.page(parts_of(game, Speaker(language, game)))
            Path(app.outdir, folder, sheet_name(game)).write_text(page, encoding="utf-8")
