"""Waiting for something, but not for ever."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from soak.ledger import Ledger


async def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    """For so long at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not holds():
                await asyncio.sleep(0.001)


async def wait_for_answers(ledger: Ledger, number: int, seconds: float) -> None:
    """Until so many more have been acknowledged."""
    wanted = ledger.acknowledged + number
    await wait_until(lambda: ledger.acknowledged >= wanted, seconds)
