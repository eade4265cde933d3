"""Small frames in great numbers, with and without a guest."""

import json
import time
from concurrent.futures import Future

import pytest

from server.attacks.attacker import CONTINUATION, PING, PONG, TEXT, Attacker, frame, memory, wait_until
from tripot.server.bounds import COMMAND_RATE, FRAME_RATE, JUNK_RATE, MOST_FRAGMENTS, RATES
from tripot.server.network.websocket_protocol import Hold
from tripot.server.security.rate_limits import Limits

MEGABYTE = 1_000_000
MOST_SENT = 8 * MEGABYTE  # by one attack, if nothing stops it
MOST_MEMORY = 20 * MEGABYTE
IN_A_PIECE = 1024 // 30  # commands that are read at once
NO_KIND = 3  # of a frame
TOO_MANY = (1008, "too many frames")


def many(one: bytes) -> bytes:
    return one * (65_536 // len(one))


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(PING, bytes(125))),
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(TEXT, fin=False), frame(PING)),
    ],
    ids=["large pings", "empty pings", "pongs", "pings within a message"],
)
def test_a_flood_of_control_frames_is_closed_and_nobody_notices(target, honest, first, again):
    """Nothing that is sent back is read."""
    before = memory(target)

    def attack():
        with Attacker(target) as attacker:
            attacker.open().send(first)
            attacker.flood(many(again), MOST_SENT)
            assert attacker.goodbye() == TOO_MANY

    assert honest.is_served_under(attack)
    assert memory(target) - before < MOST_MEMORY


def test_a_message_in_countless_empty_fragments_is_closed(target, honest):
    def attack():
        with Attacker(target) as attacker:
            attacker.open().send(frame(TEXT, b"", fin=False))
            attacker.flood(many(frame(CONTINUATION, b"", fin=False)), MOST_SENT)
            assert attacker.goodbye() in (TOO_MANY, (1009, "too many fragments"))

    assert honest.is_served_under(attack)


def test_a_message_has_so_many_fragments_and_no_more(target):
    guest = target.guest("Anne")
    path = f"/api/tables/{target.table(guest, 'trok', 2)['table']['id']}/socket"
    parts = [frame(TEXT, b"{", fin=False)] + [frame(CONTINUATION, b" ", fin=False)] * (MOST_FRAGMENTS - 2)
    with Attacker(target) as attacker:
        attacker.open(path, guest).send(b"".join([*parts, frame(CONTINUATION, b"}")]))
        attacker.send(b"".join([*parts, frame(CONTINUATION, b" ", fin=False), frame(CONTINUATION, b"}")]))
        *answers, _ = attacker.frames()
        assert [json.loads(answer)["error"]["code"] for _, answer in answers] == ["bad-message"]
        assert attacker.goodbye() == (1009, "too many fragments")


def test_the_lobby_closes_a_socket_that_speaks(target, honest):
    def attack():
        with Attacker(target) as attacker:
            attacker.open().flood(many(frame(TEXT, b"hello")), MEGABYTE)
            assert attacker.goodbye()[0] == 1008

    assert honest.is_served_under(attack)
    with Attacker(target) as attacker:
        attacker.open().send(frame(TEXT, b"hello"))
        assert attacker.goodbye() == (1008, "nothing is expected here")


def test_messages_that_cannot_be_read_are_answered_a_few_times_and_then_closed(target, honest):
    guest = target.guest("Anne")
    path = f"/api/tables/{target.table(guest, 'trok', 2)['table']['id']}/socket"

    def attack():
        with Attacker(target) as attacker:
            attacker.open(path, guest).flood(many(frame(TEXT, b"{}")), MEGABYTE)
            *answers, _ = attacker.frames()
            assert len(answers) <= JUNK_RATE[0]
            assert all(json.loads(answer)["error"]["code"] == "bad-message" for _, answer in answers)
            assert attacker.goodbye()[0] == 1008

    assert honest.is_served_under(attack)
    with Attacker(target) as attacker:
        attacker.open(path, guest).send(frame(TEXT, b"{}") * 10)
        assert attacker.goodbye() == (1008, "too many messages that cannot be read")


def test_whoever_commands_too_much_has_to_wait_and_is_not_closed(target, honest):
    guest = target.guest("Anne")
    path = f"/api/tables/{target.table(guest, 'trok', 2)['table']['id']}/socket"
    commands = [json.dumps({"type": "stand", "id": f"c{number}"}).encode() for number in range(110)]
    with Attacker(target) as attacker:
        began = time.monotonic()
        attacker.open(path, guest).send(b"".join(frame(TEXT, command) for command in commands))
        assert honest.wait()
        replies = attacker.read(b'"c109"')
        assert time.monotonic() - began > (len(commands) - COMMAND_RATE[0] - IN_A_PIECE) / COMMAND_RATE[1]
        assert [f'"c{number}"'.encode() in replies for number in range(110)] == [True] * 110


@pytest.mark.parametrize("one", [frame(PING, bytes(125)), frame(TEXT, b"{}")], ids=["pings", "junk"])
def test_whoever_does_not_read_is_not_read(impatient, one):
    """Even without limits: what is sent back stays little."""
    server = impatient(limits=False)
    guest = server.guest("Anne")
    table = server.table(guest, "trok", 2)["table"]["id"]
    with Attacker(server) as attacker:
        attacker.open(f"/api/tables/{table}/socket", guest)
        attacker.socket.settimeout(0.5)
        assert attacker.flood(many(one), MOST_SENT) < MOST_SENT
        (protocol,) = server.connected
        assert protocol.is_slow
        assert protocol.transport.get_write_buffer_size() < 200_000


def test_hellos_that_nobody_reads_take_no_memory(target, honest):
    """Each is answered with a whole game."""
    guest = target.guest("Anne")
    table = target.table(guest, "trieste", 3, bots=["random", "random", "random"])["table"]["id"]
    assert target.command(guest, table, type="start")[0] == 200
    before = memory(target)
    with Attacker(target) as attacker:
        attacker.open(f"/api/tables/{table}/socket", guest)
        attacker.socket.settimeout(0.5)
        hello = frame(TEXT, b'{"type": "hello", "id": "h"}')
        attacker.flood(many(hello), MOST_SENT)  # until it is not read any more
        assert honest.wait()
        assert memory(target) - before < MOST_MEMORY


def test_an_address_says_hello_so_often_and_no_more(impatient, monkeypatch):
    monkeypatch.setitem(RATES, "hello", (3.0, 0.001))
    server = impatient()
    guest = server.guest("Anne")
    table = server.table(guest, "trok", 2)["table"]["id"]
    with Attacker(server) as attacker:
        attacker.open(f"/api/tables/{table}/socket", guest)
        for number in range(4):
            attacker.say(type="hello", id=f"h{number}")
        attacker.say(type="stand", id="last")
        told = attacker.read(b'"last"')
    assert told.count(b'"too-many"') == 1


def test_a_message_that_drips_counts_too(impatient):
    """Byte by byte, which the network might put together."""
    server = impatient()
    with Attacker(server) as attacker:
        attacker.open()
        (protocol,) = server.connected
        for byte in frame(TEXT, bytes(1000)):
            protocol.loop.call_soon_threadsafe(protocol.data_received, bytes([byte]))
        assert attacker.goodbye() == TOO_MANY


def test_what_was_not_read_of_a_socket_that_is_gone_stays_unread(impatient):
    server = impatient()
    done = Future()

    def read_on():
        try:
            done.set_result(protocol.release(Hold.RATE))
        except BaseException as error:
            done.set_exception(error)

    with Attacker(server) as attacker:
        attacker.open()
        (protocol,) = server.connected
        protocol.loop.call_soon_threadsafe(protocol.hold, Hold.RATE)
        protocol.loop.call_soon_threadsafe(protocol.data_received, frame(NO_KIND))
        protocol.loop.call_soon_threadsafe(protocol.transport.abort)
        wait_until(lambda: not server.connected)
        protocol.loop.call_soon_threadsafe(read_on)
        assert done.result(20) is None
        assert not protocol.close_sent


def test_every_socket_of_an_address_is_taken_from_the_same_bucket():
    limits = Limits(on=True)
    one, other = limits.of_frames("a"), limits.of_frames("a")
    assert one[0] is not other[0]
    assert one[1] is other[1]
    assert limits.of_frames("b")[1] is not one[1]
    assert one[0].burst == FRAME_RATE[0]
    assert Limits(on=False).of_frames("a") == ()
