"""Parameters of several commands: those that open a table, or play many games."""

import click

from tripot.cli.shell.command import Whole
from tripot.cli.shell.errors import BadValue
from tripot.core.game import OptionValue

LARGEST_SEED = 2**62
MOST_WORKERS = 1024
WORDS: dict[str, OptionValue] = {"true": True, "false": False, "none": None}


GAME = click.Argument(["game"], metavar="game")
SEATS = click.Option(["--seats"], type=Whole(1, 99), metavar="number")
SEED = click.Option(["--seed"], type=Whole(0, LARGEST_SEED), metavar="seed")
OPTIONS = click.Option(["--option", "options"], multiple=True, metavar="setting")
DATA = click.Option(["--data"], metavar="file")
WORKERS = click.Option(["--workers"], type=Whole(1, MOST_WORKERS), metavar="number")
PLOT = click.Option(["--plot"], metavar="picture")


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
