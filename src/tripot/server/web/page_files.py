"""The page: the files that `npm run build` in `web/` puts into the folder `page` of the server.

They are read when the server starts, so that an address can name nothing but one of them.
"""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tripot.server.web.origins import YEAR

INDEX = "index.html"
ASSETS = "assets/"  # their names change with what is in them
SCREENS = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/cards/{game}",
    "/settings",
    "/about",
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANY_KIND = "application/octet-stream"


class File(NamedTuple):
    kind: str
    content: bytes
    compressed: bytes | None
    caching: str
    tag: str


Page = Mapping[str, File]  # by the path within the page; empty if it has not been built


def is_built(folder: Path) -> bool:
    return (folder / INDEX).is_file()


def read_page(folder: Path) -> Page:
    if not is_built(folder):
        return {}
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    return {name: read_file(folder, name) for name in names if not name.endswith(".gz")}


def read_file(folder: Path, name: str) -> File:
    path = folder / name
    content = path.read_bytes()
    compressed = path.with_name(f"{path.name}.gz")
    return File(
        kind=KINDS.get(path.suffix, ANY_KIND),
        content=content,
        compressed=compressed.read_bytes() if compressed.exists() else None,
        caching=f"public, max-age={YEAR}, immutable" if name.startswith(ASSETS) else "no-cache",
        tag=f'W/"{blake2b(content, digest_size=12).hexdigest()}"',
    )


def is_page_visit(request: Request) -> bool:
    """Does a person follow a link to nowhere?  The page tells them so, and shows the way back."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def file_response(file: File, request: Request) -> Response:
    """Without its content, if the browser has it already; compressed, if the browser can read that."""
    headers = {"cache-control": file.caching, "etag": file.tag, "content-type": file.kind}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.compressed is None:
        return Response(file.content, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, headers=headers)
