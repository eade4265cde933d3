"""The built page, served; and what is there without one."""

import asyncio
import gzip

import pytest

from tripot.core.registry import game
from tripot.server.house.config import Config
from tripot.server.house.house import House
from tripot.server.house.library.kits import kit_folder
from tripot.server.running.app import application
from tripot.server.web.pages.page_files import SCREENS

REPLAY = "/replay/abc"  # with a page, it is looked up (test_previews)
SCREEN_PATHS = [path.replace("{table}", "abc").replace("{game}", "trok") for path in SCREENS]


@pytest.fixture
def site(tmp_path):
    """Asks an application in this process, whose page is in the folder `page`: status, headers and body."""

    def ask(path, method="GET", **headers):
        app = application(House(Config(tmp_path / "db", tmp_path / "secret", page=tmp_path / "page")))
        sent = []

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            sent.append(message)

        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": given}
        asyncio.run(app(scope | {"scheme": "http", "client": ("127.0.0.1", 1)}, receive, send))
        told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:])

    return ask


@pytest.fixture
def built(tmp_path):
    files = {
        "index.html": b"<!doctype html><title>Tripot</title>",
        "assets/main-1a2b.js": b"export default 1;",
        "assets/main-1a2b.js.gz": gzip.compress(b"export default 1;"),
        "manifest.webmanifest": b"{}",
        "icons/icon.png": b"\x89PNG",
    }
    for name, content in files.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@pytest.mark.parametrize("path", SCREEN_PATHS)
def test_every_screen_is_the_page_itself(built, site, path):
    status, headers, body = site(path)
    assert (status, body) == (200, b"<!doctype html><title>Tripot</title>")
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in headers["content-security-policy"]


def test_assets_may_be_kept_for_a_year_and_come_compressed_to_who_can_read_it(built, site):
    _, headers, body = site("/assets/main-1a2b.js")
    assert body == b"export default 1;"
    assert "immutable" in headers["cache-control"]
    assert "content-encoding" not in headers
    _, headers, body = site("/assets/main-1a2b.js", accept_encoding="br, gzip")
    assert gzip.decompress(body) == b"export default 1;"
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_the_browser_has_is_not_sent_again(built, site):
    _, headers, _ = site("/")
    status, _, body = site("/", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/manifest.webmanifest", "application/manifest+json"), ("/icons/icon.png", "image/png")],
)
def test_files_have_their_kind(built, site, path, kind):
    status, headers, _ = site(path)
    assert (status, headers["content-type"]) == (200, kind)


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/main-1a2b.js.gz", "/../secret", "/assets/../../db", "/t/a/b"]
)
def test_nothing_else_is_there(built, site, path):
    assert site(path)[0] == 404


def test_a_person_who_goes_astray_gets_the_page_and_a_program_an_error(built, site):
    status, headers, body = site("/nowhere", accept="text/html,application/xhtml+xml")
    assert (status, body) == (404, b"<!doctype html><title>Tripot</title>")
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert site("/nowhere", accept="application/json")[1]["content-type"] == "application/json"
    assert site("/nowhere", method="POST", accept="text/html")[1]["content-type"] == "application/json"


@pytest.mark.parametrize("path", [*SCREEN_PATHS, REPLAY])
def test_without_a_built_page_it_is_said_how_to_build_it(site, path):
    status, headers, body = site(path, accept_language="fr-CH,fr;q=0.9")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert '<html lang="fr">' in body.decode()
    assert "make page" in body.decode()
    assert "make page" in site(path)[2].decode()


def test_a_page_that_was_built_in_part_is_none(built, site, tmp_path):
    (tmp_path / "page" / "index.html").unlink()
    assert "make page" in site("/")[2].decode()
    assert site("/manifest.webmanifest")[0] == 404


@pytest.mark.parametrize(("name", "kind"), [("kit.js", "text/javascript"), ("kit.css", "text/css")])
def test_a_kit_of_an_installed_package_is_served_under_the_policy_of_the_page(built, site, name, kind):
    status, headers, body = site(f"/kits/snatch/{name}")
    assert (status, headers["content-type"]) == (200, f"{kind}; charset=utf-8")
    assert "script-src 'self'; style-src 'self';" in headers["content-security-policy"]
    assert body == (kit_folder(game("snatch")) / name).read_bytes()


@pytest.mark.parametrize(
    "path", ["trok/kit.js", "snatch", "snatch/", "snatch/__init__.py", "snatch/../__init__.py", "none/kit.js"]
)
def test_nothing_else_of_a_package_is_served(built, site, path):
    assert site(f"/kits/{path}")[0] == 404


def test_a_server_that_has_nothing_to_take_along_says_so(built, site):
    status, headers, body = site("/offline/manifest.json")
    assert (status, headers["content-type"], body) == (200, "application/json", b"null")
