"""The server on a device: the same operations and sockets, behind messages, without threads, files and processes."""

import asyncio
import json
import subprocess
import sys
import threading

import pytest

from offline.packing import OF_NETWORKS
from server.device import Kept, device
from tripot.core.record import verify

GAMES = ("tschak", "trok", "trol", "trieste")


def run(work):
    return asyncio.run(work)


async def sit_and_start(page, game, bots, **more):
    table = await page.open_table(game, bots, pace=0, away=None, **more)
    assert (await page.command(table, "sit", seat=0))[0] == 200
    assert (await page.command(table, "start"))[0] == 200
    return table


async def play(page, table, most=None):
    """Answer with the first legal action; how many questions were answered, and is the game over?"""
    wire = page.connect(table)
    await wire.until("open")
    wire.send("hello", moments=True, marked=True)
    news = await wire.until("game")
    question, outcome, answered = news["question"], news["outcome"], 0
    while outcome is None and answered != most:
        if question:
            wire.send("answer", question=question["id"], action=question["legal"][0]["text"])
            answered += 1
        news = await wire.until("update")
        question, outcome = news.get("question"), news.get("outcome")
    return answered, outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_replayed_and_verified_on_a_device(tmp_path, game):
    async def work():
        async with device(tmp_path, Kept()) as page:
            await page.become("Vera")
            table = await sit_and_start(page, game, ["easy", "normal"])
            answered, outcome = await play(page, table)
            assert answered > 3
            status, replay = await page.ask("GET", f"/api/tables/{table}/replay?seat=0&language=fr")
            assert (status, replay["outcome"]) == (200, outcome)
            status, checked = await page.ask("GET", f"/api/tables/{table}/verification?language=fr")
            assert (status, checked["holds"]) == (200, True)
            _, record = await page.ask("GET", f"/api/tables/{table}/record")
            verify(record)
            status, opinion = await page.ask("POST", f"/api/tables/{table}/opinion?language=en", {"step": 1})
            assert status == 200
            assert opinion["best"]["action"]
            status, chances = await page.ask("GET", f"/api/tables/{table}/chances?first=1&last=2")
            assert status == 200
            assert len(chances["chances"]) == 2

    run(work())


def test_a_game_goes_on_where_it_was_when_the_device_starts_again(tmp_path):
    async def work():
        kept = Kept()
        async with device(tmp_path, kept) as page:
            await page.become("Vera")
            table = await sit_and_start(page, "trok", ["easy"])
            await play(page, table, most=3)
            cookie = page.headers
            _, before = await page.ask("GET", f"/api/tables/{table}/game")
        async with device(tmp_path, Kept(kept.copy)) as page:
            page.headers = cookie
            _, tables = await page.ask("GET", "/api/me/tables")
            assert [own["id"] for own in tables["tables"]] == [table]
            _, after = await page.ask("GET", f"/api/tables/{table}/game")
            assert after["seq"] >= before["seq"]
            assert (await play(page, table))[1] is not None

    run(work())


def test_what_the_browser_cannot_keep_is_refused_and_has_not_happened(tmp_path):
    async def work():
        kept = Kept()
        async with device(tmp_path, kept) as page:
            await page.become("Vera")
            kept.has_room = False
            status, failure = await page.ask("POST", "/api/tables", {"game": "trok", "seats": 2})
            assert (status, failure["error"]) == (503, "not-kept")
            kept.has_room = True
            assert (await page.ask("GET", "/api/me/tables"))[1] == {"tables": []}
            await page.open_table("trok", ["easy"])

    run(work())


def test_rules_lessons_and_data_files_are_told_in_both_languages(tmp_path):
    async def work():
        async with device(tmp_path, Kept()) as page:
            for what in ("book", "tutorial"):
                told = [await page.ask("GET", f"/api/games/tschak/{what}?language={name}") for name in ("fr", "en")]
                assert [status for status, _ in told] == [200, 200]
                assert told[0] != told[1]
            _, data = await page.ask("GET", "/api/games/trol/data")
            await page.become("Véra", "fr")
            assert await page.open_table("trol", ["easy"], data=data)

    run(work())


def test_two_people_of_one_device_see_only_their_own_hands(tmp_path):
    async def work():
        async with device(tmp_path, Kept()) as page:
            await page.become("Anne")
            table = await page.open_table("tschak", [None], pace=0, away=None, visibility="public")
            await page.command(table, "sit", seat=0)
            anne = page.headers
            page.headers = {}
            await page.become("Bob")
            await page.command(table, "sit", seat=1)
            _, refused = await page.command(table, "start")
            assert refused["error"]["code"] == "not-allowed"
            bob, page.headers = page.headers, anne
            assert (await page.command(table, "start"))[0] == 200
            hands = []
            for headers in (anne, bob):
                page.headers = headers
                _, game = await page.ask("GET", f"/api/tables/{table}/game")
                hands.append([len(place["known"]) for place in game["view"]["places"]])
            assert hands == [[10, 1, 1, 1], [1, 1, 10, 1]]  # each place has an artefact; two have no player

    run(work())


def test_a_socket_of_a_stranger_is_refused_and_no_thread_is_started(tmp_path):
    async def work():
        before = threading.active_count()
        async with device(tmp_path, Kept()) as page:
            await page.become("Anne")
            table = await page.open_table("trok", ["easy"])
            assert threading.active_count() <= before + 1  # asyncio's own, for what a browser does at once
            page.headers = {}
            assert (await page.connect(table).next())["type"] == "close"

    run(work())


def test_a_measurement_tells_how_far_it_is_and_ends_when_nobody_wants_it_any_more(tmp_path):
    async def work():
        async with device(tmp_path, Kept()) as page:
            await page.become("Vera")
            _, data = await page.ask("GET", "/api/games/trok/data")
            status, checked = await page.ask("POST", "/api/games/trok/check?language=fr", {"data": data})
            assert (status, checked["problem"]) == (200, None)
            told = []

            def measure(number, games):
                body = json.dumps({"data": data, "games": games})
                tell = lambda status, text: told.append((status, json.loads(text)))  # noqa: E731
                return page.gateway.request("POST", "/api/games/trok/measure", page.headers, body, number, tell)

            answer = await measure(1, 40)
            assert answer.status == 200
            assert told[0] == (200, {"played": 0, "games": 40})
            assert told[-1][1]["report"]
            asked = asyncio.create_task(measure(2, 1000))
            while (200, {"played": 0, "games": 1000}) not in told:
                await asyncio.sleep(0)
            page.gateway.cancel(2)
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert page.gateway.requests == {}

    run(work())


WITHOUT = """
import sys, time

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("tripot.") and set(name.split(".")) & LEFT_OUT or name.split(".")[0] in NETWORK:
            raise ModuleNotFoundError(name)

LEFT_OUT = set(sys.argv[1].split(","))
NETWORK = {"multiprocessing", "prometheus_client", "psycopg", "uvicorn", "websockets"}
sys.meta_path.insert(0, Missing())
del time.thread_time  # which WebAssembly does not have
import tripot.server.device.gateway
"""


def test_the_device_needs_nothing_that_is_left_out_of_its_bundle():
    command = [sys.executable, "-c", WITHOUT, ",".join(OF_NETWORKS | {"cli", "rl"})]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
