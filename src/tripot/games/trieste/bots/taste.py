# tripot: compiled
"""What each faction cares for, and how much: in treasure, as much as it means to the Merchant."""

from typing import final


@final
class Taste:
    trust: float = 0.6  # in all this, against a search that finds another answer a little better
    # money
    spare: float = 0.75  # of a treasure's value to Watch and Thief while they need money
    enough: float = 3.0  # money that they want to have
    idle: float = 0.25  # of a treasure's value to them beyond that
    change: float = 0.46  # of a treasure's value, to lay it down and draw another
    theft: float = 0.5  # what the Merchant loses, to the others, while he is far from his goal
    near_riches: float = 2.4  # how much more when he is about to win
    malice: float = 0.2  # what another loses
    # cards
    card: float = 2.6  # for an empty hand
    recovered: float = 1.04  # from the discard
    lost: float = 0.3  # that leaves the hand
    given_up: float = 0.78  # that I must discard
    spoilt: float = 0.7  # that another must discard
    envy: float = 0.3  # that another draws
    again: float = 0.7  # of a card's worth, when it is bought back for later
    full: float = 0.2  # less for each card in the hand already
    bought: float = 0.3
    broke: float = 1.0  # to have no money left to play it
    nothing: float = 0.0  # to do nothing
    # thieves
    fame: float = 2.4  # a point of infamy, to the Thief
    calm: float = 0.72  # a point less, to the others
    alarm: float = 3.6  # and more when the Thief is about to win
    capture: float = -2.0
    near: float = 0.8  # how much more these count when their owner is about to win
    freedom: float = 2.0
    level: float = 1.6  # of a thief that is played, on average
    plays: float = 0.6325  # how often somebody who may play a thief does
    caught: float = 0.8  # by a card that can catch
    saved: float = 1.5  # levels of a thief that is not worth a special
    hurry: float = 0.4  # levels less for each thief in prison
    saving: float = 2.92  # treasure that a caught thief has not stolen
    # other steps
    counter: float = 0.33
    dearer: float = 0.35  # a coin more for the others' cards
    shield: float = 0.8
    later: float = 0.7  # of a step that comes later
    perhaps: float = 0.5  # of a step that may not come
    draws: float = 1.0  # one more each round


def decent() -> list[Taste]:
    """As a decent player's, by judgement: Watch, Merchant and Thief."""
    watch = Taste()
    watch.enough = 2.0
    watch.card = 4.8
    watch.capture = 4.0
    watch.freedom = -4.0
    merchant = Taste()
    merchant.card = 2.1
    return [watch, merchant, Taste()]


def sharp() -> list[Taste]:
    """As found by playing against decent ones; `docs/bots.md` tells how, and what each has brought."""
    watch, merchant, thief = decent()
    watch.trust = 1.8
    watch.spare = 1.7
    watch.enough = 3.6
    watch.theft = 1.4
    watch.near_riches = 5.1
    watch.card = 16.0
    watch.alarm = 26.7
    watch.capture = 12.0
    watch.near = 1.5
    merchant.shield = 2.7
    thief.card = 11.8
    thief.again = -0.6
    thief.saved = 6.2
    thief.hurry = 1.0
    thief.spare = 1.1
    thief.caught = 1.2
    thief.fame = 1.4
    return [watch, merchant, thief]
