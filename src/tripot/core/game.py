"""The interface of a game: its facts, states, texts, views and positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from tripot.core.actions import Action, Numbering, Vocabulary
from tripot.core.document import Document
from tripot.core.errors import BadOption, BadSeats, NoDataFile, OtherRules, UnknownOption
from tripot.core.judge import Judge
from tripot.core.observing import Observer
from tripot.core.printed import PrintedCard
from tripot.core.rng import Rng
from tripot.core.state import CURRENT, State
from tripot.core.usage import Usage
from tripot.core.view import View
from tripot.core.wording import Phrase

__all__ = ["Game", "Option", "OptionValue", "Options"]

OptionValue = bool | int | str | None
Options = dict[str, OptionValue]
S = TypeVar("S", bound=State)
USUAL_SEATS = 4
MOST_MEANINGS = 10_000  # notations of a game that are kept with what they mean


@dataclass(frozen=True)
class Option:
    """A choice of the table.  `choices` are its values; empty for a seat, where None means drawn by lot."""

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue

    def allowed(self, seats: int) -> tuple[OptionValue, ...]:
        """The values that it may have at so many seats."""
        return self.choices or (None, *range(seats))


class Game(ABC, Generic[S]):
    """One of these per game; the entry point `tripot.games` names it."""

    key: ClassVar[str]
    title: ClassVar[str]
    authors: ClassVar[tuple[str, ...]]
    publisher: ClassVar[str]
    minutes: ClassVar[int]
    rules: ClassVar[str]  # the version of the rules in force
    former_rules: ClassVar[tuple[str, ...]] = ()  # older versions that the engine still plays, oldest first
    former_files: ClassVar[
        Mapping[str, str]
    ] = {}  # by former rules, the data file that came with them, if it was another one
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    measures: ClassVar[tuple[str, ...]] = ()  # what else simulation counts, as keys of the game's texts
    package: ClassVar[str]  # where the game's texts lie
    vocabulary: Vocabulary  # all its actions
    data_hash: str | None = None  # of another data file than the shipped one

    @abstractmethod
    def blank(self, seats: int, options: Options) -> S:
        """A state before its set-up."""

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says: four, or as many as there can be."""
        return USUAL_SEATS if USUAL_SEATS in self.seats else self.seats[-1]

    @property
    def takes_data(self) -> bool:
        """Can its cards be replaced by those of another data file?"""
        return type(self).with_data is not Game.with_data

    def decode(self, code: int) -> Action:
        """The typed form of an int."""
        return self.vocabulary.decode(code)

    def parse(self, text: str) -> Action:
        """The typed form of a notation, or BadNotation."""
        return self.vocabulary.parse(text)

    def meaning(self, text: str) -> tuple[int, str]:
        """The code of a notation, and the notation as we write it; kept, since players choose the same ones often."""
        known = self.meanings.get(text)
        if known is not None:
            return known
        action = self.parse(text)
        found = action.code, str(action)
        if text == found[1] and len(self.meanings) < MOST_MEANINGS:  # a text can be written in countless other ways
            self.meanings[text] = found
        return found

    @cached_property
    def meanings(self) -> dict[str, tuple[int, str]]:
        """Those that have been looked up."""
        return {}

    def codes(self, seats: int) -> list[int]:
        """Every action that can ever be legal at so many seats."""
        return self.vocabulary.codes(seats)

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def write(self, state: S) -> dict[str, object]:
        """All zones of a state, by name."""

    @abstractmethod
    def read(self, document: Document, state: S, rng: Rng) -> S:
        """A blank state, filled in as the document describes it; what it leaves out is filled in by lot."""

    def roles(self, state: S) -> tuple[str, ...]:
        """What each seat plays where sides are unequal, as keys of the game's texts (`role-…`); else empty.

        Nothing but the set-up decides it.
        """
        return ()

    def scores_add_up(self, options: Options) -> bool:
        """Do players who play again add their scores up over all games?"""
        return False

    def observer(self, seats: int) -> Observer:
        """Writes what a seat knows as numbers, for learning programs."""
        return Observer(seats)

    def with_data(self, document: object) -> "Game[S]":
        """The same game with another data file, or BadData."""
        raise NoDataFile(game=self.key)

    def file_of(self, rules: str | None = None) -> str:
        """The name of the data file that came with these rules, the ones in force if left out; or OtherRules."""
        return self.former_files.get(self.check_rules(rules), "data.toml")

    def under(self, rules: str) -> "Game[S]":
        """The same game with the cards that it shipped under these rules, one of the versions it still plays."""
        return self

    def judge(self) -> Judge | None:
        """A new judge of positions; without one the bots know the rules only."""
        return None

    def sharp_judge(self) -> Judge | None:
        """The judge that a search uses for its own actions; for those of others it uses `judge`."""
        return self.judge()

    def names(self, language: str) -> Mapping[str, str]:
        """Names of cards, by key, that the data file brings."""
        return {}

    def row_key(self, part: str, row: Mapping[str, object]) -> str:
        """The card that a row of a list `part` of the data file is about; empty for none."""
        return str(row.get("key", ""))

    def figures(self) -> Mapping[str, int | str]:
        """What the data file decides, by name, for any sentence of the game."""
        return {}

    def wording(self, key: str) -> tuple[Phrase, ...]:
        """The text of a card whose text is made of what it does."""
        return ()

    def usage(self, state: S) -> Usage | None:
        """Counts how the cards of a blank state are used from now on; optional."""
        return None

    def promises(self, state: S, seat: int, action: int) -> Mapping[str, int]:
        """What a legal action brings at once, as numbers by name, for whoever chooses; optional."""
        return {}

    def place_card(self, view: View, action: int) -> str:
        """The card at the place that a legal action names by a number, where the card's name tells more; optional."""
        return ""

    def cards(self) -> tuple[PrintedCard, ...]:
        """What is printed on the cards, in an order to look them up; optional."""
        return ()

    @cached_property
    def printed(self) -> Mapping[str, PrintedCard]:
        """The same by key."""
        return {card.key: card for card in self.cards()}

    def numbering(self, seats: int) -> Numbering:
        """Cached for each number of seats."""
        if seats not in self.numberings:
            self.numberings[seats] = Numbering(self.codes(seats))
        return self.numberings[seats]

    @cached_property
    def numberings(self) -> dict[int, Numbering]:
        """Those that have been made, by seats."""
        return {}

    def check_rules(self, rules: object) -> str:
        """A version of the rules that can be played; None is the one in force."""
        known = (*self.former_rules, self.rules)
        if rules is None:
            return self.rules
        if not isinstance(rules, str) or rules not in known:
            raise OtherRules(game=self.key, found=rules, wanted=list(known))
        return rules

    def edition(self, rules: str) -> int:
        """What `State.edition` is under these rules."""
        return self.former_rules.index(rules) if rules in self.former_rules else CURRENT

    def check_seats(self, seats: object) -> int:
        """The number of seats, or BadSeats."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(game=self.key, seats=seats, allowed=list(self.seats))
        return seats

    def check_options(self, given: Mapping[str, object], seats: int) -> Options:
        """All options with their values; the defaults where nothing is given."""
        known = {option.key: option for option in self.options}
        chosen: Options = {option.key: option.default for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise UnknownOption(option=key, known=sorted(known))
            allowed = known[key].allowed(seats)
            if not (value is None or isinstance(value, bool | int | str)) or not is_among(value, allowed):
                raise BadOption(option=key, value=value, allowed=list(allowed))
            chosen[key] = value
        return chosen


def is_among(value: OptionValue, allowed: tuple[OptionValue, ...]) -> bool:
    """Membership that keeps True and 1 apart."""
    return any(value == other and type(value) is type(other) for other in allowed)
