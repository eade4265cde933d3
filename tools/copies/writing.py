"""Makes a module `copying` for each compiled `table`: a function for each of its classes, a line for each field.

Compiled classes cannot be asked for their fields, so these are read from the source.  A field that is more than a
number is copied by its own `assign`, or by a method `assign_` and its name; what is in SHARED never changes.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "tripot"
MARK = "# tripot: compiled\n"
NOTE = '"""Copies the data of a table.  Made from `table` by `make copies`."""'
INHERITED = {"waiting": "i64", "answered": "i64", "edition": "i64"}  # of every state, beside `seats` and `journal`
SHARED = {"Box", "Bestiary", "CardBook"}
COPIED = {"Frames"}  # by a method `assign`
ALIAS = re.compile(r"^(\w+): TypeAlias = i64\b", re.MULTILINE)
ROW = re.compile(r"(?:vec|list)\[(\w+)\]")
LENGTH = re.compile(r"\(\[0\] \* (\d+)\)$")
NUMBER_OF = re.compile(r"for _ in range\(self\.(\w+)\)")  # parts, by another field


class UnknownField(Exception):
    """Nothing says how a field is copied."""


def tables() -> list[Path]:
    return [path for path in sorted((SOURCES / "games").rglob("table.py")) if path.read_text().startswith(MARK)]


def numbers() -> set[str]:
    """The names of machine integers, and of bool."""
    return {"i64", "bool"} | {name for path in SOURCES.rglob("*.py") for name in ALIAS.findall(path.read_text())}


def module_of(table: str, numbers: set[str], name: str) -> str:
    """The source of `copying`, for the source of the module of this name."""
    kinds = [node for node in ast.parse(table).body if isinstance(node, ast.ClassDef)]
    copied = COPIED | {kind.name for kind in kinds if "assign" in methods_of(kind)}
    mine = [kind for kind in kinds if kind.name not in copied]
    functions = ["\n".join(function_of(kind, {kind.name for kind in mine}, copied, numbers)) for kind in mine]
    head = f"""{MARK}{NOTE}

from mypy_extensions import i64

from {name} import {", ".join(sorted(kind.name for kind in mine))}"""
    return "\n\n\n".join([head, *functions]) + "\n"


def methods_of(kind: ast.ClassDef) -> set[str]:
    return {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}


def fields_of(kind: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Name, type and first value of each field: of the class, or of what its `__init__` sets."""
    inits = [node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    for node in [*kind.body, *(line for init in inits for line in init.body)]:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name | ast.Attribute):
            name = node.target.id if isinstance(node.target, ast.Name) else node.target.attr
            yield name, ast.unparse(node.annotation), ast.unparse(node.value) if node.value else ""


def function_of(kind: ast.ClassDef, mine: set[str], copied: set[str], numbers: set[str]) -> list[str]:
    """Numbers first, then loops; fields of one length share a loop."""
    lines: list[str] = []
    loops: dict[str, list[str]] = {}
    fields = list(fields_of(kind))
    if kind.bases:
        fields = [*((name, hint, "") for name, hint in INHERITED.items()), *fields]
    for name, hint, value in fields:
        row = ROW.fullmatch(hint)
        if f"assign_{name}" in methods_of(kind):
            lines.append(f"mine.assign_{name}(other)")
        elif row:
            length, parts = LENGTH.search(value), NUMBER_OF.search(value)
            size = length[1] if length else f"mine.{parts[1]}" if parts else f"len(mine.{name})"
            loops.setdefault(size, []).append(line_of(f"{name}[i]", row[1], mine, copied, numbers))
        else:
            lines.append(line_of(name, hint, mine, copied, numbers))
    if loops:
        lines.append("i: i64")
    for size, within in loops.items():
        lines += [f"for i in range({size}):", *(f"    {line}" for line in within)]
    return [
        f"def copy_{kind.name.lower()}(mine: {kind.name}, other: {kind.name}) -> None:",
        *(f"    {line}" for line in lines),
    ]


def line_of(name: str, hint: str, mine: set[str], copied: set[str], numbers: set[str]) -> str:
    if hint in mine:
        return f"copy_{hint.lower()}(mine.{name}, other.{name})"
    if hint in copied:
        return f"mine.{name}.assign(other.{name})"
    if hint not in numbers | SHARED:
        raise UnknownField(f"{name}: {hint}")
    return f"mine.{name} = other.{name}"


def modules() -> dict[Path, str]:
    """Every `copying` that there should be, in the folder of its game."""
    found = {}
    for path in tables():
        parts = path.relative_to(SOURCES.parent).with_suffix("").parts
        found[SOURCES.parent.joinpath(*parts[:3], "copying.py")] = module_of(
            path.read_text(), numbers(), ".".join(parts)
        )
    return found
