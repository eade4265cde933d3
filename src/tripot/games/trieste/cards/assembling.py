"""From the steps of a data file to the instructions that the engine runs."""

from tripot.core.bounds import (
    DEEPEST_STEPS,
    MOST_COPY_STEPS,
    MOST_OPTIONS,
    MOST_STEPS_OF_CARD,
    MOST_STEPS_OF_FILE,
)
from tripot.core.document import Document
from tripot.games.trieste.cards.book import (
    AMOUNT,
    ANY_TYPE,
    ELSE,
    ME,
    PICKED,
    UNLESS_ME,
    WHAT,
    WHO,
    WIDTH,
    Choices,
    filter_code,
)
from tripot.games.trieste.cards.components import FACTIONS, HIGHEST_LEVEL, TYPES
from tripot.games.trieste.cards.steps import (
    BRANCH,
    EACH,
    JUMP,
    LATER,
    NEXT,
    STEPS,
    STOP,
    CardFilter,
    Integer,
    Keyword,
    Step,
    Who,
)
from tripot.games.trieste.cards.wording import NONE, choices

# What a step can only be about after another step: the word, and the steps of which one must come before.
AFTER = {"picked": ("pick",), "named": ("name",), "shown": ("look", "reveal")}

# Steps that can only be against another player, and the parameter that says who.
AGAINST = {"take": "from", "counter": "who", "copy": "who", "swap": "with", "look": "who", "veil": "who"}


class Assembler:
    """Collects the instructions of all cards, checking every step on the way."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.choices: dict[int, Choices] = {}
        self.faction = ""  # of the card whose steps are read
        self.event = NONE  # what it answers, if it is a reaction
        self.reacts = False  # is it a reaction?
        self.in_loop = False
        self.before: set[str] = set()  # the steps that came before
        self.steps = 0  # of all cards
        self.steps_of_card = 0
        self.copy_steps = 0  # of the card

    def begin_card(self, faction: str, event: str) -> None:
        """`event` is what a reaction answers, NONE for any other card."""
        self.faction = faction
        self.event = event
        self.reacts = event != NONE
        self.steps_of_card = 0
        self.copy_steps = 0

    def effect(self, part: Document, key: str) -> int:
        """Assemble a list of steps of the card; returns where it begins."""
        start = len(self.code)
        self.before = {"pick"} if self.reacts else set()  # in a reaction the one it answers is picked
        self.block(part, key, 0)
        self.add(STOP)
        return start

    def add(self, what: int) -> int:
        """A new instruction; returns where it is."""
        self.code += [what] + [0] * (WIDTH - 1)
        return len(self.code) - WIDTH

    def block(self, part: Document, key: str, depth: int) -> None:
        if depth > DEEPEST_STEPS:
            raise part.refuse(key, "shallow-steps")
        part.note(key, "steps")
        steps = part.items(key)
        if not steps:
            raise part.refuse(key, "steps")
        self.count(part, key, len(steps))
        for number, step in enumerate(steps):
            self.step(Document(step, f"{part.at(key)}[{number}]", part.error), depth)

    def count(self, part: Document, key: str, number: int) -> None:
        """Before any of so many steps is read: are they too many?"""
        self.steps += number
        self.steps_of_card += number
        if self.steps_of_card > MOST_STEPS_OF_CARD:
            raise part.error(path=part.at(key), found=self.steps_of_card, wanted="fewer-steps")
        if self.steps > MOST_STEPS_OF_FILE:
            raise part.error(path=part.at(key), found=self.steps, wanted="fewer-steps-in-all")

    def step(self, part: Document, depth: int) -> None:
        name = part.word("step", tuple(STEPS))
        step = STEPS[name]
        self.check(part, name)
        at = self.instruction(part, step)
        self.before.add(name)
        if "options" in step.blocks:
            self.options(part, at, depth)
        elif step.blocks:
            self.branches(part, step, at, depth)
        part.close()

    def check(self, part: Document, name: str) -> None:
        """Is such a step possible here, with what has come before and for this faction?"""
        for key, value in part.data.items():
            word = "named" if key == "named" and value == "yes" else value
            wanted = AFTER.get(word, ()) if isinstance(word, str) else ()
            if wanted and not self.before & set(wanted):
                raise part.refuse(key, "after-step")
        if name == "copy":
            self.copy_steps += 1
        if self.copy_steps > MOST_COPY_STEPS:
            raise part.refuse("step", "fewer-copies")
        if name == "negate" and not self.reacts:
            raise part.refuse("step", "in-reaction")
        if name == "each" and self.in_loop:
            raise part.refuse("step", "no-inner-each")
        if name in AGAINST and part.data.get(AGAINST[name]) == self.faction:
            raise part.refuse(AGAINST[name], "opponent")
        check_alone(part, name, self.faction)

    def instruction(self, part: Document, step: Step) -> int:
        """The step itself; several where it is about several players.  Returns where the last one is."""
        row = [0] * WIDTH
        row[WHAT] = step.number
        groups = [ME]
        for key, parameter in step.parameters.items():
            if not isinstance(parameter, Who):
                row[parameter.field] = read_parameter(part, key, parameter)
            elif parameter.field == WHO:
                groups = read_who(part, key, parameter)
            else:
                (row[parameter.field],) = read_who(part, key, parameter)
        for row[WHO] in groups:
            row[ELSE] = len(self.code) + WIDTH
            self.code += row
        return len(self.code) - WIDTH

    def branches(self, part: Document, step: Step, at: int, depth: int) -> None:
        """What follows on success, then what follows otherwise; a loop ends with a way back."""
        first, *other = step.blocks
        for key in step.blocks:
            part.note(key, "steps")
        self.in_loop = self.in_loop or step.number == EACH
        if part.has(first) or not other:
            self.block(part, first, depth + 1)
        self.in_loop = self.in_loop and step.number != EACH
        if step.number == EACH:
            self.code[self.add(NEXT) + ELSE] = at + WIDTH
        elif step.number == LATER:
            self.add(STOP)
        skip = self.add(JUMP) if other and part.has(other[0]) else None
        self.code[at + ELSE] = len(self.code)
        if skip is not None:
            self.block(part, other[0], depth + 1)
            self.code[skip + ELSE] = len(self.code)

    def options(self, part: Document, at: int, depth: int) -> None:
        """A `choose`: a way to each of its options, and from each to the end."""
        part.note("options", "options", low=2, high=MOST_OPTIONS)
        options = part.items("options")
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise part.error(path=part.at("options"), found=len(options), wanted=f"2..{MOST_OPTIONS}")
        self.code[at + AMOUNT] = len(options)
        ways = [self.add(BRANCH) for _ in options]
        ends = []
        for number, option in enumerate(options):
            self.code[ways[number] + ELSE] = len(self.code)
            if option != [] or options.count([]) > 1:  # one of them may be to do nothing
                inner = Document({f"options[{number}]": option}, part.path, part.error)
                self.block(inner, f"options[{number}]", depth + 1)
            ends.append(self.add(JUMP))
        self.choices[at] = choices(part.data, self.faction, self.event)
        for end in ends:
            self.code[end + ELSE] = len(self.code)


def check_alone(part: Document, name: str, faction: str) -> None:
    """Are the parameters of a step possible together?"""
    given = part.data.get
    if name == "keep" and isinstance(given("keep", 1), int) and isinstance(given("look"), int):
        part.integer("keep", 1, 1, part.integer("look", None, 1, 9))
    if name == "search" and given("to") == "hand" and given("deck", "me") not in ("me", faction):
        raise part.refuse("to", ["discard"])
    if name in ("if", "unless") and not part.has("then"):
        raise part.refuse("then", "steps")
    if name == "give" and own(given("from"), faction) == own(given("to", "me"), faction):
        raise part.refuse("to", "another")
    if name == "discard" and given("who") in ("opponents", "everybody"):
        forbid(part, ("then", "else"), "one-player")
    if name == "discard" and given("what") == "treasure":
        forbid(part, ("type", "level", "from_level", "named"), "faction-cards")


def own(who: object, faction: str) -> object:
    """The card's own faction is `me`."""
    return "me" if who == faction else who


def forbid(part: Document, keys: tuple[str, ...], wanted: str) -> None:
    for key in keys:
        if part.has(key):
            raise part.refuse(key, wanted)


def read_who(part: Document, key: str, parameter: Who) -> list[int]:
    word = part.word(key, parameter.words, parameter.default)
    if word == "opponents":
        return [UNLESS_ME + faction for faction in range(3)]
    if word == "everybody":
        return [0, 1, 2]
    return [{"me": ME, "picked": PICKED}.get(word, FACTIONS.index(word) if word in FACTIONS else 0)]


def read_parameter(part: Document, key: str, parameter: Integer | Keyword | CardFilter) -> int:
    if isinstance(parameter, Integer):
        value = part.integer(key, parameter.default, parameter.low, parameter.high)
        if value == 0 and parameter.low < 0:
            raise part.refuse(key, "not-zero")
        return value
    if isinstance(parameter, Keyword):
        return parameter.words.index(part.word(key, parameter.words, parameter.default))
    return read_filter(part, parameter)


def read_filter(part: Document, parameter: CardFilter) -> int:
    """`type`, `level`, `from_level` and `named` stand beside the step's other parameters."""
    only = parameter.types[0] if len(parameter.types) == 1 else None
    word = part.word("type", parameter.types, only or "any")
    types = ANY_TYPE if word == "any" else 1 << TYPES.index(word)
    highest = part.integer("level", HIGHEST_LEVEL, 0, HIGHEST_LEVEL)
    lowest = part.integer("from_level", 0, 0, highest)
    named = part.word("named", ("no", "yes"), "no") == "yes"
    return filter_code(types, highest, lowest, named)
