"""What a game's texts define: its cards, the phases in which it asks, its words."""

from tripot.core.game import Game
from tripot.core.state import State
from tripot.text.messages import GENERAL, entries
from tripot.text.speaker import Speaker

NAMES = ("field-", "measure-", "minute-", "phase-", "reason-", "role-", "word-")  # that name or introduce something


def message_ids(package: str, language: str) -> list[str]:
    return [key for key in entries(package, language) if not key.startswith("-")]


def named(package: str, language: str, prefix: str) -> list[str]:
    """What messages with this prefix are about."""
    return [found.removeprefix(prefix) for found in message_ids(package, language) if found.startswith(prefix)]


def card_keys(game: Game[State], language: str) -> list[str]:
    """Cards that share a message, every other that the game's texts know, then those that its data file names."""
    keys = [key for key, card in game.printed.items() if card.text] + named(game.package, language, "card-")
    return keys + [key for key in game.names(language) if key not in keys]


def asking_phases(game: Game[State], language: str) -> list[str]:
    """The phases in which somebody is asked."""
    return named(game.package, language, "prompt-")


def words(game: Game[State], language: str) -> dict[str, str]:
    """The names of things other than cards, by their message; not those that need values."""
    speaker = Speaker(language, game)
    found: dict[str, str] = {}
    for key in (*message_ids(GENERAL, language), *message_ids(game.package, language)):
        if key.startswith(NAMES) and speaker.has(key):
            try:
                found[key] = speaker.say(key)
            except ValueError:  # it is about something
                continue
    return found
