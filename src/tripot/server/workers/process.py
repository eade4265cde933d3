"""A worker: reads a job from its input, does it, writes what came of it, until the server is gone.

A message is four bytes of length and a pickle; both ends are our own program.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from tripot.server.bounds import LARGEST_WORKER
from tripot.server.monitoring.logs import where

LENGTH = 4  # bytes
NICE = 10  # the server itself comes first where processors are scarce: everybody waits for it
PR_SET_PDEATHSIG = 1  # of Linux' prctl
TASKS = "tripot.server.workers.tasks"  # loaded before the first job comes


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with(int(sys.argv[1]))
    limit_memory()
    if sys.platform != "win32":
        os.nice(NICE)
    import_module(TASKS)
    jobs, results = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever else is printed
    send(results, "ready")
    while length := jobs.read(LENGTH):
        send(results, done(*pickle.loads(jobs.read(int.from_bytes(length)))))


def end_with(parent: int) -> None:
    """End when the server ends, also in compiled code, where no thread and no handler of Python's gets its turn.

    Elsewhere than on Linux the limit of processor time ends what runs, and the end of the input what waits.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(0)


def limit_memory() -> None:
    """A limit that is lower already stays: a process may not raise it."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = LARGEST_WORKER if most == resource.RLIM_INFINITY else min(most, LARGEST_WORKER)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def done(seconds: float, work: Callable[[Any], object], given: object) -> tuple[bool, object]:
    """True and the result; or false and where an error came from, since its message might tell a hand."""
    limit_time(seconds)
    try:
        return True, work(given)
    except Exception as error:
        return False, where(error)
    finally:
        limit_time(0)


def limit_time(seconds: float) -> None:
    """The kernel ends the process after so many seconds of processor time; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def send(stream: BinaryIO, what: object) -> None:
    try:
        stream.write(message(what))
        stream.flush()
    except BrokenPipeError:  # the server was killed a moment ago, and nobody wants the result any more
        os._exit(0)


def message(what: object) -> bytes:
    content = pickle.dumps(what)
    return len(content).to_bytes(LENGTH) + content


if __name__ == "__main__":
    main()
