"""`tripot position`: a position as a document."""

from pathlib import Path

import click

from tripot.bots import choose
from tripot.cli.play.saved import record_in, stepping
from tripot.cli.play.session import new_match, require_game
from tripot.cli.shell.command import JSON, Whole, cli_command, exclude
from tripot.cli.shell.errors import BadValue
from tripot.cli.shell.files import read_data, read_json, write_json
from tripot.cli.shell.options import DATA, GAME, OPTIONS, SEATS, SEED, settings
from tripot.cli.shell.terminal import Terminal
from tripot.core.errors import BadPosition, BadRecord
from tripot.core.match import Match
from tripot.core.record import Record

MOST_DECISIONS = 1_000_000


@cli_command(
    "position",
    GAME,
    SEATS,
    SEED,
    OPTIONS,
    DATA,
    click.Option(["--after"], type=Whole(0, MOST_DECISIONS), metavar="number"),
    click.Option(["--record"], metavar="file"),
    click.Option(["--at"], type=Whole(0, MOST_DECISIONS), metavar="number"),
    click.Option(["--check"], metavar="file"),
    click.Option(["--out"], metavar="file"),
    JSON,
)
def command(
    terminal: Terminal,
    game: str,
    seats: int | None,
    seed: int | None,
    options: tuple[str, ...],
    data: str | None,
    after: int | None,
    record: str | None,
    at: int | None,
    check: str | None,
    out: str | None,
) -> None:
    table = {"--seats": seats, "--option": options or None}
    if check is not None:
        exclude("--check", table | {"--record": record, "--at": at, "--after": after})
        match = checked(game, Path(check), seed or 0, data)
    elif record is not None:
        exclude("--record", table | {"--seed": seed, "--after": after})
        match = of_record(game, Path(record), at, data)
    else:
        exclude("--after", {"--at": at})
        match = new_match(game, seats, seed or 0, settings(options), read_data(data))
        decide_at_random(match, seed or 0, after or 0)
    write(terminal, match, out)


def checked(game: str, file: Path, seed: int, data: str | None) -> Match:
    """The position in a file, filled in."""
    match = Match.from_position(read_json(file), seed=seed, data=read_data(data))
    require_game(game, match, BadPosition)
    return match


def read_record(file: Path, data: str | None) -> Record:
    document, content = record_in(file, data)
    with stepping(document):
        return Record(document, content)


def of_record(game: str, file: Path, at: int | None, data: str | None) -> Match:
    """After the first `at` decisions of a record, or after its last."""
    record = read_record(file, data)
    match = record.begin()
    require_game(game, match, BadRecord)
    for number in range(check_number("--at", at, len(record.decisions))):
        record.play(match, number)
    return match


def decide_at_random(match: Match, seed: int, number: int) -> None:
    for done in range(number):
        if not match.waiting:
            check_number("--after", number, done)
        seat = match.waiting[0]
        match.submit(seat, choose(match, seat, "random", seed=seed + done).action)


def check_number(flag: str, number: int | None, most: int) -> int:
    """A number of decisions, all of them by default."""
    if number is not None and number > most:
        raise BadValue(argument=flag, value=number, wanted=f"0..{most}")
    return most if number is None else number


def write(terminal: Terminal, match: Match, out: str | None) -> None:
    if out is None:
        terminal.print_json(match.position())
        return
    write_json(Path(out), match.position())
    terminal.tell_file("ui-position-written", out)
