"""The welcome of `tripot play` without a game: which language, which game, how many players."""

from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text

from tripot.cli.play.saved import latest_or_none
from tripot.cli.reference.games import players
from tripot.cli.shell.prose import Prose, heading
from tripot.cli.shell.terminal import Quit, Terminal
from tripot.core.game import Game
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.text import LANGUAGES

RESUME = 0


@dataclass(frozen=True)
class MenuChoice:
    """A saved game to resume, or a game and its seats."""

    resume: str | None
    game: str | None
    seats: int | None


def choose_table(terminal: Terminal, seats: int | None) -> MenuChoice | None:
    """What the person would like to play; None to leave."""
    terminal.print(heading(terminal.say("ui-menu-welcome")))
    try:
        choose_language(terminal)
        saved = latest_or_none()
        games = [find_game(key) for key in catalogue()]
        number = choose_game(terminal, games, saved)
        if number == RESUME:
            return MenuChoice(str(saved), None, None)
        game = games[number - 1]
        return MenuChoice(None, game.key, seats if seats is not None else choose_seats(terminal, game))
    except Quit:
        return None


def choose_language(terminal: Terminal) -> None:
    if terminal.asked is not None:
        return
    names = [terminal.say(f"ui-language-{language}") for language in LANGUAGES]
    terminal.print(menu_table([(str(i), name, "") for i, name in enumerate(names, 1)]))
    usual = LANGUAGES.index(terminal.language) + 1
    terminal.speak(LANGUAGES[ask_number(terminal, "ui-menu-language", range(1, len(names) + 1), usual) - 1])


def choose_game(terminal: Terminal, games: list[Game[State]], saved: Path | None) -> int:
    rows = [(str(number), game.title, about(terminal, game)) for number, game in enumerate(games, 1)]
    if saved:
        rows.append((str(RESUME), terminal.say("ui-menu-resume"), saved.stem))
    terminal.print(Text(), menu_table(rows))
    first = RESUME if saved else RESUME + 1
    return ask_number(terminal, "ui-menu-game", range(first, len(games) + 1), first)


def choose_seats(terminal: Terminal, game: Game[State]) -> int:
    terminal.print(Text())
    return ask_number(terminal, "ui-menu-seats", game.seats, game.usual_seats)


def about(terminal: Terminal, game: Game[State]) -> str:
    speaker = terminal.speaker_for(game)
    size = terminal.say("ui-menu-about", players=players(game), minutes=game.minutes)
    return f"{speaker.say('game-tagline')} {size}" if speaker.has("game-tagline") else size


def menu_table(rows: list[tuple[str, str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, title, text in rows:
        grid.add_row(Text(f"{number:>3}", "bold cyan"), Text(title, "bold"), Prose(text))
    return grid


def ask_number(terminal: Terminal, key: str, allowed: range | tuple[int, ...], usual: int) -> int:
    """One of the numbers; Enter for the usual one."""
    while True:
        typed = terminal.ask(key, usual=usual)
        if typed is None or typed.lower() == "q":
            raise Quit
        if not typed:
            return usual
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        terminal.tell("ui-menu-wrong", "yellow", allowed=", ".join(map(str, allowed)))
