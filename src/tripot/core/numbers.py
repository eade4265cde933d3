"""What an int of the engine is, so that a signature tells it.  To the compiler all of them are machine integers."""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # 0, 1, 2 …
SeatSet: TypeAlias = i64  # a bit for each seat
ActionCode: TypeAlias = i64  # what an action is, and its parameters
Kind: TypeAlias = i64  # of a card: its place in the list of all kinds
Pile: TypeAlias = i64  # how many cards there are of each kind, four bits each; see `piles`
