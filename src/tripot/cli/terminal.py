"""Where a command speaks: to people in their language, or with --json to programs."""

import json
import sys

import click
from rich.console import Console, RenderableType
from rich.text import Text

from tripot.core.errors import TripotError
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker, default_language


class Terminal:
    def __init__(self, language: str, json: bool = False) -> None:
        self.json = json
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.language = language
        self.speaker = Speaker(language)

    @property
    def interactive(self) -> bool:
        """Does a person sit here, who can turn pages?"""
        return self.out.is_terminal and sys.stdin.isatty()

    def say(self, key: str, **values: object) -> str:
        return self.speaker.say(key, **values)

    def number(self, value: float, digits: int = 0) -> str:
        return self.say(f"ui-number-{digits}", value=round(value, digits) if digits else round(value))

    def percent(self, share: float) -> str:
        return self.say("ui-percent", value=round(share, 3))

    def speaker_for(self, game: Game[State], names: tuple[str, ...] = (), viewer: int | None = None) -> Speaker:
        return Speaker(self.language, game, names, viewer)

    def print(self, *parts: RenderableType) -> None:
        self.out.print(*parts)

    def tell(self, key: str, style: str = "", **values: object) -> None:
        """One sentence."""
        self.out.print(Text(self.say(key, **values), style))

    def print_json(self, document: object) -> None:
        click.echo(json.dumps(document, ensure_ascii=False, indent=2))

    def fail(self, error: TripotError) -> None:
        """Say what went wrong: as JSON on standard output, or as a sentence on standard error."""
        message = self.speaker.error(error)
        if self.json:
            self.print_json(error.to_json() | {"message": message})
            return
        label = Text(self.say("ui-error", code=error.code) + " ", "bold red")
        self.err.print(label + Text(message, "default"))


def language_of(arguments: list[str]) -> str:
    """The language that --lang asks for, wherever it stands, or else that of the locale."""
    asked = [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    asked += [value for flag, value in zip(arguments, arguments[1:], strict=False) if flag == "--lang"]
    known = [language for language in asked if language in LANGUAGES]
    return known[-1] if known else default_language()
