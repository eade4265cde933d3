"""Texts that were made once and are kept, within a bound."""

from collections.abc import Hashable
from typing import TypeVar

T = TypeVar("T")


class BoundedCache(dict[Hashable, T]):
    """What was made of each key; all of it is forgotten when there is too much."""

    def __init__(self, most: int) -> None:
        self.most = most

    def keep(self, key: Hashable, made: T) -> T:
        if len(self) >= self.most:
            self.clear()
        self[key] = made
        return made
