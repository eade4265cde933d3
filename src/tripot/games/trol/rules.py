# tripot: compiled
"""Trôl, by Christophe Lauras: the state with its rules.  The chapters do the work."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, card, count, size
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trol import ending, hunting, playing, setting_up, sharing
from tripot.games.trol.cards import OPEN_PILES, TRIBE_DECK, TribeNumber
from tripot.games.trol.copying import copy_table
from tripot.games.trol.phases import OVER, PLAYING
from tripot.games.trol.table import Table


class Trol(Table):
    def set_up(self, rng: Rng) -> None:
        setting_up.set_table(self, rng)

    def copy(self) -> "Trol":
        state = Trol(self.seats, self.bestiary)
        copy_table(state, self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Trol)
        copy_table(self, other)

    # ---- what may a player do? --------------------------------------------------------------------------------------

    def legal(self, seat: Seat, out: vec[i64]) -> i64:
        if self.phase == PLAYING:
            return playing.legal_plays(self, out)
        return hunting.legal_answers(self, out)

    # ---- what happens when they do it -------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: ActionCode, rng: Rng) -> None:
        self.waiting = 0
        if self.phase == PLAYING:
            playing.play(self, action, rng)
        else:
            hunting.answer(self, action, rng)
        self.advance(rng)

    def advance(self, rng: Rng) -> None:
        """Resolve what asks nobody, until somebody is waited for or the game is over."""
        while self.waiting == 0 and self.phase != OVER:
            if self.place < 0:
                ending.finish(self, rng)
                return
            hunting.resolve(self, rng)
            if self.waiting == 0:
                self.end_hunt(rng)

    def end_hunt(self, rng: Rng) -> None:
        place = self.place
        sharing.share_out(self)
        if self.last_hunts:
            playing.next_last_hunt(self)
            return
        self.place = -1
        sharing.replace_prey(self, place, rng)
        if self.has_prey_left():
            playing.end_turn(self, rng)
        else:
            ending.put_away(self)

    def has_prey_left(self) -> bool:
        for line in self.lines:
            if line.prey >= 0:
                return True
        return False

    # ---- results and hidden information -----------------------------------------------------------------------------

    def standing(self, seat: Seat) -> i64:
        return -ending.best_rank(self, seat)

    def score(self, seat: Seat) -> i64:
        return ending.score(self, seat)

    def measure(self, n: i64) -> i64:
        return ending.measure(self, n)

    def reason(self) -> str:
        return ending.reason(self)

    def determinise(self, seat: Seat, rng: Rng) -> None:
        tribe: TribeNumber
        for tribe in range(self.seats):  # of open tribes everything that matters lies open
            if tribe != seat:
                self.redeal(tribe, rng)

    def redeal(self, tribe: TribeNumber, rng: Rng) -> None:
        """Deal hand, draw pile and face-down cards of a tribe again."""
        member = self.members[tribe]
        held = size(member.hand)
        hidden = member.hand + member.deck
        place: i64
        at: i64
        for place in range(self.tribes):
            line = self.lines[place]
            for at in range(line.length):
                if place != self.place and line.marked(at) and line.tribe(at) == tribe:
                    hidden += card(line.kind(at))
        for place in range(self.tribes):
            line = self.lines[place]
            for at in range(line.length):
                if place != self.place and line.marked(at) and line.tribe(at) == tribe:
                    kind = rng.draw(hidden)
                    hidden -= card(kind)
                    line.put(at, kind, tribe, True)
        member.deck = hidden
        member.hand = 0
        for at in range(held):
            member.draw(rng)

    def check_piles(self, tribe: TribeNumber) -> None:
        """TRL-7.1: the cards upon the piles of an open tribe are its hand, those below them its deck."""
        member = self.members[tribe]
        upon: i64 = 0
        below: i64 = 0
        pile: i64
        for pile in range(OPEN_PILES):
            below += count(member.depths, pile)
            if count(member.tops, pile):
                upon += card(count(member.tops, pile) - 1)
        if self.is_open(tribe):
            self.require(upon == member.hand and below == size(member.deck), "the piles of a tribe do not add up")
        else:
            self.require(upon + below == 0, "a tribe has piles and a hand")

    def check(self) -> None:
        tribe: TribeNumber
        at: i64
        for tribe in range(self.tribes):
            member = self.members[tribe]
            cards = member.hand + member.deck + member.survivors + member.lost
            for line in self.lines:
                for at in range(line.length):
                    if line.tribe(at) == tribe:
                        cards += card(line.kind(at))
            if self.trigger >= 0 and self.trigger >> 4 == tribe:
                cards += card(self.trigger & 15)
            self.require(cards == TRIBE_DECK, "the cards of a tribe do not add up")
            self.require(member.food >= 0, "a tribe has less than no food")
            self.check_piles(tribe)
        seen = self.prey_deck
        for line in self.lines:
            if line.prey >= 0:
                self.require(seen & bit(line.prey) == 0, "a prey lies in two places")
                seen |= bit(line.prey)
        for member in self.members:
            self.require(seen & member.trophies == 0, "a prey lies in two places")
            seen |= member.trophies
        self.require((self.waiting == 0) == (self.phase == OVER), "nobody is waited for")
        self.require(bits(self.waiting) <= 1, "several are waited for")
