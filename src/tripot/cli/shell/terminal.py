"""The output of a command: for people in their language, or with --json for programs."""

import json
import sys
from itertools import pairwise

import click
from rich.console import Console, RenderableType
from rich.text import Text

from tripot.cli.shell.prose import Prose
from tripot.core.errors import TripotError
from tripot.core.game import Game
from tripot.core.state import State
from tripot.text import LANGUAGES, Speaker, default_language


class Quit(Exception):
    """The person wants to leave."""


class Terminal:
    def __init__(self, asked: str | None, json: bool = False) -> None:
        self.asked = asked  # the language that --lang wants
        self.json = json
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.speak(asked or default_language())

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.language = language
        self.speaker = Speaker(language)

    @property
    def interactive(self) -> bool:
        """Is the terminal interactive, so that pages can be turned?"""
        return self.out.is_terminal and sys.stdin.isatty()

    def say(self, key: str, **values: object) -> str:
        return self.speaker.say(key, **values)

    def number(self, value: float, digits: int = 0) -> str:
        return self.say(f"ui-number-{digits}", value=round(value, digits) if digits else round(value))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say(f"ui-percent-{digits}", value=round(share, digits + 2))

    def speaker_for(self, game: Game[State], names: tuple[str, ...] = (), viewer: int | None = None) -> Speaker:
        return Speaker(self.language, game, names, viewer)

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.out.print(part)

    def ask(self, key: str, **values: object) -> str | None:
        """What the person types; none at the end of the input."""
        try:
            return self.out.input(Text(self.say(key, **values), "bold"), markup=False).strip()
        except EOFError:
            self.out.print()
            return None

    def tell(self, key: str, style: str = "", **values: object) -> None:
        """One sentence, with a file's name unbroken."""
        text = self.say(key, **values)
        if "file" in values:
            self.out.print(Text(text, style), soft_wrap=True)
        else:
            self.out.print(Prose(text, style))

    def conclude(self, document: object, key: str, **values: object) -> None:
        """What was done, as JSON or as a sentence."""
        if self.json:
            self.print_json(document)
        else:
            self.tell(key, "", **values)

    def tell_file(self, key: str, file: str, **values: object) -> None:
        """A file was written."""
        self.conclude({"file": file}, key, file=file, **values)

    def note(self, key: str, **values: object) -> None:
        """One sentence beside the result, on standard error: with --json too."""
        self.err.print(Text(self.say(key, **values)), soft_wrap=True)

    def print_json(self, document: object) -> None:
        click.echo(json.dumps(document, ensure_ascii=False, indent=2, default=str))  # a date in TOML is no JSON

    def fail(self, error: TripotError) -> None:
        """Say what went wrong: as JSON on standard output, or as a sentence on standard error."""
        message = self.speaker.error(error)
        if self.json:
            self.print_json(error.to_json() | {"message": message})
            return
        self.err.print(Prose(Text.assemble((self.say("ui-error", code=error.code), "bold red"), " ", message)))


def asked_language(arguments: list[str]) -> str | None:
    """The language that --lang wants, wherever it stands."""
    asked = [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    asked += [value for flag, value in pairwise(arguments) if flag == "--lang"]
    known = [language for language in asked if language in LANGUAGES]
    return known[-1] if known else None
