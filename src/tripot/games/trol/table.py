# tripot: compiled
"""All that lies on a table of Trôl: the data of a state, and the small moves of cards that every chapter uses."""

from typing import final

from mypy_extensions import i64, u8

from tripot.core.frames import Frames
from tripot.core.numbers import Kind, Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import bits, card, count, lowest, shl
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.games.trol.bestiary import Bestiary
from tripot.games.trol.cards import (
    APPRENTICE,
    DAY_NIGHT_CARDS,
    LONGEST,
    OPEN_PILES,
    PREY_DECK,
    RED_DIE,
    TRIBE_DECK,
    WHITE_DIE,
    PreyNumber,
    PreySet,
    TribeNumber,
)
from tripot.games.trol.phases import PLAYING


@final
class Tribe:
    hand: Pile = 0  # of an open tribe: the cards that lie face up on its piles
    deck: Pile = TRIBE_DECK
    survivors: Pile = 0
    lost: Pile = 0  # discarded, face up
    food: i64 = 0
    trophies: PreySet = 0  # a bit for each prey
    tops: i64 = 0  # open tribe: the kind + 1 upon each of the four piles, 0 if none
    depths: i64 = 0  # open tribe: how many cards lie under each
    rank: i64 = 0  # when the game is over: 1 for the winner

    def draw(self, rng: Rng) -> Kind:
        """A random kind of the draw pile, which has no order."""
        kind = rng.draw(self.deck)
        self.deck -= card(kind)
        self.hand += card(kind)
        return kind

    def play(self, kind: Kind, pile: i64) -> i64:
        """Take a card from the hand, of an open tribe from this pile (-1 for the highest), which is returned."""
        self.hand -= card(kind)
        if pile < 0:
            pile = self.highest_with(kind)
        if pile >= 0:
            self.tops -= (kind + 1) * card(pile)
        return pile

    def highest_with(self, kind: Kind) -> i64:
        """The highest pile with such a card upon it, -1 if there is none."""
        best: i64 = -1
        pile: i64
        for pile in range(OPEN_PILES):
            if count(self.tops, pile) == kind + 1 and (best < 0 or count(self.depths, pile) > count(self.depths, best)):
                best = pile
        return best

    def piles_with(self, kind: Kind) -> i64:
        """Of the piles with such a card upon them one of each height, pile + 1 in a digit each; 0 if all are alike."""
        found: i64 = 0
        number: i64 = 0
        heights: i64 = 0  # a bit for each
        pile: i64
        for pile in range(OPEN_PILES):
            height = shl(1, count(self.depths, pile))
            if count(self.tops, pile) == kind + 1 and heights & height == 0:
                heights |= height
                found |= pile + 1 << 4 * number
                number += 1
        if number == 1:
            return 0
        return found

    def turn_up(self, pile: i64, rng: Rng) -> Kind:
        """The next card of an open pile."""
        kind = self.draw(rng)
        self.depths -= card(pile)
        self.tops += (kind + 1) * card(pile)
        return kind


@final
class Line:
    """A prey and the cards below it, the nearest first: kind | tribe << 4 | 128 if it lies face down.

    While the hunt is resolved all lie face up, and 128 marks a card that has used its re-roll.
    """

    prey: PreyNumber = -1  # -1 for an empty place
    length: i64 = 0
    owners: Pile = 0  # a pile of tribes: how many cards each has here

    def __init__(self) -> None:
        self.cards: vec[u8] = vec[u8]([0] * LONGEST)

    def assign(self, other: "Line") -> None:
        self.prey = other.prey
        self.length = other.length
        self.owners = other.owners
        i: i64
        for i in range(other.length):
            self.cards[i] = other.cards[i]

    def kind(self, at: i64) -> Kind:
        return i64(self.cards[at]) & 15

    def tribe(self, at: i64) -> TribeNumber:
        return i64(self.cards[at]) >> 4 & 7

    def marked(self, at: i64) -> bool:
        return i64(self.cards[at]) & 128 != 0

    def put(self, at: i64, kind: Kind, tribe: TribeNumber, marked: bool) -> None:
        """Another card of the same tribe, or the same card marked otherwise."""
        self.cards[at] = u8(kind | tribe << 4 | (128 if marked else 0))

    def append(self, kind: Kind, tribe: TribeNumber, face_down: bool) -> None:
        self.put(self.length, kind, tribe, face_down)
        self.length += 1
        self.owners += card(tribe)

    def clear(self) -> None:
        self.length = 0
        self.owners = 0

    def remove(self, at: i64) -> None:
        self.length -= 1
        self.owners -= card(self.tribe(at))
        i: i64
        for i in range(at, self.length):
            self.cards[i] = self.cards[i + 1]

    def shows(self, kind: Kind, tribe: TribeNumber, revealed: bool) -> bool:
        """Does this card of the tribe lie face up here?"""
        if not self.has_tribe(tribe):
            return False
        i: i64
        for i in range(self.length):
            if self.kind(i) == kind and self.tribe(i) == tribe and (revealed or not self.marked(i)):
                return True
        return False

    def has_tribe(self, tribe: TribeNumber) -> bool:
        return count(self.owners, tribe) > 0


class Table(State):
    phase: i64 = PLAYING
    tribes: i64 = 0  # how many
    night: bool = False
    prey_deck: PreySet = PREY_DECK
    day_night: i64 = DAY_NIGHT_CARDS  # cards left among them
    first: Seat = -1  # the seat that begins
    turn: i64 = 0  # whose turn it is: the n-th tribe in order
    turns: i64 = 0  # how many have been played
    place: i64 = -1  # of the hunt that is being resolved
    trigger: i64 = -1  # kind | tribe << 4, -1 if nobody triggered it
    total: i64 = 0  # damage so far
    exploder: TribeNumber = -1  # the tribe whose card carried the total over the prey's maximum
    last_hunts: bool = False
    failed: i64 = 0  # how many hunts, for simulation
    succeeded: i64 = 0
    exploded: i64 = 0
    hunters: i64 = 0  # cards in the lines of all hunts
    ties: i64 = 0  # eliminations that did not happen, and duels
    reshuffled: i64 = 0  # times that the discarded prey were shuffled
    ran_out: i64 = 0  # times that no new prey came
    night_memory: bool = False
    teams: bool = False
    points: bool = False
    start: i64 = -1  # option: 0 day, 1 night, -1 tossed

    def __init__(self, seats: i64, bestiary: Bestiary) -> None:
        self.seats = seats
        self.tribes = 4 if seats == 2 else seats
        self.bestiary: Bestiary = bestiary
        self.members: vec[Tribe] = vec[Tribe]([Tribe() for _ in range(self.tribes)])
        self.lines: vec[Line] = vec[Line]([Line() for _ in range(self.tribes)])
        self.frames: Frames = Frames()

    def length(self) -> i64:
        return self.turns

    # ---- seats and tribes -------------------------------------------------------------------------------------------

    def seat_of(self, tribe: TribeNumber) -> Seat:
        """TRL-7.1: of two players each plays two tribes, the second of them open."""
        return tribe - self.seats if self.is_open(tribe) else tribe

    def is_open(self, tribe: TribeNumber) -> bool:
        return tribe >= self.seats

    def tribe_in_order(self, n: i64) -> TribeNumber:
        """The n-th tribe to play; TRL-2.4: with two players the hand tribes first, then the open ones."""
        if self.seats == 2:
            return (self.first + n) % 2 + (n & 2)
        tribe = self.first + n
        return tribe - self.seats if tribe >= self.seats else tribe

    def active(self) -> TribeNumber:
        """The tribe whose turn it is."""
        return self.tribe_in_order(self.turn)

    def ask(self, phase: i64, tribe: TribeNumber) -> None:
        self.phase = phase
        self.waiting = shl(1, self.seat_of(tribe))

    def apprentice_may_come(self, tribe: TribeNumber) -> bool:
        """By what all can see: may this tribe hold its apprentice in hand (TRL-4.17, TRL-7.3)?"""
        member = self.members[tribe]
        if self.is_open(tribe):
            return count(member.hand, APPRENTICE) > 0
        if member.hand == 0 or count(member.survivors + member.lost, APPRENTICE):
            return False
        place: i64
        for place in range(self.tribes):
            if self.lines[place].shows(APPRENTICE, tribe, place == self.place):
                return False
        return self.trigger != APPRENTICE | tribe << 4

    # ---- prey and dice ----------------------------------------------------------------------------------------------

    def draw_prey(self, rng: Rng) -> PreyNumber:
        """A prey of the pile, -1 if it is empty, -2 for a day/night card."""
        prey = bits(self.prey_deck)
        if prey + self.day_night == 0:
            return -1
        drawn = rng.below(prey + self.day_night)
        if drawn >= prey:
            self.day_night -= 1
            return -2
        left = self.prey_deck
        while drawn:
            left &= left - 1
            drawn -= 1
        found = lowest(left)
        self.prey_deck -= shl(1, found)
        return found

    def discarded_prey(self) -> PreySet:
        """A bit for each prey that lies neither in the pile nor in a place nor among trophies."""
        left = PREY_DECK & ~self.prey_deck
        for line in self.lines:
            if line.prey >= 0:
                left &= ~shl(1, line.prey)
        for member in self.members:
            left &= ~member.trophies
        return left

    def lose(self, line: Line, at: i64) -> None:
        """A card of the line goes to its tribe's discards."""
        tribe = line.tribe(at)  # a line of its own: mypyc then need not hold on to `members` meanwhile
        self.members[tribe].lost += card(line.kind(at))
        line.remove(at)


def throw(dice: i64, rng: Rng, faces: list[int] | None = None) -> i64:
    """The sum of dice, `red << 8 | white` of them (TRL-1.2); their faces are added to `faces`, the red ones first."""
    total: i64 = 0
    red = dice >> 8
    i: i64
    for i in range(red + (dice & 255)):
        face = rng.draw(RED_DIE if i < red else WHITE_DIE)
        total += face
        if faces is not None:
            faces.append(face)
    return total
