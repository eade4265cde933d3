"""The glossary names what there is, defines each word once, and the code keeps away from the words that it gave up."""

import ast
import re
import tokenize
from collections import Counter
from importlib import import_module
from io import BytesIO
from pathlib import Path

import pytest

from docs.test_site import ROOT

GLOSSARY = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")
DEFINED, GIVEN_UP = GLOSSARY.split("## Words that the code does not use")
ROW = re.compile(r"^\| (?!word)([^|]+?) \| [^|]+ \| ?([^|]*?) ?\|$", re.MULTILINE)
WORDS = dict(ROW.findall(DEFINED))
NOT = [word for row in re.findall(r"^\| (`.*?) \|", GIVEN_UP, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)]
DECLARED = re.compile(r"\b(?:const|let|function|class|interface|type|enum)\s+(\w+)")
PLACES = {"src/tripot": ("*.py",), "tools": ("*.py",), "web/src": ("*.ts", "*.svelte")}

ONE_MEANING = {  # classes that share a name, and why they may
    "Chapter": "of the rules: as the register has it, and as the page is sent it",
    "Clause": "the same",
    "Match": "the class itself, and its declaration for type checkers",
    "Option": "what can be chosen: at a table, and by Trieste's action, whose notation and texts depend on its name",
    "Table": "where a match is played: declared, in a game's state, and as a row of the database",
}
IN_PAGE = {  # the same for the page's types
    "IconName": "of the page's pictures, and of those that a game adds",
    "Props": "what a component is given",
    "Words": "what the page says, and what a game adds",
}
TYPE = re.compile(r"^ *(?:export )?(?:class|interface|type|enum) (\w+)", re.MULTILINE)


def is_there(name: str) -> bool:
    """A file of the page, a module, or something in one."""
    if "/" in name:
        return (ROOT / name).exists()
    parts = ["tripot", *name.split(".")]
    for end in range(len(parts), 1, -1):
        try:
            found = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            found = getattr(found, part, None)
        return found is not None
    return False


def names_in(path: Path, content: bytes) -> set[str]:
    if path.suffix == ".py":
        tokens = tokenize.tokenize(BytesIO(content).readline)
        return {token.string for token in tokens if token.type == tokenize.NAME}
    return set(DECLARED.findall(content.decode()))


@pytest.mark.parametrize("name", [name for where in WORDS.values() for name in re.findall(r"`(.+?)`", where)])
def test_the_glossary_names_what_there_is(name):
    assert is_there(name)


def test_a_word_is_defined_once():
    words = Counter(word for word, _ in ROW.findall(DEFINED))
    assert len(words) > 60
    assert [word for word, times in words.items() if times > 1] == []


def test_no_name_in_the_code_is_a_word_that_was_given_up():
    assert {"a_of", "folly", "Surroundings"} <= set(NOT)
    paths = [path for place, kinds in PLACES.items() for kind in kinds for path in (ROOT / place).rglob(kind)]
    assert len(paths) > 400
    found = {path: names_in(path, path.read_bytes()) & set(NOT) for path in paths}
    assert {str(path.relative_to(ROOT)): names for path, names in found.items() if names} == {}


def defined_in(folder: Path) -> dict[str, set[str]]:
    """The names of all classes of the modules below a folder, and the modules that define each."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(str(path.relative_to(folder)))
    return found


def twins(classes: dict[str, set[str]]) -> dict[str, set[str]]:
    """Classes of one name; games may share one among themselves, since each has its own table, box and events."""
    return {
        name: places
        for name, places in classes.items()
        if len(places) > 1 and not all(place.startswith("games/") for place in places)
    }


def test_no_two_classes_have_one_name_in_different_meanings():
    classes = defined_in(ROOT / "src" / "tripot")
    assert len(classes) > 500
    assert twins(classes).keys() == ONE_MEANING.keys()


def types_in(folder: Path) -> dict[str, set[str]]:
    """The names of all types of the page, and the files that define each."""
    found: dict[str, set[str]] = {}
    for path in [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]:
        if path.name != "package_kit.ts" and ".test." not in path.name:
            for name in TYPE.findall(path.read_text("utf-8")):
                found.setdefault(name, set()).add(str(path.relative_to(folder)))
    return found


def test_no_two_types_of_the_page_have_one_name_in_different_meanings():
    types = types_in(ROOT / "web" / "src")
    assert len(types) > 200
    assert twins(types).keys() == IN_PAGE.keys()


# ---- the checks can fail --------------------------------------------------------------------------------------------


def test_what_is_not_there_is_noticed():
    assert not any(map(is_there, ("core.chance", "core.rng.FastChance", "bots.search.Search.guess", "web/src/none.ts")))


def test_names_are_found_in_python_and_in_the_page():
    assert "a_of" in names_in(Path("x.py"), b"'b_of'\ndef a_of(): pass\n")
    assert names_in(Path("x.ts"), b"const folly = some(less);") == {"folly"}


def test_two_classes_of_one_name_are_noticed(tmp_path):
    (tmp_path / "games").mkdir()
    for place in ("games/a.py", "games/b.py"):
        (tmp_path / place).write_text("class Box: pass\nclass Step: pass\n")
    assert twins(defined_in(tmp_path)) == {}
    (tmp_path / "server.py").write_text("class Step: pass\n")
    assert twins(defined_in(tmp_path)) == {"Step": {"games/a.py", "games/b.py", "server.py"}}


def test_two_types_of_one_name_are_noticed(tmp_path):
    (tmp_path / "a.ts").write_text("export interface Box {}\n")
    (tmp_path / "b.svelte").write_text('<script lang="ts">\n  type Box = number;\n')
    assert twins(types_in(tmp_path)) == {"Box": {"a.ts", "b.svelte"}}
