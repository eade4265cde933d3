"""Links in files that pages include: to the page that shows a file, or to the file in the repository.

README.md and its like are read in the repository as well, where they link to files from their own folder.
"""

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]+)")
PAGES = {  # of files and folders that are no sources of the site themselves
    "ARCHITECTURE.md": "contributors/architecture.md",
    "CHANGELOG.md": "contributors/changelog.md",
    "CODE_OF_CONDUCT.md": "contributors/conduct.md",
    "CONTRIBUTING.md": "contributors/contributing.md",
    "README.md": "index.md",
    "SECURITY.md": "hosts/security.md",
    "docs/decisions": "contributors/decisions.md",
    "docs/rules": "players/index.md",
}


def rewrite(app: Sphinx, included: Path, parent: str, content: list[str]) -> None:
    """An event of Sphinx: `content` is changed in place."""
    folder = os.path.relpath((app.srcdir / included).parent, ROOT)
    page = Path("docs", app.env.docname).parent  # `parent` has lost its folder
    repository = app.config.html_theme_options["source_repository"]

    def new(link: re.Match[str]) -> str:
        return link[1] + target(os.path.normpath(f"{folder}/{link[2]}"), page, repository)

    content[0] = LINK.sub(new, content[0])


def target(linked: str, page: Path, repository: str) -> str:
    """What a link to a file of the repository becomes on a page in the folder `page`."""
    if not (ROOT / linked).exists():
        raise ValueError(f"a link leads nowhere: {linked}")
    shown = f"docs/{PAGES[linked]}" if linked in PAGES else linked
    if shown.startswith("docs/"):
        return os.path.relpath(shown, page)
    return f"{repository}/blob/main/{linked}"
