# tripot: compiled
"""What a seat knows of a table of Trieste, for programs that learn.

Sides are unequal, so what belongs to them stands in the order of play: Watch, Merchant, Thief.  Blocks of cards have a
cell for each kind of the data file, of which every kind but the treasures belongs to one side: a single row of cells
serves all three.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.bounds import MOST_LATER
from tripot.core.numbers import Kind, Seat
from tripot.core.observing import Block, Observer, Page, add_four, add_number
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, first_of, larger, scattered, smaller
from tripot.core.state import State
from tripot.games.trieste.cards.book import CardBook
from tripot.games.trieste.cards.components import DECK, FACTIONS, INFAMY, ROUNDS, THIEF, TREASURES, CardSet, Faction
from tripot.games.trieste.cards.steps import EVENTS, ON_TAKE, PROTECTIONS
from tripot.games.trieste.effects.running import ACTOR, LEFT, NAMED_KIND, PICKED_ONE
from tripot.games.trieste.effects.scheduling import kind_of, rounds_of
from tripot.games.trieste.hidden.guessing import looker
from tripot.games.trieste.round.ending import goal_of_merchant
from tripot.games.trieste.state.phases import BILL, FOR_REACTION, PHASES, PURPOSES, RUN, SOURCE, STEPS_OF_ROUND, WINDOW
from tripot.games.trieste.state.purses import Purse, coins, size
from tripot.games.trieste.state.table import A_TREASURE, FACE_DOWN, NOTHING, PLAYED, Side, Table

PHASE_NUMBER: Final = 20
STEP_NUMBER: Final = 6
SIDES: Final = 3
COINS: Final = 4
EVENT_NUMBER: Final = 3
PURPOSE_NUMBER: Final = 5
HEROES: Final = 3
PLAYED_NUMBER: Final = 3
COPIES: Final = 33
SLOTS: Final = 64  # for a faction's cards, of which each has another number by `scattered`
MOST_SHOWN: Final = 100  # of a change, which can be any number


def blocks(book: CardBook) -> list[Block]:
    kinds = int(book.kinds)
    names = ", ".join(book.names[:kinds])
    return [
        Block("faction", SIDES, 1, "the own faction: one of " + ", ".join(FACTIONS)),
        Block("neighbour", SIDES, 1, "the faction of the next seat"),
        Block("phase", PHASE_NUMBER, 1, "one of " + ", ".join(PHASES)),
        Block("round", 1, ROUNDS, "the round"),
        Block("step", STEP_NUMBER, 1, "the step of the round: one of " + ", ".join(STEPS_OF_ROUND)),
        Block("turn", SIDES, 1, "the faction whose step it is"),
        Block("infamy", 1, INFAMY, "the Thief's infamy"),
        Block("captured", 1, DECK, "thieves in prison"),
        Block("riches_needed", 1, 200, "what the Merchant's treasure must be worth", least=-200),
        Block("treasure_deck", 1, 56, "cards in the treasure deck"),
        Block("spent", COINS, 39, "the common discard: how many of " + ", ".join(TREASURES)),
        Block("looked", COINS, 39, "treasure that the observer looks at"),
        Block("event", EVENT_NUMBER, 1, "what a reaction would answer: one of " + ", ".join(EVENTS)),
        Block("purpose", PURPOSE_NUMBER, 1, "what is paid for: one of " + ", ".join(PURPOSES)),
        Block("amount", 1, 200, "what is to be paid"),
        Block("instruction", 1, len(book.code), "where the effect that asks has come to, in the data file's order"),
        Block("actor", SIDES, 1, "whose effect asks"),
        Block("picked", SIDES, 1, "whom it has picked"),
        Block("left", 1, 255, "how many answers it still needs, plus one"),
        Block("source", kinds, 1, "the card whose effect asks: one of " + names),
        Block("named", kinds, 1, "the card that it has named"),
        Block("about", kinds, 1, "the card that a reaction or a payment is about"),
        Block("prison", kinds, COPIES, "captured thieves"),
        Block("hand", kinds, COPIES, "the own hand, and what the observer knows others to hold or to have laid"),
        Block("unseen", kinds, COPIES, "faction cards of which the observer does not know where they are"),
        Block("seen", kinds, COPIES, "faction cards that the observer looks at"),
        Block("discard", kinds, COPIES, "discarded faction cards"),
        Block("before", SIDES * kinds, 1, "the card before each side, if the observer may know it"),
        Block("agenda", kinds, 9 * MOST_LATER, "rounds that cards still have to take effect"),
        Block("purse", SIDES * COINS, 39, "the own treasure, and what the observer knows of the others'"),
        Block("card_count", SIDES, COPIES, "faction cards that each side holds or has laid face down"),
        Block("treasure_count", SIDES, 56, "treasures that each side holds or has laid face down"),
        Block("deck_size", SIDES, COPIES, "cards in each side's deck"),
        Block("played", SIDES * len(PLAYED), 1, "how the card of each side lies: " + ", ".join(PLAYED)),
        Block("back_known", SIDES, 1, "of whom the observer knows whether the card face down is a treasure"),
        Block("cost_change", SIDES, MOST_SHOWN, "of the card that each side plays this round", least=-MOST_SHOWN),
        Block("draws_change", SIDES, MOST_SHOWN, "of each side's next draw", least=-MOST_SHOWN),
        Block("hand_limit", SIDES, 100, "cards that each side may hold at the end of the round, 0 for any number"),
        Block("protections", SIDES * EVENT_NUMBER, 1, "each side is safe from " + ", ".join(PROTECTIONS)),
        Block("hero", SIDES * HEROES, 1, "each side's hero, if the observer may know him"),
        Block("hero_open", SIDES, 1, "he is revealed"),
    ]


class TriesteObserver(Observer):
    def __init__(self, book: CardBook) -> None:
        super().__init__(SIDES, blocks(book))
        self.copies: vec[i64] = in_fours([bits(book.copies[kind]) for kind in range(COINS, book.kinds)])
        self.kinds: vec[i64] = kinds_by_slot(book)

    def write_table(self, state: State, seat: Seat, page: Page) -> None:
        assert isinstance(state, Table)
        own = state.faction_of(seat)
        page.one_of(own, SIDES)
        page.one_of(state.faction_of((seat + 1) % SIDES), SIDES)
        write_round(state, page)
        write_looked(state, own, page)
        write_question(state, page)
        write_effect(state, page)
        write_cards(state, own, self, page)
        write_sides(state, own, page)


def in_fours(numbers: list[i64]) -> vec[i64]:
    """Cells as `add_four` takes them."""
    found = vec[i64]([0] * (len(numbers) // 4 + 1))
    for n, number in enumerate(numbers):
        found[n // 4] += number << 16 * (n % 4)
    return found


def write_round(table: Table, page: Page) -> None:
    page.one_of(table.phase, PHASE_NUMBER)
    page.number(table.round)
    page.one_of(table.step, STEP_NUMBER)
    page.one_of(table.turn, SIDES)
    page.number(table.infamy)
    page.number(bits(table.prison))
    page.number(goal_of_merchant(table))
    page.number(size(table.treasure))
    write_coins(table.spent, page)


def write_coins(purse: Purse, page: Page) -> None:
    page.add_numbers(0, coins(purse, 0), coins(purse, 1), coins(purse, 2), coins(purse, 3))
    page.leave_blank(COINS)


def kinds_by_slot(book: CardBook) -> vec[i64]:
    """The kind of each faction's cards."""
    found = vec[i64]([0] * (SIDES * SLOTS))
    faction: Faction
    card: i64
    for faction in range(i64(SIDES)):
        for card in range(i64(DECK)):
            found[faction * SLOTS + scattered(bit(card))] = book.kind_of(faction, card)
    return found


def write_pile(kinds: vec[i64], faction: Faction, pile: CardSet, each: i64, page: Page) -> None:
    """Cards of a faction into the row of all kinds, which others share: the place on the page does not move."""
    if pile == 0:
        return
    words = page.words
    at = page.at
    first = faction * SLOTS
    while pile:
        card = first_of(pile)
        add_number(words, at + kinds[first + scattered(card)], each)
        pile ^= card


# ---- what is asked --------------------------------------------------------------------------------------------------


def write_looked(table: Table, own: Faction, page: Page) -> None:
    if looker(table) == own:
        write_coins(table.looked, page)
    else:
        page.leave_blank(COINS)


def write_question(table: Table, page: Page) -> None:
    """The event that may be answered, or the bill that is paid."""
    kind: Kind = NOTHING
    if table.waiting and table.frames.depth:
        kind = table.frames.top(0)
    page.one_of(table.frames.top(1) if kind == WINDOW else i64(NOTHING), EVENT_NUMBER)
    page.one_of(table.frames.top(1) >> 4 & 15 if kind == BILL else i64(NOTHING), PURPOSE_NUMBER)
    page.number(table.frames.top(2) if kind == BILL else i64(0))


def write_effect(table: Table, page: Page) -> None:
    """The uppermost effect, also below a window or a bill; then the card that these are about."""
    kinds = table.book.kinds
    frames = table.frames
    depth = frames.depth - 1
    while depth >= 0 and frames.read(depth, 0) != RUN:
        depth -= 1
    if depth < 0:
        page.leave_blank(2 + 2 * SIDES + 2 * kinds)
    else:
        context = frames.read(depth, 2)
        page.number(frames.read(depth, 1))
        page.one_of(context >> ACTOR & 3, SIDES)
        page.one_of(context >> PICKED_ONE & 3, SIDES)
        page.number(context >> LEFT & 255)
        page.one_of(context >> SOURCE & 255, kinds)
        page.one_of(context >> NAMED_KIND & 255, kinds)
    page.one_of(about(table), kinds)


def about(table: Table) -> Kind:
    """The kind of the card that a reaction or a payment is about, -1 for none."""
    if table.waiting == 0 or table.frames.depth == 0:
        return NOTHING
    kind = table.frames.top(0)
    first = table.frames.top(1)
    if kind == WINDOW and first != ON_TAKE:
        return table.frames.top(3)
    if kind == BILL and first >> 4 & 15 <= FOR_REACTION:
        return table.book.kind_of(first & 15, table.frames.top(3))
    return NOTHING


# ---- cards ----------------------------------------------------------------------------------------------------------


def write_cards(table: Table, own: Faction, observer: TriesteObserver, page: Page) -> None:
    book = table.book
    kinds = book.kinds
    kind_of = observer.kinds
    faction: Faction
    write_pile(kind_of, THIEF, table.prison, 1, page)
    page.leave_blank(kinds)
    for faction in range(i64(SIDES)):
        write_pile(kind_of, faction, known_cards(table.sides[faction], faction, own), 1, page)
    page.leave_blank(kinds)
    write_unseen(table, own, observer, page)
    if looker(table) == own:
        write_pile(kind_of, own, table.looked_cards, 1, page)
    page.leave_blank(kinds)
    for faction in range(i64(SIDES)):
        write_pile(kind_of, faction, table.sides[faction].discard, 1, page)
    page.leave_blank(kinds)
    for faction in range(i64(SIDES)):
        page.one_of(card_before(book, table.sides[faction], faction, own), kinds)
    write_agenda(table, page)


def known_cards(side: Side, faction: Faction, own: Faction) -> CardSet:
    return side.hand if faction == own else side.known[own]


def write_unseen(table: Table, own: Faction, observer: TriesteObserver, page: Page) -> None:
    """All cards minus those that the observer has seen, since these are fewer."""
    copies = observer.copies
    words = page.words
    first = page.at + COINS
    n: i64
    for n in range(len(copies)):
        add_four(words, first + 4 * n, copies[n])
    faction: Faction
    for faction in range(i64(SIDES)):
        seen = (bit(DECK) - 1) & ~unseen(table.sides[faction], faction, own)
        write_pile(observer.kinds, faction, seen, -1, page)
    page.leave_blank(table.book.kinds)


def unseen(side: Side, faction: Faction, own: Faction) -> CardSet:
    return side.deck if faction == own else (side.deck | side.held()) & ~side.known[own]


def card_before(book: CardBook, side: Side, faction: Faction, own: Faction) -> Kind:
    if side.laid == NOTHING or (side.lies == FACE_DOWN and faction != own):
        return NOTHING
    return side.laid - A_TREASURE if side.laid >= A_TREASURE else book.kind_of(faction, side.laid)


def write_agenda(table: Table, page: Page) -> None:
    n: i64
    for n in range(table.agenda_size):
        page.add_number(kind_of(table.agenda[n]), rounds_of(table.agenda[n]))
    page.leave_blank(table.book.kinds)


# ---- sides ----------------------------------------------------------------------------------------------------------


def write_sides(table: Table, own: Faction, page: Page) -> None:
    faction: Faction
    for faction in range(i64(SIDES)):
        side = table.sides[faction]
        write_coins(side.purse if faction == own else side.known[4 + own], page)
    write_counts(table, own, page)
    write_changes(table, page)
    for faction in range(i64(SIDES)):
        side = table.sides[faction]
        page.one_of(side.hero if faction == own or side.hero_seen else i64(NOTHING), HEROES)
    for side in table.sides:
        page.flag(side.hero_open)


def write_counts(table: Table, own: Faction, page: Page) -> None:
    """Three numbers of each side, how its card lies, and whether the observer knows its back."""
    words = page.words
    first = page.at
    faction: Faction
    for faction in range(i64(SIDES)):
        side = table.sides[faction]
        add_number(words, first + faction, bits(side.held()))
        add_number(words, first + SIDES + faction, size(side.held_purse()))
        add_number(words, first + 2 * SIDES + faction, bits(side.deck))
        if side.laid != NOTHING:
            add_number(words, first + 3 * SIDES + faction * PLAYED_NUMBER + side.lies, 1)
        if side.back_known & bit(own):
            add_number(words, first + 3 * SIDES + SIDES * PLAYED_NUMBER + faction, 1)
    page.leave_blank(4 * SIDES + SIDES * PLAYED_NUMBER)


def write_changes(table: Table, page: Page) -> None:
    """What holds for this round, or for the next draw."""
    for side in table.sides:
        page.number(smaller(MOST_SHOWN, larger(-MOST_SHOWN, side.cost_change)))
    for side in table.sides:
        page.number(smaller(MOST_SHOWN, larger(-MOST_SHOWN, side.draws_change)))
    for side in table.sides:
        page.number(side.limit)
    for side in table.sides:
        page.marks(side.protected, EVENT_NUMBER)
