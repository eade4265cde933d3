game-title = Tschak!
game-tagline = Quatre donjons, douze monstres et les mêmes héros pour chacun à son tour : raflez les trésors, et laissez les bêtes à vos amis.

# Aventuriers.

card-sorcerer-2 = sorcier 2
    .the = le sorcier 2
    .a = un sorcier 2
    .many = { $n } sorciers 2
    .text = Sorcier (bleu), valeur 2.
card-sorcerer-2-staff = sorcier 2 au bâton
    .the = le sorcier 2 au bâton
    .a = un sorcier 2 au bâton
    .many = { $n } sorciers 2 au bâton
    .text = Sorcier (bleu), valeur 2. À égalité, le bâton bat l’autre 2.
card-sorcerer-3 = sorcier 3
    .the = le sorcier 3
    .a = un sorcier 3
    .many = { $n } sorciers 3
    .text = Sorcier (bleu), valeur 3.
card-sorcerer-3-staff = sorcier 3 au bâton
    .the = le sorcier 3 au bâton
    .a = un sorcier 3 au bâton
    .many = { $n } sorciers 3 au bâton
    .text = Sorcier (bleu), valeur 3. À égalité, le bâton bat l’autre 3.
card-sorcerer-4 = sorcier 4
    .the = le sorcier 4
    .a = un sorcier 4
    .many = { $n } sorciers 4
    .text = Sorcier (bleu), valeur 4.
card-sorcerer-4-staff = sorcier 4 au bâton
    .the = le sorcier 4 au bâton
    .a = un sorcier 4 au bâton
    .many = { $n } sorciers 4 au bâton
    .text = Sorcier (bleu), valeur 4. À égalité, le bâton bat l’autre 4.
card-sorcerer-5 = sorcier 5
    .the = le sorcier 5
    .a = un sorcier 5
    .many = { $n } sorciers 5
    .text = Sorcier (bleu), valeur 5.
card-sorcerer-5-staff = sorcier 5 au bâton
    .the = le sorcier 5 au bâton
    .a = un sorcier 5 au bâton
    .many = { $n } sorciers 5 au bâton
    .text = Sorcier (bleu), valeur 5. À égalité, le bâton bat l’autre 5.
card-chameleon = caméléon
    .the = le caméléon
    .a = un caméléon
    .many = { $n } caméléons
    .text = Sorcier (bleu) sans valeur propre : vaut autant que le sorcier à points le plus puissant de vos adversaires à cet étage, sinon 0. Ne vaut rien comme dernière carte.
card-warrior-1 = guerrier 1
    .the = le guerrier 1
    .a = un guerrier 1
    .many = { $n } guerriers 1
    .text = Guerrier (vert), valeur 1.
card-warrior-1-axe = guerrier 1 à la hache
    .the = le guerrier 1 à la hache
    .a = un guerrier 1 à la hache
    .many = { $n } guerriers 1 à la hache
    .text = Guerrier (vert), valeur 1. À égalité, la hache bat l’autre 1.
card-warrior-2 = guerrier 2
    .the = le guerrier 2
    .a = un guerrier 2
    .many = { $n } guerriers 2
    .text = Guerrier (vert), valeur 2.
card-warrior-2-axe = guerrier 2 à la hache
    .the = le guerrier 2 à la hache
    .a = un guerrier 2 à la hache
    .many = { $n } guerriers 2 à la hache
    .text = Guerrier (vert), valeur 2. À égalité, la hache bat l’autre 2.
card-warrior-3 = guerrier 3
    .the = le guerrier 3
    .a = un guerrier 3
    .many = { $n } guerriers 3
    .text = Guerrier (vert), valeur 3.
card-warrior-3-axe = guerrier 3 à la hache
    .the = le guerrier 3 à la hache
    .a = un guerrier 3 à la hache
    .many = { $n } guerriers 3 à la hache
    .text = Guerrier (vert), valeur 3. À égalité, la hache bat l’autre 3.
card-warrior-4 = guerrier 4
    .the = le guerrier 4
    .a = un guerrier 4
    .many = { $n } guerriers 4
    .text = Guerrier (vert), valeur 4.
card-warrior-4-axe = guerrier 4 à la hache
    .the = le guerrier 4 à la hache
    .a = un guerrier 4 à la hache
    .many = { $n } guerriers 4 à la hache
    .text = Guerrier (vert), valeur 4. À égalité, la hache bat l’autre 4.
card-warrior-5 = guerrier 5
    .the = le guerrier 5
    .a = un guerrier 5
    .many = { $n } guerriers 5
    .text = Guerrier (vert), valeur 5.
card-warrior-5-axe = guerrier 5 à la hache
    .the = le guerrier 5 à la hache
    .a = un guerrier 5 à la hache
    .many = { $n } guerriers 5 à la hache
    .text = Guerrier (vert), valeur 5. À égalité, la hache bat l’autre 5.
card-warrior-6 = guerrier 6
    .the = le guerrier 6
    .a = un guerrier 6
    .many = { $n } guerriers 6
    .text = Guerrier (vert), valeur 6.
card-warrior-6-axe = guerrier 6 à la hache
    .the = le guerrier 6 à la hache
    .a = un guerrier 6 à la hache
    .many = { $n } guerriers 6 à la hache
    .text = Guerrier (vert), valeur 6. À égalité, la hache bat l’autre 6.
card-dwarf-1 = nain 1 à mains nues
    .the = le nain 1 à mains nues
    .a = un nain 1 à mains nues
    .many = { $n } nains 1 à mains nues
    .text = Nain (rouge), valeur 1. À égalité, les mains nues perdent contre toute arme.
card-dwarf-1-weapon = nain 1 (autre arme)
    .the = le nain 1 (autre arme)
    .a = un nain 1 (autre arme)
    .many = { $n } nains 1 (autre arme)
    .text = Nain (rouge), valeur 1. À égalité, cette arme bat les mains nues, mais pas la hache.
card-dwarf-1-axe = nain 1 à la hache
    .the = le nain 1 à la hache
    .a = un nain 1 à la hache
    .many = { $n } nains 1 à la hache
    .text = Nain (rouge), valeur 1. À égalité, la hache bat tout le reste.
card-dwarf-2 = nain 2 à mains nues
    .the = le nain 2 à mains nues
    .a = un nain 2 à mains nues
    .many = { $n } nains 2 à mains nues
    .text = Nain (rouge), valeur 2. À égalité, les mains nues perdent contre toute arme.
card-dwarf-2-weapon = nain 2 (autre arme)
    .the = le nain 2 (autre arme)
    .a = un nain 2 (autre arme)
    .many = { $n } nains 2 (autre arme)
    .text = Nain (rouge), valeur 2. À égalité, cette arme bat les mains nues, mais pas la hache.
card-dwarf-2-axe = nain 2 à la hache
    .the = le nain 2 à la hache
    .a = un nain 2 à la hache
    .many = { $n } nains 2 à la hache
    .text = Nain (rouge), valeur 2. À égalité, la hache bat tout le reste.
card-dwarf-3 = nain 3 à mains nues
    .the = le nain 3 à mains nues
    .a = un nain 3 à mains nues
    .many = { $n } nains 3 à mains nues
    .text = Nain (rouge), valeur 3. À égalité, les mains nues perdent contre toute arme.
card-dwarf-3-weapon = nain 3 (autre arme)
    .the = le nain 3 (autre arme)
    .a = un nain 3 (autre arme)
    .many = { $n } nains 3 (autre arme)
    .text = Nain (rouge), valeur 3. À égalité, cette arme bat les mains nues, mais pas la hache.
card-dwarf-3-axe = nain 3 à la hache
    .the = le nain 3 à la hache
    .a = un nain 3 à la hache
    .many = { $n } nains 3 à la hache
    .text = Nain (rouge), valeur 3. À égalité, la hache bat tout le reste.
card-dwarf-4 = nain 4 à mains nues
    .the = le nain 4 à mains nues
    .a = un nain 4 à mains nues
    .many = { $n } nains 4 à mains nues
    .text = Nain (rouge), valeur 4. À égalité, les mains nues perdent contre toute arme.
card-dwarf-4-weapon = nain 4 (autre arme)
    .the = le nain 4 (autre arme)
    .a = un nain 4 (autre arme)
    .many = { $n } nains 4 (autre arme)
    .text = Nain (rouge), valeur 4. À égalité, cette arme bat les mains nues, mais pas la hache.
card-dwarf-4-axe = nain 4 à la hache
    .the = le nain 4 à la hache
    .a = un nain 4 à la hache
    .many = { $n } nains 4 à la hache
    .text = Nain (rouge), valeur 4. À égalité, la hache bat tout le reste.
card-artefact = artefact
    .the = l’artefact
    .a = un artefact
    .many = { $n } artefacts
    .text = Artefact (violet) : double la valeur du personnage le plus faible de son équipe. Ne vaut rien comme dernière carte.

# Monstres.

card-troglodyte = troglodyte
    .the = le troglodyte
    .a = un troglodyte
    .many = { $n } troglodytes
    .text = Les troglodytes coûtent le carré de leur nombre : 1, 4, 9 points et ainsi de suite.
card-dragon = dragon
    .the = le dragon
    .a = un dragon
    .many = { $n } dragons
    .text = 4 têtes de mort : vous coûte 4 points.
card-kraken = kraken
    .the = le kraken
    .a = un kraken
    .many = { $n } krakens
    .text = 4 têtes de mort : vous coûte 4 points.
card-golem = golem
    .the = le golem
    .a = un golem
    .many = { $n } golems
    .text = 3 têtes de mort : vous coûte 3 points.
card-beholder = tyrannœil
    .the = le tyrannœil
    .a = un tyrannœil
    .many = { $n } tyrannœils
    .text = 3 têtes de mort : vous coûte 3 points.
card-lizard-man = homme-lézard
    .the = l’homme-lézard
    .a = un homme-lézard
    .many = { $n } hommes-lézards
    .text = 2 têtes de mort : vous coûte 2 points.
card-giant-spider = araignée géante
    .the = l’araignée géante
    .a = une araignée géante
    .many = { $n } araignées géantes
    .text = 2 têtes de mort : vous coûte 2 points.
card-ghoul = goule
    .the = la goule
    .a = une goule
    .many = { $n } goules
    .text = 1 tête de mort : vous coûte 1 point.
card-skeleton = squelette
    .the = le squelette
    .a = un squelette
    .many = { $n } squelettes
    .text = 1 tête de mort : vous coûte 1 point.

# Trésors.

card-chest-2 = coffre de 2
    .the = le coffre de 2
    .a = un coffre de 2
    .many = { $n } coffres de 2
    .text = Rapporte 2 points.
card-chest-3 = coffre de 3
    .the = le coffre de 3
    .a = un coffre de 3
    .many = { $n } coffres de 3
    .text = Rapporte 3 points.
card-chest-4 = coffre de 4
    .the = le coffre de 4
    .a = un coffre de 4
    .many = { $n } coffres de 4
    .text = Rapporte 4 points.
card-chest-5 = coffre de 5
    .the = le coffre de 5
    .a = un coffre de 5
    .many = { $n } coffres de 5
    .text = Rapporte 5 points.
card-cursed-chest-1 = coffre maudit de −1
    .the = le coffre maudit de −1
    .a = un coffre maudit de −1
    .many = { $n } coffres maudits de −1
    .text = Vous coûte 1 point, mais l’équipe la plus forte doit le prendre.
card-cursed-chest-2 = coffre maudit de −2
    .the = le coffre maudit de −2
    .a = un coffre maudit de −2
    .many = { $n } coffres maudits de −2
    .text = Vous coûte 2 points, mais l’équipe la plus forte doit le prendre.
card-ring = anneau de pouvoir
    .the = l’anneau de pouvoir
    .a = un anneau de pouvoir
    .many = { $n } anneaux de pouvoir
    .text = Les anneaux rapportent le carré de leur nombre : 1, 4, 9 points et ainsi de suite.
card-trophy = trophée
    .the = le trophée
    .a = un trophée
    .many = { $n } trophées
    .text = Rapporte 2 points par monstre que vous avez à la fin ; à deux joueurs, 1 point.
card-elixir = élixir
    .the = l’élixir
    .a = un élixir
    .many = { $n } élixirs
    .text = Vous débarrasse d’un monstre avant le décompte.

# Ce qui se passe.

event-dungeon-began = Le donjon { $dungeon } s’ouvre. Du premier au troisième étage rôdent { $monsters } ; à gagner, dans l’ordre : { $treasures }.
event-hands-passed = Chaque main de dix cartes passe à gauche.
event-hand-received = { $seat_is ->
        [you] Votre main :
       *[other] La main { DE($seat) } :
    } { $cards }.
event-floor-began = Étage { $floor } : { $monster_a } garde { $treasure_a }.
event-fielded = { $seat_is ->
        [you] Vous alignez { $cards }.
       *[other] { $seat } aligne { $cards }.
    }
event-team-measured = { $seat_is ->
        [you] Votre équipe a une force de { $strength }.
       *[other] L’équipe { DE($seat) } a une force de { $strength }.
    }
event-treasure-taken = { $why ->
        [tie] { $seat_is ->
            [you] Égalité entre les plus fortes : votre équipe se classe première, et vous prenez { $treasure_the }.
           *[other] Égalité entre les plus fortes : l’équipe { DE($seat) } se classe première et prend { $treasure_the }.
        }
       *[strongest] { $seat_is ->
            [you] Votre équipe est la plus forte : vous prenez { $treasure_the }.
           *[other] L’équipe { DE($seat) } est la plus forte et prend { $treasure_the }.
        }
    }
event-monster-taken = { $why ->
        [tie] { $seat_is ->
            [you] Égalité entre les plus faibles : votre équipe se classe dernière, et vous écopez { DE($monster_the) }.
           *[other] Égalité entre les plus faibles : l’équipe { DE($seat) } se classe dernière et écope { DE($monster_the) }.
        }
       *[weakest] { $seat_is ->
            [you] Votre équipe est la plus faible : vous écopez { DE($monster_the) }.
           *[other] L’équipe { DE($seat) } est la plus faible et écope { DE($monster_the) }.
        }
    }
event-last-shown = { $seat_is ->
        [you] Votre dernière carte : { $card_the }.
       *[other] La dernière carte { DE($seat) } : { $card_the }.
    }
event-loot-taken = { $seat_is ->
        [you] Vous empochez
       *[other] { $seat } empoche
    } { $gold ->
        [1] 1 pièce d’or.
       *[other] { $gold } pièces d’or.
    }
event-loot-left = { $gold ->
        [1] Personne ne peut réclamer le butin de 1 pièce d’or : il reste où il est.
       *[other] Personne ne peut réclamer le butin de { $gold } pièces d’or : il reste où il est.
    }
event-elixir-used = { $seat_is ->
        [you] Une goutte de votre élixir, et c’en est fini { DE($monster_the) }.
       *[other] { $seat } ouvre son élixir, et c’en est fini { DE($monster_the) }.
    }
event-scored = { $seat_is ->
        [you] Votre total est de
       *[other] Le total { DE($seat) } est de
    } { $total } : or { $gold }, coffres { $chests }, anneaux { $rings }, trophée { $trophy }, créatures { $creatures }, troglodytes { $troglodytes }.
event-game-ended = { $winners_is ->
        [you] Vous gagnez !
        [among] { $winners } partagez la victoire !
       *[other] { $winners_count ->
            [1] { $winners } gagne !
           *[other] { $winners } partagent la victoire !
        }
    } { $reason ->
        [monsters] { reason-monsters }
        [shared] { reason-shared }
       *[points] { reason-points }
    }

# Ce qui peut se choisir.

action-field = Aligner { $cards }

# Où en est la partie, ce qui est demandé, et à quoi penser.

phase-fielding = Dans le donjon
phase-over = Partie terminée

prompt-fielding = Donjon { $dungeon }, étage { $floor } : { $choose ->
        [1] quelle carte ajoutez-vous à votre équipe ?
       *[other] quelles { $choose } cartes ajoutez-vous d’un coup à votre équipe ?
    }

help-fielding = Une équipe compte trois cartes de trois types différents : sorcier, guerrier, nain ou artefact. Tout le monde choisit en secret et dévoile ensemble : carte par carte au premier étage, une puis deux au deuxième, les trois d’un coup au troisième. L’équipe la plus forte prend le trésor et la plus faible prend le monstre. De vos dix cartes, il en reste une à la fin, et une dernière carte forte rapporte de l’or.

# Options de la table.

option-memory = Mémoire
    .help = La table montre-t-elle ce que les cartes déjà jouées ont appris à tous, ou vous en souvenez-vous par vous-mêmes ?
    .value-shown = affichée
    .value-hidden = la vôtre

# Pourquoi la partie s’est terminée ainsi.

reason-points = Le total le plus élevé décide.
reason-monsters = Les totaux sont à égalité : le plus petit nombre de monstres décide.
reason-shared = Les totaux sont à égalité, et le nombre de monstres aussi.

# Pourquoi un choix est bon.

why-rings = { $number ->
        [1] Viser un premier anneau de pouvoir, qui rapporte 1 point.
       *[other] Viser l’anneau de pouvoir numéro { $number } : ensemble, ils rapporteront { $points } points.
    }
why-treasure = Viser { $card_the } : { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
why-monster = Éviter { $card_the }, qui coûterait { $points ->
        [1] 1 point.
       *[other] { $points } points.
    }
why-save = Dépenser peu à cet étage, et garder les cartes fortes pour la suite.

# Ce que la table montre ; un intitulé vide cache un champ.

field-choose = { "" }
field-dungeon = donjon
field-floor = étage
field-floors = étages
field-gold = or
field-monster_count = monstres
field-monsters = monstres
field-place = { "" }
field-score = score
field-spent = joué
field-spent-brief = { "" }
field-strength = force
field-team = équipe
field-treasure_count = trésors
field-treasures = trésors
