"""Counted games in tables: one run as a whole, or several numbers of players side by side; and the balance."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripot.arena.reports.balance import Balance
from tripot.arena.reports.simulate import Sample, Simulation
from tripot.arena.statistics.distribution import QUANTILES, Distribution
from tripot.cli.shell.tables import figures_table
from tripot.cli.shell.terminal import Terminal
from tripot.core.registry import game as find_game

BINS = 12
BAR = 30


def whole(terminal: Terminal, simulation: Simulation) -> RenderableType:
    """The whole report of a run."""
    head = summary(terminal, simulation)
    return Group(head, Text(), seats_table(terminal, simulation), *distributions(terminal, simulation))


def balance(terminal: Terminal, found: Balance) -> RenderableType:
    """The whole report of a game's balance."""
    title = find_game(found.game).title
    values = {"game": title, "seats": found.seats, "seed": str(found.seed), "bot": found.bot}
    heading = Text.assemble(
        (terminal.say("ui-balance-title", **values), "bold"),
        "\n" + terminal.say("ui-balance-summary", games=found.games, fair=terminal.percent(1 / found.seats)),
    )
    parts: list[RenderableType] = [heading, Text(), seats_table(terminal, found)]
    if found.roles:
        parts += [Text(), roles_table(terminal, found)]
    return Group(*parts, *distributions(terminal, found))


def distributions(terminal: Terminal, sample: Sample) -> list[RenderableType]:
    parts = [
        histogram(terminal, "ui-simulate-rounds", sample.counts.lengths),
        histogram(terminal, "ui-simulate-scores", all_scores(sample)),
    ]
    if sample.measures:
        parts += [Text(), measures_table(terminal, sample)]
    return parts


def all_scores(sample: Sample) -> Distribution:
    scores = Distribution()
    for own in sample.counts.scores:
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


def seats_table(terminal: Terminal, sample: Sample) -> Table:
    table = winners_table(terminal, "seat")
    for seat, scores in enumerate(sample.counts.scores):
        wins = sample.win_share(seat), sample.win_interval(seat)
        table.add_row(Text(str(seat), "bold"), *winner_cells(terminal, *wins, scores))
    return table


def roles_table(terminal: Terminal, found: Balance) -> Table:
    table = winners_table(terminal, "role")
    for key, role in found.roles.items():
        cells = winner_cells(terminal, role.win_share, role.win_interval, role.scores)
        table.add_row(Text(role_name(terminal, found.game, key), "bold"), *cells)
    return table


def winners_table(terminal: Terminal, who: str) -> Table:
    titles = [terminal.say(f"ui-simulate-column-{column}") for column in (who, "wins", "interval", "score")]
    return figures_table(*titles, *quantile_titles(terminal))


def quantile_titles(terminal: Terminal) -> list[str]:
    return [terminal.percent(share, 0) for share in QUANTILES]


def winner_cells(terminal: Terminal, share: float, bounds: tuple[float, float], scores: Distribution) -> list[Text]:
    low, high = bounds
    return [
        Text(terminal.percent(share), "bold cyan"),
        Text(terminal.say("ui-interval", low=terminal.number(100 * low, 1), high=terminal.percent(high))),
        Text(f"{terminal.number(scores.mean, 1)} ± {terminal.number(scores.deviation, 1)}"),
        *(Text(terminal.number(scores.quantile(share))) for share in QUANTILES),
    ]


def measures_table(terminal: Terminal, sample: Sample) -> Table:
    """What the game has counted, per game."""
    measure, mean, share = (terminal.say(f"ui-simulate-column-{column}") for column in ("measure", "mean", "any"))
    table = figures_table(measure, mean, *quantile_titles(terminal), share)
    for key, measured in sample.measures.items():
        mean = f"{terminal.number(measured.mean, 2)} ± {terminal.number(measured.deviation, 2)}"
        quantiles = [Text(terminal.number(measured.quantile(share))) for share in QUANTILES]
        name = Text(measure_name(terminal, sample.game, key))
        table.add_row(name, Text(mean, "cyan"), *quantiles, Text(terminal.percent(measured.share_from(1))))
    return table


def measure_name(terminal: Terminal, game: str, key: str) -> str:
    return own_word(terminal, game, "measure", key)


def role_name(terminal: Terminal, game: str, key: str) -> str:
    return own_word(terminal, game, "role", key)


def own_word(terminal: Terminal, game: str, kind: str, key: str) -> str:
    """As the game's texts say it, if they do."""
    speaker = terminal.speaker_for(find_game(game))
    return speaker.say(f"{kind}-{key}") if speaker.has(f"{kind}-{key}") else key.replace("-", " ")


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


# ---- several runs ---------------------------------------------------------------------------------------------------


def comparison(terminal: Terminal, runs: Sequence[Simulation]) -> Table:
    """A column for each number of players."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=terminal.say("ui-compare-title"))
    table.title_justify, table.title_style = "left", "bold"
    table.add_column(terminal.say("ui-compare-column-players"), no_wrap=True)
    for run in runs:
        table.add_column(str(run.seats), justify="right", no_wrap=True)
    for label, cells in comparison_rows(terminal, runs):
        table.add_row(Text(label), *map(Text, cells))
    return table


def comparison_rows(terminal: Terminal, runs: Sequence[Simulation]) -> list[tuple[str, list[str]]]:
    means = {
        "ui-compare-decisions": [run.counts.decisions / run.games for run in runs],
        "ui-compare-rounds": [run.counts.lengths.mean for run in runs],
        "ui-compare-score": [all_scores(run).mean for run in runs],
    }
    rows = [(terminal.say(key), [terminal.number(mean, 1) for mean in found]) for key, found in means.items()]
    for seat in range(max(run.seats for run in runs)):
        wins = [terminal.percent(run.win_share(seat)) if seat < run.seats else "" for run in runs]
        rows.append((terminal.say("ui-compare-wins", seat=seat), wins))
    for key in runs[0].measures:
        found = [terminal.number(run.measures[key].mean, 2) for run in runs]
        rows.append((measure_name(terminal, runs[0].game, key), found))
    return rows
