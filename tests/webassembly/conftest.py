"""The built site on a plain host of files, under a path of its own, and a real Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from offline.hosting import hosted
from web.conftest import browser  # noqa: F401  # a fixture
from web.visitor import Visitor

SITE = Path(__file__).parents[2] / "build" / "site"
PLACE = "some/where/tripot"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, below the root of its host."""
    assert (SITE / "index.html").exists(), "the site is not built: run `make site`"
    root = tmp_path_factory.mktemp("host")
    place = root / PLACE
    place.parent.mkdir(parents=True)
    place.symlink_to(SITE)
    with hosted(root) as address:
        yield f"{address}{PLACE}/"


@pytest.fixture
def come(site: str, browser: Browser) -> Iterator[Callable[..., Visitor]]:  # noqa: F811
    """New people at the site; at the end, nothing may have gone wrong in their browsers."""
    visitors: list[Visitor] = []

    def arrive(language: str = "en", **more) -> Visitor:
        visitors.append(Visitor(browser, site, language, **more))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
