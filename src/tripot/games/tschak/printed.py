"""What is printed on the cards of Tschak!"""

from tripot.core.piles import count
from tripot.core.printed import Fact, PrintedCard
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import MONSTERS, TROGLODYTE
from tripot.games.tschak.decks import Adventurers, Character


def printed_cards(box: Box) -> tuple[PrintedCard, ...]:
    return (
        *adventurers(box),
        *(monster(box, kind, key) for kind, key in enumerate(MONSTERS)),
        *(treasure(box, kind, key) for kind, key in enumerate(box.treasure.names)),
    )


def adventurers(box: Box) -> list[PrintedCard]:
    deck = box.adventurer
    assert isinstance(deck, Adventurers)
    chameleon, artefact = len(deck.names) - 2, len(deck.names) - 1
    return [
        *(printed_character(character) for character in deck.characters),
        PrintedCard("chameleon", "sorcerer", deck.count(deck.whole, chameleon)),
        PrintedCard("artefact", "artefact", deck.count(deck.whole, artefact)),
    ]


def printed_character(character: Character) -> PrintedCard:
    """Only of dwarves do bare hands tell something (TSC-3.10)."""
    facts: dict[str, Fact] = {"strength": character.value}
    if character.weapon != "none":
        facts["weapon"] = character.weapon
    return PrintedCard(character.key, character.type, character.copies, facts, character.text)


def monster(box: Box, kind: int, key: str) -> PrintedCard:
    """TSC-1.6: troglodytes cost by their number."""
    facts: dict[str, Fact] = {"squared": True} if kind == TROGLODYTE else {"skulls": int(count(box.skulls, kind))}
    return PrintedCard(key, "monster", int(count(box.monsters, kind)), facts)


def treasure(box: Box, kind: int, key: str) -> PrintedCard:
    """TSC-1.7: chests have a worth, rings score by their number."""
    copies = int(count(box.treasures, kind))
    if kind >= box.ring:
        return PrintedCard(key, "treasure", copies, {"squared": True} if kind == box.ring else {})
    points = int(count(box.worths, kind) - count(box.curses, kind))
    return PrintedCard(key, "treasure", copies, {"points": points}, "chest" if points >= 0 else "cursed-chest")
