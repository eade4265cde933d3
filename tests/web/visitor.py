"""Somebody with a browser: what the tests let people do on the page."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
PHONES = (PHONE, SMALL_PHONE, SIDEWAYS)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SERIOUS = ("serious", "critical")
VIOLATIONS = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
QUICK = {"speed": "off", "sound": False, "coach": "off"}  # what happens is told at once, and nobody is shown around

expect.set_options(timeout=15_000)


class Visitor:
    """One empty profile and one page; remembers what went wrong in it."""

    def __init__(
        self, browser: Browser, address: str, language: str, size=DESKTOP, theme="light", motion="reduce", **settings
    ) -> None:
        self.address = address
        self.language = language
        self.context = browser.new_context(
            viewport=size,
            locale=LOCALES[language],
            color_scheme=theme,
            has_touch=size in PHONES,
            is_mobile=size in PHONES,
            reduced_motion=motion,
        )
        self.context.set_default_timeout(15_000)
        self.context.add_init_script(keep(QUICK | settings))
        self.mistakes: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """Another page of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", lambda told: told.type == "error" and self.mistakes.append(told.text))
        return page

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def go_nowhere(self) -> Page:
        """An address that there is not; the browser tells of it, and is right."""
        page = self.go("/nowhere")
        page.wait_for_load_state("networkidle")
        self.mistakes = [told for told in self.mistakes if "404" not in told]
        return page

    def leave(self) -> None:
        self.context.close()
        assert not self.mistakes, self.mistakes

    # ---- besides the page -------------------------------------------------------------------------------------------

    def get(self, path: str):
        return self.context.request.get(self.address + path).json()

    def post(self, path: str, body: object, missing_ok: bool = False):
        answer = self.context.request.post(self.address + path, data=body, headers={"origin": self.address})
        assert answer.ok or missing_ok, answer.text()
        return answer.json()

    def memory(self) -> str:
        """Everything in the page's memory, as a snapshot of its heap tells it."""
        parts: list[str] = []
        session = self.context.new_cdp_session(self.page)
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        return "".join(parts)

    def picture(self, name: str, theme: str) -> None:
        """Of what is shown, to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        width = self.page.viewport_size["width"]
        self.page.screenshot(path=PICTURES / f"{name}-{width}-{theme}.png")

    def barriers(self) -> list[str]:
        """What axe finds serious on what is shown, and what sticks out of it."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(VIOLATIONS)
        serious = [violation for violation in found if violation["impact"] in SERIOUS]
        told = [f"{rule['id']}: {node['html'][:300]}" for rule in serious for node in rule["nodes"][:3]]
        if self.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            told.append("wider than the screen")
        return told


def keep(settings: dict[str, object]) -> str:
    """A script that sets what the browser keeps, unless the visitor has changed it."""
    values = {f"tripot.{key}": json.dumps(value) for key, value in settings.items()}
    keeps = "if (!localStorage.getItem(key)) localStorage.setItem(key, value);"
    return f"for (const [key, value] of Object.entries({json.dumps(values)})) {keeps}"
