"""The messages of no game, each way of saying them, and the page's own words."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from text.files import Found, messages
from text.files import files as text_files
from tripot.text import Speaker
from tripot.text.messages import GENERAL

MOST_COMBINATIONS = 64  # of the words by which a message chooses


def general(language: str) -> Iterator[str]:
    """The terminal's, the arena's and the server's messages, and those of all games."""
    speaker = Speaker(language)
    for path in text_files(language):
        if path.parent.name != GENERAL.rpartition(".")[2]:
            continue
        yield f"## {path.name}"
        for message in messages(path):
            if message.value:
                yield from (f"{message.id.name}: {text}" for text in every_way(speaker, message.id.name))


def every_way(speaker: Speaker, key: str) -> Iterator[str]:
    """What a message says for each choice of its words, with the names of its other values in place of them."""
    found = Found(speaker.messages.entries[key])
    keys = [[(name, key) for key in dict.fromkeys((*keys, "1", "5"))] for name, keys in found.choices.items()]
    others = {name: f"‹{name}›" for name in speaker.messages.variables(key) if name not in found.choices}
    for chosen in list(product(*keys))[:MOST_COMBINATIONS]:
        values = others | {name: int(key) if key.isdigit() else key for name, key in chosen}
        yield tried(speaker, key, values)


def tried(speaker: Speaker, key: str, values: dict[str, object]) -> str:
    """With a number where a message wants one."""
    try:
        return speaker.say(key, **values)
    except (ValueError, TypeError, KeyError):
        return speaker.say(key, **{name: 0.5 if name == "value" else value for name, value in values.items()})


def page(language: str, said: Mapping[str, Any]) -> Iterator[str]:
    """What the page says by itself, as `web/sentences.js` has gathered it."""
    for file, texts in said.items():
        yield f"## {file}"
        for key, text in texts[language].items():
            yield f"{key}: {text}"
