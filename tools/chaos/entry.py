"""`tripot serve` as it is, except that a proxy stands before the node's own port, and that its wall clock can jump.

CHAOS_ADVERTISED is the address that other nodes are told; SIGUSR1 makes the wall clock jump by an hour, to and fro.
"""

import os
import signal
import time
from functools import partial
from types import FrameType
from unittest.mock import patch

from tripot.__main__ import main
from tripot.server.house import config, node
from tripot.server.monitoring.timesource import TimeSource
from tripot.server.nodes.register import NewNode

GRACE = 1.0  # seconds
JUMP = 3600.0


class JumpingClock:
    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead

    def jump(self, number: int, frame: FrameType | None) -> None:
        self.ahead = JUMP - self.ahead


def advertised(node_id: str, name: str, address: str, *more: object) -> NewNode:
    return NewNode(node_id, name, os.environ["CHAOS_ADVERTISED"], *more)  # type: ignore[arg-type]


if __name__ == "__main__":
    clock = JumpingClock()
    signal.signal(signal.SIGUSR1, clock.jump)
    jumping = partial(config.Config, grace=GRACE, time=TimeSource(clock.now))
    with patch.object(config, "Config", jumping), patch.object(node, "NewNode", advertised):
        main()
