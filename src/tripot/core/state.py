# tripot: compiled
"""The contract of a game's state.

A state is data: machine integers in native classes, nothing hidden in a generator or closure, so that it can be
copied, saved and restored between any two decisions.  Where interrupts nest, the game keeps its open questions in
`tripot.core.frames.Frames`, which is data too.

Seats are 0, 1, 2 ...; an action is a small int that says by itself what it is.  `waiting` has a bit for each seat that
owes an answer.  When several owe one, answers lie face down until the last is given: `answered` has a bit for each
seat whose answer lies face down, and that seat may answer again.  Who is asked depends only on what all can see, so a
question may have a single legal answer: whoever drives the game gives it.

`edition` says by which version of the rules the game is played: n for the n-th of `Game.former_rules`, CURRENT for the
rules in force.  Where a later version differs, the rule reads `if table.edition < SECOND`; SECOND = 1 is then the
first edition with the new behaviour.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tripot.core.errors import BrokenState
from tripot.core.events import EVERYBODY, Event, Journal
from tripot.core.numbers import ActionCode, Seat, SeatSet
from tripot.core.packed import vec
from tripot.core.piles import bit
from tripot.core.rng import Rng

__all__ = ["CURRENT", "MAX_ACTIONS", "State"]

MAX_ACTIONS: Final = 4096
CURRENT: Final = 1 << 30  # the edition of the rules in force: above every former one


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state; the module says what its fields mean."""

    seats: i64 = 0
    waiting: SeatSet = 0
    answered: SeatSet = 0
    edition: i64 = CURRENT
    journal: Journal | None = None  # who listens to events; a copy has no listener

    def set_up(self, rng: Rng) -> None:
        """Deal: from a blank state to the first decision."""
        raise NotImplementedError

    def legal(self, seat: Seat, out: vec[i64]) -> i64:
        """Write the legal actions of `seat`, waited for or answered, to `out`; return how many there are."""
        raise NotImplementedError

    def apply(self, seat: Seat, action: ActionCode, rng: Rng) -> None:
        """Do a legal action and everything that follows until somebody is waited for.  Trusts its caller."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state at the same moment, without a listener."""
        raise NotImplementedError

    def assign(self, other: "State") -> None:
        """Become a copy of `other`, a state of the same game and seats, without allocating anything."""
        raise NotImplementedError

    def determinise(self, seat: Seat, rng: Rng) -> None:
        """Replace all that `seat` cannot know by a random world that agrees with what it has seen.

        Others' answers that still lie face down are taken back: their seats are waited for again.  Seat -1 is a
        spectator.
        """
        raise NotImplementedError

    def check(self) -> None:
        """Raise BrokenState unless cards are conserved and sums are right."""
        raise NotImplementedError

    def standing(self, seat: Seat) -> i64:
        """A number that is higher for the seat that has done better; equals share a place."""
        raise NotImplementedError

    def score(self, seat: Seat) -> i64:
        """What `seat` has scored, in the game's own points."""
        raise NotImplementedError

    def reason(self) -> str:
        """Why the game ended: a key for a text."""
        raise NotImplementedError

    def length(self) -> i64:
        """How many rounds have been played, in the game's own measure."""
        raise NotImplementedError

    def measure(self, n: i64) -> i64:
        """The n-th of the game's own measures of a finished game; `Game.measures` names them."""
        raise NotImplementedError

    def is_heard(self) -> bool:
        """Does anybody listen?  Events are made only then."""
        return self.journal is not None

    def tell(self, event: Event, audience: int = EVERYBODY) -> None:
        """Tell an event, if anybody listens."""
        if self.journal is not None:
            self.journal.tell(event, audience)

    def rank(self, seat: Seat) -> i64:
        """The place of `seat` when the game is over: 1 for the winners."""
        own = self.standing(seat)
        place: i64 = 1
        other: i64
        for other in range(self.seats):
            if self.standing(other) > own:
                place += 1
        return place

    def hold(self, seat: Seat) -> bool:
        """Note that `seat` has answered face down; true when nobody is waited for any more."""
        waiting = self.waiting & ~bit(seat)
        self.waiting = waiting
        self.answered |= bit(seat)
        return waiting == 0

    def take_back_answers(self, but: i64) -> None:
        """The answers that lie face down, except that of seat `but`, are owed again."""
        taken = self.answered & ~bit(but) if but >= 0 else self.answered
        self.answered &= ~taken
        self.waiting |= taken

    def require(self, holds: bool, what: str) -> None:
        """BrokenState, with what should hold, unless it holds."""
        if not holds:
            raise BrokenState(what)

    def legal_actions(self, seat: Seat) -> list[int]:
        """The legal actions of `seat` as a list, for callers that need not be fast."""
        buffer = BUFFERS.pop() if BUFFERS else ActionBuffer()
        out = buffer.out
        n = self.legal(seat, out)
        found = [int(out[i]) for i in range(n)]
        BUFFERS.append(buffer)
        return found


class ActionBuffer:
    """What `legal` writes to; kept, since to make one takes longer than most games need to fill it."""

    def __init__(self) -> None:
        self.out: vec[i64] = vec[i64]([0] * MAX_ACTIONS)


BUFFERS: Final[list[ActionBuffer]] = []  # those not in use; threads, and states that ask others, use several at once
