"""How long it takes to judge every decision of a game: `PYTHONPATH=tools:tests python -m server.judging [GAME SEATS]`.

A server with two workers, and one guest who asks as the page does: two opinions at a time, again after two seconds
where that was too much at once.
"""

import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server_process import Server

MOST = 96  # decisions
PATIENCE = 2.0  # seconds


def finished_table(server: Server, token: str, game: str, seats: int) -> str:
    """Bots have played it."""
    bots = ["easy"] * seats
    table = str(server.table(token, game, seats, bots=bots, visibility="public")["table"]["id"])
    server.command(token, table, type="start")
    while server.get(f"/api/tables/{table}", token)[1]["table"]["status"] == "playing":
        time.sleep(0.1)
    return table


def judge(server: Server, token: str, table: str, step: int) -> None:
    while True:
        status, told = server.post(f"/api/tables/{table}/opinion", {"step": step}, token)
        if status == 200:
            return
        assert status == 429, told
        time.sleep(PATIENCE)


def main(game: str = "trok", seats: str = "4") -> None:
    server = Server(Path(tempfile.mkdtemp()), "--bot-workers", "2")
    token = server.guest("Judge")
    table = finished_table(server, token, game, int(seats))
    replay = server.get(f"/api/tables/{table}/replay", token)[1]
    steps = [step["number"] for step in replay["steps"][1 : MOST + 1]]
    began = time.monotonic()
    with ThreadPoolExecutor(2) as asking:
        list(asking.map(lambda step: judge(server, token, table, step), steps))
    print(f"{game}, {seats} seats: {len(steps)} decisions judged in {time.monotonic() - began:.1f} s")
    server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
