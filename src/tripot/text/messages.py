"""The Fluent files: found beside the code, read once, formatted strictly."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk, Resource

from tripot.text.languages import FUNCTIONS

GENERAL = "tripot.text"


@cache
def resources(package: str, language: str) -> tuple[Resource, ...]:
    """The files `en.ftl`, `cli.en.ftl` and so on of a package."""
    found = [file for file in files(package).iterdir() if f".{file.name}".endswith(f".{language}.ftl")]
    return tuple(parsed(file.read_text("utf-8"), file.name) for file in sorted(found, key=lambda file: file.name))


def parsed(source: str, name: str) -> Resource:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{name}: no message reads like this: {entry.content}")
    return resource


class Messages:
    """The general messages of one language, and those of a game's package."""

    def __init__(self, language: str, package: str | None) -> None:
        # The stubs want Fluent's own types from a function; its resolver takes plain text just as well.
        functions = cast(dict[str, Callable[[Any], FluentType]], FUNCTIONS[language])
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        for source in (GENERAL, package) if package else (GENERAL,):
            for resource in resources(source, language):
                self.bundle.add_resource(resource)

    def has(self, key: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def format(self, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
        """The text of a message, or of its attribute; KeyError without one, ValueError where a value is missing."""
        if not self.has(key, attribute):
            raise KeyError(f"{key}.{attribute}" if attribute else key)
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {name: native(value) for name, value in values.items()})
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(text)


@cache
def messages(language: str, package: str | None) -> Messages:
    """KeyError for a language that we do not speak."""
    return Messages(language, package)


def native(value: object) -> str | int | float:
    """A value that messages can show and select by: truth as `true` and `false`, none as an empty text."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return value
    return "" if value is None else str(value)
