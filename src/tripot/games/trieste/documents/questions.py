"""Who is asked, and whether a position that somebody wrote can ask it."""

from tripot.core.bounds import MOST_LATER
from tripot.core.document import Document
from tripot.core.piles import bits
from tripot.games.trieste.cards import steps
from tripot.games.trieste.cards.book import AMOUNT, WHAT
from tripot.games.trieste.cards.components import FACTIONS, ROUNDS
from tripot.games.trieste.effects.capturing import in_play
from tripot.games.trieste.effects.deciding import chooser_of
from tripot.games.trieste.effects.handling import chooser
from tripot.games.trieste.effects.reacting import ABOUT, EVENT, VICTIM
from tripot.games.trieste.effects.running import LEFT, actor, here, whom
from tripot.games.trieste.state.paying import payer_of, purpose_of
from tripot.games.trieste.state.phases import (
    AGREEING,
    BEGIN,
    BILL,
    CHOOSING_HERO,
    CONTEXT,
    DISCARDING,
    DRAW,
    DRAWING,
    EFFECT,
    END,
    FOR_BUYING,
    FOR_CARD,
    FOR_GIFT,
    FOR_REACTION,
    FOR_STEP,
    FRAMES,
    KEEPING,
    LAYING,
    OPTING,
    OVER,
    PAY,
    PAYING,
    PHASES,
    PLAY,
    QUESTIONS,
    REACTING,
    RUN,
    STEPS_OF_ROUND,
    TAKING,
    UNVEILING,
    WINDOW,
)
from tripot.games.trieste.state.purses import size, worth
from tripot.games.trieste.state.table import NOTHING, PLAYED, Table
from tripot.games.trieste.state.telling import card_keys

# The step of the effect below that opens a window about an event, or makes a bill.
STEP_OF_EVENT = {steps.ON_CAPTURE: steps.CAPTURE, steps.ON_TAKE: steps.TAKE, steps.ON_COUNTER: steps.COUNTER}
STEP_OF_BILL = {FOR_STEP: steps.PAY, FOR_GIFT: steps.GIVE}


def asked(table: Table) -> int:
    """The faction that has to answer."""
    phase = table.phase
    if phase == PAYING:
        return int(payer_of(table.frames.top(1)))
    if phase == REACTING:
        return int(table.frames.top(VICTIM)) & 3
    if phase == DISCARDING:
        return int(chooser(table))
    if phase == OPTING:
        return int(chooser_of(table))
    if phase == AGREEING:
        return int(whom(table))
    return int(actor(table)) if QUESTIONS[int(phase)].asker else int(table.turn)


# ---- can it be asked? -----------------------------------------------------------------------------------------------


def check_question(document: Document, table: Table) -> None:
    check_stack(document, table)
    phase = int(table.phase)
    if QUESTIONS[phase].asker or phase == REACTING or phase == PAYING:
        check_effect(document, table, phase)
    else:
        check_round(document, table, phase)
    check_laid(document, table)
    check_answers(document, table)


def check_round(document: Document, table: Table, phase: int) -> None:
    """A question outside of effects: nothing is under way."""
    if table.frames.depth:
        raise document.refuse("frames", [])
    if table.looked or table.looked_cards:
        raise document.refuse("looked", [])
    if phase in (CHOOSING_HERO, UNVEILING):
        check_heroes(document, table, phase)
    elif phase == OVER:
        if table.winner == NOTHING and table.round != ROUNDS:
            raise document.refuse("winner", list(FACTIONS))
    else:
        question = QUESTIONS[phase]
        require_step(document, table, (question.step,), range(question.stage, question.stage + question.stages))
    if phase != OVER and table.winner != NOTHING:
        raise document.refuse("winner", ["none"])


def check_heroes(document: Document, table: Table, phase: int) -> None:
    if not table.heroes or (phase == UNVEILING and table.sides[table.turn].hero_open):
        raise document.refuse("phase", [PHASES[DRAWING], PHASES[LAYING]])
    steps_ = (BEGIN,) if phase == CHOOSING_HERO else (DRAW, PLAY, PAY, EFFECT, END)
    require_step(document, table, steps_, range(1))


def require_step(document: Document, table: Table, allowed: tuple[int, ...], stages: range) -> None:
    if table.step not in allowed:
        raise document.refuse("step", [STEPS_OF_ROUND[step] for step in allowed])
    if table.stage not in stages:
        raise document.refuse("stage", f"{stages.start}..{stages.stop - 1}")


def check_stack(document: Document, table: Table) -> None:
    """Which frame can lie upon which, and is each where it can be?"""
    rows = table.frames.rows()
    for number, row in enumerate(rows):
        below = rows[number - 1] if number else None
        allowed = {None: (RUN, BILL), RUN: (RUN, WINDOW, BILL), WINDOW: (RUN, BILL), BILL: ()}[
            below[0] if below else None
        ]
        wanted = expected_step(row)
        fits = wanted is None or (below is not None and below[0] == RUN and what_of(table, below) == wanted)
        if row[0] not in allowed or not fits or (row[0] == RUN and what_of(table, row) == steps.BRANCH):
            raise document.refuse("frames", list(FRAMES[1:]))


def what_of(table: Table, row: list[int]) -> int:
    return int(table.book.read(row[1], WHAT))


def expected_step(row: list[int]) -> int | None:
    """The step of the effect below that a window or a bill belongs to; None if it needs none."""
    if row[0] == WINDOW:
        return STEP_OF_EVENT[row[EVENT]]
    return STEP_OF_BILL.get(int(purpose_of(row[1]))) if row[0] == BILL else None


def check_effect(document: Document, table: Table, phase: int) -> None:
    """A question of an effect, or a bill: is the uppermost frame the one that asks it?"""
    kind = WINDOW if phase == REACTING else BILL if phase == PAYING else RUN
    rows = table.frames.rows()
    if not rows or rows[-1][0] != kind or (kind == RUN and what_of(table, rows[-1]) != QUESTIONS[phase].asker):
        raise document.refuse("frames", FRAMES[kind])
    if kind == BILL:
        check_bill(document, table, rows)
    if kind == WINDOW:
        check_window(document, table, rows[-1])
    if phase in (KEEPING, TAKING, DISCARDING):
        check_left(document, table, phase)
    if phase != KEEPING and (table.looked or table.looked_cards):
        raise document.refuse("looked", [])
    if rows[0][0] == RUN:
        stages = {BEGIN: range(1, MOST_LATER + 2), PAY: range(1, 4, 2), EFFECT: range(1, 3)}
        require_step(document, table, tuple(range(END + 1)), stages.get(int(table.step), range(1, 4)))
    if asked(table) == NOTHING or (phase == TAKING and whom(table) in (NOTHING, actor(table))):
        raise document.refuse("frames", list(FACTIONS))


def check_left(document: Document, table: Table, phase: int) -> None:
    """How many cards are still to be chosen, plus one: no more than there are, or than the step discards."""
    victim = int(whom(table))
    if phase == KEEPING:
        there = int(size(table.looked) + bits(table.looked_cards))
    elif victim == NOTHING:
        there = 0
    else:
        there = int(size(table.sides[victim].purse)) if phase == TAKING else int(here(table, AMOUNT))
    left = int(table.frames.top(CONTEXT)) >> LEFT & 255
    if not 2 <= left <= there + 1:
        raise document.error(path="frames[].left", found=left, wanted=f"2..{there + 1}")


def check_window(document: Document, table: Table, row: list[int]) -> None:
    """What a reaction may answer is about a card that is there; once it is answered, the card may have gone."""
    event, faction, kind = row[EVENT], row[VICTIM] & 3, row[ABOUT]
    side = table.sides[faction]
    lying = int(in_play(table) if event == steps.ON_CAPTURE else side.open_card())
    there = 1 << lying if lying != NOTHING else 0
    if event == steps.ON_CAPTURE:
        there |= int(side.hand | side.discard)
    if event != steps.ON_TAKE and not there & int(table.book.copies[kind]):
        raise document.error(
            path="frames[].card", found=table.book.names[kind], wanted=list(card_keys(table, faction, there))
        )


def check_bill(document: Document, table: Table, rows: list[list[int]]) -> None:
    payer, purpose = int(payer_of(rows[-1][1])), int(purpose_of(rows[-1][1]))
    if purpose in (FOR_CARD, FOR_BUYING):
        step, stage = (PAY, 2) if purpose == FOR_CARD else (END, 2)
        require_step(document, table, (step,), range(stage, stage + 1))
        if len(rows) != 1 or payer != table.turn:
            raise document.refuse("frames", FRAMES[BILL])
    if purpose == FOR_REACTION and (len(rows) < 2 or rows[-2][0] != WINDOW):
        raise document.refuse("frames", FRAMES[WINDOW])
    if purpose != FOR_GIFT and worth(table.sides[payer].purse) < rows[-1][2]:
        raise document.error(path="frames[].amount", found=rows[-1][2], wanted=int(worth(table.sides[payer].purse)))


def check_laid(document: Document, table: Table) -> None:
    """Who has a card before them, and how it lies, follows from the step and the turn."""
    for faction, side in enumerate(table.sides):
        done = faction < table.turn or (faction == table.turn and table.step == PAY and table.stage > 1)
        allowed = {
            PLAY: ("none", "face-down") if done else ("none",),
            PAY: ("none", "open", "countered") if done else ("none", "face-down"),
            EFFECT: ("none",) if faction < table.turn else ("none", "open", "countered"),
        }.get(int(table.step), ("none",))
        found = "none" if side.laid == NOTHING else PLAYED[side.lies]
        if found not in allowed and table.phase != OVER:
            raise document.error(path=f"sides[{faction}].lies", found=found, wanted=list(allowed))


def check_answers(document: Document, table: Table) -> None:
    """Somebody who is asked must have something to answer."""
    if table.phase in (OVER, CHOOSING_HERO):
        return
    if not table.legal_actions(table.places[asked(table)]):
        raise document.refuse("phase", list(PHASES))
