"""Who sits where at a table, and who may do what."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from tripot.bots import NAMES, PEOPLE
from tripot.core.errors import UnknownBot
from tripot.core.game import Game
from tripot.core.registry import game as find_game
from tripot.core.state import State
from tripot.server.errors import BadMessage, NotAllowed, NotNow, SeatTaken
from tripot.server.protocol.tables import LiveClock, Settings
from tripot.server.storage.rows import Ban, DropPlace, DropTraces, Guest, Place, Row, Table, TableUpdate

COVER = "normal"
CHANGING = {Place, DropPlace, TableUpdate, Ban, DropTraces}  # the rows that change who sits where and who may do what


class Seating:
    """A value: rows that are stored make another one of it."""

    def __init__(self, table: Table, places: list[Place], banned: set[str]) -> None:
        self.table = table
        self.places = places
        self.banned = banned  # guests whom a host has sent away
        self.names = tuple(place.name for place in places)
        self.by_guest = {place.guest: place for place in places if place.guest is not None}
        self.has_bots = any(place.is_played_by_bot for place in places)

    @property
    def settings(self) -> Settings:
        return self.table.settings

    def after(self, rows: Sequence[Row]) -> "Seating":
        """As it is when these rows are stored; itself if they do not change it."""
        if CHANGING.isdisjoint(map(type, rows)):
            return self
        table, places, banned = self.table, self.places, self.banned
        for row in rows:
            if isinstance(row, Place | DropPlace):
                others = [place for place in places if place.seat != row.seat]
                added = [row] if isinstance(row, Place) else []
                places = sorted([*others, *added], key=lambda place: place.seat)
            elif isinstance(row, TableUpdate):
                table = updated(table, row)
            elif isinstance(row, Ban):
                banned = banned | {row.guest}
            elif isinstance(row, DropTraces):
                banned = banned - {row.guest}
        if table.host != self.table.host:
            name = next((place.name for place in places if place.guest == table.host), "")
            table = replace(table, host_name=name)
        return Seating(table, places, banned)

    def successor(self, present: Collection[str]) -> Place | None:
        """Who hosts when the host is gone: the first other person at the table who is there."""
        people = [place for place in self.places if place.guest not in (None, self.table.host) and not place.program]
        return next((place for place in people if place.guest in present), None)

    def place_of(self, guest: Guest) -> Place | None:
        return self.by_guest.get(guest.id)

    def own_place(self, guest: Guest) -> Place:
        place = self.place_of(guest)
        if place is None:
            raise NotAllowed(wanted="own-seat")
        return place

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise NotNow(wanted="free-seat")
        return self.places[seat]

    def admits(self, guest: Guest | None) -> bool:
        """May the guest look on, or anybody?"""
        if guest and self.place_of(guest) is not None:
            return True
        is_banned = guest is not None and guest.id in self.banned
        return not is_banned and (self.settings.spectators or self.table.status != "playing")

    @property
    def has_only_bots(self) -> bool:
        return only_bots(self.places)

    # ---- conditions -------------------------------------------------------------------------------------------------

    def require_host(self, guest: Guest) -> None:
        if guest.id != self.table.host:
            raise NotAllowed(wanted="host")

    def require_open(self) -> None:
        if self.table.status != "open":
            raise NotNow(wanted="open-table")

    def require_playing(self) -> None:
        if self.table.status != "playing":
            raise NotNow(wanted="playing-table")

    def require_over(self) -> None:
        if not self.table.has_ended:
            raise NotNow(wanted="finished-game")

    # ---- changes ----------------------------------------------------------------------------------------------------

    def seated(self, seat: int, guest: Guest) -> Place:
        """The place with this guest on it, which has to be free."""
        place = self.place(seat)
        if place.kind != "free":
            raise SeatTaken()
        return sit_down(place, guest)

    def with_bot(self, seat: int, bot: str) -> Place:
        place = self.place(seat)
        if place.kind == "guest":
            raise SeatTaken()
        return bot_place(place, bot)

    def filled(self, bot: str | None) -> list[Place]:
        """The places with which a game starts; free ones go to the bot."""
        if any(place.kind == "free" for place in self.places) and bot is None:
            raise NotNow(wanted="full-table")
        return [bot_place(place, str(bot)) if place.kind == "free" else place for place in self.places]


def updated(table: Table, row: TableUpdate) -> Table:
    return replace(table, **{name: value for name, value in row.values().items() if hasattr(table, name)})


def only_bots(places: Iterable[Place]) -> bool:
    return all(place.kind == "bot" for place in places)


def sit_down(place: Place, guest: Guest) -> Place:
    return replace(
        place,
        kind="guest",
        guest=guest.id,
        name=guest.name,
        program=guest.program,
        generation=place.generation + 1,
        covered=False,
        colour=guest.colour,
        ready=False,
    )


def swapped(one: Place, other: Place) -> list[Place]:
    """Who sits on one seat sits on the other."""
    return [sitting_at(other, one), sitting_at(one, other)]


def sitting_at(place: Place, who: Place) -> Place:
    """The place with whoever sits on another one; the key of neither opens it any more."""
    return replace(who, seat=place.seat, generation=place.generation + 1, bank=place.bank, ready=False)


def freed(place: Place) -> Place:
    return Place(place.seat, generation=place.generation + 1, bank=place.bank)


def bot_place(place: Place, bot: str) -> Place:
    shown = PEOPLE[place.seat % len(PEOPLE)]
    return Place(place.seat, "bot", None, shown, checked_bot(bot), place.generation + 1, bank=place.bank)


def first_bank(settings: Settings) -> float:
    return float(settings.clock.bank) if isinstance(settings.clock, LiveClock) else 0.0


def cover_of(settings: Settings) -> str:
    """The bot that covers for those who are away."""
    return checked_bot(settings.cover or COVER)


def checked_bot(name: str) -> str:
    """Only the bots with a name of their own: nobody gives a bot an hour of the server's time."""
    if name not in NAMES:
        raise UnknownBot(bot=name, known=list(NAMES))
    return name


def checked_game(settings: Settings) -> Game[State]:
    """The game, if it can be played like this."""
    game = find_game(settings.game)
    if settings.data is not None:
        game = game.with_data(settings.data)
    game.check_options(settings.options, game.check_seats(settings.seats))
    cover_of(settings)
    if len(settings.bots) > settings.seats:
        raise BadMessage(found="bots")
    return game
