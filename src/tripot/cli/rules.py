"""`tripot rules GAME [CLAUSE]`: the rules, clause by clause."""

import click
from rich.padding import Padding
from rich.text import Text

from tripot.cli.commands import Command, json_option
from tripot.cli.tables import game_argument
from tripot.cli.terminal import Terminal
from tripot.core.registry import game as find_game
from tripot.text.rules import Chapter, Clause, Register, register
