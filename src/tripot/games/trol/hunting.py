"""Resolving a hunt: the reveal, the betrayal of the sneaks, the blows, and apprentices from the hand.

Where a hunt waits is a stack of frames (see `phases`): at the bottom the betrayal, the blows or the helpers, above it
the roll that shamans may have thrown again.
"""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.packed import vec
from tripot.core.piles import card, count, less, more
from tripot.games.trol.cards import (
    APPRENTICE,
    BEATER,
    BRUTE,
    CARDS,
    CHIEF,
    DAUGHTER,
    NOTHING,
    RASCAL,
    ROCKY,
    SHAMAN,
    SNEAK,
    TRACKER,
    TRAP,
    TRIBES,
    TROLLS,
)
from tripot.games.trol.codes import (
    AIM,
    BETRAY,
    HELP,
    KEEP,
    MINUS,
    PLUS,
    REFUSE,
    REROLL,
    SPARE,
    code,
    number_of,
    verb_of,
)
from tripot.games.trol.events import (
    BetrayalFailed,
    Betrayed,
    CardStruckDown,
    Damaged,
    Helped,
    LineRevealed,
    Rerolled,
    Spared,
    Thrown,
    TrapMisplaced,
)
from tripot.games.trol.phases import AIMING, BETRAYAL, BETRAYING, BLOWS, HELPERS, HELPING, REROLLING, ROLL, TIPPING
from tripot.games.trol.setting_up import turn_up_pile
from tripot.games.trol.table import Line, Table, throw

# ---- the reveal -----------------------------------------------------------------------------------------------------


def begin_hunt(table: Table, place: i64, trigger: i64) -> None:
    """TRL-4.1"""
    table.place = place
    table.trigger = trigger
    table.total = 0
    table.exploder = -1
    line = table.lines[place]
    table.hunters += line.length
    at: i64
    for at in range(line.length):
        line.put(at, line.kind(at), line.tribe(at), False)
    if table.journal is not None:
        cards = tuple([CARDS[line.kind(at)] for at in range(line.length)])
        tribes = tuple([TRIBES[line.tribe(at)] for at in range(line.length)])
        table.journal.tell(LineRevealed(cards, tribes))
    discard_misplaced_traps(table, line)
    table.frames.push(BETRAYAL, 0, -1, 0)


def discard_misplaced_traps(table: Table, line: Line) -> None:
    """TRL-4.2: traps that lie first or second; what moves up into their place stays."""
    at: i64
    for at in range(less(line.length, 2) - 1, -1, -1):
        if line.kind(at) == TRAP:
            if table.journal is not None:
                tribe = line.tribe(at)
                table.journal.tell(TrapMisplaced(table.seat_of(tribe), TRIBES[tribe]))
            table.lose(line, at)


def nature(line: Line, at: i64) -> i64:
    """What a card counts as: TRL-4.14, a rascal is the nearest troll before him."""
    while line.kind(at) == RASCAL:
        at -= 1
        while at >= 0 and line.kind(at) >= TROLLS:
            at -= 1
        if at < 0:
            return NOTHING
    return line.kind(at)


def go_on(table: Table, chance: Chance) -> None:
    """Resolve the uppermost frame until somebody is asked or the hunt is ready to be shared out."""
    while table.waiting == 0 and table.frames.depth:
        kind = table.frames.top(0)
        if kind == ROLL:
            go_on_roll(table)
        elif kind == BETRAYAL:
            go_on_betrayal(table)
        elif kind == BLOWS:
            go_on_blows(table, chance)
        else:
            go_on_helpers(table)


# ---- the betrayal of the sneaks -------------------------------------------------------------------------------------


def go_on_betrayal(table: Table) -> None:
    """TRL-4.3: one pass from the nearest sneak to the farthest."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    while at < line.length and nature(line, at) != SNEAK:
        at += 1
    if at == line.length:
        table.frames.pop()
        table.frames.push(BLOWS, 0, 0, 0)
        return
    table.frames.put(1, at)
    table.ask(BETRAYING, line.tribe(at))


def legal_betrayals(table: Table, out: vec[i64]) -> i64:
    out[0] = code(SPARE, 0)
    n: i64 = 1
    at: i64
    for at in range(table.lines[table.place].length):
        out[n] = code(BETRAY, at)
        n += 1
    return n


def betray(table: Table, action: i64, chance: Chance) -> None:
    line = table.lines[table.place]
    at = table.frames.top(1)
    tribe = line.tribe(at)
    seat = table.seat_of(tribe)
    if verb_of(action) == SPARE:
        table.frames.put(1, at + 1)
        if table.journal is not None:
            table.journal.tell(Spared(seat, TRIBES[tribe]))
        return
    target = number_of(action)
    table.frames.put(2, target)
    if table.journal is not None:
        other = line.tribe(target)
        victim = CARDS[line.kind(target)]
        table.journal.tell(Betrayed(seat, TRIBES[tribe], table.seat_of(other), TRIBES[other], victim))
    roll(table, at, 1 << 8, chance)


def end_betrayal(table: Table, result: i64) -> None:
    """The die has spoken: 1 or more discards the card (TRL-4.4: it is no survivor)."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    target = table.frames.top(2)
    table.frames.put(2, -1)
    tribe = line.tribe(at)
    if result == 0:
        if table.journal is not None:
            table.journal.tell(BetrayalFailed(table.seat_of(tribe), TRIBES[tribe]))
        table.frames.put(1, at + 1)
        return
    if table.journal is not None:
        victim = line.tribe(target)
        table.journal.tell(CardStruckDown(table.seat_of(victim), TRIBES[victim], CARDS[line.kind(target)]))
    table.lose(line, target)
    table.frames.put(1, at if target <= at else at + 1)


# ---- the blows ------------------------------------------------------------------------------------------------------


def go_on_blows(table: Table, chance: Chance) -> None:
    """TRL-4.5: every card in turn, nearest first."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    if at == line.length:
        table.frames.pop()
        table.frames.push(HELPERS, 0, 0, 0)
        return
    acts_as = nature(line, at)
    if acts_as == CHIEF or acts_as == SHAMAN:
        table.ask(AIMING, line.tribe(at))
    elif acts_as == APPRENTICE:
        table.ask(TIPPING, line.tribe(at))
    else:
        dice = dice_of(line, at, acts_as)
        if dice:
            roll(table, at, dice, chance)
        else:
            strike(table, fixed_damage(line, acts_as))


def dice_of(line: Line, at: i64, acts_as: i64) -> i64:
    """The dice that a card throws without a choice, red << 8 | white."""
    if acts_as == TRACKER:  # TRL-4.11
        return 2 << 8
    if acts_as == SNEAK:  # TRL-4.13
        return 1 << 8
    if acts_as == BRUTE:  # TRL-4.9
        return more(4 - at, 1) << 8
    return number_of_beaters(line) if acts_as == BEATER else 0  # TRL-4.12


def number_of_beaters(line: Line) -> i64:
    n: i64 = 0
    at: i64
    for at in range(line.length):
        if nature(line, at) == BEATER:
            n += 1
    return n


def fixed_damage(line: Line, acts_as: i64) -> i64:
    if acts_as == ROCKY:  # TRL-4.16
        return 2
    if acts_as != DAUGHTER:  # TRL-4.10: the cook, and a trap
        return 0
    trolls: i64 = 0  # TRL-4.7
    at: i64
    for at in range(line.length):
        if line.kind(at) < TROLLS:
            trolls += 1
    return trolls


def strike(table: Table, damage: i64) -> None:
    """The card whose turn it is deals its damage; the next is up."""
    line = table.lines[table.place]
    at = table.frames.top(1)
    tribe = line.tribe(at)
    add_damage(table, damage, tribe)
    if table.journal is not None:
        name = CARDS[line.kind(at)]
        table.journal.tell(Damaged(table.seat_of(tribe), TRIBES[tribe], name, damage, table.total))
    table.frames.put(1, at + 1)


def add_damage(table: Table, damage: i64, tribe: i64) -> None:
    """TRL-5.6: remember who last carried the total over the prey's maximum."""
    most = table.bestiary.most[table.lines[table.place].prey]
    if table.total <= most < table.total + damage:
        table.exploder = tribe
    table.total += damage


def legal_aims(table: Table, out: vec[i64]) -> i64:
    """TRL-4.6, TRL-4.8: how many of the dice are red."""
    dice = dice_to_aim(table)
    red: i64
    for red in range(dice + 1):
        out[red] = code(AIM, red)
    return dice + 1


def dice_to_aim(table: Table) -> i64:
    return 3 if nature(table.lines[table.place], table.frames.top(1)) == CHIEF else 1


def aim(table: Table, action: i64, chance: Chance) -> None:
    red = number_of(action)
    roll(table, table.frames.top(1), red << 8 | (dice_to_aim(table) - red), chance)


def legal_tips(out: vec[i64]) -> i64:
    """TRL-4.15"""
    out[0] = code(PLUS, 0)
    out[1] = code(MINUS, 0)
    return 2


def tip(table: Table, action: i64) -> None:
    strike(table, 1 if verb_of(action) == PLUS else -1)


# ---- dice and shamans -----------------------------------------------------------------------------------------------


def roll(table: Table, at: i64, dice: i64, chance: Chance) -> None:
    result = throw(dice, chance)
    tell_throw(table, at, dice, result)
    table.frames.push(ROLL, dice, result, 0)


def tell_throw(table: Table, at: i64, dice: i64, result: i64) -> None:
    if table.journal is None:
        return
    line = table.lines[table.place]
    tribe = line.tribe(at)
    table.journal.tell(Thrown(table.seat_of(tribe), TRIBES[tribe], CARDS[line.kind(at)], dice >> 8, dice & 255, result))


def go_on_roll(table: Table) -> None:
    """TRL-4.8: every shaman who has not used it yet is asked, nearest first; then the result counts."""
    line = table.lines[table.place]
    at = table.frames.top(3)
    while at < line.length and (line.marked(at) or nature(line, at) != SHAMAN):
        at += 1
    if at < line.length:
        table.frames.put(3, at)
        table.ask(REROLLING, line.tribe(at))
        return
    result = table.frames.top(2)
    table.frames.pop()
    if table.frames.top(0) == BETRAYAL:
        end_betrayal(table, result)
    else:
        strike(table, result)


def legal_rerolls(out: vec[i64]) -> i64:
    out[0] = code(KEEP, 0)
    out[1] = code(REROLL, 0)
    return 2


def reroll(table: Table, action: i64, chance: Chance) -> None:
    line = table.lines[table.place]
    shaman = table.frames.top(3)
    if verb_of(action) == KEEP:
        table.frames.put(3, shaman + 1)
        return
    tribe = line.tribe(shaman)
    line.put(shaman, line.kind(shaman), tribe, True)
    if table.journal is not None:
        table.journal.tell(Rerolled(table.seat_of(tribe), TRIBES[tribe]))
    dice = table.frames.top(1)
    table.frames.pop()
    roll(table, table.frames.top(1), dice, chance)


# ---- apprentices from the hand --------------------------------------------------------------------------------------


def go_on_helpers(table: Table) -> None:
    """TRL-4.17: clockwise from the trigger's seat, while those who may still come could reach the range."""
    passed = table.frames.top(1)
    if not table.last_hunts and helpers_after(table, passed) >= distance(table) > 0:
        while not may_help(table, passed):
            passed += 1
        table.frames.put(1, passed)
        table.ask(HELPING, helper(table, passed))
    else:
        table.frames.pop()


def distance(table: Table) -> i64:
    """How far the total is from the prey's range."""
    prey = table.lines[table.place].prey
    return more(more(table.bestiary.least[prey] - table.total, table.total - table.bestiary.most[prey]), 0)


def helper(table: Table, n: i64) -> i64:
    """The n-th tribe from the trigger's, in the order of play."""
    return table.tribe_in_order(table.turn + n)


def may_help(table: Table, n: i64) -> bool:
    tribe = helper(table, n)
    return table.lines[table.place].has_tribe(tribe) and table.apprentice_may_come(tribe)


def helpers_after(table: Table, passed: i64) -> i64:
    found: i64 = 0
    n: i64
    for n in range(passed, table.tribes):
        if may_help(table, n):
            found += 1
    return found


def legal_helps(table: Table, out: vec[i64]) -> i64:
    out[0] = code(REFUSE, 0)
    if not count(table.members[helper(table, table.frames.top(1))].hand, APPRENTICE):
        return 1
    out[1] = code(HELP, 0)
    return 2


def help_out(table: Table, action: i64, chance: Chance) -> None:
    passed = table.frames.top(1)
    tribe = helper(table, passed)
    table.frames.put(1, passed + 1)
    if verb_of(action) == REFUSE:
        return
    member = table.members[tribe]
    pile = member.play(APPRENTICE)
    member.lost += card(APPRENTICE)
    damage = 1 if table.total < table.bestiary.least[table.lines[table.place].prey] else -1
    table.total += damage
    if table.journal is not None:
        table.journal.tell(Helped(table.seat_of(tribe), TRIBES[tribe], damage, table.total))
    if pile >= 0:  # TRL-7.3; what the trigger left is turned up at the end of the turn
        turn_up_pile(table, tribe, pile, chance)


# ---- who is asked? --------------------------------------------------------------------------------------------------


def asked_tribe(table: Table) -> i64:
    """The tribe that has to answer: by the uppermost frame, or the one whose turn it is."""
    if table.frames.depth == 0:
        return table.active()
    kind = table.frames.top(0)
    if kind == HELPERS:
        return helper(table, table.frames.top(1))
    return table.lines[table.place].tribe(table.frames.top(3 if kind == ROLL else 1))
