"""`make stalls`: how long does the event loop stand still while strangers ask for all that takes long?

A server with games that were played with large data files and with games of very many decisions; then, all at once:
the largest data files, exports, replays, opinions, verifications, chances, books, lists of own tables, long games to
restore, and crowds of sockets.  The server measures the gaps of its own event loop; an idle loop in another process
shows what is the machine's.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from textwrap import fill

from load.crowd import CROWD, visit
from server_process import Server
from tripot import Match, choose
from tripot.core.datafile import shipped
from tripot.server.bounds import MOST_DECISIONS
from tripot.server.protocol.tables import Settings
from tripot.server.security.keys import token_hash
from tripot.server.storage.committing import write_rows
from tripot.server.storage.guests import add_guest
from tripot.server.storage.rows import Decision, Guest, Place, Table, TableUpdate
from tripot.server.storage.sqlite.migrations import migrate
from tripot.server.storage.sqlite.writer import connect
from tripot.server.storage.tables import add_table

SEED = bytes(32)
TOKEN = "token"
GUEST = Guest("guest", "Anne", "en", True)
EXPORTED = 24  # finished games with a large data file
LONG = 8  # games in play with very many decisions
LONGEST = MOST_DECISIONS - 1
STRANGERS = 10  # of niceness: they have machines of their own
CONTROL = "from load.stalls import idle; idle()"


# ---- what there is to ask for ---------------------------------------------------------------------------------------


def largest_file() -> dict[str, object]:
    """Every card of Trieste's decks as a row of its own, with names as long as they may be."""
    data = deepcopy(shipped("tripot.games.trieste"))
    assert isinstance(data, dict)
    rows = []
    for card in data["card"]:
        for number in range(card["copies"]):
            names = {language: f"{card[language]} {number} ".ljust(60, "w") for language in ("en", "fr")}
            rows.append(card | names | {"copies": 1, "key": f"{card['key']}-{number}".ljust(40, "x")})
    return data | {"card": rows}


def played(game: str, seats: int, data: object = None) -> Match:
    """A whole game of random bots."""
    match = Match(game, seats=seats, seed=SEED, data=data)
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, choose(match, seat, "random", seed=len(match.decisions)).action)
    return match


def hesitant(decisions: int) -> Match:
    """A game whose players change their minds again and again."""
    match = Match("tschak", seats=4, seed=SEED)
    for number in range(decisions):
        legal = match.legal(0)
        match.submit(0, legal[number % len(legal)])
    return match


class StockedDatabase:
    """A database to begin with."""

    def __init__(self, folder: Path, exported: int = EXPORTED, long: int = LONG) -> None:
        self.data = largest_file()
        self.database = connect(folder / "tripot.db")
        migrate(self.database)
        self.database.execute("BEGIN")
        add_guest(self.database, GUEST, token_hash(TOKEN), 1.0)
        finished, endless, review = played("trieste", 3, self.data), hesitant(LONGEST), played("trok", 5)
        self.exported = [self.add(finished, f"export-{number}", self.data) for number in range(exported)]
        self.long = [self.add(endless, f"long-{number}") for number in range(long)]
        self.review = self.add(review, "review")
        self.steps = len(review.decisions)
        self.database.execute("COMMIT")
        self.database.close()

    def add(self, match: Match, table_id: str, data: object = None) -> str:
        settings = Settings(game=match.game.key, seats=match.seats, options=dict(match.options), data=data, away=None)
        places = [
            Place(seat, "guest" if seat == 0 else "bot", name="Anne", bot="random") for seat in range(match.seats)
        ]
        places[0].guest = GUEST.id
        if match.waiting:
            places = [places[0], *(Place(seat, "free") for seat in range(1, match.seats))]
        add_table(self.database, Table(table_id, settings, GUEST.id, "playing", match.rules, SEED), places)
        self.database.execute("UPDATE members SET played = 1")
        decisions = [Decision(n, *taken, None, None, 0.0) for n, taken in enumerate(match.decisions)]
        write_rows(self.database, table_id, decisions)
        if match.outcome:
            result = json.dumps(match.outcome.to_json())
            write_rows(self.database, table_id, [TableUpdate(status="over", result=result, ended=1.0)])
        return table_id


# ---- asking for it --------------------------------------------------------------------------------------------------


class Strain:
    """Everything at once, by one thread for each kind of request."""

    def __init__(self, server: Server, stock: StockedDatabase, seconds: float) -> None:
        self.server = server
        self.stock = stock
        self.end = time.monotonic() + seconds
        self.done: dict[str, int] = {}
        self.failed: list[str] = []

    def requests(self) -> dict[str, Callable[[int], tuple[int, object]]]:
        get, post, stock = self.server.get, self.server.post, self.stock
        good = json.dumps({"game": "trieste", "seats": 3, "data": stock.data}).encode()
        keys = {f"key-{number}": number for number in range(10_000)}
        bad = json.dumps({"game": "trieste", "seats": 3, "data": keys}).encode()
        review = f"/api/tables/{stock.review}"
        return {
            "a large data file": lambda n: post("/api/tables", good, TOKEN),
            "a wrong data file": lambda n: post("/api/tables", bad, TOKEN),
            "an export": lambda n: get("/api/me/export", TOKEN),
            "own tables": lambda n: get("/api/me/tables", TOKEN),
            "a replay": lambda n: get(f"{review}/replay?language={('en', 'fr')[n % 2]}&seat={n % 5}", TOKEN),
            "a verification": lambda n: get(f"{review}/verification", TOKEN),
            "chances": lambda n: get(f"{review}/chances?first={n * 20 % stock.steps}", TOKEN),
            "an opinion": lambda n: post(f"{review}/opinion", {"step": 1 + n % stock.steps}, TOKEN),
            "a long game": lambda n: get(f"/api/tables/{stock.long[n % len(stock.long)]}/game", TOKEN),
            "a table's book": lambda n: get(f"/api/tables/{stock.exported[n % len(stock.exported)]}/book", TOKEN),
            "a crowd of sockets": lambda n: visit(self.server.port, stock.long[n % len(stock.long)], TOKEN),
            "a game's book": lambda n: get(f"/api/games/{('trok', 'trol', 'tschak')[n % 3]}/book", TOKEN),
        }

    def run(self, only: str = "") -> None:
        requests = {name: ask for name, ask in self.requests().items() if not only or name == only}
        threads = [threading.Thread(target=self.ask, args=pair) for pair in requests.items()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def ask(self, name: str, request: Callable[[int], tuple[int, object]]) -> None:
        wanted = {"a wrong data file": (400,)}.get(name, (200, 201, 429, 503))  # 503: the workers are busy
        self.done[name] = 0
        while time.monotonic() < self.end:
            status, answer = request(self.done[name])
            if status not in wanted:
                self.failed.append(f"{name}: {status} {str(answer)[:300]}")
            self.done[name] += 1


# ---- what it costs --------------------------------------------------------------------------------------------------


def longest_gap(server: Server) -> float:
    """In the last minute, as the server tells it."""
    status, text = server.get("/metrics")
    assert status == 200
    found = re.search(r"^tripot_loop_gap_max_seconds (\S+)$", text.decode(), re.MULTILINE)
    assert found
    return float(found[1])


def idle() -> None:
    """The control: the longest gap of an event loop that has nothing to do, until its input ends."""
    import asyncio

    from tripot.server.monitoring.loop_monitor import LoopMonitor

    async def main() -> float:
        monitor = LoopMonitor()
        running = asyncio.create_task(monitor.run())
        await asyncio.to_thread(sys.stdin.read)
        running.cancel()
        return max(gap for _, gap in monitor.latest)

    print(asyncio.run(main()))


def strained(stock: StockedDatabase, folder: Path, seconds: float, only: str = "") -> tuple[float, float, Strain]:
    """The longest gaps of the server and of the control, and what was asked."""
    server = Server(folder)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CONTROL]
    control = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    try:
        strain = Strain(server, stock, seconds)
        os.nice(STRANGERS)
        strain.run(only)
        gap = longest_gap(server)
        told, _ = control.communicate("", timeout=30)
        return gap, float(told), strain
    finally:
        control.kill()
        server.kill()


QUIET = 0.02  # seconds: on a quiet machine an idle loop has no longer gap
WIDTH = 120
MACHINE = """Made by `make stalls`, on {machine}; the load average was {load:.1f} at the end, and this itself makes
about two."""
ASKED = """For {seconds:.0f} seconds a client asks for all that takes long, each kind in a thread of its own, without
limits on how often: {kinds}. A crowd is {crowd} sockets that come at once, are told the game, and go at once. The
stored games are {exported} finished ones with a data file of {size} kB each, and {long} in play of {longest:,}
decisions, which is as long as a game can get. The client has a lower priority than the server, since strangers have
machines of their own."""
TARGET = "The target is below 50 ms on a quiet machine."
BUSY = """This machine was busy with other work: even a loop that does nothing was that late, so this run cannot tell
whether the target is met."""
MORE = """`tests/server/test_stalls.py` does the same for a few seconds, with a wide floor. [Decision
22](decisions/0022-work-off-the-event-loop.md) says how it is done."""
REPORT = """# How long the event loop stands still

{machine}

{asked}

- The longest gap of the server's event loop, as `/metrics` tells it: **{gap:.0f} ms**.
- The longest gap of an idle event loop in another process at the same time: {control:.0f} ms.

{verdict}
"""


def report(stock: StockedDatabase, strain: Strain, seconds: float, gap: float, control: float) -> str:
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    asked = ASKED.format(
        seconds=seconds,
        kinds=", ".join(f"{name} ({number})" for name, number in strain.done.items()),
        crowd=CROWD,
        exported=len(stock.exported),
        size=len(json.dumps(stock.data)) // 1000,
        long=len(stock.long),
        longest=LONGEST,
    )
    return REPORT.format(
        machine=wrapped(MACHINE.format(machine=machine, load=os.getloadavg()[0])),
        asked=wrapped(asked),
        gap=gap * 1000,
        control=control * 1000,
        verdict=wrapped(" ".join([TARGET, BUSY, MORE] if control > QUIET else [TARGET, MORE])),
    )


def wrapped(paragraph: str) -> str:
    return fill(paragraph, WIDTH, break_on_hyphens=False)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", default="", help="one kind of request, by its name")
    parser.add_argument("--report", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stock = StockedDatabase(Path(folder))
        gap, control, strain = strained(stock, Path(folder), arguments.seconds, arguments.only)
        log = (Path(folder) / "log").read_text().splitlines()
    text = report(stock, strain, arguments.seconds, gap, control)
    if arguments.report:
        arguments.report.write_text(text, "utf-8")
    print(text, *(line for line in log if "stood still" in line), *strain.failed[:5], sep="\n")


if __name__ == "__main__":
    main()
