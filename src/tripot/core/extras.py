"""Optional packages, which the extras of `pip install 'tripot[...]'` bring (see pyproject.toml)."""

from collections.abc import Iterator
from contextlib import contextmanager

from tripot.core.errors import MissingPackage


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports inside need this extra: if a package is missing, the error says which command installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "tripot":
            raise
        raise MissingPackage(package=package, install=f"pip install 'tripot[{extra}]'") from error
