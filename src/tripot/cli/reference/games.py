"""`tripot games`: what can be played here."""

from rich.table import Table
from rich.text import Text

from tripot.cli.shell.command import JSON, cli_command
from tripot.cli.shell.prose import Prose
from tripot.cli.shell.tables import titled_table
from tripot.cli.shell.terminal import Terminal
from tripot.core.game import Game
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.text import Speaker


@cli_command("games", JSON)
def command(terminal: Terminal) -> None:
    games = [find_game(key) for key in catalogue()]
    if terminal.json:
        terminal.print_json([describe(terminal, game) for game in games])
        return
    terminal.print(table(terminal, games))
    for game in games:
        if game.options:
            terminal.print(options_table(terminal, game))


def describe(terminal: Terminal, game: Game[State]) -> dict[str, object]:
    speaker = terminal.speaker_for(game)
    return {
        "key": game.key,
        "title": game.title,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "authors": list(game.authors),
        "publisher": game.publisher,
        "rules": game.rules,
        "options": [
            {
                "key": option.key,
                "title": speaker.option(option.key),
                "help": speaker.option_help(option.key),
                "choices": list(option.choices) or "seat",
                "default": option.default,
            }
            for option in game.options
        ],
    }


def table(terminal: Terminal, games: list[Game[State]]) -> Table:
    columns = ("key", "title", "players", "minutes", "authors", "publisher", "rules")
    shown = titled_table(terminal, terminal.say("ui-games-title"), "ui-games-column", columns)
    for game in games:
        shown.add_row(
            Text(game.key, "bold cyan"),
            Text(game.title),
            Text(players(game)),
            Text(str(game.minutes)),
            Text(", ".join(game.authors)),
            Text(game.publisher),
            Text(game.rules),
        )
    return shown


def players(game: Game[State]) -> str:
    """2-5, or 2, 4 where a number between is missing."""
    first, last = game.seats[0], game.seats[-1]
    if game.seats == tuple(range(first, last + 1)) and last > first:
        return f"{first}–{last}"
    return ", ".join(map(str, game.seats))


def options_table(terminal: Terminal, game: Game[State]) -> Table:
    speaker = terminal.speaker_for(game)
    title = terminal.say("ui-games-options", game=game.title)
    shown = titled_table(terminal, title, "ui-games-column", ("option", "values", "default", "meaning"))
    for option in game.options:
        shown.add_row(
            Text(option.key, "bold cyan"),
            Text(" ".join(written(value) for value in option.allowed(game.seats[-1]))),
            Text(speaker.option_value(option.key, option.default)),
            meaning(speaker, option.key),
        )
    return shown


def written(value: object) -> str:
    """As it is written after --option."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def meaning(speaker: Speaker, key: str) -> Prose:
    return Prose(Text.assemble((speaker.option(key), "bold"), f"\n{speaker.option_help(key)}"))
