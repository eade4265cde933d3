"""A match: one game being played, with its generator, events and record.  The checked, friendly interface."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, ClassVar, Generic

from tripot.core.actions import Action
from tripot.core.document import Document
from tripot.core.errors import BadSeat, BadSeed, GameOver, IllegalAction, NothingToUndo, NotWaiting
from tripot.core.events import Event, Journal
from tripot.core.game import Game, Options
from tripot.core.registry import game as find_game
from tripot.core.rng import SEED_BYTES, FairRng, commitment, fair_seed
from tripot.core.state import State
from tripot.core.undoing import luck_of, taught_nothing
from tripot.core.view import View, plain, seats_of

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # for its `default`, which Python 3.11 does not have

    V = TypeVar("V", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V = TypeVar("V", bound=View, covariant=True)

FORMAT = 1
Json = dict[str, object]


@dataclass(frozen=True)
class Outcome:
    """How a game ended.  Equals share the better rank; the first rank wins."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    def to_json(self) -> Json:
        """The same as a JSON object."""
        return {key: plain(value) for key, value in asdict(self).items()}


class Match(Generic[V]):
    """A game in progress.

    `V` is the type of its views.  `seed` is a number or 32 secret bytes; all luck comes from it.  A number is for tests
    and examples, since it can be guessed: a table for people takes its seed from `secrets.token_bytes(32)`.
    `data` is a data file's content, for games whose cards can be replaced.  `rules` is the version to play by, None the
    one in force.  `print(match)` shows what a spectator sees, and a notebook draws it.

    >>> match = Match("tschak", seats=2, seed=1)
    >>> match.waiting
    (0, 1)
    >>> match.submit(0, match.legal(0)[0])
    >>> match
    <Match of Tschak!: 2 seats, 1 decisions, waiting for seat 1>
    >>> match.undo()[0]
    0
    """

    _drawn_as_text: ClassVar[Callable[["Match"], str] | None] = None  # `import tripot` sets them: core has no texts
    _drawn_as_svg: ClassVar[Callable[["Match"], str] | None] = None

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
        data: object = None,
        rules: str | None = None,
    ) -> None:
        self._prepare(game, seats, seed, options or {}, data, rules)
        self.state.journal = self.journal
        self.state.set_up(self.rng)

    @classmethod
    def from_position(
        cls, position: object, seed: int | bytes = 0, data: object = None, rules: str | None = None
    ) -> "Match[V]":
        """A match that goes on from a position document; what it leaves out is filled in from the seed.

        `rules` is the version for a position that names none.
        """
        document = Document(position)
        match = cls.__new__(cls)
        options = Document(document.value("options") if document.has("options") else {}, "options")
        version = document.value("rules") if document.has("rules") else rules
        match._prepare(document.text("game"), document.value("seats"), seed, options.data, data, version)
        match.state = match.game.read(document, match.state, match.rng)
        document.close()
        match.state.journal = match.journal
        match.start = deepcopy(document.data)  # as given: a replay fills in the same from the seed
        return match

    def _prepare(
        self,
        game: str,
        seats: object,
        seed: int | bytes,
        options: Mapping[str, object],
        data: object,
        rules: object,
    ) -> None:
        """Everything but the cards."""
        self.data = data
        self.game, self.rules = installed(game, data, rules)
        checked = self.game.check_seats(seats)
        self.options: Options = self.game.check_options(options, checked)
        self.rng = FairRng(as_seed(seed))
        self.journal = Journal()
        self.decisions: list[tuple[int, str]] = []
        self.start: Json | None = None  # the position it began from, if not from the set-up
        self.state = self.game.blank(checked, self.options)
        self.state.edition = self.game.edition(self.rules)

    # ---- who is asked, and what may they answer? --------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.state.seats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return seats_of(self.state.waiting)

    @property
    def answered(self) -> tuple[int, ...]:
        """The seats whose answer lies face down; they may still change it."""
        return seats_of(self.state.answered)

    def legal(self, seat: int) -> list[Action]:
        """What `seat` may answer now; empty when it is not asked."""
        self.check_seat(seat)
        if seat not in self.waiting and seat not in self.answered:
            return []
        return [self.game.decode(code) for code in self.state.legal_actions(seat)]

    def submit(self, seat: int, action: str | Action) -> None:
        """Answer for `seat`, with an action or its notation.  IllegalAction changes nothing."""
        code, notation = self._checked(seat, str(action))  # the int of another game's action means something else
        self.state.apply(seat, code, self.rng)
        self.decisions.append((int(seat), notation))

    def _checked(self, seat: int, action: str) -> tuple[int, str]:
        """The code and the notation of the legal action that is meant, or the reason why it is not legal."""
        if not self.state.waiting:
            raise GameOver(seat=seat)
        if seat not in self.waiting and seat not in self.answered:
            raise NotWaiting(seat=seat, waiting=list(self.waiting))
        code, notation = self.game.meaning(action)
        if code not in self.state.legal_actions(seat):
            raise IllegalAction(seat=seat, action=action, allowed=[str(a) for a in self.legal(seat)])
        return code, notation

    def check_seat(self, seat: object) -> None:
        """BadSeat if nobody can sit there."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(found=seat, allowed=f"0..{self.seats - 1}")

    # ---- what may be seen? ------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> V:
        """What `seat` may know; None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        view: V = self.game.view(self.state, seat)  # type: ignore[assignment]  # the game's own kind of view
        return view

    def events(self, seat: int | None = None, start: int = 0) -> list[Event]:
        """What `seat`, or a spectator, has heard, from entry `start` of the journal on."""
        if seat is not None:
            self.check_seat(seat)
        return self.journal.heard_by(seat, start)

    def watch(self, watched: bool = True) -> None:
        """Keep the state at each event from now on, for `moments`."""
        self.journal.watched = self.state if watched else None

    def moments(self, seat: int | None = None, start: int = 0) -> list[V | None]:
        """What `seat`, or a spectator, could see at each of `events(seat, start)`; None where nobody watched.

        A moment lies within a decision: nobody is asked, and what follows from the event may still be to come.

        >>> match = Match("trok", seats=2, seed=1)
        >>> match.watch()
        >>> for seat in match.waiting:
        ...     match.submit(seat, match.legal(seat)[0])
        >>> match.events()[-1]
        MasterMade(seat=1, why='highest')
        >>> match.moments()[-1].master
        1
        """
        if seat is not None:
            self.check_seat(seat)
        states = self.journal.states_heard_by(seat, start)
        return [None if state is None else self.game.view(state, seat) for state in states]  # type: ignore[misc]

    def __iter__(self) -> Iterator[Event]:
        """The events that everybody has heard, in order."""
        return iter(self.events())

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if self.state.waiting:
            return None
        seats = range(self.seats)
        ranks = tuple(int(self.state.rank(seat)) for seat in seats)
        return Outcome(
            winners=tuple(seat for seat in seats if ranks[seat] == 1),
            scores=tuple(int(self.state.score(seat)) for seat in seats),
            ranks=ranks,
            reason=self.state.reason(),
        )

    # ---- other moments ----------------------------------------------------------------------------------------------

    def copy(self) -> "Match[V]":
        """An independent match at the same moment, with the same luck to come."""
        match: Match[V] = object.__new__(type(self))
        match.__dict__.update(self.__dict__)
        match.rng = FairRng(self.rng.seed)
        match.rng.block, match.rng.blocks, match.rng.at = self.rng.block, self.rng.blocks, self.rng.at
        match.journal = self.journal.copy()
        match.decisions = self.decisions[:]
        match.state = self.state.copy()
        match.state.journal = match.journal
        match.watch(self.journal.watched is not None)
        return match

    def undo(self) -> tuple[int, str]:
        """Take the last decision back, and return it; NothingToUndo before the first."""
        earlier, last = self._earlier(), self.decisions[-1]
        self.__dict__.update(earlier.__dict__)
        return last

    def may_undo(self, seat: int) -> bool:
        """Was the last decision one of `seat` by which nobody has learned anything but the decision itself?

        `undo` does not ask: it is for programs and for those who play alone.

        >>> match = Match("trok", seats=2, seed=1)
        >>> for seat in match.waiting:
        ...     match.submit(seat, match.legal(seat)[0])
        >>> match.submit(1, "take 0 gloves")
        >>> match.may_undo(1), match.may_undo(0)
        (True, False)
        """
        self.check_seat(seat)
        if not self.decisions or self.decisions[-1][0] != seat or self.state.answered >> seat & 1:
            return False
        earlier = self._earlier()
        told = self.journal.entries[len(earlier.journal.entries) :]
        action = self.game.parse(self.decisions[-1][1])
        return taught_nothing(action, told, luck_of(earlier.rng), luck_of(self.rng))

    def _earlier(self) -> "Match[V]":
        """The same match before its last decision."""
        if not self.decisions:
            raise NothingToUndo
        earlier = self._restarted()
        earlier.watch(self.journal.watched is not None)
        for seat, text in self.decisions[:-1]:
            earlier.submit(seat, text)
        return earlier

    def _restarted(self) -> "Match[V]":
        """The same match before its first decision."""
        if self.start is not None:
            return type(self).from_position(self.start, self.rng.seed, self.data, self.rules)
        return type(self)(
            self.game.key,
            seats=self.seats,
            seed=self.rng.seed,
            options=dict(self.options),
            data=self.data,
            rules=self.rules,
        )

    def __eq__(self, other: object) -> bool:
        """The same table, luck and decisions."""
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        asked = ", ".join(map(str, self.waiting))
        now = f"waiting for seat {asked}" if asked else "over"
        return f"<Match of {self.game.title}: {self.seats} seats, {len(self.decisions)} decisions, {now}>"

    def __str__(self) -> str:
        draw = type(self)._drawn_as_text
        return draw(self) if draw else repr(self)

    def _repr_svg_(self) -> str | None:
        draw = type(self)._drawn_as_svg
        return draw(self) if draw else None

    # ---- documents --------------------------------------------------------------------------------------------------

    def header(self) -> Json:
        """What stands at the head of positions and records: game, rules, seats and options."""
        return {
            "game": self.game.key,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
        }

    def position(self) -> Json:
        """The whole state, secrets included, as a JSON document."""
        return self.header() | self.game.write(self.state)

    def record(self) -> Json:
        """The whole game, its seed included: keep it secret while the game goes on."""
        result = self.outcome.to_json() if self.outcome else None
        return record(self.header(), self.game.data_hash, self.rng.seed, self.start, self.decisions, result)


def record(
    header: Json, data: str | None, seed: bytes, start: object, decisions: Iterable[tuple[int, str]], result: object
) -> Json:
    """A record, of a match or of what is stored of one; `data` is the hash of its data file."""
    return {
        "format": FORMAT,
        **header,
        "data": data,
        "commitment": commitment(seed),
        "seed": seed.hex(),
        "start": start,
        "decisions": [[seat, text] for seat, text in decisions],
        "result": result,
    }


def installed(key: str, data: object, rules: object) -> tuple[Game[State], str]:
    """The game with the cards it is played with, and the version of its rules, or OtherRules."""
    game = find_game(key)
    version = game.check_rules(rules)
    return game.under(version) if data is None else game.with_data(data), version


def as_seed(seed: int | bytes) -> bytes:
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return fair_seed(seed)
    raise BadSeed(seed=seed)
