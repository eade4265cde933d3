"""Cards as a page to print and cut out: one file of HTML with all that it needs, and no script.

The drawings are ours and the same for every game: a rosette and an initial, in the colour of the card's group.
"""

from collections.abc import Sequence
from importlib.resources import files
from xml.etree.ElementTree import Element, tostring

from tripot.cli.drawing.card_list import MARKS, CardEntry, CardGroup, Value, sizes
from tripot.cli.drawing.chips import PALETTE
from tripot.cli.drawing.fields import DOT, Labels, capital
from tripot.cli.shell.terminal import Terminal
from tripot.core.datafile import hash_of
from tripot.core.game import Game
from tripot.core.state import State

NOTHING_FROM_AFAR = "default-src 'none'; style-src 'unsafe-inline'"  # a browser need not take our word for it
PETALS = range(2, 12)

Content = Element | str


class Printer:
    """`document` is the content of the game's data file, if it has one."""

    def __init__(self, terminal: Terminal, game: Game[State], document: object) -> None:
        self.terminal = terminal
        self.game = game
        self.hash = None if document is None else hash_of(document)
        self.sizes = sizes(document)
        self.labels = Labels(terminal.speaker_for(game), game)

    def page(self, parts: Sequence[CardGroup]) -> str:
        title = self.terminal.say("ui-cards-title", game=self.game.title)
        style = files(__package__).joinpath("sheet.css").read_text(encoding="utf-8")
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", {"http-equiv": "Content-Security-Policy"}, content=NOTHING_FROM_AFAR),
            tag("title", title),
            tag("style", style),
        )
        body = tag("body", self.header(title, parts), tag("main", *self.cards(parts)))
        html = tag("html", head, body, lang=self.terminal.language)
        return f"<!DOCTYPE html>\n{tostring(html, encoding='unicode', method='html')}\n"

    def header(self, title: str, parts: Sequence[CardGroup]) -> Element:
        sources = {value.source for value in self.sizes.values()}.union(*(part.sources for part in parts))
        told = [tag("li", f"{MARKS[source]} {self.source(source)}") for source in MARKS if source in sources]
        notes = [self.terminal.say("ui-cards-note", rules=self.game.rules)]
        if self.hash is not None:
            notes.append(self.terminal.say("ui-cards-hash", hash=self.hash))
        legend = [tag("ul", {"class": "legend"}, *told)] if told else []
        lines = [tag("li", *self.size(name, value)) for name, value in self.sizes.items()]
        told_sizes = [tag("ul", {"class": "sizes"}, *lines)] if lines else []
        told_notes = [tag("p", {"class": "note"}, note) for note in notes]
        return tag("header", tag("h1", title), *told_sizes, *legend, *told_notes)

    def size(self, name: str, value: Value) -> list[Content]:
        return self.marked(self.labels.size(name, value.value), value.source)

    # ---- the cards --------------------------------------------------------------------------------------------------

    def cards(self, parts: Sequence[CardGroup]) -> list[Element]:
        found = []
        groups = list(dict.fromkeys(part.group or part.key for part in parts))
        for part in parts:
            title = self.labels.part_title(part)
            found += [tag("h2", title)] if title else []
            tint = PALETTE[groups.index(part.group or part.key) % len(PALETTE)] if title else ""
            found += [self.card(part, entry, number, tint) for number, entry in enumerate(part.entries)]
        return found

    def card(self, part: CardGroup, entry: CardEntry, number: int, tint: str) -> Element:
        """In the colour of its group; without one, in its own."""
        kind = self.kind(part, entry)
        parts = [
            tag("h3", {"class": "name"}, *self.marked(capital(entry.name), entry.name_source)),
            *([tag("p", {"class": "kind"}, *kind)] if kind else []),
            emblem(entry.name[:1].upper(), PETALS[number % len(PETALS)]),
            *([tag("p", {"class": "text"}, *self.marked(entry.text, entry.text_source))] if entry.text else []),
            *self.values(part, entry),
        ]
        return tag(
            "article", {"class": "card", "style": f"--tint: {tint or self.labels.chips.colour(entry.key)}"}, *parts
        )

    def kind(self, part: CardGroup, entry: CardEntry) -> list[Content]:
        """What kind of card it is, and whose."""
        words = [self.value(name, value) for name, value in entry.words.items()]
        found = words or [[capital(self.labels.label(part.key))]] if part.key else []
        found += [[self.labels.word(part.group)]] if part.group else []
        return [piece for pieces in found for piece in (DOT, *pieces)][1:]

    def values(self, part: CardGroup, entry: CardEntry) -> list[Element]:
        shown = [name for name in part.columns if name in entry.values]
        boxes = [
            tag("div", tag("dt", capital(self.labels.label(name))), tag("dd", *self.value(name, entry.values[name])))
            for name in shown
        ]
        return [tag("dl", {"class": "values"}, *boxes)] if boxes else []

    def value(self, name: str, value: Value) -> list[Content]:
        return self.marked(self.labels.data(name, value.value), value.source)

    def marked(self, text: str, source: str) -> list[Content]:
        """A text and the mark of its source."""
        if not source:
            return [text]
        told = {"class": "mark", "role": "img", "title": self.source(source), "aria-label": self.source(source)}
        return [f"{text}\u00a0", tag("span", told, MARKS[source])]

    def source(self, source: str) -> str:
        return self.terminal.say(f"ui-cards-source-{source}")


def emblem(initial: str, petals: int) -> Element:
    ellipses = [
        tag("ellipse", cx="50", cy="50", rx="48", ry="15", transform=f"rotate({180 * petal / petals:g} 50 50)")
        for petal in range(petals)
    ]
    disc = tag("circle", cx="50", cy="50", r="17")
    letter = tag("text", initial, x="50", y="57.5")
    return tag("svg", {"class": "emblem", "viewBox": "0 0 100 100", "aria-hidden": "true"}, *ellipses, disc, letter)


def tag(name: str, /, *parts: dict[str, str] | Content, **attributes: str) -> Element:
    """An element with what is in it, in order; attributes whose names are no Python come as a dictionary."""
    element = Element(name, attributes)
    for part in parts:
        if isinstance(part, dict):
            element.attrib |= part
        elif isinstance(part, Element):
            element.append(part)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + part
        else:
            element.text = (element.text or "") + part
    return element
