"""boardgame.io on the same work, over its own protocol (socket.io)."""

import asyncio
import json
import subprocess
from pathlib import Path
from time import perf_counter

from load.wire import Wire, connect
from server_process import free_port

FOLDER = Path(__file__).parent / "peer"
SPACE = "/secret"
SEATS = 4


class PeerServer:
    """Its server process; `folder` is for its file storage, empty for its memory."""

    def __init__(self, folder: str = "") -> None:
        self.port = free_port()
        command = ["node", "server.cjs", str(self.port), *([folder] if folder else [])]
        self.process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        while self.process.stdout.readline().strip() != b"ready":
            assert self.process.poll() is None, "boardgame.io did not start"

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class PeerSeat:
    wire: Wire

    def __init__(self, table: "PeerTable", number: int) -> None:
        self.table = table
        self.number = str(number)
        self.state: dict = {}
        self.sent = -1  # the size of the hand from which it has chosen last

    async def connect(self, port: int) -> None:
        self.wire = await connect("127.0.0.1", port, "/socket.io/?EIO=4&transport=websocket", {}, self.heard)

    def emit(self, *event: object) -> None:
        self.wire.send(f"42{SPACE},{json.dumps(event)}".encode())

    def heard(self, wire: Wire, message: bytes) -> None:
        if message == b"2":
            wire.send(b"3")
        elif message.startswith(b"0"):
            wire.send(f"40{SPACE},".encode())
        elif message.startswith(b"40"):
            self.emit("sync", self.table.name, self.number, None, SEATS)
        elif message.startswith(b"42"):
            self.told(json.loads(message.partition(b",")[2]))

    def told(self, event: list) -> None:
        kind = event[0]
        if kind not in ("sync", "update"):
            return
        self.state = event[2]["state"] if kind == "sync" else event[2]
        if kind == "update":
            self.table.told()
        if self.table.run.is_going:
            self.choose()

    @property
    def is_asked(self) -> bool:
        """Once for each card of the hand."""
        shown = self.state["G"]
        return self.number not in shown["answered"] and self.sent != len(shown["hand"])

    def choose(self) -> None:
        if self.is_asked:
            hand = self.state["G"]["hand"]
            self.sent = len(hand)
            action = {"type": "choose", "args": [hand[0]], "playerID": self.number}
            move = {"type": "MAKE_MOVE", "payload": action}
            self.emit("update", move, self.state["_stateID"], self.table.name, self.number)


class PeerTable:
    def __init__(self, run: "PeerRun", name: str) -> None:
        self.run = run
        self.name = name
        self.seats = [PeerSeat(self, number) for number in range(SEATS)]
        self.missing = 0  # of the move under way: who has not been told yet
        self.began = 0.0

    def told(self) -> None:
        self.run.updates += 1
        if self.missing:
            self.missing -= 1
            if not self.missing:
                self.run.latencies.append(perf_counter() - self.began)

    def move(self) -> bool:
        """One move, if nobody's is under way."""
        asked = next((seat for seat in self.seats if seat.is_asked), None)
        if self.missing or asked is None:
            return False
        self.missing, self.began = SEATS, perf_counter()
        asked.choose()
        return True


class PeerRun:
    def __init__(self, tables: int) -> None:
        self.updates = 0
        self.is_going = False
        self.latencies: list[float] = []
        self.tables = [PeerTable(self, f"table-{table}") for table in range(tables)]

    @property
    def seats(self) -> list[PeerSeat]:
        return [seat for table in self.tables for seat in table.seats]

    async def connect(self, port: int) -> None:
        for seat in self.seats:
            await seat.connect(port)
        while not all(seat.state for seat in self.seats):
            await asyncio.sleep(0.02)

    def start(self) -> None:
        self.is_going = True
        for seat in self.seats:
            seat.choose()

    @property
    def moves(self) -> float:
        return self.updates / SEATS
