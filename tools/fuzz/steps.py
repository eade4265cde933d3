"""Random steps for Trieste's cards, as `docs/games/trieste.md` describes them, and as far as the bounds allow."""

import random

from tripot.core.bounds import DEEPEST_STEPS, MOST_COPY_STEPS, MOST_OPTIONS, MOST_STEPS_OF_CARD

FACTIONS = ("watch", "merchant", "thief")
QUANTITIES = ("infamy", "captured", "levels", "treasures", "cards", "discards", "characters", "actions")
WITH_BLOCKS = (
    "each",
    "if",
    "unless",
    "choose",
    "later",
    "take",
    "discard",
    "capture",
    "free",
    "recover",
    "counter",
    "pay",
)
PLAIN = (
    *("draw", "keep", "give", "look", "reveal", "search", "protect", "infamy", "cost", "pick", "name", "swap", "copy"),
    *("draws", "limit", "veil"),
)

ROOM = 13  # for a first step in every block that is open: up to three options at each of four depths

Json = dict[str, object]


def liked_steps(rng: random.Random) -> list[str]:
    """The steps that a file has most of: some are only wrong together, and among all of them would hardly meet."""
    return rng.sample((*WITH_BLOCKS, *PLAIN), rng.choice((3, 6, 12, len(WITH_BLOCKS) + len(PLAIN))))


class Writer:
    """Writes the lists of steps of one card, which have their bounds in common."""

    def __init__(self, rng: random.Random, liked: list[str], most: int) -> None:
        self.rng = rng
        self.liked = liked
        self.most = self.left = min(most, MOST_STEPS_OF_CARD)
        self.copies = 0
        self.before: set[str] = set()
        self.in_loop = False

    def begin(self, faction: str, reacts: bool) -> None:
        self.faction = faction
        self.reacts = reacts

    def effect(self, length: int) -> list[Json]:
        self.before = {"pick"} if self.reacts else set()
        return self.block(0, length)

    def block(self, depth: int, length: int) -> list[Json]:
        """At least one step; the rest as long as there is room for it."""
        return [self.step(depth) for number in range(length) if number == 0 or self.left > 1]

    def step(self, depth: int) -> Json:
        self.left -= 1
        deep = depth < DEEPEST_STEPS and self.left > ROOM
        names = [name for name in self.liked if deep or name in PLAIN]
        name = self.rng.choice(names) if names and self.rng.random() < 0.8 else self.rng.choice(PLAIN)
        if self.reacts and self.rng.random() < 0.25:
            name = "negate"
        if (name == "copy" and self.copies == MOST_COPY_STEPS) or (name == "each" and self.in_loop):
            name = "draw"
        step: Json = {"step": name} | getattr(self, f"make_{name}")()
        self.before.add(name)
        self.add_blocks(step, name, depth)
        return step

    # ---- parts ------------------------------------------------------------------------------------------------------

    def number(self, low: int, high: int) -> int:
        """An edge of the range as often as anything between."""
        number = self.rng.choice((low, high, self.rng.randint(low, high)))
        return number if number else 1

    def some(self, **parameters: object) -> Json:
        """Some of these, which may be left out."""
        return {key: value for key, value in parameters.items() if self.rng.random() < 0.7}

    def player(self) -> str:
        return self.rng.choice(("me", *self.others(), *FACTIONS))

    def players(self) -> str:
        return self.rng.choice((self.player(), "opponents", "everybody"))

    def others(self) -> tuple[str, ...]:
        """Whom a step against another player may be against."""
        named = tuple(faction for faction in FACTIONS if faction != self.faction)
        return (*named, "picked") if "pick" in self.before else named

    def other(self) -> str:
        return self.rng.choice(self.others())

    def cards(self, *types: str) -> Json:
        """Which cards: narrowed down in every way, often not at all."""
        if self.rng.random() < 0.4:
            return {}
        highest = self.rng.randint(0, 3)
        found = self.some(level=highest, from_level=self.rng.randint(0, highest))
        if "level" not in found:
            found.pop("from_level", None)
        if types:
            found |= self.some(type=self.rng.choice(types))
        if "name" in self.before:
            found |= self.some(named=self.rng.choice(("yes", "no")))
        return found

    def counted(self) -> Json:
        extra = [
            word for word, step in (("named", "name"), ("shown", "look"), ("shown", "reveal")) if step in self.before
        ]
        return {"what": self.rng.choice((*QUANTITIES, *extra))} | self.some(who=self.player())

    def add_blocks(self, step: Json, name: str, depth: int) -> None:
        if name in ("each", "later"):
            outer, self.in_loop = self.in_loop, self.in_loop or name == "each"
            step["do"] = self.block(depth + 1, self.rng.randint(1, 3))
            self.in_loop = outer
        elif name == "choose":
            step["options"] = self.options(depth)
        elif name in WITH_BLOCKS and not (name == "discard" and step["who"] in ("opponents", "everybody")):
            if name in ("if", "unless") or self.rng.random() < 0.6:
                step["then"] = self.block(depth + 1, self.rng.randint(1, 2))
            if self.rng.random() < 0.6:
                step["else"] = self.block(depth + 1, self.rng.randint(1, 2))

    def options(self, depth: int) -> list[list[Json]]:
        number = min(self.rng.randint(2, MOST_OPTIONS), max(2, self.left - 2))
        empty = self.rng.choice((number - 1, None))  # one of them may be to do nothing
        return [[] if n == empty else self.block(depth + 1, self.rng.randint(1, 2)) for n in range(number)]

    # ---- one of each ------------------------------------------------------------------------------------------------

    def make_draw(self) -> Json:
        return {"deck": self.rng.choice(("treasure", "own"))} | self.some(who=self.players(), amount=self.number(1, 9))

    def make_keep(self) -> Json:
        look = self.number(1, 9)
        return {"deck": self.rng.choice(("treasure", "own")), "look": look, "keep": self.rng.randint(1, look)}

    def make_take(self) -> Json:
        how = self.rng.choice(("random", "chosen"))
        return {"from": self.other(), "how": how} | self.some(amount=self.number(1, 9))

    def make_give(self) -> Json:
        giver = self.player()
        receivers = [who for who in ("me", *FACTIONS) if self.own(who) != self.own(giver)]
        return {"from": giver, "worth": self.number(1, 12), "to": self.rng.choice(receivers)}

    def own(self, who: str) -> str:
        return "me" if who == self.faction else who

    def make_discard(self) -> Json:
        what = self.rng.choice(("treasure", "faction"))
        how = self.rng.choice(("random", "chosen", "owner"))
        found = {"who": self.players(), "what": what} | self.some(how=how, amount=self.number(1, 40))
        return found | (self.cards("any", "character", "action", "special") if what == "faction" else {})

    def make_look(self) -> Json:
        return {"who": self.other()} | self.some(amount=self.rng.choice((0, 1, 2, 9)))

    def make_reveal(self) -> Json:
        return {"who": self.player()} | self.some(amount=self.rng.choice((0, 1, 2, 9)))

    def make_search(self) -> Json:
        deck = self.player()
        to = self.rng.choice(("discard", "hand")) if self.own(deck) == "me" else "discard"
        return {"deck": deck, "to": to} | self.cards("any", "character", "action", "special")

    def make_capture(self) -> Json:
        places = ("play", "hand", "discard", *(("shown",) if self.before & {"look", "reveal"} else ()))
        return {"from": self.rng.choice(places)} | self.cards()

    def make_free(self) -> Json:
        return {"to": self.rng.choice(("discard", "hand"))} | self.cards()

    def make_recover(self) -> Json:
        return self.some(to=self.rng.choice(("deck", "hand"))) | self.cards("any", "character", "action", "special")

    def make_counter(self) -> Json:
        return {"who": self.other()} | self.cards("any", "character", "action")

    def make_protect(self) -> Json:
        return {"from": self.rng.choice(("capture", "take", "counter"))} | self.some(who=self.player())

    def make_infamy(self) -> Json:
        return {"amount": self.rng.choice((-9, -1, -1, 1, 1, 9))}

    def make_cost(self) -> Json:
        return {"who": self.players(), "amount": self.number(-9, 9)}

    def make_choose(self) -> Json:
        return self.some(who=self.player())

    def make_if(self) -> Json:
        return self.counted() | self.some(least=self.rng.choice((1, 2, 3, 60)))

    make_unless = make_if
    make_each = counted

    def make_pick(self) -> Json:
        return {}

    make_negate = make_pick

    def make_name(self) -> Json:
        return {"of": self.rng.choice(FACTIONS)}

    def make_swap(self) -> Json:
        return {"with": self.other()}

    def make_copy(self) -> Json:
        self.copies += 1
        return {"who": self.other()}

    def make_later(self) -> Json:
        return self.some(rounds=self.number(1, 9))

    def make_draws(self) -> Json:
        return {"amount": self.number(-2, 5)} | self.some(who=self.players())

    def make_limit(self) -> Json:
        return {"who": self.players(), "amount": self.number(1, 20)}

    def make_pay(self) -> Json:
        return {"who": self.player(), "amount": self.number(1, 12), "how": self.rng.choice(("must", "may"))}

    def make_veil(self) -> Json:
        return {"who": self.other()}
