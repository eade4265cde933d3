"""The documentation site: `make docs` builds it into build/docs.  Decision 28 says why it is built like this."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
sys.path.insert(0, str(ROOT / "tools"))  # for the extension `documentation`

project = "Tripot"
author = "The developers of Tripot"
project_copyright = author
language = "en"
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "sphinx_design",
    "documentation",
]

# ---- sources --------------------------------------------------------------------------------------------------------

source_suffix = {".md": "markdown"}
exclude_patterns = ["_static"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4  # as on the hosts of repositories, where the same files are read
suppress_warnings = ["myst.header"]  # a page that begins with an included part

# ---- the reference, from docstrings ---------------------------------------------------------------------------------

default_role = "code"  # docstrings write `names` as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 88
add_module_names = False

# ---- HTML -----------------------------------------------------------------------------------------------------------

html_theme = "furo"
html_title = "Tripot"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = html_logo = "../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3b12", "color-brand-content": "#8a3b12"},  # the page's accents
    "dark_css_variables": {"color-brand-primary": "#f0a45c", "color-brand-content": "#f0a45c"},
    "source_repository": PROJECT["urls"]["Source"],
    "source_branch": "main",
    "source_directory": "docs/",
}
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
