"""Compiles the modules and parses the messages of an archive, for browsers: python -m offline.precompiling ARCHIVE

In a process of its own: what is marshalled depends on which strings were used before.
"""

import ast
import importlib.util
import marshal
import pickle
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

from offline.packing import write_zip
from tripot.text.messages import PARSED, parsed

PROTOCOL = pickle.HIGHEST_PROTOCOL
HASHED = (1).to_bytes(4, "little")  # and never compared with a file of source, as there is none
NOTHING = "."
READ_BY_THEMSELVES = {"anyio/__init__.py"}  # it imports lazily what its own source says


def precompiled(contents: dict[str, bytes]) -> dict[str, bytes]:
    found = {}
    for name, content in contents.items():
        if name.endswith(".py") and name not in READ_BY_THEMSELVES:
            found[f"{name}c"] = bytecode(name, content)
        elif name.endswith(".ftl"):
            found[name + PARSED] = pickled(parsed(content.decode(), name))
        else:
            found[name] = content
    return found


def pickled(entries: Mapping[str, object]) -> bytes:
    """Each by itself, since a browser wants few of them."""
    return pickle.dumps({key: pickle.dumps(entry, PROTOCOL) for key, entry in entries.items()}, PROTOCOL)


def bytecode(name: str, source: bytes) -> bytes:
    code = compile(undocumented(ast.parse(source)), name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + HASHED + importlib.util.source_hash(source) + marshal.dumps(code)


def undocumented(module: ast.Module) -> ast.Module:
    """Functions and modules lose their docstrings.  Dataclasses have one: without it they would write their own."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and is_dataclass(node) and not ast.get_docstring(node, False):
            node.body.insert(0, ast.fix_missing_locations(ast.Expr(ast.copy_location(ast.Constant(NOTHING), node))))
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node, False):
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            first.value = ast.copy_location(ast.Constant(""), first.value)
    return module


def is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def main() -> None:
    path = Path(sys.argv[1])
    with ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in archive.namelist()}
    write_zip(path, precompiled(contents), compressed=False)


if __name__ == "__main__":
    main()
