"""Tables on five screens: every answer in sight, nothing jumps or is cut off, and a touch is enough."""

import os

import pytest

from web.playing import Touch, open_table
from web.visitor import PHONE

DECISIONS = int(os.environ.get("DECISIONS", "8"))  # of each game; `make layouts` plays whole games
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080))

# Answers of which a finger finds nothing, or only a part.
HIDDEN = """() => {
  const EDGE = 2;
  const inside = (box, frame) =>
    box.left >= frame.left - EDGE && box.top >= frame.top - EDGE &&
    box.right <= frame.right + EDGE && box.bottom <= frame.bottom + EDGE;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = (element) => getComputedStyle(element).overflow !== "visible";
  function isSeen(button) {
    const box = button.getBoundingClientRect();
    if (!inside(box, screen)) return false;
    for (let frame = button.parentElement; frame; frame = frame.parentElement)
      if (clips(frame) && !inside(box, frame.getBoundingClientRect())) return false;
    return [0.5, 0.25, 0.75, 0.1, 0.9].some((part) =>
      [0.5, 0.25, 0.1, 0.75, 0.9].some((side) =>
        button.contains(document.elementFromPoint(box.left + box.width * side, box.top + box.height * part))));
  }
  return [...document.querySelectorAll("#board button:enabled, .ask button:enabled, .ask summary")]
    .filter((button) => button.checkVisibility() && !isSeen(button))
    .map((button) => `${button.className} ${button.textContent.trim().slice(0, 80)}`);
}"""
# What must stay where it is, and as large.
BOXES = """() => [".ask", "#board", "#board [data-clear]:last-of-type"].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null;
})"""
# Parts of a board that are longer than their place, so that something of them is cut off.
CUT = """() => [...document.querySelectorAll("#board :is(.party, .forest, .others, .sides, .stage)")]
  .filter((part) => part.clientHeight && part.scrollHeight > part.clientHeight + 4)
  .filter((part) => getComputedStyle(part).overflowY !== "visible")
  .map((part) => `${part.className.split(" ")[0]}: ${part.scrollHeight} in ${part.clientHeight}`)"""


class Watch(Touch):
    """Looks at the table in one of the sizes before each touch, in turn."""

    def __init__(self, page, seed: int) -> None:
        super().__init__(page, seed)
        self.looks = 0
        self.boxes: dict[tuple[int, int], list] = {}
        self.faults: list[str] = []

    def choose(self) -> None:
        self.look()
        super().choose()

    def confirm(self) -> None:
        self.look()
        super().confirm()

    def look(self) -> None:
        size = SIZES[self.looks % len(SIZES)]
        self.looks += 1
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        asked = self.page.locator("#asked").inner_text()
        self.faults += [f"{size} {asked!r}: {answer!r} is not in sight" for answer in self.page.evaluate(HIDDEN)]
        self.faults += [f"{size} {asked!r}: {part} is cut off" for part in self.page.evaluate(CUT)]
        boxes = self.page.evaluate(BOXES)
        if boxes != self.boxes.setdefault(size, boxes):
            self.faults.append(f"{size} {asked!r}: {boxes} instead of {self.boxes[size]}")


@pytest.mark.parametrize(
    ("game", "seats"), [("trok", 2), ("trok", 5), ("tschak", 3), ("trol", 3), ("trol", 5), ("trieste", 3)]
)
def test_every_answer_is_in_sight_and_nothing_jumps_in_a_game_by_touch(visit, game, seats):
    page = visit("fr", size=PHONE).go()
    open_table(page, game, seats)
    player = Watch(page, seed=4)
    player.play(DECISIONS)
    assert not player.faults, "\n".join(player.faults[:20])
    assert set(player.boxes) == set(SIZES)
