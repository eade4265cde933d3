"""Makes the module `codes` of a compiled game from its actions: how its rules make codes, and take them apart.

Each verb is a constant, and has a function that makes its codes.  A function for each field reads what lies in a code.
"""

import builtins
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from keyword import iskeyword
from pathlib import Path
from typing import get_type_hints

from copies.writing import MARK, SOURCES
from tripot.core.actions import Action, Bits, marks_of, parts_of

TYPES = {"seat": "Seat", "card": "Kind"}  # of a number, by what its field is


class TwoPlaces(Exception):
    """Fields of one name lie at different places of a game's codes."""


def codes_of(name: str) -> str:
    """The source of `codes`, for the module of actions of this name."""
    found = vars(import_module(name)).values()
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, Action) and kind.verb]
    verbs = {constant(kind): kind for kind in sorted(kinds, key=lambda kind: kind.verb)}
    numbers = {verb: list(numbers_of(kind)) for verb, kind in verbs.items()}
    shift = kinds[0].shift
    table = [f"{verb:12}{' | '.join(map(packed, numbers[verb]))}".rstrip() for verb in verbs]
    constants = [f"{verb}: Final = {kind.verb}" for verb, kind in verbs.items()]
    every = [number for fields in numbers.values() for number in fields]
    parts = [
        f'{MARK}"""Actions as integers, verb << {shift} | what it has.  Made from `actions` by `make copies`.',
        "\n".join(table) + '\n"""',
        "from typing import Final",
        "from mypy_extensions import i64",
        imports(every),
        "\n".join(constants),
    ]
    above = [number.at - shift for number in every if number.at >= shift]
    functions = [
        *(maker(verb, fields, shift) for verb, fields in numbers.items()),
        reader(Bits("verb", shift, min(above, default=64 - shift))),
        *readers(every),
    ]
    return "\n\n\n".join(["\n\n".join(parts), *functions]) + "\n"


def constant(kind: type[Action]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper()


def numbers_of(kind: type[Action]) -> Iterator[Bits]:
    hints = get_type_hints(kind, include_extras=True)
    for name, codec in parts_of(kind):
        types = [TYPES[mark] for mark in marks_of(hints[name]) if isinstance(mark, str) and mark in TYPES]
        for number in codec.layout(name):
            yield number if number.hint != "i64" or not types else number._replace(hint=types[0])


def imports(numbers: Iterable[Bits]) -> str:
    types = sorted({"ActionCode", *(number.hint for number in numbers)} - {"i64"})
    return f"from tripot.core.numbers import {', '.join(types)}\nfrom tripot.core.piles import shl"


def packed(number: Bits) -> str:
    value = f"{number.name} + {-number.first}" if number.first < 0 else number.name
    return f"{value} << {number.at}" if number.at else value


def maker(verb: str, numbers: list[Bits], shift: int) -> str:
    given = ", ".join([f"{number.name}: {number.hint}" for number in numbers])
    return "\n".join(
        [
            f"def {verb.lower()}{'_' * is_taken(verb.lower())}({given}) -> ActionCode:",
            f"    return {' | '.join([f'shl({verb}, {shift})', *map(packed, numbers)])}",
        ]
    )


def is_taken(word: str) -> bool:
    return iskeyword(word) or hasattr(builtins, word)


def reader(number: Bits) -> str:
    read = f"action >> {number.at}" if number.at else "action"
    if number.at + number.width < 64:
        read += f" & {f'0x{bit_mask(number.width):X}' if number.width > 8 else bit_mask(number.width)}"
    if number.first:
        read = f"({read}) - {-number.first}"
    return f"def {number.name}_of(action: ActionCode) -> {number.hint}:\n    return {read}"


def bit_mask(width: int) -> int:
    return (1 << width) - 1


def readers(numbers: Iterable[Bits]) -> list[str]:
    found: dict[str, str] = {}
    for number in numbers:
        if found.setdefault(number.name, reader(number)) != reader(number):
            raise TwoPlaces(number.name)
    return list(found.values())


def modules() -> dict[Path, str]:
    """Every `codes` that there should be."""
    found = {}
    for path in sorted((SOURCES / "games").rglob("codes.py")):
        game = SOURCES / "games" / path.relative_to(SOURCES / "games").parts[0]
        actions = next(game.rglob("actions.py")).relative_to(SOURCES.parent).with_suffix("")
        found[path] = codes_of(".".join(actions.parts))
    return found
