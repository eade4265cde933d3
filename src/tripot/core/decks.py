"""Cards of one sort by key: between the names that people read and the ints that the rules compute with."""

from collections.abc import Iterable, Sequence

from tripot.core.piles import card, count, keys_of, size

MOST_LISTED = 4096  # piles of a deck that are kept as lists of cards


class Deck:
    """The cards of one sort: their keys in order, how many there are, and how a pile of them is an int.

    Piles have the layout of `tripot.core.piles`; a deck with another one overrides `one`, `count`, `size` and `listed`.
    """

    def __init__(self, names: Sequence[str], whole: int) -> None:
        self.names = tuple(names)
        self.whole = whole
        self.mask = (1 << int(whole).bit_length() + 3 & ~3) - 1  # the bits that a pile may use
        self.kept: dict[int, tuple[str, ...]] = {}

    def one(self, kind: int) -> int:
        """The pile of one card of this kind."""
        return int(card(kind))

    def count(self, pile: int, kind: int) -> int:
        return int(count(pile, kind))

    def size(self, pile: int) -> int:
        return int(size(pile))

    def keys(self, pile: int) -> tuple[str, ...]:
        """The cards of a pile, in the order of their kinds; kept, since views show the same piles again and again."""
        cards = self.kept.get(pile)
        if cards is None:
            if len(self.kept) >= MOST_LISTED:
                self.kept.clear()
            cards = self.kept[pile] = self.listed(pile)
        return cards

    def listed(self, pile: int) -> tuple[str, ...]:
        return keys_of(pile, self.names)

    def pile(self, keys: Iterable[str]) -> int:
        return sum([self.one(self.names.index(key)) for key in keys])

    def has(self, kinds: Sequence[int]) -> bool:
        """Are there so many cards of these kinds at all?"""
        return all(kinds.count(kind) <= self.count(self.whole, kind) for kind in set(kinds))


class UniqueCards(Deck):
    """Cards of which there is one each, and a bit for each."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names, (1 << len(names)) - 1)

    def one(self, kind: int) -> int:
        return 1 << kind

    def count(self, pile: int, kind: int) -> int:
        return int(pile) >> kind & 1

    def size(self, pile: int) -> int:
        return int(pile).bit_count()

    def listed(self, pile: int) -> tuple[str, ...]:
        return tuple([name for kind, name in enumerate(self.names) if self.count(pile, kind)])
