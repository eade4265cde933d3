"""Who asks, and from which page."""

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tripot.server.errors import WrongOrigin

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
YEAR = 365 * 24 * 3600
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
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
    if is_secure(public_url):
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def is_secure(public_url: str) -> bool:
    return public_url.startswith("https:")


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


def cookie_name(public_url: str) -> str:
    """With the prefix, browsers keep it to this very host and to TLS."""
    return "__Host-tripot" if is_secure(public_url) else "tripot"


def token_of(connection: HTTPConnection, public_url: str) -> str:
    return bearer(connection) or cookies(connection).get(cookie_name(public_url), "")


def bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookies(connection: HTTPConnection) -> dict[str, str]:
    try:
        found = SimpleCookie(connection.headers.get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in found.items()}


def cookie(token: str, public_url: str) -> str:
    flags = "HttpOnly; SameSite=Lax; Path=/" + ("; Secure" if is_secure(public_url) else "")
    return f"{cookie_name(public_url)}={token}; Max-Age={YEAR}; {flags}"


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
