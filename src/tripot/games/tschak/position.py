"""Positions of Tschak!: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from tripot.core.document import Document, Stock
from tripot.core.fields import Stocks, stocks_of
from tripot.core.piles import card
from tripot.core.piles import size as pile_size
from tripot.core.rng import Rng
from tripot.core.view import seats_of
from tripot.games.tschak.cards import ARTEFACTS, DUNGEONS, DWARVES, FLOORS, PLACES, SORCERERS, TEAM, WARRIORS
from tripot.games.tschak.cardsets import size
from tripot.games.tschak.declaration import HAND, declaration, first_left
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.phases import FIELDING, OVER
from tripot.games.tschak.rules import Tschak
from tripot.games.tschak.table import Table, TablePlace
from tripot.games.tschak.view import seat_at

SHARES = ((SORCERERS, 3), (WARRIORS, 3), (DWARVES, 3), (ARTEFACTS, 1))  # of each type in ten cards (TSC-2.3)
UNUSED = 2  # monsters, and as many treasures, that no dungeon shows (TSC-2.2)


def write(table: Table) -> dict[str, object]:
    declared = declaration(table.box)
    answered = [seat is not None and table.answered >> seat & 1 == 1 for seat in sitters(table)]
    places = [declared.place.write(place, has) for place, has in zip(table.places, answered, strict=True)]
    return {**declared.table.write(table), "places": places}


def sitters(table: Table) -> list[int | None]:
    return [seat_at(table, place) for place in range(PLACES)]


# ---- reading --------------------------------------------------------------------------------------------------------


def read(document: Document, table: Tschak, rng: Rng) -> Tschak:
    declared, box = declaration(table.box), table.box
    stocks = stocks_of(box.monster, box.treasure, box.adventurer)
    declared.table.read(document, table, stocks, "phase", "dungeon", "floor")
    parts = document.objects("places", PLACES)
    for number, part in enumerate(parts):
        declared.place.read(part, table.places[number], stocks, "gold", "monsters", "treasures")
        if seat_at(table, number) is None:
            part.must_be_empty("gold", "monsters", "treasures")
    read_dungeon(document, table, stocks, rng)
    for number, part in enumerate(parts):
        read_adventurers(part, table, number, stocks)
    deal_missing(parts, table, stocks[box.adventurer].left, rng)
    for number, part in enumerate(parts):
        settle_hand(part, table, number, rng)
        read_answer(part, table, number)
        part.close()
    read_waiting(document, table)
    return table


def read_dungeon(document: Document, table: Tschak, stocks: Stocks, rng: Rng) -> None:
    """Monsters and treasures on the floors that are left, and the decks."""
    monsters = read_floors(document, "monsters", table, stocks[table.box.monster])
    treasures = read_floors(document, "treasures", table, stocks[table.box.treasure])
    declaration(table.box).table.read(document, table, stocks, "monster_deck", "treasure_deck")
    require_cards(document, "monster", pile_size(table.monster_deck), table)
    require_cards(document, "treasure", pile_size(table.treasure_deck), table)
    for at in range(FLOORS - first_left(table)):
        monster = monsters[at] if monsters else table.draw_monster(rng)
        treasure = treasures[at] if treasures else table.draw_treasure(rng)
        table.lay(first_left(table) + at, monster, treasure)


def read_floors(document: Document, key: str, table: Tschak, stock: Stock) -> list[int]:
    """The kinds on the floors that are left, or an empty list to draw them."""
    wanted = FLOORS - first_left(table)
    kinds = document.row(key, stock.deck.names, FLOORS)
    if document.has(key) and len(kinds) != wanted:
        raise document.refuse(key, wanted)
    stock.remove(sum(map(stock.deck.one, kinds)), key)
    return kinds


def require_cards(document: Document, name: str, left: int, table: Tschak) -> None:
    """A deck must do for the floors that are not given and for the dungeons to come."""
    wanted = UNUSED + FLOORS * (DUNGEONS - int(table.dungeon))
    if not document.has(f"{name}s"):
        wanted += FLOORS - first_left(table)
    if left < wanted:
        raise document.error(path=document.at(f"{name}_deck"), found=int(left), wanted=f"{wanted}..")


def read_adventurers(part: Document, table: Tschak, number: int, stocks: Stocks) -> None:
    place = table.places[number]
    declaration(table.box).place.read(part, place, stocks, "hand", "team", "spent")
    place.is_open = was_played(table, number)
    if seat_at(table, number) is None or table.phase == OVER:
        part.must_be_empty("team", "spent")
    if any(size(place.team & cards_of_type) > 1 for cards_of_type, _ in SHARES):
        raise part.refuse("team", "three-types")  # TSC-3.1


def was_played(table: Tschak, number: int) -> bool:
    """Has a player held these ten cards in an earlier dungeon?  They come from the right, a place each dungeon."""
    passes = range(0 if table.phase == OVER else 1, int(table.dungeon))
    return any(seat_at(table, (number - passed) % PLACES) is not None for passed in passes)


def deal_missing(parts: list[Document], table: Tschak, left: int, rng: Rng) -> None:
    """Fill every place up to its ten cards, type by type."""
    for cards_of_type, share in SHARES:
        needs = 0
        for number, part in enumerate(parts):
            missing = share - int(size(whole(table.places[number]) & cards_of_type))
            if missing < 0:
                raise part.refuse("hand", "share-of-types")
            needs += missing * card(number)
        table.deal(left & cards_of_type, needs, rng)


def whole(place: TablePlace) -> int:
    return int(place.hand + place.team + place.spent)


def settle_hand(part: Document, table: Tschak, number: int, rng: Rng) -> None:
    """Put filled-in cards where they belong: earlier floors have spent their teams, the others are in the hand."""
    if seat_at(table, number) is None or table.phase == OVER:
        return
    deck = table.box.adventurer
    place = table.places[number]
    floors = int(table.floor) - 1
    filled = int(place.hand) - sum(map(deck.one, part.row("hand", deck.names, HAND)))
    while size(place.spent) < TEAM * floors:
        missing = sum(cards for cards, _ in SHARES if size(place.spent & cards) < floors)
        keys = deck.keys(filled & missing)
        if not keys:
            raise part.refuse("spent", TEAM * floors)
        unit = deck.pile([keys[rng.below(len(keys))]])
        filled -= unit
        place.hand -= unit
        place.spent += unit
    if size(place.spent) > TEAM * floors or any(size(place.spent & cards) > floors for cards, _ in SHARES):
        raise part.refuse("spent", "three-types")  # TSC-3.1: no two of a type in a team


def read_answer(part: Document, table: Tschak, number: int) -> None:
    place = table.places[number]
    seat = seat_at(table, number)
    if not part.has("answer"):
        return
    deck = table.box.adventurer
    declaration(table.box).place.read(part, place, {deck: Stock(deck, int(place.hand))}, "answer")
    if seat is None or table.phase == OVER or place.answer not in table.legal_actions(seat):
        raise part.refuse("answer", "legal-choice")
    table.answered |= 1 << seat


def read_waiting(document: Document, table: Tschak) -> None:
    """Everybody who has not answered is asked; all teams have the same size."""
    table.waiting = 0 if table.phase == OVER else ((1 << int(table.seats)) - 1) & ~int(table.answered)
    asked = document.seats("waiting", table.seats) if document.has("waiting") else table.waiting
    if asked != table.waiting or (table.phase == FIELDING and not asked):
        raise document.refuse("waiting", list(seats_of(table.waiting)))
    sizes = {int(size(table.player(seat).team)) for seat in range(table.seats)}
    if len(sizes) > 1 or max(sizes) + cards_to_choose(table.floor, table.places[0].team) > TEAM:
        raise document.refuse("places", "equal-teams")
