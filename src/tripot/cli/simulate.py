"""`tripot simulate`: many random games, and what came of them."""

from pathlib import Path

import click
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tripot.arena.distribution import QUANTILES, Distribution
from tripot.arena.simulate import Simulation, simulate
from tripot.arena.workers import processors, workers
from tripot.cli.commands import Command, Whole, json_option
from tripot.cli.files import check_writable
from tripot.cli.tables import game_argument, options_option, seats_option, seed_option, settings, usual_seats
from tripot.cli.terminal import Terminal
from tripot.core.registry import game as find_game

GAMES = 10_000
MOST_GAMES = 100_000_000
MOST_WORKERS = 1024
BINS = 12
BAR = 30


def command(terminal: Terminal) -> Command:
    params = [
        game_argument(),
        seats_option(),
        click.Option(["--games"], type=Whole(1, MOST_GAMES), default=GAMES, metavar="number"),
        seed_option(),
        click.Option(["--workers"], type=Whole(1, MOST_WORKERS), metavar="number"),
        options_option(),
        click.Option(["--plot"], metavar="picture"),
        json_option(),
    ]

    def callback(
        game: str,
        seats: int | None,
        games: int,
        seed: int | None,
        workers: int | None,
        options: tuple[str, ...],
        plot: str | None,
    ) -> None:
        picture = Path(plot) if plot else None
        if picture:
            check_writable(picture)
        found = play(terminal, game, seats, games, seed or 0, workers or processors(), settings(options))
        report(terminal, found, picture)

    return Command("simulate", terminal, callback, params)


def play(
    terminal: Terminal,
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    number: int,
    options: dict[str, object],
) -> Simulation:
    chosen = seats if seats is not None else usual_seats(find_game(game))
    with progress_bar(terminal.err) as progress:
        task = progress.add_task(terminal.say("ui-simulate-progress"), total=games)
        return simulate(
            game,
            seats=chosen,
            games=games,
            seed=seed,
            options=options,
            workers=workers(number),
            progress=lambda done: progress.update(task, completed=done),
        )


def progress_bar(console: Console) -> Progress:
    """Gone when the work is done; silent where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def report(terminal: Terminal, simulation: Simulation, picture: Path | None) -> None:
    if picture:
        from tripot.cli.plot import draw  # matplotlib takes a second to load

        draw(terminal, simulation, picture)
    if terminal.json:
        terminal.print_json(simulation.to_json())
        return
    terminal.print(summary(terminal, simulation), Text(), seats_table(terminal, simulation))
    terminal.print(histogram(terminal, "ui-simulate-rounds", simulation.counts.lengths))
    terminal.print(histogram(terminal, "ui-simulate-scores", all_scores(simulation)))
    if picture:
        terminal.tell("ui-simulate-picture", file=str(picture))


def all_scores(simulation: Simulation) -> Distribution:
    scores = Distribution()
    for own in simulation.counts.scores:
        scores.merge(own)
    return scores


def summary(terminal: Terminal, simulation: Simulation) -> Text:
    title = find_game(simulation.game).title
    heading = terminal.say("ui-simulate-title", game=title, seats=simulation.seats, seed=str(simulation.seed))
    numbers = terminal.say(
        "ui-simulate-summary",
        games=simulation.games,
        decisions=simulation.counts.decisions,
        seconds=round(simulation.seconds, 2),
        workers=simulation.workers,
    )
    speed = terminal.say(
        "ui-simulate-speed",
        games=round(simulation.games_per_second),
        decisions=round(simulation.decisions_per_second),
    )
    return Text.assemble((heading, "bold"), f"\n{numbers}\n{speed}")


def seats_table(terminal: Terminal, simulation: Simulation) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("seat", "wins", "interval", "score"):
        table.add_column(terminal.say(f"ui-simulate-column-{column}"), justify="right", no_wrap=True)
    for share in QUANTILES:
        table.add_column(terminal.percent(share, 0), justify="right")
    for seat in range(simulation.seats):
        low, high = simulation.win_interval(seat)
        scores = simulation.counts.scores[seat]
        table.add_row(
            Text(str(seat), "bold"),
            Text(terminal.percent(simulation.win_share(seat)), "bold cyan"),
            Text(terminal.say("ui-interval", low=terminal.number(100 * low, 1), high=terminal.percent(high))),
            Text(f"{terminal.number(scores.mean, 1)} ± {terminal.number(scores.deviation, 1)}"),
            *(Text(terminal.number(scores.quantile(share))) for share in QUANTILES),
        )
    return table


def histogram(terminal: Terminal, key: str, values: Distribution) -> RenderableType:
    numbers = {f"q{round(100 * share)}": values.quantile(share) for share in QUANTILES}
    title = terminal.say(key, mean=terminal.number(values.mean, 1), **numbers)
    return Group(Text(f"\n{title}", "bold"), bars(terminal, values))


def bars(terminal: Terminal, values: Distribution) -> Table:
    table = Table.grid(padding=(0, 1))
    bins = values.bins(BINS)
    largest = max(count for _, _, count in bins)
    for first, last, count in bins:
        label = str(first) if first == last else f"{first} … {last}"
        bar = "█" * round(BAR * count / largest) or ("▏" if count else "")
        share = terminal.percent(count / values.total)
        table.add_row(Text(label, justify="right"), Text(bar, "cyan"), Text(share, "bright_black", justify="right"))
    return table
