"""Reading a data file of Tschak!: values, weapons, skulls and copies, checked so that an owner learns what is wrong."""

from collections.abc import Container, Iterable, Mapping, Sequence

from tripot.core.bounds import (
    HIGHEST_CHEST,
    HIGHEST_SKULLS,
    HIGHEST_STRENGTH,
    MOST_CHARACTERS,
    MOST_CHEST_KINDS,
)
from tripot.core.datafile import read_rows, read_sources
from tripot.core.decks import Deck
from tripot.core.document import Document
from tripot.core.errors import BadData
from tripot.core.piles import card
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import DUNGEON_DECK, MONSTERS, TROGLODYTE, TYPE_SIZE
from tripot.games.tschak.decks import TYPES, WEAPONS, Adventurers, Character, chest_key

UNLIKE_CHESTS = {"ring": DUNGEON_DECK, "trophy": 1, "elixir": 1}  # and how many there may be
MEAN_VALUE = 3.125  # of the shipped characters


def read_box(document: object) -> Box:
    """The box that a data file describes, or BadData."""
    read = Document(document, error=BadData)
    read.word("game", ["tschak"])
    types, chameleons = [], 0
    for type_of in TYPES:
        characters, others = read_characters(read, type_of)
        types.append(characters)
        chameleons += others
    adventurer = Adventurers(types, chameleons)
    monster, skulls = read_monsters(read)
    treasure, chests = read_treasures(read)
    read.close()
    box = Box(adventurer, monster, treasure, len(chests), mean_value(adventurer.characters) / MEAN_VALUE)
    for slot, character in zip(adventurer.slots, adventurer.characters, strict=False):
        box.give_value(slot, character.value)
    box.skulls = digits(skulls)
    box.worths = digits([max(0, points) for points in chests])
    box.curses = digits([max(0, -points) for points in chests])
    return box


def digits(numbers: Sequence[int]) -> int:
    return sum([number * int(card(kind)) for kind, number in enumerate(numbers)])


def mean_value(characters: Sequence[Character]) -> float:
    values = [character.value for character in characters if character.copies]
    return sum(values) / len(values)


def require_total(path: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadData(path=path, found=found, wanted=wanted)


# ---- adventurers ----------------------------------------------------------------------------------------------------


def read_characters(read: Document, type_of: str) -> tuple[list[Character], int]:
    """Those with a value, and how many chameleons there are."""
    found: dict[tuple[int, int], Character] = {}
    chameleons: int | None = None
    most = MOST_CHARACTERS + (type_of == "sorcerer")
    for part in rows(read, type_of, most):
        if type_of == "sorcerer" and part.has("key"):
            word_left(part, "key", ("chameleon",), [] if chameleons is None else ["chameleon"])
            chameleons = part.integer("copies", None, 0, TYPE_SIZE - 1)
            read_sources(part, ("copies",))
        else:
            character = read_character(part, type_of, list(found.values()))
            found[character.strength] = character
        part.close()
    copies = sum(character.copies for character in found.values()) + (chameleons or 0)
    require_total(f"{type_of}[].copies", copies, TYPE_SIZE)
    return list(found.values()), chameleons or 0


def read_character(part: Document, type_of: str, others: Sequence[Character]) -> Character:
    """Like no other: the rules have nothing to break a tie between two that are alike (TSC-3.10)."""
    value = part.integer("value", None, 1, HIGHEST_STRENGTH)
    taken = [other.weapon for other in others if other.value == value]
    weapon = word_left(part, "weapon", WEAPONS[type_of], taken)
    copies = part.integer("copies", None, 0, 1)
    read_sources(part, ("value", "weapon", "copies"))
    return Character(type_of, value, weapon, copies)


def word_left(part: Document, key: str, words: Iterable[str], taken: Container[str]) -> str:
    """One of the words that no other row has."""
    left = [word for word in words if word not in taken]
    if not left:
        raise part.refuse(key, "row-of-its-own")
    return part.word(key, left)


def rows(read: Document, key: str, most: int) -> list[Document]:
    return [Document(row, f"{key}[{n}]", BadData) for n, row in enumerate(read.some_items(key, most))]


# ---- monsters and treasures -----------------------------------------------------------------------------------------


def read_monsters(read: Document) -> tuple[Deck, list[int]]:
    """The deck, and the skulls of each kind; troglodytes count by their number instead."""
    copies, skulls = [], []
    for kind, part in read_rows(read, "monster", MONSTERS):
        figures = ("copies",) if kind == TROGLODYTE else ("skulls", "copies")
        skulls.append(0 if kind == TROGLODYTE else part.integer("skulls", None, 1, HIGHEST_SKULLS))
        copies.append(part.integer("copies", None, 0, DUNGEON_DECK))
        read_sources(part, figures)
        part.close()
    require_total("monster[].copies", sum(copies), DUNGEON_DECK)
    return Deck(MONSTERS, digits(copies)), skulls


def read_treasures(read: Document) -> tuple[Deck, list[int]]:
    """The deck, and what each kind of chest scores: good ones first, the least valuable first."""
    chests: dict[int, int] = {}
    others: dict[str, int] = {}
    for part in rows(read, "treasure", MOST_CHEST_KINDS + len(UNLIKE_CHESTS)):
        if part.has("key"):
            key = word_left(part, "key", UNLIKE_CHESTS, others)
            others[key] = part.integer("copies", None, 0, UNLIKE_CHESTS[key])
            read_sources(part, ("copies",))
        else:
            points = read_points(part, chests)
            chests[points] = part.integer("copies", None, 0, DUNGEON_DECK)
            read_sources(part, ("points", "copies"))
        part.close()
    if len(chests) > MOST_CHEST_KINDS:
        raise BadData(path="treasure[].points", found=len(chests), wanted=f"0..{MOST_CHEST_KINDS}")
    require_total("treasure[].copies", sum(chests.values()) + sum(others.values()), DUNGEON_DECK)
    ranked = sorted(chests, key=lambda points: (points < 0, abs(points)))
    copies = [*(chests[points] for points in ranked), *(others.get(key, 0) for key in UNLIKE_CHESTS)]
    return Deck((*map(chest_key, ranked), *UNLIKE_CHESTS), digits(copies)), ranked


def read_points(part: Document, taken: dict[int, int]) -> int:
    """One row for all chests that score the same."""
    points = part.integer("points", None, -HIGHEST_CHEST, HIGHEST_CHEST)
    if points in taken:
        raise part.refuse("points", "row-of-its-own")
    return points


# ---- keys -----------------------------------------------------------------------------------------------------------


def row_key(part: str, row: Mapping[str, object]) -> str:
    """The card that a row of a valid file is about."""
    if "key" in row:
        return str(row["key"])
    if part == "treasure":
        return chest_key(int(str(row["points"])))
    return Character(part, int(str(row["value"])), str(row["weapon"]), 1).key
