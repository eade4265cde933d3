# tripot: compiled
"""All that lies on a table of Trök: the data of a state, and the small moves of cards that every chapter uses."""

from typing import final

from mypy_extensions import i64

from tripot.core.events import Cards
from tripot.core.numbers import Kind, Pile, Seat, SeatSet
from tripot.core.piles import card, count, keys_of, size, smaller, without, without_any
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trok.box import Box
from tripot.games.trok.cards import EQUIPMENT, UPGRADES, VEIN
from tripot.games.trok.events import Gained, Reshuffled
from tripot.games.trok.phases import SUPPLYING


@final
class Player:
    hand: Pile = 0
    known: Pile = 0  # what all know the hand to hold at least (TRK-4.8)
    confided: Pile = 0  # what the partner in this round's gift knows it to hold at least (TRK-4.13)
    answer: Pile = 0  # the offer while it lies face down
    offer: Pile = 0  # what is left of the offer, face up
    stored: Pile = 0  # in the carts
    upgrades: Pile = 0
    aare: i64 = 0

    def has(self, upgrade: Kind) -> i64:
        return count(self.upgrades, upgrade)

    def gain(self, cards: Pile) -> None:
        """Put cards into the hand that all have seen."""
        self.hand += cards
        self.known += cards
        self.confided += cards

    def lose(self, cards: Pile) -> None:
        """Cards leave the hand in sight of all, who then know of fewer cards in it."""
        self.hand -= cards
        self.known = still_known(self.known, cards)
        self.confided = still_known(self.confided, cards)

    def lose_unseen(self, k: Kind) -> None:
        """A card leaves the hand, seen by the partner alone: for all others it may have been any card."""
        self.hand -= card(k)
        self.confided = without(self.known, k)
        self.known = without_any(self.known)

    def gain_unseen(self, k: Kind) -> None:
        self.hand += card(k)
        self.confided = self.known + card(k)


def still_known(known: Pile, lost: Pile) -> Pile:
    """A hand that held at least `known` holds at least this after `lost` left it."""
    if known == 0:
        return 0
    k: Kind
    for k in range(8):
        known -= smaller(count(known, k), count(lost, k)) * card(k)
    return known


class Table(State):
    """The state's data.  Where a field belongs to one phase only, its comment says so."""

    deck: Pile = 0
    discard: Pile = 0
    market: Pile = 0
    upgrade_deck: Pile = 0
    row: i64 = 0  # the kind of upgrade per slot, four bits each
    row_size: i64 = 0
    phase: i64 = SUPPLYING
    round: i64 = 0
    master: Seat = -1  # the Trade Master, also of the round before while offers are made
    youngest: Seat = -1  # -1 until it is drawn
    tied: SeatSet = 0  # Appointing: the seats to choose from
    short: Seat = -1  # who is or was owed a card in this round, -1 if nobody
    done: i64 = 0  # Combining, Storing: how many players have had their turn
    made: i64 = 0  # Combining: which combinations the player has made
    veins: i64 = 0  # Combining: how many veins the player may still use
    limit: i64 = 0  # Claiming: how many of the first upgrades are open to choice
    claims: i64 = 0  # Claiming: how many upgrades may still be taken
    may_stop: bool = False  # Claiming: the second upgrade of a run may be left
    perfect: SeatSet = 0  # a bit for each seat that revealed a perfect combination in this round
    open_aare: bool = False
    memory_shown: bool = True

    def __init__(self, seats: i64, box: Box) -> None:
        self.seats = seats
        self.box: Box = box
        self.deck = box.equipment
        self.upgrade_deck = box.upgrades
        self.players: list[Player] = [Player() for _ in range(seats)]

    def length(self) -> i64:
        return self.round

    def draw(self, rng: Rng) -> Pile:
        """A pile of one random card of the deck, or none if there is none anywhere.

        Nothing depends on the order of the deck, so it has none.
        """
        if self.deck == 0:
            self.reshuffle()
            if self.deck == 0:
                return 0
        drawn = card(rng.draw(self.deck))
        self.deck -= drawn
        if self.deck == 0:
            self.reshuffle()  # as soon as it is empty (TRK-3.4)
        return drawn

    def reshuffle(self) -> None:
        if self.discard == 0:
            return
        self.deck = self.discard
        self.discard = 0
        if self.is_heard():
            self.tell(Reshuffled(size(self.deck)))

    def fill_row(self, rng: Rng) -> i64:
        """Lay upgrades until the row is full or the deck empty; returns how many."""
        added: i64 = 0
        length = self.box.row
        while self.row_size < length and self.upgrade_deck:
            upgrade = rng.draw(self.upgrade_deck)
            self.upgrade_deck -= card(upgrade)
            self.row += upgrade * card(self.row_size)
            self.row_size += 1
            added += 1
        return added

    def pay(self, seat: Seat, aare: i64, why: str) -> None:
        if aare == 0:
            return
        self.players[seat].aare += aare
        if self.is_heard():
            self.tell(Gained(seat, aare, why))

    def in_turn(self, n: i64) -> Seat:
        """The n-th seat from the Trade Master, clockwise."""
        return (self.master + n) % self.seats

    def known_of(self, owner: Seat, observer: Seat) -> Pile:
        """What `observer` knows the hand of `owner` to hold at least.  Observer -1 is a spectator."""
        player = self.players[owner]
        if owner == observer:
            return player.hand
        if self.short < 0:
            return player.known
        giver_and_receiver = (owner == self.master and observer == self.short) or (
            owner == self.short and observer == self.master
        )
        return player.confided if giver_and_receiver else player.known

    def begin_turn_of(self, seat: Seat) -> None:
        """Start a player's part of the Combination."""
        self.made = 0
        self.veins = self.players[seat].has(VEIN)


def equipment_keys(pile: Pile) -> Cards:
    """The cards of a pile by key, in order of value."""
    return keys_of(pile, EQUIPMENT)


def row_keys(row: i64, first: i64, size: i64) -> Cards:
    """The upgrades of the row from slot `first` on."""
    return tuple([UPGRADES[count(row, slot)] for slot in range(first, size)])
