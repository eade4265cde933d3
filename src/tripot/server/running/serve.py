"""Running the server: on one socket, in one process, until it is told to stop."""

import gc
import os
import socket
import sys
import threading
from functools import partial

import uvicorn

from tripot.server.bounds import KEEP_ALIVE, LARGEST_FRAME, MOST_CONNECTIONS, RESERVED_FILES
from tripot.server.errors import OutcomeUnknown
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.network.connections import Connections
from tripot.server.network.http_protocol import HttpProtocol
from tripot.server.network.websocket_protocol import WebSocketProtocol
from tripot.server.running.app import application

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

PING = 20.0  # seconds
DRAIN = 10  # seconds to finish what was begun
DISK_FAILED = 74  # the exit code that sysexits.h has for errors of input and output
GARBAGE = (10_000, 2, 1_000)  # when to look for cycles; hardly ever among all objects, which takes half a second
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


def serve(config: Config, bound: socket.socket) -> None:
    """Until it is told to stop.  OutcomeUnknown if the database is lost: then leave without closing anything."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    house = House(config)
    server = make_server(house)

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


def make_server(house: House) -> uvicorn.Server:
    connections = Connections(house.limits, house.config.trusted_proxies, raise_file_limit())
    config = uvicorn.Config(
        application(house),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application reads them itself
        http=partial(HttpProtocol, connections),  # type: ignore[arg-type]
        ws=partial(WebSocketProtocol, connections),  # type: ignore[arg-type]
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it costs most of the moves per second
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=DRAIN,
    )
    return uvicorn.Server(config)


def raise_file_limit() -> int:
    """Let this process open as many files as it may need, if it may; how many is that?"""
    wanted = MOST_CONNECTIONS + RESERVED_FILES
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed
