"""Somebody with a browser: what the tests let people do on the page."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SERIOUS = ("serious", "critical")
QUICK = {"speed": "off", "sound": False}  # what happens is told at once

expect.set_options(timeout=15_000)


class Visitor:
    """One empty profile and one page; remembers what went wrong in it."""

    def __init__(self, browser: Browser, address: str, language: str, size=DESKTOP, theme="light", **settings) -> None:
        self.address = address
        self.language = language
        self.context = browser.new_context(
            viewport=size, locale=LOCALES[language], color_scheme=theme, has_touch=size == PHONE, reduced_motion="reduce"
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

    def leave(self) -> None:
        self.context.close()
        assert not self.mistakes

    def check_access(self) -> None:
        """axe finds nothing serious on what is shown."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document)).violations")
        serious = [violation for violation in found if violation["impact"] in SERIOUS]
        told = [(rule["id"], [node["html"] for node in rule["nodes"][:3]]) for rule in serious]
        assert not told, json.dumps(told, indent=1)


def keep(settings: dict[str, object]) -> str:
    """A script that sets what the browser keeps, unless the visitor has changed it."""
    values = {f"tripot.{key}": json.dumps(value) for key, value in settings.items()}
    return f"for (const [k, v] of Object.entries({json.dumps(values)})) if (!localStorage.getItem(k)) localStorage.setItem(k, v);"
