"""The types of the games for the page: what a view, an event and an action of each of them holds."""

import inspect
import json
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import Field, fields, is_dataclass
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from tripot.core.actions import Action
from tripot.core.declared import DeclaredGame
from tripot.core.events import Event
from tripot.core.game import Game
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.core.view import View
from tripot.core.wording import Phrase
from tripot.server.web.description.schemas import COMMENT

HEAD = "// Made from the games' types by `make protocol`: change those, not this file.\n"
COMMON_TYPES = """/** The number of a seat, from 0. */
export type Seat = number;
/** The key of a card; empty where it may not be seen. */
export type Card = string;
/** A key of the game's words. */
export type Word = string;

export interface GameEvent {
  /** the sentence, if a language was asked for */
  say?: string;
}

export interface GameAction {
  /** the notation */
  text: string;
  /** the sentence, if a language was asked for */
  say?: string;
  /** what it is worth at sight, in figures by the game's own names; among legal actions only */
  brings?: Record<string, number>;
}
"""
MARKS = {
    "seat": "Seat",
    "seats": "Seat[]",
    "card": "Card",
    "cards": "Card[]",
    "row": "Card[]",
    "sum": "number[]",
    "word": "Word",
    "words": "Word[]",
}
PRIMITIVES: dict[Any, str] = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null"}
COMMON = (View, Phrase)  # the same in every game


def games_typescript() -> str:
    games = [find_game(key) for key in catalogue()]
    own = [game for game in games if game.package.startswith("tripot.")]
    parts = [
        HEAD,
        COMMON_TYPES,
        *common_interfaces(),
        *(part for game in own for part in types(game)),
    ]
    return "\n".join(parts)


def common_interfaces() -> list[str]:
    return [interface(kind, kind.__name__) for kind in COMMON]


def prefix(game: Game[State]) -> str:
    return game.key.title()


def types(game: Game[State]) -> Iterator[str]:
    view = game.shown if isinstance(game, DeclaredGame) else kinds(game, View)[0]
    for kind in (*inner(view), view):
        yield interface(kind, name_of(kind, game), game)
    for base, word in ((Event, "event"), (Action, "action")):
        members = kinds(game, base)
        for kind in members:
            yield told(kind, base, word, game)
        yield union(f"{prefix(game)}{base.__name__}", [told_name(kind, base, game) for kind in members])


def kinds(game: Game[State], base: type) -> list[type]:
    """The game's own kinds of `base`, without those that only others build on."""
    found: list[type] = []
    for module in [game.package, *(part.name for part in pkgutil.walk_packages(paths(game), f"{game.package}."))]:
        for kind in vars(import_module(module)).values():
            if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module:
                found.append(kind)
    return [kind for kind in found if not any(other is not kind and issubclass(other, kind) for other in found)]


def paths(game: Game[State]) -> list[str]:
    return list(import_module(game.package).__path__)


def inner(kind: type) -> list[type]:
    """The dataclasses that the fields of this one hold, those within them first; not those of every game."""
    found: list[type] = []
    for hint in get_type_hints(kind).values():
        for part in parts_of(hint):
            if is_dataclass(part) and isinstance(part, type) and part not in (*COMMON, *found):
                found += [*(deeper for deeper in inner(part) if deeper not in found), part]
    return found


def parts_of(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


# ---- interfaces -----------------------------------------------------------------------------------------------------


def interface(kind: type, name: str, game: Game[State] | None = None) -> str:
    is_view = issubclass(kind, View) and kind is not View
    lines = [f"export interface {name}{' extends View' if is_view else ''} {{"]
    if is_view and game:
        lines.append(f"  game: {json.dumps(game.key)};")
    common = {field.name for field in fields(View)} if is_view else set()
    lines += field_lines(kind, common, game)
    return "\n".join([*documented(kind), *lines, "}\n"])


def told(kind: type, base: type, word: str, game: Game[State]) -> str:
    head = f"export interface {told_name(kind, base, game)} extends Game{base.__name__} {{"
    lines = [head, f"  {word}: {json.dumps(kind.__name__)};", *field_lines(kind, set(), game), "}\n"]
    return "\n".join([*documented(kind), *lines])


def union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def told_name(kind: type, base: type, game: Game[State]) -> str:
    return f"{prefix(game)}{kind.__name__}{base.__name__}"


def name_of(kind: type, game: Game[State] | None) -> str:
    if game is None or kind in COMMON or kind.__name__.startswith(prefix(game)):
        return kind.__name__
    return prefix(game) + kind.__name__


def documented(kind: type) -> list[str]:
    own = kind.__doc__ or ""
    return [] if own.startswith(f"{kind.__name__}(") or not own else [f"/** {' '.join(own.split())} */"]


def field_lines(kind: Any, common: set[str], game: Game[State] | None) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    told = comments(kind)
    shown: list[Field[Any]] = [field for field in fields(kind) if field.repr and field.name not in common]
    lines = []
    for field in shown:
        if field.name in told:
            lines.append(f"  /** {told[field.name]} */")
        lines.append(f"  {field.name}: {type_of(hints[field.name], game)};")
    return lines


def comments(kind: type) -> dict[str, str]:
    """What stands beside the fields, also those of the kinds that it builds on."""
    bases = [base for base in reversed(kind.__mro__) if is_dataclass(base)]
    sources = [inspect.getsource(base) for base in bases if not is_derived(base)]
    return {name: text for source in sources for name, text in COMMENT.findall(source)}


def is_derived(kind: type) -> bool:
    """Is it made from a declaration, so that nobody has written it down?"""
    return not hasattr(import_module(kind.__module__), kind.__name__)


def type_of(hint: Any, game: Game[State] | None) -> str:
    if get_origin(hint) is Annotated:
        plain, mark, *_ = get_args(hint)
        return MARKS.get(mark) or type_of(plain, game)
    if get_origin(hint) in (UnionType, Union):
        return " | ".join(dict.fromkeys(type_of(part, game) for part in get_args(hint)))
    if get_origin(hint) is tuple:
        return tuple_type(get_args(hint), game)
    if inspect.isclass(get_origin(hint)) and issubclass(get_origin(hint), Mapping):
        return f"Record<string, {type_of(get_args(hint)[1], game)}>"
    return PRIMITIVES[hint] if hint in PRIMITIVES else name_of(hint, game)


def tuple_type(parts: tuple[Any, ...], game: Game[State] | None) -> str:
    if parts[-1] is not Ellipsis:
        return f"[{', '.join(type_of(part, game) for part in parts)}]"
    item = type_of(parts[0], game)
    return f"({item})[]" if "|" in item else f"{item}[]"
