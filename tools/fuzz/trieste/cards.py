"""A data file of Trieste: three decks and nine heroes, with random steps."""

import random
from collections.abc import Iterator

from fuzz.naming import key_of, names
from fuzz.trieste.model import FACTIONS, Json
from fuzz.trieste.steps import StepWriter, Style
from tripot.core.bounds import MOST_STEPS_OF_FILE
from tripot.core.datafile import shipped
from tripot.core.registry import game

DECK = 33
HEROES = 3
LEAST = 3  # steps for which every card has room
SOURCES = ("printed", "reported", "reconstructed")


def trieste(rng: random.Random) -> Json:
    kinds = [(faction, number) for faction in FACTIONS for number in copies(rng)]
    heroes = [faction for faction in FACTIONS for _ in range(HEROES)]
    style = Style.random(rng)
    writers = share_out(rng, style, len(kinds) + len(heroes))
    parts = [card(rng, style, next(writers), faction, number) for faction, number in kinds]
    parts += [hero(rng, next(writers), faction) for faction in heroes]
    for number, part in enumerate(parts):
        part["key"] = key_of(rng, number)
    treasure = shipped(game("trieste").package)["treasure"]  # its numbers are those of the rules
    cards, leaders = parts[: len(kinds)], parts[len(kinds) :]
    return {"game": "trieste", "treasure": [part | names(rng) for part in treasure], "card": cards, "hero": leaders}


def share_out(rng: random.Random, style: Style, parts: int) -> Iterator[StepWriter]:
    """For each card somebody who writes its steps: few or many, as long as the file has room for all."""
    left = MOST_STEPS_OF_FILE
    for number in range(parts):
        room = left - LEAST * (parts - number - 1)
        writer = StepWriter(rng, style, min(room, rng.choice((LEAST, 20, 30, 30))))
        yield writer
        left -= writer.most - writer.left


def copies(rng: random.Random) -> list[int]:
    """How many copies the cards of a deck have, 33 together: few kinds, so that the same cards meet again, or many."""
    kinds = rng.choice((1, 2, 2, 3, 3, 4, 6, DECK))
    cuts = sorted(rng.sample(range(1, DECK), kinds - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, DECK], strict=True)]


def card(rng: random.Random, style: Style, writer: StepWriter, faction: str, number: int) -> Json:
    kind = rng.choices(("character", "action", "special"), (4, 4, style.specials))[0]
    cost = 0 if style.free else rng.choice((0, 1, 2, 9))
    found: Json = {"key": "", **names(rng), "faction": faction, "type": kind, "cost": cost, "copies": number}
    fields = ["name", "type", "cost", "copies", "effect"]
    writer.begin(faction, kind == "special")
    if kind == "character":
        found["level"] = rng.randint(0, 3)
        fields.append("level")
    if kind == "special":
        found["reaction"] = writer.event()
    if kind != "special" and rng.random() < style.on_reveal:
        found["on_reveal"] = writer.effect()
    if "on_reveal" not in found or (writer.left > 2 and rng.random() < 0.7):
        found["effect"] = writer.effect()
    return found | {"source": source(rng, *fields)}


def hero(rng: random.Random, writer: StepWriter, faction: str) -> Json:
    writer.begin(faction, False)
    found: Json = {"key": "", **names(rng), "faction": faction}
    first, second = rng.sample(("effect", "each_round"), 2)
    found[first] = writer.effect()
    if writer.left > 2 and rng.random() < 0.4:
        found[second] = writer.effect()
    return found | {"source": source(rng, "name", "effect")}


def source(rng: random.Random, *fields: str) -> Json:
    return {field: rng.choice(SOURCES) for field in fields}
