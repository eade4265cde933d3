"""What a failed test leaves open is closed before the next begins: a later one would be blamed for the warning."""

import gc
import sys
import warnings
from collections.abc import Iterator

import pytest

KEPT = ("last_type", "last_value", "last_traceback")  # by which pytest keeps alive all that the failed test had


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    failed = item.session.testsfailed
    result = yield
    if item.session.testsfailed > failed:
        for name in KEPT:
            vars(sys).pop(name, None)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()
    return result
