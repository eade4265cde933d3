"""Options of every command that opens a table: game, seats, options, seed and data file."""

import click

from tripot.cli.shell.command import Whole
from tripot.cli.shell.errors import BadValue
from tripot.core.game import Game, OptionValue
from tripot.core.state import State

USUAL_SEATS = 4
LARGEST_SEED = 2**62
WORDS: dict[str, OptionValue] = {"true": True, "false": False, "none": None}


def game_argument(required: bool = True) -> click.Argument:
    return click.Argument(["game"], required=required, metavar="game")


def seats_option() -> click.Option:
    return click.Option(["--seats"], type=Whole(1, 99), metavar="number")


def seed_option() -> click.Option:
    return click.Option(["--seed"], type=Whole(0, LARGEST_SEED), metavar="seed")


def options_option() -> click.Option:
    return click.Option(["--option", "options"], multiple=True, metavar="setting")


def data_option() -> click.Option:
    return click.Option(["--data"], metavar="file")


def usual_seats(game: Game[State]) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[-1]


def settings(texts: tuple[str, ...]) -> dict[str, object]:
    """Table options from `key=value` texts; the game checks them."""
    return dict(setting(text) for text in texts)


def setting(text: str) -> tuple[str, OptionValue]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise BadValue(argument="--option", value=text, wanted="key=value")
    return key.strip(), option_value(value.strip())


def option_value(text: str) -> OptionValue:
    if text in WORDS:
        return WORDS[text]
    try:
        return int(text)
    except ValueError:
        return text
