"""Snatch: a small fifth game that lives in the tests and is found by its entry point alone.

Everybody lays a card in secret; the highest snatches a point, unless somebody interrupts with a veto, which may be
vetoed in turn.  Whoever holds a card is asked, also if it cannot be a veto.  The game is over when hands are empty.
Of several that are the highest the first seat's counts; under the first version of the rules none did.
"""

from dataclasses import dataclass

from tripot.core.actions import Action, read_end, read_word
from tripot.core.chance import Chance
from tripot.core.document import Document, Stock
from tripot.core.events import Card, Cards, Event, Seat, Seats, Word, all_but, only
from tripot.core.frames import Frames
from tripot.core.game import Game, Option, Options
from tripot.core.packed import vec
from tripot.core.piles import card, count, nth, size
from tripot.core.state import State
from tripot.core.view import View, seats_of

CARDS = ("pebble", "coin", "crown", "veto")  # worth 1, 2, 3 and nothing
VETO = 3
DECK = 0x4244
LAY, ACCEPT, OBJECT = 1, 2, 3  # verbs, above the kind of card
SNATCH, STRIKE = 1, 2  # frames: (kind, who acts, who is still asked, -)
PHASES = ("laying", "objecting", "over")
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


@dataclass(frozen=True)
class Lay(Action):
    card: Card

    @property
    def code(self) -> int:
        return LAY << 4 | CARDS.index(self.card)

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True)
class Accept(Action):
    @property
    def code(self) -> int:
        return ACCEPT << 4

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True)
class Object(Action):
    @property
    def code(self) -> int:
        return OBJECT << 4

    def __str__(self) -> str:
        return "object"


@dataclass(frozen=True)
class PlayerView:
    seat: Seat
    hand_size: int
    hand: Cards  # empty for others
    points: int


@dataclass(frozen=True)
class SnatchView(View):
    discard: Cards
    players: tuple[PlayerView, ...]
    question: tuple[tuple[int, ...], ...]
    answer: Card | None


class Snatch(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.deck = DECK
        self.discard = 0
        self.hands = [0] * seats
        self.answers = [-1] * seats
        self.points = [0] * seats
        self.hand_size = 3
        self.frames = Frames()

    def set_up(self, chance: Chance) -> None:
        for seat in range(self.seats):
            for _ in range(self.hand_size):
                self.hands[seat] += self.draw(chance)
            if self.journal is not None:
                self.journal.tell(Drawn(seat, self.hand_size, keys(self.hands[seat])), only(seat))
                self.journal.tell(Drawn(seat, self.hand_size, ()), all_but(seat))
        self.ask_all()

    def draw(self, chance: Chance) -> int:
        drawn = card(nth(self.deck, chance.below(size(self.deck))))
        self.deck -= drawn
        return drawn

    def ask_all(self) -> None:
        self.waiting = sum(1 << seat for seat in range(self.seats) if self.hands[seat])
        if self.waiting == 0 and self.journal is not None:
            winners = tuple(seat for seat in range(self.seats) if self.rank(seat) == 1)
            self.journal.tell(GameEnded(winners, self.reason()))

    def legal(self, seat: int, out: "vec[int]") -> int:
        if self.frames.depth == 0:
            codes = [LAY << 4 | kind for kind in range(len(CARDS)) if count(self.hands[seat], kind)]
        else:
            codes = [ACCEPT << 4] + [OBJECT << 4] * bool(count(self.hands[seat], VETO))
        for n, code in enumerate(codes):
            out[n] = code
        return len(codes)

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        if self.frames.depth == 0:
            self.answers[seat] = action & 15
            if self.hold(seat):
                self.reveal()
        elif action >> 4 == OBJECT:
            self.spend(seat, VETO)
            if self.journal is not None:
                self.journal.tell(Vetoed(seat, self.frames.top(1)))
            self.raise_question(STRIKE, seat)
        else:
            asked = self.frames.top(2) & ~(1 << seat)
            kind, actor = self.frames.top(0), self.frames.top(1)
            self.frames.pop()
            self.frames.push(kind, actor, asked, 0)
            self.go_on()

    def spend(self, seat: int, kind: int) -> None:
        self.hands[seat] -= card(kind)
        self.discard += card(kind)

    def reveal(self) -> None:
        laid = {seat: self.answers[seat] for seat in seats_of(self.answered)}
        self.answered = 0
        self.answers = [-1] * self.seats
        for seat, kind in laid.items():
            self.spend(seat, kind)
            if self.journal is not None:
                self.journal.tell(Laid(seat, CARDS[kind]))
        worth = {seat: 0 if kind == VETO else kind + 1 for seat, kind in laid.items()}
        best = [seat for seat in worth if worth[seat] == max(worth.values())]
        if len(best) == 1 or self.edition >= SECOND:
            self.raise_question(SNATCH, best[0])
        else:
            self.ask_all()

    def raise_question(self, kind: int, actor: int) -> None:
        asked = sum(1 << seat for seat in range(self.seats) if seat != actor and self.hands[seat])
        self.frames.push(kind, actor, asked, 0)
        self.go_on()

    def go_on(self) -> None:
        """Ask the next seat of the uppermost frame, or let it happen; what a veto strikes never happens."""
        while self.frames.depth:
            asked = self.frames.top(2)
            if asked:
                self.waiting = asked & -asked
                return
            kind, actor = self.frames.top(0), self.frames.top(1)
            self.frames.pop()
            if kind == STRIKE:
                self.frames.pop()
            else:
                self.points[actor] += 1
                if self.journal is not None:
                    self.journal.tell(Snatched(actor))
        self.ask_all()

    def copy(self) -> "Snatch":
        state = Snatch(self.seats)
        state.assign(self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Snatch)
        self.waiting, self.answered, self.edition = other.waiting, other.answered, other.edition
        self.deck, self.discard, self.hand_size = other.deck, other.discard, other.hand_size
        self.hands, self.answers, self.points = other.hands[:], other.answers[:], other.points[:]
        self.frames.assign(other.frames)

    def determinise(self, seat: int, chance: Chance) -> None:
        sizes = [size(hand) for hand in self.hands]
        for other in range(self.seats):
            if other != seat:
                self.deck += self.hands[other]
                self.hands[other] = 0
        for other in range(self.seats):
            if other != seat:
                for _ in range(sizes[other]):
                    self.hands[other] += self.draw(chance)
        self.take_back_answers(seat)

    def check(self) -> None:
        self.require(self.deck + self.discard + sum(self.hands) == DECK, "cards do not add up")

    def standing(self, seat: int) -> int:
        return self.points[seat]

    def score(self, seat: int) -> int:
        return self.points[seat]

    def reason(self) -> str:
        return "points"

    def length(self) -> int:
        return self.hand_size


def keys(pile: int) -> Cards:
    return tuple(key for kind, key in enumerate(CARDS) for _ in range(count(pile, kind)))


class SnatchGame(Game[Snatch]):
    key = "snatch"
    title = "Snatch"
    authors = ("the tests",)
    publisher = "nobody"
    minutes = 2
    rules = "2"
    former_rules = ("1",)
    seats = (2, 3)
    options = (Option("hand", (3, 4), 3),)
    package = __name__

    def blank(self, seats: int, options: Options) -> Snatch:
        state = Snatch(seats)
        state.hand_size = int(options["hand"] or 3)
        return state

    def decode(self, code: int) -> Action:
        if code >> 4 == LAY:
            return Lay(CARDS[code & 15])
        return Object() if code >> 4 == OBJECT else Accept()

    def parse(self, text: str) -> Action:
        words = text.split()
        verb = read_word(words, ["lay", "accept", "object"])
        action: Action = Lay(read_word(words, CARDS)) if verb == "lay" else Object() if verb == "object" else Accept()
        read_end(words)
        return action

    def codes(self, seats: int) -> list[int]:
        return [LAY << 4 | kind for kind in range(len(CARDS))] + [ACCEPT << 4, OBJECT << 4]

    def view(self, state: Snatch, seat: int | None) -> View:
        held = seat is not None and state.answered >> seat & 1
        return SnatchView(
            game="snatch",
            seat=seat,
            phase=phase(state),
            waiting=seats_of(state.waiting),
            answered=seats_of(state.answered),
            discard=keys(state.discard),
            players=tuple(
                PlayerView(s, size(state.hands[s]), keys(state.hands[s]) if s == seat else (), state.points[s])
                for s in range(state.seats)
            ),
            question=tuple(tuple(row) for row in state.frames.rows()),
            answer=CARDS[state.answers[seat]] if held and seat is not None else None,
        )

    def write(self, state: Snatch) -> dict[str, object]:
        return {
            "phase": phase(state),
            "waiting": list(seats_of(state.waiting)),
            "deck": list(keys(state.deck)),
            "discard": list(keys(state.discard)),
            "frames": state.frames.rows(),
            "players": [
                {"hand": list(keys(state.hands[seat])), "points": state.points[seat]}
                | ({"answer": CARDS[state.answers[seat]]} if state.answered >> seat & 1 else {})
                for seat in range(state.seats)
            ],
        }

    def read(self, document: Document, state: Snatch, chance: Chance) -> Snatch:
        seats = state.seats
        stock = Stock(CARDS, DECK)
        document.word("phase", PHASES, PHASES[0])
        state.discard = stock.take(document, "discard")
        parts = document.objects("players", seats)
        for seat, part in enumerate(parts):
            state.hands[seat] = stock.take(part, "hand")
            state.points[seat] = part.integer("points", 0, 0, 20)
            if part.has("answer"):
                state.answers[seat] = CARDS.index(part.word("answer", keys(state.hands[seat])))
                state.answered |= 1 << seat
        state.deck = stock.left
        document.pile("deck", CARDS, DECK)
        for seat, part in enumerate(parts):
            if not part.has("hand"):
                for _ in range(state.hand_size):
                    state.hands[seat] += state.draw(chance)
            part.close()
        state.frames.load([list(row) for row in document.items("frames") if isinstance(row, list)])
        default = sum(1 << seat for seat in range(seats) if state.hands[seat]) & ~state.answered
        state.waiting = document.seats("waiting", seats) if document.has("waiting") else default
        return state


def phase(state: Snatch) -> str:
    if not state.waiting:
        return PHASES[2]
    return PHASES[1] if state.frames.depth else PHASES[0]


GAME = SnatchGame()
