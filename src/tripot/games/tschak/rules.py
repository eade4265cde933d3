# tripot: compiled
"""Tschak!, by Dominique Ehrhard: the state with its rules.  The chapters do the work."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Seat
from tripot.core.packed import vec
from tripot.core.piles import card, count
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.tschak import fielding, looting, scoring, setting_up
from tripot.games.tschak.cards import (
    ARTEFACTS,
    DUNGEONS,
    DWARVES,
    FLOORS,
    PLACES,
    SORCERERS,
    WARRIORS,
    CardSet,
)
from tripot.games.tschak.cardsets import size
from tripot.games.tschak.copying import copy_table
from tripot.games.tschak.phases import OVER
from tripot.games.tschak.table import GONE, Table


class Tschak(Table):
    def set_up(self, rng: Rng) -> None:
        setting_up.deal_hands(self, rng)
        setting_up.begin_dungeon(self, rng)

    def copy(self) -> "Tschak":
        state = Tschak(self.seats, self.box)
        copy_table(state, self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Tschak)
        copy_table(self, other)

    def legal(self, seat: Seat, out: vec[i64]) -> i64:
        player = self.player(seat)
        number = fielding.cards_to_choose(self.floor, player.team)
        return fielding.legal_choices(player.hand, player.team, number, out)

    def apply(self, seat: Seat, action: ActionCode, rng: Rng) -> None:
        self.player(seat).answer = action
        if not self.hold(seat):
            return
        fielding.reveal(self)
        if self.waiting:
            return
        if self.floor < FLOORS:
            setting_up.begin_floor(self)
        else:
            self.leave_dungeon(rng)

    def leave_dungeon(self, rng: Rng) -> None:
        looting.loot(self)
        seat: Seat
        for seat in range(self.seats):
            player = self.player(seat)
            player.hand += player.spent
            player.spent = 0
        if self.dungeon < DUNGEONS:
            setting_up.pass_hands(self)
            setting_up.begin_dungeon(self, rng)
        else:
            self.phase = OVER
            if self.is_heard():
                scoring.tell_scores(self)

    # ---- results and hidden information -----------------------------------------------------------------------------

    def standing(self, seat: Seat) -> i64:
        return scoring.standing(self, seat)

    def score(self, seat: Seat) -> i64:
        return scoring.total(self.box, self.player(seat), self.seats)

    def reason(self) -> str:
        return scoring.reason(self)

    def determinise(self, seat: Seat, rng: Rng) -> None:
        """Every hand has three of each type, so hidden cards are dealt again type by type."""
        own: i64 = -1
        if seat >= 0:
            own = self.place_of(seat)
        self.redeal(own, SORCERERS, rng)
        self.redeal(own, WARRIORS, rng)
        self.redeal(own, DWARVES, rng)
        self.take_back_answers(seat)

    def redeal(self, own: i64, cards_of_type: CardSet, rng: Rng) -> None:
        cards: CardSet = 0
        needs: i64 = 0
        place: i64
        for place in range(PLACES):
            if place != own:
                hidden = self.places[place].hidden() & cards_of_type
                self.places[place].hand -= hidden
                cards += hidden
                needs += size(hidden) * card(place)
        self.deal(cards, needs, rng)

    def check(self) -> None:
        adventurers: i64 = 0
        monsters = self.monster_deck
        treasures = self.treasure_deck
        floor: i64
        for place in self.places:
            adventurers += place.hand + place.team + place.spent
            monsters += place.monsters
            treasures += place.treasures
            whole = place.hand + place.team + place.spent
            self.require(size(whole) == 10 and size(whole & ARTEFACTS) == 1, "a hand has not its ten cards")
        for floor in range(FLOORS if self.phase == OVER else self.floor - 1, FLOORS):
            if floor >= 0 and count(self.monsters, floor) != GONE:
                monsters += card(count(self.monsters, floor))
            if floor >= 0 and count(self.treasures, floor) != GONE:
                treasures += card(count(self.treasures, floor))
        self.require(adventurers == self.box.adventurers, "adventurers do not add up")
        self.require(monsters == self.box.monsters, "monsters do not add up")
        self.require(treasures == self.box.treasures, "treasures do not add up")
        self.require((self.waiting == 0) == (self.phase == OVER), "nobody is waited for")
