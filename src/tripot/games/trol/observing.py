# tripot: compiled
"""What a seat knows of a table of Trôl, for programs that learn.

Tribes stand in the order of the table, the observer's own first; with two players the open tribes follow the two hand
tribes.  A seat knows its own cards that lie face down, and those of open tribes, which all have seen being played;
observations forget nothing, whatever the option `night_memory` says.  Lines may be long: of those that wait the nearest
cards are shown and all are counted.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Pile, Seat
from tripot.core.observing import (
    Block,
    Observer,
    Page,
    add_four,
    add_number,
    add_pile,
    four_numbers,
    nth_from,
)
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, count, shl, size, smaller
from tripot.core.state import State
from tripot.games.trol.bestiary import Bestiary
from tripot.games.trol.cards import CARDS, KINDS, OPEN_PILES, PORTIONS, PreyNumber, TribeNumber, TribeSet
from tripot.games.trol.helping import helper
from tripot.games.trol.hunting import asked_tribe
from tripot.games.trol.phases import BETRAYAL, BLOWS, COOKS, HELPERS, PHASES, ROLL
from tripot.games.trol.table import Line, Table, Tribe

PHASE_NUMBER: Final = 8
NEAREST: Final = 6  # cards shown of a line that waits: nineteen in twenty are no longer
HUNTING: Final = 12  # of the line that hunts
PREY_NUMBERS: Final = 6
COUNTS: Final = 5  # numbers of each tribe between the lines and its piles
FACE_DOWN: Final = 128  # in a card of a line
MOST_DAMAGE: Final = 400  # eighty cards and the best of dice


def blocks(seats: int) -> list[Block]:
    tribes = 4 if seats == 2 else seats
    one_card = KINDS + tribes
    return [
        Block("phase", len(PHASES), 1, "one of " + ", ".join(PHASES)),
        Block("night", 1, 1, "it is night"),
        Block("last_hunts", 1, 1, "the last hunts have begun"),
        Block("prey_pile", 3, 20, "prey and day/night cards to come, and discarded prey"),
        Block("active", tribes, 1, "the tribe whose turn it is"),
        Block("asked", tribes, 1, "the tribe that has to answer"),
        Block("hand", KINDS, 3, "the own hand: how many of " + ", ".join(CARDS)),
        Block("hunt", tribes, 1, "the place of the hunt under way"),
        Block("trigger", one_card, 1, "its trigger: kind, tribe"),
        Block("total", 1, MOST_DAMAGE, "its damage so far", least=-80),
        Block("missing", 1, MOST_DAMAGE, "what is missing to the least that the prey takes", least=-MOST_DAMAGE),
        Block("room", 1, MOST_DAMAGE, "what is left to the most that it takes", least=-MOST_DAMAGE),
        Block("acting", HUNTING + 1, 1, "the card of the line that acts, by position; the last cell for one beyond"),
        Block("target", HUNTING + 1, 1, "the card that a sneak has named"),
        Block("dice", 3, MOST_DAMAGE, "red dice, white dice and their sum, while they lie on the table"),
        Block("rerolled", HUNTING, 1, "the cards that have had a roll repeated"),
        Block("declined", tribes, 1, "the tribes that have declined to help, since one last did"),
        Block("doubled", PORTIONS, 1, "the portions that cooks have doubled"),
        Block("hunters", HUNTING * one_card, 1, "the nearest cards of the line that hunts: kind, tribe"),
        Block("prey", tribes * PREY_NUMBERS, 60, "at each place: least and most damage, three portions, trophies"),
        Block("line_size", tribes * tribes, 16, "at each place: how many cards of each tribe"),
        Block("line", tribes * NEAREST * one_card, 1, "at each place the nearest cards: kind (none if unknown), tribe"),
        Block("hand_size", tribes, 16, "cards in the hand of each tribe, or upon its piles"),
        Block("deck_size", tribes, 16, "cards that each tribe has still to draw"),
        Block("food", tribes, 500, "food of each tribe"),
        Block("masks", tribes, 240, "bravery masks of each tribe"),
        Block("trophies", tribes, 1000, "trophy symbols of each tribe"),
        Block("survivors", tribes * KINDS, 3, "each tribe's survivors"),
        Block("lost", tribes * KINDS, 3, "each tribe's discards"),
        Block("unseen", tribes * KINDS, 3, "each tribe's cards of which the observer does not know where they are"),
        *(open_blocks() if seats == 2 else []),
    ]


def open_blocks() -> list[Block]:
    return [
        Block("upon", 2 * OPEN_PILES * KINDS, 1, "open tribes: the card upon each of the four piles"),
        Block("below", 2 * OPEN_PILES, 4, "open tribes: how many cards lie under each"),
    ]


class TrolObserver(Observer):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, blocks(seats))

    def write_table(self, state: State, seat: Seat, page: Page) -> None:
        assert isinstance(state, Table)
        page.one_of(state.phase, PHASE_NUMBER)
        page.flag(state.night)
        page.flag(state.last_hunts)
        page.number(bits(state.prey_deck))
        page.number(state.day_night)
        page.number(bits(state.discarded_prey()))
        write_tribe(state, seat, state.active(), page)
        if state.waiting:
            write_tribe(state, seat, asked_tribe(state), page)
        else:
            page.leave_blank(state.tribes)
        page.pile(state.members[seat].hand, KINDS)
        write_hunt(state, seat, page)
        write_lines(state, seat, page)
        write_members(state, seat, page)
        if state.seats == 2:
            write_open_piles(state.members[2 + seat], state.members[3 - seat], page)


# ---- tribes as the observer sees them -------------------------------------------------------------------------------


def nth_tribe(table: Table, seat: Seat, n: i64) -> TribeNumber:
    """The n-th tribe from the observer's own, open tribes last."""
    if n < table.seats:
        return nth_from(seat, n, table.seats)
    return table.seats + nth_from(seat, n - table.seats, table.seats)


def order_of(table: Table, seat: Seat, tribe: TribeNumber) -> i64:
    """The other way round: where the observer sees a tribe."""
    n = tribe - seat
    least: i64 = 0
    if tribe >= table.seats:
        least = table.seats
    return n if n >= least else n + table.seats


def write_tribe(table: Table, seat: Seat, tribe: TribeNumber, page: Page) -> None:
    page.one_of(order_of(table, seat, tribe), table.tribes)


def all_orders(table: Table, seat: Seat) -> i64:
    """Where the observer sees each tribe, a digit each."""
    found: i64 = 0
    tribe: TribeNumber
    for tribe in range(table.tribes):
        found |= order_of(table, seat, tribe) << 4 * tribe
    return found


def tribes_seen(table: Table, seat: Seat) -> TribeSet:
    """A bit for each tribe whose cards the observer knows, also where they lie face down in a line that waits."""
    return bit(seat) | (bit(table.tribes) - bit(table.seats))


# ---- the hunt under way ---------------------------------------------------------------------------------------------


def write_hunt(table: Table, seat: Seat, page: Page) -> None:
    page.one_of(table.place, table.tribes)
    if table.place < 0:
        one_card = KINDS + table.tribes
        answers = table.tribes + PORTIONS
        page.leave_blank(one_card + 3 + 2 * (HUNTING + 1) + 3 + HUNTING + answers + HUNTING * one_card)
        return
    line = table.lines[table.place]
    write_trigger(table, seat, page)
    page.number(table.total)
    page.number(table.bestiary.least[line.prey] - table.total)
    page.number(table.bestiary.most[line.prey] - table.total)
    write_frames(table, page)
    at: i64
    for at in range(HUNTING):
        page.flag(at < line.length and line.marked(at))
    write_answers(table, seat, page)
    write_hunters(table, seat, line, page)


def write_answers(table: Table, seat: Seat, page: Page) -> None:
    """Who has declined to help, and what cooks have doubled: what the frames say of answers already given."""
    step: i64 = 0
    answers: i64 = 0
    if table.frames.depth:
        step = table.frames.top(0)
        answers = table.frames.top(2)
    n: i64
    for n in range(table.tribes):
        if step == HELPERS and answers >> n & 1:
            page.add_one(order_of(table, seat, helper(table, n)))
    page.leave_blank(table.tribes)
    for n in range(PORTIONS):
        page.flag(step == COOKS and answers >> n & 1 != 0)


def write_hunters(table: Table, seat: Seat, line: Line, page: Page) -> None:
    one_card = KINDS + table.tribes
    at: i64
    for at in range(smaller(line.length, HUNTING)):
        page.add_one(at * one_card + line.kind(at))
        page.add_one(at * one_card + KINDS + order_of(table, seat, line.tribe(at)))
    page.leave_blank(HUNTING * one_card)


def write_trigger(table: Table, seat: Seat, page: Page) -> None:
    if table.trigger < 0:
        page.leave_blank(KINDS + table.tribes)
    else:
        page.one_of(table.trigger & 15, KINDS)
        write_tribe(table, seat, table.trigger >> 4, page)


def write_frames(table: Table, page: Page) -> None:
    """Which card acts, whom a sneak has named, and the dice: by the frames, of which the first is the hunt's step."""
    cells = table.frames.cells
    step: i64 = 0
    if table.frames.depth:
        step = cells[0]
    acting: i64 = -1
    target: i64 = -1
    if step == BETRAYAL or step == BLOWS or step == COOKS:
        acting = cells[1]
    if step == BETRAYAL:
        target = cells[2]
    page.one_of(smaller(acting, HUNTING), HUNTING + 1)
    page.one_of(smaller(target, HUNTING), HUNTING + 1)
    if table.frames.depth and table.frames.top(0) == ROLL:
        page.number(table.frames.top(1) >> 8)
        page.number(table.frames.top(1) & 255)
        page.number(table.frames.top(2))
    else:
        page.leave_blank(3)


# ---- lines ----------------------------------------------------------------------------------------------------------


def write_lines(table: Table, seat: Seat, page: Page) -> None:
    """Prey, then how long the lines are, then their nearest cards.  Cards that are hidden belong to a block below."""
    tribes = table.tribes
    place: i64
    for place in range(tribes):
        prey = table.lines[place].prey
        if prey >= 0:
            write_prey(table.bestiary, prey, page.words, page.at + place * PREY_NUMBERS)
    page.leave_blank(tribes * PREY_NUMBERS)
    orders = all_orders(table, seat)
    seen = tribes_seen(table, seat)
    for place in range(tribes):
        write_line(table, place, orders, seen, page.words, page.at)
    page.leave_blank(tribes * tribes + tribes * NEAREST * (KINDS + tribes))


def write_prey(bestiary: Bestiary, prey: PreyNumber, words: vec[i64], at: i64) -> None:
    portions = bestiary.portions[prey]
    add_four(words, at, four_numbers(bestiary.least[prey], bestiary.most[prey], portions & 255, portions >> 8 & 255))
    add_four(words, at + 4, four_numbers(portions >> 16, bestiary.trophies[prey], 0, 0))


def write_line(table: Table, place: i64, orders: i64, seen: i64, words: vec[i64], first: i64) -> None:
    """`orders` and `seen` say of each tribe where the observer sees it, and whether it knows its cards anyway."""
    tribes = table.tribes
    one_card = KINDS + tribes
    counts = first + place * tribes
    nearest = first + tribes * tribes + place * NEAREST * one_card
    hidden = first + tribes * tribes + tribes * NEAREST * one_card + tribes * COUNTS + 2 * tribes * KINDS
    line = table.lines[place]
    cards = line.cards
    revealed = place == table.place
    sizes: i64 = 0  # a byte for each tribe
    at: i64
    for at in range(line.length):
        card = i64(cards[at])
        kind = card & 15
        tribe = card >> 4 & 7
        order = orders >> 4 * tribe & 15
        known = revealed or card & FACE_DOWN == 0 or seen >> tribe & 1 != 0
        sizes += shl(1, 8 * order)
        if not known:
            add_number(words, hidden + order * KINDS + kind, 1)
        if at < NEAREST:
            add_number(words, nearest + at * one_card + KINDS + order, 1)
            if known:
                add_number(words, nearest + at * one_card + kind, 1)
    if sizes:
        add_four(words, counts, four_numbers(sizes & 255, sizes >> 8 & 255, sizes >> 16 & 255, sizes >> 24 & 255))
    if tribes > 4:
        add_number(words, counts + 4, sizes >> 32)


# ---- tribes ---------------------------------------------------------------------------------------------------------


def write_members(table: Table, seat: Seat, page: Page) -> None:
    """Five numbers and three piles of each, number by number and pile by pile around the table."""
    tribes = table.tribes
    words = page.words
    first = page.at
    survivors = first + COUNTS * tribes
    lost = survivors + tribes * KINDS
    hidden = lost + tribes * KINDS
    n: i64
    for n in range(tribes):
        tribe = nth_tribe(table, seat, n)
        member = table.members[tribe]
        add_number(words, first + n, size(member.hand))
        add_number(words, first + tribes + n, size(member.deck))
        add_number(words, first + 2 * tribes + n, member.food)
        add_number(words, first + 3 * tribes + n, table.bestiary.masks_of(member.survivors))
        add_number(words, first + 4 * tribes + n, table.bestiary.symbols_of(member.trophies))
        add_pile(words, survivors + n * KINDS, member.survivors)
        add_pile(words, lost + n * KINDS, member.lost)
        add_pile(words, hidden + n * KINDS, unseen(member, tribe == seat or table.is_open(tribe)))
    page.leave_blank(COUNTS * tribes + 3 * tribes * KINDS)


def unseen(member: Tribe, is_seen: bool) -> Pile:
    """What the observer does not see of a tribe beside its lines, whose hidden cards are there already.

    Of its own and of open tribes that is what is to be drawn.
    """
    if is_seen:
        return member.deck
    return member.deck + member.hand


def write_open_piles(own: Tribe, other: Tribe, page: Page) -> None:
    pile: i64
    for pile in range(OPEN_PILES):
        page.one_of(count(own.tops, pile) - 1, KINDS)
    for pile in range(OPEN_PILES):
        page.one_of(count(other.tops, pile) - 1, KINDS)
    page.pile(own.depths, OPEN_PILES)
    page.pile(other.depths, OPEN_PILES)
