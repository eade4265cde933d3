"""Snatch: a small fifth game that lives in the tests and is found by its entry point alone.

Everybody lays a card in secret; the highest snatches a point, unless somebody interrupts with a veto, which may be
vetoed in turn.  Whoever holds a card is asked, also if it cannot be a veto.  The game is over when hands are empty.
Of several that are the highest the first seat's counts; under the first version of the rules none did.
"""

from dataclasses import dataclass
from typing import Annotated

from tripot.core.actions import Action, Vocabulary
from tripot.core.decks import Deck
from tripot.core.declared import DeclaredGame, Part, Table
from tripot.core.events import Card, Cards, Event, Seat, Seats, Word
from tripot.core.fields import ANSWER, OWN, Count, Rest, Zone
from tripot.core.game import Option
from tripot.core.notation import OneOf
from tripot.core.piles import card, kind_of
from tripot.core.rng import Rng
from tripot.core.view import seats_of

CARDS = ("pebble", "coin", "crown", "veto")  # worth 1, 2, 3 and nothing
VETO = 3
DECK = Deck(CARDS, 0x4244)
SNATCH, STRIKE = 1, 2  # frames: (kind, who acts, who is still asked, -)
SECOND = 1  # the edition from which a tie is broken


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    seat: Seat
    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Vetoed(Event):
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Snatched(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: Seats
    reason: Word


class Lay(Action):
    verb = 1
    card: Annotated[Card, OneOf(CARDS)]


class Accept(Action):
    verb = 2


class Object(Action):
    verb = 3


class Player(Part):
    hand: Annotated[int, Zone(DECK, OWN)]
    points: Annotated[int, Count(0, 20)]
    answer: Annotated[int, Zone(DECK, ANSWER, most=1)]


class Snatch(Table):
    deck: Annotated[int, Rest(DECK)]
    discard: Annotated[int, Zone(DECK)]
    player = Player
    vocabulary = Vocabulary(Lay, Accept, Object)
    ended = GameEnded
    shows = ("question",)

    def fill_in(self, seat: int, left_out: set[str], rng: Rng) -> None:
        if "hand" in left_out:
            hand = self.players[seat].hand = sum(self.draw(rng) for _ in range(self.length()))
            self.tell_apart(seat, Drawn(seat, self.length(), DECK.keys(hand)), cards=())

    def phase(self) -> str:
        return "objecting" if self.frames.depth else "laying" if self.waiting else "over"

    def asked(self) -> int:
        return self.frames.top(2) & -self.frames.top(2) if self.frames.depth else self.holders_but(-1)

    def holders_but(self, actor: int) -> int:
        return sum(1 << seat for seat in range(self.seats) if seat != actor and self.players[seat].hand)

    def may_be_frame(self, kind: int, a: int, b: int, c: int) -> bool:
        return kind in (SNATCH, STRIKE) and 0 <= a < self.seats and 0 < b < 1 << self.seats and c == 0

    def choices(self, seat: int) -> list[Action]:
        hand = DECK.keys(self.players[seat].hand)
        if self.frames.depth:
            return [Accept(), Object()] if "veto" in hand else [Accept()]
        return [Lay(key) for key in dict.fromkeys(hand)]

    def play(self, seat: int, action: Action, rng: Rng) -> None:
        if isinstance(action, Lay):
            self.players[seat].answer = DECK.pile([action.card])
            if self.hold(seat):
                self.reveal()
        elif isinstance(action, Object):
            self.spend(seat, card(VETO))
            self.tell(Vetoed(seat, self.frames.top(1)))
            self.frames.push(STRIKE, seat, self.holders_but(seat), 0)
            self.advance()
        else:
            self.frames.put(2, self.frames.top(2) & ~(1 << seat))
            self.advance()

    def spend(self, seat: int, cards: int) -> None:
        self.players[seat].hand -= cards
        self.discard += cards

    def reveal(self) -> None:
        laid = {seat: kind_of(self.players[seat].answer) for seat in seats_of(self.answered)}
        self.answered = 0
        for seat, kind in laid.items():
            self.spend(seat, card(kind))
            self.tell(Laid(seat, CARDS[kind]))
        worth = {seat: 0 if kind == VETO else kind + 1 for seat, kind in laid.items()}
        best = [seat for seat in worth if worth[seat] == max(worth.values())]
        if len(best) == 1 or self.edition >= SECOND:
            self.frames.push(SNATCH, best[0], self.holders_but(best[0]), 0)
        self.advance()

    def advance(self) -> None:
        """Ask the next seat of the uppermost frame, or let it happen; what a veto strikes never happens."""
        while self.frames.depth and not self.frames.top(2):
            kind, actor = self.frames.top(0), self.frames.top(1)
            self.frames.pop()
            if kind == STRIKE:
                self.frames.pop()
            else:
                self.players[actor].points += 1
                self.tell(Snatched(actor))
        self.ask()

    def length(self) -> int:
        return int(self.options["hand"] or 3)


class SnatchGame(DeclaredGame[Snatch]):
    key = "snatch"
    title = "Snatch"
    authors = ("Tripot",)
    publisher = "nobody"
    minutes = 2
    rules = "2"
    former_rules = ("1",)
    seats = (2, 3)
    options = (Option("hand", (3, 4), 3),)
    package = __name__
    table = Snatch


GAME = SnatchGame()
