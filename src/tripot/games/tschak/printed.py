"""What is printed on the cards of Tschak!"""

from tripot.core.piles import count
from tripot.core.printed import Fact, PrintedCard
from tripot.games.tschak.cards import (
    ADVENTURERS,
    CHEST_WORTHS,
    CURSES,
    DWARVES,
    EVERYBODY,
    MONSTER_DECK,
    MONSTERS,
    RING,
    SKULLS,
    SORCERERS,
    TREASURE_DECK,
    TREASURES,
    TROGLODYTE,
    WARRIORS,
    type_of,
)
from tripot.games.tschak.cardsets import count_of, unit_of
from tripot.games.tschak.comparing import dwarf_value, sorcerer_value, warrior_value

TYPES = {SORCERERS: "sorcerer", WARRIORS: "warrior", DWARVES: "dwarf"}  # artefacts are of their own


def printed_cards() -> tuple[PrintedCard, ...]:
    return (
        *(adventurer(kind, key) for kind, key in enumerate(ADVENTURERS)),
        *(monster(kind, key) for kind, key in enumerate(MONSTERS)),
        *(treasure(kind, key) for kind, key in enumerate(TREASURES)),
    )


def adventurer(kind: int, key: str) -> PrintedCard:
    unit = unit_of(kind)
    strength = int(sorcerer_value(unit) + warrior_value(unit) + dwarf_value(unit))
    weapon = weapon_of(key)
    facts: dict[str, Fact] = {"strength": strength} if strength else {}
    facts |= {"weapon": weapon} if weapon else {}
    return PrintedCard(key, TYPES.get(int(type_of(unit)), key), int(count_of(EVERYBODY, kind)), facts)


def weapon_of(key: str) -> str:
    """The third part of a key; only of dwarves do bare hands tell something (TSC-3.10)."""
    parts = key.split("-")
    return parts[2] if len(parts) == 3 else "bare" if parts[0] == "dwarf" else ""


def monster(kind: int, key: str) -> PrintedCard:
    """TSC-1.6: troglodytes cost by their number."""
    facts: dict[str, Fact] = {"squared": True} if kind == TROGLODYTE else {"skulls": int(count(SKULLS, kind))}
    return PrintedCard(key, "monster", int(count(MONSTER_DECK, kind)), facts)


def treasure(kind: int, key: str) -> PrintedCard:
    """TSC-1.7: chests have a worth, rings score by their number."""
    points = int(count(CHEST_WORTHS, kind) - count(CURSES, kind))
    facts: dict[str, Fact] = {"points": points} if points else {"squared": True} if kind == RING else {}
    return PrintedCard(key, "treasure", int(count(TREASURE_DECK, kind)), facts)
