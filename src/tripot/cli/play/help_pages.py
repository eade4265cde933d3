"""Pages to read during a game: help on the choice, cards, rules and the whole log."""

from collections.abc import Callable
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tripot.cli.drawing.card_list import CardEntry, card_list, sizes
from tripot.cli.drawing.table import TablePicture
from tripot.cli.play.log import Log
from tripot.cli.reference.cards import CardTablePrinter
from tripot.cli.reference.rules import clause_text, in_chapters, matching, simplified
from tripot.cli.shell.prose import BULLET, Prose, hanging, heading
from tripot.cli.shell.terminal import Terminal
from tripot.core.view import View
from tripot.text.rules import Register, register


class HelpPages:
    """`data` is the content of the game's data file, if it has one."""

    def __init__(self, terminal: Terminal, picture: TablePicture, log: Log, data: object) -> None:
        self.terminal = terminal
        self.picture = picture
        self.speaker = picture.speaker
        self.rules: Register = register(picture.game)
        self.log = log
        self.parts = card_list(picture.game, picture.speaker, data)
        self.sizes = sizes(data)

    def show(self, title: str, *parts: RenderableType) -> None:
        if self.terminal.interactive:
            self.terminal.out.clear()
        self.terminal.print(heading(title), *parts)
        if self.terminal.interactive:
            self.terminal.ask("ui-play-enter")

    def help(self, phase: str) -> None:
        self.show(
            self.terminal.say("ui-play-help-title", phase=self.speaker.phase(phase)),
            Padding(Prose(self.speaker.help(phase)), 1),
            *(clause_text(self.terminal, clause) for clause in self.rules.clauses_at(phase)),
            Text(self.terminal.say("ui-play-help-keys"), "bright_black"),
        )

    def cards(self, words: str) -> None:
        """All cards of the game, or those with these words in their name or text."""
        found = [replace(part, entries=tuple(filter(self.has(words), part.entries))) for part in self.parts]
        tables = CardTablePrinter(self.terminal, self.picture.game).draw(found, {} if words else self.sizes)
        nothing = Text(self.terminal.say("ui-play-no-card", word=words))
        hint = [] if words else [Text(self.terminal.say("ui-play-cards-keys"), "bright_black")]
        self.show(self.terminal.say("ui-play-cards-title"), *(tables or [nothing]), *hint)

    def has(self, words: str) -> Callable[[CardEntry], bool]:
        return lambda entry: simplified(words) in simplified(f"{entry.key} {entry.name} {entry.text}")

    def read_rules(self, wanted: str) -> None:
        """The chapters, one chapter by number, or the clauses with these words."""
        self.show(self.terminal.say("ui-play-rules-title", game=self.picture.game.title), self.rules_page(wanted))

    def rules_page(self, wanted: str) -> RenderableType:
        if not wanted:
            return self.contents()
        chapter = next((chapter.key for chapter in self.rules.chapters if str(chapter.number) == wanted), None)
        found = self.rules.clauses_of(chapter) if chapter else ()
        clauses = found or tuple(matching(self.rules.clauses, wanted, self.terminal.language))
        if not clauses:
            return Text(self.terminal.say("ui-rules-none", word=wanted))
        return in_chapters(self.terminal, self.rules, clauses)

    def contents(self) -> RenderableType:
        titles = [
            Text(f"{chapter.number:>4}  {chapter.title[self.terminal.language]}") for chapter in self.rules.chapters
        ]
        return Group(Text(), *titles, Text(), Text(self.terminal.say("ui-play-rules-keys"), "bright_black"))

    def whole_table(self, view: View) -> None:
        self.show(self.terminal.say("ui-play-table-title"), self.picture.draw(view))

    def whole_log(self) -> None:
        self.show(self.terminal.say("ui-play-log"), *(hanging(BULLET, line) for line in self.log.lines))
