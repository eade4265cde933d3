"""A tournament in tables: every bot, and every bot in every role."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripot.arena.competition.standings import Share, Standings
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation.report import role_name
from tripot.core.registry import game as find_game

UNITS = {"seconds": 1.0, "milliseconds": 1e-3, "microseconds": 1e-6}


def whole(terminal: Terminal, standings: Standings) -> RenderableType:
    parts: list[RenderableType] = [heading(terminal, standings), Text(), bots_table(terminal, standings)]
    if any(entrant.by_role for entrant in standings.entrants):
        parts += [Text(), roles_table(terminal, standings)]
    return Group(*parts)


def heading(terminal: Terminal, standings: Standings) -> Text:
    title = find_game(str(standings.header["game"])).title
    seats, seed = standings.header["seats"], str(standings.header["seed"])
    first = terminal.say("ui-arena-title", game=title, seats=seats, seed=seed)
    second = terminal.say("ui-arena-summary", games=standings.games, deals=standings.deals)
    return Text.assemble((first, "bold"), f"\n{second}")


def bots_table(terminal: Terminal, standings: Standings) -> Table:
    """The best first."""
    table = columns(terminal, "bot", "wins", "interval", "fair", "rank", "score", "rating", "time")
    for entrant in standings.by_rating:
        rating = entrant.rating
        table.add_row(
            Text(entrant.bot, "bold"),
            *share_cells(terminal, entrant.share),
            Text(terminal.number(entrant.mean_rank, 2)),
            Text(terminal.number(entrant.mean_score, 1)),
            Text(f"{terminal.number(rating.value, 1)} ± {terminal.number(rating.deviation, 1)}"),
            Text(time(terminal, entrant.seconds_per_decision)),
        )
    return table


def roles_table(terminal: Terminal, standings: Standings) -> Table:
    table = columns(terminal, "bot", "role", "wins", "interval", "fair")
    for entrant in standings.by_rating:
        for role, share in entrant.by_role.items():
            name = role_name(terminal, str(standings.header["game"]), role)
            table.add_row(Text(entrant.bot, "bold"), Text(name), *share_cells(terminal, share))
    return table


def columns(terminal: Terminal, *keys: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in keys:
        is_word = key in ("bot", "role")
        title = terminal.say(f"ui-arena-column-{key}")
        table.add_column(title, justify="left" if is_word else "right", no_wrap=not is_word, overflow="fold")
    return table


def share_cells(terminal: Terminal, share: Share) -> tuple[Text, Text, Text]:
    return (
        Text(terminal.percent(share.win_share), "bold cyan"),
        Text(terminal.say("ui-interval", low=terminal.number(100 * share.low, 1), high=terminal.percent(share.high))),
        Text(f"× {terminal.number(share.times_fair, 2)}"),
    )


def time(terminal: Terminal, seconds: float) -> str:
    """In the largest unit that it fills; bots think from microseconds to seconds."""
    unit = next((unit for unit, length in UNITS.items() if seconds >= length), "microseconds")
    return terminal.say(f"ui-{unit}", time=terminal.number(seconds / UNITS[unit], 1))
