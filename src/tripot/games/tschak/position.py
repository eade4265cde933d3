"""Positions of Tschak!: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from tripot.core.chance import Chance
from tripot.core.document import Document, Stock
from tripot.core.errors import CardCount
from tripot.core.piles import card, count, keys_of
from tripot.core.piles import size as pile_size
from tripot.core.view import seats_of
from tripot.games.tschak.cards import (
    ADVENTURERS,
    ARTEFACTS,
    DUNGEONS,
    DWARVES,
    EVERYBODY,
    FLOORS,
    MONSTER_DECK,
    MONSTERS,
    PLACES,
    SORCERERS,
    TEAM,
    TREASURE_DECK,
    TREASURES,
    WARRIORS,
)
from tripot.games.tschak.cardsets import adventurer_keys, count_of, size, unit_of
from tripot.games.tschak.fielding import cards_to_choose
from tripot.games.tschak.phases import FIELDING, OVER, PHASES
from tripot.games.tschak.rules import Tschak
from tripot.games.tschak.table import Place, Table
from tripot.games.tschak.view import seat_at

SHARES = ((SORCERERS, 3), (WARRIORS, 3), (DWARVES, 3), (ARTEFACTS, 1))  # of each type in ten cards (TSC-2.3)
HAND = 10
MOST_GOLD = 24
UNUSED = 2  # monsters, and as many treasures, that no dungeon shows (TSC-2.2)

# ---- writing --------------------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    return {
        "phase": PHASES[table.phase],
        "waiting": list(seats_of(table.waiting)),
        "dungeon": int(table.dungeon),
        "floor": int(table.floor),
        "monsters": [MONSTERS[count(table.monsters, floor)] for floor in range(first_left(table), FLOORS)],
        "treasures": [TREASURES[count(table.treasures, floor)] for floor in range(first_left(table), FLOORS)],
        "monster_deck": list(keys_of(int(table.monster_deck), MONSTERS)),
        "treasure_deck": list(keys_of(int(table.treasure_deck), TREASURES)),
        "places": [write_place(table, number) for number in range(PLACES)],
    }


def write_place(table: Table, number: int) -> dict[str, object]:
    place = table.places[number]
    written: dict[str, object] = {
        "hand": list(adventurer_keys(place.hand)),
        "team": list(adventurer_keys(place.team)),
        "spent": list(adventurer_keys(place.spent)),
        "gold": int(place.gold),
        "monsters": list(keys_of(int(place.monsters), MONSTERS)),
        "treasures": list(keys_of(int(place.treasures), TREASURES)),
    }
    seat = seat_at(table, number)
    if seat is not None and table.answered >> seat & 1:
        written["answer"] = list(adventurer_keys(place.answer))
    return written


# ---- reading --------------------------------------------------------------------------------------------------------


def read(document: Document, table: Tschak, chance: Chance) -> Tschak:
    table.phase = PHASES.index(document.word("phase", PHASES, PHASES[FIELDING]))
    over = table.phase == OVER
    table.dungeon = document.integer("dungeon", DUNGEONS if over else 1, DUNGEONS if over else 1, DUNGEONS)
    table.floor = document.integer("floor", FLOORS if over else 1, FLOORS if over else 1, FLOORS)
    parts = document.objects("places", PLACES)
    read_dungeon_cards(document, parts, table, chance)
    left = EVERYBODY
    for number, part in enumerate(parts):
        left = read_adventurers(part, table, number, left)
    deal_missing(parts, table, left, chance)
    for number, part in enumerate(parts):
        settle_hand(part, table, number, chance)
        read_answer(part, table, number)
        part.close()
    read_waiting(document, table)
    return table


def read_dungeon_cards(document: Document, parts: list[Document], table: Tschak, chance: Chance) -> None:
    """Monsters and treasures: those won, those on the floors that are left, and the decks."""
    monsters = Stock(MONSTERS, MONSTER_DECK)
    treasures = Stock(TREASURES, TREASURE_DECK)
    for number, part in enumerate(parts):
        place = table.places[number]
        place.gold = part.integer("gold", 0, 0, MOST_GOLD)
        place.monsters = monsters.take(part, "monsters")
        place.treasures = treasures.take(part, "treasures")
        if seat_at(table, number) is None:
            refuse_any(part, "gold", "monsters", "treasures")
    on_floors = read_floors(document, "monsters", table, monsters), read_floors(document, "treasures", table, treasures)
    table.monster_deck = read_deck(document, "monster_deck", monsters)
    table.treasure_deck = read_deck(document, "treasure_deck", treasures)
    require_cards(document, "monster", int(pile_size(table.monster_deck)), table)
    require_cards(document, "treasure", int(pile_size(table.treasure_deck)), table)
    for floor in range(first_left(table), FLOORS):
        at = floor - first_left(table)
        monster = on_floors[0][at] if on_floors[0] else table.draw_monster(chance)
        treasure = on_floors[1][at] if on_floors[1] else table.draw_treasure(chance)
        table.lay(floor, monster, treasure)


def first_left(table: Table) -> int:
    """The first floor, counted from 0, whose monster and treasure still lie there."""
    return FLOORS if table.phase == OVER else int(table.floor) - 1


def read_floors(document: Document, key: str, table: Tschak, stock: Stock) -> list[int]:
    """The kinds on the floors that are left, or an empty list to draw them."""
    wanted = FLOORS - first_left(table)
    kinds = document.row(key, stock.names, FLOORS)
    if document.has(key) and len(kinds) != wanted:
        raise document.refuse(key, wanted)
    stock.remove(sum(int(card(kind)) for kind in kinds), key)
    return kinds


def read_deck(document: Document, key: str, stock: Stock) -> int:
    """What lies nowhere else is in the deck; a deck that is given must be just that."""
    if not document.has(key):
        return stock.left
    deck = stock.take(document, key)
    stock.must_be_empty(key)
    return deck


def require_cards(document: Document, name: str, left: int, table: Tschak) -> None:
    """A deck must do for the floors that are not given and for the dungeons to come."""
    wanted = UNUSED + FLOORS * (DUNGEONS - int(table.dungeon))
    if not document.has(f"{name}s"):
        wanted += FLOORS - first_left(table)
    if left < wanted:
        raise document.error(path=document.at(f"{name}_deck"), found=left, wanted=f"{wanted}..")


def refuse_any(part: Document, *keys: str) -> None:
    """These zones stay empty here."""
    for key in keys:
        if part.data.get(key):
            raise part.refuse(key, [])


def read_adventurers(part: Document, table: Tschak, number: int, left: int) -> int:
    """Read the cards of a place and return those that are left for others."""
    place = table.places[number]
    place.hand, left = take(part, "hand", left)
    place.team, left = take(part, "team", left)
    place.spent, left = take(part, "spent", left)
    place.is_open = was_played(table, number)
    if seat_at(table, number) is None or table.phase == OVER:
        refuse_any(part, "team", "spent")
    if any(size(place.team & cards_of_type) > 1 for cards_of_type, _ in SHARES):
        raise part.refuse("team", "three-types")  # TSC-3.1
    return left


def take(part: Document, key: str, left: int) -> tuple[int, int]:
    cards = 0
    for kind in part.row(key, ADVENTURERS, HAND):
        if not count_of(left, kind):
            raise CardCount(path=part.at(key), card=ADVENTURERS[kind], wanted=int(count_of(EVERYBODY, kind)))
        cards += int(unit_of(kind))
        left -= int(unit_of(kind))
    return cards, left


def was_played(table: Tschak, number: int) -> bool:
    """Has a player held these ten cards in an earlier dungeon?  They come from the right, a place each dungeon."""
    passes = range(0 if table.phase == OVER else 1, int(table.dungeon))
    return any(seat_at(table, (number - passed) % PLACES) is not None for passed in passes)


def deal_missing(parts: list[Document], table: Tschak, left: int, chance: Chance) -> None:
    """Fill every place up to its ten cards, type by type."""
    for cards_of_type, share in SHARES:
        needs = 0
        for number, part in enumerate(parts):
            missing = share - int(size(whole(table.places[number]) & cards_of_type))
            if missing < 0:
                raise part.refuse("hand", "share-of-types")
            needs += missing * card(number)
        table.deal(left & cards_of_type, needs, chance)


def whole(place: Place) -> int:
    return int(place.hand + place.team + place.spent)


def settle_hand(part: Document, table: Tschak, number: int, chance: Chance) -> None:
    """Put filled-in cards where they belong: earlier floors have spent their teams, the others are in the hand."""
    if seat_at(table, number) is None or table.phase == OVER:
        return
    place = table.places[number]
    floors = int(table.floor) - 1
    given, _ = take(part, "hand", EVERYBODY)
    filled = int(place.hand) - given
    while size(place.spent) < TEAM * floors:
        missing = sum(cards for cards, _ in SHARES if size(place.spent & cards) < floors)
        keys = adventurer_keys(filled & missing)
        if not keys:
            raise part.refuse("spent", TEAM * floors)
        unit = int(unit_of(ADVENTURERS.index(keys[chance.below(len(keys))])))
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
    place.answer, _ = take(part, "answer", int(place.hand))
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
