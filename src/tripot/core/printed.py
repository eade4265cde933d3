"""What is printed on a card, for those who look it up or draw it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = bool | int | str | tuple[int | str, ...]


@dataclass(frozen=True)
class PrintedCard:
    """`group` is the game's own word for this sort of card; `facts` are its figures by name.

    `text` names the message of cards that differ in figures only, where that is not the key.
    """

    key: str
    group: str
    copies: int | None = None  # None where there is no fixed number
    facts: Mapping[str, Fact] = field(default_factory=dict)
    text: str = ""
