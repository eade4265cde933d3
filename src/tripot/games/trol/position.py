"""Positions of Trôl: every zone by name, cards by key.  `docs/notation.md` describes the document."""

from tripot.core.decks import Deck, UniqueCards
from tripot.core.document import Document, Stock
from tripot.core.piles import card, count, keys_of, size
from tripot.core.rng import Rng
from tripot.core.view import seats_of
from tripot.games.trol.cards import (
    APPRENTICE,
    CARDS,
    CHIEF,
    COOK,
    DAY_NIGHT_CARDS,
    HAND,
    LONGEST,
    NONE,
    OPEN_PILES,
    PREY,
    SHAMAN,
    SNEAK,
    TRIBE_DECK,
    TRIBES,
    TROLLS,
)
from tripot.games.trol.cooking import asks_cooks, portions_left
from tripot.games.trol.data import numbers
from tripot.games.trol.ending import finish
from tripot.games.trol.helping import distance, has_declined, may_help, number_of_helpers
from tripot.games.trol.hunting import asked_tribe
from tripot.games.trol.phases import (
    AIMING,
    BETRAYAL,
    BETRAYING,
    BLOWS,
    COOKING,
    COOKS,
    FRAMES,
    HELPERS,
    HELPING,
    OVER,
    PHASES,
    PLAYING,
    REROLLING,
    ROLL,
    TIPPING,
)
from tripot.games.trol.revealing import counts_as
from tripot.games.trol.rules import Trol
from tripot.games.trol.setting_up import lay_first_prey, turn_up
from tripot.games.trol.sharing import is_success
from tripot.games.trol.table import Line, Table
from tripot.games.trol.view import prey_keys

MOST_FOOD = 999
MOST_TURNS = 80
FRAME_OF = {BETRAYING: BETRAYAL, AIMING: BLOWS, TIPPING: BLOWS, REROLLING: ROLL, HELPING: HELPERS, COOKING: COOKS}
ACTS = {
    BETRAYING: (SNEAK,),
    AIMING: (CHIEF, SHAMAN),
    TIPPING: (APPRENTICE,),
    REROLLING: (SHAMAN,),
    COOKING: (COOK,),
}

# ---- writing --------------------------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    trigger = int(table.trigger)
    return {
        "phase": PHASES[table.phase],
        "waiting": list(seats_of(table.waiting)),
        "cycle": "night" if table.night else "day",
        "first": int(table.first),
        "turn": int(table.turn),
        "turns": int(table.turns),
        "prey_deck": list(prey_keys(table, int(table.prey_deck))),
        "day_night": int(table.day_night),
        "last_hunts": int(table.last_hunts),
        "place": int(table.place),
        "trigger": [TRIBES[trigger >> 4], CARDS[trigger & 15]] if trigger >= 0 else [],
        "total": int(table.total),
        "exploder": TRIBES[table.exploder] if table.exploder >= 0 else NONE,
        "frames": [[FRAMES[row[0]], *row[1:]] for row in table.frames.rows()],
        "lines": [write_line(table, line) for line in table.lines],
        "tribes": [write_tribe(table, tribe) for tribe in range(table.tribes)],
    }


def write_line(table: Table, line: Line) -> dict[str, object]:
    return {
        "prey": table.bestiary.names[line.prey] if line.prey >= 0 else NONE,
        "cards": [
            f"{TRIBES[line.tribe(at)]} {CARDS[line.kind(at)]}" + (" marked" if line.marked(at) else "")
            for at in range(line.length)
        ],
    }


def write_tribe(table: Table, number: int) -> dict[str, object]:
    tribe = table.members[number]
    written: dict[str, object] = {
        "hand": list(keys_of(int(tribe.hand), CARDS)),
        "deck": list(keys_of(int(tribe.deck), CARDS)),
        "survivors": list(keys_of(int(tribe.survivors), CARDS)),
        "lost": list(keys_of(int(tribe.lost), CARDS)),
        "food": int(tribe.food),
        "trophies": list(prey_keys(table, int(tribe.trophies))),
        "rank": int(tribe.rank),
    }
    if table.is_open(number):
        kinds = [int(count(tribe.tops, pile)) for pile in range(OPEN_PILES)]
        written["tops"] = [CARDS[kind - 1] if kind else NONE for kind in kinds]
        written["depths"] = [int(count(tribe.depths, pile)) for pile in range(OPEN_PILES)]
    return written


# ---- reading --------------------------------------------------------------------------------------------------------


def read(document: Document, table: Trol, rng: Rng) -> Trol:
    read_flow(document, table)
    stocks = [Stock(Deck(CARDS, TRIBE_DECK)) for _ in range(table.tribes)]
    prey = Stock(UniqueCards(table.bestiary.names))
    tribes = document.objects("tribes", table.tribes)
    lines = document.objects("lines", table.tribes)
    for number, part in enumerate(tribes):
        read_tribe(part, table, number, stocks[number], prey)
    read_trigger(document, table, stocks)
    for number, part in enumerate(lines):
        read_line(part, table, number, stocks, prey)
    table.day_night = document.integer("day_night", DAY_NIGHT_CARDS, 0, DAY_NIGHT_CARDS)
    table.prey_deck = prey.take(document, "prey_deck", PREY) if document.has("prey_deck") else prey.left
    for number, part in enumerate(lines):
        fill_place(part, table, number, rng)
    for number, part in enumerate(tribes):
        read_deck(part, table, number, stocks[number], rng)
        part.close()
    read_waiting(document, table)
    if table.phase == OVER:
        read_ranks(document, table, rng)
    return table


def read_flow(document: Document, table: Trol) -> None:
    tribes = int(table.tribes)
    table.phase = PHASES.index(document.word("phase", PHASES, PHASES[PLAYING]))
    table.night = document.word("cycle", ("day", "night"), "night" if table.start == 1 else "day") == "night"
    table.first = document.integer("first", max(int(table.first), 0), 0, int(table.seats) - 1)
    table.turn = document.integer("turn", 0, 0, tribes - 1)
    table.turns = document.integer("turns", 0, 0, MOST_TURNS)
    table.last_hunts = bool(document.integer("last_hunts", 0, 0, 1))
    table.place = document.integer("place", -1, -1, tribes - 1)
    table.total = document.integer("total", 0, -LONGEST, MOST_FOOD)
    table.exploder = (NONE, *TRIBES).index(document.word("exploder", (NONE, *TRIBES[:tribes]), NONE)) - 1
    for row in document.items("frames"):
        read_frame(document, table, row)


def read_frame(document: Document, table: Trol, row: object) -> None:
    wanted = "[" + " | ".join(FRAMES[1:]) + ", 0, 0, 0]"
    if not isinstance(row, list) or len(row) != 4 or row[0] not in FRAMES[1:] or table.frames.depth == 2:
        raise document.refuse("frames", wanted)
    if not all(type(value) is int and -1 <= value <= 0xFFFF for value in row[1:]):
        raise document.refuse("frames", wanted)
    table.frames.push(FRAMES.index(row[0]), row[1], row[2], row[3])


def read_tribe(part: Document, table: Trol, number: int, stock: Stock, prey: Stock) -> None:
    tribe = table.members[number]
    tribe.hand = stock.take(part, "hand")
    tribe.survivors = stock.take(part, "survivors")
    tribe.lost = stock.take(part, "lost")
    tribe.food = part.integer("food", 0, 0, MOST_FOOD)
    tribe.rank = part.integer("rank", 0, 0, int(table.tribes) if table.phase == OVER else 0)
    tribe.trophies = prey.take(part, "trophies", PREY)


def read_trigger(document: Document, table: Trol, stocks: list[Stock]) -> None:
    words = document.items("trigger")
    if words:
        tribe, kind, _ = read_card(document, "trigger", " ".join(map(str, words)), table)
        stocks[tribe].remove(int(card(kind)), "trigger")
        table.trigger = kind | tribe << 4


def read_card(part: Document, key: str, text: object, table: Trol) -> tuple[int, int, bool]:
    """A card of a line: its tribe, its kind, and `marked` where it lies face down or has used its re-roll."""
    words = text.split() if isinstance(text, str) else []
    marked = words[2:] == ["marked"]
    names = TRIBES[: table.tribes]
    if len(words) != 2 + marked or words[0] not in names or words[1] not in CARDS:
        raise part.error(
            path=part.at(key), found=text, wanted=[f"{names[0]} {CARDS[0]}", f"{names[1]} {CARDS[1]} marked"]
        )
    return names.index(words[0]), CARDS.index(words[1]), marked


def read_line(part: Document, table: Trol, number: int, stocks: list[Stock], prey: Stock) -> None:
    line = table.lines[number]
    names = (NONE, *table.bestiary.names)
    line.prey = names.index(part.word("prey", names, NONE)) - 1
    if line.prey >= 0:
        prey.remove(1 << int(line.prey), part.at("prey"))
    for text in part.items("cards"):
        tribe, kind, marked = read_card(part, "cards", text, table)
        stocks[tribe].remove(int(card(kind)), part.at("cards"))
        line.append(kind, tribe, marked)
    if line.prey < 0 and part.has("prey") and line.length:
        raise part.refuse("cards", [])
    part.close()


def fill_place(part: Document, table: Trol, number: int, rng: Rng) -> None:
    """A prey where none is named; day/night cards stay in the pile as they are given."""
    if part.has("prey"):
        return
    day_night = table.day_night
    lay_first_prey(table, number, rng)
    table.day_night = day_night
    if table.lines[number].prey < 0 and table.lines[number].length:
        raise part.refuse("prey", list(table.bestiary.names))


def read_deck(part: Document, table: Trol, number: int, stock: Stock, rng: Rng) -> None:
    """The draw pile, and what the set-up would give where hand or piles are left out."""
    tribe = table.members[number]
    given = stock.take(part, "deck")
    if part.has("deck"):
        stock.must_be_empty(part.at("deck"))
    if table.last_hunts or table.phase == OVER:
        if tribe.hand or given:  # everything has been played or put away
            raise part.refuse("hand" if tribe.hand else "deck", [])
        tribe.lost += stock.left
        stock.left = 0
    tribe.deck = given + stock.left
    if table.is_open(number):
        read_piles(part, table, number, rng)
    elif not part.has("hand"):
        for _ in range(min(HAND, int(size(tribe.deck)))):
            tribe.draw(rng)


def read_piles(part: Document, table: Trol, number: int, rng: Rng) -> None:
    """The four piles of an open tribe: the cards upon them are its hand, which is filled up if they are not given."""
    tribe = table.members[number]
    tops = [kind + 1 for kind in range(len(CARDS)) for _ in range(count(tribe.hand, kind))]
    depths = [(int(size(tribe.deck)) + pile) // OPEN_PILES for pile in range(OPEN_PILES)]
    if len(tops) > OPEN_PILES:
        raise part.refuse("hand", f"0..{OPEN_PILES}")
    if part.has("tops"):
        tops = part.row("tops", (NONE, *CARDS), OPEN_PILES)
    if part.has("depths"):
        depths = numbers(part, "depths", OPEN_PILES, OPEN_PILES)
    if sum(int(card(top - 1)) for top in tops if top) != tribe.hand:
        raise part.refuse("tops", list(keys_of(int(tribe.hand), CARDS)))
    if sum(depths) != size(tribe.deck):
        raise part.refuse("depths", int(size(tribe.deck)))
    tribe.tops = sum(top * int(card(pile)) for pile, top in enumerate(tops))
    tribe.depths = sum(depth * int(card(pile)) for pile, depth in enumerate(depths))
    if not part.has("tops"):
        turn_up(table, number, rng)


def read_waiting(document: Document, table: Trol) -> None:
    """In Playing it is the turn's tribe; in a hunt the card that acts, a shaman or a helper."""
    if table.phase == PLAYING or table.phase == OVER:
        check_peace(document, table)
    else:
        check_hunt(document, table)
        check_frames(document, table)
    asked = 1 << int(table.seat_of(asked_tribe(table))) if table.phase != OVER else 0
    document.asks(table.seats, asked)
    table.waiting = asked
    if asked and not table.legal_actions(asked.bit_length() - 1):
        raise document.refuse("turn", [n for n in range(table.tribes) if table.members[table.tribe_in_order(n)].hand])


def check_peace(document: Document, table: Trol) -> None:
    """No hunt is being resolved."""
    if table.frames.depth:
        raise document.refuse("frames", [])
    if table.place >= 0:
        raise document.refuse("place", -1)
    if table.trigger >= 0:
        raise document.refuse("trigger", [])
    if table.last_hunts and table.phase != OVER:
        raise document.refuse("last_hunts", 0)


def check_hunt(document: Document, table: Trol) -> None:
    """A hunt is being resolved: somewhere, for a prey, triggered by whose turn it is unless it is one of the last."""
    if table.place < 0 or table.lines[table.place].prey < 0:
        raise document.refuse("place", [place for place, line in enumerate(table.lines) if line.prey >= 0])
    triggered = table.trigger >= 0 and table.trigger >> 4 == table.active() and table.trigger & 15 < TROLLS
    if table.last_hunts and table.trigger >= 0:
        raise document.refuse("trigger", [])
    if not table.last_hunts and not triggered:
        raise document.refuse("trigger", [f"{TRIBES[table.active()]} {kind}" for kind in CARDS[:TROLLS]])
    if table.exploder < 0 and table.total > table.bestiary.most[table.lines[table.place].prey]:
        raise document.refuse("exploder", list(TRIBES[: table.tribes]))


def check_frames(document: Document, table: Trol) -> None:
    """The frames are those of the phase, and whoever they ask can be asked."""
    rows = table.frames.rows()
    expected = FRAME_OF[int(table.phase)]
    if len(rows) != (2 if expected == ROLL else 1) or rows[-1][0] != expected:
        raise document.refuse("frames", FRAMES[expected])
    if expected == HELPERS:
        if rows[0][1] not in helpers(table):
            raise document.refuse("frames", [[FRAMES[HELPERS], n, 0, 0] for n in helpers(table)])
        return
    line = table.lines[table.place]
    asked = rows[-1][3 if expected == ROLL else 1]
    acts = ACTS[int(table.phase)]
    if asked not in range(int(line.length)) or int(counts_as(line, asked)) not in acts or not may_roll(line, rows):
        raise document.refuse("frames", [CARDS[kind] for kind in acts])
    if expected == COOKS and not may_cook(table):
        raise document.refuse("phase", [phase for phase in PHASES if phase != PHASES[COOKING]])


def helpers(table: Trol) -> list[int]:
    """The tribes that may be asked for their apprentice, counted from the trigger's."""
    asked = table.frames.top(1)
    found = []
    for n in range(table.tribes):
        table.frames.put(1, n)  # under the first rules it says who has declined
        in_reach = 0 < distance(table) <= number_of_helpers(table)
        if in_reach and may_help(table, n) and not has_declined(table, n):
            found.append(n)
    table.frames.put(1, asked)
    return found


def may_cook(table: Trol) -> bool:
    """Cooks are asked at this table, the hunt has succeeded, and there is something to double."""
    tribe = table.lines[table.place].tribe(table.frames.top(1))
    return asks_cooks(table) and is_success(table) and portions_left(table, tribe) > 0


def may_roll(line: Line, rows: list[list[int]]) -> bool:
    """With dice on the table: a card has thrown them, a sneak at a card, and the shaman has not spoken yet."""
    if len(rows) == 1:
        return rows[0][0] != BETRAYAL or rows[0][2] == -1
    (kind, acting, target, _), (_, dice, result, shaman) = rows
    thrown = 1 <= (dice >> 8) + (dice & 255) <= LONGEST and result >= 0 and not line.marked(shaman)
    if kind == BLOWS:
        return thrown and acting in range(int(line.length))
    return kind == BETRAYAL and thrown and acting in range(int(line.length)) and target in range(int(line.length))


def read_ranks(document: Document, table: Trol, rng: Rng) -> None:
    """The places that are given; without any, those that the count gives, with the seed's dice for a duel."""
    ranks = [int(tribe.rank) for tribe in table.members]
    if not any(ranks):
        finish(table, rng)
    elif 0 in ranks or ranks.count(1) != 1:
        raise document.error(path="tribes[].rank", found=ranks, wanted=list(range(1, int(table.tribes) + 1)))
