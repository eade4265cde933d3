"""What `tripot arena` and `tripot balance` have in common: a tournament is held, shown as it goes on, and resumed."""

from collections.abc import Callable
from pathlib import Path

import click

from tripot.arena.cluster import Ray
from tripot.arena.contest import Result
from tripot.arena.results import Results
from tripot.arena.tournament import Tournament, hold
from tripot.arena.workers import Workers, processors, workers
from tripot.cli.commands import Whole, Word
from tripot.cli.errors import UnreadableFile, UnwritableFile
from tripot.cli.files import check_writable
from tripot.cli.progress import progress_bar
from tripot.cli.tables import seats_option
from tripot.cli.terminal import Terminal

MOST_GAMES = 1_000_000
MOST_WORKERS = 1024
RAY = "ray"

Draw = Callable[[Path], None]


def held_options(games: int) -> list[click.Parameter]:
    """`games` is how many are played if nobody says."""
    return [
        seats_option(),
        click.Option(["--games"], type=Whole(1, MOST_GAMES), default=games, metavar="number"),
        click.Option(["--workers"], type=Whole(1, MOST_WORKERS), metavar="number"),
        click.Option(["--cluster"], type=Word([RAY]), metavar="cluster"),
        click.Option(["--out"], metavar="file"),
        click.Option(["--plot"], metavar="picture"),
    ]


def check_picture(plot: str | None) -> None:
    if plot:
        check_writable(Path(plot))


def hands(number: int | None, cluster: str | None) -> Workers:
    return Ray(number) if cluster == RAY else workers(number or processors())


def held(
    terminal: Terminal, tournament: Tournament, games: int, out: str | None, number: int | None, cluster: str | None
) -> list[Result]:
    """The first `games` results, of which a file may have some already."""
    results = opened(tournament, Path(out) if out else None)
    if 0 < len(results) < games:
        terminal.note("ui-held-found", done=len(results), games=games, file=out)
    if len(results) < games:
        play(terminal, tournament, games, results, hands(number, cluster))
    return results.first(games)


def opened(tournament: Tournament, out: Path | None) -> Results:
    if out:
        check_writable(out)
    try:
        return Results(tournament.header(), out)
    except OSError as error:
        raise UnreadableFile(file=str(out)) from error


def play(terminal: Terminal, tournament: Tournament, games: int, results: Results, workers: Workers) -> None:
    try:
        with progress_bar(terminal.err) as progress:
            task = progress.add_task(terminal.say("ui-held-progress"), total=games, completed=len(results))
            hold(tournament, games, results, workers, lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt as interrupt:
        key = "ui-held-stopped" if results.path else "ui-held-lost"
        terminal.note(key, done=len(results), games=games, file=str(results.path))
        raise click.Abort from interrupt
    except OSError as error:
        if not results.path:
            raise
        raise UnwritableFile(file=str(results.path)) from error


def draw(terminal: Terminal, plot: str | None, picture: Draw) -> None:
    if plot:
        picture(Path(plot))
        if not terminal.json:
            terminal.tell("ui-simulate-picture", file=plot)
