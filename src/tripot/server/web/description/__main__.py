"""`make protocol`: write the files that are made from the types."""

from pathlib import Path

from tripot.server.web.description.games import games_typescript
from tripot.server.web.description.kits import page_typescript
from tripot.server.web.description.markdown import markdown
from tripot.server.web.description.typescript import typescript

MADE = {
    "docs/protocol.md": markdown,
    "web/src/lib/server/protocol.ts": typescript,
    "web/src/lib/server/games.ts": games_typescript,
    "web/src/lib/packages/package_kit.ts": page_typescript,
}

if __name__ == "__main__":
    for name, make in MADE.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), "utf-8")
