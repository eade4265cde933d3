"""Packages can be found by reading: few modules each, all of them in ARCHITECTURE.md; and so can the page's folders."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST = 8
ROOTS = {  # by name: the heading whose table has them, and the first word of the row for the modules of the root itself
    "tripot.server": ("## The server", "bounds"),
    "tripot.cli": ("## The command line", "main"),
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
    about = (package / "__init__.py").read_text(encoding="utf-8")
    assert about.startswith('"""')
    assert "import" in about  # what it may import
    lines = ARCHITECTURE.partition(heading)[2].splitlines()
    described = next(line for line in lines if line.startswith(f"| `{row}`"))
    assert [name for name in modules(package) if f"`{name}`" not in described] == []


@pytest.mark.parametrize(("package", "heading", "row"), [*packages()])
def test_no_two_modules_of_a_package_differ_by_an_ending(package, heading, row):
    stems = [re.sub("(s|ing|er|ed)$", "", name) for name in modules(package)]
    assert len(set(stems)) == len(stems)


PAGE = ROOT / "web" / "src"
SOURCE = ROOT / "src" / "tripot"
NAMES_GAMES = {  # files that name games outside the games' folders, and why they may
    SOURCE / "__init__.py": "an example",
    SOURCE / "core" / "match.py": "an example",
    SOURCE / "rl" / "gym.py": "an example",
    SOURCE / "typed.py": "type checkers learn from it which views a game has",
    PAGE / "home" / "order.ts": "which are the easiest",
    PAGE / "lib" / "server" / "games.ts": "made from the games",
}
FOLDERS = sorted(path for top in ("lib", "table") for path in (PAGE / top).iterdir() if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_a_folder_of_the_page_is_small_and_described(folder):
    files = [path for path in folder.iterdir() if ".test." not in path.name]
    assert 0 < len(files) <= MOST
    assert f"`{folder.relative_to(PAGE).as_posix()}`" in ARCHITECTURE.partition("## The page")[2]


def test_no_game_is_named_outside_its_folder():
    keys = [path.name for path in (SOURCE / "games").iterdir() if (path / "rules.toml").exists()]
    assert len(keys) == 4
    named = re.compile(rf"\b({'|'.join(keys)})\b")
    sources = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    others = [path for path in sources if "games" not in path.parts and ".test." not in path.name]
    assert len(others) > 400
    found = {path for path in others if named.search(path.read_text(encoding="utf-8"))}
    assert found == NAMES_GAMES.keys()
