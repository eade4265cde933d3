# What every game uses.

you = you
nothing = nothing
do-nothing = do nothing
seat-name = Seat { $number }
join-comma = { $first }, { $second }
join-and = { $first } and { $second }
join-then = { $first }, then { $second }
join-anyway = { $first }; in any case, { $second }
numbered = ({ $number }) { $text }

# Errors, by their code.

error-bad-input = That cannot be understood.
error-unknown-game = There is no game called “{ $game }”. You can play: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. You can choose: { $known }.
error-bad-seats = “{ $game }” cannot be played by “{ $seats }”. Possible numbers of players: { $allowed }.
error-bad-seat = There is no seat “{ $found }” at this table. Seats: { $allowed }.
error-nothing-to-undo = Nothing has been decided yet, so there is nothing to undo.
error-unknown-option = There is no option called “{ $option }”. { $known_is ->
        [empty] This game has none.
       *[given] You can set: { $known }.
    }
error-bad-option = { $value_is ->
        [empty] The option “{ $option }” needs a value.
       *[given] The option “{ $option }” cannot be “{ $value }”.
    } Possible: { $allowed }.
error-bad-seed = “{ $seed }” cannot be a seed. A seed is a whole number that is not negative and fits into 256 bits, or 32 bytes.
error-illegal-action = “{ $action }” is not allowed for { $seat_is ->
        [you] you
       *[other] { $seat }
    } now. Allowed: { $allowed }.
error-not-waiting = { $seat_is ->
        [you] Nothing is asked of you now.
       *[other] Nothing is asked of { $seat } now.
    } { $waiting_is ->
        [you] You are the one the table is waiting for.
       *[other] The table is waiting for { $waiting }.
    }
error-game-over = { $seat_is ->
        [you] The game is over: you have nothing left to decide.
       *[other] The game is over: { $seat } has nothing left to decide.
    }
error-bad-notation = { $allowed_is ->
        [empty] “{ $text }” is too much: the action is complete without it.
       *[given] { $text_is ->
            [empty] The action is not complete.
           *[given] “{ $text }” cannot be read here.
        } Possible: { $allowed }.
    }
error-bad-position = The position cannot be read at “{ $path }”: { $found_is ->
        [empty] nothing is there
       *[given] “{ $found }” is there
    }, { $wanted_is ->
        [empty] and nothing may be.
       *[given] but it should be: { $wanted }.
    }
error-card-count = The position does not add up at “{ $path }”: the game’s number of cards “{ $card }” is { $wanted }, no more and no fewer.
error-bad-record = The record cannot be read at “{ $path }”: { $found_is ->
        [empty] nothing is there
       *[given] “{ $found }” is there
    }, { $wanted_is ->
        [empty] and nothing may be.
       *[given] but it should be: { $wanted }.
    }
error-other-rules = Version “{ $found }” of the rules of “{ $game }” cannot be played here; versions that can: { $wanted }.
error-broken-state = Something is wrong with the program, not with what you did: { $what }. Please report it.
error-unknown-clause = The rules of “{ $game }” have no clause “{ $clause }”. Clauses: { $known }.

numbers-from-to = { $least } to { $most }
named-cards = { $n ->
    [1] “{ $name }”
   *[other] { $n } × “{ $name }”
}

error-no-data-file = “{ $game }” cannot be played with another data file.
error-bad-data = A mistake in the data file, at { $path }: { $found_is ->
    [empty] it is missing or empty
    [text] found “{ $found }”
   *[given] found { $found }
}; expected: { $wanted }.
error-bad-policy = “{ $file }” is no policy that can play here: { $path_is ->
    [empty] it cannot be read as { $wanted }
   *[given] { $path } is { $found_is ->
        [empty] missing
       *[given] { $found }, but should be { $wanted }
    }
}.
error-missing-package = The Python package “{ $package }” is not installed. To install it: { $install }
error-other-data = This game of “{ $game }” was played with { $wanted_is ->
    [empty] the shipped cards
   *[given] the data file with the hash { $wanted }
}, but is read with { $found_is ->
    [empty] the shipped cards
   *[given] the data file with the hash { $found }
}.

# Why a bot chooses so.

why-forced = There is no other choice.
why-best = It promises most from here.
why-policy = From what it has learned, it plays this { $number } times out of 100.
why-random = One choice is as good as another.

# What an error wants instead.

wanted-object = an object (a table, in TOML)
wanted-list = a list
wanted-text = a text
wanted-same-table = the game, seats and options of the record
wanted-hex-seed = 64 hexadecimal digits
wanted-decision = a seat and a notation
wanted-asked-seat = an answer of a seat that is asked
wanted-three-types = cards of three different types
wanted-legal-choice = a legal choice
wanted-equal-teams = teams of one size, as this floor has them
wanted-share-of-types = three of each type of character and one artefact in ten cards
wanted-row-of-its-own = a card that has no row yet
wanted-unique-key = a key of its own, of 1 to 40 letters, digits and hyphens
wanted-range = the smaller number first
wanted-two-numbers = two numbers
wanted-three-numbers = three numbers
wanted-hand = the cards of the hand, and as many below as the draw pile has
wanted-steps = a list of steps, as the kind of card allows them
wanted-shallow-steps = steps within steps at most 4 deep
wanted-after-step = a step before it that it can refer to
wanted-in-reaction = another step, as this one belongs to reactions
wanted-nothing-here = nothing, as this kind of card has no such thing
wanted-one-player = a step about one player
wanted-opponent = another player than the card’s own
wanted-another = another player than the one who gives
wanted-faction-cards = nothing, as this tells faction cards apart
wanted-no-inner-each = another step, as this one is within an “each” already
wanted-not-zero = a number other than 0
wanted-later = the beginning of what a card does later
wanted-card-name = a name of 1 to 60 characters, none of them a control character
wanted-fewer-steps = at most 30 steps on a card, with those within other steps
wanted-fewer-steps-in-all = at most 600 steps in the whole file
wanted-fewer-copies = at most 3 steps “copy” on a card
wanted-data-size = at most 262144 bytes
wanted-fewer-dots = at most 50 dots in a line

# What can happen in every game.

event-taken-back = { $seat_is ->
        [you] You take your last decision back.
       *[other] { $seat } takes the last decision back.
    }
