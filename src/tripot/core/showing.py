"""Views of what is declared field by field: how one is filled and, in plain Python, its type.

A view has what everybody may see; of each player's secrets it has how many cards there are, and for their owner which.
"""

import re
from collections.abc import Iterable
from dataclasses import make_dataclass
from functools import cache, lru_cache
from typing import ClassVar, Protocol, TypeVar, get_args, get_type_hints

from tripot.core.events import Seat, field_names
from tripot.core.fields import ALL, ANSWER, NOBODY, OWN, Convert, Fields, PositionField, Zone
from tripot.core.state import State
from tripot.core.view import MOST_KEPT, View, seats_of

V = TypeVar("V")
Hints = list[tuple[str, object]]
MASKS = ("waiting", "answered")  # of every state: a bit for each seat


class Holder(Protocol):
    """A class with declared fields."""

    declared: ClassVar[Fields]


def view_type(table: type[Holder], player: type[Holder], shows: tuple[str, ...]) -> type[View]:
    """The list of all that may ever be shown, as a dataclass: what is declared, and what some methods answer."""
    made = {"__module__": table.__module__, "__doc__": ""}
    own = make_dataclass("PlayerView", [("seat", Seat), *hints_of(player)], frozen=True, namespace=dict(made))
    asked: Hints = [(name, get_type_hints(getattr(table, name))["return"]) for name in shows]
    answers: Hints = [("answer", optional(field)) for field in player.declared.fields.values() if field.seen == ANSWER]
    fields: Hints = [*hints_of(table), ("players", tuple[own, ...]), *asked, *answers]  # type: ignore[valid-type]  # made here
    return make_dataclass(f"{table.__name__}View", fields, bases=(View,), frozen=True, namespace=dict(made))


def hints_of(holder: type[Holder]) -> Hints:
    """What a view has of the declared fields: of a pile that only its owner sees, everybody sees the size."""
    found: Hints = []
    for name, field in holder.declared.fields.items():
        if field.seen in (NOBODY, ANSWER):
            continue
        if field.seen == OWN and isinstance(field, Zone):
            found.append((f"{name}_size", int))
        found.append((name, field.hint if field.seen == ALL or isinstance(field, Zone) else optional(field)))
    return found


def optional(field: PositionField) -> object:
    return field.hint | None  # type: ignore[operator]  # a hint


@cache
def player_view(kind: type) -> type[object]:
    """The dataclass of a view's `players`."""
    found: type[object] = get_args(get_type_hints(kind)["players"])[0]
    return found


def show(kind: type[V], holder: object, fields: Fields, is_seen: bool = True, /, **given: object) -> V:
    """A view of a table or player, with its secrets if they may be seen.

    Each field of the view is given, declared, the size of a zone, or made by a method.  Where to find those that are
    not given is looked up once, so that the same ones are to be given each time.
    """
    fill = fields.fillers.get(kind)
    if fill is None:
        fill = fields.fillers[kind] = filler(kind, fields, given)
    shown: V = fill(holder, is_seen, **given)  # type: ignore[assignment]  # it makes just this
    return shown


def show_part(kind: type[V], holder: object, fields: Fields, is_seen: bool = True, /, **given: object) -> V:
    """The same for a part of a view, such as a player; it has no fields that are made by methods.

    It is kept, since most parts stay as they are at a move, and are the same for several viewers.
    """
    fill = fields.fillers.get(kind)
    if fill is None:
        fill = fields.fillers[kind] = keeping_filler(kind, fields, given)
    shown: V = fill(holder, is_seen, **given)  # type: ignore[assignment]  # it makes just this
    return shown


def filler(kind: type, fields: Fields, given: Iterable[str]) -> Convert:
    """A function that makes such a view, with a call as if it were written out: views are made at every move.

    lambda _holder, _is_seen, seat: _kind(seat, _holder.aare if _is_seen else _hidden_aare)
    """
    names: dict[str, object] = {"_kind": kind}
    values = [name if name in given else value_of(name, fields, names, "_holder.") for name in field_names(kind)]
    return function(["_holder", "_is_seen", *given], "_kind", values, names)


def keeping_filler(kind: type, fields: Fields, given: Iterable[str]) -> Convert:
    """The same in two steps: the first finds the view by all that the second would make it of.

    lambda _holder, _is_seen, seat: _kept(_is_seen, seat, _holder.aare)
    lambda _is_seen, seat, _own_aare: _kind(seat, _own_aare if _is_seen else _hidden_aare)
    """
    names: dict[str, object] = {"_kind": kind}
    values = [name if name in given else value_of(name, fields, names, "_own_") for name in field_names(kind)]
    own = sorted(set(re.findall(r"_own_(\w+)", " ".join(values))))
    make = function(["_is_seen", *given, *[f"_own_{name}" for name in own]], "_kind", values, names)
    found = ["_is_seen", *given, *[f"_holder.{name}" for name in own]]
    return function(["_holder", "_is_seen", *given], "_kept", found, {"_kept": lru_cache(MOST_KEPT)(make)})


def function(parameters: Iterable[str], called: str, values: Iterable[str], names: dict[str, object]) -> Convert:
    """One that calls another with values of its own parameters."""
    made: Convert = eval(f"lambda {', '.join(parameters)}: {called}({', '.join(values)})", names)
    return made


def value_of(name: str, fields: Fields, names: dict[str, object], holder: str) -> str:
    """How a field is found, as an expression; what it needs is added to `names`."""
    field, zone = fields.fields.get(name), fields.fields.get(name.removesuffix("_size"))
    hidden, convert = f"_hidden_{name}", f"_convert_{name}"
    if field is not None:
        names |= {hidden: field.hidden, convert: field.conversion()}
        found = f"{holder}{name}" if names[convert] is None else f"{convert}({holder}{name})"
        return {ALL: found, NOBODY: hidden}.get(field.seen, f"{found} if _is_seen else {hidden}")
    if isinstance(zone, Zone):
        names[convert] = zone.deck.size
        return f"{convert}({holder}{name.removesuffix('_size')})"
    names["_seats_of"] = seats_of
    return f"_seats_of({holder}{name})" if name in MASKS else f"{holder}{name}()"


def own_answer(state: State, seat: int | None, player: object, fields: Fields) -> object:
    """What lies face down before a player, for the one who laid it."""
    if seat is None or not fields.answer or not state.answered >> seat & 1:
        return None
    return fields.fields[fields.answer].show(getattr(player, fields.answer))
