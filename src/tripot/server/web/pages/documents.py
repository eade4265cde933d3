"""Pages to read: the page itself, where it has been built, and the protocol."""

from collections.abc import Callable
from functools import cache, partial
from html import escape

import msgspec
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tripot.server.web.description.asyncapi import asyncapi
from tripot.server.web.description.markdown import markdown
from tripot.server.web.description.openapi import openapi
from tripot.server.web.description.schemas import Schema
from tripot.server.web.pages.page_files import INDEX, SCREENS, File, Page, file_response
from tripot.server.web.routes import encoded_response, spoken_language
from tripot.text import Speaker

STYLE = """body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
td, th { text-align: left; padding: 0.2rem 0.6rem }
"""
FRAME = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>{title}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body>
{body}
</body>
</html>
"""


def page_routes(page: Page) -> list[Route]:
    """The screens of the page, which it tells apart by itself, and its files."""
    screen = partial(show_file, page[INDEX]) if page else show_none
    files = [Route(f"/{name}", partial(show_file, file)) for name, file in page.items()]
    return [*(Route(path, screen) for path in SCREENS), *files]


async def show_file(file: File, request: Request) -> Response:
    return file_response(file, request)


async def show_none(request: Request) -> Response:
    """Where the page has not been built."""
    language = spoken_language(request)
    say = Speaker(language).say
    body = f"<h1>Tripot</h1>\n<p>{escape(say('page-not-built'))}</p>\n"
    body += f'<p><a href="/docs">{escape(say("page-protocol"))}</a></p>'
    return HTMLResponse(
        FRAME.format(language=language, title="Tripot", body=body), headers={"cache-control": "no-cache"}
    )


@cache
def protocol_page() -> str:
    body = MarkdownIt("commonmark").enable("table").render(markdown())
    return FRAME.format(language="en", title="Tripot: the protocol", body=body)


async def docs(request: Request) -> Response:
    return HTMLResponse(protocol_page())


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


@cache
def encoded(description: Callable[[], Schema]) -> bytes:
    """Once: it takes a tenth of a second."""
    return msgspec.json.encode(description())


async def openapi_json(request: Request) -> Response:
    return encoded_response(encoded(openapi))


async def asyncapi_json(request: Request) -> Response:
    return encoded_response(encoded(asyncapi))
