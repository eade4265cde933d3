"""Running the server: on one socket, in one process, until it is told to stop."""

import gc
import os
import socket
import sys
import threading

import uvicorn

from tripot.server.app import application
from tripot.server.bounds import LARGEST_FRAME
from tripot.server.errors import OutcomeUnknown
from tripot.server.house import House, Running
from tripot.server.wire import Wire

PING = 20.0  # seconds
DRAIN = 10  # seconds to finish what was begun
DISK_FAILED = 74  # the exit code that sysexits.h has for errors of input and output
GARBAGE = 20_000  # objects between two collections; messages make few cycles
SWITCH = 0.0005  # seconds: the thread that writes must not wait long for its turn


def listen(host: str, port: int) -> socket.socket:
    """OSError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


def serve(running: Running, bound: socket.socket) -> None:
    """Until it is told to stop.  OutcomeUnknown if the database is lost: then leave without closing anything."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(GARBAGE)
    house = House(running)
    config = uvicorn.Config(
        application(house),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application reads them itself
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it costs most of the moves per second
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=DRAIN,
    )
    server = uvicorn.Server(config)

    def stop() -> None:
        """Close all sockets with the code that says: come back in a moment; then end, however slow the disk is."""
        server.should_exit = True
        timer = threading.Timer(2 * DRAIN, os._exit, [DISK_FAILED])
        timer.daemon = True
        timer.start()

    house.on_lost = stop
    server.run(sockets=[bound])
    if house.storage.condition.is_lost:
        raise OutcomeUnknown


def lan_address() -> str | None:
    """The address under which others on the local network find this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
        return address if not address.startswith("127.") else None
