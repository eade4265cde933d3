"""What is printed on the cards of Trök."""

from tripot.core.piles import count
from tripot.core.printed import Fact, PrintedCard
from tripot.games.trok.cards import (
    EQUIPMENT,
    EQUIPMENT_DECK,
    FACILITIES,
    GREEN,
    RED,
    STONE,
    STONE_WORTH,
    UPGRADE_DECK,
    UPGRADES,
)


def printed_cards() -> tuple[PrintedCard, ...]:
    equipment = [
        PrintedCard(key, "equipment", int(count(EQUIPMENT_DECK, kind)), equipment_facts(kind))
        for kind, key in enumerate(EQUIPMENT)
    ]
    upgrades = [
        PrintedCard(key, "upgrade", int(count(UPGRADE_DECK, kind)), {"sort": sort_of(kind)})
        for kind, key in enumerate(UPGRADES)
    ]
    return (*equipment, *upgrades)


def equipment_facts(kind: int) -> dict[str, Fact]:
    if kind == STONE:
        return {"wild": True, "worth": STONE_WORTH, "colour": "none"}
    return {"value": kind + 1, "colour": colour_of(kind)}


def colour_of(kind: int) -> str:
    return "green" if count(GREEN, kind) else "red" if count(RED, kind) else "none"


def sort_of(kind: int) -> str:
    return "facility" if count(FACILITIES, kind) else "dwarf"
