"""The frames of a position, written by name and read back with care."""

from tripot.core.document import Document
from tripot.games.trieste.cards.book import WIDTH
from tripot.games.trieste.cards.components import DECK, FACTIONS, THIEF
from tripot.games.trieste.cards.steps import EVENTS, ON_CAPTURE, ON_TAKE
from tripot.games.trieste.effects.reacting import NEGATED
from tripot.games.trieste.effects.running import (
    LEFT,
    LOOP,
    MAIN,
    MOST_LOOPS,
    NAMED_KIND,
    PICKED_ONE,
    shown_code,
    shown_coins,
    shown_owner,
    shown_to_all,
    still_shown,
)
from tripot.games.trieste.state.phases import (
    BILL,
    FOR_BUYING,
    FOR_CARD,
    FOR_GIFT,
    FOR_REACTION,
    FRAMES,
    PURPOSES,
    RUN,
    SOURCE,
    WINDOW,
)
from tripot.games.trieste.state.table import Table
from tripot.games.trieste.state.telling import card_key, card_keys

NONE = "none"
PICKS = (*FACTIONS, NONE)  # as in the context: NO_PICK is the last
MOST_BITS = 56  # treasures there are, the most that a hand can show

# ---- writing --------------------------------------------------------------------------------------------------------


def write_frame(table: Table, row: list[int]) -> dict[str, object]:
    kind, *numbers = row
    write = {RUN: write_run, WINDOW: write_window, BILL: write_bill}[kind]
    return {"frame": FRAMES[kind], **write(table, *numbers)}


def write_run(table: Table, at: int, context: int, shown: int) -> dict[str, object]:
    owner = int(shown_owner(shown))
    return {
        "card": table.book.names[context >> SOURCE & 255],
        "at": at // WIDTH,
        "faction": FACTIONS[context & 3],
        "picked": PICKS[context >> PICKED_ONE & 3],
        "named": table.book.names[named] if (named := context >> NAMED_KIND & 255) else NONE,
        "left": context >> LEFT & 255,
        "loop": context >> LOOP & 255,
        "main": context >> MAIN & 1,
        "shown": list(card_keys(table, owner, int(still_shown(table, shown)))),
        "shown_treasures": int(shown_coins(shown)),
        "shown_of": FACTIONS[owner],
        "shown_to_all": int(shown_to_all(shown)),
    }


def write_window(table: Table, event: int, victim: int, card: int) -> dict[str, object]:
    faction = victim & 3
    return {
        "event": EVENTS[event],
        "victim": FACTIONS[faction],
        "negated": int(victim & NEGATED != 0),
        "card": NONE if event == ON_TAKE else table.book.names[card],
    }


def write_bill(table: Table, bill: int, amount: int, card: int) -> dict[str, object]:
    payer, purpose, receiver = bill & 15, bill >> 4 & 15, bill >> 8
    return {
        "payer": FACTIONS[payer],
        "purpose": PURPOSES[purpose],
        "receiver": FACTIONS[receiver] if purpose == FOR_GIFT else NONE,
        "amount": amount,
        "card": card_key(table, payer, card) if purpose <= FOR_REACTION else NONE,
    }


# ---- reading --------------------------------------------------------------------------------------------------------


def read_frame(part: Document, table: Table) -> None:
    kind = FRAMES.index(part.word("frame", FRAMES[1:]))
    {RUN: read_run, WINDOW: read_window, BILL: read_bill}[kind](part, table)
    part.close()


def read_faction(part: Document, key: str, default: str | None = None) -> int:
    return FACTIONS.index(part.word(key, FACTIONS, default))


def read_run(part: Document, table: Table) -> None:
    names = table.book.names
    code = len(table.book.code) // WIDTH
    owner = read_faction(part, "shown_of", FACTIONS[0])
    context = (
        read_memory(part, table)
        | part.integer("left", 0, 0, MOST_BITS) << LEFT
        | part.integer("loop", 0, 0, MOST_LOOPS) << LOOP
        | part.integer("main", 0, 0, 1) << MAIN
    )
    shown = 0
    for kind in part.row("shown", names, DECK):
        shown |= 1 << find_card(part, "shown", table, owner, kind, int(table.sides[owner].hand) & ~shown)
    treasures = part.integer("shown_treasures", 0, 0, MOST_BITS)
    to_all = bool(part.integer("shown_to_all", 0, 0, 1))
    at = part.integer("at", None, 0, code - 1) * WIDTH
    table.frames.push(RUN, at, context, shown_code(shown, treasures, owner, to_all))


def read_memory(part: Document, table: Table) -> int:
    """The part of an effect's context that outlasts a round."""
    names = table.book.names
    named = part.word("named", (NONE, *names[4:]), NONE)
    return (
        read_faction(part, "faction")
        | PICKS.index(part.word("picked", PICKS, NONE)) << PICKED_ONE
        | (names.index(named) if named != NONE else 0) << NAMED_KIND
        | names.index(part.word("card", names[4:])) << SOURCE
    )


def read_window(part: Document, table: Table) -> None:
    event = EVENTS.index(part.word("event", EVENTS))
    victim = read_faction(part, "victim", FACTIONS[THIEF] if event == ON_CAPTURE else None)
    if event == ON_CAPTURE and victim != THIEF:
        raise part.refuse("victim", [FACTIONS[THIEF]])
    kind = 0
    if event != ON_TAKE:
        names = [name for n, name in enumerate(table.book.names) if table.book.faction[n] == victim]
        kind = table.book.names.index(part.word("card", names))
    negated = NEGATED if part.integer("negated", 0, 0, 1) else 0
    part.word("card", (NONE, *table.book.names), NONE)
    table.frames.push(WINDOW, event, victim | negated, kind)


def open_bit(table: Table, faction: int) -> int:
    card = int(table.sides[faction].open_card())
    return 1 << card if card >= 0 else 0


def read_bill(part: Document, table: Table) -> None:
    payer = read_faction(part, "payer")
    purpose = PURPOSES.index(part.word("purpose", PURPOSES))
    receiver = 0
    if purpose == FOR_GIFT:
        receiver = read_faction(part, "receiver")
    else:
        part.word("receiver", (NONE,), NONE)
    side = table.sides[payer]
    card = 0
    if purpose <= FOR_REACTION:
        zone = {FOR_CARD: open_bit(table, payer), FOR_BUYING: side.discard, FOR_REACTION: side.hand}[purpose]
        kind = table.book.names.index(part.word("card", table.book.names))
        card = find_card(part, "card", table, payer, kind, int(zone))
    else:
        part.word("card", (NONE,), NONE)
    table.frames.push(BILL, payer | purpose << 4 | receiver << 8, part.integer("amount", None, 1, 20), card)


def find_card(part: Document, key: str, table: Table, faction: int, kind: int, zone: int) -> int:
    """A card of this kind in a zone, or the cards that could be there."""
    found = int(table.book.copies[kind]) & zone if table.book.faction[kind] == faction else 0
    if not found:
        raise part.refuse(key, list(card_keys(table, faction, zone)))
    return (found & -found).bit_length() - 1
