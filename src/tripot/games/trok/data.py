"""Reading a data file of Trök: copies, values and sizes, checked so that an owner of the box learns what is wrong."""

from tripot.core.bounds import (
    HIGHEST_GOAL,
    HIGHEST_VALUE,
    MOST_EQUIPMENT_COPIES,
    MOST_MARKET,
    MOST_ROW,
    MOST_STONES,
    MOST_UPGRADE_COPIES,
)
from tripot.core.datafile import read_rows, read_sources
from tripot.core.document import Document
from tripot.core.errors import BadData
from tripot.core.piles import card
from tripot.games.trok.box import Box
from tripot.games.trok.cards import EQUIPMENT, STONE, UPGRADES


def read_box(document: object) -> Box:
    """The box that a data file describes, or BadData."""
    read = Document(document, error=BadData)
    read.word("game", ["trok"])
    sizes = Document(read.value("sizes"), "sizes", BadData)
    market = sizes.integer("market", None, 2, MOST_MARKET)
    row = sizes.integer("row", None, 1, MOST_ROW)
    goal = sizes.integer("goal", None, 1, HIGHEST_GOAL)
    read_sources(sizes, ("market", "row", "goal"))
    sizes.close()
    equipment, values = read_equipment(read)
    upgrades = 0
    for kind, part in read_rows(read, "upgrade", UPGRADES):
        upgrades += part.integer("copies", None, 0, MOST_UPGRADE_COPIES) * int(card(kind))
        read_sources(part, ("copies",))
        part.close()
    read.close()
    return Box(equipment, values, upgrades, market, row, goal)


def read_equipment(read: Document) -> tuple[int, int]:
    """The pile of all cards, and a digit for the value of each kind."""
    pile = values = value = 0
    for kind, part in read_rows(read, "equipment", EQUIPMENT):
        is_stone = kind == STONE
        lowest = 0 if is_stone else value + 1  # values rise, so that there are sequences (TRK-1.6)
        highest = HIGHEST_VALUE if is_stone else HIGHEST_VALUE - (STONE - 1 - kind)
        value = part.integer("value", None, lowest, highest)
        values += value * int(card(kind))
        least, most = (0, MOST_STONES) if is_stone else (1, MOST_EQUIPMENT_COPIES)
        pile += part.integer("copies", None, least, most) * int(card(kind))
        read_sources(part, ("value", "copies"))
        part.close()
    return pile, values
