"""What `tripot arena` and `tripot balance` have in common: options, a tournament that can be resumed, and a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import click
from rich.console import RenderableType

from tripot.arena.competition.results import Results
from tripot.arena.competition.tournament import Tournament, hold
from tripot.arena.executors.cluster import Ray
from tripot.arena.executors.workers import Workers, processors, workers
from tripot.arena.playing.contest import Result
from tripot.arena.playing.table import TableSetup
from tripot.cli.shell.command import JSON, MakeCommand, Whole, WordType, cli_command
from tripot.cli.shell.errors import UnreadableFile, UnwritableFile
from tripot.cli.shell.files import check_picture, check_writable, read_data
from tripot.cli.shell.options import DATA, GAME, OPTIONS, PLOT, SEATS, SEED, WORKERS, settings
from tripot.cli.shell.progress import progress_bar
from tripot.cli.shell.terminal import Terminal

MOST_GAMES = 1_000_000
RAY = "ray"

Draw = Callable[[Path], None]


class TournamentReport(Protocol):
    """The report of a tournament."""

    def to_json(self) -> dict[str, object]: ...


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    game: str
    bots: str
    seats: int | None
    games: int
    workers: int | None
    cluster: str | None
    out: str | None
    plot: str | None
    seed: int | None
    options: tuple[str, ...]
    data: str | None
    cards: bool = False

    def table(self, seats: int) -> TableSetup:
        """The table, with so many seats unless others were asked for."""
        return TableSetup.checked(self.game, self.seats or seats, settings(self.options), read_data(self.data))


def tournament_command(
    name: str, games: int, *own: click.Option
) -> Callable[[Callable[[Terminal, Request], None]], MakeCommand]:
    """As `cli_command`; `games` is how many are played unless the person says, `own` are this command's options."""

    def decorate(run: Callable[[Terminal, Request], None]) -> MakeCommand:
        return cli_command(
            name,
            GAME,
            *own,
            SEATS,
            click.Option(["--games"], type=Whole(1, MOST_GAMES), default=games, metavar="number"),
            WORKERS,
            click.Option(["--cluster"], type=WordType([RAY]), metavar="cluster"),
            click.Option(["--out"], metavar="file"),
            PLOT,
            SEED,
            OPTIONS,
            DATA,
            JSON,
        )(lambda terminal, **values: run(terminal, Request(**values)))

    return decorate


def play_tournament(terminal: Terminal, tournament: Tournament, games: int, request: Request) -> list[Result]:
    """The first `games` results, of which a file may have some already."""
    if request.plot:
        check_picture(Path(request.plot))
    results = opened(tournament, Path(request.out) if request.out else None)
    if 0 < len(results) < games:
        terminal.note("ui-held-found", done=len(results), games=games, file=request.out)
    if len(results) < games:
        play(terminal, tournament, games, results, worker_pool(request))
    return results.first(games)


def worker_pool(request: Request) -> Workers:
    return Ray(request.workers) if request.cluster == RAY else workers(request.workers or processors())


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


def show(
    terminal: Terminal, found: TournamentReport, text: Callable[[], RenderableType], plot: str | None, draw: Draw
) -> None:
    """As JSON or as a text, and as a picture if one is wanted."""
    if terminal.json:
        terminal.print_json(found.to_json())
    else:
        terminal.print(text())
    if plot:
        draw(Path(plot))
        if not terminal.json:
            terminal.tell("ui-simulate-picture", file=plot)
