"""The Fluent files as their syntax trees."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

SOURCES = Path(__file__).parents[2] / "src" / "tripot"


def files(language: str) -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.ftl") if f".{path.name}".endswith(f".{language}.ftl"))


def messages(path: Path) -> list[Message]:
    return [entry for entry in parse(path.read_text("utf-8")).body if isinstance(entry, Message)]


def patterns(message: Message) -> Iterator[tuple[str, Pattern]]:
    """The message itself, under an empty name, and its attributes."""
    if message.value:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


class Found(Visitor):
    """Collects what the tests look at."""

    def __init__(self, node: BaseNode) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.choices: dict[str, list[str]] = {}
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, TextElement) else "x" for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
            self.choices.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)
