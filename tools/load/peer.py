"""boardgame.io on the same work, over its own protocol (socket.io)."""

import json
import subprocess
from pathlib import Path

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

    def __init__(self, run: "PeerRun", table: str, number: int) -> None:
        self.run = run
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
            self.emit("sync", self.table, self.number, None, SEATS)
        elif message.startswith(b"42"):
            self.told(json.loads(message.partition(b",")[2]))

    def told(self, event: list) -> None:
        kind = event[0]
        if kind not in ("sync", "update"):
            return
        self.state = event[2]["state"] if kind == "sync" else event[2]
        self.run.updates += kind == "update"
        if self.run.is_going:
            self.choose()

    def choose(self) -> None:
        """Choose once for each card of the hand."""
        shown = self.state["G"]
        if self.number in shown["answered"]:
            self.sent = -1
        elif self.sent != len(shown["hand"]):
            self.sent = len(shown["hand"])
            action = {"type": "choose", "args": [shown["hand"][0]], "playerID": self.number}
            move = {"type": "MAKE_MOVE", "payload": action}
            self.emit("update", move, self.state["_stateID"], self.table, self.number)


class PeerRun:
    def __init__(self, tables: int) -> None:
        self.updates = 0
        self.is_going = False
        self.seats = [PeerSeat(self, f"table-{table}", seat) for table in range(tables) for seat in range(SEATS)]

    def start(self) -> None:
        self.is_going = True
        for seat in self.seats:
            seat.choose()

    @property
    def moves(self) -> float:
        return self.updates / SEATS
