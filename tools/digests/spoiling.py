"""Makes a right position or notation wrong, or leaves a part of it out."""

import json
from random import Random
from typing import cast

OTHERS: tuple[object, ...] = (-2, -1, 0, 1, 2, 3, 7, 1000, True, None, "", "none", "x" * 300, [], [0], ["x"], {}, 1.5)
KEPT = ("game", "seats")  # without these nothing of the game itself would be read


def spoilt_text(text: str, other: str, rng: Random) -> str:
    words = text.split()
    at = rng.randrange(len(words))
    change = rng.randrange(5)
    if change == 0:
        del words[at]
    elif change == 1:
        words.insert(at, rng.choice(other.split()))
    elif change == 2:
        words[at] = rng.choice([*other.split(), "9", "-1", "nonsense", "none"])
    elif change == 3:
        words.append(words[at])
    else:
        rng.shuffle(words)
    return " ".join(words)


def spoilt_position(position: object, rng: Random) -> object:
    """A copy with one to three changes anywhere but in the heading."""
    copied = json.loads(json.dumps(position))
    for _ in range(rng.randrange(1, 4)):
        spoil(copied, rng)
    return copied


def spoil(whole: dict[str, object], rng: Random) -> None:
    holder: object = whole
    key = rng.choice([key for key in whole if key not in KEPT])
    value = whole[key]
    while isinstance(value, dict | list) and value and rng.randrange(4):
        holder = value
        at = rng.choice(list(value) if isinstance(value, dict) else list(range(len(value))))
        key, value = at, cast("dict[object, object]", value)[at]
    change_one(cast("dict[object, object]", holder), key, rng)


def change_one(holder: dict[object, object], key: object, rng: Random) -> None:
    value = holder[key]
    change = rng.randrange(5)
    if change == 0:
        del holder[key]
    elif change == 1 and isinstance(value, int):
        holder[key] = value + rng.choice((-1, 1))
    elif change == 2 and isinstance(value, list) and value:
        value.append(rng.choice(value))
    elif change == 3 and isinstance(value, list) and value:
        del value[rng.randrange(len(value))]
    elif change == 4 and isinstance(holder, dict):
        holder["unknown"] = 1
    else:
        siblings = list(holder.values()) if isinstance(holder, dict) else list(holder)
        holder[key] = json.loads(json.dumps(rng.choice([*OTHERS, *siblings])))
