"""`tripot play`: a person at a table of bots."""

from pathlib import Path

import click

from tripot.cli.play.loop import play_session
from tripot.cli.play.menu import choose_table
from tripot.cli.play.saved import latest
from tripot.cli.play.session import Session, fresh_seed, new_match, new_session, require_game, resume
from tripot.cli.shell.command import Whole, cli_command, exclude
from tripot.cli.shell.files import read_data, read_json
from tripot.cli.shell.options import DATA, OPTIONS, SEATS, SEED, settings
from tripot.cli.shell.terminal import Terminal
from tripot.core.errors import BadPosition
from tripot.core.match import Match

LATEST = ""


@cli_command(
    "play",
    click.Argument(["game"], required=False, metavar="game"),
    SEATS,
    SEED,
    click.Option(["--seat"], type=Whole(0, 98), default=0, metavar="seat"),
    click.Option(["--bots"], default="normal", metavar="bots"),
    OPTIONS,
    DATA,
    click.Option(["--position"], metavar="file"),
    click.Option(["--resume"], is_flag=False, flag_value=LATEST, metavar="saved"),
)
def command(
    terminal: Terminal,
    game: str | None,
    seats: int | None,
    seed: int | None,
    seat: int,
    bots: str,
    options: tuple[str, ...],
    data: str | None,
    position: str | None,
    resume: str | None,
) -> None:
    if resume is None and game is None and position is None:
        choice = choose_table(terminal, seats)
        if choice is None:
            return
        resume, game, seats = choice.resume, choice.game, choice.seats
    if resume is not None:
        named = terminal.say("ui-metavar-game")
        exclude("--resume", {named: game, "--position": position, "--seats": seats, "--seed": seed, "--data": data})
        session = resumed(terminal, resume)
    else:
        document = read_data(data)
        match = opened(game, seats, seed, settings(options), position, document)
        session = new_session(match, seat, bots, seed, terminal.language, document)
    play_session(terminal, session)


def resumed(terminal: Terminal, file: str) -> Session:
    session = resume(Path(file) if file != LATEST else latest())
    if terminal.asked is None:
        terminal.speak(session.seating.language)
    return session


def opened(
    game: str | None,
    seats: int | None,
    seed: int | None,
    options: dict[str, object],
    position: str | None,
    data: object,
) -> Match:
    """A new match, from its set-up or from a position."""
    if position is None:
        return new_match(str(game), seats, fresh_seed(seed), options, data)
    exclude("--position", {"--seats": seats, "--option": options or None})
    match = Match.from_position(read_json(Path(position)), seed=fresh_seed(seed), data=data)
    if game is not None:
        require_game(game, match, BadPosition)
    return match
