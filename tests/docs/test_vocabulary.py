"""The glossary names what there is, defines each word once, and the code keeps away from the words that it gave up."""

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


# ---- the checks can fail --------------------------------------------------------------------------------------------


def test_what_is_not_there_is_noticed():
    assert not any(map(is_there, ("core.chance", "core.rng.FastChance", "bots.search.Search.guess", "web/src/none.ts")))


def test_names_are_found_in_python_and_in_the_page():
    assert "a_of" in names_in(Path("x.py"), b"'b_of'\ndef a_of(): pass\n")
    assert names_in(Path("x.ts"), b"const folly = some(less);") == {"folly"}
