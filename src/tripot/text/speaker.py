"""Speaks about a game: chooses the message and gathers what it has to tell.

What a message can use, for each field of an event, an action or a view, by its meaning:

    seat     $seat       the name               $seat_is         you, self (again the event's own seat) or other
    seats    $winners    the names              $winners_is      you, among (you and others) or other
                                                $winners_count
    card     $card       the bare name          $card_is         shown or hidden
                                                $card_the, $card_a
    cards    $cards      the list in words      $cards_count
    row      the same, in order, each card by itself
    sum      $adds       figures, with + between    $adds_count
    word     $why        the key
    number   $slot       the number             $slot_nth        one more, to count from 1
                                                $slot_is         less, more or same (below, above or equal to 0)
                                                $slot_size       without its sign
    choices  $options    texts of cards, numbered from 1
    choice   $option     the number of one of them
    phrases  $option     the text of one of them

Any message of a game can use the figures that its data file decides (`Game.figures`), and a card's name and text those
that are printed on it (`PrintedCard.facts`).  Cards that differ in these only share the message `kind-…` that
`PrintedCard.text` names; any other card has its own, `card-…`.  A card that a data file names is quoted, unless its
name is the one that its own message gives it.

An action that names a place by a number also gets `$there`, like a card: what lies there, where that is shown.

A card's own attributes get `$n`, how many, and `$field`, where they are told.  The details of an error come as text,
with `$found_is`, text, given or empty, beside each.

A marked sentence tells which cards it names, as `[the hammer](hammer)`, so that a page can show them.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from functools import cache, cached_property
from weakref import WeakKeyDictionary

from tripot.core.actions import Action
from tripot.core.errors import TripotError, kebab
from tripot.core.events import Event
from tripot.core.game import Game
from tripot.core.printed import PrintedCard
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.core.view import View
from tripot.text.caches import BoundedCache
from tripot.text.details import allowed, shown
from tripot.text.marks import mark, written
from tripot.text.meanings import class_meanings, meanings
from tripot.text.messages import messages
from tripot.text.phrases import choice, choices, number_values, reader, sentences

Thing = Event | Action | View | Reason
Values = dict[str, object]
MOST_FORMS = 4096  # of the cards of a game that are kept
FORMS: WeakKeyDictionary[Game[State], BoundedCache[str]] = WeakKeyDictionary()


class Speaker:
    """Says things in one language, about one game, to one viewer."""

    def __init__(
        self,
        language: str,
        game: Game[State] | None = None,
        names: Sequence[str] = (),
        viewer: int | None = None,
        marked: bool = False,
    ) -> None:
        self.language = language
        self.marked = marked
        self.names = tuple(names)
        self.viewer = viewer
        self.messages = messages(language, game.package if game else None)
        self.game = game
        self.named = game.names(language) if game else {}  # cards that a data file brings
        self.figures: Values = dict(game.figures()) if game else {}
        self.forms = forms_of(game) if game else BoundedCache[str](MOST_FORMS)

    def say(self, key: str, /, **values: object) -> str:
        """Any message by its key; KeyError if there is none."""
        return self.messages.format(key, self.figures | values)

    def has(self, key: str) -> bool:
        """Is there a message of this key?"""
        return self.messages.has(key)

    # ---- what happens ------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.sentence(f"event-{kebab(type(event).__name__)}", event, getattr(event, "seat", None))

    def action(self, action: Action, there: str = "") -> str:
        """A choice as a line of a menu; `there` is the card at the place that it names (`Game.place_card`)."""
        return self.sentence(f"action-{kebab(type(action).__name__)}", action, there=there)

    def choice(self, action: Action, view: View) -> str:
        """The text that an action chooses by its number, out of those of the view; empty for any other action."""
        number = next((getattr(action, field) for field, meaning in meanings(action).items() if meaning == "choice"), 0)
        if not number:
            return ""
        options = next(getattr(view, field) for field, meaning in meanings(view).items() if meaning == "choices")
        return choice(self.say, options[number - 1])

    def prompt(self, view: View) -> str:
        """What is the viewer asked?"""
        return self.sentence(f"prompt-{view.phase}", view)

    def help(self, phase: str) -> str:
        """What to know when a phase asks for a choice."""
        return self.say(f"help-{phase}")

    def phase(self, key: str) -> str:
        """The name of a phase."""
        return self.say(f"phase-{key}")

    def reason(self, key: str) -> str:
        """Why the game ended."""
        return self.say(f"reason-{key}")

    def why(self, reason: Reason) -> str:
        """Why a bot has chosen so."""
        return self.sentence(f"why-{reason.key}", reason)

    def sentence(self, key: str, thing: Thing, actor: int | None = None, there: str = "") -> str:
        """The message `key` about a thing; `actor` is the seat that did it."""
        wanted = self.messages.variables(key)
        values = self.told(thing, actor, wanted)
        if "there_is" in wanted:
            values |= self.card_values("there", there or None)
        text = self.say(key, **values)
        return written(text) if self.marked else text

    def error(self, error: TripotError) -> str:
        """What went wrong, as a sentence."""
        values: Values = {}
        for name, value in error.details.items():
            values |= self.detail(name, value)
        return self.say(f"error-{error.code}", **values)

    # ---- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a seat is called: its name, or its number from 1."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat-name", number=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        """The names of others, then `you`."""
        named = [self.name(seat) for seat in seats if seat != self.viewer]
        return self.listed(named + [self.say("you")] * (self.viewer in seats))

    def card(self, key: str) -> str:
        """The name of a card."""
        return self.named[key] if key in self.named else self.card_form(key)

    def card_text(self, key: str) -> str:
        """Made of what the card does, or written beside its name; empty for a card that has only a name."""
        phrases = self.game.wording(key) if self.game else ()
        if phrases:
            return sentences(self.say, phrases)
        if key in self.named and not self.messages.has(f"card-{key}", "text"):
            return ""
        return self.card_form(key, "text", **self.figures)

    def card_form(self, key: str, form: str | None = None, /, **values: object) -> str:
        """The message of a card, or an attribute of it, with what is printed on the card."""
        printed = self.printed.get(key)
        if printed is None:
            return self.messages.format(f"card-{key}", values, form)
        message = f"kind-{printed.text}" if printed.text else f"card-{key}"
        for name, fact in printed.facts.items():
            values |= number_values(name, fact) if type(fact) is int else {name: fact}
        return self.messages.format(message, values, form)

    @cached_property
    def printed(self) -> Mapping[str, PrintedCard]:
        """What is printed on the cards."""
        return self.game.printed if self.game else {}

    def cards(self, keys: Sequence[str]) -> str:
        """Cards of a kind are counted together, where the first of them stands."""
        return self.counted(keys, "")

    def option(self, key: str) -> str:
        """The name of an option of the game."""
        return self.say(f"option-{key}")

    def option_help(self, key: str) -> str:
        """What an option does."""
        return self.messages.format(f"option-{key}", {}, "help")

    def option_value(self, key: str, value: object) -> str:
        """A value by its own attribute; a number without one is a seat."""
        attribute = f"value-{value}".lower()
        if isinstance(value, int) and not self.messages.has(f"option-{key}", attribute):
            return self.messages.format(f"option-{key}", {"seat": self.name(value)}, "value-seat")
        return self.messages.format(f"option-{key}", {}, attribute)

    # ---- what a message is told --------------------------------------------------------------------------------------

    def told(self, thing: Thing, actor: int | None, wanted: frozenset[str]) -> Values:
        """The variables that a message needs, and a few more: making those of a whole view takes long."""
        kind: type = type(thing)
        values: Values = {}
        for field, meaning in fields_for(kind, wanted):
            values |= self.values(field, meaning, getattr(thing, field), actor, wanted)
        return values

    def values(
        self, field: str, meaning: str, value: object, actor: int | None, wanted: Container[str] | None = None
    ) -> Values:
        """The variables of a field; of a card only those in `wanted`, if it is given."""
        match meaning, value:
            case "seat", int(seat):
                again = field != "seat" and seat == actor
                return {field: self.name(seat), f"{field}_is": "self" if again else self.who(seat)}
            case "seats", tuple(seats):
                return self.seats_values(field, seats)
            case "card", str() | None:
                return self.card_values(field, value, wanted)
            case "cards" | "row" | "sum", tuple(items):
                return {field: self.series(field, meaning, items), f"{field}_count": len(items)}
            case "plain", int(number):
                return {f"{field}_nth": number + 1} | number_values(field, number)
            case "choice", int(number):
                return {field: number}
            case "choices" | "phrases", tuple(texts):
                said = choices if meaning == "choices" else choice
                return {field: said(self.say, texts), f"{field}_reader": reader(texts)}
            case _, str() | None:
                return {field: value}
        return {}

    def series(self, field: str, meaning: str, items: Sequence[str]) -> str:
        """Cards counted together or one by one, or figures."""
        if meaning == "sum":
            return " + ".join(map(str, items))
        if meaning == "row":
            return self.listed([self.card_as("a", key, field) for key in items])
        return self.counted(items, field)

    def seats_values(self, field: str, seats: Sequence[int]) -> Values:
        """What messages can use of several seats."""
        role = "other" if self.viewer not in seats else "you" if len(seats) == 1 else "among"
        return {field: self.seats(seats), f"{field}_is": role, f"{field}_count": len(seats)}

    def card_values(self, field: str, key: str | None, wanted: Container[str] | None = None) -> Values:
        """What messages can use of a card; None is one that is not shown."""
        values: Values = {f"{field}_is": "shown" if key else "hidden"}
        for name, form in ((field, ""), (f"{field}_the", "the"), (f"{field}_a", "a")):
            if wanted is None or name in wanted:
                values[name] = self.card_as(form, key, field) if key else ""
        return values

    def detail(self, name: str, value: object) -> Values:
        """A detail of an error.  `seat` and `waiting` are seats, wherever an error has them."""
        if name == "seat" and isinstance(value, int):
            return {name: self.name(value), f"{name}_is": self.who(value)}
        if isinstance(value, TripotError):
            return {name: self.error(value)}
        if name == "waiting" and isinstance(value, list | tuple):
            return self.seats_values(name, value)
        text = allowed(self.say, self.has, value) if name == "wanted" else shown(value)
        kind = "text" if isinstance(value, str) else "given"
        return {name: text, f"{name}_is": kind if text else "empty"}

    def who(self, seat: int) -> str:
        """`you` for the viewer, `other` for everybody else."""
        return "you" if seat == self.viewer else "other"

    def card_as(self, form: str, key: str, field: str = "", n: int = 1) -> str:
        """A card in one of its forms; the empty one is its bare name."""
        asked = (self.language, self.marked, form, key, field, n)
        return self.forms.get(asked) or self.forms.keep(asked, self.made_form(form, key, field, n))

    def made_form(self, form: str, key: str, field: str, n: int) -> str:
        """What `card_as` says and keeps."""
        if not form:
            text = self.card(key)
        elif self.is_quoted(key):
            text = self.say("named-cards", n=n, name=self.named[key])
        else:
            text = self.card_form(key, form, n=n, field=field)
        return mark(text, key) if self.marked else text

    def is_quoted(self, key: str) -> bool:
        """Has a data file named this card, otherwise than the texts, so that no form of its name is known?"""
        message = f"card-{key}"
        return key in self.named and not (self.has(message) and self.say(message) == self.named[key])

    def counted(self, keys: Sequence[str], field: str) -> str:
        """Cards of a kind counted together, in the forms that the field wants."""
        numbers = Counter(keys)
        return self.listed([self.card_as("a" if n == 1 else "many", key, field, n) for key, n in numbers.items()])

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row, with “and” before the last."""
        if not names:
            return self.say("nothing")
        *others, last = names
        return f"{self.comma.join(others)}{self.conjunction}{last}" if others else last

    @cached_property
    def comma(self) -> str:
        """Between two names in a row."""
        return self.say("join-comma", first="", second="")

    @cached_property
    def conjunction(self) -> str:
        """Before the last of them."""
        return self.say("join-and", first="", second="")


def forms_of(game: Game[State]) -> BoundedCache[str]:
    """The forms of a game's cards as they were said; forgotten with the game."""
    if game not in FORMS:
        FORMS[game] = BoundedCache[str](MOST_FORMS)
    return FORMS[game]


@cache
def fields_for(kind: type, wanted: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """The fields, with their meanings, that a message uses."""
    return tuple(
        (field, meaning)
        for field, meaning in class_meanings(kind).items()
        if any(name == field or name.startswith(f"{field}_") for name in wanted)
    )
