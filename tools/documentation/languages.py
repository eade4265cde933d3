"""The pages for players are there in English and French; all others are English."""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

FRENCH = "players/fr/"


def language_of(page: str) -> str:
    return "fr" if page.startswith(FRENCH) else "en"


def declare(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """An event of Sphinx: <html lang> says what a screen reader and a browser's translator need."""
    context["language"] = language_of(page)
