"""Work for the tests of the workers; importable by them."""

import ctypes
import os
import time

from tripot.core.errors import IllegalAction


def double(number):
    return 2 * number


def process_id(_):
    return os.getpid()


def rest(seconds):
    time.sleep(seconds)
    return seconds


def fail(_):
    raise IllegalAction(seat=0, action="play crown", allowed=[])


def die(_):
    os._exit(1)


def compute_for_ever(_):
    """In C, with Python's lock."""
    return sum(range(10**12))


def block_for_ever(_):
    """In C, with Python's lock, without using the processor."""
    ctypes.PyDLL(None).sleep(10**6)


def fill_memory(size):
    return len(bytearray(size))


def say(text):
    print(text)
    return len(text)
