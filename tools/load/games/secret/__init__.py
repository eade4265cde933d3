"""Secret: the game of the load, the same as `peer/server.cjs` plays, on the engine's contract.

Four players choose a card in secret; the last choice turns all of them up; the highest get a point; empty hands are
dealt again.  It has no end.  Plain Python, as slow as a game can be here.
"""

from dataclasses import dataclass

from tripot.core.actions import Action, read_end, read_number, read_word
from tripot.core.document import Document
from tripot.core.events import Event
from tripot.core.game import Game, Options
from tripot.core.packed import vec
from tripot.core.rng import Rng
from tripot.core.state import State
from tripot.core.view import View, seats_of, view_dataclass

CARDS = 10
PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    cards: tuple[int, ...]


class Choose(Action):
    card: int

    @property
    def code(self) -> int:
        return self.card

    def __str__(self) -> str:
        return f"choose {self.card}"


@view_dataclass
class SecretView(View):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    table: tuple[int, ...]
    answer: int | None


class Secret(State):
    def __init__(self) -> None:
        self.seats = PLAYERS
        self.hands: list[list[int]] = [[] for _ in range(PLAYERS)]
        self.choices = [-1] * PLAYERS
        self.points = [0] * PLAYERS
        self.table: list[int] = []

    def set_up(self, rng: Rng) -> None:
        self.deal(rng)
        self.waiting = (1 << PLAYERS) - 1

    def deal(self, rng: Rng) -> None:
        for hand in self.hands:
            cards = list(range(CARDS))
            while cards:
                hand.append(cards.pop(rng.below(len(cards))))

    def legal(self, seat: int, out: "vec[int]") -> int:
        for n, card in enumerate(self.hands[seat]):
            out[n] = card
        return len(self.hands[seat])

    def apply(self, seat: int, action: int, rng: Rng) -> None:
        self.choices[seat] = action
        if self.hold(seat):
            self.reveal(rng)

    def reveal(self, rng: Rng) -> None:
        self.table = self.choices
        self.choices = [-1] * PLAYERS
        for seat, card in enumerate(self.table):
            self.hands[seat].remove(card)
            self.points[seat] += card == max(self.table)
        if self.journal is not None:
            self.journal.tell(Revealed(tuple(self.table)))
        if not self.hands[0]:
            self.deal(rng)
        self.answered = 0
        self.waiting = (1 << PLAYERS) - 1

    def copy(self) -> "Secret":
        state = Secret()
        state.assign(self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Secret)
        self.waiting, self.answered, self.edition = other.waiting, other.answered, other.edition
        self.hands = [hand[:] for hand in other.hands]
        self.choices, self.points, self.table = other.choices[:], other.points[:], other.table[:]

    def standing(self, seat: int) -> int:
        return self.points[seat]

    def score(self, seat: int) -> int:
        return self.points[seat]


class SecretGame(Game[Secret]):
    key = "secret"
    title = "Secret"
    authors = ("the load",)
    publisher = "nobody"
    minutes = 1
    rules = "1"
    seats = (PLAYERS,)
    options = ()
    package = __name__

    def blank(self, seats: int, options: Options) -> Secret:
        return Secret()

    def decode(self, code: int) -> Action:
        return Choose(code)

    def parse(self, text: str) -> Action:
        words = text.split()
        read_word(words, ["choose"])
        action = Choose(read_number(words, range(CARDS)))
        read_end(words)
        return action

    def codes(self, seats: int) -> list[int]:
        return list(range(CARDS))

    def view(self, state: Secret, seat: int | None) -> View:
        held = seat is not None and state.answered >> seat & 1
        return SecretView(
            game="secret",
            seat=seat,
            phase="choosing",
            waiting=seats_of(state.waiting),
            answered=seats_of(state.answered),
            hand=() if seat is None else tuple(state.hands[seat]),
            sizes=tuple(map(len, state.hands)),
            points=tuple(state.points),
            table=tuple(state.table),
            answer=state.choices[seat] if held and seat is not None else None,
        )

    def write(self, state: Secret) -> dict[str, object]:
        raise NotImplementedError

    def read(self, document: Document, state: Secret, rng: Rng) -> Secret:
        raise NotImplementedError


GAME = SecretGame()
