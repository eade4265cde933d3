"""Tables of every kind, each played to its end and perhaps once more."""

import asyncio
import random
from dataclasses import dataclass, field
from importlib.resources import files
from tomllib import loads

import tripot
from soak.client import OVER, Http, SoakGuest
from soak.ledger import Json
from soak.people import Correspondent, Person, Spectator

BOTS = {"random": 4, "greedy": 4, "beginner": 2, "easy": 2, "normal": 1, "hard": 1, "expert": 1}
SLOW = ("normal", "hard", "expert")
OWN_DATA = ("trieste", "trol")  # the games that can be played with a data file
REMATCH = 0.4
PASSING = ("not-stored", "not-read")  # refusals that are worth another try
AGAIN = 0.2  # seconds until then


@dataclass
class Plan:
    settings: Json
    people: int  # on the first seats
    spectators: int
    named_bot: str  # for the seats that the settings leave free


def plan(rng: random.Random, game: str) -> Plan:
    seats = rng.choice(tripot.game(game).seats)
    people = rng.randint(1 if rng.random() < 0.2 else min(2, seats), seats)
    bots = [bot(rng) for _ in range(seats)]
    settings: Json = {
        "game": game,
        "seats": seats,
        "clock": clock(rng),
        "bots": [None] * people + [name if rng.random() < 0.5 else None for name in bots[people:]],
        "visibility": rng.choice(["link", "public"]),
        "spectators": rng.random() < 0.85,
        "chat": rng.choice(["free", "free", "presets", "off"]),
        "away": rng.choice([5, 5, 6, 120, None]),
        "cover": rng.choice(["random", "greedy", "easy", ""]),
        "pace": rng.choice([0, 0, 50, 300]),
    }
    if game in OWN_DATA and rng.random() < 0.5:
        settings["data"] = loads(files(f"tripot.games.{game}").joinpath("data.toml").read_text("utf-8"))
    return Plan(settings, people, rng.choice([0, 1, 2]), bots[0])


def bot(rng: random.Random) -> str:
    return rng.choices(list(BOTS), list(BOTS.values()))[0]


def clock(rng: random.Random) -> Json:
    return rng.choice(
        [
            {"type": "none"},
            {"type": "none"},
            {"type": "live", "bank": rng.randint(0, 5), "increment": rng.randint(1, 3)},
            {"type": "live", "bank": 60, "increment": 5},
            {"type": "days", "days": 1},
        ]
    )


@dataclass
class Sitting:
    """One game at one table, from the first guest to the last message."""

    http: Http
    plan: Plan
    rng: random.Random
    table: str = ""
    guests: list[SoakGuest] = field(default_factory=list)  # by seat
    players: list[Person | Correspondent] = field(default_factory=list)
    wants_end: bool = False

    async def open(self) -> None:
        """A table with its people on their seats."""
        self.guests = [await self.http.new_guest(self.rng) for _ in range(self.plan.people)]
        opened = await self.http.ask("POST", "/api/tables", self.plan.settings, self.guests[0])
        assert opened.status == 201, opened
        self.table = opened.body["table"]["id"]
        self.http.ledger.tables[self.table] = self.plan.settings
        for seat, guest in enumerate(self.guests):
            await self.sit(guest, seat, opened.body["you"])

    async def sit(self, guest: SoakGuest, seat: int, host: Json) -> None:
        """By the link of the seat, or by that of the table and a choice."""
        if seat and self.rng.random() < 0.5:
            await self.enter(guest, host["keys"][str(seat)])
        else:
            if seat:
                await self.enter(guest, host["invite"])
            await self.insist(guest, "sit", seat=seat)
        self.http.ledger.own(self.table, seat, guest.id)

    async def enter(self, guest: SoakGuest, key: str) -> None:
        await self.http.ask("POST", f"/api/tables/{self.table}/enter", {"key": key}, guest)

    async def start(self) -> None:
        """By whoever is the host now."""
        host = self.http.guests[(await self.shown())["table"]["host"]]
        await self.insist(host, "start", bot=self.plan.named_bot)

    async def insist(self, guest: SoakGuest, kind: str, **fields: object) -> None:
        """As people do: once more while it could not be stored or read."""
        while True:
            reply = await self.http.command(guest, self.table, kind, **fields)
            if reply.get("type") != "refused" or reply["error"]["code"] not in PASSING:
                return
            await asyncio.sleep(AGAIN)

    async def shown(self) -> Json:
        """The table, as somebody sees it who may."""
        for guest in self.guests:
            answer = await self.http.ask("GET", f"/api/tables/{self.table}", None, guest)
            if answer.status == 200:
                found: Json = answer.body
                return found
        raise AssertionError(f"nobody may look at table {self.table}: {answer.body}")

    async def play(self) -> None:
        """To the end; people and spectators come and go."""
        invite = (await self.shown())["you"]["invite"]
        self.players = [self.player(guest, seat) for seat, guest in enumerate(self.guests)]
        if self.wants_end:
            self.want_end()
        watching = [await self.spectator(invite) for _ in range(self.plan.spectators)]
        await asyncio.gather(*(player.play() for player in self.players), *(one.watch() for one in watching))
        self.guests = [player.guest for player in self.players]
        await self.wait_for_end()

    def player(self, guest: SoakGuest, seat: int) -> Person | Correspondent:
        rng = random.Random(self.rng.random())
        if self.rng.random() < 0.1:
            return Correspondent(self.http, guest, self.table, rng)
        return Person(self.http, guest, self.table, seat, rng)

    async def spectator(self, invite: str) -> Spectator:
        guest = await self.http.new_guest(self.rng)
        await self.enter(guest, invite)
        return Spectator(self.http, guest, self.table, random.Random(self.rng.random()))

    async def wait_for_end(self) -> None:
        """Bots may still be playing when all people have left."""
        while (await self.shown())["table"]["status"] not in OVER:
            await asyncio.sleep(0.2)
        for guest in self.guests:
            await self.http.look(guest, self.table)
        answer = await self.http.ask("GET", f"/api/tables/{self.table}/record", None, self.guests[0])
        if answer.status == 200:
            self.http.ledger.records[self.table] = answer.body

    def want_end(self) -> None:
        """Let people vote for the end, where slow bots would play on for long."""
        self.wants_end = True
        for player in self.players:
            player.wants_end = True

    async def rematch(self) -> "Sitting | None":
        """Everybody who still has a seat asks for it, and all get the same table."""
        replies = [await self.http.command(guest, self.table, "rematch") for guest in self.guests]
        following = {reply["next"] for reply in replies if reply.get("type") == "done"}
        if len(following) != 1:
            return None  # nobody has a seat any more; the check sees it if there were two
        again = Sitting(self.http, self.plan, self.rng, following.pop(), self.guests)
        self.http.ledger.tables[again.table] = self.plan.settings
        for seat, guest in enumerate(self.guests):
            self.http.ledger.own(again.table, seat, guest.id)
        return again
