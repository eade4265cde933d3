"""What `/metrics` counts, and that it tells nothing that the table does not know."""

import asyncio
import re

import pytest

from server.player import Player, leave, started
from tripot.server.monitoring.metrics import REGISTRY, SECONDS, count_queue


def metrics(server):
    """Our own lines of the text, by name and labels; but not the gaps of the event loop, which count time."""
    status, text = server.get("/metrics")
    assert status == 200
    lines = [line.rsplit(" ", 1) for line in text.decode().splitlines()]
    return {name: float(value) for name, value in lines if re.match(r"tripot_(?!loop_gap)", name)}


def test_there_are_metrics_of_the_server_and_of_its_process(server):
    assert {"tripot_decisions_total", "tripot_rooms", "tripot_sockets", "tripot_guests_total"} <= set(metrics(server))
    assert b"process_resident_memory_bytes" in server.get("/metrics")[1]


@pytest.mark.parametrize("name", ["tripot_decisions_total", "tripot_durable_seconds_count"])
def test_a_decision_that_the_table_notices_is_counted(server, name):
    async def decide():
        players = await started(server, "snatch", 2)
        await players[0].answer()
        await leave(players)

    before = metrics(server)[name]
    asyncio.run(decide())
    assert metrics(server)[name] == before + 1


def test_what_only_one_player_knows_moves_no_count(own_server):
    server = own_server()

    async def play():
        anne, bo = players = await started(server, "trok", 2)
        question, legal = anne.question["id"], [action["text"] for action in anne.question["legal"]]
        await anne.answer(legal[0])
        await bo.until(lambda: bo.view["answered"] == [0])
        before = metrics(server)
        for command in (
            {"type": "answer", "question": question, "action": legal[-1]},  # a changed mind
            {"type": "answer", "question": question, "action": "nonsense"},
            {"type": "hint"},
            {"type": "mute", "guest": bo.you["guest"], "muted": True},
        ):
            over_socket = await anne.ask(**command)
            _, over_http = server.command(anne.token, anne.table_id, **command)
            assert over_socket["type"] == over_http["type"]
        assert metrics(server) == before
        await leave(players)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_how_long_a_decision_took_is_told_roughly(own_server):
    server = own_server()

    async def play():
        players = await started(server, "snatch", 2)
        await players[0].answer()
        await leave(players)

    asyncio.run(play())
    assert metrics(server)["tripot_durable_seconds_sum"] in SECONDS


# ---- bots -----------------------------------------------------------------------------------------------------------


def test_answers_of_bots_are_counted_whether_they_had_a_choice_or_not(own_server):
    server = own_server()

    async def play():
        token = server.guest("Host")
        table = server.table(token, "trieste", 3, bots=3 * ["easy"])["table"]["id"]
        watcher = await Player(server, token, table).join()
        await watcher.ask(type="start")
        await watcher.until(lambda: watcher.outcome, 60)
        await leave([watcher])
        return watcher.seq - 1

    answers = asyncio.run(play())
    found = metrics(server)
    assert found["tripot_thinking_seconds_count"] == answers
    assert found["tripot_thinking_seconds_sum"] >= answers * SECONDS[0]
    assert found['tripot_queued_jobs{kind="attended"}'] == 0
    assert found["tripot_killed_workers_total"] == 0


def test_the_length_of_the_queue_is_told_in_tens():
    count_queue({"attended": 25, "hint": 9})
    assert REGISTRY.get_sample_value("tripot_queued_jobs", {"kind": "attended"}) == 20
    assert REGISTRY.get_sample_value("tripot_queued_jobs", {"kind": "hint"}) == 0


# ---- who may read them ----------------------------------------------------------------------------------------------


def test_to_others_there_are_no_metrics(server):
    stranger = {"X-Forwarded-For": "203.0.113.7"}
    assert server.get("/metrics", headers=stranger) == server.get("/nowhere", headers=stranger)
    assert server.get("/metrics", headers=stranger)[0] == 404


def test_whoever_may_read_the_metrics_is_a_setting(own_server):
    server = own_server("--metrics-from", "203.0.113.0/24")
    assert server.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})[0] == 200
    assert server.get("/metrics")[0] == 404
