"""The command `tripot`."""

import click

from tripot.cli.making import new_game, types
from tripot.cli.play import command as play
from tripot.cli.records import position, replay, verify
from tripot.cli.reference import cards, data, games, rules
from tripot.cli.serving import backup, move_database, nodes, serve
from tripot.cli.shell.command import Group
from tripot.cli.shell.errors import BadUsage
from tripot.cli.shell.terminal import Terminal, asked_language
from tripot.cli.simulation import arena, balance, simulate
from tripot.core.errors import BadInput, TripotError

BAD_INPUT = 2
OUR_FAULT = 1
INTERRUPTED = 130

PLAY_AND_MEASURE = (games, rules, cards, data, play, simulate, arena, balance, position, replay, verify)
COMMANDS = (*PLAY_AND_MEASURE, new_game, types, serve, backup, move_database, nodes)


def run(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    terminal = Terminal(asked_language(arguments), json="--json" in arguments)
    group = Group("tripot", terminal, [module.command(terminal) for module in COMMANDS])
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
