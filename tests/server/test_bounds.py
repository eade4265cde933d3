"""The bounds on what a stranger can cause are all in `docs/operating.md`, as they are."""

import re
from pathlib import Path

from tripot.core import bounds as core_bounds
from tripot.server import bounds

DOCUMENT = Path(__file__).parents[2] / "docs/operating.md"
ROW = re.compile(r'\| `([A-Z_]+(?:\["\w+"\])?)` \| ([^|]+) \|')


def shown(value: object) -> str:
    return ", ".join(f"{part:g}" for part in value) if isinstance(value, tuple) else str(value).removesuffix(".0")


def stated(module: object) -> dict[str, str]:
    found = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, dict):
            found |= {f'{name}["{key}"]': shown(item) for key, item in value.items()}
        elif name.isupper():
            found[name] = shown(value)
    return found


def test_the_document_lists_every_bound_with_its_value():
    documented = {name: value.strip() for name, value in ROW.findall(DOCUMENT.read_text(encoding="utf-8"))}
    assert documented == stated(bounds) | stated(core_bounds)
