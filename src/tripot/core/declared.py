"""A game whose table is declared field by field, each with the seats that may see it.

    class Player(Part):
        hand: Annotated[int, Zone(DECK, OWN)]
        points: Annotated[int, Count(0, 20)]

    class Snatch(Table):
        deck: Annotated[int, Rest(DECK)]
        player = Player
        vocabulary = Vocabulary(Lay, Accept, Object)

Copies, views, positions, `determinise` and `check` follow from that; the rules are what is left to write.  It is for
plain Python: a game that is compiled for speed spells out what is hot, and declares its positions with
`tripot.core.fields`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar, cast, get_args, get_type_hints

from mypy_extensions import i64

from tripot.core.actions import Action, Vocabulary
from tripot.core.document import Document, Stock
from tripot.core.events import Event, all_but, field_names, only
from tripot.core.fields import ANSWER, OWN, Fields, PositionField, Rest, Stocks, Zone, stocks_of
from tripot.core.frames import DEPTH, WIDTH, Frames
from tripot.core.game import Game, Options
from tripot.core.packed import vec
from tripot.core.piles import card, nth, size
from tripot.core.rng import Rng
from tripot.core.showing import Holder, own_answer, player_view, show, view_type
from tripot.core.state import State
from tripot.core.view import View, seats_of

T = TypeVar("T", bound="Table")
V = TypeVar("V")
MOST = 1 << 16  # in a frame


def fields_of(kind: type) -> Fields:
    """The fields that a class declares in its annotations."""
    marks = [
        (name, mark) for name, hint in get_type_hints(kind, include_extras=True).items() for mark in get_args(hint)
    ]
    return Fields(**{name: mark for name, mark in marks if isinstance(mark, PositionField)})


class Part:
    """What belongs to one player."""

    declared: ClassVar[Fields]

    def __init_subclass__(cls) -> None:
        cls.declared = fields_of(cls)

    def __init__(self) -> None:
        for name, field in self.declared.fields.items():
            setattr(self, name, field.start)


class Table(State):
    """A state with declared fields, `players` with theirs, and frames for questions that nest."""

    declared: ClassVar[Fields]
    player: ClassVar[type[Part]]
    vocabulary: ClassVar[Vocabulary]
    ended: ClassVar[Callable[[tuple[int, ...], str], Event]]  # says at the end who has won, and the reason
    wins_by: ClassVar[str] = "points"  # the field of a player that decides who has won
    shows: ClassVar[tuple[str, ...]] = ()  # methods whose answer everybody sees, beside the declared fields

    def __init_subclass__(cls) -> None:
        cls.declared = fields_of(cls)

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        for name, field in self.declared.fields.items():
            setattr(self, name, field.start)
        self.players = [self.player() for _ in range(seats)]
        self.frames = Frames()

    # ---- what a game says of itself ---------------------------------------------------------------------------------

    def phase(self) -> str:
        """The key of what is being asked."""
        raise NotImplementedError

    def asked(self) -> int:
        """The seats that owe an answer by what lies on the table, a bit each: whom a position asks."""
        raise NotImplementedError

    def choices(self, seat: int) -> Sequence[Action]:
        """What `seat` may answer."""
        raise NotImplementedError

    def play(self, seat: int, action: Action, rng: Rng) -> None:
        """Do it, and everything that follows until somebody is waited for."""
        raise NotImplementedError

    def fill_in(self, seat: int, left_out: set[str], rng: Rng) -> None:
        """Give a player what a position leaves out, or everything before the game begins."""

    def may_be_frame(self, kind: int, a: int, b: int, c: int) -> bool:
        """A game without questions that nest has no frames."""
        return False

    def standing(self, seat: int) -> int:
        return int(getattr(self.players[seat], self.wins_by))

    def reason(self) -> str:
        return self.wins_by

    # ---- what its rules use -----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Wait for those whom the table asks; if it asks nobody, the game is over."""
        self.waiting = self.asked()
        if self.waiting == 0:
            self.tell(type(self).ended(tuple(s for s in range(self.seats) if self.rank(s) == 1), self.reason()))

    def tell_apart(self, seat: int, event: Event, **hidden: object) -> None:
        """Tell all of it to one seat; for the others some fields hide what they are."""
        self.tell(event, only(seat))
        self.tell(replace(event, **hidden), all_but(seat))

    def question(self) -> tuple[tuple[int, ...], ...]:
        """The open frames, the lowest first, for a game that shows them."""
        return tuple([tuple(row) for row in self.frames.rows()])

    def draw(self, rng: Rng, deck: str = "deck") -> int:
        """A pile of one random card of a draw pile, which has no order, or an empty one if there is none."""
        pile = int(getattr(self, deck))
        if pile == 0:
            return 0
        drawn = int(card(nth(pile, rng.below(size(pile)))))
        setattr(self, deck, pile - drawn)
        return drawn

    # ---- what follows from the declaration --------------------------------------------------------------------------

    def set_up(self, rng: Rng) -> None:
        for seat in range(self.seats):
            self.fill_in(seat, set(self.player.declared.fields), rng)
        self.ask()

    def legal(self, seat: int, out: vec[i64]) -> int:
        choices = self.choices(seat)
        for n, action in enumerate(choices):
            out[n] = action.code
        return len(choices)

    def apply(self, seat: int, action: int, rng: Rng) -> None:
        self.play(seat, self.vocabulary.decode(action), rng)

    def score(self, seat: int) -> int:
        return int(self.standing(seat))

    def length(self) -> int:
        return 0

    def copy(self: T) -> T:
        state = type(self)(self.seats, self.options)
        state.assign(self)
        return state

    def assign(self, other: State) -> None:
        assert isinstance(other, Table)
        self.waiting, self.answered, self.edition = other.waiting, other.answered, other.edition
        for mine, theirs in zip(self.holders(), other.holders(), strict=True):
            for name in mine.declared.fields:
                setattr(mine, name, getattr(theirs, name))
        self.frames.assign(other.frames)

    def holders(self) -> list[Holder]:
        return [self, *self.players]

    def zones(self) -> Iterator[tuple[int, Holder, str, Zone]]:
        """Every pile of cards, with the seat it belongs to, -1 for the table."""
        for seat, holder in enumerate(self.holders(), -1):
            for name, field in holder.declared.fields.items():
                if isinstance(field, Zone) and field.seen != ANSWER:
                    yield seat, holder, name, field

    def determinise(self, seat: int, rng: Rng) -> None:
        """Cards that `seat` may not see go back to their draw pile, and as many are drawn again."""
        decks = {zone.deck: name for _, _, name, zone in self.zones() if isinstance(zone, Rest)}
        hidden = [zone for zone in self.zones() if zone[3].seen == OWN and zone[0] != seat]
        sizes = [int(size(getattr(holder, name))) for _, holder, name, _ in hidden]
        for _, holder, name, zone in hidden:
            deck = decks[zone.deck]
            setattr(self, deck, getattr(self, deck) + getattr(holder, name))
            setattr(holder, name, 0)
        for number, (_, holder, name, zone) in zip(sizes, hidden, strict=True):
            setattr(holder, name, sum([self.draw(rng, decks[zone.deck]) for _ in range(number)]))
        for other, player in enumerate(self.players):
            if other != seat and player.declared.answer:
                setattr(player, player.declared.answer, 0)
        self.take_back_answers(seat)

    def check(self) -> None:
        piles = [(zone.deck, int(getattr(holder, name))) for _, holder, name, zone in self.zones()]
        for deck, _ in piles:
            self.require(sum([pile for own, pile in piles if own is deck]) == deck.whole, "cards do not add up")


class DeclaredGame(Game[T]):
    """A game of such a table: its views and positions."""

    table: ClassVar[type[Table]]
    shown: ClassVar[type[View]]  # only what this dataclass, and that of its `players`, has a field for is ever shown

    def __init_subclass__(cls) -> None:
        if "table" in vars(cls) and "shown" not in vars(cls):
            cls.shown = view_type(cls.table, cls.table.player, cls.table.shows)

    @property
    def vocabulary(self) -> Vocabulary:  # type: ignore[override]  # the table's own
        return self.table.vocabulary

    def blank(self, seats: int, options: Options) -> T:
        return cast("T", self.table(seats, options))

    def view(self, state: T, seat: int | None) -> View:
        shown: type = self.shown
        kind = player_view(shown)
        declared = self.table.player.declared
        given = {
            "game": self.key,
            "seat": seat,
            "phase": state.phase(),
            "players": tuple([show(kind, part, declared, n == seat, seat=n) for n, part in enumerate(state.players)]),
            "answer": own_answer(state, seat, state.players[seat or 0], declared),
        }
        return show(self.shown, state, state.declared, False, **{n: given[n] for n in field_names(shown) if n in given})

    def write(self, state: T) -> dict[str, object]:
        return {
            "phase": state.phase(),
            "waiting": list(seats_of(state.waiting)),
            **state.declared.write(state),
            "frames": state.frames.rows(),
            "players": [
                part.declared.write(part, state.answered >> n & 1 == 1) for n, part in enumerate(state.players)
            ],
        }

    def read(self, document: Document, state: T, rng: Rng) -> T:
        """Players before the table: what they have cannot lie in the draw pile."""
        stocks = stocks_of(*{zone.deck for _, _, _, zone in state.zones()})
        parts = document.objects("players", state.seats)
        for seat, part in enumerate(parts):
            read_player(part, state, seat, stocks)
        state.declared.read(document, state, stocks)
        for seat, part in enumerate(parts):
            state.fill_in(seat, {name for name in state.player.declared.fields if not part.has(name)}, rng)
            part.close()
        read_frames(document, state)
        read_question(document, state)
        return state


def read_player(part: Document, state: Table, seat: int, stocks: Stocks) -> None:
    """An answer that lies face down is made of cards that the player holds."""
    player = state.players[seat]
    player.declared.read(part, player, stocks)
    name = player.declared.answer
    if name and part.has(name):
        field = player.declared.fields[name]
        assert isinstance(field, Zone)
        held = [getattr(player, own) for of, _, own, zone in state.zones() if of == seat and zone.seen == OWN]
        setattr(player, name, field.read(part, name, player, {field.deck: Stock(field.deck, sum(held))}))
        if not getattr(player, name):
            raise part.refuse(name, f"1..{field.most}")
        state.answered |= 1 << seat


def read_frames(document: Document, state: Table) -> None:
    for row in document.some_items("frames", DEPTH):
        numbers = [n for n in row if type(n) is int and -1 <= n < MOST] if isinstance(row, list) else []
        if len(numbers) != WIDTH or numbers != row or not state.may_be_frame(*numbers):
            raise document.refuse("frames", [])
        state.frames.push(*numbers)


def read_question(document: Document, state: Table) -> None:
    """Who is asked, and in which phase, follows from the rest; a position may say the same, and nothing else."""
    state.waiting = state.asked() & ~state.answered
    document.asks(state.seats, state.waiting)
    document.word("phase", [state.phase()], state.phase())
