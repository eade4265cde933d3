"""`Match` as type checkers see it: the name of a game decides the type of its views.

At run time there is only `tripot.core.match.Match`; a test compares the two signatures.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, Unpack, overload

from tripot.core.match import Match as AnyMatch
from tripot.core.view import View
from tripot.games.trieste.documents.view import TriesteView
from tripot.games.trok.view import TrokView
from tripot.games.trol.view import TrolView
from tripot.games.tschak.view import TschakView

V = TypeVar("V", bound=View)
Options: TypeAlias = Mapping[str, object] | None


class MatchSetup(TypedDict, total=False):
    """What every match can be given beside its game and seats."""

    seed: int | bytes
    options: Options
    data: object
    rules: str | None


class Match(AnyMatch[V]):
    @overload
    def __init__(
        self: "Match[TriesteView]", game: Literal["trieste"], *, seats: int, **setup: Unpack[MatchSetup]
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[TrokView]", game: Literal["trok"], *, seats: int, **setup: Unpack[MatchSetup]
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[TrolView]", game: Literal["trol"], *, seats: int, **setup: Unpack[MatchSetup]
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[TschakView]", game: Literal["tschak"], *, seats: int, **setup: Unpack[MatchSetup]
    ) -> None: ...

    @overload
    def __init__(self: "Match[View]", game: str, *, seats: int, **setup: Unpack[MatchSetup]) -> None: ...

    def __init__(self, game: str, *, seats: int, **table: Any) -> None:
        super().__init__(game, seats=seats, **table)
