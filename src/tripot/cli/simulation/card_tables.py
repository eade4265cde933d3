"""How the cards of a game do, in tables."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripot.arena.reports.balance import Balance
from tripot.arena.reports.cards import CardReport, CardUse, Warned
from tripot.cli.shell.tables import figures_table
from tripot.cli.shell.terminal import Terminal
from tripot.cli.simulation.report import role_name
from tripot.core.game import Game
from tripot.core.state import State

COLUMNS = ("held", "played", "plays", "won", "opening", "ratio", "interval")
SOURCES = 12  # of one gain that are told


def whole(terminal: Terminal, found: Balance, game: Game[State]) -> RenderableType:
    """The whole report of a game's cards."""
    assert found.cards is not None
    values = {"game": game.title, "seats": found.seats, "seed": str(found.seed), "bot": found.bot}
    parts: list[RenderableType] = [
        Text(terminal.say("ui-balance-title", **values), "bold"),
        Text(terminal.say("ui-cards-summary", games=found.games)),
    ]
    for role in sorted({use.role for use in found.cards.cards}):
        parts += [Text(), role_table(terminal, game, found.cards, role)]
    for role, what in found.cards.sources:
        parts += [Text(), sources_table(terminal, game, found.cards, role, what)]
    return Group(*parts, Text(), *warning_lines(terminal, game, found.cards))


def role_table(terminal: Terminal, game: Game[State], report: CardReport, role: str) -> Table:
    first = role_name(terminal, game.key, role) if role else terminal.say("ui-cards-column-card")
    table = figures_table(first, *(terminal.say(f"ui-cards-column-{column}") for column in COLUMNS), gap=1)
    for use in report.cards:
        if use.role == role:
            table.add_row(Text(name_of(terminal, game, use.card), "bold"), *map(Text, cells(terminal, report, use)))
    return table


def cells(terminal: Terminal, report: CardReport, use: CardUse) -> list[str]:
    ratio, bounds = use.ratio, use.ratio_interval
    return [
        terminal.percent(use.held / use.seats, 0),
        terminal.percent(use.played_share, 0),
        terminal.number(use.plays / use.seats, 2),
        terminal.percent(use.win_share, 0) if use.played else "",
        terminal.percent(use.opening / use.seats, 0),
        terminal.number(ratio, 2) if ratio is not None else "",
        between(terminal, bounds) if bounds else "",
    ]


def between(terminal: Terminal, bounds: tuple[float, float]) -> str:
    low, high = (terminal.number(bound, 2) for bound in bounds)
    return terminal.say("ui-interval", low=low, high=high)


def sources_table(terminal: Terminal, game: Game[State], report: CardReport, role: str, what: str) -> Table:
    """The largest amounts, gained or lost, in the order of what they bring."""
    sources = report.sources[role, what]
    largest = sorted(sources, key=lambda source: -abs(sources[source].total))[:SOURCES]
    titles = (terminal.say(f"ui-cards-column-{column}") for column in ("per-game", "interval"))
    gained = of_role(terminal, game, terminal.speaker_for(game).say(f"gain-{what}"), role)
    table = figures_table(gained, *titles, gap=1)
    for key, source in sources.items():
        if key in largest:
            mean = Text(terminal.number(source.mean, 2), "cyan")
            table.add_row(Text(name_of(terminal, game, key)), mean, Text(between(terminal, source.interval)))
    return table


def of_role(terminal: Terminal, game: Game[State], name: str, role: str) -> str:
    """Where seats play different roles, a name is told with its own."""
    return f"{name} ({role_name(terminal, game.key, role)})" if role else name


def name_of(terminal: Terminal, game: Game[State], source: str) -> str:
    """A card, or whatever else something comes from."""
    speaker = terminal.speaker_for(game)
    return speaker.card(source) if source in game.printed else speaker.say(f"source-{source}")


def warning_lines(terminal: Terminal, game: Game[State], report: CardReport) -> list[Text]:
    if not report.warnings:
        return [Text(terminal.say("ui-cards-fine"))]
    return [Text(warning(terminal, game, warned), "yellow") for warned in report.warnings]


def warning(terminal: Terminal, game: Game[State], warned: Warned) -> str:
    named = of_role(terminal, game, name_of(terminal, game, warned.card), warned.role)
    by = name_of(terminal, game, warned.by) if warned.by else ""
    return terminal.say(f"ui-cards-warning-{warned.kind}", card=named, by=by)
