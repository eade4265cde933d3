"""Links to replays, for those who only see a preview of them: a title, a sentence and a picture (Open Graph).

What a messenger is told, a visitor with the same link could see.  Whoever may not look at the game gets the page as it
is, which tells them so.
"""

import asyncio
from functools import partial
from html import escape
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tripot.core.errors import TripotError
from tripot.core.registry import catalogue
from tripot.core.registry import game as find_game
from tripot.server.house.finished.pictures import SIZE, Standing, picture
from tripot.server.house.house import House
from tripot.server.rooms.room import Room
from tripot.server.web.origins import address_of, is_secure, token_of
from tripot.server.web.pages.documents import show_none
from tripot.server.web.pages.page_files import INDEX, Page, file_response
from tripot.server.web.routes import Call, failure
from tripot.text import Speaker

SCREEN = "/replay/{table}"
PICTURE = f"{SCREEN}/picture.png"
TITLE = "<title>Tripot</title>"  # of the page, in whose place the preview's comes
FRAME = """<title>{title}</title>
    <meta name="robots" content="noindex" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Tripot" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:url" content="{address}" />
    <meta property="og:locale" content="{language}" />
    <meta property="og:image" content="{picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="{width}" />
    <meta property="og:image:height" content="{height}" />
    <meta property="og:image:alt" content="{alt}" />
    <meta name="twitter:card" content="summary_large_image" />"""


def preview_routes(house: House, page: Page) -> list[Route]:
    """Without a page there is nothing to preview."""
    if not page:
        return [Route(SCREEN, show_none)]
    return [Route(SCREEN, partial(show_screen, house, page)), Route(PICTURE, partial(show_picture, house, page))]


async def show_screen(house: House, page: Page, request: Request) -> Response:
    """The page, with what a preview wants to know."""
    call = Call(house, request, None)
    try:
        room = await finished(call)
    except TripotError:
        return file_response(page[INDEX], request)
    html = page[INDEX].content.decode().replace(TITLE, head(call, room), 1)
    return HTMLResponse(html, headers={"cache-control": "no-store"})


async def show_picture(house: House, page: Page, request: Request) -> Response:
    call = Call(house, request, None)
    try:
        room = await finished(call)
    except TripotError as error:
        return failure(error, call.language)
    scene = page.get(f"previews/{room.seating.settings.game}.webp")
    drawn = await asyncio.to_thread(picture, scene and scene.content, standings(room))
    return Response(drawn, media_type="image/png", headers={"cache-control": "no-store"})


async def finished(call: Call) -> Room:
    """The room of a game that is over and that the visitor may look at."""
    house = call.house
    house.limits.take("review", address_of(call.request))
    call.visitor = await house.recognise(token_of(call.request, house.config.public_url))
    room = await call.look()
    room.seating.require_over()
    return room


def head(call: Call, room: Room) -> str:
    request = call.request
    scheme = "https" if is_secure(request, call.house.config.public_url) else "http"
    site = call.house.config.public_url.rstrip("/") or f"{scheme}://{request.headers.get('host', '')}"
    given = {name: request.query_params[name] for name in ("key", "language") if name in request.query_params}
    query = f"?{urlencode(given)}" if given else ""
    address = f"{site}/replay/{room.id}"
    title, about, alt = told(room, call.language)
    values = {
        "title": title,
        "about": about,
        "alt": alt,
        "address": f"{address}{query}",
        "picture": f"{address}/picture.png{query}",
        "language": {"en": "en_GB", "fr": "fr_FR"}[call.language],
        "width": str(SIZE[0]),
        "height": str(SIZE[1]),
    }
    return FRAME.format_map({name: escape(value) for name, value in values.items()})


def told(room: Room, language: str) -> tuple[str, str, str]:
    """The title, a sentence about it, and what the picture shows."""
    key, seating = room.seating.settings.game, room.seating
    title = find_game(key).title if key in catalogue() else key
    speaker = Speaker(language, None, seating.names)  # has a word for those who have left
    ranking = standings(room)
    winners = [speaker.name(standing.seat) for standing in ranking if standing.has_won]
    names = speaker.listed([speaker.name(place.seat) for place in seating.places])
    said = speaker.say
    if winners:
        scores = [said("preview-score", name=speaker.name(each.seat), score=f"{each.score:g}") for each in ranking]
        heading = said("preview-won", game=title, winners=speaker.listed(winners), count=len(winners))
        return heading, said("preview-about", told=speaker.listed(scores)), said("preview-picture", game=title)
    heading = said("preview-game", game=title, names=names)
    return heading, said("preview-about", told=names), said("preview-picture", game=title)


def standings(room: Room) -> tuple[Standing, ...]:
    """The best first."""
    places, result = room.seating.places, room.seating.table.result
    if result is None:
        return tuple(Standing(place.seat, None, False) for place in places)
    outcome = msgspec.json.decode(result)
    ordered = sorted(places, key=lambda place: outcome["ranks"][place.seat])
    scores, winners = outcome["scores"], outcome["winners"]
    return tuple(Standing(place.seat, scores[place.seat], place.seat in winners) for place in ordered)
