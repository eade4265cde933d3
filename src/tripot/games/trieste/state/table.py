# tripot: compiled
"""The table of Trieste: three sides, the common treasure, the prison, and where the round stands."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.bounds import MOST_LATER
from tripot.core.frames import Frames
from tripot.core.numbers import Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, first_of, lowest, shl
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trieste.cards.book import CardBook
from tripot.games.trieste.cards.components import PUBLIC, THIEF, TREASURE, WHOLE_DECK, CardNumber, CardSet, Faction
from tripot.games.trieste.state.phases import BEGIN, DRAWING
from tripot.games.trieste.state.purses import Purse, coin, known_after_loss, random_coin, size, worth

NOTHING: Final = -1
A_TREASURE: Final = 64  # `laid` from here on is a kind of treasure

# How the card of a side lies before it.
FACE_DOWN: Final = 0
OPEN: Final = 1
STOPPED: Final = 2  # open, and its effect is countered
PLAYED: Final = ("face-down", "open", "countered")


@final
class Side:
    """A faction: piles of its 33 cards as bits, a purse of treasure, and what others know of its hand.

    `known` has for each faction, and for everybody, cards that are surely in the hand or face down before it: four
    piles of cards, then four purses.  `in_hand` has those of them that are surely in the hand, while a card lies face
    down; at other times it is empty.
    """

    deck: CardSet = WHOLE_DECK
    hand: CardSet = 0
    discard: CardSet = 0
    purse: Purse = 0
    laid: i64 = NOTHING
    lies: i64 = FACE_DOWN
    back_known: i64 = 0  # a bit for each who knows whether the card that lies face down is a treasure
    played: i64 = NOTHING  # the kind of faction card that it has revealed and paid this round
    cost_change: i64 = 0  # of the card it plays this round
    draws_change: i64 = 0  # of its next Draw
    limit: i64 = 0  # cards it may hold at the end of this round, 0 for any number
    protected: i64 = 0  # this round: a bit for each of `steps.PROTECTIONS`
    hero: i64 = NOTHING  # the first, second or third of its faction
    hero_open: bool = False
    hero_seen: bool = False  # he has been open, even if he was turned down again

    def __init__(self) -> None:
        self.known: vec[i64] = vec[i64]([0] * 8)
        self.in_hand: vec[i64] = vec[i64]([0] * 8)

    # ---- the card before it -----------------------------------------------------------------------------------------

    def is_hidden(self) -> bool:
        return self.laid != NOTHING and self.lies == FACE_DOWN

    def open_card(self) -> CardNumber:
        """The faction card that lies open before it and is not countered, -1 if there is none."""
        return self.laid if self.lies == OPEN and self.laid < A_TREASURE else NOTHING

    def revealed_card(self) -> CardNumber:
        """The faction card that lies open before it, countered or not, -1 if there is none."""
        return self.laid if self.lies != FACE_DOWN and self.laid < A_TREASURE else NOTHING

    def held(self) -> CardSet:
        """Its cards in hand and face down."""
        return self.hand | bit(self.laid) if self.is_hidden() and self.laid < A_TREASURE else self.hand

    def held_purse(self) -> Purse:
        """Its treasure in hand and face down."""
        return self.purse + coin(self.laid - A_TREASURE) if self.is_hidden() and self.laid >= A_TREASURE else self.purse

    # ---- what others know -------------------------------------------------------------------------------------------

    def open(self) -> None:
        """The card that lies face down is turned up."""
        self.lies = OPEN
        self.back_known = 0
        i: i64
        for i in range(8):
            self.in_hand[i] = 0

    def forget_card(self, card: CardNumber, like: CardSet) -> None:
        """A card has left the hand before all eyes: nobody can tell which copy of its kind it was."""
        observer: Faction
        for observer in range(PUBLIC + 1):
            self.known[observer] = without_card(self.known[observer], card, like)
        if self.is_hidden():
            for observer in range(PUBLIC + 1):
                self.in_hand[observer] = without_card(self.in_hand[observer], card, like)

    def forget_coins(self, lost: Purse) -> None:
        """Treasure has left the hand before all eyes."""
        observer: Faction
        for observer in range(PUBLIC + 1):
            self.known[4 + observer] = known_after_loss(self.known[4 + observer], lost)
        if self.is_hidden():
            for observer in range(PUBLIC + 1):
                self.in_hand[4 + observer] = known_after_loss(self.in_hand[4 + observer], lost)


def without_card(cards: CardSet, card: CardNumber, like: CardSet) -> CardSet:
    """Without this card, or else without another of its kind."""
    return cards & ~bit(card) if cards & bit(card) else cards & ~first_of(cards & like)


class Table(State):
    phase: i64 = DRAWING
    round: i64 = 1
    step: i64 = BEGIN
    turn: Faction = 0  # the faction whose step it is
    stage: i64 = 0  # how far it has come within its step
    treasure: Purse = TREASURE  # the deck
    spent: Purse = 0  # the common discard of treasure
    prison: CardSet = 0  # captured thieves
    infamy: i64 = 0
    looked: Purse = 0  # cards drawn and not yet kept or discarded: treasure
    looked_cards: CardSet = 0  # or cards of the acting faction
    winner: Faction = NOTHING
    heroes: bool = False
    backs: bool = False  # option: do all see whether a card that lies face down is a treasure?
    seating: i64 = NOTHING  # option: a faction for each seat, two bits each; -1 dealt
    agenda_size: i64 = 0
    captures: i64 = 0  # for simulation
    escapes: i64 = 0
    unpaid: i64 = 0
    taken: i64 = 0

    def __init__(self, book: CardBook) -> None:
        self.seats = 3
        self.book: CardBook = book
        self.sides: list[Side] = [Side(), Side(), Side()]
        self.places: vec[i64] = vec[i64]([0, 1, 2])  # the seat of each faction
        self.agenda: vec[i64] = vec[i64]([0] * MOST_LATER)  # see `scheduling`
        self.frames: Frames = Frames()

    def assign_agenda(self, other: "Table") -> None:
        """What is entered, and not the places that are free."""
        i: i64
        for i in range(other.agenda_size):
            self.agenda[i] = other.agenda[i]

    def length(self) -> i64:
        return self.round

    # ---- seats and factions -----------------------------------------------------------------------------------------

    def faction_of(self, seat: Seat) -> Faction:
        faction: Faction = 0
        while self.places[faction] != seat:
            faction += 1
        return faction

    def ask(self, phase: i64, faction: Faction) -> None:
        self.phase = phase
        self.waiting = shl(1, self.places[faction])

    # ---- treasure ---------------------------------------------------------------------------------------------------

    def draw_coin(self, rng: Rng) -> Kind:
        """A random card of the treasure deck, -1 if there is none; TRI-3.3: the discard makes a new deck."""
        if self.treasure == 0:
            self.treasure = self.spent
            self.spent = 0
        if self.treasure == 0:
            return NOTHING
        kind = random_coin(self.treasure, rng)
        self.treasure -= coin(kind)
        return kind

    def any_treasure(self) -> bool:
        """Is there anything to draw, also after the discard has made a new deck?"""
        return self.treasure + self.spent != 0

    # ---- goals ------------------------------------------------------------------------------------------------------

    def prison_levels(self) -> i64:
        return self.book.levels_together(THIEF, self.prison)

    def hand_size(self, faction: Faction) -> i64:
        side = self.sides[faction]
        return bits(side.hand) + size(side.purse)

    def wealth(self, faction: Faction) -> i64:
        return worth(self.sides[faction].purse)


def random_bit(mask: i64, rng: Rng) -> i64:
    """The number of a random bit of those that are set."""
    n = rng.below(bits(mask))
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def random_bits(mask: i64, number: i64, rng: Rng) -> i64:
    """`number` random bits of those that are set, or all of them."""
    if number >= bits(mask):
        return mask
    found: i64 = 0
    i: i64
    for i in range(number):
        found |= bit(random_bit(mask & ~found, rng))
    return found
