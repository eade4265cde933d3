"""Tables of Tripot under load: made in the database, played over sockets."""

import secrets
from pathlib import Path
from time import perf_counter

import msgspec

from load.wire import Wire, connect
from server_process import Server
from tripot import game as find_game
from tripot.server.protocol.tables import Settings
from tripot.server.security.keys import token_hash
from tripot.server.storage.guests import add_guest
from tripot.server.storage.rows import Guest, Place, Table
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.sqlite.writer import connect as open_database
from tripot.server.storage.tables import add_table

SEATS = 4
decode = msgspec.json.Decoder().decode


def furnish(folder: Path, game: str, tables: int) -> list[str]:
    """A database with so many games that have just begun, the same four people at each; returns the ids.

    Where only three can play, the fourth watches.
    """
    database = open_database(folder / "tripot.db")
    migrate(database)
    database.execute("BEGIN")
    guests = [Guest(f"guest-{seat}", f"Player {seat}", "en", True) for seat in range(SEATS)]
    for guest in guests:
        add_guest(database, guest, token_hash(f"token-{guest.id}"), 1.0)
    seats = min(SEATS, find_game(game).seats[-1])
    settings = Settings(game=game, seats=seats, visibility="link" if seats == SEATS else "public", away=None)
    places = [Place(seat, "guest", guests[seat].id, guests[seat].name) for seat in range(seats)]
    ids = [f"table-{number}" for number in range(tables)]
    rules = find_game(game).rules
    for table_id in ids:
        table = Table(table_id, settings, "guest-0", "playing", rules, secrets.token_bytes(32))
        add_table(database, table, places)
    database.execute("COMMIT")
    database.close()
    return ids


class Seat:
    """One socket."""

    wire: Wire

    def __init__(self, table: "LoadTable", number: int) -> None:
        self.table = table
        self.number = number
        self.question = None
        self.sent = 0

    def heard(self, wire: Wire, message: bytes) -> None:
        news = decode(message)
        kind = news["type"]
        if kind == "update" or kind == "game":
            if "question" in news:
                self.question = news["question"]
            self.table.told(self, news)
        elif kind == "refused":
            raise AssertionError(news)

    def answer(self) -> None:
        question, self.question = self.question, None
        self.sent += 1
        legal = question["legal"]
        action = legal[self.sent % len(legal)]["text"]
        command = {"type": "answer", "id": f"c{self.sent}", "question": question["id"], "action": action}
        self.wire.send(msgspec.json.encode(command))


class LoadTable:
    """Four sockets at a table.  `eager` seats answer as soon as they are asked."""

    def __init__(self, run: "LoadRun", table_id: str) -> None:
        self.run = run
        self.id = table_id
        self.eager = False
        self.is_over = False
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.views = 0  # how many have been told the whole game
        self.moves = 0  # counted by what seat 0 is told
        self.missing = 0  # of the move under way: who has not been told yet
        self.began = 0.0

    async def connect(self, server: Server, language: str = "", moments: bool = False) -> None:
        for seat in self.seats:
            headers = {"Authorization": f"Bearer token-guest-{seat.number}"}
            path = f"/api/tables/{self.id}/socket"
            seat.wire = await connect("127.0.0.1", server.port, path, headers, seat.heard)
            more = {"marked": True, "moments": True} if moments else {}  # unknown to older servers
            hello = {"type": "hello", "id": "h", "language": language, **more}
            seat.wire.send(msgspec.json.encode(hello))

    def told(self, seat: Seat, news: dict[str, object]) -> None:
        if news["type"] == "game":
            self.views += 1
            return
        if seat.number == 0:
            self.moves += 1
        if self.missing:
            self.missing -= 1
            if not self.missing:
                self.run.latencies.append(perf_counter() - self.began)
        if news.get("outcome"):
            self.finish()
        elif self.eager and seat.question:
            seat.answer()

    def finish(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.run.finished(self)

    def start(self) -> None:
        """Let everybody answer at once, from now on."""
        self.eager = True
        for seat in self.seats:
            if seat.question:
                seat.answer()

    def move(self) -> bool:
        """One move, if nobody's is under way."""
        asked = next((seat for seat in self.seats if seat.question), None)
        if self.missing or self.is_over or asked is None:
            return False
        self.missing, self.began = SEATS, perf_counter()
        asked.answer()
        return True


class LoadRun:
    """Tables that are played in turn: when one is over, the next begins."""

    def __init__(self, ids: list[str]) -> None:
        self.tables = [LoadTable(self, table_id) for table_id in ids]
        self.waiting = list(self.tables)
        self.latencies: list[float] = []

    def begin(self, number: int) -> None:
        for _ in range(number):
            self.waiting.pop(0).start()

    def finished(self, table: LoadTable) -> None:
        if self.waiting and table.eager:
            self.waiting.pop(0).start()

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.tables)
