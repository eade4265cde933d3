# tripot: compiled
"""What a decent player of Tschak! sees at a glance: what lies on a floor, and how strong a team has to be for it.

Worths are in points.  A team is judged by the rng that it is stronger than each other team, of which the cards that
lie open count as they are and the rest as the cards that its hand may hold.  Powers are for the shipped values; with
others they grow by the scale of the box.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tripot.core.judge import Judge
from tripot.core.numbers import ActionCode, Kind, Seat
from tripot.core.packed import vec
from tripot.core.piles import card, count, first_of, smaller
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import (
    ARTEFACTS,
    CHAMELEON,
    DUNGEONS,
    DWARVES,
    FLOORS,
    NUMBERED,
    SORCERERS,
    TEAM,
    WARRIORS,
    CardSet,
)
from tripot.games.tschak.cardsets import kinds_of, size
from tripot.games.tschak.comparing import copied_value, dwarf_value, sorcerer_value, warrior_value
from tripot.games.tschak.fielding import types_of
from tripot.games.tschak.scoring import total
from tripot.games.tschak.table import Table, TablePlace

HORIZON: Final = 1  # dungeons
ARTEFACT_POWER: Final = 2.0  # how much a card adds to a team that is not there yet
CHAMELEON_POWER: Final = 3.2
UNSEEN_POWER: Final = 3.0  # of a card that nobody has seen
DOUBT: Final = 1.1  # how far a team may be from what is expected, for each card to come
LEAST_DOUBT: Final = 0.4
LATER: Final = 0.035  # what a point of strength kept for later is worth, for each point at stake there
LOOT: Final = vec[float]([0.0, 0.1, 0.4, 0.9, 1.6, 2.3, 3.0])  # gold to expect, by the value of the last card
BEST_LAST: Final = 6  # the highest value that it knows
SPREAD: Final = 1.0  # points by which a finished game is usually decided
SPREAD_A_DUNGEON: Final = 2.2


class TschakJudge(Judge):
    table: Table
    box: Box
    seat: Seat = 0
    treasure: float = 0.0  # what the treasure of this floor brings to the seat
    monster: float = 0.0  # what the monster costs it
    price: float = 0.0  # of a point of strength
    copied: float = 0.0  # what a chameleon is probably worth

    def __init__(self) -> None:
        self.expected: vec[float] = vec[float]([0.0] * 4)  # strength of the other seats' teams
        self.doubt: vec[float] = vec[float]([0.0] * 4)

    def look(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        self.table = state
        self.seat = seat
        self.box = state.box
        own = state.player(seat)
        self.treasure = gain(self.box, own, state.treasure(), state.seats)
        self.monster = loss(self.box, own, state.monster(), state.seats)
        self.price = LATER * self.later_stakes(own) / self.box.scale
        self.copied = CHAMELEON_POWER * self.box.scale
        other: i64
        for other in range(state.seats):
            if other != seat:
                self.expect(other)
        shown = copied_value(state, seat)
        if shown > 0:
            self.copied = float(shown)

    def later_stakes(self, own: TablePlace) -> float:
        """What lies on the floors to come, and the loot."""
        table = self.table
        stakes = 0.0
        floor: i64
        for floor in range(table.floor, FLOORS):
            stakes += abs(gain(self.box, own, count(table.treasures, floor), table.seats))
            stakes += loss(self.box, own, count(table.monsters, floor), table.seats)
        return stakes

    def expect(self, other: i64) -> None:
        """How strong will the team of this seat be?"""
        place = self.table.player(other)
        to_come = TEAM - size(place.team)
        per_card = UNSEEN_POWER * self.box.scale
        if place.is_open and place.hand:
            per_card = power(self.box, place.hand) / float(size(place.hand))
        self.expected[other] = power(self.box, place.team) + per_card * float(to_come)
        self.doubt[other] = (LEAST_DOUBT + DOUBT * float(to_come)) * self.box.scale

    def horizon(self) -> i64:
        return HORIZON

    def is_showdown(self, state: State) -> bool:
        """On the last floor all cards are chosen at once, and what is left is the loot."""
        assert isinstance(state, Table)
        if state.floor != FLOORS:
            return False
        seat: Seat
        for seat in range(state.seats):
            if not state.player(seat).is_open:
                return False
        return True

    # ---- actions ----------------------------------------------------------------------------------------------------

    def worth(self, action: ActionCode) -> float:
        """Of the best team that begins like this."""
        own = self.table.player(self.seat)
        return self.best_team(own.team + action, kinds_of(own.hand - action))

    def best_team(self, team: CardSet, cards: CardSet) -> float:
        if size(team) == TEAM:
            return self.team_worth(team)
        best = -1000.0
        cards &= ~types_of(team)
        while cards:
            unit = first_of(cards)
            cards ^= unit
            worth = self.best_team(team + unit, cards)
            if worth > best:
                best = worth
        return best

    def team_worth(self, team: CardSet) -> float:
        """What the team wins here, less what its cards could win later."""
        strength = self.strength(team)
        strongest = 1.0
        weakest = 1.0
        other: i64
        for other in range(self.table.seats):
            if other != self.seat:
                stronger = 1.0 / (1.0 + exp((self.expected[other] - strength) / self.doubt[other]))
                strongest *= stronger
                weakest *= 1.0 - stronger
        worth = strongest * self.treasure - weakest * self.monster
        if self.table.floor == FLOORS:
            own = self.table.player(self.seat)
            return worth + self.loot((own.hand + own.team - team) & NUMBERED)
        return worth - self.price * power(self.box, team)

    def loot(self, last: i64) -> float:
        """The gold to expect for the last card."""
        value = float(card_value(self.box, last)) / self.box.scale
        return LOOT[smaller(int(value), BEST_LAST)]

    def strength(self, team: CardSet) -> float:
        box = self.box
        sorcerer = float(sorcerer_value(box, team))
        if team & CHAMELEON:
            sorcerer = self.copied
        warrior = float(warrior_value(box, team))
        dwarf = float(dwarf_value(box, team))
        whole = sorcerer + warrior + dwarf
        if not team & ARTEFACTS:
            return whole
        weakest = whole
        if team & SORCERERS:
            weakest = sorcerer
        if team & WARRIORS and warrior < weakest:
            weakest = warrior
        if team & DWARVES and dwarf < weakest:
            weakest = dwarf
        return whole + weakest

    # ---- positions --------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: Seat) -> float:
        """The points so far, compared: hands pass on, so the future is nearly the same for all."""
        assert isinstance(state, Table)
        spread = SPREAD
        if state.waiting:
            spread += SPREAD_A_DUNGEON * float(DUNGEONS + 1 - state.dungeon)
        own = state.score(seat)
        whole = 0.0
        other: i64
        for other in range(state.seats):
            whole += exp(float(state.score(other) - own) / spread)
        return 1.0 / whole

    # ---- reasons ----------------------------------------------------------------------------------------------------

    def reason(self, action: ActionCode) -> Reason:
        table = self.table
        own = table.player(self.seat)
        if self.worth(action) + self.price * power(self.box, own.team + action) > self.treasure / 2.0 > 0.0:
            return self.reason_of_treasure(own)
        if self.monster >= self.treasure and self.monster > 1.0:
            return Reason("monster", card=self.box.monster.names[table.monster()], points=round(self.monster))
        return Reason("save")

    def reason_of_treasure(self, own: TablePlace) -> Reason:
        kind = self.table.treasure()
        if kind == self.box.ring:
            rings = count(own.treasures, self.box.ring) + 1
            return Reason("rings", number=int(rings), points=int(rings * rings))
        return Reason("treasure", card=self.box.treasure.names[kind], points=round(self.treasure))


def gain(box: Box, own: TablePlace, treasure: Kind, seats: i64) -> float:
    """What a treasure would add to a player's points."""
    before = total(box, own, seats)
    own.treasures += card(treasure)
    after = total(box, own, seats)
    own.treasures -= card(treasure)
    return float(after - before)


def loss(box: Box, own: TablePlace, monster: Kind, seats: i64) -> float:
    before = total(box, own, seats)
    own.monsters += card(monster)
    after = total(box, own, seats)
    own.monsters -= card(monster)
    return float(before - after)


def card_value(box: Box, unit: CardSet) -> i64:
    """The printed value of a single numbered card."""
    return sorcerer_value(box, unit) + warrior_value(box, unit) + dwarf_value(box, unit)


def power(box: Box, cards: CardSet) -> float:
    """What cards are worth in teams, one by one."""
    whole = ARTEFACT_POWER * float(size(cards & ARTEFACTS))
    whole += CHAMELEON_POWER * float(size(cards & SORCERERS & ~NUMBERED))
    whole *= box.scale
    numbered = cards & NUMBERED
    while numbered:
        unit = first_of(numbered)
        numbered ^= unit
        whole += float(card_value(box, unit))
    return whole
