"""Reading a data file of Trieste: decks, treasure and heroes, checked so that an owner of the box learns what is wrong
and where."""

from tripot.core.bounds import MOST_CARDS
from tripot.core.datafile import read_key, read_name, read_sources
from tripot.core.document import Document
from tripot.core.errors import BadData
from tripot.core.wording import Phrase
from tripot.games.trieste.cards.assembling import Assembler, forbid
from tripot.games.trieste.cards.book import CardBook
from tripot.games.trieste.cards.components import (
    CHARACTER,
    COPIES,
    DECK,
    FACTIONS,
    HERO,
    HEROES,
    HIGHEST_LEVEL,
    SPECIAL,
    THIEF,
    TREASURES,
    TYPES,
    VALUES,
)
from tripot.games.trieste.cards.steps import EVENTS, ON_TAKE
from tripot.games.trieste.cards.wording import LISTS, NONE, card_text

LANGUAGES = ("en", "fr")
MOST_COST = 9
RESERVED = (*TREASURES, *FACTIONS, *EVENTS, "none", "own", "treasure", "hidden")


class Data:
    """A data file: the book for the engine, and names and texts of the cards for people."""

    def __init__(self, document: object) -> None:
        read = Document(document, error=BadData)
        read.word("game", ["trieste"])
        entries = read.some_items("card", MOST_CARDS)
        cards = [Document(value, f"card[{n}]", BadData) for n, value in enumerate(entries)]
        heroes = read.objects("hero", 3 * HEROES)
        self.names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.texts: dict[str, tuple[Phrase, ...]] = {}
        self.read_treasure(read)
        taken = set(RESERVED)
        keys = [read_key(part, taken) for part in [*cards, *heroes]]
        assembler = Assembler()
        starts = [self.read_effects(part, assembler) for part in [*cards, *heroes]]
        self.book = CardBook((*TREASURES, *keys), assembler.code, assembler.choices)
        used = [0, 0, 0]  # cards of each faction so far
        for kind, (part, start) in enumerate(zip(cards, starts, strict=False), len(TREASURES)):
            self.read_card(part, kind, start, used)
        for number, size in enumerate(used):
            if size != DECK:
                raise BadData(path=f"card[].copies ({FACTIONS[number]})", found=size, wanted=DECK)
        for kind, (part, start) in enumerate(
            zip(heroes, starts[len(cards) :], strict=True), len(TREASURES) + len(cards)
        ):
            self.read_hero(part, kind, start)
        for number in range(3 * HEROES):
            if self.book.hero[number] < 0:
                raise BadData(path="hero[].faction", found=FACTIONS[number // HEROES], wanted=HEROES)
        self.book.kinds = len(self.book.names)
        read.close()

    # ---- what all cards have ----------------------------------------------------------------------------------------

    def read_names(self, part: Document) -> None:
        for language, names in self.names.items():
            names[part.text("key")] = read_name(part, language)

    def read_effects(self, part: Document, assembler: Assembler) -> dict[str, int]:
        """Where each list of steps begins, by its key; the text is made of the same steps."""
        event = part.word("reaction", EVENTS) if part.has("reaction") else NONE
        assembler.begin_card(part.word("faction", FACTIONS), event)
        for key in LISTS:
            part.note(key, "steps")
        found = {key: assembler.effect(part, key) for key in LISTS if part.has(key)}
        self.texts[part.text("key")] = card_text(part.data)
        return found

    def place(self, part: Document, kind: int, start: dict[str, int]) -> None:
        if not start:
            raise part.refuse("effect", "steps")
        self.book.effect[kind] = start.get("effect", -1)
        self.book.on_reveal[kind] = start.get("on_reveal", -1)
        self.book.each_round[kind] = start.get("each_round", -1)

    # ---- treasure, cards, heroes ------------------------------------------------------------------------------------

    def read_treasure(self, read: Document) -> None:
        """TRI-1.1: its numbers are printed; a data file may name it."""
        for number, part in enumerate(read.objects("treasure", len(TREASURES))):
            part.word("key", [TREASURES[number]])
            self.read_names(part)
            part.integer("value", None, VALUES[number], VALUES[number])
            part.integer("copies", None, COPIES[number], COPIES[number])
            read_sources(part, ("name", "value", "copies"))
            part.close()

    def read_card(self, part: Document, kind: int, start: dict[str, int], used: list[int]) -> None:
        book = self.book
        faction = FACTIONS.index(part.word("faction", FACTIONS))
        type_ = TYPES.index(part.word("type", TYPES))
        self.read_names(part)
        book.faction[kind] = faction
        book.type[kind] = type_
        book.cost[kind] = part.integer("cost", None, 0, MOST_COST)
        bits = self.read_copies(part, kind, faction, used)
        book.types[faction * 3 + type_] |= bits
        level = ("level",) if type_ == CHARACTER else ()
        if level:
            book.level[kind] = part.integer("level", None, 0, HIGHEST_LEVEL)
            book.levels[faction * 4 + int(book.level[kind])] |= bits
        if type_ == SPECIAL:
            events = EVENTS if faction == THIEF else EVENTS[ON_TAKE:]
            book.reactions[EVENTS.index(part.word("reaction", events)) * 3 + faction] |= bits
        forbid(part, ("each_round", "on_reveal" if type_ == SPECIAL else "reaction"), "nothing-here")
        self.place(part, kind, start)
        read_sources(part, ("name", "type", *level, "cost", "copies", "effect"))
        part.close()

    def read_copies(self, part: Document, kind: int, faction: int, used: list[int]) -> int:
        """The next bits of the faction's deck."""
        first = used[faction]
        if first == DECK:
            raise part.refuse("copies", 0)
        copies = part.integer("copies", None, 1, DECK - first)
        for card in range(first, first + copies):
            self.book.kind[faction * DECK + card] = kind
        used[faction] += copies
        self.book.copies[kind] = ((1 << copies) - 1) << first
        return int(self.book.copies[kind])

    def read_hero(self, part: Document, kind: int, start: dict[str, int]) -> None:
        book = self.book
        faction = FACTIONS.index(part.word("faction", FACTIONS))
        self.read_names(part)
        book.faction[kind] = faction
        book.type[kind] = HERO
        forbid(part, ("on_reveal", "reaction"), "nothing-here")
        self.place(part, kind, start)
        free = [n for n in range(faction * HEROES, (faction + 1) * HEROES) if book.hero[n] < 0]
        if not free:
            raise part.refuse("faction", HEROES)
        book.hero[free[0]] = kind
        read_sources(part, ("name", "effect"))
        part.close()
