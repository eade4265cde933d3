"""Whole messages are read without the library's parser; the messages are the same however they come."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from tripot.server.network.websocket_protocol import WebSocketProtocol, whole_message

MESSAGES = [b"", b"{}", bytes(range(125)), b"x" * 126, b"\x81\x82" * 150]


class Reader(WebSocketProtocol):
    """The part of a connection that reads."""

    def __init__(self):
        self.conn = Protocol(Side.SERVER)
        self.frames, self.buckets, self.close_sent = [], (), False
        self.heard, self.failed = [], False
        self.on_message = self.heard.append

    def handle_parser_exception(self):
        self.failed = True


def text(message, **more):
    """A frame as a client sends it, with a mask at random."""
    return Frame(Opcode.TEXT, message, **more).serialize(mask=True)


@pytest.mark.parametrize("message", MESSAGES, ids=len)
def test_a_whole_message_is_found_in_its_frame_alone(message):
    frame = text(message)
    assert whole_message(frame) == message
    for other in (frame[:-1], frame + b"\0", b"\x82" + frame[1:], b"\x01" + frame[1:], frame[:1]):
        assert whole_message(other) is None


@pytest.mark.parametrize("message", MESSAGES, ids=len)
def test_messages_are_the_same_wherever_the_network_cuts_them(message):
    stream = text(message) + text(b"next")
    for cut in range(1, len(stream)):
        reader = Reader()
        for piece in (text(b"first"), stream[:cut], stream[cut:], text(b"last")):
            reader.read_piece(piece)
        assert reader.heard == [b"first", message, b"next", b"last"]


def test_the_rest_of_a_frame_that_looks_like_a_frame_is_none():
    payload = b"abcdefg"
    mask = bytes([0x81, 0x80 | len(payload) - 2, 0, 0])
    reader = Reader()
    reader.read_piece(bytes([0x81, 0x80 | len(payload)]))  # the head alone
    assert whole_message(mask + payload) is not None
    reader.read_piece(mask + payload)
    assert reader.heard == [bytes(letter ^ mask[at % 4] for at, letter in enumerate(payload))]


def test_a_message_within_another_is_refused_as_ever():
    reader = Reader()
    reader.read_piece(text(b"begun", fin=False))
    reader.read_piece(text(b"{}"))
    assert (reader.heard, reader.failed) == ([], True)
