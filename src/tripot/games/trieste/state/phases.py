"""Where a game of Trieste can be.

A round has six steps, each done by Watch, Merchant and Thief in this order; before the first, what earlier cards have
left for this round takes place.

    Begin ──> Draw ──> Play ──> Pay ──> Effect ──> End ──> the next round

What somebody is asked is the phase.  Effects and the questions within them are frames (see `running`), so that a game
can be saved and restored in the middle of any of them.
"""

from dataclasses import dataclass
from typing import Final

from tripot.games.trieste.cards import steps

# Editions of the rules, by which `State.edition` is compared.
SECOND_EDITION: Final = 1  # from which these hold:
#   nobody is asked for a special that cannot be in their hand (TRI-6.4);
#   heroes are chosen before the first hands are dealt (TRI-2.4);
#   a card that is not paid for lies countered until its Effect, and can be captured there (TRI-4.3, TRI-4.6);
#   all goals are checked before anybody buys back (TRI-4.8).

# Steps of a round.
BEGIN: Final = 0
DRAW: Final = 1
PLAY: Final = 2
PAY: Final = 3
EFFECT: Final = 4
END: Final = 5
STEPS_OF_ROUND: Final = ("begin", "draw", "play", "pay", "effect", "end")

# Stages of a step.  A player whose hero lies face down may reveal him before all else.
HERO_STAGE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3

# What is asked.
CHOOSING_HERO: Final = 0
UNVEILING: Final = 1  # the hero: now, or not yet
DRAWING: Final = 2
LAYING: Final = 3
PAYING: Final = 4
REACTING: Final = 5
OPTING: Final = 6  # one of several effects
PICKING: Final = 7  # an opponent
NAMING: Final = 8  # a card
KEEPING: Final = 9
TAKING: Final = 10
DISCARDING: Final = 11
CAPTURING: Final = 12
FREEING: Final = 13
RECOVERING: Final = 14
SEARCHING: Final = 15
AGREEING: Final = 16  # to pay, or not
BUYING: Final = 17
TRIMMING: Final = 18  # a hand that is over its limit
OVER: Final = 19


@dataclass(frozen=True)
class Phase:
    """What a phase asks, and where the round stands meanwhile, unless a position says otherwise."""

    word: str
    step: int = EFFECT
    stage: int = SECOND  # the first at which it can be asked
    stages: int = 1  # at how many, outside of effects
    asker: int = steps.STOP  # the step of an effect that asks it; STOP if none does


QUESTIONS: Final = {
    CHOOSING_HERO: Phase("choosing-hero", BEGIN, HERO_STAGE),
    UNVEILING: Phase("unveiling", DRAW, HERO_STAGE),
    DRAWING: Phase("drawing", DRAW, FIRST, stages=49),
    LAYING: Phase("laying", PLAY, FIRST),
    PAYING: Phase("paying", PAY),
    REACTING: Phase("reacting"),
    OPTING: Phase("opting", asker=steps.CHOOSE),
    PICKING: Phase("picking", asker=steps.PICK),
    NAMING: Phase("naming", asker=steps.NAME),
    KEEPING: Phase("keeping", asker=steps.KEEP),
    TAKING: Phase("taking", asker=steps.TAKE),
    DISCARDING: Phase("discarding", asker=steps.DISCARD),
    CAPTURING: Phase("capturing", asker=steps.CAPTURE),
    FREEING: Phase("freeing", asker=steps.FREE),
    RECOVERING: Phase("recovering", asker=steps.RECOVER),
    SEARCHING: Phase("searching", asker=steps.SEARCH),
    AGREEING: Phase("agreeing", asker=steps.PAY),
    BUYING: Phase("buying", END),
    TRIMMING: Phase("trimming", END, THIRD),
    OVER: Phase("over", END),
}
PHASES: Final = tuple([question.word for question in QUESTIONS.values()])

# Kinds of frames, with their three numbers.
RUN: Final = 1  # where in the book, context (see `running`), cards shown
WINDOW: Final = 2  # the event, its victim | negated << 4, the card it is about
BILL: Final = 3  # payer | purpose << 4 | receiver << 8, the amount, the card it is for
FRAMES: Final = ("", "run", "window", "bill")
AT: Final = 1  # which of the numbers of `RUN` is where it is in the book
CONTEXT: Final = 2  # and which its context
SOURCE: Final = 12  # the bits of the context from here on are the kind of the card

# What a bill is for.
FOR_CARD: Final = 0
FOR_BUYING: Final = 1
FOR_REACTION: Final = 2
FOR_STEP: Final = 3
FOR_GIFT: Final = 4
PURPOSES: Final = ("card", "buying", "reaction", "step", "gift")
