"""The page: the files that `npm run build` in `web/` puts into the folder `page` of the server.

They are read when the server starts, so that an address can name nothing but one of them.  Kits of games are too.
"""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tripot.server.house.library.kits import kit_folders
from tripot.server.web.origins import POLICY, WORKER_POLICY, YEAR

INDEX = "index.html"
ASSETS = ("assets/", "offline/bundle-")  # their names change with what is in them
ON_DEVICE = "offline/"  # the server that runs in a web worker of the page
OFFERED = "offline/manifest.json"  # what there is to take along
NOTHING = b"null"  # an answer too: browsers count a missing file as a mistake of the page
SCREENS = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/lab/{game}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/cards/{game}",
    "/settings",
    "/about",
    "/device",
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
    ".wasm": "application/wasm",
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
    policy: str | None = None  # of a script that runs apart from the page; none: the page's own


Page = Mapping[str, File]  # by the path within the page; empty if it has not been built


def is_built(folder: Path) -> bool:
    return (folder / INDEX).is_file()


def read_page(folder: Path) -> Page:
    """The page, and the kits of installed games that bring their own."""
    if not is_built(folder):
        return {}
    kits = {
        f"{address}/{name}": file for address, kit in kit_folders().items() for name, file in read_files(kit).items()
    }
    return read_files(folder) | kits


def read_files(folder: Path) -> dict[str, File]:
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    files = {name: read_file(folder, name) for name in names if not name.endswith(".gz")}
    return {OFFERED: describe(OFFERED, NOTHING)} | files


def read_file(folder: Path, name: str) -> File:
    path = folder / name
    compressed = path.with_name(f"{path.name}.gz")
    return describe(name, path.read_bytes(), compressed.read_bytes() if compressed.exists() else None)


def describe(name: str, content: bytes, compressed: bytes | None = None) -> File:
    return File(
        kind=KINDS.get(Path(name).suffix, ANY_KIND),
        content=content,
        compressed=compressed,
        caching=f"public, max-age={YEAR}, immutable" if name.startswith(ASSETS) else "no-cache",
        tag=f'W/"{blake2b(content, digest_size=12).hexdigest()}"',
        policy=WORKER_POLICY if name.startswith(ON_DEVICE) else None,
    )


def is_page_visit(request: Request) -> bool:
    """Does a person follow a link to nowhere?  The page tells them so, and shows the way back."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def file_response(file: File, request: Request) -> Response:
    """Without its content, if the browser has it already; compressed, if the browser can read that."""
    headers = {"cache-control": file.caching, "etag": file.tag, "content-type": file.kind}
    if file.policy:
        headers[POLICY] = file.policy
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.compressed is None:
        return Response(file.content, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, headers=headers)
