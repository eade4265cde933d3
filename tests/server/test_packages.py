"""The server's packages can be found by reading: few modules each, all of them in ARCHITECTURE.md."""

from pathlib import Path

import pytest

import tripot.server

SERVER = Path(tripot.server.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "ARCHITECTURE.md"
MOST = 8
PACKAGES = sorted(path.parent for path in SERVER.rglob("__init__.py"))


def modules(package):
    return sorted(path.stem for path in package.glob("*.py") if not path.stem.startswith("__"))


def row_of(package):
    """The line of the table that describes a package."""
    name = ".".join(package.relative_to(SERVER).parts) or "bounds"
    lines = ARCHITECTURE.read_text(encoding="utf-8").partition("## The server")[2].splitlines()
    return next(line for line in lines if line.startswith(f"| `{name}`"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_a_package_is_small_and_described(package):
    assert len(modules(package)) <= MOST
    assert (package / "__init__.py").read_text(encoding="utf-8").startswith('"""')
    described = row_of(package)
    assert [name for name in modules(package) if f"`{name}`" not in described] == []
