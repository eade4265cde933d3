"""`tripot simulate`: many random games, and their results."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from tripot.arena.executors.workers import processors, workers
from tripot.arena.reports.simulate import Simulation, simulate
from tripot.cli.shell.command import JSON, Whole, cli_command, name_of
from tripot.cli.shell.errors import BadValue
from tripot.cli.shell.files import check_picture, read_data
from tripot.cli.shell.options import DATA, GAME, OPTIONS, PLOT, SEED, WORKERS, settings
from tripot.cli.shell.progress import progress_bar
from tripot.cli.shell.prose import heading
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation import report
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State

GAMES = 10_000
MOST_GAMES = 100_000_000
MOST_SEATS = 99
ALL = "all"


class SeatCounts(click.ParamType[tuple[int, ...] | str]):
    """One number of players, several with commas between, or all that the game allows."""

    name = "seats"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...] | str:
        if value == ALL:
            return ALL
        parts = str(value).split(",")
        if not all(part.isdecimal() and 1 <= int(part) <= MOST_SEATS for part in parts):
            raise BadValue(argument=name_of(param), value=value, wanted=[f"1..{MOST_SEATS}", "2,3,4", ALL])
        return tuple(dict.fromkeys(map(int, parts)))


@cli_command(
    "simulate",
    GAME,
    click.Option(["--seats"], type=SeatCounts(), metavar="seats-or-all"),
    click.Option(["--games"], type=Whole(1, MOST_GAMES), default=GAMES, metavar="number"),
    SEED,
    WORKERS,
    OPTIONS,
    DATA,
    PLOT,
    JSON,
)
def command(
    terminal: Terminal,
    game: str,
    seats: tuple[int, ...] | str | None,
    games: int,
    seed: int | None,
    workers: int | None,
    options: tuple[str, ...],
    data: str | None,
    plot: str | None,
) -> None:
    counts = seat_counts(find_game(game), seats)
    pictures = pictures_for(Path(plot), counts) if plot else {}
    work = Work(terminal, game, games, seed or 0, workers or processors(), settings(options), read_data(data))
    work.check(counts)
    runs = [work.play(count) for count in counts]
    draw(terminal, runs, pictures)
    tell(terminal, runs, is_several=seats == ALL or len(counts) > 1)
    if not terminal.json:
        for picture in pictures.values():
            terminal.tell("ui-simulate-picture", file=str(picture))


def seat_counts(game: Game[State], seats: tuple[int, ...] | str | None) -> tuple[int, ...]:
    if seats is None:
        return (game.usual_seats,)
    return game.seats if isinstance(seats, str) else seats


@dataclass(frozen=True)
class Work:
    """A simulation of any number of players."""

    terminal: Terminal
    game: str
    games: int
    seed: int
    number: int  # of workers
    options: dict[str, object]
    data: object

    def check(self, counts: Sequence[int]) -> None:
        """Check all tables before the first is played."""
        game = find_game(self.game)
        for seats in counts:
            game.check_options(self.options, game.check_seats(seats))

    def play(self, seats: int) -> Simulation:
        with progress_bar(self.terminal.err) as progress:
            task = progress.add_task(self.terminal.say("ui-simulate-progress", seats=seats), total=self.games)
            return simulate(
                self.game,
                seats=seats,
                games=self.games,
                seed=self.seed,
                options=self.options,
                data=self.data,
                workers=workers(self.number),
                progress=lambda done: progress.update(task, completed=done),
            )


def tell(terminal: Terminal, runs: Sequence[Simulation], is_several: bool) -> None:
    if terminal.json:
        terminal.print_json({"runs": [run.to_json() for run in runs]} if is_several else runs[0].to_json())
        return
    for run in runs:
        if is_several:
            terminal.print(heading())
        terminal.print(report.whole(terminal, run))
    if is_several:
        terminal.print(heading(), report.comparison(terminal, runs))


# ---- pictures -------------------------------------------------------------------------------------------------------


def pictures_for(plot: Path, counts: Sequence[int]) -> dict[int, Path]:
    """A picture for each number of players; several get it into their name."""
    check_picture(plot)
    if len(counts) == 1:
        return {counts[0]: plot}
    return {seats: plot.with_name(f"{plot.stem}-{seats}{plot.suffix}") for seats in counts}


def draw(terminal: Terminal, runs: Sequence[Simulation], pictures: dict[int, Path]) -> None:
    if pictures:
        from tripot.cli.simulation.pictures.games import draw_simulation  # matplotlib takes a second to load

        for run in runs:
            draw_simulation(terminal, run, pictures[run.seats])
