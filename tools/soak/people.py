"""Programs that behave like people: they play, talk, change their mind, go away, come back, and use another device."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from soak.client import BROKEN, OVER, PAUSE, Device, Http, ShutOut, SoakGuest
from soak.ledger import Json

THINKING = 0.02  # seconds before an answer, on average
IDLE = 0.5  # seconds without a question before somebody does something else
WORDS = ("salut", "your turn?", "bien joué !", "one moment", "<b>no</b>", "d'accord…")
PRESETS = ("hello", "good-luck", "thanks", "well-played")
SECOND = 1.0


class Person:
    """Sits on a seat and plays to the end, whatever happens to the server."""

    def __init__(self, http: Http, guest: SoakGuest, table: str, seat: int, rng: random.Random) -> None:
        self.http = http
        self.seat = seat
        self.rng = rng
        self.device = Device(http, guest, table, rng)
        self.others: list[asyncio.Task[None]] = []  # devices that this person has put aside
        self.wants_end = False

    @property
    def guest(self) -> SoakGuest:
        return self.device.guest

    async def play(self) -> None:
        try:
            await self.play_on()
            await self.device.disconnect()
            await asyncio.gather(*self.others)
        finally:
            for other in self.others:
                other.cancel()

    async def play_on(self) -> None:
        while not self.device.is_over:
            try:
                await self.device.connect()
                await self.repeat()
                while not self.device.is_over:
                    await self.act()
            except ShutOut:
                return
            except BROKEN:
                await asyncio.sleep(PAUSE)

    async def repeat(self) -> None:
        """After a break: send again what got no reply, and now and then also what got one."""
        for sent in list(self.device.unanswered):
            if self.rng.random() < 0.9:
                await self.device.send(sent)
            else:
                self.device.unanswered.remove(sent)  # this client does not care
        if self.device.done and self.rng.random() < 0.3:
            last = self.device.done[-1]
            if last.command["type"] != "hint":  # which is thought of again, and may be another
                await self.device.send(last)

    async def act(self) -> None:
        device, rng = self.device, self.rng
        with suppress(TimeoutError):
            await device.until(lambda: device.is_asked or device.is_over, rng.expovariate(1 / IDLE))
        if device.is_over:
            return
        if self.wants_end:
            await device.ask("vote", end=True)
            await asyncio.sleep(SECOND)
        elif device.is_asked:
            await asyncio.sleep(rng.expovariate(1 / THINKING))
            await rng.choices(ASKED, ASKED_WEIGHTS)[0](self)
        else:
            await rng.choices(OTHERS, OTHER_WEIGHTS)[0](self)

    # ---- answers ----------------------------------------------------------------------------------------------------

    def answer_fields(self) -> Json:
        question = self.device.question
        assert question is not None
        return {"question": question["id"], "action": self.rng.choice(question["legal"])["text"]}

    async def answer(self) -> None:
        if self.device.question:
            await self.device.ask("answer", **self.answer_fields())

    async def answer_twice(self) -> None:
        """The same command again, behind itself."""
        if self.device.question:
            sent = self.device.new_command("answer", **self.answer_fields())
            await asyncio.gather(self.device.send(sent), self.device.send(sent))

    async def answer_late(self) -> None:
        if self.device.question:
            fields = self.answer_fields()
            await self.device.ask("answer", **fields | {"question": fields["question"] - 1})

    async def answer_wrongly(self) -> None:
        if self.device.question:
            await self.device.ask("answer", **self.answer_fields() | {"action": "no such thing"})

    # ---- everything else --------------------------------------------------------------------------------------------

    async def say(self) -> None:
        if self.rng.random() < 0.5:
            await self.device.ask("say", text=self.rng.choice(WORDS))
        else:
            await self.device.ask("say", preset=self.rng.choice(PRESETS))

    async def hint(self) -> None:
        await self.device.ask("hint")

    async def vote(self) -> None:
        await self.device.ask("vote", end=True)
        await asyncio.sleep(self.rng.random())
        await self.device.ask("vote", end=False)

    async def abandon(self) -> None:
        """Only where another person stays."""
        if sum(place["kind"] == "guest" for place in self.device.table["places"]) > 1:
            await self.device.ask("abandon")

    async def leave(self) -> None:
        """For a moment, or long enough for a bot to cover."""
        await self.device.disconnect()
        await asyncio.sleep(self.rng.choice([0.0, 0.2, 1.0, 7.0]))
        await self.device.connect()

    async def be_host(self) -> None:
        """What only a host may do; others are refused."""
        seats = len(self.device.table["places"])
        deeds: list[tuple[str, Json]] = [
            ("give-time", {"seat": self.rng.randrange(seats), "seconds": self.rng.randint(1, 5)}),
            ("hand-over", {"seat": self.rng.randrange(seats)}),
            ("admit", {"spectators": True}),
        ]
        kind, fields = self.rng.choice(deeds)
        await self.device.ask(kind, **fields)

    async def open_another_window(self) -> None:
        """The same guest looks at the table twice."""
        device = Device(self.http, self.guest, self.device.table_id, self.rng)
        await device.connect()
        self.others.append(asyncio.create_task(look_on(device, self.rng.choice([1.0, 10.0]))))

    async def take_another_device(self) -> None:
        """The key of one's own seat opens it on another device; the old one looks on for a while."""
        old, table, key = self.device, self.device.table_id, self.device.you.get("key")
        if key is None or old.unanswered:
            return
        guest = await self.http.new_guest(self.rng)
        await self.http.ask("POST", f"/api/tables/{table}/enter", {"key": key}, guest)
        shown = await self.http.ask("GET", f"/api/tables/{table}", None, guest)  # the reply above may have been lost
        if shown.status != 200 or shown.body["you"]["seat"] != self.seat:
            return
        self.http.ledger.own(table, self.seat, guest.id)
        self.http.ledger.moved[table, old.guest.id] = time.monotonic()
        self.device = Device(self.http, guest, table, self.rng)
        self.others.append(asyncio.create_task(look_on(old, self.rng.choice([0.0, 1.0, 60.0]))))
        await self.device.connect()


async def look_on(device: Device, seconds: float) -> None:
    """Until the end of the game or for a while, whatever comes first."""
    with suppress(ShutOut, *BROKEN):
        await device.until(lambda: device.is_over, seconds)
    await device.disconnect()


Deed = Callable[[Person], Awaitable[None]]
RARE: dict[Deed, float] = {
    Person.say: 3,
    Person.hint: 0.5,
    Person.vote: 0.3,
    Person.abandon: 0.1,
    Person.leave: 1,
    Person.be_host: 1,
    Person.open_another_window: 1,
    Person.take_another_device: 1,
}
WHEN_ASKED: dict[Deed, float] = {
    Person.answer: 180,
    Person.answer_twice: 6,
    Person.answer_late: 2,
    Person.answer_wrongly: 2,
} | RARE
WHEN_NOT: dict[Deed, float] = {Person.answer: 6} | RARE  # to change one's mind while others still choose
ASKED, ASKED_WEIGHTS = list(WHEN_ASKED), list(WHEN_ASKED.values())
OTHERS, OTHER_WEIGHTS = list(WHEN_NOT), list(WHEN_NOT.values())


class Correspondent:
    """Plays over HTTP alone."""

    def __init__(self, http: Http, guest: SoakGuest, table: str, rng: random.Random) -> None:
        self.http = http
        self.guest = guest
        self.table = table
        self.rng = rng
        self.wants_end = False

    async def play(self) -> None:
        since = 0
        while True:
            shown = await self.http.ask("GET", f"/api/tables/{self.table}", None, self.guest)
            if shown.status != 200 or shown.body["table"]["status"] in OVER:
                return
            game = await self.http.look(self.guest, self.table, since)
            since = game.get("seq", since)
            if self.wants_end:
                await self.http.command(self.guest, self.table, "vote", end=True)
            question = game.get("question")
            if question and game["view"]["seat"] in game["view"]["waiting"]:
                action = self.rng.choice(question["legal"])["text"]
                await self.http.command(self.guest, self.table, "answer", question=question["id"], action=action)
            await asyncio.sleep(self.rng.expovariate(1 / THINKING))


class Spectator:
    """Looks on, goes, comes back, looks over HTTP, and says something now and then."""

    def __init__(self, http: Http, guest: SoakGuest, table: str, rng: random.Random) -> None:
        self.http = http
        self.rng = rng
        self.device = Device(http, guest, table, rng)

    async def watch(self) -> None:
        await self.watch_on()
        await self.device.disconnect()

    async def watch_on(self) -> None:
        device, rng = self.device, self.rng
        while not device.is_over:
            try:
                await device.connect()
                while not device.is_over:
                    with suppress(TimeoutError):
                        await device.until(lambda: device.is_over, rng.uniform(0.1, 3.0))
                    await self.do_something()
            except ShutOut:
                return
            except BROKEN:
                await asyncio.sleep(PAUSE)

    async def do_something(self) -> None:
        device, rng = self.device, self.rng
        if device.is_over:
            return
        if rng.random() < 0.1:
            await device.disconnect()
            await asyncio.sleep(rng.random())
            await device.connect()
        elif rng.random() < 0.1:
            await device.ask("say", text=rng.choice(WORDS))
        elif rng.random() < 0.1:
            await self.http.look(device.guest, device.table_id, device.seq)
