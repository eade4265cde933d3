"""The messages of no game, each way of saying them, and the page's own words."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from fluent.syntax.ast import BaseNode, Identifier, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from text.files import files as text_files
from text.files import messages
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
                yield from (f"{message.id.name}: {text}" for _, text in every_way(speaker, message.id.name))


def every_way(speaker: Speaker, key: str) -> Iterator[tuple[dict[str, str], str]]:
    """What a message says for each choice of its words, with the names of its other values in place of them."""
    found = Choices(speaker.messages.entries[key]).found
    others = {name: f"‹{name}›" for name in speaker.messages.variables(key) if name not in found}
    for words in list(product(*found.values()))[:MOST_COMBINATIONS]:
        chosen = dict(zip(found, words, strict=True))
        values = others | {name: int(word) if word.lstrip("-").isdigit() else word for name, word in chosen.items()}
        yield chosen, tried(speaker, key, values)


class Choices(Visitor):
    """The words, or else the numbers, by which a message chooses; 5 stands for any other number."""

    def __init__(self, node: BaseNode) -> None:
        self.found: dict[str, list[str]] = {}
        self.visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        if isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            numbers = [key.value for key in keys if isinstance(key, NumberLiteral)]
            words = [key.name for key in keys if isinstance(key, Identifier)]
            known = self.found.setdefault(node.selector.id.name, [])
            known.extend(word for word in ([*numbers, "5"] if numbers else words) if word not in known)
        self.generic_visit(node)


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
