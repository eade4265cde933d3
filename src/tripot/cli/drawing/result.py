"""Who won: the table of ranks and scores."""

from rich.table import Table
from rich.text import Text

from tripot.cli.shell.terminal import Terminal
from tripot.core.match import Outcome
from tripot.text import Speaker


def result_table(terminal: Terminal, speaker: Speaker, outcome: Outcome) -> Table:
    table = Table(title=terminal.say("ui-result-title"), title_justify="left", title_style="bold")
    for column in ("rank", "player", "score"):
        table.add_column(terminal.say(f"ui-result-{column}"), justify="left" if column == "player" else "right")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        winner = seat in outcome.winners
        table.add_row(
            Text(str(outcome.ranks[seat])),
            Text(f"{speaker.name(seat)} ★" if winner else speaker.name(seat)),
            Text(terminal.number(outcome.scores[seat]).replace("-", "−")),
            style="bold" if winner else "",
        )
    return table
