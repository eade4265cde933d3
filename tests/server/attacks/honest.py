"""Somebody who plays while others attack, and must not notice."""

import asyncio
import threading
import time

from server.player import Player

PAUSE = 0.05  # seconds between two things that are asked, to stay within the limits
PATIENCE = 30  # seconds


class Honest(threading.Thread):
    """Asks for `/health` and sits down or stands up, again and again."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server = server
        self.served = 0  # how often both were done
        self.error = None
        self.is_over = threading.Event()
        self.has_been_served = threading.Condition()

    def run(self):
        try:
            asyncio.run(self.play())
        except BaseException as error:
            self.error = error
            raise

    async def play(self):
        token = self.server.guest("Honest")
        table = self.server.table(token, "trok", 2)["table"]["id"]
        player = await Player(self.server, token, table).join()
        while not self.is_over.is_set():
            command = {"type": "stand"} if self.served % 2 else {"type": "sit", "seat": 0}
            async with asyncio.timeout(PATIENCE):
                assert (await player.ask(**command))["type"] == "done"
                assert (await asyncio.to_thread(self.server.get, "/health"))[0] == 200
            with self.has_been_served:
                self.served += 1
                self.has_been_served.notify_all()
            await asyncio.sleep(PAUSE)
        await player.leave()

    def stop(self):
        self.is_over.set()
        self.join(PATIENCE)
        assert self.error is None
        assert not self.is_alive()

    def is_served_under(self, attack, times=3):
        """Attack until the honest one was served so often meanwhile."""
        before, end = self.served, time.monotonic() + PATIENCE
        while self.served < before + times and time.monotonic() < end:
            attack()
            assert self.error is None
        return self.served >= before + times

    def wait(self):
        """Until served once more."""
        with self.has_been_served:
            before = self.served
            return self.has_been_served.wait_for(lambda: self.served > before, PATIENCE)
