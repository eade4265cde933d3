"""No data file of the largest size takes long to read, whether it is right or wrong."""

import json
import time
from collections.abc import Callable

import pytest

from tripot.core.bounds import LARGEST_DATA_FILE
from tripot.core.datafile import shipped
from tripot.core.errors import BadData
from tripot.core.registry import game

DOCUMENTS = {key: shipped(game(key).package) for key in ("trieste", "trok", "trol", "tschak")}
LONGEST = 0.5  # seconds of the processor; a file of the largest size takes about a twentieth of it
DRAW = {"step": "draw", "deck": "own"}

Change = Callable[[dict, int], None]


def grown(key: str, change: Change) -> dict:
    """The shipped file, changed so that it is about as large as a file may be."""
    few, more = size(key, change, 150), size(key, change, 300)
    return changed(key, change, 300 + 150 * (LARGEST_DATA_FILE - more) // max(1, more - few))


def changed(key: str, change: Change, number: int) -> dict:
    document = json.loads(json.dumps(DOCUMENTS[key]))
    change(document, number)
    return document


def size(key: str, change: Change, number: int) -> int:
    return len(json.dumps(changed(key, change, number)))


def nested(depth: int) -> list:
    steps: list = [DRAW]
    for _ in range(min(depth, 300)):
        steps = [{"step": "if", "what": "infamy", "then": steps}]
    return steps


def numbered(number: int) -> dict:
    return {f"k{n}": n for n in range(number)}


CHANGES: dict[str, tuple[str, Change]] = {
    "many cards": ("trieste", lambda d, n: d["card"].extend({"key": f"k{i}"} for i in range(n))),
    "whole cards": ("trieste", lambda d, n: d["card"].extend(d["card"][0] | {"key": f"k{i}"} for i in range(n))),
    "many heroes": ("trieste", lambda d, n: d["hero"].extend({"key": f"k{i}"} for i in range(n))),
    "a long key": ("trieste", lambda d, n: d["card"][0].update(key="k" * n)),
    "a long name": ("trieste", lambda d, n: d["card"][0].update(en="n" * n)),
    "long names": ("trieste", lambda d, n: [card.update(en="n" * n) for card in d["card"]]),
    "many steps": ("trieste", lambda d, n: d["card"][0].update(effect=[DRAW] * n)),
    "steps within steps": ("trieste", lambda d, n: d["card"][0].update(effect=nested(n))),
    "many options": ("trieste", lambda d, n: d["card"][0].update(effect=[{"step": "choose", "options": [[]] * n}])),
    "keys of a step": ("trieste", lambda d, n: d["card"][0].update(effect=[DRAW | numbered(n)])),
    "keys of a card": ("trieste", lambda d, n: d["card"][0].update(numbered(n))),
    "keys of a source": ("trieste", lambda d, n: d["card"][0]["source"].update(numbered(n))),
    "keys of the file": ("trieste", lambda d, n: d.update(numbered(n))),
    "many prey": ("trol", lambda d, n: d["prey"].extend({"key": f"k{i}"} for i in range(n))),
    "a long prey": ("trol", lambda d, n: d["prey"][0].update(key="k" * n)),
    "long prey": ("trol", lambda d, n: [prey.update(fr="n" * n) for prey in d["prey"]]),
    "much food": ("trol", lambda d, n: d["prey"][0].update(food=[1] * n)),
    "much equipment": ("trok", lambda d, n: d["equipment"].extend({"key": f"k{i}"} for i in range(n))),
    "keys of an upgrade": ("trok", lambda d, n: d["upgrade"][0].update(numbered(n))),
    "a long upgrade": ("trok", lambda d, n: d["upgrade"][0].update(key="k" * n)),
    "many wizards": ("tschak", lambda d, n: d["sorcerer"].extend({"value": i} for i in range(n))),
    "many chests": ("tschak", lambda d, n: d["treasure"].extend({"points": i} for i in range(n))),
    "a long weapon": ("tschak", lambda d, n: d["dwarf"][0].update(weapon="w" * n)),
    "keys of a monster": ("tschak", lambda d, n: d["monster"][0].update(numbered(n))),
    "many masks": ("trol", lambda d, n: d["masks"]["values"].update(numbered(n))),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_file_of_the_largest_size_is_refused_at_once(name):
    key, change = CHANGES[name]
    document = grown(key, change)
    begin = time.process_time()
    with pytest.raises(BadData) as refused:
        game(key).with_data(document)
    assert time.process_time() - begin < LONGEST
    assert len(json.dumps(refused.value.details)) < 2_000
