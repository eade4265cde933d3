# tripot: compiled
"""Trök, by Bruno Cathala and Serge Laget: the state with its rules.  The chapters do the work."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import bits, card, count, size
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trok import codes, combining, ending, supplying, trading
from tripot.games.trok.cards import STONE
from tripot.games.trok.copying import copy_table
from tripot.games.trok.phases import (
    APPOINTING,
    CLAIMING,
    COMBINING,
    ENDING,
    GIVING,
    OFFERING,
    OVER,
    STORING,
    SUPPLYING,
    TRADING,
)
from tripot.games.trok.table import Table


class Trok(Table):
    def set_up(self, rng: Rng) -> None:
        supplying.set_table(self, rng)
        self.advance(rng)

    def copy(self) -> "Trok":
        state = Trok(self.seats, self.box)
        copy_table(state, self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Trok)
        copy_table(self, other)

    # ---- what may a player do? --------------------------------------------------------------------------------------

    def legal(self, seat: Seat, out: vec[i64]) -> i64:
        phase = self.phase
        hand = self.players[seat].hand
        if phase == OFFERING:
            return trading.legal_offers(hand, out)
        if phase == TRADING:
            return trading.legal_takes(self, seat, out)
        if phase == COMBINING:
            return combining.legal_combinations(self, seat, out)
        if phase == CLAIMING:
            return combining.legal_claims(self, out)
        if phase == STORING:
            return ending.legal_stores(hand, out)
        if phase == GIVING:
            return trading.legal_gifts(hand, out)
        return trading.legal_appointments(self, out)

    # ---- what happens when they do it -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: ActionCode, rng: Rng) -> None:
        phase = self.phase
        if phase == OFFERING:
            self.players[seat].answer = codes.cards_of(action)
            if self.hold(seat):
                trading.reveal(self)
        elif phase == TRADING:
            trading.take(self, seat, action, rng)
        elif phase == COMBINING:
            combining.combine(self, seat, action)
        elif phase == CLAIMING:
            combining.claim(self, seat, action)
        elif phase == STORING:
            ending.store(self, seat, action)
        elif phase == GIVING:
            trading.give(self, action)
        elif phase == APPOINTING:
            trading.appoint(self, action)
        if self.waiting == 0:
            self.advance(rng)

    def advance(self, rng: Rng) -> None:
        """Run the phases that ask nobody, until somebody is waited for or the game is over."""
        while self.waiting == 0 and self.phase != OVER:
            if self.phase == SUPPLYING:
                supplying.supply(self, rng)
            elif self.phase == COMBINING:
                combining.next_to_combine(self)
            elif self.phase == STORING:
                ending.next_to_store(self)
            elif self.phase == ENDING:
                ending.end_round(self, rng)

    # ---- results and hidden information -----------------------------------------------------------------------------

    def standing(self, seat: Seat) -> i64:
        return ending.standing(self, seat)

    def score(self, seat: Seat) -> i64:
        return self.players[seat].aare

    def reason(self) -> str:
        return ending.reason(self)

    def determinise(self, seat: Seat, rng: Rng) -> None:
        unseen: i64 = 0  # how many cards each hand hides, a byte each
        owner: Seat
        i: i64
        for owner in range(self.seats):
            player = self.players[owner]
            known = self.known_of(owner, seat)
            hidden = player.hand - known
            unseen |= size(hidden) << 8 * owner
            self.deck += hidden
            player.hand = known
            if owner != seat:
                player.answer = 0
        for owner in range(self.seats):
            player = self.players[owner]
            for i in range(unseen >> 8 * owner & 255):
                drawn = card(rng.draw(self.deck))
                self.deck -= drawn
                player.hand += drawn
        self.forget_gift(seat)
        self.take_back_answers(seat)

    def forget_gift(self, seat: Seat) -> None:
        """Outsiders do not know what the giver and the receiver know of each other's hands."""
        if self.short >= 0 and seat != self.short and seat != self.master:
            for player in self.players:
                player.confided = player.known

    def check(self) -> None:
        equipment = self.deck + self.discard + self.market
        upgrades = self.upgrade_deck
        k: Kind
        for player in self.players:
            equipment += player.hand + player.offer + player.stored
            upgrades += player.upgrades
            for k in range(STONE + 1):
                self.require(count(player.known, k) <= count(player.hand, k), "more cards known than held")
                self.require(count(player.confided, k) <= count(player.hand, k), "more cards confided than held")
        for k in range(self.row_size):
            upgrades += card(count(self.row, k))
        self.require(equipment == self.box.equipment, "equipment cards do not add up")
        self.require(upgrades == self.box.upgrades, "upgrades do not add up")
        self.require(
            size(self.market) <= self.box.market and self.row_size <= self.box.row, "too many cards on display"
        )
        self.require((self.waiting == 0) == (self.phase == OVER), "nobody is waited for")
        self.require(self.phase == OFFERING or bits(self.waiting) <= 1, "several are waited for")
