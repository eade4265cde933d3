"""Positions of Trieste: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from mypy_extensions import i64

from tripot.core.bounds import MOST_CHANGE, MOST_LATER
from tripot.core.document import Document
from tripot.core.errors import CardCount
from tripot.core.frames import DEPTH
from tripot.core.packed import vec
from tripot.core.piles import bits
from tripot.core.rng import Rng
from tripot.core.view import seats_of
from tripot.games.trieste.cards.book import WHAT, WIDTH
from tripot.games.trieste.cards.components import (
    COPPER,
    DECK,
    FACTIONS,
    HEROES,
    INFAMY,
    LAYABLE,
    PUBLIC,
    ROUNDS,
    SPECIAL,
    STARTING_CARDS,
    THIEF,
    TREASURE,
    TREASURES,
    WHOLE_DECK,
)
from tripot.games.trieste.cards.steps import LATER, PROTECTIONS
from tripot.games.trieste.documents.framing import NONE, PICKS, read_faction, read_frame, read_memory, write_frame
from tripot.games.trieste.documents.questions import asked, check_question
from tripot.games.trieste.effects.running import NAMED_KIND, PICKED_ONE
from tripot.games.trieste.effects.scheduling import at_of, context_of, entry, faction_of, is_new, kind_of, rounds_of
from tripot.games.trieste.round.setting_up import deal_factions
from tripot.games.trieste.rules import Trieste
from tripot.games.trieste.state.hands import draw_cards, show_back
from tripot.games.trieste.state.phases import (
    BEGIN,
    CHOOSING_HERO,
    DRAWING,
    OVER,
    PHASES,
    QUESTIONS,
    SECOND_EDITION,
    STEPS_OF_ROUND,
)
from tripot.games.trieste.state.purses import coin, coins, common
from tripot.games.trieste.state.table import A_TREASURE, NOTHING, PLAYED, Side, Table
from tripot.games.trieste.state.telling import card_keys, coin_keys, hero_key, laid_key

OBSERVERS = (*FACTIONS, "everybody")
FORMER_HERO_STAGE = 49  # at which heroes worked every round, when fewer effects could wait for later rounds

# ---- writing --------------------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    factions = [FACTIONS[table.faction_of(seat)] for seat in range(3)]
    items = [int(table.agenda[n]) for n in range(table.agenda_size)]
    return {
        "phase": PHASES[table.phase],
        "waiting": list(seats_of(table.waiting)),
        "answered": list(seats_of(table.answered)),
        "factions": factions,
        "round": int(table.round),
        "step": STEPS_OF_ROUND[table.step],
        "turn": FACTIONS[table.turn],
        "stage": int(table.stage),
        "treasure": list(coin_keys(table.treasure)),
        "spent": list(coin_keys(table.spent)),
        "prison": list(card_keys(table, THIEF, table.prison)),
        "infamy": int(table.infamy),
        "looked": [*coin_keys(table.looked), *looked_keys(table)],
        "winner": FACTIONS[table.winner] if table.winner != NOTHING else NONE,
        "agenda": [write_item(table, item) for item in items],
        "frames": [write_frame(table, row) for row in table.frames.rows()],
        "sides": [write_side(table, faction) for faction in range(3)],
    }


def looked_keys(table: Table) -> tuple[str, ...]:
    return card_keys(table, int(table.frames.top(2)) & 3, table.looked_cards) if table.looked_cards else ()


def write_item(table: Table, item: int) -> dict[str, object]:
    return {
        "card": table.book.names[kind_of(item)],
        "faction": FACTIONS[faction_of(item)],
        "rounds": int(rounds_of(item)),
        "new": int(is_new(item)),
        "picked": PICKS[context_of(item) >> PICKED_ONE & 3],
        "named": table.book.names[named] if (named := int(context_of(item)) >> NAMED_KIND & 255) else NONE,
        "at": int(at_of(item)) // WIDTH,
    }


def write_side(table: Table, faction: int) -> dict[str, object]:
    side = table.sides[faction]
    return {
        "hand": list(card_keys(table, faction, side.hand)),
        "treasures": list(coin_keys(side.purse)),
        "deck": list(card_keys(table, faction, side.deck)),
        "discard": list(card_keys(table, faction, side.discard)),
        "laid": laid_key(table, faction) or NONE,
        "lies": PLAYED[side.lies],
        "back_known": [OBSERVERS[n] for n in range(PUBLIC + 1) if int(side.back_known) >> n & 1],
        "played": table.book.names[side.played] if side.played != NOTHING else NONE,
        "cost_change": int(side.cost_change),
        "draws_change": int(side.draws_change),
        "hand_limit": int(side.limit),
        "protections": [word for n, word in enumerate(PROTECTIONS) if int(side.protected) >> n & 1],
        "hero": hero_key(table, faction) if side.hero != NOTHING else NONE,
        "hero_revealed": int(side.hero_open),
        "hero_seen": int(side.hero_seen),
        "known": seen_keys(table, faction, side.known),
        "in_hand": seen_keys(table, faction, side.in_hand),
    }


def seen_keys(table: Table, faction: int, piles: vec[i64]) -> dict[str, list[str]]:
    """What each observer has seen, of `known` or `in_hand`."""
    return {
        name: [*card_keys(table, faction, piles[observer]), *coin_keys(piles[4 + observer])]
        for observer, name in enumerate(OBSERVERS)
        if observer != faction
    }


# ---- reading --------------------------------------------------------------------------------------------------------


class Stocks:
    """The cards that no zone of a position holds yet: bits of each faction, and treasure."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards = [WHOLE_DECK] * 3
        self.treasure = TREASURE

    def take_card(self, part: Document, key: str, faction: int, kind: int) -> int:
        """The bit of a card that lies nowhere else."""
        free = int(self.table.book.copies[kind]) & self.cards[faction]
        if not free:
            raise self.wrong_card(part.at(key), kind)
        self.cards[faction] -= free & -free
        return free & -free

    def take_coin(self, part: Document, key: str, kind: int) -> int:
        if not coins(self.treasure, kind):
            raise self.wrong_coin(part.at(key), kind)
        self.treasure -= int(coin(kind))
        return int(coin(kind))

    def wrong_card(self, path: str, kind: int) -> CardCount:
        book = self.table.book
        return CardCount(path=path, card=book.names[kind], wanted=int(bits(book.copies[kind])))

    def wrong_coin(self, path: str, kind: int) -> CardCount:
        return CardCount(path=path, card=TREASURES[kind], wanted=int(coins(TREASURE, kind)))

    def cards_in(self, part: Document, key: str, faction: int) -> int:
        kinds = own_kinds(self.table, faction)
        names = [self.table.book.names[kind] for kind in kinds]
        return sum(self.take_card(part, key, faction, kinds[number]) for number in part.row(key, names, DECK))

    def coins_in(self, part: Document, key: str) -> int:
        return sum(self.take_coin(part, key, kind) for kind in part.row(key, TREASURES, 56))


def own_kinds(table: Table, faction: int) -> list[int]:
    book = table.book
    return [kind for kind in range(book.kinds) if book.faction[kind] == faction and book.copies[kind]]


def read(document: Document, table: Trieste, rng: Rng) -> Trieste:
    read_flow(document, table, rng)
    stocks = Stocks(table)
    parts = document.objects("sides", 3)
    for faction, part in enumerate(parts):
        read_side(part, table, faction, stocks)
    table.prison = stocks.cards_in(document, "prison", THIEF)
    table.spent = stocks.coins_in(document, "spent")
    read_looked(document, table, stocks)
    fill_up(document, parts, table, stocks, rng)
    for faction, part in enumerate(parts):
        read_known(part, table, faction)
        part.close()
    for number, item in enumerate(document.items("agenda")):
        read_item(Document(item, f"agenda[{number}]", document.error), document, table)
    for number, frame in enumerate(document.items("frames")):
        if number == DEPTH:
            raise document.refuse("frames", f"0..{DEPTH}")
        read_frame(Document(frame, f"frames[{number}]", document.error), table)
    read_waiting(document, table)
    return table


def read_flow(document: Document, table: Trieste, rng: Rng) -> None:
    first = PHASES[CHOOSING_HERO if table.heroes else DRAWING]
    phase = PHASES.index(document.word("phase", PHASES, first))
    usual = QUESTIONS[phase]
    table.phase = phase
    table.step = STEPS_OF_ROUND.index(document.word("step", STEPS_OF_ROUND, STEPS_OF_ROUND[usual.step]))
    table.stage = document.integer("stage", usual.stage, 0, MOST_LATER + 1)
    if table.edition < SECOND_EDITION and table.step == BEGIN and table.stage == FORMER_HERO_STAGE:
        table.stage = MOST_LATER + 1
    table.turn = read_faction(document, "turn", FACTIONS[0])
    table.round = document.integer("round", 1, 1, ROUNDS)
    table.infamy = document.integer("infamy", 0, 0, INFAMY)
    table.winner = (*FACTIONS, NONE).index(document.word("winner", (*FACTIONS, NONE), NONE))
    if table.winner == len(FACTIONS):
        table.winner = NOTHING
    read_factions(document, table, rng)


def read_factions(document: Document, table: Trieste, rng: Rng) -> None:
    """The faction of each seat; by the option or by lot where a position does not say it."""
    if not document.has("factions"):
        deal_factions(table, rng)
        return
    found = document.row("factions", FACTIONS, 3)
    if sorted(found) != [0, 1, 2]:
        raise document.refuse("factions", list(FACTIONS))
    for seat, faction in enumerate(found):
        table.places[faction] = seat


def read_side(part: Document, table: Trieste, faction: int, stocks: Stocks) -> None:
    side = table.sides[faction]
    side.hand = stocks.cards_in(part, "hand", faction)
    side.purse = stocks.coins_in(part, "treasures")
    side.discard = stocks.cards_in(part, "discard", faction)
    read_laid(part, table, faction, stocks)
    names = (NONE, *(table.book.names[kind] for kind in own_kinds(table, faction)))
    played = part.word("played", names, NONE)
    side.played = table.book.names.index(played) if played != NONE else NOTHING
    side.cost_change = part.integer("cost_change", 0, -MOST_CHANGE, MOST_CHANGE)
    side.draws_change = part.integer("draws_change", 0, -MOST_CHANGE, MOST_CHANGE)
    side.limit = part.integer("hand_limit", 0, 0, 20)
    for number in part.row("protections", PROTECTIONS, len(PROTECTIONS)):
        side.protected |= 1 << number
    heroes = [table.book.names[table.book.hero[faction * HEROES + n]] for n in range(HEROES)]
    hero = part.word("hero", (*heroes, NONE), NONE)
    side.hero = heroes.index(hero) if hero != NONE else NOTHING
    most = 1 if hero != NONE and table.heroes else 0
    side.hero_open = bool(part.integer("hero_revealed", 0, 0, most))
    side.hero_seen = bool(part.integer("hero_seen", int(side.hero_open), int(side.hero_open), most))


def read_laid(part: Document, table: Trieste, faction: int, stocks: Stocks) -> None:
    side = table.sides[faction]
    layable = [kind for kind in own_kinds(table, faction) if table.book.type[kind] != SPECIAL]
    kinds = [*range(LAYABLE), *layable]
    names = [table.book.names[kind] for kind in kinds]
    word = part.word("laid", (*names, NONE), NONE)
    side.lies = PLAYED.index(part.word("lies", PLAYED, PLAYED[0]))
    if word == NONE:
        return
    kind = kinds[names.index(word)]
    if kind < len(TREASURES):
        stocks.take_coin(part, "laid", kind)
        side.laid = A_TREASURE + kind
    else:
        side.laid = stocks.take_card(part, "laid", faction, kind).bit_length() - 1


def read_looked(document: Document, table: Trieste, stocks: Stocks) -> None:
    """Cards of a deck that the acting faction looks at: treasures, or cards of its own."""
    words = document.items("looked")
    if words and words[0] in TREASURES:
        table.looked = stocks.coins_in(document, "looked")
    elif words:
        frames = document.items("frames")
        last = Document(frames[-1] if frames else {}, "frames[]", document.error)
        table.looked_cards = stocks.cards_in(document, "looked", read_faction(last, "faction"))


def fill_up(document: Document, parts: list[Document], table: Trieste, stocks: Stocks, rng: Rng) -> None:
    """Decks are what is left; hands that are not given are dealt as at the beginning."""
    given = stocks.coins_in(document, "treasure")
    if document.has("treasure") and stocks.treasure:
        kind = next(kind for kind in range(4) if coins(stocks.treasure, kind))
        raise stocks.wrong_coin("treasure", kind)
    table.treasure = given + stocks.treasure
    for faction, part in enumerate(parts):
        side = table.sides[faction]
        deck = stocks.cards_in(part, "deck", faction)
        if part.has("deck") and stocks.cards[faction]:
            kind = int(table.book.kind_of(faction, stocks.cards[faction].bit_length() - 1))
            raise stocks.wrong_card(part.at("deck"), kind)
        side.deck = deck | stocks.cards[faction]
        if is_before_dealing(table):
            part.must_be_empty("hand", "treasures")
            continue
        if not part.has("hand"):
            draw_cards(table, faction, STARTING_CARDS, rng)
        if not part.has("treasures"):
            coppers = min(STARTING_CARDS, int(coins(table.treasure, COPPER)))
            side.purse = coppers * int(coin(COPPER))
            table.treasure -= side.purse
        if side.hero == NOTHING and table.heroes and table.phase != CHOOSING_HERO:
            side.hero = rng.below(HEROES)


def is_before_dealing(table: Trieste) -> bool:
    """TRI-2.4: heroes are chosen before the first hands are dealt."""
    return table.phase == CHOOSING_HERO and table.edition >= SECOND_EDITION


def read_known(part: Document, table: Trieste, faction: int) -> None:
    """What the others have seen, which must be there; then what of it is in the hand while a card lies face down."""
    side = table.sides[faction]
    for key, piles in (("known", side.known), ("in_hand", side.in_hand)):
        seen = Document(part.value(key) if part.has(key) else {}, part.at(key), part.error)
        for observer, name in enumerate(OBSERVERS):
            if observer != faction:
                there = held_by(side) if key == "known" else known_in_hand(side, observer)
                piles[observer], piles[4 + observer] = read_seen(seen, name, table, faction, *there)
        seen.close()
    for number in part.row("back_known", OBSERVERS if side.is_hidden() else (), len(OBSERVERS)):
        side.back_known |= 1 << number
    if table.backs and side.is_hidden():
        show_back(side)
    if table.edition < SECOND_EDITION:
        read_seen_by(part, side)


def held_by(side: Side) -> tuple[int, int]:
    return int(side.held()), int(side.held_purse())


def known_in_hand(side: Side, observer: int) -> tuple[int, int]:
    """The most that an observer can know to be in the hand, since a card lies face down."""
    if not side.is_hidden():
        return 0, 0
    return int(side.hand & side.known[observer]), int(common(side.purse, side.known[4 + observer]))


def read_seen(seen: Document, name: str, table: Trieste, faction: int, there: int, treasure: int) -> tuple[int, int]:
    """Cards and treasure of those that are there; of like cards rather one of the hand than the one before it."""
    names = [*TREASURES, *(table.book.names[kind] for kind in own_kinds(table, faction))]
    cards = purse = 0
    for number in seen.row(name, names, DECK + 56):
        kind = table.book.names.index(names[number])
        if kind < len(TREASURES) and coins(purse, kind) < coins(treasure, kind):
            purse += int(coin(kind))
            continue
        free = int(table.book.copies[kind]) & there & ~cards
        if not free:
            raise seen.refuse(name, [*card_keys(table, faction, there), *coin_keys(treasure)])
        free = free & int(table.sides[faction].hand) or free
        cards |= free & -free
    return cards, purse


def read_seen_by(part: Document, side: Side) -> None:
    """How earlier versions wrote who had seen all that they knew in the hand since a card lay face down."""
    for observer in part.row("seen_by", OBSERVERS, len(OBSERVERS)):
        side.in_hand[observer], side.in_hand[4 + observer] = known_in_hand(side, observer)


def read_item(part: Document, document: Document, table: Trieste) -> None:
    if table.agenda_size == MOST_LATER:
        raise document.refuse("agenda", f"0..{MOST_LATER}")
    context = read_memory(part, table)
    at = part.integer("at", None, 1, len(table.book.code) // WIDTH - 1) * WIDTH
    if table.book.read(at - WIDTH, WHAT) != LATER:
        raise part.refuse("at", "later")
    rounds = part.integer("rounds", 1, 0 if table.step == BEGIN else 1, 9)
    new = bool(part.integer("new", 0, 0, 1 if table.step == BEGIN else 0))
    table.agenda[table.agenda_size] = entry(at, rounds, context, new)
    table.agenda_size += 1
    part.close()


def read_waiting(document: Document, table: Trieste) -> None:
    check_question(document, table)
    table.answered = document.seats("answered", 3)
    if table.phase == CHOOSING_HERO:
        wanted = 7 & ~int(table.answered)
        chosen = sum(1 << int(table.places[f]) for f in range(3) if table.sides[f].hero != NOTHING)
        if table.answered != chosen or not wanted:
            raise document.refuse("answered", list(seats_of(chosen)))
    else:
        if table.answered:
            raise document.refuse("answered", [])
        wanted = 0 if table.phase == OVER else 1 << int(table.places[asked(table)])
    document.asks(3, wanted)
    table.waiting = wanted
