"""Samples of everything that a game can say: each class of event and action with telling values in its fields."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from types import ModuleType

from text.files import SOURCES, Found, messages
from tripot.core.actions import Action
from tripot.core.errors import kebab
from tripot.core.events import Event
from tripot.core.registry import game
from tripot.core.wording import Phrase
from tripot.text import LANGUAGES, Speaker
from tripot.text.meanings import class_meanings

SECOND_PERSON = re.compile(r"\b(you|your|yours|yourself|vous|votre|vos|vôtre)\b", re.IGNORECASE)
GAMES = ("trieste", "trok", "trol", "tschak")
NAMES = ("Zélia", "Odile", "Noé")
VIEWERS = (0, 1, 2, None)
CARD_LISTS = {  # of games whose data file does not name or print them all
    "trok": ("EQUIPMENT", "UPGRADES"),
    "trol": ("CARDS", "TRIBES"),
}


@cache
def module(key: str, name: str) -> ModuleType:
    """The module of this name in the game's folder, or in one of its packages."""
    package = import_module(game(key).package)
    parts = walk_packages(package.__path__, f"{package.__name__}.")
    return import_module(next(part.name for part in parts if part.name.endswith(f".{name}") and not part.ispkg))


def classes(key: str, name: str, base: type) -> list[type]:
    """The classes of `base` that a module of the game defines, but for those that only others are made of."""
    found = [thing for thing in vars(module(key, name)).values() if isinstance(thing, type)]
    own = [thing for thing in found if issubclass(thing, base) and thing.__module__ == module(key, name).__name__]
    return [thing for thing in own if not thing.__subclasses__()]


def events(key: str) -> list[type]:
    return classes(key, "events", Event)


def actions(key: str) -> list[type]:
    return classes(key, "actions", Action)


def cards(key: str) -> list[str]:
    listed = [card for name in CARD_LISTS.get(key, ()) for card in getattr(module(key, "cards"), name)]
    return listed or list(game(key).names("en")) or list(game(key).printed)


def speakers(key: str) -> list[Speaker]:
    return [Speaker(language, game(key), NAMES, viewer) for language in LANGUAGES for viewer in VIEWERS]


def samples(key: str, kind: type) -> Iterator[Event | Action]:
    """Many objects of a class; numbers are all the same within one."""
    choices = message_of(key, kind).choices
    for number in (-2, 0, 1, 3):
        fields = [values(key, meaning, number, choices, name) for name, meaning in class_meanings(kind).items()]
        for chosen in product(*fields):
            sample = kind(*chosen)
            if not is_own_partner(sample) or any("self" in words for words in choices.values()):
                yield sample


def values(key: str, meaning: str, number: int, choices: dict[str, list[str]], name: str) -> list[object]:
    """Cards are hidden only where the message says what then to say; words are those that it distinguishes."""
    first, second, *_ = cards(key)
    known: dict[str, list[object]] = {
        "seat": [0, 1],
        "seats": [(0,), (0, 1), (0, 1, 2)],
        "card": [first, ""] if f"{name}_is" in choices else [first],
        "cards": [(), (first,), (first, first, second)],
        "sum": [(), (3,), (3, 4)],
        "row": [(), (first,), (first, first, second)],
        "word": [*choices.get(name, ["any"])],
        "plain": [number],
        "choice": [number],
        "phrases": [a_text(key)],
    }
    return known[meaning]


def a_text(key: str) -> tuple[Phrase, ...]:
    """A card's text that is made of phrases, and does not speak to whoever plays the card."""
    for card in cards(key):
        said = " ".join(Speaker(language, game(key)).card_text(card) for language in LANGUAGES)
        if game(key).wording(card) and not SECOND_PERSON.search(said):
            return game(key).wording(card)
    return ()


def is_own_partner(sample: object) -> bool:
    seats = [getattr(sample, name) for name, meaning in class_meanings(type(sample)).items() if meaning == "seat"]
    return len(set(seats)) < len(seats)


@cache
def message_of(key: str, kind: type) -> Found:
    known = {message.id.name: message for message in messages(SOURCES / "games" / key / "en.ftl")}
    sort = "event" if issubclass(kind, Event) else "action"
    return Found(known[f"{sort}-{kebab(kind.__name__)}"])


def spoken(key: str, kind: type) -> Iterator[tuple[Speaker, Event | Action, str]]:
    for speaker in speakers(key):
        for sample in samples(key, kind):
            text = speaker.event(sample) if isinstance(sample, Event) else speaker.action(sample)
            yield speaker, sample, text
