"""Several people who hand one device to each other: what the tests let them do, and what they must never see."""

import re

from playwright.sync_api import Page, expect

from web.playing import MOST, Mouse

PASSING = """() => {
  if (document.querySelector(".ending")) return "over";
  if (document.querySelector(".cover .main")) return "covered";
  const ask = document.querySelector(".ask");
  if (ask?.querySelector(".proposal")) return "proposed";
  if (ask?.matches(".isMine") && ask.querySelector("details")) return "asked";
  return "";
}"""
OWN_HAND = """() => [...document.querySelectorAll("[data-zone=hand] button")].map((card) =>
  card.getAttribute("aria-label") ?? card.textContent.trim())"""
WRITTEN = """() => {
  const told = [document.title, document.body.textContent];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "aria-description", "title", "alt", "value"])
      told.push(element.getAttribute(name) ?? "");
  return told.join(" | ");
}"""
# What a table is drawn with; none of it may be left while the device changes hands.
TABLE = ".playing, .board, #board, .ask, .card, [data-zone], [aria-live]:not(h1):not([role=alert]), dialog"


def open_together(page: Page, game: str, seats: int, names: list[str], bot: str) -> None:
    """By the tile's button: oneself and the others by their names, and bots for the rest."""
    page.locator(f'a[href$="/new/{game}#company"]').click()
    expect(page.locator("form aside button")).to_be_visible()
    if page.locator(".number").count():
        page.locator(".number label", has_text=str(seats)).click()
    for n, choice in enumerate(page.locator("form select[id^=seat-]").all()):
        choice.select_option("" if n < len(names) - 1 else bot)
    for field, name in zip(page.locator("form input.name").all(), names, strict=True):
        field.fill(name)
    page.locator("form details.panel > summary").click()
    page.locator("input[name=pace]").first.check()
    page.locator("form aside button").click()
    expect(page.locator(".cover")).to_be_visible()


class Company(Mouse):
    """All of them: whoever is named on the cover takes the device and answers."""

    def __init__(self, page: Page, seed: int, names: list[str]) -> None:
        super().__init__(page, seed)
        self.names = names
        self.handed = 0
        self.hands: dict[str, set[str]] = {}  # cards that each held when they last looked

    def play(self, decisions: int = MOST) -> None:
        for _ in range(MOST):
            if self.decisions >= decisions:
                return
            wanted = self.page.wait_for_function(PASSING, timeout=60_000).json_value()
            if wanted == "over":
                return
            if wanted == "covered":
                self.take_over()
            elif wanted == "asked":
                self.choose()
            else:
                self.confirm()
        raise AssertionError(f"no end after {MOST} steps")

    def take_over(self) -> None:
        """Nothing of the game is there before; afterwards only what whoever looks may see."""
        cover = self.page.locator(".cover")
        said = cover.locator("h1").inner_text()
        (name,) = [name for name in self.names if name in said]
        assert self.page.locator(TABLE).count() == 0
        for hand in self.hands.values():
            assert not self.told_of(hand)
        cover.locator(".main").click()
        expect(self.page.locator(".shared > p")).to_contain_text(name)
        self.page.wait_for_function("() => document.querySelector('.ask.isMine details, .ask .proposal')")
        self.handed += 1
        self.note_hand(name)

    def told_of(self, cards: set[str]) -> list[str]:
        """Which of these cards the page names, for the eye or for the ear."""
        written = self.page.evaluate(WRITTEN)
        return [card for card in cards if re.search(rf"\b{re.escape(card)}\b", written)]

    def note_hand(self, name: str) -> None:
        self.hands[name] = set(self.page.evaluate(OWN_HAND))

    def has_chosen(self) -> bool:
        """As alone, but then the cover may be there, too."""
        now = self.page.evaluate(PASSING)
        self.decisions += now in ("", "covered", "over")
        return now != "asked"

    def choose_in_list(self) -> None:
        if self.page.evaluate(PASSING) == "asked":
            super().choose_in_list()
