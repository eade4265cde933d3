"""A valid data file for every seed: `PYTHONPATH=tools python -m fuzz.files trieste 7` prints the file of seed 7."""

import json
import random
import sys
from collections.abc import Iterator

from fuzz.steps import FACTIONS, Json, Writer, liked_steps
from tripot.core.bounds import LONGEST_CARD_NAME, LONGEST_KEY, MOST_STEPS_OF_FILE
from tripot.core.datafile import shipped
from tripot.core.registry import game

DECK = 33
HEROES = 3
LEAST = 3  # steps for which every card has room
SOURCES = ("printed", "reported", "reconstructed")
LETTERS = "éàüœßñ✂×字 '’-abcdefghijklmnopqrstuvwxyzABCXYZ0189"


def data_file(key: str, seed: int) -> Json:
    """The made-up file of a seed; the same seed gives the same file."""
    rng = random.Random(f"{key}-{seed}")
    return {"trieste": trieste, "trol": trol}[key](rng)


def name(rng: random.Random) -> str:
    """Of one character, of as many as may be, or of some."""
    length = rng.choice((1, LONGEST_CARD_NAME, rng.randint(2, 20)))
    return "n" + "".join(rng.choice(LETTERS) for _ in range(length - 1))


def key_of(rng: random.Random, number: int) -> str:
    text = f"k{number}"
    return text + "-" * (LONGEST_KEY - len(text) - 1) + "z" if rng.random() < 0.1 else text


def names(rng: random.Random) -> Json:
    return {"fr": name(rng), "en": name(rng)}


def source(rng: random.Random, *fields: str) -> Json:
    return {field: rng.choice(SOURCES) for field in fields}


# ---- Trieste --------------------------------------------------------------------------------------------------------


def trieste(rng: random.Random) -> Json:
    kinds = [(faction, number) for faction in FACTIONS for number in copies(rng)]
    heroes = [faction for faction in FACTIONS for _ in range(HEROES)]
    liked = liked_steps(rng)
    writers = share_out(rng, liked, len(kinds) + len(heroes))
    parts = [card(rng, next(writers), faction, number) for faction, number in kinds]
    parts += [hero(rng, next(writers), faction) for faction in heroes]
    for number, part in enumerate(parts):
        part["key"] = key_of(rng, number)
    treasure = shipped(game("trieste").package)["treasure"]  # its numbers are those of the rules
    cards, leaders = parts[: len(kinds)], parts[len(kinds) :]
    return {"game": "trieste", "treasure": [part | names(rng) for part in treasure], "card": cards, "hero": leaders}


def share_out(rng: random.Random, liked: list[str], parts: int) -> Iterator[Writer]:
    """For each card somebody who writes its steps: few or many, as long as the file has room for all."""
    left = MOST_STEPS_OF_FILE
    for number in range(parts):
        room = left - LEAST * (parts - number - 1)
        writer = Writer(rng, liked, min(room, rng.choice((LEAST, 6, 20, 30))))
        yield writer
        left -= writer.most - writer.left


def copies(rng: random.Random) -> list[int]:
    """How many copies the cards of a deck have, 33 together: many kinds, few, or one."""
    most = rng.choice((1, 4, 12, DECK))
    found: list[int] = []
    while sum(found) < DECK:
        found.append(min(rng.randint(1, most), DECK - sum(found)))
    return found


def card(rng: random.Random, writer: Writer, faction: str, number: int) -> Json:
    kind = rng.choices(("character", "action", "special"), (4, 4, 3))[0]
    cost = rng.choice((0, 0, 0, 0, 0, 1, 2, 9))
    found: Json = {"key": "", **names(rng), "faction": faction, "type": kind, "cost": cost, "copies": number}
    fields = ["name", "type", "cost", "copies", "effect"]
    writer.begin(faction, kind == "special")
    if kind == "character":
        found["level"] = rng.randint(0, 3)
        fields.append("level")
    if kind == "special":
        events = ("capture", "take", "counter") if faction == "thief" else ("take", "counter")
        found["reaction"] = rng.choice(events)
    if kind != "special" and rng.random() < 0.4:
        found["on_reveal"] = writer.effect(rng.randint(1, 3))
    if "on_reveal" not in found or (writer.left > 2 and rng.random() < 0.7):
        found["effect"] = writer.effect(rng.choice((1, 2, 3, 5)))
    return found | {"source": source(rng, *fields)}


def hero(rng: random.Random, writer: Writer, faction: str) -> Json:
    writer.begin(faction, False)
    found: Json = {"key": "", **names(rng), "faction": faction}
    first, second = rng.sample(("effect", "each_round"), 2)
    found[first] = writer.effect(rng.randint(1, 3))
    if writer.left > 2 and rng.random() < 0.4:
        found[second] = writer.effect(rng.randint(1, 2))
    return found | {"source": source(rng, "name", "effect")}


# ---- Trôl -----------------------------------------------------------------------------------------------------------


def trol(rng: random.Random) -> Json:
    """As shipped, with other prey and masks, from nothing at all to the most there may be."""
    document = shipped(game("trol").package)
    for number, part in enumerate(document["prey"]):
        least, most = sorted(edge(rng, 60) for _ in range(2))
        part |= {"key": key_of(rng, number), **names(rng), "danger": [least, most]}
        part |= {"food": [edge(rng, 50) for _ in range(3)], "trophies": edge(rng, 50)}
    values = document["masks"]["values"]
    document["masks"]["values"] = {key: edge(rng, 15) for key in values}
    return document


def edge(rng: random.Random, most: int) -> int:
    return rng.choice((0, most, rng.randint(0, most), rng.randint(0, min(most, 12))))


if __name__ == "__main__":
    print(json.dumps(data_file(sys.argv[1], int(sys.argv[2])), ensure_ascii=False, indent=2))
