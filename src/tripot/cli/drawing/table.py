"""The table as a picture: for any game, from its view alone."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from math import ceil
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.cli.drawing.chips import WrappedTexts, has_colours
from tripot.cli.drawing.fields import ALWAYS, DOT, Labels, ShownField, capital, dotted, fields_of, is_rows, is_seated
from tripot.cli.drawing.rows import NARROW, is_nested, rows_table
from tripot.cli.shell.prose import Rendered, heading
from tripot.core.game import Game
from tripot.core.match import Match
from tripot.core.state import State
from tripot.core.view import View
from tripot.text import Speaker
from tripot.text.meanings import meanings

LOW = 28  # lines of the terminal
FLAT = 7  # lines that places may take side by side
MARGIN, LOW_MARGIN = 6, 2  # columns that a frame, or a line, takes from its title
WAITING, ANSWERED, QUIET = "bold yellow", "green", "bright_black"


@dataclass(frozen=True)
class SeatPicture:
    """What lies before a seat."""

    is_own: bool
    title: Text
    state: str
    style: str
    told: tuple[Text, ...]  # numbers and the like
    content: RenderableType

    @property
    def long_title(self) -> Text:
        """The title with what is told, for where there is room."""
        return Text(DOT).join([self.title, *self.told])


class TablePicture:
    """`numbered`: names of seats do not tell their number, which notations use."""

    def __init__(self, speaker: Speaker, game: Game[State], console: Console, numbered: bool = True) -> None:
        self.speaker = speaker
        self.game = game
        self.console = console
        self.numbered = numbered
        self.labels = Labels(speaker, game, has_colours(console))

    def draw(self, view: View, brief: bool = False) -> RenderableType:
        """With `brief`, what matters less is left out and long rows are cut."""
        shown = [field for field in self.labels.shown(view) if field.name not in ALWAYS]
        rows = [row for field in shown if is_seated(field.value) and is_rows(field.value) for row in field.value]
        places = [self.place(row, view, brief) for row in in_order(rows, view.seat)]
        public = [field for field in shown if not is_seated(field.value)]
        others = [place for place in places if not place.is_own]
        return Group(
            self.header(view, public),
            *(self.rows(field, brief) for field in public if is_nested(field.value)),
            self.public_zones([field for field in public if not is_nested(field.value)], view, brief),
            self.arranged(others),
            *(self.framed(place) for place in places if place.is_own),
        )

    # ---- what everybody sees ----------------------------------------------------------------------------------------

    def header(self, view: View, public: list[ShownField]) -> RenderableType:
        title = Text.assemble((self.game.title, "bold"), DOT, (self.speaker.phase(view.phase), "bold cyan"))
        told = self.scalars([field for field in public if not field.is_idle or self.labels.writes(field.name)], view)
        whole = Text(DOT).join([title, *told])
        fits = whole.cell_len + len(DOT) <= self.console.width
        return heading(whole) if fits else Group(heading(title), WrappedTexts(dotted(told)))

    def scalars(
        self, shown: Sequence[ShownField], *owners: object, own: bool = False, brief: bool = False
    ) -> list[Text]:
        """Numbers and the like; `owners` are what they belong to, from the outside in."""
        told = [self.scalar(field, owners, own, brief) for field in shown if not field.is_zone]
        return [text for text in told if text]

    def scalar(self, field: ShownField, owners: tuple[object, ...], own: bool, brief: bool) -> Text:
        if field.value is False:
            return Text(self.labels.negation(field.name))
        label = self.labels.label(field.name, own, brief)
        written = self.labels.written(field.name, "value", *owners)
        if not label or written == "":
            return Text()
        value = self.labels.value(field) if written is None else Text(written)
        return Text.assemble(f"{label} ", value) if value else Text(label)

    def rows(self, field: ShownField, brief: bool) -> RenderableType:
        return rows_table(self.labels, field, brief and self.is_low, self.console.width < NARROW)

    def public_zones(self, shown: Sequence[ShownField], view: View, brief: bool) -> RenderableType:
        """All zones; on a low terminal without the less important ones."""
        kept = [field for field in shown if self.labels.label(field.name, brief=brief and self.is_low)]
        return self.zones(kept, owner=view)

    def zones(
        self, shown: Sequence[ShownField], own: bool = False, brief: bool = False, owner: object = None
    ) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bright_black", no_wrap=True)
        grid.add_column()
        for field in shown:
            if field.is_zone and (label := self.labels.label(field.name, own, brief)):
                grid.add_row(label, WrappedTexts(self.labels.parts(field, owner), one_line=brief and not own))
        return grid

    # ---- who sits there ---------------------------------------------------------------------------------------------

    def arranged(self, places: Sequence[SeatPicture]) -> RenderableType:
        """All side by side, or in fewer columns where that takes fewer lines, or on a low terminal as many."""
        if not places:
            return Group()
        side_by_side = self.in_columns(places, len(places))
        if side_by_side.height <= FLAT and not self.is_low:
            return side_by_side
        others = [self.in_columns(places, columns) for columns in (ceil(len(places) / 2), 1)]
        return min([*reversed(others), side_by_side] if self.is_low else [side_by_side, *others], key=height_of)

    def in_columns(self, places: Sequence[SeatPicture], columns: int) -> Rendered:
        grid = Table.grid(padding=(0, 1 if self.is_low else 0), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        options = self.console.options.update(width=self.console.width // columns - self.is_low)
        for start in range(0, len(places), columns):
            line = places[start : start + columns]
            height = max(len(self.console.render_lines(self.framed(place), options)) for place in line)
            alone = columns == 1 and self.is_low
            grid.add_row(*(self.framed(place, height, alone) for place in line))
        return Rendered(self.console, grid)

    def place(self, row: object, view: View, brief: bool) -> SeatPicture:
        """What lies before a seat."""
        seat: int | None = getattr(row, "seat", None)
        own = seat is not None and seat == view.seat
        name = place_name(row)
        shown = [field for field in fields_of(row) if field.name not in ("seat", name) and not says_nothing(field, row)]
        mark, state, style = self.standing(seat, getattr(row, name) if name else None, view)
        title = Text.assemble(mark, self.named(row, name), self.who(seat))
        title.stylize("bold")
        told = self.scalars(shown, view, row, own=own, brief=brief)
        return SeatPicture(own, title, state, style, tuple(told), self.zones(shown, own, brief))

    def named(self, row: object, name: str) -> Text:
        """What a place is called: a card, or a word."""
        if not name:
            return Text()
        value = getattr(row, name)
        if meanings(row)[name] == "card":
            return Text.assemble(self.labels.chips.chip(value), " ")
        return Text(capital(self.labels.word(value)) + DOT)

    def framed(self, place: SeatPicture, height: int | None = None, alone: bool = False) -> RenderableType:
        """With its numbers in the title, if it is the viewer's own or `alone` on its line, and if they fit."""
        in_title = (place.is_own or alone) and place.long_title.cell_len + self.margin <= self.console.width
        title = place.long_title if in_title else place.title.copy()  # a rule cuts its title for good
        content = (
            place.content if in_title or not place.told else Group(WrappedTexts(dotted(place.told)), place.content)
        )
        if self.is_low:
            line = "━" if place.is_own else "─"
            return Group(Rule(title, characters=line, style=place.style, align="left"), content)
        return Panel(
            content,
            title=title,
            title_align="left",
            subtitle=Text(place.state) if place.state else None,
            subtitle_align="right",
            border_style=place.style,
            box=box.HEAVY if place.is_own else box.ROUNDED,
            height=height,
        )

    @property
    def is_low(self) -> bool:
        """Does the terminal have few lines?"""
        return self.console.is_terminal and self.console.height < LOW

    @property
    def margin(self) -> int:
        return LOW_MARGIN if self.is_low else MARGIN

    def standing(self, seat: int | None, name: str | None, view: View) -> tuple[str, str, str]:
        """A mark, a word and a colour for a seat that is asked or has answered.

        Where a seat has several places, the view's `asked` names the one.
        """
        if seat in view.waiting and getattr(view, "asked", name) == name:
            return "▶ ", self.speaker.say("ui-seat-waiting"), WAITING
        if seat in view.answered:
            return "✓ ", self.speaker.say("ui-seat-answered"), ANSWERED
        return "", "", QUIET

    def who(self, seat: int | None) -> str:
        if seat is None:
            return self.speaker.say("ui-empty-seat")
        name = self.labels.seat(seat)
        return f"{name} ({seat})" if self.numbered else name


def height_of(rendered: Rendered) -> int:
    return rendered.height


def in_order(rows: list[object], viewer: int | None) -> list[object]:
    """The rows in the order of play, the viewer's first."""
    seats = [getattr(row, "seat", None) for row in rows]
    at = seats.index(viewer) if viewer is not None and viewer in seats else 0
    return rows[at:] + rows[:at]


def place_name(row: object) -> str:
    """The field that names a place apart from who sits there: a card, or a word, that comes before the seat."""
    name, meaning = next(iter(meanings(row).items()))
    return name if meaning in ("card", "word") else ""


def says_nothing(field: ShownField, row: object) -> bool:
    """A count of nothing, or of cards that are shown themselves: `monster_count` beside `monsters`."""
    if not field.name.endswith("_count"):
        return False
    return field.value == 0 or bool(getattr(row, field.name.removesuffix("_count") + "s", ()))


def open_view(match: Match) -> View:
    """What a spectator sees, with what every seat has of its own laid open: for replays."""
    view = match.view(None)
    for field in fields(view):
        rows = getattr(view, field.name)
        if is_seated(rows):
            opened = tuple(own_row(match, field.name, i, row.seat) for i, row in enumerate(rows))
            changes: dict[str, Any] = {field.name: opened}
            return replace(view, **changes)
    return view


def own_row(match: Match, name: str, number: int, seat: int | None) -> object:
    row = getattr(match.view(seat), name)[number]
    assert is_dataclass(row)
    return row
