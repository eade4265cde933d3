"""What is printed on the cards of Trök."""

from tripot.core.piles import count
from tripot.core.printed import Fact, PrintedCard
from tripot.games.trok.box import Box
from tripot.games.trok.cards import EQUIPMENT, FACILITIES, GREEN, RED, STONE, UPGRADES


def printed_cards(box: Box) -> tuple[PrintedCard, ...]:
    equipment = [
        PrintedCard(key, "equipment", int(count(box.equipment, kind)), equipment_facts(box, kind))
        for kind, key in enumerate(EQUIPMENT)
    ]
    upgrades = [
        PrintedCard(key, "upgrade", int(count(box.upgrades, kind)), {"sort": sort_of(kind)})
        for kind, key in enumerate(UPGRADES)
    ]
    return (*equipment, *upgrades)


def figures(box: Box) -> dict[str, int | str]:
    """What the data file decides, for sentences."""
    return {
        "goal": int(box.goal),
        "market_cards": int(box.market),
        "row_upgrades": int(box.row),
        "stone_worth": int(box.value(STONE)),
        "green_values": values_of(box, GREEN),
        "red_values": values_of(box, RED),
    }


def values_of(box: Box, kinds: int) -> str:
    return ", ".join(str(int(box.value(kind))) for kind in range(STONE) if count(kinds, kind))


def equipment_facts(box: Box, kind: int) -> dict[str, Fact]:
    value = int(box.value(kind))
    if kind == STONE:
        return {"wild": True, "worth": value, "colour": "none"}
    return {"value": value, "colour": colour_of(kind)}


def colour_of(kind: int) -> str:
    return "green" if count(GREEN, kind) else "red" if count(RED, kind) else "none"


def sort_of(kind: int) -> str:
    return "facility" if count(FACILITIES, kind) else "dwarf"
