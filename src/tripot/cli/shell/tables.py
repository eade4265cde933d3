"""Tables as every command draws them."""

from collections.abc import Iterable

from rich.table import Table

from tripot.cli.shell.terminal import Terminal


def titled_table(terminal: Terminal, title: str, column: str, names: Iterable[str]) -> Table:
    """With a column for each name, which the text `<column>-<name>` heads."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for name in names:
        table.add_column(terminal.say(f"{column}-{name}"))
    return table


def figures_table(first: str, *others: str, gap: int = 2) -> Table:
    """What something is called, and figures about it; without lines, since eight columns are to fit a terminal."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    table.add_column(first, no_wrap=True)
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    return table
