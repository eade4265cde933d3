game-title = Tschak!
game-tagline = Quatre donjons, douze monstres et les mêmes héros pour chacun à son tour : raflez les trésors, et laissez les bêtes à vos amis.

minute-wins = Vous menez une troupe de héros dans quatre donjons. Qui a le plus de points à la fin gagne.
minute-1 = Chaque donjon a trois étages. À chacun, vous envoyez une équipe de trois cartes de trois types différents : sorcier, guerrier, nain ou artefact.
minute-2 = L’équipe la plus forte prend le trésor, la plus faible hérite du monstre. Entre les deux, il n’arrive rien, et c’est parfois tout ce qu’on demande.
minute-3 = Les plus fortes des cartes qui restent rapportent de l’or. Puis les mains tournent : chacun joue une fois chaque main.
minute-4 = Pour commencer : une équipe forte là où le trésor en vaut la peine, une équipe moyenne là où le monstre est le pire.

# Aventuriers à points : leur valeur est $strength.

kind-sorcerer = sorcier { $strength }
    .the = le sorcier { $strength }
    .a = un sorcier { $strength }
    .many = { $n } sorciers { $strength }
    .text = Sorcier (bleu), valeur { $strength }.
kind-sorcerer-staff = sorcier { $strength } au bâton
    .the = le sorcier { $strength } au bâton
    .a = un sorcier { $strength } au bâton
    .many = { $n } sorciers { $strength } au bâton
    .text = Sorcier (bleu), valeur { $strength }. À égalité, le bâton bat un sorcier { $strength } sans bâton.
kind-warrior = guerrier { $strength }
    .the = le guerrier { $strength }
    .a = un guerrier { $strength }
    .many = { $n } guerriers { $strength }
    .text = Guerrier (vert), valeur { $strength }.
kind-warrior-axe = guerrier { $strength } à la hache
    .the = le guerrier { $strength } à la hache
    .a = un guerrier { $strength } à la hache
    .many = { $n } guerriers { $strength } à la hache
    .text = Guerrier (vert), valeur { $strength }. À égalité, la hache bat un guerrier { $strength } sans hache.
kind-dwarf = nain { $strength } à mains nues
    .the = le nain { $strength } à mains nues
    .a = un nain { $strength } à mains nues
    .many = { $n } nains { $strength } à mains nues
    .text = Nain (rouge), valeur { $strength }. À égalité, les mains nues perdent contre toute arme.
kind-dwarf-weapon = nain { $strength } (autre arme)
    .the = le nain { $strength } (autre arme)
    .a = un nain { $strength } (autre arme)
    .many = { $n } nains { $strength } (autre arme)
    .text = Nain (rouge), valeur { $strength }. À égalité, cette arme bat les mains nues, mais pas la hache.
kind-dwarf-axe = nain { $strength } à la hache
    .the = le nain { $strength } à la hache
    .a = un nain { $strength } à la hache
    .many = { $n } nains { $strength } à la hache
    .text = Nain (rouge), valeur { $strength }. À égalité, la hache bat tout le reste.

# Aventuriers sans points.

card-chameleon = caméléon
    .the = le caméléon
    .a = un caméléon
    .many = { $n } caméléons
    .text = Sorcier (bleu) sans valeur propre : vaut autant que le sorcier à points le plus puissant de vos adversaires à cet étage, sinon 0. Ne vaut rien comme dernière carte.
card-artefact = artefact
    .the = l’artefact
    .a = un artefact
    .many = { $n } artefacts
    .text = Artefact (violet) : double la valeur du personnage le plus faible de son équipe. Ne vaut rien comme dernière carte.

# Monstres.

creature-text = { $skulls ->
        [1] 1 tête de mort : 1 point de pénalité.
       *[other] { $skulls } têtes de mort : { $skulls } points de pénalité.
    }
card-troglodyte = troglodyte
    .the = le troglodyte
    .a = un troglodyte
    .many = { $n } troglodytes
    .text = Les troglodytes coûtent le carré de leur nombre : 1, 4, 9 points et ainsi de suite.
card-dragon = dragon
    .the = le dragon
    .a = un dragon
    .many = { $n } dragons
    .text = { creature-text }
card-kraken = kraken
    .the = le kraken
    .a = un kraken
    .many = { $n } krakens
    .text = { creature-text }
card-golem = golem
    .the = le golem
    .a = un golem
    .many = { $n } golems
    .text = { creature-text }
card-beholder = tyrannœil
    .the = le tyrannœil
    .a = un tyrannœil
    .many = { $n } tyrannœils
    .text = { creature-text }
card-lizard-man = homme-lézard
    .the = l’homme-lézard
    .a = un homme-lézard
    .many = { $n } hommes-lézards
    .text = { creature-text }
card-giant-spider = araignée géante
    .the = l’araignée géante
    .a = une araignée géante
    .many = { $n } araignées géantes
    .text = { creature-text }
card-ghoul = goule
    .the = la goule
    .a = une goule
    .many = { $n } goules
    .text = { creature-text }
card-skeleton = squelette
    .the = le squelette
    .a = un squelette
    .many = { $n } squelettes
    .text = { creature-text }

# Trésors.

kind-chest = coffre de { $points }
    .the = le coffre de { $points }
    .a = un coffre de { $points }
    .many = { $n } coffres de { $points }
    .text = Rapporte { $points ->
        [0] 0 point.
        [1] 1 point.
       *[other] { $points } points.
    }
kind-cursed-chest = coffre maudit de −{ $points_size }
    .the = le coffre maudit de −{ $points_size }
    .a = un coffre maudit de −{ $points_size }
    .many = { $n } coffres maudits de −{ $points_size }
    .text = Vous coûte { $points_size ->
        [1] 1 point
       *[other] { $points_size } points
    }, mais l’équipe la plus forte doit le prendre.
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
        [you] Votre équipe a une force de { $strength }
       *[other] L’équipe { DE($seat) } a une force de { $strength }
    }{ $adds_count ->
        [0] { "" }
       *[other] { " " }({ $adds })
    }.{ $copied ->
        [-1] { "" }
        [0] { " " }Le caméléon ne trouve aucun sorcier à copier.
       *[other] { " " }Le caméléon vaut { $copied }, comme le sorcier le plus puissant des adversaires.
    }{ $doubled_is ->
        [shown] { " " }L’artefact compte deux fois { $doubled_the }.
       *[hidden] { "" }
    }
event-treasure-taken = { $why ->
        [tie] { $seat_is ->
            [you] Égalité entre les plus fortes, tranchée par { $by_the } : vous prenez { $treasure_the }.
           *[other] Égalité entre les plus fortes, tranchée par { $by_the } : { $seat } prend { $treasure_the }.
        }
       *[strongest] { $seat_is ->
            [you] Votre équipe est la plus forte : vous prenez { $treasure_the }.
           *[other] L’équipe { DE($seat) } est la plus forte et prend { $treasure_the }.
        }
    }
event-monster-taken = { $why ->
        [tie] { $seat_is ->
            [you] Égalité entre les plus faibles, tranchée par { $by_the } d’en face : votre équipe se classe dernière, et vous écopez { DE($monster_the) }.
           *[other] Égalité entre les plus faibles, tranchée par { $by_the } d’en face : l’équipe { DE($seat) } se classe dernière et écope { DE($monster_the) }.
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
        [1] Personne ne peut réclamer le butin d’une pièce d’or : il reste où il est.
       *[other] Personne ne peut réclamer le butin de { $gold } pièces d’or : il reste où il est.
    }
event-elixir-used = { $seat_is ->
        [you] Une goutte de votre élixir, et c’en est fini { DE($monster_the) }.
       *[other] { $seat } ouvre son élixir, et c’en est fini { DE($monster_the) }.
    }
event-scored = { $seat_is ->
        [you] Votre total est de
       *[other] Le total { DE($seat) } est de
    } { $total_is ->
        [less] −{ $total_size }
       *[other] { $total }
    } : or { $gold }, coffres { $chests_is ->
        [less] −{ $chests_size }
       *[other] { $chests }
    }, anneaux { $rings }, trophée { $trophy }, créatures { $creatures_is ->
        [less] −{ $creatures_size }
       *[other] { $creatures }
    }, troglodytes { $troglodytes_is ->
        [less] −{ $troglodytes_size }
       *[other] { $troglodytes }
    }.
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
reason-monsters = Égalité de points : le plus petit nombre de monstres décide.
reason-shared = Égalité de points, et de monstres aussi.

# Pourquoi un choix est bon.

why-rings = { $number ->
        [1] Viser un premier anneau de pouvoir, qui rapporte 1 point.
       *[other] Viser un anneau de pouvoir de plus : les { $number } rapporteront ensemble { $points } points.
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
field-copies = exemplaires
field-dungeon = donjon
field-dwarf-list = nains
field-floor = étage
field-floors = étages
field-gold = or
field-monster-list = monstres
field-monster_count = monstres
field-monsters = monstres
field-place = { "" }
field-points = points
field-score = score
field-skulls = têtes de mort
field-sorcerer-list = sorciers
field-spent = joué
field-spent-brief = { "" }
field-strength = force
field-team = équipe
field-treasure-list = trésors
field-treasure_count = trésors
field-treasures = trésors
field-value = valeur
field-warrior-list = guerriers
field-weapon = arme

# Armes.

word-none = sans arme
word-staff = bâton
word-axe = hache
word-weapon = autre arme
word-bare = mains nues

# `tripot balance --cards` : ce qui est gagné, et d’où.
gain-gold = or du butin
gain-points = points
source-gold = or
source-chests = coffres
source-rings = anneaux
source-trophy = trophées
source-creatures = monstres
source-troglodytes = troglodytes
