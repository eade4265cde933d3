# tripot: compiled
"""Effects and the questions within them: each step's number leads to what it does, each question to its answers."""

from mypy_extensions import i64

from tripot.core.bounds import MOST_CHANGE
from tripot.core.errors import BrokenState
from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, larger, smaller
from tripot.core.rng import Rng
from tripot.games.trieste.cards.book import AMOUNT, HOW, WHAT
from tripot.games.trieste.cards.steps import (
    CAPTURE,
    CHOOSE,
    COPY,
    COST,
    COUNTER,
    DISCARD,
    DRAW,
    DRAWS,
    EACH,
    FREE,
    GIVE,
    IF,
    INFAMY,
    JUMP,
    KEEP,
    LATER,
    LIMIT,
    LOOK,
    NAME,
    NEGATE,
    NEXT,
    ON_CAPTURE,
    ON_TAKE,
    PAY,
    PICK,
    PROTECT,
    RECOVER,
    REVEAL,
    SEARCH,
    STOP,
    SWAP,
    TAKE,
    UNLESS,
    VEIL,
)
from tripot.games.trieste.effects import capturing, deciding, handling, reacting, treasuring
from tripot.games.trieste.effects.reacting import ABOUT, EVENT, VICTIM
from tripot.games.trieste.effects.running import (
    actor,
    change_infamy,
    go_next,
    go_to_else,
    here,
    is_main,
    is_other,
    whom,
)
from tripot.games.trieste.state import telling
from tripot.games.trieste.state.phases import (
    AGREEING,
    CAPTURING,
    CONTEXT,
    DISCARDING,
    FREEING,
    KEEPING,
    NAMING,
    OPTING,
    PICKING,
    REACTING,
    RECOVERING,
    SEARCHING,
    SOURCE,
    TAKING,
    WINDOW,
)
from tripot.games.trieste.state.table import NOTHING, Table


def run_instruction(table: Table, rng: Rng) -> None:
    """Go on with the uppermost frame by one instruction."""
    if table.frames.top(0) == WINDOW:
        end_window(table, rng)
    elif has_been_stopped(table):
        table.frames.pop()
    else:
        carry_out(table, here(table, WHAT), rng)


def cut_short(table: Table) -> None:
    """The steps that may follow a decision are used up: the effect ends, with all that waits for it."""
    if table.is_heard():
        context = table.frames.read(0, CONTEXT)
        telling.cut_short(table, context & 3, context >> SOURCE & 255)
    table.frames.depth = 0


def has_been_stopped(table: Table) -> bool:
    """Has the card whose effect runs been countered or captured meanwhile?"""
    return is_main(table) and table.sides[actor(table)].open_card() == NOTHING


def end_window(table: Table, rng: Rng) -> None:
    """Nobody answers any more: what the window is about happens, or not."""
    event = table.frames.top(EVENT)
    victim = table.frames.top(VICTIM) & 3
    about = table.frames.top(ABOUT)
    happens = reacting.close_window(table)
    if has_been_stopped(table):
        return
    if event == ON_CAPTURE:
        capturing.end_capture(table, about, happens)
    elif event == ON_TAKE:
        treasuring.end_take(table, victim, happens, rng)
    else:
        capturing.end_counter(table, victim, happens)


def carry_out(table: Table, what: i64, rng: Rng) -> None:  # noqa: C901 - the list of all steps
    if what == STOP:
        table.frames.pop()
    elif what == DRAW:
        treasuring.draw(table, rng)
    elif what == TAKE:
        treasuring.take(table)
    elif what == CAPTURE:
        capturing.capture(table)
    elif what == KEEP:
        treasuring.keep(table, rng)
    elif what == JUMP:
        go_to_else(table)
    elif what == DISCARD:
        handling.discard(table, rng)
    elif what == INFAMY:
        infamy(table)
    elif what == LOOK or what == REVEAL:
        handling.look(table, what == REVEAL, rng)
    elif what == EACH:
        deciding.begin_loop(table)
    elif what == NEXT:
        deciding.end_loop(table)
    elif what == GIVE:
        treasuring.give(table)
    elif what == FREE:
        capturing.free(table)
    elif what == RECOVER:
        capturing.recover(table)
    elif what == COUNTER:
        capturing.counter(table)
    elif what == CHOOSE:
        deciding.choose(table)
    elif what == PICK:
        deciding.pick(table)
    elif what == IF or what == UNLESS:
        deciding.check(table, what == IF)
    elif what == NEGATE:
        reacting.negate(table)
    elif what == SEARCH:
        handling.search(table)
    elif what == NAME:
        deciding.name(table)
    elif what == SWAP:
        treasuring.swap(table)
    elif what == COPY:
        deciding.copy_card(table)
    elif what == LATER:
        deciding.later(table)
    elif what == PAY:
        treasuring.pay(table)
    elif what == COST or what == DRAWS or what == LIMIT or what == PROTECT or what == VEIL:
        change(table, what)
    else:
        raise BrokenState(what=f"nobody runs step {what}")


def infamy(table: Table) -> None:
    changed = change_infamy(table, here(table, AMOUNT))
    if table.is_heard() and changed:
        telling.infamy(table, changed)
    go_next(table)


def change(table: Table, what: i64) -> None:
    """Steps that change what holds for a player: costs, draws, protection, the hand, the hero."""
    faction = whom(table)
    if faction != NOTHING and (what != VEIL or (table.sides[faction].hero_open and is_other(table, faction))):
        amount = here(table, AMOUNT)
        side = table.sides[faction]
        if what == COST:
            side.cost_change = bounded_change(side.cost_change + amount)
        elif what == DRAWS:
            side.draws_change = bounded_change(side.draws_change + amount)
        elif what == LIMIT:
            side.limit = smaller(amount, side.limit) if side.limit else amount
        elif what == PROTECT:
            side.protected |= bit(here(table, HOW))
        else:
            side.hero_open = False
        if table.is_heard():
            telling.changed(table, what, faction, here(table, HOW) if what == PROTECT else amount)
    go_next(table)


def bounded_change(change: i64) -> i64:
    """Changes add up; this bound is out of reach of all but files made to reach it."""
    return smaller(MOST_CHANGE, larger(-MOST_CHANGE, change))


# ---- questions ------------------------------------------------------------------------------------------------------


def legal_answers(table: Table, out: vec[i64]) -> i64:  # noqa: C901 - the list of all questions
    phase = table.phase
    if phase == REACTING:
        return reacting.legal_reactions(table, out)
    if phase == TAKING:
        return treasuring.legal_takes(table, out)
    if phase == KEEPING:
        return treasuring.legal_keeps(table, out)
    if phase == DISCARDING:
        return handling.legal_discards(table, out)
    if phase == CAPTURING:
        return capturing.legal_captures(table, out)
    if phase == OPTING:
        return deciding.legal_options(table, out)
    if phase == PICKING:
        return deciding.legal_picks(table, out)
    if phase == FREEING:
        return capturing.legal_frees(table, out)
    if phase == RECOVERING:
        return capturing.legal_recoveries(table, out)
    if phase == SEARCHING:
        return handling.legal_finds(table, out)
    if phase == NAMING:
        return deciding.legal_names(table, out)
    return treasuring.legal_agreements(table, out)


def answer(table: Table, action: ActionCode) -> None:  # noqa: C901 - the list of all questions
    phase = table.phase
    if phase == REACTING:
        reacting.react(table, action)
    elif phase == TAKING:
        treasuring.choose_take(table, action)
    elif phase == KEEPING:
        treasuring.choose_keep(table, action)
    elif phase == DISCARDING:
        handling.choose_discard(table, action)
    elif phase == CAPTURING:
        capturing.choose_capture(table, action)
    elif phase == OPTING:
        deciding.choose_option(table, action)
    elif phase == PICKING:
        deciding.pick_player(table, action)
    elif phase == FREEING:
        capturing.choose_free(table, action)
    elif phase == RECOVERING:
        capturing.choose_recovery(table, action)
    elif phase == SEARCHING:
        handling.choose_find(table, action)
    elif phase == NAMING:
        deciding.name_card(table, action)
    elif phase == AGREEING:
        treasuring.agree(table, action)
