"""Packages can be found by reading: few modules each, all of them in ARCHITECTURE.md."""

from importlib import import_module
from pathlib import Path

import pytest

ARCHITECTURE = (Path(__file__).parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST = 8
ROOTS = {  # by name: the heading whose table has them, and the first word of the row for the modules of the root itself
    "tripot.server": ("## The server", "bounds"),
    "tripot.games.trieste": ("Trieste, the largest, has packages", "rules"),
}


def packages():
    for name, (heading, own) in ROOTS.items():
        root = Path(import_module(name).__file__).parent
        for path in sorted(root.rglob("__init__.py")):
            inner = ".".join(path.parent.relative_to(root).parts)
            yield pytest.param(path.parent, heading, inner or own, id=f"{name}.{inner}".strip("."))


def modules(package):
    return sorted(path.stem for path in package.glob("*.py") if not path.stem.startswith("__"))


@pytest.mark.parametrize(("package", "heading", "row"), [*packages()])
def test_a_package_is_small_and_described(package, heading, row):
    assert len(modules(package)) <= MOST
    assert (package / "__init__.py").read_text(encoding="utf-8").startswith('"""')
    lines = ARCHITECTURE.partition(heading)[2].splitlines()
    described = next(line for line in lines if line.startswith(f"| `{row}`"))
    assert [name for name in modules(package) if f"`{name}`" not in described] == []
