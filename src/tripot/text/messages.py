"""The Fluent files: found beside the code, read once, formatted strictly."""

import pickle
from collections import ChainMap
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Compiled
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    Junk,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tripot.text.languages import FUNCTIONS

GENERAL = "tripot.text"
PARSED = ".parsed"  # ends the name of a file of pickled entries: bundles for browsers have these instead
MOST_TEXTS = 20_000  # that are kept
QUOTE = "\ue003"  # around the name of a word that is still to be put in; no text has it (see `marks`)
Native = str | int | float
Entry = Message | Term


@cache
def entries(package: str, language: str) -> dict[str, Entry | bytes]:
    """Of the files `en.ftl`, `cli.en.ftl` and so on of a package, the first of each name; some are still pickled."""
    endings = (f".{language}.ftl", f".{language}.ftl{PARSED}")
    found = [file for file in files(package).iterdir() if f".{file.name}".endswith(endings)]
    together: dict[str, Entry | bytes] = {}
    for file in sorted(found, key=lambda file: file.name):
        for key, entry in read(file).items():
            together.setdefault(key, entry)
    return together


def read(file: Traversable) -> Mapping[str, Entry | bytes]:
    if file.name.endswith(PARSED):
        return cast(dict[str, bytes], pickle.loads(file.read_bytes()))
    return parsed(file.read_text("utf-8"), file.name)


def parsed(source: str, name: str) -> dict[str, Entry]:
    """By name; that of a term begins with `-`."""
    found: dict[str, Entry] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{name}: no message reads like this: {entry.content}")
        if isinstance(entry, Message):
            found.setdefault(entry.id.name, entry)
        elif isinstance(entry, Term):
            found.setdefault(f"-{entry.id.name}", entry)
    return found


class Messages:
    """The general messages of one language, and those of a game's package."""

    def __init__(self, language: str, package: str | None) -> None:
        # The stubs want Fluent's own types from a function; its resolver takes plain text just as well.
        functions = cast(dict[str, Callable[[Any], FluentType]], FUNCTIONS[language])
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        sources = (GENERAL, package) if package else (GENERAL,)
        self.entries = ChainMap(*(entries(source, language) for source in sources))
        self.known: dict[str, References] = {}  # of the entries that the bundle has got

    def has(self, key: str, attribute: str | None = None) -> bool:
        if key not in self.entries:
            return False
        message = self.message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def message(self, key: str) -> Compiled:
        self.references(key)
        return self.bundle.get_message(key)

    def variables(self, key: str) -> frozenset[str]:
        """What a message may ask for, also by the messages that it refers to; KeyError without one."""
        return self.references(key).variables

    def references(self, key: str) -> "References":
        """Of an entry, which the bundle gets with all that it refers to when it is first asked for."""
        if key not in self.known:
            entry = self.entries[key]
            if isinstance(entry, bytes):
                entry = cast(Entry, pickle.loads(entry))
            self.bundle.add_resource(Resource([entry]))
            found = self.known[key] = References(entry)
            for term in found.terms & self.entries.keys():
                self.references(term)
            for other in found.messages:
                found.add(self.references(other))
        return self.known[key]

    def format(self, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
        """The text of a message, or of its attribute; KeyError without one, ValueError where a value is missing.

        Fluent is slow, so its texts are kept.  Words that a message only shows are put in afterwards: they make
        countless texts, and without them there are few.  Values that it does not name are left out.
        """
        found = self.references(key)
        words = {name: value for name in found.shown if type(value := values.get(name)) is str}
        others = [
            (name, QUOTE + name + QUOTE if name in words else native(values[name]))
            for name in found.variables
            if name in values
        ]
        pieces = formatted(self, key, attribute, tuple(others))
        return "".join([words[piece] if n % 2 else piece for n, piece in enumerate(pieces)])


@lru_cache(MOST_TEXTS)
def formatted(
    messages: Messages, key: str, attribute: str | None, values: tuple[tuple[str, Native], ...]
) -> tuple[str, ...]:
    """The text of a message, with the name of a word to put in at every second place."""
    if not messages.has(key, attribute):
        raise KeyError(f"{key}.{attribute}" if attribute else key)
    message = messages.message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = messages.bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{key}: {errors}")
    return tuple(str(text).split(QUOTE))


class References(Visitor):
    """The variables and the other entries that a message names."""

    def __init__(self, node: BaseNode) -> None:
        self.variables: frozenset[str] = frozenset()
        self.deciding: frozenset[str] = frozenset()  # those that decide how the rest of the text reads
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(node)

    @cached_property
    def shown(self) -> frozenset[str]:
        """Variables that are shown as they are, and nothing else."""
        return self.variables - self.deciding

    def add(self, other: "References") -> None:
        self.variables |= other.variables
        self.deciding |= other.deciding

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables |= {node.id.name}

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.deciding |= References(node.selector).variables
        self.generic_visit(node)

    def visit_CallArguments(self, node: CallArguments) -> None:  # noqa: N802
        for argument in node.positional:
            self.deciding |= References(argument).variables
        self.generic_visit(node)


@cache
def messages(language: str, package: str | None) -> Messages:
    """KeyError for a language that we do not speak."""
    return Messages(language, package)


def native(value: object) -> Native:
    """A value that messages can show and select by: truth as `true` and `false`, none as an empty text."""
    if type(value) is str:
        return value
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return value
    return "" if value is None else str(value)
