"""The text of a card as data: phrases that the text layer speaks, so that a card's text is made of what it does."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Phrase:
    """`key` names a message and `values` are its variables.

    `blocks` are phrases within it, each list under the key of the message that introduces it as $text.
    """

    key: str
    values: Mapping[str, str | int]
    blocks: tuple[tuple[str, tuple["Phrase", ...]], ...] = ()

    def __hash__(self) -> int:
        """Events can have phrases, and can be in sets; the values cannot."""
        return hash((self.key, self.blocks))
