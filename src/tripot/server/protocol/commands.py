"""What a client may ask of a table.

Every command has an `id` of the client's choice.  The same id again gets the same reply and does nothing twice.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from tripot.server.protocol.tables import BotName, Language, Seat, Settings

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Preset = Literal[
    "", "hello", "good-luck", "thanks", "well-played", "good-game", "sorry", "one-moment", "your-turn", "oops", "bye"
]
PRESETS: tuple[str, ...] = get_args(Preset)[1:]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: CommandId


class Hello(Command, tag="hello", frozen=True):
    """The first message on a socket; again at any time, to be told everything again."""

    since: int = 0  # the last sequence number that the client has
    chat: int = 0  # the last number of the chat that the client has
    language: Language | None = None  # none: the guest's own
    marked: bool = False  # shall sentences mark each card that they name, as `[the hammer](hammer)`?
    moments: bool = False  # shall each event bring the change of the view at its moment, as `view`?


class Sit(Command, tag="sit", frozen=True):
    """Take a free seat before the game, also from another seat; the own seat again to take it by a new name or colour.

    While the game is played, a bot's seat, if the table lets friends come late.
    """

    seat: Seat


class Stand(Command, tag="stand", frozen=True):
    """Leave one's seat before the game."""


class BeReady(Command, tag="ready", frozen=True):
    """Say that one is ready to begin, or not yet."""

    ready: bool = True


class SeatBot(Command, tag="seat-bot", frozen=True):
    """The host gives a free seat to a bot."""

    seat: Seat
    bot: BotName


class Clear(Command, tag="clear", frozen=True):
    """The host frees a seat before the game."""

    seat: Seat


class SwapSeats(Command, tag="swap-seats", frozen=True):
    """The host lets two seats change places before the game."""

    seat: Seat
    other: Seat


class ChangeSettings(Command, tag="change-settings", frozen=True):
    """The host changes how the table is set before the game, all but the game itself and its data file.

    Whoever was ready has to say so again.  A clock that changes is full for everybody.
    """

    settings: Settings  # `bots` is of no account: `seat-bot` seats them


class Start(Command, tag="start", frozen=True):
    """The host starts the game; free seats go to the bot, if one is named."""

    bot: BotName | None = None


class HandOver(Command, tag="hand-over", frozen=True):
    """The host makes somebody else at the table the host."""

    seat: Seat


class GiveTime(Command, tag="give-time", frozen=True):
    """The host gives somebody else more time."""

    seat: Seat
    seconds: Annotated[int, Meta(ge=1, le=604_800)]


class SendAway(Command, tag="send-away", frozen=True):
    """The host sends a spectator away for good."""

    guest: Annotated[str, Meta(max_length=64)]


class Admit(Command, tag="admit", frozen=True):
    """The host opens the table to spectators, or closes it."""

    spectators: bool


class RenewLink(Command, tag="renew-link", frozen=True):
    """The host makes new links to the table and its free seats; the old ones open nothing any more."""


class Answer(Command, tag="answer", frozen=True):
    """Answer a question; until the last player has answered a secret one, answer it again to change one's mind."""

    question: int
    action: Annotated[str, Meta(max_length=500)]  # in notation


class Undo(Command, tag="undo", frozen=True):
    """Take one's last decision back, as long as the news say `undo`: nobody has learned anything by it."""


class Hint(Command, tag="hint", frozen=True):
    """What would a bot play here?"""


class Say(Command, tag="say", frozen=True):
    """A preset or a text of one's own."""

    preset: Preset = ""
    text: Annotated[str, Meta(max_length=300)] = ""


class Mute(Command, tag="mute", frozen=True):
    """Do not hear this guest any more, or hear them again."""

    guest: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class Vote(Command, tag="vote", frozen=True):
    """To end the game without a result; it ends when all who play have voted so."""

    end: bool = True


class Abandon(Command, tag="abandon", frozen=True):
    """Leave the game for good: a bot plays on."""


class Rematch(Command, tag="rematch", frozen=True):
    """A new table with the same people and settings."""


AnyCommand = (
    Hello
    | Sit
    | Stand
    | BeReady
    | SeatBot
    | Clear
    | SwapSeats
    | ChangeSettings
    | Start
    | HandOver
    | GiveTime
    | SendAway
    | Admit
    | RenewLink
    | Answer
    | Undo
    | Hint
    | Say
    | Mute
    | Vote
    | Abandon
    | Rematch
)
