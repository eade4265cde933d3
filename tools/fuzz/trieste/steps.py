"""Random steps for Trieste's cards, made by the game's own table of steps, and as far as the bounds allow."""

import random
from dataclasses import dataclass

from fuzz.trieste.model import FACTIONS, Json
from tripot.core.bounds import DEEPEST_STEPS, MOST_COPY_STEPS, MOST_OPTIONS, MOST_STEPS_OF_CARD
from tripot.games.trieste.cards.steps import STEPS, CardFilter, Integer, Keyword, Step, Who

OUTER = ("each", "later", "choose", "if", "unless")  # steps that must have steps within them
PLAIN = tuple(name for name in STEPS if name not in (*OUTER, "negate"))
SIMPLE = tuple(name for name in PLAIN if name != "copy")  # possible everywhere
ANSWERED = ("take", "capture", "counter")
SEVERAL = ("opponents", "everybody")
AGAINST = {"take": "from", "counter": "who", "copy": "who", "swap": "with", "look": "who", "veil": "who"}
AFTER = {"picked": {"pick"}, "named": {"name"}, "shown": {"look", "reveal"}}  # words that need an earlier step

LASTING = ("later", "cost", "draws", "limit", "protect", "infamy")  # what they do adds up, and may come to its bound
MANY = ("treasures", "cards", "discards")  # of these there may be more than a few


def uses(step: Step, word: str) -> bool:
    """Can a step be about what was picked, named or shown?"""
    parameters = step.parameters.values()
    return any(word == "named" if isinstance(p, CardFilter) else word in getattr(p, "words", ()) for p in parameters)


USERS = {word: tuple(name for name, step in STEPS.items() if uses(step, word)) for word in AFTER}
ROOM = 13  # for a first step in every block that is open: up to three options at each of four depths


@dataclass(frozen=True)
class Style:
    """What the cards of one file have in common: some defects only show where few things meet often."""

    liked: tuple[str, ...]  # the steps that most of its steps are
    answered: str  # a step that is on many cards, and that most specials answer; empty for none
    repeated: str  # a step that is in most loops, to bring what it does to its bound
    loops: float  # how many steps are loops
    used: float  # how often what was picked, named or shown is used by the very next step
    amounts: tuple[str, ...]  # which numbers of a range: "least", "most", "any"
    narrowed: float  # how often steps about cards are narrowed down
    spelled_out: float  # how often a parameter is given that may be left out
    on_reveal: float  # how many cards do something when they are turned up
    specials: int  # for eight other cards
    length: int  # steps in an effect, at most
    free: bool  # all cards cost nothing

    @classmethod
    def random(cls, rng: random.Random) -> "Style":
        names = (*OUTER, *PLAIN)
        answered = rng.choice((*ANSWERED, ""))  # by chance alone hardly any reaction would ever run
        return cls(
            liked=tuple(rng.sample(names, rng.choice((1, 2, 3, 4, 6, 12, len(names))))),
            answered=answered,
            repeated=rng.choice(LASTING),
            loops=rng.choice((0.0, 0.2, 0.6)),
            used=rng.choice((0.2, 0.7)),
            amounts=rng.choice((("least",), ("most",), ("any",), ("least", "most", "any"))),
            narrowed=rng.choice((0.0, 0.5, 1.0)),
            spelled_out=rng.choice((0.3, 0.7, 1.0)),
            on_reveal=rng.choice((0.0, 0.4, 0.9)),
            specials=8 if answered else 2,
            length=rng.choice((1, 3, 6, MOST_STEPS_OF_CARD)),
            free=rng.random() < 0.6,
        )


class StepWriter:
    """Writes the lists of steps of one card, which have their bounds in common."""

    def __init__(self, rng: random.Random, style: Style, most: int) -> None:
        self.rng = rng
        self.style = style
        self.most = self.left = min(most, MOST_STEPS_OF_CARD)
        self.copies = 0
        self.before: set[str] = set()
        self.last = ""  # the step before
        self.in_loop = False

    def begin(self, faction: str, reacts: bool) -> None:
        self.faction = faction
        self.reacts = reacts

    def event(self) -> str:
        """What a special answers."""
        events = ANSWERED if self.faction == "thief" else ("take", "counter")
        usual = self.style.answered if self.style.answered in events else ""
        return usual if usual and self.maybe(0.8) else self.rng.choice(events)

    def effect(self) -> list[Json]:
        self.before = {"pick"} if self.reacts else set()
        self.last = ""
        return self.block(0, self.rng.randint(1, self.style.length))

    def block(self, depth: int, length: int) -> list[Json]:
        """At least one step; the rest as long as there is room for them and for all blocks that are open."""
        return [self.step(depth) for number in range(length) if number == 0 or self.left > ROOM]

    def step(self, depth: int) -> Json:
        self.left -= 1
        name = self.name_of_step(depth)
        step: Json = {"step": name} | self.parameters(name)
        self.before.add(name)
        self.last = name
        self.add_blocks(step, name, depth)
        return step

    def has_room(self, depth: int) -> bool:
        """For steps within a step at this depth."""
        return depth < DEEPEST_STEPS and self.left > ROOM

    def name_of_step(self, depth: int) -> str:
        """The one that is wanted, if it is possible here."""
        name = self.wanted_step()
        self.copies += name == "copy"
        impossible = name in OUTER and not self.has_room(depth)
        impossible |= (name == "each" and self.in_loop) or (name == "copy" and self.copies > MOST_COPY_STEPS)
        return self.rng.choice(SIMPLE) if impossible else name

    def wanted_step(self) -> str:
        found = [word for word, steps in AFTER.items() if self.last in steps]
        if self.reacts and self.maybe(0.15):
            return "negate"
        if found and self.maybe(self.style.used):
            return self.rng.choice(USERS[found[0]])
        if self.in_loop and self.maybe(0.6):
            return self.style.repeated
        if not self.reacts and self.style.answered and self.maybe(0.4):
            return self.style.answered
        if self.maybe(self.style.loops):
            return "each"
        return self.rng.choice(self.style.liked if self.maybe(0.8) else PLAIN)

    def maybe(self, share: float) -> bool:
        return self.rng.random() < share

    # ---- parameters -------------------------------------------------------------------------------------------------

    def parameters(self, name: str) -> Json:
        """All that must be given, and some of what may be left out."""
        found: Json = {}
        for key, parameter in STEPS[name].parameters.items():
            if isinstance(parameter, CardFilter):
                found |= self.cards(parameter)
            elif parameter.default is None or self.maybe(self.style.spelled_out):
                found[key] = self.value(name, key, parameter)
        return self.possible(name, found)

    def value(self, name: str, key: str, parameter: Integer | Keyword | Who) -> int | str:
        if isinstance(parameter, Integer):
            return self.number(parameter.low, parameter.high)
        words = [word for word in parameter.words if not (word in AFTER and not AFTER[word] & self.before)]
        if AGAINST.get(name) == key:
            words.remove(self.faction)
        if name == "each" and key == "what" and self.maybe(0.5):
            return self.rng.choice(MANY)
        earlier = [word for word in words if word in AFTER]  # what was picked, named or shown is there to be used
        return self.rng.choice(earlier if earlier and self.maybe(0.5) else words)

    def number(self, low: int, high: int) -> int:
        """An end of the range, or anything between; no step has a range about 0 that allows it."""
        which = self.rng.choice(self.style.amounts)
        number = {"least": low, "most": high, "any": self.rng.randint(low, high)}[which]
        return number if number or low == 0 else self.rng.choice((low, high))

    def cards(self, parameter: CardFilter) -> Json:
        """Which cards: narrowed down in every way, or not at all."""
        if "name" in self.before and self.maybe(0.5):
            return {"named": "yes"}
        if not self.maybe(self.style.narrowed):
            return {}
        highest = self.rng.randint(0, 3)
        found: Json = {"level": highest, "from_level": self.rng.randint(0, highest)}
        if len(parameter.types) > 1:
            found["type"] = self.rng.choice(parameter.types)
        if "name" in self.before:
            found["named"] = self.rng.choice(("yes", "no"))
        for key in [key for key in ("from_level", "level", "type") if self.maybe(0.4)]:
            found.pop(key, None)
        if "level" not in found:
            found.pop("from_level", None)
        return found

    def possible(self, name: str, found: Json) -> Json:
        """Some parameters are not possible together."""
        if name == "keep" and "keep" in found:
            found["keep"] = self.rng.randint(1, int(str(found["look"])))
        if name == "search" and self.own(found.get("deck", "me")) != "me":
            found["to"] = "discard"
        if name == "give" and self.own(found["from"]) == self.own(found.get("to", "me")):
            found["to"] = self.rng.choice([who for who in FACTIONS if self.own(who) != self.own(found["from"])])
        if name == "discard" and found["what"] == "treasure":
            found = {key: value for key, value in found.items() if key not in ("level", "from_level", "type", "named")}
        return found

    def own(self, who: object) -> object:
        return "me" if who == self.faction else who

    # ---- steps within steps -----------------------------------------------------------------------------------------

    def add_blocks(self, step: Json, name: str, depth: int) -> None:
        blocks = STEPS[name].blocks
        if blocks == ("do",):
            outer, self.in_loop = self.in_loop, self.in_loop or name == "each"
            step["do"] = self.inner(depth)
            self.in_loop = outer
        elif blocks == ("options",):
            step["options"] = self.options(depth)
        elif blocks and not (name == "discard" and step["who"] in SEVERAL):
            for key in blocks:
                if (key == "then" and name in OUTER) or (self.has_room(depth) and self.maybe(0.6)):
                    step[key] = self.inner(depth)

    def inner(self, depth: int) -> list[Json]:
        return self.block(depth + 1, self.rng.randint(1, min(3, self.style.length)))

    def options(self, depth: int) -> list[list[Json]]:
        number = min(self.rng.randint(2, MOST_OPTIONS), max(2, self.left - 2))
        empty = self.rng.choice((number - 1, None))  # one of them may be to do nothing
        return [[] if n == empty else self.inner(depth) for n in range(number)]
