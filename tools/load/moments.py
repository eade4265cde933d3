"""What does a move cost the server that tells four pages the view at every event, and what without?

`PYTHONPATH=tools .venv/bin/python -m load.moments`: both take turns; what is compared is the server's processor time.
"""

import asyncio
from statistics import median

import uvloop

from load.load import Folder
from load.process import cpu_seconds
from load.tables import LoadRun, furnish
from server_process import Server

GAMES = ("trok", "tschak", "trol", "trieste")
ROUNDS = 3
TABLES = 12  # that are played at once
MOST = 100  # games
WARM, SECONDS = 0.5, 1.5


async def cost(game: str, moments: bool) -> float:
    """Microseconds of processor time for each move."""
    with Folder() as folder:
        run = LoadRun(furnish(folder, game, MOST))
        server = Server(folder)
        try:
            await asyncio.gather(*(table.connect(server, "en", moments) for table in run.tables))
            run.begin(TABLES)
            await asyncio.sleep(WARM)
            moves, seconds = run.moves, cpu_seconds(server.process.pid)
            await asyncio.sleep(SECONDS)
            assert run.waiting, "all games are over: there must be more"
            return 1e6 * (cpu_seconds(server.process.pid) - seconds) / (run.moves - moves)
        finally:
            await asyncio.to_thread(server.kill)


async def main() -> None:
    print("| | without | with the view at every event | ratio |\n|---|--:|--:|--:|")
    for game in GAMES:
        pairs = [(await cost(game, False), await cost(game, True)) for _ in range(ROUNDS)]
        without, watched = (median(side) for side in zip(*pairs, strict=True))
        ratio = median(with_them / plain for plain, with_them in pairs)
        print(f"| {game} | {without:.0f} µs | {watched:.0f} µs | **{ratio:.2f}** |", flush=True)


if __name__ == "__main__":
    uvloop.run(main())
