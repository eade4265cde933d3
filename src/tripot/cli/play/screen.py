"""One screen: the table, what happened, the question and its numbered answers, as much as fits."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.cli.drawing.table import TablePicture
from tripot.cli.shell.prose import BULLET, Prose, Rendered, hanging, wrapped
from tripot.cli.shell.terminal import Terminal
from tripot.core.view import View

FEWEST_ROWS = 3  # of answers
FEWEST_LINES = 2  # of the log, its title included
LOG_SHARE = 0.4  # of what is left, where not all fits
ENOUGH = FEWEST_LINES + FEWEST_ROWS + 1  # and a line for the number of the page
GAP = 2  # between columns
MARK = 4  # columns that the number of an answer takes


@dataclass(frozen=True)
class NumberedAction:
    """A choice with the number that stands for it."""

    number: int
    sentence: str
    notation: str


@dataclass(frozen=True)
class ScreenLayout:
    """How much of the log and of the answers is shown."""

    lines: int
    rows: int
    columns: int
    answers: int

    @property
    def size(self) -> int:
        return self.rows * self.columns

    @property
    def pages(self) -> int:
        return ceil(self.answers / self.size)

    def page(self, answers: Sequence[NumberedAction], number: int) -> Sequence[NumberedAction]:
        start = number % self.pages * self.size
        return answers[start : start + self.size]


class Screen:
    def __init__(self, terminal: Terminal, picture: TablePicture) -> None:
        self.terminal = terminal
        self.picture = picture
        self.console = terminal.out

    def show(
        self, view: View, news: Sequence[str], question: str, answers: Sequence[NumberedAction], page: int, remark: str
    ) -> None:
        foot = self.foot(remark)
        table = self.table(view, self.room(Prose(question), *foot))
        layout = self.layout(answers, self.log_height(news), self.room(table, Prose(question), *foot))
        if layout.pages > 1:
            question += " " + self.terminal.say("ui-play-page", page=page % layout.pages + 1, pages=layout.pages)
            layout = self.layout(answers, self.log_height(news), self.room(table, Prose(question), *foot))
        if self.terminal.interactive:
            self.console.clear()
        grid = self.grid(layout.page(answers, page), layout.columns)
        self.terminal.print(table, self.log(news, layout.lines), Prose(question, "bold"), grid, *foot)

    def table(self, view: View, room: int) -> Rendered:
        """The whole table, or the brief one where it would leave too little for the rest."""
        whole = Rendered(self.console, self.picture.draw(view))
        if not self.console.is_terminal or whole.height + ENOUGH <= room:
            return whole
        return Rendered(self.console, self.picture.draw(view, brief=True))

    def layout(self, answers: Sequence[NumberedAction], lines: int, room: int) -> ScreenLayout:
        widest = max(self.width(answer) for answer in answers)
        columns = max(1, min(len(answers), (self.console.width + GAP) // (widest + GAP)))
        tall = max(self.answer_height(answer) for answer in answers) if columns == 1 else 1
        own, rows = shares(room, lines, tall * ceil(len(answers) / columns))
        return ScreenLayout(own, max(1, rows // tall), columns, len(answers))

    def foot(self, remark: str) -> list[RenderableType]:
        keys = Prose(self.terminal.say("ui-play-keys"), "bright_black")
        return [Prose(remark, "yellow"), keys] if remark else [keys]

    def room(self, *parts: RenderableType) -> int:
        """The lines that are left for the log and the answers, one kept for typing."""
        return self.console.height - sum(self.height(part) for part in parts) - 1

    @property
    def half(self) -> int:
        return self.console.height // 2

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    # ---- the log ----------------------------------------------------------------------------------------------------

    def log_height(self, news: Sequence[str]) -> int:
        return 1 + sum(self.height(self.line(sentence)) for sentence in news)

    def log(self, news: Sequence[str], most: int) -> RenderableType:
        title = Rule(self.terminal.say("ui-play-log"), style="bright_black", align="left")
        if not self.console.is_terminal:
            return Group(title, *(self.line(sentence) for sentence in news))
        return Group(title, *self.latest(news, most - 1))

    def latest(self, news: Sequence[str], room: int) -> list[RenderableType]:
        """The last sentences that fit, and how many came before."""
        fitting: list[RenderableType] = []
        for sentence in reversed(news):
            height = self.height(self.line(sentence))
            note = len(fitting) + 1 < len(news) and (fitting or room > 1)
            if height > room - bool(note):
                break
            room -= height
            fitting.insert(0, self.line(sentence))
        left = len(news) - len(fitting)
        if left and room > 0:
            fitting.insert(0, Text(self.terminal.say("ui-play-earlier", number=left), "bright_black"))
        return fitting

    def line(self, sentence: str) -> RenderableType:
        return hanging(BULLET, sentence)

    # ---- the answers ------------------------------------------------------------------------------------------------

    def width(self, answer: NumberedAction) -> int:
        return MARK + Text(answer.sentence).cell_len

    def answer_height(self, answer: NumberedAction) -> int:
        return len(list(wrapped(Text(answer.sentence), self.console.width - MARK)))

    def grid(self, answers: Sequence[NumberedAction], columns: int) -> RenderableType:
        """Numbered down the columns."""
        rows = ceil(len(answers) / columns)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*(self.answer(answer) for answer in answers[row::rows]))
        return grid

    def answer(self, answer: NumberedAction) -> RenderableType:
        return hanging(Text(f"{answer.number:>{MARK - 1}} ", "bold cyan"), answer.sentence)


def shares(room: int, lines: int, rows: int) -> tuple[int, int]:
    """The lines of the log and the rows of answers that are shown, where both would have `lines` and `rows`."""
    if lines + rows <= room:
        return room - rows, rows
    own = min(lines, max(FEWEST_LINES, room - rows, round(room * LOG_SHARE)))
    return own, min(rows, max(FEWEST_ROWS, room - own))
