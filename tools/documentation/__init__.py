"""What the documentation site needs beside Sphinx: a Sphinx extension.

- `links`: files of the root, such as README.md, are pages too; their links lead to pages
- `box`, `cards`, `rules`, `lesson`: directives that show a game from the same sources as the engine does
- `languages`: which pages are French
- `docstrings`: the reference; `public`: what it has to say
"""

from sphinx.application import Sphinx

from documentation import box, cards, docstrings, languages, lesson, links, rules


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("box", box.BoxDirective)
    app.add_directive("cards", cards.CardsDirective)
    app.add_directive("lesson", lesson.LessonDirective)
    app.add_directive("rules", rules.Rules)
    app.connect("autodoc-process-docstring", docstrings.mark_blocks)
    app.connect("include-read", links.rewrite)
    app.connect("html-page-context", languages.declare)
    app.connect("build-finished", cards.print_sheets)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
