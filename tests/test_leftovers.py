"""A test that fails is the only one that fails."""

import subprocess
import sys
from pathlib import Path

SUITE = """
import gc, socket

class Holder:
    pass

def test_that_fails_and_leaves_a_socket_open():
    holder = Holder()
    holder.itself, holder.socket = holder, socket.socket()
    assert False

def test_in_which_the_collector_comes_by():
    gc.collect()
"""


def test_what_a_failed_test_leaves_open_is_not_blamed_on_a_later_one(tmp_path):
    (tmp_path / "test_suite.py").write_text(SUITE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "leftovers", "-p", "no:cacheprovider", "-W", "error", "-q"]
    ran = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(Path(__file__).parent)}, capture_output=True)
    assert b"1 failed, 1 passed" in ran.stdout, ran.stdout
