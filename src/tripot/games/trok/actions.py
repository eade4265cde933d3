"""The actions of Trök.  Which there can be depends on the box, so a vocabulary belongs to one."""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Annotated

from tripot.core.actions import Action, Bits, FieldCodec, Names, Vocabulary, Words, read_word, read_words
from tripot.core.errors import BadNotation
from tripot.core.events import Card, Cards, Seat
from tripot.core.notation import Number, OneCard, OneOf
from tripot.core.piles import card, count, size
from tripot.games.trok import codes
from tripot.games.trok.box import Box
from tripot.games.trok.cards import EQUIPMENT, OFFER, PICKAXE, STONE, UPGRADES, VEIN
from tripot.games.trok.combining import PERFECT_SIZE, RUN, SMALLEST, WIDEST, combination_keys, fits_run

A, B, VEINS = 40, 36, 32  # where they lie in a code
SEAT = Number(5, at=A, each=1)
GEAR_NAMES = EQUIPMENT[:STONE]
COMBINED = (*EQUIPMENT, "vein")  # a pickaxe under a vein is written `vein`


# ---- fields ---------------------------------------------------------------------------------------------------------


class Wanted(OneOf):
    """The card of the market, for a swap."""

    def read(self, words: list[str], names: Names) -> object:
        if not words:
            return None
        read_word(words, ["for"])
        return read_word(words, EQUIPMENT)

    def words(self, value: object) -> Sequence[str]:
        return ("for", str(value)) if value else ()

    def pack(self, value: object, names: Names) -> int:
        return super().pack(value or "", names)

    def unpack(self, code: int, names: Names) -> object:
        return super().unpack(code, names) or None

    def layout(self, name: str) -> Sequence[Bits]:
        return [Bits(name, self.at, self.width, first=-1)]


class CardsTogether(FieldCodec):
    """Cards in any order, put into the order of their values; some of the pickaxes may be under veins."""

    def __init__(self, allowed: Sequence[str], most: int) -> None:
        self.allowed = tuple(allowed)
        self.most = most

    def read(self, words: list[str], names: Names) -> object:
        return in_order(words, self.allowed, self.most)

    def words(self, value: object) -> Sequence[str]:
        assert isinstance(value, tuple)
        return value

    def pack(self, value: object, names: Names) -> int:
        cards = self.words(value)
        pile = sum([int(card(PICKAXE if key == "vein" else EQUIPMENT.index(key))) for key in cards])
        return cards.count("vein") << VEINS | pile

    def unpack(self, code: int, names: Names) -> object:
        return combination_keys(code)

    def codes(self, seats: int, names: Names) -> Iterable[int]:
        return []  # they depend on the box: see below

    def layout(self, name: str) -> Sequence[Bits]:
        """`veins` is how many of the pickaxes count as stones."""
        cards = Bits(name, 0, VEINS, hint="Pile")
        return [Bits("veins", VEINS, 4), cards] if "vein" in self.allowed else [cards]


def in_order(words: list[str], allowed: tuple[str, ...], most: int) -> Cards:
    cards = read_words(words, allowed)
    if len(cards) > most:
        raise BadNotation(text=" ".join(cards), allowed=[f"1..{most}"])
    return tuple(sorted(cards, key=allowed.index))


# ---- actions --------------------------------------------------------------------------------------------------------


class Move(Action):
    shift = 44


class Offer(Move, verb=1):
    cards: Annotated[Cards, CardsTogether(EQUIPMENT, OFFER)]


class Appoint(Move, verb=2):
    is_open = True
    seat: Annotated[Seat, SEAT]


class Take(Move, verb=3):
    is_open = True
    owner: Annotated[Seat, SEAT]
    card: Annotated[Card, OneCard(EQUIPMENT)]
    wanted: Annotated[Card, Wanted(("", *EQUIPMENT), at=B)] | None = None  # the card of the market, for a swap

    @classmethod
    def codes(cls, seats: int, names: Names) -> list[int]:
        """All but those that swap a card for its like."""
        alike = [kind + 1 << B | int(card(kind)) for kind in range(len(EQUIPMENT))]
        return [action for action in super().codes(seats, names) if action & ((1 << A) - 1) not in alike]


class Give(Move, verb=4):
    card: Annotated[Card, OneCard(EQUIPMENT)]


class Identical(Move, verb=5):
    """`cards` with the pickaxes under veins as `vein`."""

    kind: Annotated[Card, OneOf(EQUIPMENT, at=A)]
    cards: Annotated[Cards, CardsTogether(COMBINED, 0)]

    def __str__(self) -> str:
        named = () if self.kind in self.cards else ("as", self.kind)
        return " ".join(("identical", *self.cards, *named))

    @classmethod
    def read(cls, words: list[str], names: Names) -> "Identical":
        named = None
        if "as" in words:
            at = words.index("as")
            named = read_word(words[at + 1 :], GEAR_NAMES)
            del words[at : at + 2]
        cards = in_order(words, COMBINED, len(names["set"].words))
        naturals = {key for key in cards if key in GEAR_NAMES} | ({named} if named else set())
        if len(naturals) != 1:
            raise BadNotation(text=" ".join(cards), allowed=[f"{kind} {kind} {kind}" for kind in GEAR_NAMES])
        return cls(naturals.pop(), cards)


class Different(Move, verb=6):
    cards: Annotated[Cards, CardsTogether(COMBINED, WIDEST)]


class Perfect(Move, verb=7):
    cards: Annotated[Cards, CardsTogether(COMBINED, PERFECT_SIZE)]


class Done(Move, verb=8):
    """No combination, or no more."""


class Claim(Move, verb=9):
    is_open = True
    slot: Annotated[int, Number("row", at=A)]
    upgrade: Annotated[Card, OneOf(UPGRADES, at=B)]


class Store(Move, verb=10):
    card: Annotated[Card, OneCard(GEAR_NAMES)]


class Discard(Move, verb=11):
    """Store nothing more."""


# ---- all of them ----------------------------------------------------------------------------------------------------


class TrokVocabulary(Vocabulary):
    """The actions that a box makes possible."""

    def __init__(self, box: Box) -> None:
        combinations = (Identical, Different, Perfect)
        names = {"row": numbers(int(box.row)), "set": numbers(int(box.largest_set()))}
        super().__init__(Offer, Appoint, Take, Give, *combinations, Done, Claim, Store, Discard, names=names)
        self.box = box

    def codes(self, seats: int) -> list[int]:
        return [*super().codes(seats), *all_offers(self.box), *all_identical(self.box), *all_sets(self.box)]


def numbers(most: int) -> Words:
    return Words({str(number): number for number in range(most)})


def all_offers(box: Box) -> list[int]:
    piles = [cards for n in range(OFFER + 1) for cards in combinations_with_replacement(range(len(EQUIPMENT)), n)]
    offers = [sum(card(k) for k in cards) for cards in piles if is_in(box, cards)]
    return [codes.offer(offer) for offer in offers]


def is_in(box: Box, kinds: tuple[int, ...]) -> bool:
    """Are there so many cards of each kind?"""
    return all(kinds.count(k) <= count(box.equipment, k) for k in kinds)


def wilds(box: Box) -> list[tuple[int, int]]:
    """How many stones and veins a combination may have."""
    stones, veins = int(count(box.equipment, STONE)), int(count(box.upgrades, VEIN))
    return [(s, v) for s in range(stones + 1) for v in range(veins + 1)]


def all_identical(box: Box) -> list[int]:
    return [
        codes.identical(k, v, naturals * card(k) + s * card(STONE) + v * card(PICKAXE))
        for k in range(STONE)
        for naturals in range(count(box.equipment, k) + 1)
        for s, v in wilds(box)
        if naturals + s + v >= SMALLEST and (k != PICKAXE or v == 0)
    ]


def all_sets(box: Box) -> list[int]:
    """Combinations of different cards and perfect ones."""
    found = []
    for subset in range(1 << STONE):
        chosen = sum(card(k) for k in range(STONE) if subset >> k & 1)
        for s, v in wilds(box):
            whole = chosen + s * card(STONE) + v * card(PICKAXE)
            under_veins = v > 0 and not subset & 1  # no pickaxe stands for itself
            if SMALLEST <= size(whole) <= WIDEST and (not under_veins or is_hidden_run(chosen, size(whole))):
                found.append(codes.different(v, whole))
            if size(whole) == PERFECT_SIZE and not under_veins:
                found.append(codes.perfect(v, whole))
    return found


def is_hidden_run(chosen: int, cards: int) -> bool:
    """A run only because no pickaxe stands for itself."""
    return cards == RUN and fits_run(chosen) and not fits_run(chosen | card(PICKAXE))
