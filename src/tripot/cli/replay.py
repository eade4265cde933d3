"""`tripot replay RECORD`: a game again, decision by decision."""

from pathlib import Path

import click
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from tripot.cli.commands import Command, Whole, json_option
from tripot.cli.evening import result_table
from tripot.cli.film import Film
from tripot.cli.position import MOST_DECISIONS, check_number
from tripot.cli.prose import hanging
from tripot.cli.saved import check_seat, record_in
from tripot.cli.table import TablePicture
from tripot.cli.tables import data_option
from tripot.cli.terminal import Terminal
from tripot.cli.verify import record_argument
from tripot.core.record import Record

ALL = "all"


def command(terminal: Terminal) -> Command:
    params = [
        record_argument(),
        click.Option(["--seat"], default=ALL, metavar="seat-or-all"),
        click.Option(["--at"], type=Whole(0, MOST_DECISIONS), metavar="number"),
        click.Option(["--step/--no-step"], default=None),
        data_option(),
        json_option(),
    ]

    def callback(record: str, seat: str, at: int | None, step: bool | None, data: str | None) -> None:
        film = read_film(Path(record), seat, data)
        check_number("--at", at, film.length)
        if terminal.json:
            terminal.print_json(film.to_json())
        elif step or (step is None and terminal.interactive):
            Projector(terminal, film).step_through(at or 0)
        else:
            Projector(terminal, film).tell_all(at)

    return Command("replay", terminal, callback, params)


def read_film(file: Path, seat: str, data: str | None) -> Film:
    record = Record(*record_in(file, data))
    is_open = seat == ALL
    number = None if is_open else check_seat(int(seat) if seat.isdecimal() else -1, record.seats, seat)
    film = Film(record, number, is_open)
    film.wind(film.length)  # what is wrong with it is said before anything is shown
    return film


class Projector:
    def __init__(self, terminal: Terminal, film: Film) -> None:
        self.terminal = terminal
        self.film = film
        game = film.record.game
        names = tuple(terminal.say("ui-seat-number", number=seat) for seat in range(film.record.seats))
        self.speaker = terminal.speaker_for(game, names, film.seat)
        self.picture = TablePicture(self.speaker, game, terminal.out, numbered=False)

    def tell_all(self, at: int | None) -> None:
        """Every event as a sentence; with `at`, up to that decision and then the table."""
        last = self.film.length if at is None else at
        for number in range(last + 1):
            self.film.wind(number)
            self.terminal.print(*self.sentences())
        if at is not None:
            self.terminal.print(self.picture.draw(self.film.view))
        elif self.film.match.outcome:
            self.terminal.print(result_table(self.terminal, self.speaker, self.film.match.outcome))

    def sentences(self) -> list[RenderableType]:
        number = Text(f"{self.film.number:>4}  ", "bright_black")
        return [hanging(number, self.speaker.event(event)) for event in self.film.events]

    # ---- step by step -----------------------------------------------------------------------------------------------

    def step_through(self, start: int) -> None:
        number: int | None = start
        while number is not None:
            self.film.wind(number)
            self.show()
            number = self.next_number(self.terminal.ask("ui-replay-prompt"))

    def show(self) -> None:
        if self.terminal.interactive:
            self.terminal.out.clear()
        title = self.terminal.say("ui-replay-title", number=self.film.number, length=self.film.length)
        self.terminal.print(
            self.picture.draw(self.film.view),
            Rule(Text(f"{title} {self.decision()}"), style="bright_black", align="left"),
            *self.sentences(),
        )
        if self.film.match.outcome:
            self.terminal.print(result_table(self.terminal, self.speaker, self.film.match.outcome))

    def decision(self) -> str:
        if self.film.decision is None:
            return self.terminal.say("ui-replay-set-up")
        seat, text = self.film.decision
        return self.terminal.say("ui-replay-decision", seat=self.speaker.name(seat), action=text)

    def next_number(self, typed: str | None) -> int | None:
        """Where to go; none to leave."""
        at, last = self.film.number, self.film.length
        if typed is None or typed.lower() == "q":
            return None
        if typed.isdecimal():
            return min(int(typed), last)
        if typed.lower() == "b":
            return max(at - 1, 0)
        return at + 1 if at < last else None
