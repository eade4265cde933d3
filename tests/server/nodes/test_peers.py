"""Connections between nodes: both sides prove who they are, frames are bounded, a slow or silent node is noticed."""

import asyncio
from contextlib import suppress
from functools import partial

import pytest

from tripot.server.bounds import LARGEST_PASSED
from tripot.server.errors import NodeUnreachable
from tripot.server.nodes import link as link_module
from tripot.server.nodes.frames import COMMAND, HEAD, MESSAGE, PIECE, REQUEST, RESPONSE, frames
from tripot.server.nodes.leasing import ServerNode
from tripot.server.nodes.link import NodeLink
from tripot.server.nodes.peers import LinkLost, Peers, ask

FIRST, SECOND = "a" * 22, "b" * 22  # the first dials
KEY = b"k" * 32
PATIENCE = 120  # seconds: for machines that do much else


def answering(stream):
    """Answers every request with what it said, backwards."""
    stream.on_frame = lambda kind, payload: stream.send(RESPONSE, payload[::-1])


def silent(stream):
    """Never answers."""


async def pair(first_key=KEY, second_key=KEY, on_stream=answering):
    first, second = Peers(FIRST, first_key, silent), Peers(SECOND, second_key, on_stream)
    host, port = await second.listen("127.0.0.1", 0)
    first.meet([ServerNode(SECOND, "two", f"{host}:{port}", "1", 0.0, 0, 0, 3.0)])
    return first, second


def run(work):
    return asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def close(*all_links):
    for links in all_links:
        await links.close()
    await asyncio.sleep(0)


def test_a_request_gets_its_answer_in_both_directions_over_one_connection():
    async def main():
        first, second = await pair()
        first.on_stream = answering
        there, back = await first.reach(SECOND, PATIENCE), await second.reach(FIRST, PATIENCE)
        assert (await ask(there, b"abc"))[1] == b"cba"
        assert (await ask(back, b"xyz"))[1] == b"zyx"
        assert len(first.open) == len(second.open) == 1
        while there.streams or back.streams:
            await asyncio.sleep(0)
        await close(first, second)

    run(main)


@pytest.mark.parametrize("size", [0, 1, PIECE, PIECE + 1, 3 * PIECE])
def test_a_message_of_any_size_travels_in_bounded_frames(size):
    payload = bytes(range(256)) * (size // 256) + bytes(size % 256)
    sent = list(frames(REQUEST, 1, payload))
    assert all(len(frame) <= PIECE + HEAD.size for frame in sent)

    async def main():
        first, second = await pair()
        answer = await ask(await first.reach(SECOND, PATIENCE), payload)
        await close(first, second)
        return answer[1]

    assert run(main) == payload[::-1]


def test_a_node_with_another_secret_is_not_let_in_and_is_not_believed():
    async def main():
        first, second = await pair(first_key=b"x" * 32)
        with pytest.raises(NodeUnreachable):
            await first.reach(SECOND, 1)
        assert not second.open
        await close(first, second)

    run(main)


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\nHost: someone\r\n" * 10, b"tripot-1" + b"c" * 54 + b"?" * 32])
def test_a_stranger_is_cut_off(said):
    async def main():
        links = Peers(SECOND, KEY, answering)
        host, port = await links.listen("127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(said)
        with suppress(ConnectionError):
            while await reader.read(100):
                pass
        assert not links.open
        assert not links.strangers
        writer.close()
        await close(links)

    run(main)


@pytest.mark.parametrize("frame", [HEAD.pack(PIECE + 1, MESSAGE, 1), HEAD.pack(2**32 - 1, MESSAGE, 1)])
def test_a_frame_beyond_the_bound_ends_the_connection(frame):
    async def main():
        first, second = await pair()
        connection = await first.reach(SECOND, PATIENCE)
        await second.reach(FIRST, PATIENCE)
        connection.transport.write(frame)
        while FIRST in second.open:
            await asyncio.sleep(0.01)
        await close(first, second)

    run(main)


def test_a_message_beyond_the_bound_ends_the_connection(monkeypatch):
    monkeypatch.setattr(link_module, "LARGEST_PASSED", 2 * PIECE)
    assert LARGEST_PASSED > 2 * PIECE

    async def main():
        first, second = await pair(on_stream=silent)
        with pytest.raises(LinkLost):
            await ask(await first.reach(SECOND, PATIENCE), bytes(3 * PIECE))
        await close(first, second)

    run(main)


def test_whoever_waits_for_an_answer_hears_that_the_connection_is_lost():
    async def main():
        first, second = await pair(on_stream=silent)
        waiting = asyncio.create_task(ask(await first.reach(SECOND, PATIENCE), b"?"))
        (await second.reach(FIRST, PATIENCE)).abort()
        with pytest.raises(LinkLost):
            await waiting
        assert (await first.reach(SECOND, PATIENCE)).is_open  # it is dialled again
        await close(first, second)

    run(main)


def test_a_node_that_says_nothing_is_given_up(monkeypatch):
    monkeypatch.setattr(link_module, "PING_EVERY", 0.05)

    async def main():
        first, second = await pair()
        there, back = await first.reach(SECOND, PATIENCE), await second.reach(FIRST, PATIENCE)
        back.transport.pause_reading()
        back.ticking.cancel()
        while there.is_open:
            await asyncio.sleep(0.01)
        await close(first, second)

    run(main)


def test_a_slow_node_is_noticed_and_its_streams_are_told_when_it_reads_again():
    async def main():
        first, second = await pair(on_stream=silent)
        there, back = await first.reach(SECOND, PATIENCE), await second.reach(FIRST, PATIENCE)
        stream, ready = there.open_stream(), asyncio.Event()
        stream.on_ready = ready.set
        back.transport.pause_reading()
        while not stream.is_slow:
            stream.send(COMMAND, bytes(PIECE))
            await asyncio.sleep(0)
        back.transport.resume_reading()
        await ready.wait()
        assert not stream.is_slow
        await close(first, second)

    run(main)


def test_more_strangers_than_allowed_push_each_other_out(monkeypatch):
    monkeypatch.setattr("tripot.server.nodes.peers.MOST_HANDSHAKES", 3)

    async def main():
        links = Peers(SECOND, KEY, answering)
        host, port = await links.listen("127.0.0.1", 0)
        loop = asyncio.get_running_loop()
        lost = []
        dialled = [
            (await loop.create_connection(partial(NodeLink, FIRST, KEY, "", silent, lost.append, silent), host, port))[
                0
            ]
            for _ in range(6)
        ]
        while len(lost) < 3:
            await asyncio.sleep(0.01)
        assert len(links.strangers) <= 3
        for transport in dialled:
            transport.abort()
        await close(links)

    run(main)
