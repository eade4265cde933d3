"""Pages to read: what this is, and the protocol."""

from functools import cache

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tripot.server.description.asyncapi import asyncapi
from tripot.server.description.markdown import markdown
from tripot.server.description.openapi import openapi
from tripot.server.routes import json_response

STYLE = """body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
td, th { text-align: left; padding: 0.2rem 0.6rem }
"""
FRAME = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body>
{body}
</body>
</html>
"""
HOME = """<h1>Tripot</h1>
<p>This server has tables for card games. <a href="/docs">Its protocol</a> is for pages and programs.</p>"""


async def home(request: Request) -> Response:
    return HTMLResponse(FRAME.format(title="Tripot", body=HOME))


@cache
def protocol_page() -> str:
    body = MarkdownIt("commonmark").enable("table").render(markdown())
    return FRAME.format(title="Tripot: the protocol", body=body)


async def docs(request: Request) -> Response:
    return HTMLResponse(protocol_page())


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


async def openapi_json(request: Request) -> Response:
    return json_response(openapi())


async def asyncapi_json(request: Request) -> Response:
    return json_response(asyncapi())
