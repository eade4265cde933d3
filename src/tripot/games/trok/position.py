"""Positions of Trök: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from tripot.core.decks import Deck
from tripot.core.document import Document, Stock
from tripot.core.piles import card, size
from tripot.core.rng import Rng
from tripot.core.view import seats_of
from tripot.games.trok.cards import EQUIPMENT, OFFER, SUPPLY, UPGRADES
from tripot.games.trok.declaration import GEAR, PLAYER, TABLE, UPGRADE
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
from tripot.games.trok.table import Table

FIXED = (OFFERING, APPOINTING, GIVING, OVER)  # no choice who is asked


def write(table: Table) -> dict[str, object]:
    players = [PLAYER.write(player, table.answered >> seat & 1 == 1) for seat, player in enumerate(table.players)]
    return {**TABLE.write(table), "players": players}


# ---- reading --------------------------------------------------------------------------------------------------------


def read(document: Document, table: Trok, rng: Rng) -> Trok:
    box = table.box
    stocks = {GEAR: Stock(Deck(EQUIPMENT, int(box.equipment))), UPGRADE: Stock(Deck(UPGRADES, int(box.upgrades)))}
    players = document.objects("players", table.seats)
    read_flow(document, table)
    TABLE.read(document, table, stocks, "market")
    if size(table.market) > box.market:
        raise document.refuse("market", f"0..{box.market}")
    TABLE.read(document, table, stocks, "discard")
    read_row(document, table, stocks[UPGRADE])
    on_offer = OFFER if table.phase in (APPOINTING, TRADING) else 0
    for player, part in zip(table.players, players, strict=True):
        PLAYER.read(part, player, stocks, "hand", "offer")
        if size(player.offer) > on_offer:
            raise part.refuse("offer", f"0..{on_offer}")
        PLAYER.read(part, player, stocks, "stored", "upgrades", "aare")
    TABLE.read(document, table, stocks, "deck", "upgrade_deck")
    fill_in(document, table, players, rng)
    for seat, part in enumerate(players):
        read_secrets(part, table, seat)
        part.close()
    read_waiting(document, table)
    return table


def read_flow(document: Document, table: Trok) -> None:
    TABLE.read(document, table, {}, "phase", "round", "master")
    if table.master < 0 and table.phase != OFFERING:
        raise document.refuse("master", f"0..{table.seats - 1}")
    others = [seat for seat in range(table.seats) if seat != table.master]
    TABLE.read(document, table, {}, "youngest", "short")
    if table.phase == GIVING and table.short not in others:
        raise document.refuse("short", others)
    TABLE.read(document, table, {}, "tied")
    if table.phase == APPOINTING and (not table.tied or table.tied >> table.master & 1):
        raise document.refuse("tied", others)
    TABLE.read(document, table, {}, "made", "limit", "claims", "may_stop", "perfect")


def read_row(document: Document, table: Trok, upgrades: Stock) -> None:
    row = document.row("row", UPGRADES, int(table.box.row))
    upgrades.remove(sum(int(card(kind)) for kind in row), "row")
    table.row = sum(kind * int(card(slot)) for slot, kind in enumerate(row))
    table.row_size = len(row)


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
    TABLE.read(document, table, {}, "veins")
    nothing_to_store = table.phase == STORING and not may_store(table.players[seat])
    if asked and (nothing_to_store or not table.legal_actions(seat)):
        raise document.refuse("phase", PHASES[OFFERING])


def default_waiting(table: Trok) -> int:
    if table.phase == OVER:
        return 0
    if table.phase == OFFERING:
        return ((1 << int(table.seats)) - 1) & ~int(table.answered)
    return 1 << int(table.master)
