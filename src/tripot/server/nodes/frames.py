"""What travels between two nodes: frames of bounded size, each of one stream.

size of the payload (4 bytes) · kind (1 byte; 128 is added while a message goes on) · stream (4 bytes) · payload
"""

import struct
from collections.abc import Iterator

HEAD = struct.Struct(">IBI")
PIECE = 65_536  # bytes of the payload of a frame
MORE = 0x80
NO_STREAM = 0

PING = 1
REQUEST = 2  # asks for something, once
RESPONSE = 3  # to a request, or to `OPEN`
OPEN = 4  # a socket at a table
COMMAND = 5  # from the client, as it came
MESSAGE = 6  # to the client
TOLD = 7  # how far the messages before have told the game
REPLIED = 8  # the id of the command that the message before has answered
RESUME = 9  # tell everything since a sequence number
RESUMED = 10  # what was missed comes next
END = 11  # of the stream


def frames(kind: int, stream: int, payload: bytes) -> Iterator[bytes]:
    """A message as the frames that carry it."""
    for start in range(0, len(payload) - PIECE, PIECE):
        yield HEAD.pack(PIECE, kind | MORE, stream) + payload[start : start + PIECE]
    rest = payload[max(0, (len(payload) - 1) // PIECE * PIECE) :]
    yield HEAD.pack(len(rest), kind, stream) + rest
