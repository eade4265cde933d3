"""The actions of Trök in their typed form and their notation, with the way back to both."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations_with_replacement

from tripot.core.actions import Action, read_end, read_number, read_word, read_words
from tripot.core.errors import BadNotation
from tripot.core.events import Card, Cards, Seat
from tripot.core.piles import card, count, lowest, size
from tripot.games.trok import codes
from tripot.games.trok.cards import EQUIPMENT, EQUIPMENT_DECK, OFFER, PICKAXE, ROW, STONE, UPGRADE_DECK, UPGRADES
from tripot.games.trok.codes import a_of, b_of, code, pile_of, verb_of
from tripot.games.trok.combining import PERFECT_SIZE, RUN, SMALLEST, WIDEST, combination_keys, fits_run
from tripot.games.trok.table import equipment_keys

MOST_SEATS = 5
LARGEST_SET = 17  # ten rations, two stones and five pickaxes under veins
GEAR_NAMES = EQUIPMENT[:STONE]
COMBINED = (*EQUIPMENT, "vein")  # a pickaxe under a vein is written `vein`


@dataclass(frozen=True)
class Offer(Action):
    cards: Cards

    @property
    def code(self) -> int:
        return code(codes.OFFER, 0, 0, 0, pile(self.cards))

    def __str__(self) -> str:
        return " ".join(("offer", *self.cards))


@dataclass(frozen=True)
class Appoint(Action):
    seat: Seat

    @property
    def code(self) -> int:
        return code(codes.APPOINT, self.seat, 0, 0, 0)

    def __str__(self) -> str:
        return f"appoint {self.seat}"


@dataclass(frozen=True)
class Take(Action):
    owner: Seat
    card: Card
    wanted: Card | None = None  # the card of the market, for a swap

    @property
    def code(self) -> int:
        wanted = EQUIPMENT.index(self.wanted) + 1 if self.wanted else 0
        return code(codes.TAKE, self.owner, wanted, 0, card(EQUIPMENT.index(self.card)))

    def __str__(self) -> str:
        return f"take {self.owner} {self.card}" + (f" for {self.wanted}" if self.wanted else "")


@dataclass(frozen=True)
class Give(Action):
    card: Card

    @property
    def code(self) -> int:
        return code(codes.GIVE, 0, 0, 0, card(EQUIPMENT.index(self.card)))

    def __str__(self) -> str:
        return f"give {self.card}"


@dataclass(frozen=True)
class Identical(Action):
    """`cards` with the pickaxes under veins as `vein`."""

    kind: Card
    cards: Cards

    @property
    def code(self) -> int:
        return code(codes.IDENTICAL, EQUIPMENT.index(self.kind), 0, self.cards.count("vein"), pile(self.cards))

    def __str__(self) -> str:
        named = () if self.kind in self.cards else ("as", self.kind)
        return " ".join(("identical", *self.cards, *named))


@dataclass(frozen=True)
class Different(Action):
    cards: Cards

    @property
    def code(self) -> int:
        return code(codes.DIFFERENT, 0, 0, self.cards.count("vein"), pile(self.cards))

    def __str__(self) -> str:
        return " ".join(("different", *self.cards))


@dataclass(frozen=True)
class Perfect(Action):
    cards: Cards

    @property
    def code(self) -> int:
        return code(codes.PERFECT, 0, 0, self.cards.count("vein"), pile(self.cards))

    def __str__(self) -> str:
        return " ".join(("perfect", *self.cards))


@dataclass(frozen=True)
class Done(Action):
    @property
    def code(self) -> int:
        return code(codes.DONE, 0, 0, 0, 0)

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Claim(Action):
    slot: int
    upgrade: Card

    @property
    def code(self) -> int:
        return code(codes.CLAIM, self.slot, UPGRADES.index(self.upgrade), 0, 0)

    def __str__(self) -> str:
        return f"claim {self.slot} {self.upgrade}"


@dataclass(frozen=True)
class Store(Action):
    card: Card

    @property
    def code(self) -> int:
        return code(codes.STORE, 0, 0, 0, card(EQUIPMENT.index(self.card)))

    def __str__(self) -> str:
        return f"store {self.card}"


@dataclass(frozen=True)
class Discard(Action):
    @property
    def code(self) -> int:
        return code(codes.DISCARD, 0, 0, 0, 0)

    def __str__(self) -> str:
        return "discard"


def pile(cards: Cards) -> int:
    return sum(card(PICKAXE if key == "vein" else EQUIPMENT.index(key)) for key in cards)


# ---- from an int ----------------------------------------------------------------------------------------------------


def decode(action: int) -> Action:
    return DECODERS[verb_of(action)](action)


def the_card(action: int) -> str:
    return EQUIPMENT[lowest(pile_of(action)) // 4]


def decode_take(action: int) -> Action:
    wanted = b_of(action)
    return Take(int(a_of(action)), the_card(action), EQUIPMENT[wanted - 1] if wanted else None)


DECODERS: dict[int, Callable[[int], Action]] = {
    codes.OFFER: lambda action: Offer(equipment_keys(pile_of(action))),
    codes.APPOINT: lambda action: Appoint(int(a_of(action))),
    codes.TAKE: decode_take,
    codes.GIVE: lambda action: Give(the_card(action)),
    codes.IDENTICAL: lambda action: Identical(EQUIPMENT[a_of(action)], combination_keys(action)),
    codes.DIFFERENT: lambda action: Different(combination_keys(action)),
    codes.PERFECT: lambda action: Perfect(combination_keys(action)),
    codes.DONE: lambda action: Done(),
    codes.CLAIM: lambda action: Claim(int(a_of(action)), UPGRADES[b_of(action)]),
    codes.STORE: lambda action: Store(the_card(action)),
    codes.DISCARD: lambda action: Discard(),
}


# ---- from a text ----------------------------------------------------------------------------------------------------


def parse(text: str) -> Action:
    words = text.split()
    verb = read_word(words, list(PARSERS))
    action = PARSERS[verb](words)
    read_end(words)
    return action


def read_cards(words: list[str], allowed: tuple[str, ...], most: int) -> Cards:
    """Cards in any order, put into the order of their values."""
    cards = read_words(words, allowed)
    if len(cards) > most:
        raise BadNotation(text=" ".join(cards), allowed=[f"1..{most}"])
    return tuple(sorted(cards, key=allowed.index))


def parse_take(words: list[str]) -> Action:
    owner = read_number(words, range(MOST_SEATS))
    taken = read_word(words, EQUIPMENT)
    if not words:
        return Take(owner, taken)
    read_word(words, ["for"])
    return Take(owner, taken, read_word(words, EQUIPMENT))


def parse_identical(words: list[str]) -> Action:
    named = None
    if "as" in words:
        at = words.index("as")
        named = read_word(words[at + 1 :], GEAR_NAMES)
        del words[at : at + 2]
    cards = read_cards(words, COMBINED, LARGEST_SET)
    naturals = {key for key in cards if key in GEAR_NAMES} | ({named} if named else set())
    if len(naturals) != 1:
        raise BadNotation(text=" ".join(cards), allowed=[f"{kind} {kind} {kind}" for kind in GEAR_NAMES])
    return Identical(naturals.pop(), cards)


def parse_claim(words: list[str]) -> Action:
    return Claim(read_number(words, range(ROW)), read_word(words, UPGRADES))


PARSERS: dict[str, Callable[[list[str]], Action]] = {
    "offer": lambda words: Offer(read_cards(words, EQUIPMENT, OFFER)),
    "appoint": lambda words: Appoint(read_number(words, range(MOST_SEATS))),
    "take": parse_take,
    "give": lambda words: Give(read_word(words, EQUIPMENT)),
    "identical": parse_identical,
    "different": lambda words: Different(read_cards(words, COMBINED, WIDEST)),
    "perfect": lambda words: Perfect(read_cards(words, COMBINED, PERFECT_SIZE)),
    "done": lambda words: Done(),
    "claim": parse_claim,
    "store": lambda words: Store(read_word(words, GEAR_NAMES)),
    "discard": lambda words: Discard(),
}


# ---- all of them ----------------------------------------------------------------------------------------------------


def all_codes(seats: int) -> list[int]:
    """Every action that can ever be legal, for the dense numbering."""
    return [*all_offers(), *all_trades(seats), *all_identical(), *all_sets(), *all_claims(), *all_stores()]


def all_offers() -> list[int]:
    piles = [cards for n in range(OFFER + 1) for cards in combinations_with_replacement(range(len(EQUIPMENT)), n)]
    offers = [sum(card(k) for k in cards) for cards in piles if cards.count(STONE) <= count(EQUIPMENT_DECK, STONE)]
    return [code(codes.OFFER, 0, 0, 0, offer) for offer in offers]


def all_trades(seats: int) -> list[int]:
    appointments = [code(codes.APPOINT, seat, 0, 0, 0) for seat in range(seats)]
    takes = [
        code(codes.TAKE, owner, wanted, 0, card(k))
        for owner in range(seats)
        for k in range(len(EQUIPMENT))
        for wanted in range(len(EQUIPMENT) + 1)
        if wanted != k + 1
    ]
    gifts = [code(codes.GIVE, 0, 0, 0, card(k)) for k in range(len(EQUIPMENT))]
    return appointments + takes + gifts


WILDS = [(s, v) for s in range(count(EQUIPMENT_DECK, STONE) + 1) for v in range(count(UPGRADE_DECK, 1) + 1)]


def all_identical() -> list[int]:
    return [
        code(codes.IDENTICAL, k, 0, v, naturals * card(k) + s * card(STONE) + v * card(PICKAXE))
        for k in range(STONE)
        for naturals in range(count(EQUIPMENT_DECK, k) + 1)
        for s, v in WILDS
        if naturals + s + v >= SMALLEST and (k != PICKAXE or v == 0)
    ]


def all_sets() -> list[int]:
    """Combinations of different cards and perfect ones."""
    found = []
    for subset in range(1 << STONE):
        chosen = sum(card(k) for k in range(STONE) if subset >> k & 1)
        for s, v in WILDS:
            whole = chosen + s * card(STONE) + v * card(PICKAXE)
            under_veins = v > 0 and not subset & 1  # no pickaxe stands for itself
            if SMALLEST <= size(whole) <= WIDEST and (not under_veins or is_hidden_run(chosen, size(whole))):
                found.append(code(codes.DIFFERENT, 0, 0, v, whole))
            if size(whole) == PERFECT_SIZE and not under_veins:
                found.append(code(codes.PERFECT, 0, 0, v, whole))
    return found


def is_hidden_run(chosen: int, cards: int) -> bool:
    """A run only because no pickaxe stands for itself."""
    return cards == RUN and fits_run(chosen) and not fits_run(chosen | card(PICKAXE))


def all_claims() -> list[int]:
    return [code(codes.CLAIM, slot, upgrade, 0, 0) for slot in range(ROW) for upgrade in range(len(UPGRADES))]


def all_stores() -> list[int]:
    stores = [code(codes.STORE, 0, 0, 0, card(k)) for k in range(STONE)]
    return [code(codes.DONE, 0, 0, 0, 0), code(codes.DISCARD, 0, 0, 0, 0), *stores]
