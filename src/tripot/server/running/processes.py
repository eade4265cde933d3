"""Several processes on one machine, each a node, on one socket: whoever is free takes the next connection."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from tripot.server.errors import OutcomeUnknown
from tripot.server.house.config import Config
from tripot.server.monitoring.logs import set_up_logs
from tripot.server.running.serve import DISK_FAILED, serve

PAUSE = 1.0  # seconds before a process that has died is started again
log = logging.getLogger("tripot.processes")


def serve_by_processes(config: Config, bound: socket.socket, number: int, log_level: str) -> None:
    """Until told to stop.  A process that dies is replaced; its tables are the others' meanwhile."""
    each = [replace(config, bot_workers=share) for share in shares(config.bot_workers, number)]
    running = ServerProcesses(each, bound, log_level)
    signals = [signal.signal(which, running.stop) for which in (signal.SIGTERM, signal.SIGINT)]
    running.run()
    for which, former in zip((signal.SIGTERM, signal.SIGINT), signals, strict=True):
        signal.signal(which, former)
    if running.stopped_by:
        signal.raise_signal(running.stopped_by)


def shares(workers: int, processes: int) -> list[int]:
    """The workers of the bots, divided as evenly as can be; every process has one."""
    return [max(1, (workers + index) // processes) for index in range(processes)]


class ServerProcesses:
    def __init__(self, configs: list[Config], bound: socket.socket, log_level: str) -> None:
        self.configs = configs
        self.bound = bound
        self.log_level = log_level
        self.children: dict[int, SpawnProcess] = {}  # by number
        self.stopped_by: signal.Signals | None = None

    def run(self) -> None:
        for number in range(len(self.configs)):
            self.start(number)
        while self.children:
            wait([child.sentinel for child in self.children.values()], 1.0)
            for number, child in list(self.children.items()):
                if child.exitcode is not None:
                    del self.children[number]
                    self.replace(number, child.exitcode)

    def start(self, number: int) -> None:
        arguments = (self.configs[number], self.bound, self.log_level)
        child = multiprocessing.get_context("spawn").Process(target=run_one, args=arguments, name=f"node {number}")
        child.start()
        self.children[number] = child
        if self.stopped_by:
            child.terminate()

    def replace(self, number: int, code: int) -> None:
        if self.stopped_by is None:
            log.error("a process has ended, and is started again", extra={"code": code})
            time.sleep(PAUSE)
        if self.stopped_by is None:
            self.start(number)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopped_by = signal.Signals(number)
        for child in list(self.children.values()):
            child.terminate()


def run_one(config: Config, bound: socket.socket, log_level: str) -> None:
    """One process.  It ends with the one that has started it."""
    set_up_logs(log_level)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    try:
        serve(config, bound)
    except OutcomeUnknown:
        os._exit(DISK_FAILED)


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
