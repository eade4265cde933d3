"""The command `tripot`."""

import sys

import click

from tripot.cli import arena, backup, balance, cards, games, play, position, replay, rules, serve, simulate, verify
from tripot.cli.commands import Group
from tripot.cli.errors import BadUsage
from tripot.cli.terminal import Terminal, asked_language
from tripot.core.errors import BadInput, TripotError

BAD_INPUT = 2
OUR_FAULT = 1
INTERRUPTED = 130

COMMANDS = (
    games.command,
    rules.command,
    cards.command,
    play.command,
    simulate.command,
    arena.command,
    balance.command,
    position.command,
    replay.command,
    verify.command,
    serve.command,
    backup.command,
)


def main() -> None:
    raise SystemExit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    terminal = Terminal(asked_language(arguments), json="--json" in arguments)
    group = Group("tripot", terminal, [command(terminal) for command in COMMANDS])
    try:
        code = group.main(arguments, prog_name="tripot", standalone_mode=False)
    except TripotError as error:
        terminal.fail(error)
        return BAD_INPUT if isinstance(error, BadInput) else OUR_FAULT
    except click.ClickException as error:
        terminal.fail(BadUsage(found=error.format_message(), help="tripot --help"))
        return BAD_INPUT
    except click.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0
