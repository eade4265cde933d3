"""Friends come in by the picture on the host's screen, wherever the host has opened the page."""

import io

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from server_process import Server
from tripot.server.network.addresses import lan_address
from web.test_company import join, with_friends
from web.visitor import PHONE, Visitor

LOOPBACK = ("127.", "localhost")


def read_code(picture) -> str:
    """What a phone's camera would read off it."""
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))
    return found.text


def show_code(page):
    """On a large screen it is there at once."""
    code = page.get_by_role("img", name="QR code: Link to the table")
    expect(code).to_be_visible()
    return code


@pytest.fixture
def sofa(tmp_path):
    """A server on the local network, which a host opens as `localhost`."""
    server = Server(tmp_path, "--host", "0.0.0.0")
    yield server
    server.stop()


def test_a_phone_opens_the_address_in_the_picture_of_a_host_on_localhost(sofa, browser):
    host = Visitor(browser, f"http://localhost:{sofa.port}", "en")
    assert lan_address(), "this test needs a network address, if only a private one"
    link = with_friends(host.go(), "tschak")
    code = show_code(host.page)
    expect(code).to_be_in_viewport(ratio=1)
    read = read_code(code)
    assert read == link
    assert not read.partition("://")[2].startswith(LOOPBACK)
    friend = Visitor(browser, "", "fr", size=PHONE)
    join(friend, read)
    expect(host.page.locator(".seats .guest")).to_have_count(2)
    # without TLS the browser tells that it ignores a header, and is right
    friend.mistakes = [told for told in friend.mistakes if "Cross-Origin-Opener-Policy" not in told]
    host.leave()
    friend.leave()
