"""Links to replays: whoever has one sees the game, and a messenger a title and a picture of it."""

import asyncio
import io
import re

import pytest
from PIL import Image

from server.player import leave, started
from tripot.server.house.config import Config
from tripot.server.house.finished.pictures import SIZE, Standing, picture
from tripot.server.house.house import House
from tripot.server.protocol.tables import Settings
from tripot.server.rooms.change import Change
from tripot.server.running.app import application
from tripot.server.storage.rows import TableUpdate

PAGE = "<!doctype html><title>Tripot</title>"
RESULT = '{"winners":[1],"scores":[3,7],"ranks":[2,1],"reason":"points"}'
REVIEWS = ("record", "replay", "chances", "verification", "book")


# ---- the key of a replay --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def private(server):
    """A player of a private game that is over."""

    async def play():
        players = await started(server, "snatch", 2)
        assert [player.you["replay"] for player in players] == [None, None]  # not before the end
        await asyncio.gather(*(player.play() for player in players))
        await players[0].until(lambda: players[0].you["replay"])
        await leave(players)
        return players[0]

    return asyncio.run(asyncio.wait_for(play(), 60))


def test_a_stranger_with_the_key_sees_the_whole_game(server, private):
    stranger, key = server.guest("Stranger"), private.you["replay"]
    address = f"/api/tables/{private.table_id}"
    assert [server.get(f"{address}/{review}?key={key}", stranger)[0] for review in REVIEWS] == [200] * 5
    status, opinion = server.post(f"{address}/opinion?key={key}", {"step": 1, "bot": "random"}, stranger)
    assert (status, opinion["step"]) == (200, 1)


def test_the_key_makes_no_member_of_a_stranger(server, private):
    stranger, key = server.guest("Stranger"), private.you["replay"]
    address = f"/api/tables/{private.table_id}"
    status, seen = server.get(f"{address}?key={key}", stranger)
    assert status == 200
    assert (seen["you"]["seat"], seen["you"]["invite"], seen["you"]["keys"]) == (None, None, {})
    assert server.get(address, stranger)[0] == 404
    assert server.post(f"{address}/enter", {"key": key}, stranger)[0] == 404


@pytest.mark.parametrize("key", ["", "wrong", "x" * 500, "%C3%A9"])
def test_no_other_key_opens_a_replay(server, private, key):
    stranger = server.guest("Stranger")
    address = f"/api/tables/{private.table_id}/replay?key={key}"
    assert server.get(address, stranger)[0] == 404


def test_the_link_to_the_table_opens_no_replay_and_new_links_close_the_old_one(server, private):
    stranger, address = server.guest("Stranger"), f"/api/tables/{private.table_id}"
    old = private.you["replay"]
    assert server.get(f"{address}/replay?key={private.you['invite']}", stranger)[0] == 404
    assert server.command(private.token, private.table_id, type="renew-link")[0] == 200
    new = server.get(address, private.token)[1]["you"]["replay"]
    assert server.get(f"{address}/replay?key={old}", stranger)[0] == 404
    assert server.get(f"{address}/replay?key={new}", stranger)[0] == 200
    private.you["replay"] = new


# ---- what a messenger is told ---------------------------------------------------------------------------------------


class Site:
    """An application in this process, with a page; a table of it may be over."""

    def __init__(self, house):
        self.house = house
        self.app = application(house)

    async def table(self, visibility, result=None, status="over", names=("Anne <b>", "Bo")):
        guests = [(await self.house.welcome(name, "en", True))[0] for name in names]
        room = await self.house.create(guests[0], Settings(game="tschak", seats=2, visibility=visibility))
        places = [room.seating.seated(seat, guest) for seat, guest in enumerate(guests)]

        async def end():
            return Change([*places, TableUpdate(status=status, result=result, seed=bytes(32))])

        await room.call(end)
        return room

    async def get(self, path, query="", **headers):
        sent = []

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            sent.append(message)

        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "query_string": query.encode(), "headers": given}
        await self.app(scope | {"scheme": "http", "client": ("127.0.0.1", 1)}, receive, send)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


def on_site(tmp_path, work):
    async def main():
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text(PAGE)
        house = House(Config(tmp_path / "db", tmp_path / "secret", page=tmp_path / "page", limits=False))
        await house.open()
        try:
            await work(Site(house))
        finally:
            await house.close()

    asyncio.run(main())


def metas(html):
    return dict(re.findall(r'<meta property="og:([a-z:]+)" content="([^"]*)"', html.decode()))


def test_the_preview_tells_who_won_and_where_its_picture_is(tmp_path):
    async def work(site):
        room = await site.table("public", RESULT)
        status, html = await site.get(f"/replay/{room.id}", host="den.example")
        told = metas(html)
        assert status == 200
        assert told["title"] == "Tschak!: Bo wins"
        assert told["description"] == "Bo 7 and Anne &lt;b&gt; 3. See the game again, from every seat."
        assert told["image"] == f"http://den.example/replay/{room.id}/picture.png"
        assert "<b>" not in html.decode()

    on_site(tmp_path, work)


def test_the_preview_speaks_the_language_of_the_link(tmp_path):
    async def work(site):
        room = await site.table("public", RESULT)
        _, html = await site.get(f"/replay/{room.id}", "language=fr", host="den.example")
        assert metas(html)["title"] == "Tschak!\u00a0: Bo gagne"

    on_site(tmp_path, work)


def test_a_game_without_a_result_is_told_by_its_players(tmp_path):
    async def work(site):
        room = await site.table("public", status="ended")
        _, html = await site.get(f"/replay/{room.id}")
        assert metas(html)["title"] == "Tschak!: Anne &lt;b&gt; and Bo"
        assert (await site.get(f"/replay/{room.id}/picture.png"))[0] == 200

    on_site(tmp_path, work)


def test_the_picture_is_a_png_of_the_size_that_was_told(tmp_path):
    async def work(site):
        room = await site.table("public", RESULT)
        status, drawn = await site.get(f"/replay/{room.id}/picture.png")
        image = Image.open(io.BytesIO(drawn))
        assert (status, image.format, image.size) == (200, "PNG", SIZE)

    on_site(tmp_path, work)


def test_a_private_game_has_a_preview_for_its_key_alone(tmp_path):
    async def work(site):
        room = await site.table("link", RESULT)
        key = site.house.keyring.replay(room.id, 0)
        assert metas((await site.get(f"/replay/{room.id}", f"key={key}"))[1])["title"] == "Tschak!: Bo wins"
        assert f"picture.png?key={key}" in metas((await site.get(f"/replay/{room.id}", f"key={key}"))[1])["image"]
        assert (await site.get(f"/replay/{room.id}/picture.png", f"key={key}"))[0] == 200
        assert (await site.get(f"/replay/{room.id}/picture.png"))[0] == 404

    on_site(tmp_path, work)


def test_who_may_not_look_gets_the_page_as_it_is(tmp_path):
    """Whether there is no such table, a private one, or one that is still being played."""

    async def work(site):
        private = await site.table("link", RESULT)
        playing = await site.table("public", status="playing")
        key = site.house.keyring.replay(playing.id, 0)
        for table, query in ((private.id, ""), (playing.id, f"key={key}"), ("nothing", "")):
            assert await site.get(f"/replay/{table}", query) == (200, PAGE.encode())
        assert (await site.get(f"/replay/{playing.id}/picture.png", f"key={key}"))[0] == 409

    on_site(tmp_path, work)


def test_the_picture_shows_the_winner_first_and_other_results_otherwise():
    one = picture(None, (Standing(1, 7, True), Standing(0, 3, False)))
    other = picture(None, (Standing(0, 7, True), Standing(1, 3, False)))
    assert one != other
    left = Image.open(io.BytesIO(one)).convert("RGB").crop((0, 480, 600, 630))
    assert (232, 163, 23) in {colour for _, colour in left.getcolors(90_000)}  # the crown


def test_many_seats_and_long_scores_stay_in_the_picture():
    drawn = picture(None, tuple(Standing(seat, -1234, False) for seat in range(5)))
    band = Image.open(io.BytesIO(drawn)).convert("L").crop((0, 490, SIZE[0], SIZE[1]))
    dark = band.getpixel((2, 2))
    assert all(band.getpixel((x, y)) == dark for x in (0, SIZE[0] - 1) for y in range(band.height))
