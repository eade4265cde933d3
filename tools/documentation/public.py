"""What is public in Python, and whether it is documented: `python tools/documentation/public.py` lists what is not.

Public are the modules that the pages of the reference name, and of each the names in its `__all__`.  Run it on the
plain twin of the engine (PYTHONPATH=build/interpreted): compiled functions keep no docstring.
"""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

REFERENCE = Path(__file__).parents[2] / "docs" / "programmers" / "api"
MODULE = re.compile(r"^\.\. automodule:: (\S+)$", re.MULTILINE)
OWN = "tripot"


def public_modules(reference: Path = REFERENCE) -> list[str]:
    """In the order of the pages."""
    return [
        name for page in sorted(reference.glob("*.md")) for name in MODULE.findall(page.read_text(encoding="utf-8"))
    ]


def undocumented(module: ModuleType) -> Iterator[str]:
    """The public things of a module that have no docstring, neither their own nor that of what they override."""
    if not module.__doc__:
        yield module.__name__
    for name in module.__all__:
        thing = getattr(module, name)
        if inspect.isclass(thing):
            yield from undocumented_class(thing)
        elif inspect.isroutine(thing) and not inspect.getdoc(thing):
            yield f"{module.__name__}.{name}"


def undocumented_class(kind: type) -> Iterator[str]:
    where = f"{kind.__module__}.{kind.__qualname__}"
    if not kind.__doc__ or kind.__doc__.startswith(f"{kind.__name__}("):  # what a dataclass gives itself
        yield where
    for name, member in vars(kind).items():
        is_told = inspect.getdoc(getattr(kind, name)) if is_member(member) else ""
        if not name.startswith("_") and is_member(member) and not is_told:
            yield f"{where}.{name}"


def is_member(thing: object) -> bool:
    """Methods and properties: fields speak by their names and types."""
    kinds = (classmethod, staticmethod, property)
    return inspect.isfunction(thing) or isinstance(thing, kinds) or type(thing).__name__ == "cached_property"


def unlisted(module: ModuleType) -> Iterator[str]:
    """What a package defines under a public name, but does not list as public."""
    for name, thing in vars(module).items():
        is_own = getattr(thing, "__module__", None) == module.__name__
        if is_own and not name.startswith("_") and name not in module.__all__:
            yield f"{module.__name__}.{name}"


def problems() -> Iterator[str]:
    for name in public_modules():
        module = import_module(name)
        yield from (f"{thing} has no docstring" for thing in undocumented(module))
        if hasattr(module, "__path__"):
            yield from (f"{thing} is not in __all__ and not named as private" for thing in unlisted(module))


if __name__ == "__main__":
    found = sorted(set(problems()))
    raise SystemExit("\n".join(found) or 0)
