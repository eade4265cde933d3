"""Docstrings as Sphinx reads them: what is indented below a paragraph is code or a drawing, shown as it is written."""

from sphinx.application import Sphinx

INDENT = "    "


def mark_blocks(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """An event of Sphinx: `lines` is changed in place."""
    lines[:] = marked(lines)


def marked(lines: list[str]) -> list[str]:
    """With the `::` that reStructuredText wants before a literal block."""
    found: list[str] = []
    is_within = False
    for number, line in enumerate(lines):
        begins = line.startswith(INDENT) and not is_within and (number == 0 or not lines[number - 1].strip())
        found += ["::", "", line] if begins else [line]
        is_within = line.startswith(INDENT) or (is_within and not line.strip())
    return found
