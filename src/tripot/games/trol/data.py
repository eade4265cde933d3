"""Reading a data file of Trôl: prey and masks, checked so that an owner of the box learns what is wrong and where."""

from tripot.core.datafile import SOURCES, read_key, read_name, read_sources
from tripot.core.document import Document
from tripot.core.errors import BadData
from tripot.core.piles import card
from tripot.games.trol.bestiary import Bestiary
from tripot.games.trol.cards import CARDS, NONE, PORTIONS, PREY, TRIBES

MOST_DAMAGE = 60
MOST_FOOD = 50


class Data:
    """A data file: the bestiary for the engine, and the names of the prey for people."""

    def __init__(self, document: object) -> None:
        read = Document(document, error=BadData)
        read.word("game", ["trol"])
        prey = read.objects("prey", PREY)
        taken = {*CARDS, *TRIBES, NONE}
        self.bestiary = Bestiary(tuple(read_key(part, taken) for part in prey))
        self.names = {language: {} for language in ("en", "fr")}  # type: dict[str, dict[str, str]]
        for number, part in enumerate(prey):
            self.read_prey(part, number)
        self.read_masks(Document(read.value("masks"), "masks", BadData))
        read.close()

    def read_prey(self, part: Document, number: int) -> None:
        for language, names in self.names.items():
            names[part.text("key")] = read_name(part, language)
        least, most = numbers(part, "danger", 2, MOST_DAMAGE)
        if least > most:
            raise part.refuse("danger", "range")
        self.bestiary.least[number] = least
        self.bestiary.most[number] = most
        for at, food in enumerate(numbers(part, "food", PORTIONS, MOST_FOOD)):
            self.bestiary.portions[number] += food << 8 * at
        self.bestiary.trophies[number] = part.integer("trophies", None, 0, MOST_FOOD)
        read_sources(part, ("name", "danger", "food", "trophies"))
        part.close()

    def read_masks(self, part: Document) -> None:
        values = Document(part.value("values"), part.at("values"), BadData)
        for kind, key in enumerate(CARDS):
            self.bestiary.masks += values.integer(key, None, 0, 15) * int(card(kind))
        part.word("source", SOURCES)
        values.close()
        part.close()


def numbers(part: Document, key: str, length: int, most: int) -> list[int]:
    """So many numbers from 0 to `most`."""
    found = []
    part.note(key, "numbers", low=0, high=most)
    for value in part.items(key)[: length + 1]:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise part.refuse(key, f"0..{most}")
        found.append(value)
    if len(found) != length:
        raise part.refuse(key, {2: "two-numbers", 3: "three-numbers"}[length])
    return found
