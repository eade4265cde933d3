game-title = Tschak!
game-tagline = Four dungeons, twelve monsters and the same heroes for everybody in turn: grab the treasures, and leave the beasts to your friends.

# Adventurers.

card-sorcerer-2 = wizard 2
    .the = the wizard 2
    .a = a wizard 2
    .many = { $n } wizards 2
    .text = Wizard (blue), value 2.
card-sorcerer-2-staff = wizard 2 with staff
    .the = the wizard 2 with staff
    .a = a wizard 2 with staff
    .many = { $n } wizards 2 with staff
    .text = Wizard (blue), value 2. In a tie the staff beats the other 2.
card-sorcerer-3 = wizard 3
    .the = the wizard 3
    .a = a wizard 3
    .many = { $n } wizards 3
    .text = Wizard (blue), value 3.
card-sorcerer-3-staff = wizard 3 with staff
    .the = the wizard 3 with staff
    .a = a wizard 3 with staff
    .many = { $n } wizards 3 with staff
    .text = Wizard (blue), value 3. In a tie the staff beats the other 3.
card-sorcerer-4 = wizard 4
    .the = the wizard 4
    .a = a wizard 4
    .many = { $n } wizards 4
    .text = Wizard (blue), value 4.
card-sorcerer-4-staff = wizard 4 with staff
    .the = the wizard 4 with staff
    .a = a wizard 4 with staff
    .many = { $n } wizards 4 with staff
    .text = Wizard (blue), value 4. In a tie the staff beats the other 4.
card-sorcerer-5 = wizard 5
    .the = the wizard 5
    .a = a wizard 5
    .many = { $n } wizards 5
    .text = Wizard (blue), value 5.
card-sorcerer-5-staff = wizard 5 with staff
    .the = the wizard 5 with staff
    .a = a wizard 5 with staff
    .many = { $n } wizards 5 with staff
    .text = Wizard (blue), value 5. In a tie the staff beats the other 5.
card-chameleon = chameleon
    .the = the chameleon
    .a = a chameleon
    .many = { $n } chameleons
    .text = Wizard (blue) without a value of its own: worth as much as the most powerful wizard among your opponents on this floor, or 0. Worth nothing as a last card.
card-warrior-1 = warrior 1
    .the = the warrior 1
    .a = a warrior 1
    .many = { $n } warriors 1
    .text = Warrior (green), value 1.
card-warrior-1-axe = warrior 1 with axe
    .the = the warrior 1 with axe
    .a = a warrior 1 with axe
    .many = { $n } warriors 1 with axe
    .text = Warrior (green), value 1. In a tie the axe beats the other 1.
card-warrior-2 = warrior 2
    .the = the warrior 2
    .a = a warrior 2
    .many = { $n } warriors 2
    .text = Warrior (green), value 2.
card-warrior-2-axe = warrior 2 with axe
    .the = the warrior 2 with axe
    .a = a warrior 2 with axe
    .many = { $n } warriors 2 with axe
    .text = Warrior (green), value 2. In a tie the axe beats the other 2.
card-warrior-3 = warrior 3
    .the = the warrior 3
    .a = a warrior 3
    .many = { $n } warriors 3
    .text = Warrior (green), value 3.
card-warrior-3-axe = warrior 3 with axe
    .the = the warrior 3 with axe
    .a = a warrior 3 with axe
    .many = { $n } warriors 3 with axe
    .text = Warrior (green), value 3. In a tie the axe beats the other 3.
card-warrior-4 = warrior 4
    .the = the warrior 4
    .a = a warrior 4
    .many = { $n } warriors 4
    .text = Warrior (green), value 4.
card-warrior-4-axe = warrior 4 with axe
    .the = the warrior 4 with axe
    .a = a warrior 4 with axe
    .many = { $n } warriors 4 with axe
    .text = Warrior (green), value 4. In a tie the axe beats the other 4.
card-warrior-5 = warrior 5
    .the = the warrior 5
    .a = a warrior 5
    .many = { $n } warriors 5
    .text = Warrior (green), value 5.
card-warrior-5-axe = warrior 5 with axe
    .the = the warrior 5 with axe
    .a = a warrior 5 with axe
    .many = { $n } warriors 5 with axe
    .text = Warrior (green), value 5. In a tie the axe beats the other 5.
card-warrior-6 = warrior 6
    .the = the warrior 6
    .a = a warrior 6
    .many = { $n } warriors 6
    .text = Warrior (green), value 6.
card-warrior-6-axe = warrior 6 with axe
    .the = the warrior 6 with axe
    .a = a warrior 6 with axe
    .many = { $n } warriors 6 with axe
    .text = Warrior (green), value 6. In a tie the axe beats the other 6.
card-dwarf-1 = bare-handed dwarf 1
    .the = the bare-handed dwarf 1
    .a = a bare-handed dwarf 1
    .many = { $n } bare-handed dwarves 1
    .text = Dwarf (red), value 1. In a tie bare hands lose to any weapon.
card-dwarf-1-weapon = dwarf 1 with another weapon
    .the = the dwarf 1 with another weapon
    .a = a dwarf 1 with another weapon
    .many = { $n } dwarves 1 with another weapon
    .text = Dwarf (red), value 1. In a tie this weapon beats bare hands, but not an axe.
card-dwarf-1-axe = dwarf 1 with axe
    .the = the dwarf 1 with axe
    .a = a dwarf 1 with axe
    .many = { $n } dwarves 1 with axe
    .text = Dwarf (red), value 1. In a tie the axe beats everything else.
card-dwarf-2 = bare-handed dwarf 2
    .the = the bare-handed dwarf 2
    .a = a bare-handed dwarf 2
    .many = { $n } bare-handed dwarves 2
    .text = Dwarf (red), value 2. In a tie bare hands lose to any weapon.
card-dwarf-2-weapon = dwarf 2 with another weapon
    .the = the dwarf 2 with another weapon
    .a = a dwarf 2 with another weapon
    .many = { $n } dwarves 2 with another weapon
    .text = Dwarf (red), value 2. In a tie this weapon beats bare hands, but not an axe.
card-dwarf-2-axe = dwarf 2 with axe
    .the = the dwarf 2 with axe
    .a = a dwarf 2 with axe
    .many = { $n } dwarves 2 with axe
    .text = Dwarf (red), value 2. In a tie the axe beats everything else.
card-dwarf-3 = bare-handed dwarf 3
    .the = the bare-handed dwarf 3
    .a = a bare-handed dwarf 3
    .many = { $n } bare-handed dwarves 3
    .text = Dwarf (red), value 3. In a tie bare hands lose to any weapon.
card-dwarf-3-weapon = dwarf 3 with another weapon
    .the = the dwarf 3 with another weapon
    .a = a dwarf 3 with another weapon
    .many = { $n } dwarves 3 with another weapon
    .text = Dwarf (red), value 3. In a tie this weapon beats bare hands, but not an axe.
card-dwarf-3-axe = dwarf 3 with axe
    .the = the dwarf 3 with axe
    .a = a dwarf 3 with axe
    .many = { $n } dwarves 3 with axe
    .text = Dwarf (red), value 3. In a tie the axe beats everything else.
card-dwarf-4 = bare-handed dwarf 4
    .the = the bare-handed dwarf 4
    .a = a bare-handed dwarf 4
    .many = { $n } bare-handed dwarves 4
    .text = Dwarf (red), value 4. In a tie bare hands lose to any weapon.
card-dwarf-4-weapon = dwarf 4 with another weapon
    .the = the dwarf 4 with another weapon
    .a = a dwarf 4 with another weapon
    .many = { $n } dwarves 4 with another weapon
    .text = Dwarf (red), value 4. In a tie this weapon beats bare hands, but not an axe.
card-dwarf-4-axe = dwarf 4 with axe
    .the = the dwarf 4 with axe
    .a = a dwarf 4 with axe
    .many = { $n } dwarves 4 with axe
    .text = Dwarf (red), value 4. In a tie the axe beats everything else.
card-artefact = artefact
    .the = the artefact
    .a = an artefact
    .many = { $n } artefacts
    .text = Artefact (purple): doubles the weakest character of its team. Worth nothing as a last card.

# Monsters.

card-troglodyte = troglodyte
    .the = the troglodyte
    .a = a troglodyte
    .many = { $n } troglodytes
    .text = Troglodytes cost the square of their number: 1, 4, 9 points and so on.
card-dragon = dragon
    .the = the dragon
    .a = a dragon
    .many = { $n } dragons
    .text = 4 skulls: costs you 4 points.
card-kraken = kraken
    .the = the kraken
    .a = a kraken
    .many = { $n } krakens
    .text = 4 skulls: costs you 4 points.
card-golem = golem
    .the = the golem
    .a = a golem
    .many = { $n } golems
    .text = 3 skulls: costs you 3 points.
card-beholder = beholder
    .the = the beholder
    .a = a beholder
    .many = { $n } beholders
    .text = 3 skulls: costs you 3 points.
card-lizard-man = lizard-man
    .the = the lizard-man
    .a = a lizard-man
    .many = { $n } lizard-men
    .text = 2 skulls: costs you 2 points.
card-giant-spider = giant spider
    .the = the giant spider
    .a = a giant spider
    .many = { $n } giant spiders
    .text = 2 skulls: costs you 2 points.
card-ghoul = ghoul
    .the = the ghoul
    .a = a ghoul
    .many = { $n } ghouls
    .text = 1 skull: costs you 1 point.
card-skeleton = skeleton
    .the = the skeleton
    .a = a skeleton
    .many = { $n } skeletons
    .text = 1 skull: costs you 1 point.

# Treasures.

card-chest-2 = chest of 2
    .the = the chest of 2
    .a = a chest of 2
    .many = { $n } chests of 2
    .text = Scores 2 points.
card-chest-3 = chest of 3
    .the = the chest of 3
    .a = a chest of 3
    .many = { $n } chests of 3
    .text = Scores 3 points.
card-chest-4 = chest of 4
    .the = the chest of 4
    .a = a chest of 4
    .many = { $n } chests of 4
    .text = Scores 4 points.
card-chest-5 = chest of 5
    .the = the chest of 5
    .a = a chest of 5
    .many = { $n } chests of 5
    .text = Scores 5 points.
card-cursed-chest-1 = cursed chest of −1
    .the = the cursed chest of −1
    .a = a cursed chest of −1
    .many = { $n } cursed chests of −1
    .text = Costs you 1 point, but the strongest team has to take it.
card-cursed-chest-2 = cursed chest of −2
    .the = the cursed chest of −2
    .a = a cursed chest of −2
    .many = { $n } cursed chests of −2
    .text = Costs you 2 points, but the strongest team has to take it.
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
event-hands-passed = Every hand of ten passes to the left.
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
        [you] Your team has a strength of { $strength }.
       *[other] { $seat }’s team has a strength of { $strength }.
    }
event-treasure-taken = { $why ->
        [tie] { $seat_is ->
            [you] A tie for the strongest: your team ranks first, and you take { $treasure_the }.
           *[other] A tie for the strongest: { $seat }’s team ranks first and takes { $treasure_the }.
        }
       *[strongest] { $seat_is ->
            [you] Your team is the strongest: you take { $treasure_the }.
           *[other] { $seat }’s team is the strongest and takes { $treasure_the }.
        }
    }
event-monster-taken = { $why ->
        [tie] { $seat_is ->
            [you] A tie for the weakest: your team ranks last, and you are stuck with { $monster_the }.
           *[other] A tie for the weakest: { $seat }’s team ranks last and is stuck with { $monster_the }.
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
    } { $total }: gold { $gold }, chests { $chests }, rings { $rings }, trophy { $trophy }, creatures { $creatures }, troglodytes { $troglodytes }.
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
       *[other] ring of power number { $number }: together they then score { $points } points.
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
field-dungeon = dungeon
field-floor = floor
field-floors = floors
field-gold = gold
field-monster_count = monsters
field-monsters = monsters
field-place = { "" }
field-score = score
field-spent = played
field-spent-brief = { "" }
field-strength = strength
field-team = team
field-treasure_count = treasures
field-treasures = treasures
