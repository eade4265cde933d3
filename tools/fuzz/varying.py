"""A data file of any game: the shipped one with other values, as far as the game accepts them.

The game itself says what is allowed: its reader refuses a wrong value and names the range or the words.  So a game that
gets a data file needs nothing here.
"""

import json
import random
from collections.abc import Iterator
from functools import cache

from fuzz.naming import key_of, name
from tripot.core.datafile import shipped
from tripot.core.errors import BadData
from tripot.core.game import Game
from tripot.core.registry import catalogue, game

Json = dict[str, object]
Place = tuple[str | int, ...]  # keys and indices that lead to a value
IMPOSSIBLE = -(10**9)


def games_with_data() -> list[str]:
    """The games whose cards can be replaced."""
    return [key for key in catalogue() if game(key).takes_data]


def varied(key: str, rng: random.Random) -> Json:
    """Few or many of the values are changed, one after the other; what the game refuses stays as it was."""
    document = whole(key)
    share = rng.choice((0.1, 0.5, 1.0))
    taken = 0
    for place in places(document):
        if rng.random() < share:
            taken += 1
            propose(key, document, {place: other_value(key, document, place, rng, taken)})
    for pair in pairs(document, rng):
        propose(key, document, shifted(document, *pair))
    return document


def whole(key: str) -> Json:
    document: Json = json.loads(json.dumps(shipped(game(key).package)))
    return document


def places(part: object, here: Place = ()) -> Iterator[Place]:
    """Where all values are that have no parts."""
    if isinstance(part, dict | list):
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from places(inner, (*here, key))
    elif here != ("game",):
        yield here


def read(document: object, place: Place) -> object:
    for key in place:
        document = document[key]  # type: ignore[index]
    return document


def write(document: object, place: Place, value: object) -> None:
    read(document, place[:-1])[place[-1]] = value  # type: ignore[index]


def propose(key: str, document: Json, changes: dict[Place, object]) -> None:
    before = {place: read(document, place) for place in changes}
    for place, value in changes.items():
        write(document, place, value)
    if refusal(game(key), document):
        for place, value in before.items():
            write(document, place, value)


def refusal(played: Game, document: Json) -> BadData | None:
    try:
        played.with_data(document)
    except BadData as error:
        return error
    return None


def other_value(key: str, document: Json, place: Place, rng: random.Random, number: int) -> object:
    value = read(document, place)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        low, high = bounds(key, place, value)
        return rng.choice((low, high, rng.randint(low, high), rng.randint(low, min(high, low + 12))))
    if place[-1] in ("fr", "en"):
        return name(rng)
    return key_of(rng, number) if place[-1] == "key" else rng.choice(words(key, place, str(value)))


def pairs(document: Json, rng: random.Random) -> list[tuple[Place, Place]]:
    """Numbers of one kind, some of which may have to keep their sum: two are changed at once."""
    numbers = [place for place in places(document) if isinstance(read(document, place), int)]
    found = []
    for place in rng.sample(numbers, min(len(numbers), 20)):
        like = [other for other in numbers if other[-1] == place[-1] and other != place]
        if like:
            found.append((place, rng.choice(like)))
    return found


def shifted(document: Json, one: Place, other: Place) -> dict[Place, object]:
    return {one: int(str(read(document, one))) + 1, other: int(str(read(document, other))) - 1}


# ---- what the game allows -------------------------------------------------------------------------------------------


@cache
def wanted(key: str, place: Place, wrong: object) -> object:
    """What the game's error allows at this place, when it gets a wrong value there."""
    document = whole(key)
    write(document, place, wrong)
    error = refusal(game(key), document)
    return error.details["wanted"] if error else None


def bounds(key: str, place: Place, value: int) -> tuple[int, int]:
    """The range of a number; of one that the game does not give a range for, that number only."""
    low, dots, high = str(wanted(key, place, IMPOSSIBLE)).partition("..")
    return (int(low), int(high)) if dots else (value, value)


def words(key: str, place: Place, value: str) -> list[str]:
    allowed = wanted(key, place, "")
    return [str(word) for word in allowed] if isinstance(allowed, list) else [value]
