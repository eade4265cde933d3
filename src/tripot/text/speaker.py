"""Speaks about a game: chooses the message and gathers what it has to tell.

What a message can use, for each field of an event, an action or a view, by its meaning:

    seat     $seat       the name               $seat_is         you, self (again the event's own seat) or other
    seats    $winners    the names              $winners_is      you, among (you and others) or other
                                                $winners_count
    card     $card       the bare name          $card_is         shown or hidden
                                                $card_the, $card_a
    cards    $cards      the list in words      $cards_count
    row      the same, in order, each card by itself
    word     $why        the key
    number   $slot       the number             $slot_nth        one more, to count from 1
                                                $slot_is         less, more or same (below, above or equal to 0)
                                                $slot_size       without its sign
    choices  $options    texts of cards, numbered from 1
    choice   $option     the number of one of them

A card's own attributes get `$n`, how many, and `$field`, where they are told.  The details of an error come as text,
with `$found_is`, given or empty, beside each.

A marked sentence tells which cards it names, as `[the hammer](hammer)`, so that a page can show them.
"""

from collections import Counter
from collections.abc import Container, Sequence
from functools import cache, reduce

from tripot.core.actions import Action
from tripot.core.errors import TripotError
from tripot.core.events import Event
from tripot.core.game import Game
from tripot.core.reason import Reason
from tripot.core.state import State
from tripot.core.view import View
from tripot.text.details import shown
from tripot.text.marks import mark, written
from tripot.text.meanings import class_meanings, kebab, meanings
from tripot.text.messages import messages
from tripot.text.phrases import choice, choices, number_values, sentences

Thing = Event | Action | View | Reason
Values = dict[str, object]


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

    def say(self, key: str, /, **values: object) -> str:
        """Any message by its key; KeyError if there is none."""
        return self.messages.format(key, values)

    def has(self, key: str) -> bool:
        return self.messages.has(key)

    # ---- what happens ------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        return self.sentence(f"event-{kebab(type(event).__name__)}", event, getattr(event, "seat", None))

    def action(self, action: Action) -> str:
        """A choice as a line of a menu."""
        return self.sentence(f"action-{kebab(type(action).__name__)}", action)

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
        return self.say(f"help-{phase}")

    def phase(self, key: str) -> str:
        return self.say(f"phase-{key}")

    def reason(self, key: str) -> str:
        return self.say(f"reason-{key}")

    def why(self, reason: Reason) -> str:
        """Why a bot has chosen so."""
        return self.sentence(f"why-{reason.key}", reason)

    def sentence(self, key: str, thing: Thing, actor: int | None = None) -> str:
        text = self.say(key, **self.told(thing, actor, self.messages.variables(key)))
        return written(text) if self.marked else text

    def error(self, error: TripotError) -> str:
        values: Values = {}
        for name, value in error.details.items():
            values |= self.detail(name, value)
        return self.say(f"error-{error.code}", **values)

    # ---- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat-name", number=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        """The names of others, then `you`."""
        named = [self.name(seat) for seat in seats if seat != self.viewer]
        return self.listed(named + [self.say("you")] * (self.viewer in seats))

    def card(self, key: str) -> str:
        return self.named[key] if key in self.named else self.say(f"card-{key}")

    def card_text(self, key: str) -> str:
        """Made of what the card does, or written beside its name; empty for a card that has only a name."""
        phrases = self.game.wording(key) if self.game else ()
        if phrases:
            return sentences(self.say, phrases)
        if key in self.named and not self.messages.has(f"card-{key}", "text"):
            return ""
        return self.messages.format(f"card-{key}", {}, "text")

    def cards(self, keys: Sequence[str]) -> str:
        """Cards of a kind are counted together, where the first of them stands."""
        return self.counted(keys, "")

    def option(self, key: str) -> str:
        return self.say(f"option-{key}")

    def option_help(self, key: str) -> str:
        return self.messages.format(f"option-{key}", {}, "help")

    def option_value(self, key: str, value: object) -> str:
        """A value by its own attribute; a number without one is a seat."""
        attribute = f"value-{value}".lower()
        if isinstance(value, int) and not self.messages.has(f"option-{key}", attribute):
            return self.messages.format(f"option-{key}", {"seat": self.name(value)}, "value-seat")
        return self.messages.format(f"option-{key}", {}, attribute)

    # ---- what a message is told --------------------------------------------------------------------------------------

    def told(self, thing: Thing, actor: int | None, wanted: frozenset[str]) -> Values:
        """What a message wants to know of it, and a little more: finding words for all of a view takes long."""
        kind: type = type(thing)
        values: Values = {}
        for field, meaning in fields_for(kind, wanted):
            values |= self.values(field, meaning, getattr(thing, field), actor, wanted)
        return values

    def values(
        self, field: str, meaning: str, value: object, actor: int | None, wanted: Container[str] | None = None
    ) -> Values:
        """What messages can use of a field; of a card only the forms that are wanted, if that is told."""
        match meaning, value:
            case "seat", int(seat):
                again = field != "seat" and seat == actor
                return {field: self.name(seat), f"{field}_is": "self" if again else self.who(seat)}
            case "seats", tuple(seats):
                return self.seats_values(field, seats)
            case "card", str() | None:
                return self.card_values(field, value, wanted)
            case "cards", tuple(keys):
                return {field: self.counted(keys, field), f"{field}_count": len(keys)}
            case "row", tuple(keys):
                each = [self.card_as("a", key, field) for key in keys]
                return {field: self.listed(each), f"{field}_count": len(keys)}
            case "plain", int(number):
                return {f"{field}_nth": number + 1} | number_values(field, number)
            case "choice", int(number):
                return {field: number}
            case "choices", tuple(options):
                return {field: choices(self.say, options)}
            case _, str() | None:
                return {field: value}
        return {}

    def seats_values(self, field: str, seats: Sequence[int]) -> Values:
        role = "other" if self.viewer not in seats else "you" if len(seats) == 1 else "among"
        return {field: self.seats(seats), f"{field}_is": role, f"{field}_count": len(seats)}

    def card_values(self, field: str, key: str | None, wanted: Container[str] | None = None) -> Values:
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
        word = f"wanted-{value}"
        text = self.say(word) if name == "wanted" and self.has(word) else shown(value)
        return {name: text, f"{name}_is": "given" if text else "empty"}

    def who(self, seat: int) -> str:
        return "you" if seat == self.viewer else "other"

    def card_as(self, form: str, key: str, field: str = "", n: int = 1) -> str:
        """A card in one of its forms; the empty one is its bare name."""
        if not form:
            text = self.card(key)
        elif key in self.named:
            text = self.say("named-cards", n=n, name=self.named[key])
        else:
            text = self.messages.format(f"card-{key}", {"n": n, "field": field}, form)
        return mark(text, key) if self.marked else text

    def counted(self, keys: Sequence[str], field: str) -> str:
        numbers = Counter(keys)
        return self.listed([self.card_as("a" if n == 1 else "many", key, field, n) for key, n in numbers.items()])

    def listed(self, names: Sequence[str]) -> str:
        if not names:
            return self.say("nothing")
        *others, last = names
        if not others:
            return last
        return self.say("join-and", first=reduce(self.joined, others), second=last)

    def joined(self, first: str, second: str) -> str:
        return self.say("join-comma", first=first, second=second)


@cache
def fields_for(kind: type, wanted: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """The fields, with their meanings, of which a message wants to know something."""
    return tuple(
        (field, meaning)
        for field, meaning in class_meanings(kind).items()
        if any(name == field or name.startswith(f"{field}_") for name in wanted)
    )
