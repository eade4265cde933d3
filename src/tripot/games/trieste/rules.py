# tripot: compiled
"""Trieste, by Matthew Ma: the state with its rules.  The chapters do the work."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, bits
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trieste.cards.components import (
    FACTIONS,
    INFAMY,
    MERCHANT,
    PUBLIC,
    THIEF,
    TREASURE,
    WATCH,
    WHOLE_DECK,
    Faction,
)
from tripot.games.trieste.copying import copy_table
from tripot.games.trieste.hidden import guessing
from tripot.games.trieste.round import flow, setting_up
from tripot.games.trieste.state.phases import CHOOSING_HERO, OVER
from tripot.games.trieste.state.purses import coin, common, known_after_loss, size
from tripot.games.trieste.state.table import A_TREASURE, NOTHING, Side, Table


class Trieste(Table):
    def set_up(self, rng: Rng) -> None:
        setting_up.set_table(self, rng)
        if self.phase != CHOOSING_HERO:
            flow.advance(self, rng)

    def copy(self) -> "Trieste":
        state = Trieste(self.book)
        copy_table(state, self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Trieste)
        copy_table(self, other)

    # ---- what may a player do, and what happens when they do it -----------------------------------------------------

    def legal(self, seat: Seat, out: vec[i64]) -> i64:
        if self.phase == CHOOSING_HERO:
            return setting_up.legal_heroes(self, seat, out)
        return flow.legal_answers(self, out)

    def apply(self, seat: Seat, action: ActionCode, rng: Rng) -> None:
        if self.phase == CHOOSING_HERO:
            setting_up.choose_hero(self, seat, action, rng)
            if self.waiting:
                return
        else:
            self.waiting = 0
            flow.answer(self, action, rng)
        flow.advance(self, rng)

    # ---- results ----------------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> i64:
        if self.winner != NOTHING and self.places[self.winner] == seat:
            return 1
        return 0

    def score(self, seat: Seat) -> i64:
        """How far a seat has come, in what its faction collects."""
        faction = self.faction_of(seat)
        if faction == WATCH:
            return bits(self.prison)
        return self.wealth(MERCHANT) if faction == MERCHANT else self.infamy

    def reason(self) -> str:
        return FACTIONS[self.winner] if self.winner != NOTHING else "rounds"

    def measure(self, n: i64) -> i64:
        if n < 3:
            return 1 if self.winner == n else 0
        if n == 3:
            return self.captures
        if n == 4:
            return self.escapes
        return self.unpaid if n == 5 else self.taken

    # ---- hidden information -----------------------------------------------------------------------------------------

    def determinise(self, seat: Seat, rng: Rng) -> None:
        observer = self.faction_of(seat) if seat >= 0 else i64(PUBLIC)
        if self.phase == CHOOSING_HERO:
            faction: Faction
            for faction in range(i64(3)):
                if faction != observer:
                    self.sides[faction].hero = NOTHING
            self.take_back_answers(seat)
        guessing.guess(self, observer, rng)

    # ---- checks -----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        coins = self.treasure + self.spent + self.looked
        faction: Faction
        for faction in range(i64(3)):
            self.check_side(faction)
            side = self.sides[faction]
            coins += side.purse
            if side.laid >= A_TREASURE:
                coins += coin(side.laid - A_TREASURE)
        self.require(coins == TREASURE, "the treasure does not add up")
        self.require(0 <= self.infamy <= INFAMY, "the infamy is out of range")
        self.require((self.waiting == 0) == (self.phase == OVER), "nobody is waited for")
        several = bits(self.waiting) > 1 or self.answered != 0
        self.require(not several or self.phase == CHOOSING_HERO, "several are waited for")

    def check_side(self, faction: Faction) -> None:
        side = self.sides[faction]
        cards = bits(side.deck) + bits(side.hand) + bits(side.discard) + self.elsewhere(faction, side)
        every = side.deck | side.hand | side.discard
        self.require(cards == bits(WHOLE_DECK) and every & ~WHOLE_DECK == 0, "the cards of a faction do not add up")
        observer: Faction
        for observer in range(PUBLIC + 1):
            if observer == faction:
                continue
            self.require(side.known[observer] & ~side.held() == 0, "a card is known that is not there")
            known = side.known[4 + observer]
            self.require(size(known_after_loss(known, side.held_purse())) == 0, "treasure is known that is not there")
            self.check_in_hand(side, observer)

    def check_in_hand(self, side: Side, observer: Faction) -> None:
        """What is known to be in the hand is there, and known."""
        cards = side.in_hand[observer]
        purse = side.in_hand[4 + observer]
        self.require(cards & ~(side.hand & side.known[observer]) == 0, "a card is seen that is not in the hand")
        seen = common(side.known[4 + observer], side.purse)
        self.require(size(known_after_loss(purse, seen)) == 0, "treasure is seen that is not in the hand")
        is_empty = cards == 0 and purse == 0 and side.back_known == 0
        self.require(is_empty or side.is_hidden(), "a hand is compared with a card that does not lie face down")

    def elsewhere(self, faction: Faction, side: Side) -> i64:
        """How many cards of a faction lie before it, in prison, or are being looked at."""
        number: i64 = 0
        if 0 <= side.laid < A_TREASURE:
            self.require((side.deck | side.hand | side.discard) & bit(side.laid) == 0, "a card lies in two places")
            number = 1
        if faction == THIEF:
            number += bits(self.prison)
        if guessing.looker(self) == faction:
            number += bits(self.looked_cards)
        return number
