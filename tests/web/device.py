"""A page that the device itself answers, and not a server: what the tests do there."""

import json

from playwright.sync_api import Page

import tripot
from web.test_games import check_result
from web.visitor import Visitor

READY = "() => document.querySelectorAll('.tile').length === 4 && !document.querySelector('.notice progress')"
KEPT = "async () => (await (await caches.open('tripot-device')).keys()).map(({ url }) => url)"
UNPACKED = f"""async () => {{
  for (let tries = 300; tries > 0; tries--) {{
    if (!(await ({KEPT})()).some((url) => url.endsWith(".zst"))) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }}
}}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def cut_off(visitor: Visitor) -> Page:
    """Load the site, and then be in flight mode."""
    page = visitor.go("")
    page.wait_for_function(READY, timeout=60_000)
    page.wait_for_function(CONTROLLED)
    visitor.context.set_offline(True)
    return page


def check_the_end(page: Page, game: str, seats: int) -> None:
    """The page shows the result, and the record that it saves holds where nobody knows of the device."""
    check_result(page)
    with page.expect_download() as downloading:
        page.locator("section[aria-labelledby=share] > button").click()
    record = json.loads(downloading.value.path().read_text("utf-8"))
    assert (record["game"], record["seats"]) == (game, seats)
    assert tripot.verify(record)["result"] == record["result"] is not None
