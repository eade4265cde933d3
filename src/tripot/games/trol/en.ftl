game-title = Trôl
game-tagline = Send out your trolls, bring home the roast, stab a few backs on the way, and never turn yours on the dog.

minute-wins = You are the head of a tribe of trolls. At the council, the tribe with the least food is out, then, except with three players, the one with the fewest bravery masks. Of those left, the one with the most trophies wins.
minute-1 = On your turn you send a troll, or a trap, into the line of a hunt: face up by day, face down by night.
minute-2 = With a troll of yours in a line you may sound the charge. The trolls roll their dice, one after the other, and their damage has to come to rest in the green range of the prey.
minute-3 = Then the line eats, whoever stands in front first, and whoever shouted takes the trophy. Too little damage, or too much, and nobody eats.
minute-4 = To begin with: join the hunts that look promising, and eat: whoever starves wins nothing.

# Tribe cards.

card-chief = chief
    .the = the chief
    .a = a chief
    .many = { $n } chiefs
    .text = Rolls 3 dice, red and white as he likes. Nobody tells the chief how to hit.
card-daughter = chief’s daughter
    .the = the chief’s daughter
    .a = a chief’s daughter
    .many = { $n } chiefs’ daughters
    .text = Deals 1 damage for each troll in the line, herself included: they all want to impress her.
card-shaman = shaman
    .the = the shaman
    .a = a shaman
    .many = { $n } shamans
    .text = Rolls 1 die, red or white as he likes. Once per hunt he may have all the dice of a roll rolled again: the spirits were not ready.
card-brute = brute
    .the = the brute
    .a = a brute
    .many = { $n } brutes
    .text = Rolls 4 red dice, one fewer for each card before him in the line, but at least one. He hates to queue.
card-cook = cook
    .the = the cook
    .a = a cook
    .many = { $n } cooks
    .text = Deals no damage. After a success he may double one portion won by him or by a troll of his tribe: it is all in the sauce.
card-tracker = tracker
    .the = the tracker
    .a = a tracker
    .many = { $n } trackers
    .text = Rolls 2 red dice. He finds the prey, and the prey wishes he had not.
card-beater = beater
    .the = the beater
    .a = a beater
    .many = { $n } beaters
    .text = Rolls as many white dice as there are beaters in the line, whatever their tribe. The more, the noisier.
card-sneak = sneak
    .the = the sneak
    .a = a sneak
    .many = { $n } sneaks
    .text = Rolls 1 red die. Before the blows he may name any card of the line and roll a red die: with 1 or more, that card has an accident.
card-rascal = rascal
    .the = the rascal
    .a = a rascal
    .many = { $n } rascals
    .text = Copies the attack and the ability of the nearest troll before him. With nobody to copy he stands about, and still holds out his bowl.
card-apprentice = apprentice
    .the = the apprentice
    .a = an apprentice
    .many = { $n } apprentices
    .text = In the line: 1 damage more or less, as he likes. From the hand: moves the total by 1 to save a hunt that his tribe takes part in. Unpaid, of course.
card-rocky = Rocky
    .the = Rocky
    .a = Rocky
    .many = { $n } × Rocky
    .text = A dog, not a troll: cannot trigger a hunt. Deals 2 damage, and steals the first portion of a success. Good boy.
card-trap = trap
    .the = the trap
    .a = a trap
    .many = { $n } traps
    .text = Not a troll: cannot trigger a hunt. No damage. Discarded if it lies first or second when the line is revealed. If the hunt fails, it wins 5 food, and the prey too if its own tribe triggered the hunt; the cards before it are lost, those behind it are safe.

# Tribes.

card-moss = Moss
    .the = the Moss tribe
    .a = a Moss tribe
    .many = { $n } Moss tribes
    .text = They sit still so long that it grows on them.
card-flint = Flint
    .the = the Flint tribe
    .a = a Flint tribe
    .many = { $n } Flint tribes
    .text = Their heads are harder than their axes, and see more use.
card-bramble = Bramble
    .the = the Bramble tribe
    .a = a Bramble tribe
    .many = { $n } Bramble tribes
    .text = Nobody has ever hugged one of them twice.
card-soot = Soot
    .the = the Soot tribe
    .a = a Soot tribe
    .many = { $n } Soot tribes
    .text = They do cook their meat, mostly by accident.
card-mud = Mud
    .the = the Mud tribe
    .a = a Mud tribe
    .many = { $n } Mud tribes
    .text = They bathe in it, sleep in it, and season with it.

# What happens.

event-prey-sighted = Into sight comes { $prey }.
event-night-fell = It is night: cards are laid face down.
event-day-broke = It is day: cards are laid face up.
event-day-night-ignored = A day/night card is discarded: the sky stays as it is.
event-began = { $seat_is ->
        [you] You are the hungriest: you begin.
       *[other] { $seat } is the hungriest and begins.
    }
event-drawn = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards_count ->
        [0] { $number ->
            [0] nothing
            [1] 1 card
           *[other] { $number } cards
        }
       *[other] { $cards }
    }.
event-turned-up = { $seat_is ->
        [you] You turn up { $card_a } for { $tribe_the }.
       *[other] { $seat } turns up { $card_a } for { $tribe_the }.
    }
event-assigned = { $card_is ->
        [hidden] { $seat_is ->
            [you] You slip a card ({ $tribe }) into the hunt for { $prey }, in the dark.
           *[other] { $seat } slips a card ({ $tribe }) into the hunt for { $prey }, in the dark.
        }
       *[shown] { $seat_is ->
            [you] You add { $card_the } ({ $tribe }) to the hunt for { $prey }.
           *[other] { $seat } adds { $card_the } ({ $tribe }) to the hunt for { $prey }.
        }
    }
event-triggered = { $seat_is ->
        [you] You have { $card_the } ({ $tribe }) sound the charge: get { $prey }!
       *[other] { $seat } has { $card_the } ({ $tribe }) sound the charge: get { $prey }!
    }
event-last-hunt-began = Nobody is left to sound the charge: the hunters set out by themselves. Get { $prey }!
event-line-revealed = In the line, nearest to the prey first: { $cards }.
event-trap-misplaced = { $seat_is ->
        [you] You have set the trap ({ $tribe }) under the prey’s very nose: it is discarded.
       *[other] { $seat } has set the trap ({ $tribe }) under the prey’s very nose: it is discarded.
    }
event-betrayed = { $target_is ->
        [self] { $seat_is ->
            [you] Betrayal! You turn on your own side: the target is { $card_the } ({ $target_tribe }).
           *[other] Betrayal! { $seat } turns on their own side: the target is { $card_the } ({ $target_tribe }).
        }
        [you] Betrayal! { $seat } turns on you: the target is { $card_the } ({ $target_tribe }).
       *[other] { $seat_is ->
            [you] Betrayal! You turn on { $target }: the target is { $card_the } ({ $target_tribe }).
           *[other] Betrayal! { $seat } turns on { $target }: the target is { $card_the } ({ $target_tribe }).
        }
    }
event-spared = { $seat_is ->
        [you] For once, you betray nobody.
       *[other] For once, { $seat } betrays nobody.
    }
event-thrown = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $red ->
        [0] { $white ->
            [1] 1 white die
           *[other] { $white } white dice
        }
        [1] { $white ->
            [0] 1 red die
           *[other] 1 red die and { $white } white
        }
       *[other] { $white ->
            [0] { $red } red dice
           *[other] { $red } red dice and { $white } white
        }
    } for { $card_the }: { $total ->
        [0] a miss!
       *[other] { $faces_count ->
            [0] { $total }.
            [1] { $total }.
           *[other] { $faces } = { $total }.
        }
    }
event-rerolled = { $seat_is ->
        [you] You call on the spirits: all those dice are rolled again!
       *[other] { $seat } calls on the spirits: all those dice are rolled again!
    }
event-card-struck-down = { $seat_is ->
        [you] You lose { $card_the } ({ $tribe }): a knife in the back.
       *[other] { $seat } loses { $card_the } ({ $tribe }): a knife in the back.
    }
event-betrayal-failed = { $seat_is ->
        [you] You stab thin air: nobody falls.
       *[other] { $seat } stabs thin air: nobody falls.
    }
part-copied = { $copied_is ->
        [shown] , copying { $copied_the }
       *[hidden] { "" }
    }
event-damaged = { $damage ->
        [-1] { $seat_is ->
            [you] You hold back with { $card_the } ({ $tribe }): 1 less, { $total } in all.
           *[other] { $seat } holds back with { $card_the } ({ $tribe }): 1 less, { $total } in all.
        }
        [0] { $seat_is ->
            [you] You do no harm with { $card_the } ({ $tribe }){ part-copied }: still { $total } in all.
           *[other] { $seat } does no harm with { $card_the } ({ $tribe }){ part-copied }: still { $total } in all.
        }
       *[other] { $seat_is ->
            [you] You strike with { $card_the } ({ $tribe }){ part-copied }: { $damage } more{ $why ->
                [trolls] { " " }(one for each troll in the line)
               *[own] { "" }
            }, { $total } in all.
           *[other] { $seat } strikes with { $card_the } ({ $tribe }){ part-copied }: { $damage } more{ $why ->
                [trolls] { " " }(one for each troll in the line)
               *[own] { "" }
            }, { $total } in all.
        }
    }
event-helped = { $seat_is ->
        [you] You send the apprentice ({ $tribe })
       *[other] { $seat } sends the apprentice ({ $tribe })
    } { $damage ->
        [-1] to calm things down: 1 less, { $total } in all.
       *[other] to lend a hand: 1 more, { $total } in all.
    }
part-range = { $at_least } to { $at_most } wanted
event-hunt-succeeded = Dinner! With { $total } in all ({ part-range }), { $prey } goes into the pot.
event-hunt-failed = Only { $total } in all ({ part-range }): { $prey } charges and bowls the hunters over.
event-prey-exploded = { $seat_is ->
        [you] Boom! You hit too hard: { $total } in all ({ part-range }), { $prey } is in bits, and nobody eats.
       *[other] Boom! { $seat } hits too hard: { $total } in all ({ part-range }), { $prey } is in bits, and nobody eats.
    }
event-fed = { $why ->
        [cook] { $seat_is ->
            [you] Good cooking! You have { $card_the } ({ $tribe }) make a portion go twice as far, for
           *[other] Good cooking! { $seat } has { $card_the } ({ $tribe }) make a portion go twice as far, for
        } { $food } food more.
        [rocky] { $seat_is ->
            [you] Rocky ({ $tribe }) helps himself first and brings you
           *[other] Rocky ({ $tribe }) helps himself first and brings { $seat }
        } { $food } food.
        [trap] { $seat_is ->
            [you] You empty your trap ({ $tribe }):
           *[other] { $seat } empties the trap ({ $tribe }):
        } { $food } food.
       *[portion] { $seat_is ->
            [you] You fill the bowl of { $card_the } ({ $tribe }):
           *[other] { $seat } fills the bowl of { $card_the } ({ $tribe }):
        } { $food } food.
    }
event-served-plain = { $seat_is ->
        [you] You serve the meal as it is ({ $tribe }): no portion is doubled.
       *[other] { $seat } serves the meal as it is ({ $tribe }): no portion is doubled.
    }
event-trophy-taken = { $seat_is ->
        [you] You hang { $prey } in the cave ({ $tribe }): a trophy!
       *[other] { $seat } hangs { $prey } in the cave ({ $tribe }): a trophy!
    }
event-trap-sprung = { $seat_is ->
        [you] Snap! You had a trap ({ $tribe }) there: what stood before it is lost, what stood behind it is safe.
       *[other] Snap! { $seat } had a trap ({ $tribe }) there: what stood before it is lost, what stood behind it is safe.
    }
event-prey-reshuffled = The prey pile is empty: { $number ->
        [1] the one discarded prey comes
       *[other] the { $number } discarded prey come
    } back, shuffled.
event-place-emptied = No new prey comes into sight: one place in the forest has gone quiet.
event-cards-put-away = There is no prey left at all: the cards that were not played are put away.
event-counted = { $seat_is ->
        [you] You count up for { $tribe_the }:
       *[other] { $seat } counts up for { $tribe_the }:
    } food { $food }, masks { $masks }, trophies { $trophies }.
event-eliminated = { $why ->
        [masks] { $seat_is ->
            [you] You have too few masks among your survivors: { $tribe_the } is out.
           *[other] { $seat } has too few masks among the survivors: { $tribe_the } is out.
        }
        [masks-tie] { $seat_is ->
            [you] A tie for the fewest masks: you have fewer trophies, and { $tribe_the } is out.
           *[other] A tie for the fewest masks: { $seat } has fewer trophies, and { $tribe_the } is out.
        }
        [food-tie] { $seat_is ->
            [you] A tie for the least food: you have fewer masks among your survivors, and { $tribe_the } is out.
           *[other] A tie for the least food: { $seat } has fewer masks among the survivors, and { $tribe_the } is out.
        }
       *[food] { $seat_is ->
            [you] You have too little to eat: { $tribe_the } is out.
           *[other] { $seat } has too little to eat: { $tribe_the } is out.
        }
    }
event-elimination-tied = { $why ->
        [second] A tie for the second tribe to go: only one tribe is eliminated for its food.
        [masks] A tie for the fewest masks, and for trophies too: nobody is eliminated.
       *[food] A tie for the least food, and for masks too: nobody is eliminated.
    }
event-duelled = { $rank ->
        [1] Clubs decide who wins!
        [2] Clubs decide who comes second!
        [3] Clubs decide who comes third!
       *[other] Clubs decide who comes fourth!
    } { $seat_is ->
        [you] You roll 3 red dice for { $tribe_the }: { $total }.
       *[other] { $seat } rolls 3 red dice for { $tribe_the }: { $total }.
    }
event-game-ended = { $reason ->
        [prey] { reason-prey }
        [danger] { reason-danger }
        [duel] { reason-duel }
       *[trophies] { reason-trophies }
    } { $winners_is ->
        [you] You win, with { $tribe_the }!
        [among] { $winners } win, with { $tribe_the }!
       *[other] { $winners_count ->
            [1] { $winners } wins, with { $tribe_the }!
           *[other] { $winners } win, with { $tribe_the }!
        }
    }

# What may be chosen.

action-assign = { $pile ->
        [-1] Add { $card_the } to { $there_is ->
            [shown] the hunt for { $there }
           *[hidden] hunt { $place_nth }
        }
       *[other] Add { $card_the } from pile { $pile_nth } to { $there_is ->
            [shown] the hunt for { $there }
           *[hidden] hunt { $place_nth }
        }
    }
action-trigger = { $pile ->
        [-1] Trigger { $there_is ->
            [shown] the hunt for { $there }
           *[hidden] hunt { $place_nth }
        } with { $card_the }
       *[other] Trigger { $there_is ->
            [shown] the hunt for { $there }
           *[hidden] hunt { $place_nth }
        } with { $card_the } from pile { $pile_nth }
    }
action-betray = Betray card { $position_nth } of the line
action-aim = { $red ->
        [0] Roll white dice only
        [1] Roll 1 red die, any others white
        [2] Roll 2 red dice, any others white
       *[other] Roll { $red } red dice
    }
action-spare = Betray nobody
action-plus = One damage more
action-minus = One damage less
action-reroll = Have all those dice rolled again
action-keep = Let the dice lie
action-help = Send the apprentice to help
action-refuse = Stay out of it
action-double = Double the { $portion ->
        [0] first
        [1] second
       *[other] third
    } portion
action-serve = Double nothing

# Where the game stands, what is asked, and what to think of.

phase-playing = A tribe’s turn
phase-betraying = Betrayal
phase-aiming = Choice of dice
phase-tipping = The apprentice’s turn
phase-rerolling = The shaman’s word
phase-helping = A helping hand
phase-cooking = The cook’s turn
phase-over = Game over

prompt-playing = { $night ->
        [true] By night, { $active_the } goes hunting: which card do you play, and where?
       *[false] By day, { $active_the } goes hunting: which card do you play, and where?
    }
prompt-betraying = The knives are out in the hunt for { $hunted }: which card of the line does { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , copying { $copied_the },
       *[hidden] { "" }
    } betray, if any?
prompt-aiming = { $hunted }: { $total } so far, { $at_least } to { $at_most } wanted. Which dice does { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , copying { $copied_the },
       *[hidden] { "" }
    } roll?
prompt-tipping = { $hunted }: { $total } so far, { $at_least } to { $at_most } wanted. Does { $asked_card_the } ({ $asked }){ $copied_is ->
        [shown] , copying { $copied_the },
       *[hidden] { "" }
    } make it one more, or one less?
prompt-rerolling = { $victim_is ->
        [shown] { $result ->
            [0] The knife misses { $victim_the } ({ $victim_tribe }).
           *[other] The knife finds { $victim_the } ({ $victim_tribe }).
        }
       *[hidden] { $hunted }: { $total } so far, the dice add { $result }, and { $at_least } to { $at_most } are wanted.
    } { $copied_is ->
        [shown] Does the rascal ({ $asked }), copying { $copied_the }, call for a new roll?
       *[hidden] Does the shaman ({ $asked }) call for a new roll?
    }
prompt-helping = { $hunted }: { $total } in all, but { $at_least } to { $at_most } wanted. Does { $asked_the } spend an apprentice to save the hunt?
prompt-cooking = The hunt for { $hunted } feeds { $asked_the }: which portion does { $asked_card_the }{ $copied_is ->
        [shown] , copying { $copied_the },
       *[hidden] { "" }
    } double, if any?

help-playing = Add any card to the end of a hunt’s line, face up by day and face down by night. Or trigger a hunt in which your tribe has a card already: your troll only shouts, but if the damage falls within the prey’s range, the trophy is yours. Below the range, line and trigger are lost; above it nobody eats, and whoever tipped it over takes the prey. In the end the tribe with the least food goes, then (but not with three players) the one with the fewest masks among its survivors; of the others, the one with the most trophies wins.
help-betraying = You may name any card of the line, even one of your own, but not the trigger. A red die decides: it shows nothing on two faces of six, and with 1 or more the card is discarded and will not be a survivor. A shaman may have the die rolled again. Whatever comes of it, the blow against the prey follows later.
help-aiming = A white die shows 0, 1, 1, 1, 2, 2; a red die shows 0, 0, 2, 3, 3, 4. The chief rolls three dice and a shaman one, and so does a rascal who copies them. All the dice must be rolled: look how far the total still is from the prey’s range, and who strikes after you.
help-tipping = Plus one or minus one: one is enough to save a hunt, or to ruin it. The cards behind the apprentice in the line have not struck yet.
help-rerolling = Once per hunt, a shaman may have all the dice of a roll rolled again, with the same colours and the same target: a blow or a betrayal, anybody’s or his own. The new result counts, even if it is worse. Let the dice lie, and he may still speak up at a later roll.
help-helping = All blows have been struck, and the total lies just outside the prey’s range. An apprentice from the hand moves it by 1 towards the range; he is then discarded, and no card is drawn for him. Whoever triggered the hunt may help too. If it takes several, those who declined are asked again when somebody has come; if not enough come, those who did are lost all the same. You are asked even if you have none in hand, so that nobody can tell.
help-cooking = The hunt has succeeded, and the portions are shared out. A cook doubles one portion that he or another troll of his tribe has won, or none. More food keeps this tribe from being the hungriest; but then another one is, perhaps your own second tribe or your partner’s. Two cooks of a tribe never double the same portion.

# Options of the table.

option-start = Start
    .help = Do the hunts start by day, with open cards, or by night, with cards laid face down?
    .value-random = the cycle card is tossed
    .value-day = by day
    .value-night = by night
option-first = The hungriest
    .help = Who is the hungriest, and therefore begins?
    .value-none = drawn by lot
    .value-seat = { $seat }
option-night_memory = Cards laid by night
    .help = Does the table show you the cards that you have laid face down yourself, or do you remember them?
    .value-hidden = up to your memory
    .value-shown = shown to their owner
option-teams = Teams
    .help = Four players only: does everybody hunt alone, or do seats 1 and 3 stand against seats 2 and 4?
    .value-false = everybody alone
    .value-true = two against two
option-points = Points
    .help = For two players or teams: do the places of the tribes bring points, to be added up over several games?
    .value-false = no points
    .value-true = points for every place

# Why the game ended as it did.

reason-trophies = The trophies decide.
reason-prey = Equal trophies: the number of prey cards decides.
reason-danger = Equal trophies and equal prey cards: the most dangerous prey decides.
reason-duel = Nothing to choose between them: the clubs decide.

# Why a choice is good.

why-trigger = The hunt for { $card } has a { $number }% chance of success, and the trophy is worth { $points }.
why-assign = With this card the hunt for { $card } would have a { $number }% chance of success, as the line lies now.
why-assign-weak = With this card the hunt for { $card } comes to a total of about { $points } so far; it takes { $number }.
why-assign-strong = With this card the hunt for { $card } comes to a total of about { $points }; above { $number } the prey explodes.
why-trap = If the hunt for { $card } fails, the trap brings { $points } food; the hunt would have a { $number }% chance of success.
why-betray = { $seat_is ->
        [you] The line is better without your own card: { $card_the }.
       *[other] The line is better for you without { $seat }’s card: { $card_the }.
    }
why-double = { $number } food more for this tribe.
why-serve = More food here would put another tribe of your side at risk.
why-chance = The hunt then has a { $number }% chance of success.

# What the table and the lists of cards show; an empty label hides a field.

field-active = { "" }
field-asked = { "" }
field-asked_card = { "" }
field-at_least = { "" }
field-at_most = { "" }
field-cards = line
field-cards-row = { $acts ->
        [true] ▶
       *[false] { "" }
    }{ $is_target ->
        [true] ✗
       *[false] { "" }
    }{ $number ->
        [0] { "" }
       *[other] { $number }{ " " }
    }{ $tribe_key ->
        [moss] Mo
        [flint] Fl
        [bramble] Br
        [soot] So
       *[mud] Mu
    } { $card_is ->
        [hidden] ?
       *[shown] { $card }
    }
field-copied = { "" }
field-danger = danger
field-danger-values = { $v1 }–{ $v2 }
field-discarded_size = discarded prey
field-food = food
field-food-brief = food
field-food-narrow = food
field-hunt = hunting
field-hunt-brief = { "" }
field-hunt-row = { $hunted }: { $total } so far, { $at_least }–{ $at_most } wanted{ $red ->
        [0] { $white ->
            [0] { "" }
            [1] { " · " }1 white die: { $result }
           *[other] { " · " }{ $white } white dice: { $result }
        }
        [1] { $white ->
            [0] { " · " }1 red die: { $result }
           *[other] { " · " }1 red die and { $white } white: { $result }
        }
       *[other] { $white ->
            [0] { " · " }{ $red } red dice: { $result }
           *[other] { " · " }{ $red } red dice and { $white } white: { $result }
        }
    }{ $trigger_is ->
        [hidden] { "" }
       *[shown] { " · " }trigger: { $trigger_the } ({ $trigger_tribe })
    }
field-hunted = { "" }
field-last_hunts = the last hunts
field-least = danger
field-least-value = { $prey_is ->
        [hidden] –
       *[shown] { $least }–{ $most }
    }
field-lost = lost
field-lost-brief = { "" }
field-masks = masks
field-most = { "" }
field-night = ☾ night
field-night-not = ☼ day
field-pile_size = prey pile
field-piles = piles
field-piles-brief = { "" }
field-piles-row = { $card_is ->
        [hidden] –
       *[shown] { $card } (+{ $below })
    }
field-place = hunt
field-place-narrow = #
field-place-value = { $place_nth }
field-prey = prey
field-rank = { "" }
field-result = { "" }
field-survivors = survivors
field-survivors-brief = { "" }
field-total = { "" }
field-trophies = trophies
field-trophies-brief = { "" }
field-trophies-narrow = ★
field-trophy_symbols = trophies
field-trophy_symbols-brief = trophies
field-turn = turn
field-victim = { "" }
field-victim_tribe = { "" }

# What simulation counts in a game, over all tribes.

measure-failed = failed hunts
measure-succeeded = successful hunts
measure-exploded = exploded prey
measure-hunters = cards in the lines
measure-food = food, all tribes
measure-masks = masks, all tribes
measure-trophies = trophies, all tribes
measure-ties = ties
measure-reshuffled = returns of the discarded prey
measure-ran-out = places without new prey

# `tripot balance --cards`: what is gained, and from where.
gain-food = food
gain-damage = damage
gain-trophies = trophies
