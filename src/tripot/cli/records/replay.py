"""`tripot replay RECORD`: a game again, decision by decision."""

from pathlib import Path

import click
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from tripot.cli.drawing.result import result_table
from tripot.cli.drawing.table import TablePicture
from tripot.cli.play.saved import check_seat
from tripot.cli.records.playback import Playback
from tripot.cli.records.position import MOST_DECISIONS, check_number, read_record
from tripot.cli.records.verify import RECORD
from tripot.cli.shell.command import JSON, Whole, cli_command
from tripot.cli.shell.options import DATA
from tripot.cli.shell.prose import hanging
from tripot.cli.shell.terminal import Terminal

ALL = "all"


@cli_command(
    "replay",
    RECORD,
    click.Option(["--seat"], default=ALL, metavar="seat-or-all"),
    click.Option(["--at"], type=Whole(0, MOST_DECISIONS), metavar="number"),
    click.Option(["--step/--no-step"], default=None),
    DATA,
    JSON,
)
def command(terminal: Terminal, record: str, seat: str, at: int | None, step: bool | None, data: str | None) -> None:
    playback = read_playback(Path(record), seat, data)
    check_number("--at", at, playback.length)
    if terminal.json:
        terminal.print_json(playback.to_json())
    elif step or (step is None and terminal.interactive):
        ReplayScreen(terminal, playback).step_through(at or 0)
    else:
        ReplayScreen(terminal, playback).print_all(at)


def read_playback(file: Path, seat: str, data: str | None) -> Playback:
    record = read_record(file, data)
    is_open = seat == ALL
    number = None if is_open else check_seat(int(seat) if seat.isdecimal() else -1, record.seats, seat)
    playback = Playback(record, number, is_open)
    playback.go_to(playback.length)  # what is wrong with it is said before anything is shown
    return playback


class ReplayScreen:
    def __init__(self, terminal: Terminal, playback: Playback) -> None:
        self.terminal = terminal
        self.playback = playback
        game = playback.record.game
        names = tuple(terminal.say("ui-seat-number", number=seat) for seat in range(playback.record.seats))
        self.speaker = terminal.speaker_for(game, names, playback.seat)
        self.picture = TablePicture(self.speaker, game, terminal.out, numbered=False)

    def print_all(self, at: int | None) -> None:
        """Every event as a sentence; with `at`, up to that decision and then the table."""
        last = self.playback.length if at is None else at
        for number in range(last + 1):
            self.playback.go_to(number)
            self.terminal.print(*self.sentences())
        if at is not None:
            self.terminal.print(self.picture.draw(self.playback.view))
        elif self.playback.match.outcome:
            self.terminal.print(result_table(self.terminal, self.speaker, self.playback.match.outcome))

    def sentences(self) -> list[RenderableType]:
        number = Text(f"{self.playback.number:>4}  ", "bright_black")
        return [hanging(number, self.speaker.event(event)) for event in self.playback.events]

    # ---- step by step -----------------------------------------------------------------------------------------------

    def step_through(self, start: int) -> None:
        number: int | None = start
        while number is not None:
            self.playback.go_to(number)
            self.show()
            number = self.next_number(self.terminal.ask("ui-replay-prompt"))

    def show(self) -> None:
        if self.terminal.interactive:
            self.terminal.out.clear()
        title = self.terminal.say("ui-replay-title", number=self.playback.number, length=self.playback.length)
        self.terminal.print(
            self.picture.draw(self.playback.view),
            Rule(Text(f"{title} {self.decision()}"), style="bright_black", align="left"),
            *self.sentences(),
        )
        if self.playback.match.outcome:
            self.terminal.print(result_table(self.terminal, self.speaker, self.playback.match.outcome))

    def decision(self) -> str:
        if self.playback.decision is None:
            return self.terminal.say("ui-replay-set-up")
        seat, text = self.playback.decision
        return self.terminal.say("ui-replay-decision", seat=self.speaker.name(seat), action=text)

    def next_number(self, typed: str | None) -> int | None:
        """Where to go; none to leave."""
        at, last = self.playback.number, self.playback.length
        if typed is None or typed.lower() == "q":
            return None
        if typed.isdecimal():
            return min(int(typed), last)
        if typed.lower() == "b":
            return max(at - 1, 0)
        return at + 1 if at < last else None
