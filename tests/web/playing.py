"""How a person plays on the page: by touching what is lit, or with the keyboard alone."""

from random import Random

from playwright.sync_api import Page, expect

STATE = """() => {
  if (document.querySelector(".ending")) return "over";
  const ask = document.querySelector(".ask");
  if (ask?.querySelector(".proposal")) return "proposed";
  if (ask?.matches(".isMine") && ask.querySelector("details")) return "asked";
  return "";
}"""
FREE_SPOT = """(luck) => {
  const all = document.querySelectorAll("#board button:enabled:not([aria-expanded])");
  const lit = [...all].filter((button) => button.checkVisibility());
  if (!lit.length) return null;
  const button = lit[Math.floor(luck * lit.length)];
  button.scrollIntoView({ block: "center" });
  const { left, top, width, height } = button.getBoundingClientRect();
  for (const part of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const side of [0.5, 0.25, 0.1, 0.75, 0.9]) {
      const [x, y] = [left + width * side, top + height * part];
      if (button.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  throw new Error(`covered: ${button.outerHTML.slice(0, 300)}`);
}"""
UNFOLDED = """() => {
  const list = document.querySelector(".ask details");
  if (list && !list.open) list.querySelector("summary").click();
  return !!list?.querySelector("li button");
}"""
PATIENCE = 6  # touches on the board before the list of choices is used
MOST = 2000  # steps of a game


def open_table(page: Page, game: str, seats: int | None = None, bot: str = "beginner") -> None:
    """From the home page by way of the set-up: bots that neither think long nor dawdle."""
    page.locator(f'a[href$="/new/{game}"]').click()  # on a device it is behind a #
    expect(page.locator("form aside button")).to_be_visible()
    if seats and page.locator(".number").count():  # there is nothing to choose where only so many can play
        page.locator(".number label", has_text=str(seats)).click()
    for choice in page.locator("form select[id^=seat-]").all():
        choice.select_option(bot)
    page.locator("form details.panel > summary").click()
    page.locator("input[name=pace]").first.check()
    page.locator("form aside button").click()
    expect(page.locator(".playing")).to_be_visible()


def state(page: Page) -> str:
    """What the page wants of the player, once it wants something."""
    return page.wait_for_function(STATE, timeout=30_000).json_value()


class Mouse:
    """Touches whatever can be touched on the board, and takes the list where that leads nowhere."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = Random(seed)
        self.decisions = 0
        self.on_board = 0

    def play(self, decisions: int = MOST) -> None:
        """So many decisions, or to the end."""
        for _ in range(MOST):
            if self.decisions >= decisions:
                return
            wanted = state(self.page)
            if wanted == "over":
                return
            if wanted == "asked":
                self.choose()
            else:
                self.confirm()
        raise AssertionError(f"no end after {MOST} steps")

    def choose(self) -> None:
        for _ in range(PATIENCE):
            if not self.touch():
                break
            if self.has_chosen():
                self.on_board += 1
                return
        self.choose_in_list()
        self.has_chosen()

    def has_chosen(self) -> bool:
        """A secret choice that may be changed for a while is sent at once; any other waits for a yes."""
        now = self.page.evaluate(STATE)
        self.decisions += now == ""
        return now != "asked"

    def touch(self) -> bool:
        """Anything that is lit, as a finger would: where it can be seen, since cards may overlap."""
        spot = self.page.evaluate(FREE_SPOT, self.luck.random())
        if spot:
            self.page.mouse.click(**spot)
        return bool(spot)

    def choose_in_list(self) -> None:
        """Another question may come in between, with a folded list of its own."""
        self.page.wait_for_function(UNFOLDED)
        self.luck.choice(self.page.locator(".ask details li button").all()).click()

    def confirm(self) -> None:
        self.page.locator(".proposal .button.main").click()
        self.decisions += 1


class Touch(Mouse):
    """Has a finger, and finds what is lit where it is."""

    def touch(self) -> bool:
        spot = self.page.evaluate(FREE_SPOT, self.luck.random())
        if spot:
            self.page.touchscreen.tap(**spot)
        return bool(spot)

    def confirm(self) -> None:
        self.page.locator(".proposal .button.main").tap()
        self.decisions += 1


class Keyboard:
    """Has no mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = Random(seed)
        self.decisions = 0

    def tab_to(self, selector: str, most: int = 120) -> None:
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached with Tab")

    def open_table(self, game: str) -> None:
        press = self.page.keyboard.press
        self.tab_to(f'a[href="/new/{game}"]')
        press("Enter")
        expect(self.page.locator("form aside button")).to_be_visible()
        self.tab_to("form details.panel > summary")
        press("Enter")
        self.tab_to("input[name=pace]")
        press("Home")
        for _ in range(5):
            if self.page.locator("input[name=pace]").first.is_checked():
                break
            press("ArrowLeft")
        self.tab_to("form aside button")
        press("Enter")
        expect(self.page.locator(".playing")).to_be_visible()

    def play(self) -> None:
        for _ in range(MOST):
            wanted = state(self.page)
            if wanted == "over":
                return
            if wanted == "proposed":
                self.page.keyboard.press("Enter")
                self.decisions += 1
            else:
                listed = self.page.locator(".ask li button").count()
                self.page.keyboard.press(str(self.luck.randint(1, max(1, min(9, listed)))))
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no end after {MOST} steps")
