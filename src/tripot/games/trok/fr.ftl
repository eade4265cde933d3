game-title = Trök
game-tagline = Étalez votre marchandise, marchandez ferme, et amassez { $goal } Aare avant les autres nains.

minute-wins = Vous êtes un nain qui tient boutique. Dès que quelqu’un a { $goal } Aare à la fin d’un tour de jeu, le nain le plus riche gagne.
minute-1 = Chacun choisit en secret trois cartes à proposer. Qui propose le plus fort total devient Maître du commerce et prend la première carte.
minute-2 = Celui qui perd une carte prend la suivante, chez qui il veut, et la garde ou l’échange contre une carte du marché. On continue jusqu’à ce que toutes les cartes proposées soient prises.
minute-3 = Puis montrez vos combinaisons : au moins trois cartes identiques rapportent des Aare, au moins trois cartes différentes une amélioration, qui sert jusqu’à la fin de la partie.
minute-4 = Pour commencer : gardez ce que vous avez en double, et proposez ce dont vous pouvez vous passer.

# Équipement.

card-pickaxe = pioche
    .the = la pioche
    .a = une pioche
    .many = { $n } pioches
    .text = Valeur { $value }, sans couleur.
card-ration = ration
    .the = la ration
    .a = une ration
    .many = { $n } rations
    .text = Valeur { $value }, verte.
card-gloves = gants
    .the = les gants
    .a = une paire de gants
    .many = { $n } paires de gants
    .text = Valeur { $value }, verte.
card-lantern = lanterne
    .the = la lanterne
    .a = une lanterne
    .many = { $n } lanternes
    .text = Valeur { $value }, verte.
card-armour = armure
    .the = l’armure
    .a = une armure
    .many = { $n } armures
    .text = Valeur { $value }, rouge.
card-helmet = casque
    .the = le casque
    .a = un casque
    .many = { $n } casques
    .text = Valeur { $value }, rouge.
card-hammer = marteau
    .the = le marteau
    .a = un marteau
    .many = { $n } marteaux
    .text = Valeur { $value }, rouge.
card-stone = pierre d’arcane
    .the = la pierre d’arcane
    .a = une pierre d’arcane
    .many = { $n } pierres d’arcane
    .text = Joker : tient lieu de n’importe quel équipement dans une combinaison. Vaut { $worth } dans une offre. Sans couleur.

# Améliorations.  Parmi les cartes d’une combinaison, `vein` est une pioche qui compte comme une pierre d’arcane.

card-mine = mine
    .the = la mine
    .a = une mine
    .many = { $n } mines
    .text = À chaque approvisionnement, vous recevez une carte de plus, face visible.
card-vein = filon
    .the = le filon
    .a = { $field ->
        [cards] une pioche transformée par un filon
       *[other] un filon
    }
    .many = { $field ->
        [cards] { $n } pioches transformées par des filons
       *[other] { $n } filons
    }
    .text = À chaque tour, une de vos pioches peut compter comme une pierre d’arcane dans vos combinaisons.
card-cart = chariot
    .the = le chariot
    .a = un chariot
    .many = { $n } chariots
    .text = À la fin de chaque tour, il peut stocker une carte pour le suivant, mais jamais une pierre d’arcane.
card-thrud = Thrud
    .the = Thrud
    .a = Thrud
    .many = { $n } × Thrud
    .text = Chaque fois que des cartes identiques renouvellent le marché, vous gagnez 2 Aare, quel qu’en soit l’auteur.
card-grid = Grid
    .the = Grid
    .a = Grid
    .many = { $n } × Grid
    .text = Vos offres valent 3 de plus, et chaque fin de tour vous rapporte 1 Aare.
card-aegur = Aegur
    .the = Aegur
    .a = Aegur
    .many = { $n } × Aegur
    .text = Dans vos combinaisons de cartes identiques, chaque carte à partir de la quatrième rapporte 5 Aare et non 3.
card-dagda = Dagda
    .the = Dagda
    .a = Dagda
    .many = { $n } × Dagda
    .text = Vos combinaisons de cartes identiques vertes ({ $green_values }) partent de 7 Aare.
card-kraal = Kraal
    .the = Kraal
    .a = Kraal
    .many = { $n } × Kraal
    .text = Vos combinaisons de cartes identiques rouges ({ $red_values }) partent de 10 Aare.
card-idunn = Idunn
    .the = Idunn
    .a = Idunn
    .many = { $n } × Idunn
    .text = Une suite de cinq cartes, comme de la ration au casque, vous donne deux des cinq premières améliorations.
card-skaa = Skaa
    .the = Skaa
    .a = Skaa
    .many = { $n } × Skaa
    .text = Trois cartes différentes suffisent pour n’importe quelle amélioration de la file.
card-mere-dwerg = Mère Dwerg
    .the = Mère Dwerg
    .a = Mère Dwerg
    .many = { $n } × Mère Dwerg
    .text = Chaque fin de tour vous rapporte 1 Aare pour chacun de vos nains, elle comprise.
card-pere-dwerg = Père Dwerg
    .the = Père Dwerg
    .a = Père Dwerg
    .many = { $n } × Père Dwerg
    .text = Chaque fin de tour vous rapporte 1 Aare par mine, par filon et par chariot devant vous.
card-zoral = Zoral
    .the = Zoral
    .a = Zoral
    .many = { $n } × Zoral
    .text = Chaque fin de tour vous rapporte 1 Aare pour chaque pioche du marché.
card-astrid = Astrid
    .the = Astrid
    .a = Astrid
    .many = { $n } × Astrid
    .text = Chaque fin de tour vous rapporte 2 Aare pour chaque carte verte du marché.
card-ylud = Ylud
    .the = Ylud
    .a = Ylud
    .many = { $n } × Ylud
    .text = Chaque fin de tour vous rapporte 3 Aare pour chaque carte rouge du marché.

# Ce qui se passe.

event-youngest-drawn = { $seat_is ->
        [you] Vous comptez comme la plus jeune personne de la table.
       *[other] { $seat } compte comme la plus jeune personne de la table.
    }
event-market-revealed = Le marché ouvre avec { $cards }.
event-row-filled = Du nouveau dans la file des améliorations : { $upgrades }.
event-round-began = Le tour { $round } commence.
event-dealt = { $number ->
        [0] { $seat_is ->
            [you] Vous ne recevez rien.
           *[other] { $seat } ne reçoit rien.
        }
       *[other] { $seat_is ->
            [you] Vous recevez
           *[other] { $seat } reçoit
        } { $cards_count ->
            [0] { $number ->
                [1] 1 carte
               *[other] { $number } cartes
            }
           *[other] { $cards }
        }.
    }
event-unloaded = { $seat_is ->
        [you] Vous déchargez { $cards } de vos chariots.
       *[other] { $seat } décharge { $cards } de ses chariots.
    }
event-mined = { $seat_is ->
        [you] Votre mine vous donne { $card_a }.
       *[other] { $seat } extrait { $card_a } de sa mine.
    }
event-reshuffled = L’équipement est épuisé : { $number ->
        [1] la seule carte défaussée devient le nouveau paquet.
       *[other] les { $number } cartes défaussées sont mélangées en un nouveau paquet.
    }
event-offered = { $seat_is ->
        [you] Vous proposez
       *[other] { $seat } propose
    } { $cards } : { $worth } en tout{ $adds_count ->
        [0] { "" }
       *[other] { " " }({ $adds })
    }.
event-master-made = { $why ->
        [appointed] L’égalité est tranchée : { $seat_is ->
            [you] vous voilà Maître du commerce.
           *[other] { $seat } devient Maître du commerce.
        }
        [other] Égalité avec l’ancien Maître du commerce : { $seat_is ->
            [you] le titre vous revient.
           *[other] le titre revient à { $seat }.
        }
        [youngest] Égalité, et pas encore de Maître du commerce pour trancher : { $seat_is ->
            [you] vous êtes la plus jeune des personnes à égalité et devenez Maître du commerce.
           *[other] { $seat } est la plus jeune des personnes à égalité et devient Maître du commerce.
        }
       *[highest] { $seat_is ->
            [you] Aucune offre ne bat la vôtre : vous voilà Maître du commerce.
           *[other] Aucune offre ne bat celle { DE($seat) }, qui devient Maître du commerce.
        }
    }
event-took = { $owner_is ->
        [self] { $seat_is ->
            [you] Vous reprenez { $card_the }.
           *[other] { $seat } reprend { $card_the }.
        }
        [you] { $seat } vous prend { $card_the }.
       *[other] { $seat_is ->
            [you] Vous prenez { $card_the } { DE($owner) }.
           *[other] { $seat } prend { $card_the } { DE($owner) }.
        }
    }
event-swapped = { $owner_is ->
        [self] { $seat_is ->
            [you] Vous échangez au marché { $card_the } de votre propre offre contre { $wanted_the }.
           *[other] { $seat } échange au marché { $card_the } de sa propre offre contre { $wanted_the }.
        }
        [you] { $seat } échange au marché, contre { $wanted_the }, { $card_the } que vous proposiez.
       *[other] { $seat_is ->
            [you] Vous échangez au marché { $card_the } { DE($owner) } contre { $wanted_the }.
           *[other] { $seat } échange au marché { $card_the } { DE($owner) } contre { $wanted_the }.
        }
    }
event-market-renewed = Rien que des cartes identiques au marché ({ $card }), grâce à { $seat_is ->
        [you] vous
       *[other] { $seat }
    } ! Il est vidé et renouvelé : { $cards }.
event-gained = { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $aare } Aare { $why ->
        [renewal] pour le renouvellement du marché.
        [identical] pour des cartes identiques.
        [thrud] grâce à Thrud.
        [grid] grâce à Grid.
        [mere-dwerg] grâce à Mère Dwerg.
        [pere-dwerg] grâce à Père Dwerg.
        [zoral] grâce à Zoral.
        [astrid] grâce à Astrid.
        [ylud] grâce à Ylud.
       *[other] de plus.
    }
event-trade-even = Les échanges sont équitables : personne n’a de carte en moins.
event-gave = { $seat_is ->
        [you] Vous glissez à { $receiver }
       *[other] { $receiver_is ->
            [you] { $seat } vous glisse
           *[other] { $seat } glisse à { $receiver }
        }
    } { $card_is ->
        [hidden] une carte
       *[shown] { $card_a }
    }, face cachée.
event-identical-made = { $seat_is ->
        [you] Vous montrez
       *[other] { $seat } montre
    } des cartes identiques ({ $kind }) : { $cards }{ $adds_count ->
        [0] { "" }
       *[other] , pour { $adds } Aare
    }.
event-different-made = { $seat_is ->
        [you] Vous montrez
       *[other] { $seat } montre
    } des cartes différentes : { $cards }.
event-perfect-made = La combinaison parfaite ! { $seat_is ->
        [you] Vous dévoilez
       *[other] { $seat } dévoile
    } { $cards }.
event-claimed = { $seat_is ->
        [you] Vous prenez { $upgrade_a }, numéro { $slot_nth } de la file.
       *[other] { $seat } prend { $upgrade_a }, numéro { $slot_nth } de la file.
    }
event-stored = { $seat_is ->
        [you] Vous chargez { $card_the } dans un chariot.
       *[other] { $seat } charge { $card_the } dans un chariot.
    }
event-discarded = { $seat_is ->
        [you] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
event-game-ended = { $reason ->
        [perfect] { reason-perfect }
        [fortune] { reason-fortune }
       *[last-round] { reason-last-round }
    } { $winners_is ->
        [you] Vous gagnez !
        [among] { $winners } partagez la victoire !
       *[other] { $winners_count ->
            [1] { $winners } gagne !
           *[other] { $winners } partagent la victoire !
        }
    }

# Ce qui peut se choisir.

action-offer = Proposer { $cards }
action-appoint = { $seat_is ->
        [you] Vous nommer Maître du commerce
       *[other] Nommer { $seat } Maître du commerce
    }
action-take = { $wanted_is ->
        [hidden] { $owner_is ->
            [you] Reprendre { $card_the }
           *[other] Prendre { $card_the } { DE($owner) }
        }
       *[shown] { $owner_is ->
            [you] Échanger { $card_the } de votre propre offre contre { $wanted_the } du marché
           *[other] Échanger { $card_the } { DE($owner) } contre { $wanted_the } du marché
        }
    }
action-give = Donner { $card_the }
action-identical = Montrer des cartes identiques ({ $kind }) : { $cards }
action-different = Montrer des cartes différentes : { $cards }
action-perfect = Dévoiler la combinaison parfaite : { $cards }
action-done = En rester là
action-claim = Prendre { $upgrade_the } (numéro { $slot_nth } de la file)
action-store = Charger { $card_the } dans un chariot
action-discard = Défausser le reste

# Où en est la partie, ce qui est demandé, et à quoi penser.

phase-supplying = Approvisionnement
phase-offering = Offres
phase-appointing = Choix du Maître du commerce
phase-trading = Échanges
phase-giving = La carte manquante
phase-combining = Combinaisons
phase-claiming = Améliorations
phase-storing = Chariots
phase-ending = Fin du tour
phase-over = Partie terminée

prompt-offering = Tour { $round } : quelles cartes proposez-vous ?
prompt-appointing = Les offres sont à égalité : qui nommez-vous Maître du commerce ?
prompt-trading = Quelle carte proposée prenez-vous, et la gardez-vous ou l’échangez-vous au marché ?
prompt-giving = Il manque une carte à { $short } : laquelle donnez-vous ?
prompt-combining = { $veins ->
        [0] Quelle combinaison montrez-vous, si vous en montrez une ?
        [1] Quelle combinaison montrez-vous, si vous en montrez une ? Une pioche peut encore compter comme une pierre d’arcane.
       *[other] Quelle combinaison montrez-vous, si vous en montrez une ? { $veins } pioches peuvent encore compter comme des pierres d’arcane.
    }
prompt-claiming = { $lone ->
        [0] { $claims ->
            [1] { $limit ->
                [1] Il n’y a qu’une amélioration à prendre.
               *[other] Laquelle des { $limit } premières améliorations de la file prenez-vous ?
            }
           *[other] Votre suite donne deux des { $limit } premières améliorations de la file : laquelle prenez-vous d’abord ?
        }
       *[other] Votre suite donne deux des 5 premières améliorations de la file, ou une seule de toute la file : laquelle prenez-vous ? Une amélioration à partir du numéro { $lone } met fin à votre choix.
    }
prompt-storing = Quelle carte chargez-vous dans un chariot, avant que le reste soit défaussé ?

help-offering = Chacun choisit trois cartes en secret, et toutes les offres sont dévoilées ensemble. La plus forte fait le Maître du commerce, qui se sert en premier ; une pierre d’arcane y compte pour { $stone_worth }. Ce que vous proposez sera pris par d’autres, mais chaque carte qu’on vous prend vous en fait choisir une à votre tour.
help-appointing = Vous étiez Maître du commerce au tour précédent : c’est donc à vous de trancher l’égalité. Le nouveau Maître du commerce se sert en premier et combine en premier. Vous ne pouvez pas vous nommer vous-même.
help-trading = Prenez une carte que quelqu’un d’autre propose, et gardez-la ou échangez-la contre une carte du marché d’une autre sorte. La personne à qui vous la prenez choisit ensuite. Un échange qui rend identiques toutes les cartes du marché vous rapporte 3 Aare. Quand il ne reste que vos propres cartes, vous les reprenez ou les échangez.
help-giving = En tant que Maître du commerce, vous avez pris une carte de plus que les autres ; la personne à qui il en manque une la reçoit donc de vous. Vous pouvez donner n’importe quelle carte de votre main. Vous ne serez que deux à savoir laquelle.
help-combining = Au moins trois cartes identiques rapportent leur valeur en Aare, et 3 de plus par carte à partir de la quatrième. Au moins trois cartes différentes donnent une amélioration : plus il y a de cartes, plus le choix est large. Vous pouvez montrer une combinaison de chaque genre, dans l’ordre que vous voulez, mais aucune carte ne peut être dans les deux. Les sept sortes et une pierre d’arcane font la combinaison parfaite, qui fait gagner la partie.
help-claiming = L’amélioration reste devant vous et agit dès maintenant, même pour une autre combinaison de votre tour. Plus vous avez montré de cartes différentes, plus loin vous pouvez choisir dans la file. Avec Idunn, une suite d’exactement cinq cartes donne deux des cinq premières ; avec Skaa en plus, vous pouvez à la place en prendre une seule, n’importe où dans la file. La file n’est complétée qu’à la fin du tour de jeu.
help-storing = Chacun de vos chariots peut stocker une carte pour le tour suivant, à la vue de tous. Les pierres d’arcane ne s’y chargent pas. Toutes les autres cartes de votre main sont défaussées.

# Les mots d’une vue.

word-identical = cartes identiques
word-different = cartes différentes

# Options de la table.

option-open_aare = Fortunes
    .help = Les joueurs voient-ils ce que possèdent les autres, ou chaque fortune reste-t-elle secrète jusqu’à la fin ?
    .value-false = secrètes
    .value-true = visibles
option-youngest = La plus jeune personne
    .help = Qui compte comme la plus jeune personne ? Si les offres du premier tour sont à égalité, la plus jeune des personnes à égalité devient Maître du commerce.
    .value-none = tirée au sort
    .value-seat = { $seat }
option-memory = Mémoire
    .help = La table montre-t-elle les cartes que l’on sait dans la main des autres, ou vous en souvenez-vous par vous-mêmes ?
    .value-shown = affichée
    .value-hidden = la vôtre

# Pourquoi la partie s’est terminée.

reason-perfect = Une combinaison parfaite décide de la partie.
reason-fortune = Une fortune de { $goal } Aare est atteinte.
reason-last-round = Le soixantième tour est terminé.

# Pourquoi un choix est bon.

why-offer = Garder ce qui va ensemble : { $cards }.
why-take = { $points ->
        [0] Rien dans les offres n’aide plus que { $card_the }.
       *[other] Avec { $card_the }, la main vaut environ { $points } Aare de plus.
    }
why-renewal = Rendre identiques toutes les cartes du marché rapporte { $points } Aare.
why-give = Donner ce qui manquera le moins : { $card_the }.
why-identical = Cette combinaison rapporte { $points } Aare et laisse en main les meilleures cartes.
why-different = Avec { $number } cartes différentes, une bonne amélioration est à prendre.
why-perfect = Une combinaison parfaite fait gagner la partie.
why-claim = D’ici la fin, { $card_the } rapporte environ { $points } Aare.
why-store = Stocker { $card_the } pour le tour suivant.
why-discard = Rien de ce qui reste ne mérite d’être stocké.
why-done = Aucune autre combinaison ne vaut ses cartes.
why-appoint = { $seat } a le moins gagné jusqu’ici, et fera le moins de tort comme Maître du commerce.

# Ce que la table montre ; un intitulé vide cache un champ.

field-aare = Aare
field-claims = { "" }
field-copies = exemplaires
field-equipment = équipement
field-equipment-list = équipement
field-limit = { "" }
field-lone = { "" }
field-made = { "" }
field-market = marché
field-master = Maître
field-offer = offre
field-perfect = combinaison parfaite !
field-round = tour
field-row = améliorations
field-short = { "" }
field-stored = en chariot
field-tied = { "" }
field-upgrade = amélioration
field-upgrade-list = améliorations
field-upgrade_deck_size = paquet d’améliorations
field-upgrades = améliorations
field-value = valeur
field-veins = { "" }
field-youngest = { "" }

# Ce qu’un fichier de données dit de la table.

size-market = Cartes au marché : { $n }
size-row = Améliorations dans la file : { $n }
size-goal = Aare qui mettent fin à la partie : { $n }

# `tripot balance --cards` : ce qui est gagné, et d’où.
gain-aare = Aare
source-renewal = marché renouvelé
source-identical = combinaisons identiques
