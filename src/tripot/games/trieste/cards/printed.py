"""What is printed on the cards of Trieste."""

from tripot.core.piles import bits
from tripot.core.printed import Fact, PrintedCard
from tripot.games.trieste.cards.book import CardBook
from tripot.games.trieste.cards.components import CHARACTER, COPIES, FACTIONS, HERO, SPECIAL, TREASURES, TYPES, VALUES
from tripot.games.trieste.cards.steps import EVENTS


def printed_cards(book: CardBook) -> tuple[PrintedCard, ...]:
    coins = [
        PrintedCard(key, "treasure", copies, {"value": value})
        for key, value, copies in zip(TREASURES, VALUES, COPIES, strict=True)
    ]
    return (*coins, *(faction_card(book, kind) for kind in range(len(TREASURES), len(book.names))))


def faction_card(book: CardBook, kind: int) -> PrintedCard:
    """A card of a faction's deck, or one of its heroes."""
    key, faction = book.names[kind], FACTIONS[book.faction[kind]]
    if book.type[kind] == HERO:
        return PrintedCard(key, "hero", 1, {"faction": faction})
    facts: dict[str, Fact] = {"faction": faction, "type": TYPES[book.type[kind]], "cost": int(book.cost[kind])}
    if book.type[kind] == CHARACTER:
        facts["level"] = int(book.level[kind])
    if book.type[kind] == SPECIAL:
        facts["reaction"] = event_of(book, kind)
    return PrintedCard(key, faction, int(bits(book.copies[kind])), facts)


def event_of(book: CardBook, kind: int) -> str:
    """What the card answers."""
    faction = int(book.faction[kind])
    return next(event for n, event in enumerate(EVENTS) if book.reactions[3 * n + faction] & book.copies[kind])
