game-title = Tschak!
game-tagline = Four dungeons, twelve monsters and the same heroes for everybody in turn: grab the treasures, and leave the beasts to your friends.

minute-wins = You lead a party of heroes through four dungeons. Whoever has the most points in the end wins.
minute-1 = Each dungeon has three floors. On each you field a team of three cards of three different types: wizard, warrior, dwarf or artefact.
minute-2 = The strongest team takes the treasure, the weakest is left with the monster. In between nothing happens, and that can be just what you want.
minute-3 = The strongest of the cards left over bring gold. Then all hands move on: everybody plays every hand once.
minute-4 = To begin with: send a strong team where the treasure is worth it, and something middling where the monster is the worst.

# Adventurers with a value: its figure is $strength.

kind-sorcerer = wizard { $strength }
    .the = the wizard { $strength }
    .a = a wizard { $strength }
    .many = { $n } wizards { $strength }
    .text = Wizard (blue), value { $strength }.
kind-sorcerer-staff = wizard { $strength } with staff
    .the = the wizard { $strength } with staff
    .a = a wizard { $strength } with staff
    .many = { $n } wizards { $strength } with staff
    .text = Wizard (blue), value { $strength }. In a tie the staff beats a wizard { $strength } without one.
kind-warrior = warrior { $strength }
    .the = the warrior { $strength }
    .a = a warrior { $strength }
    .many = { $n } warriors { $strength }
    .text = Warrior (green), value { $strength }.
kind-warrior-axe = warrior { $strength } with axe
    .the = the warrior { $strength } with axe
    .a = a warrior { $strength } with axe
    .many = { $n } warriors { $strength } with axe
    .text = Warrior (green), value { $strength }. In a tie the axe beats a warrior { $strength } without one.
kind-dwarf = bare-handed dwarf { $strength }
    .the = the bare-handed dwarf { $strength }
    .a = a bare-handed dwarf { $strength }
    .many = { $n } bare-handed dwarves { $strength }
    .text = Dwarf (red), value { $strength }. In a tie bare hands lose to any weapon.
kind-dwarf-weapon = dwarf { $strength } with another weapon
    .the = the dwarf { $strength } with another weapon
    .a = a dwarf { $strength } with another weapon
    .many = { $n } dwarves { $strength } with another weapon
    .text = Dwarf (red), value { $strength }. In a tie this weapon beats bare hands, but not an axe.
kind-dwarf-axe = dwarf { $strength } with axe
    .the = the dwarf { $strength } with axe
    .a = a dwarf { $strength } with axe
    .many = { $n } dwarves { $strength } with axe
    .text = Dwarf (red), value { $strength }. In a tie the axe beats everything else.

# Adventurers without one.

card-chameleon = chameleon
    .the = the chameleon
    .a = a chameleon
    .many = { $n } chameleons
    .text = Wizard (blue) without a value of its own: worth as much as the most powerful wizard among your opponents on this floor, or 0. Worth nothing as a last card.
card-artefact = artefact
    .the = the artefact
    .a = an artefact
    .many = { $n } artefacts
    .text = Artefact (purple): doubles the weakest character of its team. Worth nothing as a last card.

# Monsters.

creature-text = { $skulls ->
        [1] 1 skull: 1 penalty point.
       *[other] { $skulls } skulls: { $skulls } penalty points.
    }
card-troglodyte = troglodyte
    .the = the troglodyte
    .a = a troglodyte
    .many = { $n } troglodytes
    .text = Troglodytes cost the square of their number: 1, 4, 9 points and so on.
card-dragon = dragon
    .the = the dragon
    .a = a dragon
    .many = { $n } dragons
    .text = { creature-text }
card-kraken = kraken
    .the = the kraken
    .a = a kraken
    .many = { $n } krakens
    .text = { creature-text }
card-golem = golem
    .the = the golem
    .a = a golem
    .many = { $n } golems
    .text = { creature-text }
card-beholder = beholder
    .the = the beholder
    .a = a beholder
    .many = { $n } beholders
    .text = { creature-text }
card-lizard-man = lizard-man
    .the = the lizard-man
    .a = a lizard-man
    .many = { $n } lizard-men
    .text = { creature-text }
card-giant-spider = giant spider
    .the = the giant spider
    .a = a giant spider
    .many = { $n } giant spiders
    .text = { creature-text }
card-ghoul = ghoul
    .the = the ghoul
    .a = a ghoul
    .many = { $n } ghouls
    .text = { creature-text }
card-skeleton = skeleton
    .the = the skeleton
    .a = a skeleton
    .many = { $n } skeletons
    .text = { creature-text }

# Treasures.

kind-chest = chest of { $points }
    .the = the chest of { $points }
    .a = a chest of { $points }
    .many = { $n } chests of { $points }
    .text = Scores { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
kind-cursed-chest = cursed chest of −{ $points_size }
    .the = the cursed chest of −{ $points_size }
    .a = a cursed chest of −{ $points_size }
    .many = { $n } cursed chests of −{ $points_size }
    .text = Costs you { $points_size ->
        [1] 1 point
       *[other] { $points_size } points
    }, but the strongest team has to take it.
card-ring = ring of power
    .the = the ring of power
    .a = a ring of power
    .many = { $n } rings of power
    .text = Rings score the square of their number: 1, 4, 9 points and so on.
card-trophy = trophy
    .the = the trophy
    .a = a trophy
    .many = { $n } trophies
    .text = Scores 2 points for each monster that you own at the end; with two players, 1 point.
card-elixir = elixir
    .the = the elixir
    .a = an elixir
    .many = { $n } elixirs
    .text = Rids you of one monster before the final count.

# What happens.

event-dungeon-began = Dungeon { $dungeon } opens. From the first floor to the third lurk { $monsters }; there to be won are { $treasures }.
event-hands-passed = Every hand of ten cards passes to the left.
event-hand-received = { $seat_is ->
        [you] Your hand:
       *[other] { $seat }’s hand:
    } { $cards }.
event-floor-began = Floor { $floor }: { $monster_a } guards { $treasure_a }.
event-fielded = { $seat_is ->
        [you] You field { $cards }.
       *[other] { $seat } fields { $cards }.
    }
event-team-measured = { $seat_is ->
        [you] Your team has a strength of { $strength }
       *[other] { $seat }’s team has a strength of { $strength }
    }{ $adds_count ->
        [0] { "" }
       *[other] { " " }({ $adds })
    }.{ $copied ->
        [-1] { "" }
        [0] { " " }The chameleon finds no wizard to copy.
       *[other] { " " }The chameleon is worth { $copied }, like the most powerful wizard among the others.
    }{ $doubled_is ->
        [shown] { " " }The artefact counts { $doubled_the } twice.
       *[hidden] { "" }
    }
event-treasure-taken = { $why ->
        [tie] { $seat_is ->
            [you] A tie for the strongest, decided by { $by_the }: you take { $treasure_the }.
           *[other] A tie for the strongest, decided by { $by_the }: { $seat } takes { $treasure_the }.
        }
       *[strongest] { $seat_is ->
            [you] Your team is the strongest: you take { $treasure_the }.
           *[other] { $seat }’s team is the strongest and takes { $treasure_the }.
        }
    }
event-monster-taken = { $why ->
        [tie] { $seat_is ->
            [you] A tie for the weakest, decided by { $by_the } on the other side: you are stuck with { $monster_the }.
           *[other] A tie for the weakest, decided by { $by_the } on the other side: { $seat } is stuck with { $monster_the }.
        }
       *[weakest] { $seat_is ->
            [you] Your team is the weakest: you are stuck with { $monster_the }.
           *[other] { $seat }’s team is the weakest and is stuck with { $monster_the }.
        }
    }
event-last-shown = { $seat_is ->
        [you] Your last card: { $card_the }.
       *[other] { $seat }’s last card: { $card_the }.
    }
event-loot-taken = { $seat_is ->
        [you] You pocket { $gold } gold.
       *[other] { $seat } pockets { $gold } gold.
    }
event-loot-left = Nobody can claim the loot of { $gold } gold: it stays where it is.
event-elixir-used = { $seat_is ->
        [you] A drop of your elixir, and { $monster_the } is gone.
       *[other] { $seat } opens the elixir, and { $monster_the } is gone.
    }
event-scored = { $seat_is ->
        [you] Your score is
       *[other] { $seat }’s score is
    } { $total_is ->
        [less] −{ $total_size }
       *[other] { $total }
    }: gold { $gold }, chests { $chests_is ->
        [less] −{ $chests_size }
       *[other] { $chests }
    }, rings { $rings }, trophy { $trophy }, creatures { $creatures_is ->
        [less] −{ $creatures_size }
       *[other] { $creatures }
    }, troglodytes { $troglodytes_is ->
        [less] −{ $troglodytes_size }
       *[other] { $troglodytes }
    }.
event-game-ended = { $winners_is ->
        [you] You win!
        [among] { $winners } share the victory!
       *[other] { $winners_count ->
            [1] { $winners } wins!
           *[other] { $winners } share the victory!
        }
    } { $reason ->
        [monsters] { reason-monsters }
        [shared] { reason-shared }
       *[points] { reason-points }
    }

# What may be chosen.

action-field = Field { $cards }

# Where the game stands, what is asked, and what to think of.

phase-fielding = In the dungeon
phase-over = Game over

prompt-fielding = Dungeon { $dungeon }, floor { $floor }: { $choose ->
        [1] which card do you add to your team?
       *[other] which { $choose } cards do you add to your team at once?
    }

help-fielding = A team has three cards of three different types: wizard, warrior, dwarf or artefact. All choose in secret and reveal together: card by card on the first floor, one and then two on the second, all three at once on the third. The strongest team takes the treasure and the weakest takes the monster. Of your ten cards one is left over at the end, and a strong last card brings gold.

# Options of the table.

option-memory = Memory
    .help = Does the table show what the cards already played have told everybody, or do you remember it by yourselves?
    .value-shown = shown
    .value-hidden = up to you

# Why the game ended as it did.

reason-points = The highest total decides.
reason-monsters = The totals are tied: the fewest monsters decide.
reason-shared = The totals are tied, and so is the number of monsters.

# Why a choice is good.

why-rings = Goes for { $number ->
        [1] a first ring of power, which scores 1 point.
       *[other] another ring of power: the { $number } then score { $points } points together.
    }
why-treasure = Goes for { $card_the }: { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
why-monster = Keeps clear of { $card_the }, which would cost { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
why-save = Spends little on this floor, and keeps the strong cards for later.

# What the table shows; an empty label hides a field.

field-choose = { "" }
field-copies = copies
field-dungeon = dungeon
field-dwarf-list = dwarves
field-floor = floor
field-floors = floors
field-gold = gold
field-monster-list = monsters
field-monster_count = monsters
field-monsters = monsters
field-place = { "" }
field-points = points
field-score = score
field-skulls = skulls
field-sorcerer-list = wizards
field-spent = played
field-spent-brief = { "" }
field-strength = strength
field-team = team
field-treasure-list = treasures
field-treasure_count = treasures
field-treasures = treasures
field-value = value
field-warrior-list = warriors
field-weapon = weapon

# Weapons.

word-none = no weapon
word-staff = staff
word-axe = axe
word-weapon = another weapon
word-bare = bare hands

# `tripot balance --cards`: what is gained, and from where.
gain-gold = gold of the loot
gain-points = points
source-gold = gold
source-chests = chests
source-rings = rings
source-trophy = trophies
source-creatures = monsters
source-troglodytes = troglodytes
