"""Looking back at a game that is over."""

from typing import Annotated

from msgspec import Meta, Struct

from tripot.server.protocol.news import Json, Told
from tripot.server.protocol.tables import BotName, Seat

JUDGE = "hard"  # the bot whose opinions are asked for, unless another is named


class ReplayStep(Struct, frozen=True):
    """The table after a decision; step 0 is the table before the first."""

    number: int
    seat: int | None  # who decided; none in step 0
    action: Told | None  # what was decided, also where the viewer could not know it at the time
    events: list[Told]  # what the viewer heard, each with the change of the view at its moment, as `view`
    view: Json  # the fields of the view that have changed; all of them in step 0


class Replay(Struct, frozen=True):
    """A whole game from one seat's point of view, or a spectator's."""

    game: str
    names: list[str]
    seats: int
    seat: int | None
    steps: list[ReplayStep]
    outcome: Json | None  # none if it was ended by a vote
    commitment: str
    seed: str


class OpinionWanted(Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=1, le=100_000)]  # as the replay numbers them: the decision that led to it
    bot: BotName = JUDGE


class WeighedAction(Struct, frozen=True):
    """An action that the bot has looked at."""

    action: Told
    chance: float  # of winning, as it estimates
    visits: int


class Opinion(Struct, frozen=True):
    """What a bot would have done, knowing only what the seat knew."""

    step: int
    seat: int
    played: Told
    best: Told
    choices: list[WeighedAction]  # the best first; empty for a bot that does not search
    why: str
    second: Told | None = None  # the best besides, where the bot has compared several
    second_why: str = ""


class Chances(Struct, frozen=True):
    """Every seat's share of the wins in many games that were played on from each step of a range."""

    first: int
    chances: list[list[float]]  # by step, from the first of the range on, then by seat; after the last step the outcome


class Findings(Struct, frozen=True):
    """All that has been worked out about a game so far, for whomever."""

    bot: str  # whose opinions they are
    opinions: list[Opinion]  # by step, as far as they are known
    chances: list[list[float]]  # from step 0 on, up to the first step of which they are not known


class Source(Struct, frozen=True):
    """A card or something else that has brought so much, or cost it."""

    name: str  # in the reader's language
    amount: int


class Gain(Struct, frozen=True):
    key: str  # of what is counted, in no language
    what: str  # in the reader's language
    sources: list[Source]  # the largest first


class Reckoned(Struct, frozen=True):
    """The end as one seat saw it."""

    view: Json  # all of it, its own secrets included
    gains: list[Gain]  # empty where the game does not count them


class Reckoning(Struct, frozen=True):
    """The end of a game laid open."""

    seats: list[Reckoned]


class BranchWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """To play on from a moment of the game, against bots."""

    step: Annotated[int, Meta(ge=0, le=100_000)]  # as the replay numbers them: after this decision
    seat: Seat  # that one takes
    bot: BotName = "normal"  # that has all others


class Verification(Struct, frozen=True):
    """Does the game follow from its seed, and the seed fit the commitment?"""

    holds: bool
    commitment: str
    seed: str
    decisions: int
    message: str
