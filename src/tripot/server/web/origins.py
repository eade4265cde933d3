"""Who asks, and from which page."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tripot.server.errors import WrongOrigin
from tripot.server.network.addresses import limit_key

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
YEAR = 365 * 24 * 3600
POLICY = "content-security-policy"
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"  # it compiles WebAssembly
)
HEADERS = {
    POLICY: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def security_headers(public_url: str) -> list[tuple[bytes, bytes]]:
    headers = dict(HEADERS)
    if public_url.startswith("https:"):
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def is_secure(connection: HTTPConnection, public_url: str) -> bool:
    """Does the browser speak TLS, as far as we know?"""
    return public_url.startswith("https:") or connection.scope["scheme"] in ("https", "wss")


# ---- origin ---------------------------------------------------------------------------------------------------------


def check_origin(connection: HTTPConnection, public_url: str) -> None:
    """WrongOrigin if a page of another site asks in the name of a visitor.

    Programs send no origin and no cookie that a browser would add by itself.
    """
    if bearer(connection):
        return
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", "same-origin")
    if origin is None and site not in ("same-origin", "none"):
        raise WrongOrigin
    if origin is not None and not is_own(origin, connection.headers.get("host", ""), public_url):
        raise WrongOrigin


def is_own(origin: str, host: str, public_url: str) -> bool:
    if public_url:
        return origin.rstrip("/") == origin_of(public_url)
    return origin.partition("://")[2] == host != ""


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


# ---- the guest's secret ---------------------------------------------------------------------------------------------


def cookie_name(secure: bool) -> str:
    """With the prefix, browsers keep it to this very host and to TLS."""
    return "__Host-tripot" if secure else "tripot"


def token_of(connection: HTTPConnection, public_url: str) -> str:
    return bearer(connection) or cookie_of(connection, cookie_name(is_secure(connection, public_url)))


def bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """The library's parser takes 100 times as long for a header full of cookies."""
    for part in connection.headers.get("cookie", "").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return ""


def cookie(token: str, secure: bool, seconds: int = YEAR) -> str:
    flags = "HttpOnly; SameSite=Lax; Path=/" + ("; Secure" if secure else "")
    return f"{cookie_name(secure)}={token}; Max-Age={seconds}; {flags}"


def expired_cookie(secure: bool) -> str:
    """Makes a browser forget it."""
    return cookie("", secure, seconds=0)


def address_of(connection: HTTPConnection) -> str:
    """What the client is counted under."""
    return limit_key(client_address(connection))


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
