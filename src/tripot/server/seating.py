"""Who sits where at a table, and who may do what."""

from functools import cached_property

from msgspec.structs import replace

from tripot.bots import NAMES, PEOPLE
from tripot.core.datafile import hash_of
from tripot.core.errors import UnknownBot
from tripot.server.errors import NotAllowed, NotNow, SeatTaken
from tripot.server.protocol.tables import LiveClock, Settings
from tripot.server.storage.rows import Guest, Place, Table

COVER = "normal"


class Seating:
    """Changes come as new places; whoever asks for one stores it and then puts it in place."""

    def __init__(self, table: Table, places: list[Place], banned: set[str]) -> None:
        self.table = table
        self.places = places
        self.banned = banned  # guests whom a host has sent away

    @property
    def settings(self) -> Settings:
        return self.table.settings

    @cached_property
    def data_hash(self) -> str | None:
        return None if self.settings.data is None else hash_of(self.settings.data)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    def put(self, place: Place) -> None:
        self.places[place.seat] = place

    def having(self, place: Place) -> list[Place]:
        """The places as they would be with this one."""
        return [place if other.seat == place.seat else other for other in self.places]

    def place_of(self, guest: Guest) -> Place | None:
        return next((place for place in self.places if place.guest == guest.id), None)

    def own_place(self, guest: Guest) -> Place:
        place = self.place_of(guest)
        if place is None:
            raise NotAllowed(wanted="own-seat")
        return place

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise NotNow(wanted="free-seat")
        return self.places[seat]

    def admits(self, guest: Guest) -> bool:
        """May the guest look on?"""
        if self.place_of(guest) is not None:
            return True
        return guest.id not in self.banned and (self.settings.spectators or self.table.status != "playing")

    @property
    def has_only_bots(self) -> bool:
        return all(place.kind == "bot" for place in self.places)

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
        if self.table.status not in ("over", "ended"):
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


def sit_down(place: Place, guest: Guest) -> Place:
    return replace(
        place,
        kind="guest",
        guest=guest.id,
        name=guest.name,
        program=guest.program,
        generation=place.generation + 1,
        covered=False,
    )


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
