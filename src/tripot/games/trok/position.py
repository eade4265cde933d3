"""Positions of Trök: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from tripot.core.decks import Deck
from tripot.core.document import Document, Stock
from tripot.core.piles import card, count, size
from tripot.core.rng import Rng
from tripot.core.view import seats_of
from tripot.games.trok.cards import (
    EQUIPMENT,
    LAST_ROUND,
    OFFER,
    SUPPLY,
    UPGRADES,
    VEIN,
)
from tripot.games.trok.combining import MADE_DIFFERENT, WIDEST
from tripot.games.trok.ending import may_store
from tripot.games.trok.phases import (
    APPOINTING,
    CLAIMING,
    COMBINING,
    GIVING,
    OFFERING,
    OVER,
    PHASES,
    STORING,
    TRADING,
)
from tripot.games.trok.rules import Trok
from tripot.games.trok.table import Player, Table, equipment_keys, row_keys, upgrade_keys

ASKING = (OFFERING, APPOINTING, TRADING, GIVING, COMBINING, CLAIMING, STORING, OVER)
FIXED = (OFFERING, APPOINTING, GIVING, OVER)  # no choice who is asked
MOST_AARE = 10_000

# ---- writing --------------------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    return {
        "phase": PHASES[table.phase],
        "waiting": list(seats_of(table.waiting)),
        "round": int(table.round),
        "master": int(table.master),
        "youngest": int(table.youngest),
        "short": int(table.short),
        "tied": list(seats_of(table.tied)),
        "made": int(table.made),
        "veins": int(table.veins),
        "limit": int(table.limit),
        "claims": int(table.claims),
        "may_stop": int(table.may_stop),
        "perfect": list(seats_of(table.perfect)),
        "market": list(equipment_keys(table.market)),
        "discard": list(equipment_keys(table.discard)),
        "deck": list(equipment_keys(table.deck)),
        "row": list(row_keys(table.row, 0, table.row_size)),
        "upgrade_deck": list(upgrade_keys(table.upgrade_deck)),
        "players": [write_player(table, seat) for seat in range(table.seats)],
    }


def write_player(table: Table, seat: int) -> dict[str, object]:
    player = table.players[seat]
    written: dict[str, object] = {
        "hand": list(equipment_keys(player.hand)),
        "known": list(equipment_keys(player.known)),
        "confided": list(equipment_keys(player.confided)),
        "offer": list(equipment_keys(player.offer)),
        "stored": list(equipment_keys(player.stored)),
        "upgrades": list(upgrade_keys(player.upgrades)),
        "aare": int(player.aare),
    }
    if table.answered >> seat & 1:
        written["answer"] = list(equipment_keys(player.answer))
    return written


# ---- reading --------------------------------------------------------------------------------------------------------


def read(document: Document, table: Trok, rng: Rng) -> Trok:
    equipment = Stock(Deck(EQUIPMENT, int(table.box.equipment)))
    upgrades = Stock(Deck(UPGRADES, int(table.box.upgrades)))
    players = document.objects("players", table.seats)
    read_flow(document, table)
    table.market = equipment.take(document, "market")
    if size(table.market) > table.box.market:
        raise document.refuse("market", f"0..{table.box.market}")
    table.discard = equipment.take(document, "discard")
    read_row(document, table, upgrades)
    on_offer = OFFER if table.phase in (APPOINTING, TRADING) else 0
    for seat, part in enumerate(players):
        read_player(part, table.players[seat], on_offer, equipment, upgrades)
    read_decks(document, table, equipment, upgrades)
    fill_in(document, table, players, rng)
    for seat, part in enumerate(players):
        read_secrets(part, table, seat)
        part.close()
    read_waiting(document, table)
    return table


def read_flow(document: Document, table: Trok) -> None:
    seats = table.seats
    table.phase = PHASES.index(document.word("phase", [PHASES[phase] for phase in ASKING], PHASES[OFFERING]))
    table.round = document.integer("round", 1, 1, LAST_ROUND)
    table.master = document.integer("master", -1 if table.phase == OFFERING else 0, -1, seats - 1)
    if table.master < 0 and table.phase != OFFERING:
        raise document.refuse("master", f"0..{seats - 1}")
    table.youngest = document.integer("youngest", max(table.youngest, 0), 0, seats - 1)
    table.short = document.integer("short", -1, -1, seats - 1)
    if table.phase == GIVING and table.short in (-1, table.master):
        raise document.refuse("short", [seat for seat in range(seats) if seat != table.master])
    table.tied = document.seats("tied", seats)
    if table.phase == APPOINTING and (not table.tied or table.tied >> table.master & 1):
        raise document.refuse("tied", [seat for seat in range(seats) if seat != table.master])
    claiming = 1 if table.phase == CLAIMING else 0
    table.made = document.integer("made", claiming * MADE_DIFFERENT, claiming * MADE_DIFFERENT, 3)
    table.limit = document.integer("limit", claiming, 0, max(WIDEST, int(table.box.row)))
    table.claims = document.integer("claims", claiming, claiming, 2)
    table.may_stop = bool(document.integer("may_stop", 0, 0, 1))
    table.perfect = document.seats("perfect", seats)


def read_row(document: Document, table: Trok, upgrades: Stock) -> None:
    row = document.row("row", UPGRADES, int(table.box.row))
    upgrades.remove(sum(int(card(kind)) for kind in row), "row")
    table.row = sum(kind * int(card(slot)) for slot, kind in enumerate(row))
    table.row_size = len(row)


def read_player(part: Document, player: Player, on_offer: int, equipment: Stock, upgrades: Stock) -> None:
    player.hand = equipment.take(part, "hand")
    player.offer = equipment.take(part, "offer")
    if size(player.offer) > on_offer:
        raise part.refuse("offer", f"0..{on_offer}")
    player.stored = equipment.take(part, "stored")
    player.upgrades = upgrades.take(part, "upgrades")
    player.aare = part.integer("aare", 0, 0, MOST_AARE)


def read_decks(document: Document, table: Trok, equipment: Stock, upgrades: Stock) -> None:
    """What lies nowhere else is in the decks; a deck that is given must be just that."""
    if document.has("deck"):
        table.deck = equipment.take(document, "deck")
        equipment.must_be_empty("deck")
    else:
        table.deck = equipment.left
    if document.has("upgrade_deck"):
        table.upgrade_deck = upgrades.take(document, "upgrade_deck")
        upgrades.must_be_empty("upgrade_deck")
    else:
        table.upgrade_deck = upgrades.left


def fill_in(document: Document, table: Trok, players: list[Document], rng: Rng) -> None:
    """Zones that are left out get what the set-up would give them."""
    if not document.has("market"):
        for _ in range(table.box.market):
            table.market += table.draw(rng)
    if not document.has("row"):
        table.fill_row(rng)
    for seat, part in enumerate(players):
        if not part.has("hand"):
            for _ in range(SUPPLY):
                table.players[seat].hand += table.draw(rng)


def read_secrets(part: Document, table: Trok, seat: int) -> None:
    player = table.players[seat]
    player.known = part.pile("known", EQUIPMENT, player.hand)
    player.confided = part.pile("confided", EQUIPMENT, player.hand) if part.has("confided") else player.known
    if part.has("answer"):
        player.answer = part.pile("answer", EQUIPMENT, player.hand)
        if size(player.answer) != min(OFFER, size(player.hand)) or table.phase != OFFERING:
            raise part.refuse("answer", OFFER)
        table.answered |= 1 << seat


def read_waiting(document: Document, table: Trok) -> None:
    """Who is asked follows from the phase; whose turn it is in Trading and after may be given."""
    asked = default_waiting(table)
    if document.has("waiting"):
        given = document.seats("waiting", table.seats)
        if given != asked and (table.phase in FIXED or given.bit_count() != 1):
            raise document.refuse("waiting", list(seats_of(asked)))
        asked = given
    if not asked and table.phase != OVER:  # all offers given, but not turned up
        raise document.refuse("waiting", f"0..{table.seats - 1}")
    table.waiting = asked
    seat = max(asked.bit_length() - 1, 0)
    if table.phase in (COMBINING, CLAIMING, STORING):
        table.done = (seat - table.master) % table.seats
    combining = table.phase in (COMBINING, CLAIMING)
    veins = int(count(table.box.upgrades, VEIN))
    table.veins = document.integer("veins", int(table.players[seat].has(VEIN)) if combining else 0, 0, veins)
    nothing_to_store = table.phase == STORING and not may_store(table.players[seat])
    if asked and (nothing_to_store or not table.legal_actions(seat)):
        raise document.refuse("phase", PHASES[OFFERING])


def default_waiting(table: Trok) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == OFFERING:
        return ((1 << int(table.seats)) - 1) & ~int(table.answered)
    return 1 << int(table.master)
