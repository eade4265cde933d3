"""Nodes of a page, and what all directives about a game share."""

from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from documentation.languages import language_of
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.text import Speaker


class AboutGame(SphinxDirective):
    """A directive whose argument is the key of a game."""

    required_arguments = 1

    @property
    def language(self) -> str:
        return language_of(self.env.docname)

    @property
    def game(self) -> Game[State]:
        """A change of the game's texts, rules, cards or tutorial makes the page again."""
        game = find_game(self.arguments[0])
        for file in Path(str(files(game.package))).iterdir():
            if file.suffix in (".ftl", ".toml"):
                self.env.note_dependency(str(file))
        return game

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language, self.game)


def paragraph(*parts: str | nodes.Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    return nodes.paragraph("", "", *map(inline, parts), classes=list(classes))


def inline(part: str | nodes.Node) -> nodes.Node:
    return nodes.Text(part) if isinstance(part, str) else part


def strong(text: str) -> nodes.strong:
    return nodes.strong("", text)


def section(identity: str, title: str, *content: nodes.Node) -> nodes.section:
    return nodes.section("", nodes.title("", title), *content, ids=[identity], names=[identity])


def table(head: Sequence[str], rows: Iterable[Sequence[str | nodes.Node]]) -> nodes.table:
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in head), cols=len(head))
    group += nodes.thead("", row(head))
    group += nodes.tbody("", *map(row, rows))
    return nodes.table("", group)


def row(cells: Sequence[str | nodes.Node]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", paragraph(cell)) for cell in cells))
