# Ce qui sert à tous les jeux.

you = vous
nothing = rien
do-nothing = ne faites rien
seat-name = Place { $number }
join-comma = { $first }, { $second }
join-and = { $first } et { $second }
join-then = { $first }, puis { $second }
join-anyway = { $first } ; dans tous les cas, { $second }
numbered = ({ $number }) { $text }

# Les erreurs, par leur code.

error-bad-input = Cela n’est pas compréhensible.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Vous pouvez jouer à : { $known }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Vous avez le choix entre : { $known }.
error-bad-seats = « { $game } » ne se joue pas à « { $seats } ». Nombres de joueurs possibles : { $allowed }.
error-bad-seat = Il n’y a pas de place « { $found } » à cette table. Places : { $allowed }.
error-nothing-to-undo = Rien n’a encore été décidé : il n’y a rien à annuler.
error-unknown-option = Aucune option ne s’appelle « { $option } ». { $known_is ->
        [empty] Ce jeu n’en a pas.
       *[given] Vous pouvez régler : { $known }.
    }
error-bad-option = { $value_is ->
        [empty] Il faut une valeur à l’option « { $option } ».
       *[given] L’option « { $option } » ne peut pas valoir « { $value } ».
    } Possible : { $allowed }.
error-bad-seed = « { $seed } » ne peut pas servir de graine. Une graine est un nombre entier, non négatif, qui tient en 256 bits, ou 32 octets.
error-illegal-action = « { $action } » { $seat_is ->
        [you] ne vous est pas permis
       *[other] n’est pas permis à { $seat }
    } maintenant. Permis : { $allowed }.
error-not-waiting = { $seat_is ->
        [you] On ne vous demande rien maintenant.
       *[other] On ne demande rien à { $seat } maintenant.
    } { $waiting_is ->
        [you] C’est vous que la table attend.
       *[other] La table attend { $waiting }.
    }
error-game-over = { $seat_is ->
        [you] La partie est terminée : vous n’avez plus rien à décider.
       *[other] La partie est terminée : { $seat } n’a plus rien à décider.
    }
error-bad-notation = { $allowed_is ->
        [empty] « { $text } » est de trop : l’action est complète sans cela.
       *[given] { $text_is ->
            [empty] L’action n’est pas complète.
           *[given] « { $text } » ne peut pas se lire ici.
        } Possible : { $allowed }.
    }
error-bad-position = La position est illisible à « { $path } » : { $found_is ->
        [empty] il n’y a rien
       *[given] il y a « { $found } »
    }, { $wanted_is ->
        [empty] et rien n’y est permis.
       *[given] mais il faudrait : { $wanted }.
    }
error-card-count = La position est fausse à « { $path } » : le nombre de cartes « { $card } » du jeu est { $wanted }, ni plus ni moins.
error-bad-record = Le compte rendu est illisible à « { $path } » : { $found_is ->
        [empty] il n’y a rien
       *[given] il y a « { $found } »
    }, { $wanted_is ->
        [empty] et rien n’y est permis.
       *[given] mais il faudrait : { $wanted }.
    }
error-other-rules = La version « { $found } » des règles de « { $game } » ne peut pas être jouée ici ; versions possibles : { $wanted }.
error-broken-state = Le programme s’est trompé, vous n’y êtes pour rien : { $what }. Merci de le signaler.
error-unknown-clause = Les règles de « { $game } » n’ont pas d’article « { $clause } ». Articles : { $known }.

numbers-from-to = de { $least } à { $most }
named-cards = { $n ->
    [1] « { $name } »
   *[other] { $n } × « { $name } »
}

error-no-data-file = « { $game } » ne se joue pas avec un autre fichier de données.
error-bad-data = Une faute dans le fichier de données, à { $path } : { $found_is ->
    [empty] valeur absente ou vide
    [text] trouvé « { $found } »
   *[given] trouvé { $found }
} ; attendu : { $wanted }.
error-bad-policy = « { $file } » n’est pas une politique qui puisse jouer ici : { $path_is ->
    [empty] impossible de la lire comme { $wanted }
   *[given] { $path } { $found_is ->
        [empty] manque
       *[given] vaut { $found }, attendu { $wanted }
    }
}.
error-missing-package = Le paquet Python « { $package } » n’est pas installé. Pour l’installer : { $install }
error-other-data = Cette partie de « { $game } » a été jouée avec { $wanted_is ->
    [empty] les cartes fournies
   *[given] le fichier de données d’empreinte { $wanted }
}, mais elle est lue avec { $found_is ->
    [empty] les cartes fournies
   *[given] le fichier de données d’empreinte { $found }
}.

# Pourquoi un bot choisit ainsi.

why-forced = Il n’y a pas d’autre choix.
why-best = C’est ce qui promet le plus à partir d’ici.
why-policy = D’après ce qu’il a appris, il joue cela { $number } fois sur 100.
why-random = Un choix en vaut un autre.

# Ce qu’une erreur attend à la place.

wanted-object = un objet (une table, en TOML)
wanted-list = une liste
wanted-text = un texte
wanted-same-table = le jeu, les places et les options du compte rendu
wanted-hex-seed = 64 chiffres hexadécimaux
wanted-decision = une place et une notation
wanted-asked-seat = une réponse d’une place à qui l’on demande quelque chose
wanted-three-types = des cartes de trois types différents
wanted-legal-choice = un choix permis
wanted-equal-teams = des équipes de même taille, comme à cet étage
wanted-share-of-types = trois personnages de chaque type et un artefact en dix cartes
wanted-row-of-its-own = une carte qui n’a pas encore de ligne
wanted-unique-key = une clé à elle, de 1 à 40 lettres, chiffres et traits d’union
wanted-range = le plus petit nombre en premier
wanted-two-numbers = deux nombres
wanted-three-numbers = trois nombres
wanted-hand = les cartes de la main et, en dessous, autant de cartes que la pioche en a
wanted-steps = une liste d’étapes, telles que ce genre de carte les permet
wanted-shallow-steps = au plus 4 niveaux d’étapes imbriquées
wanted-after-step = avant cela, une étape à laquelle elle puisse se rapporter
wanted-in-reaction = une autre étape, car celle-ci appartient aux répliques
wanted-nothing-here = rien, car ce genre de carte n’en a pas
wanted-one-player = une étape qui concerne un seul joueur
wanted-opponent = un autre joueur que celui de la carte
wanted-another = un autre joueur que celui qui donne
wanted-faction-cards = rien, car cela distingue des cartes de faction
wanted-no-inner-each = une autre étape, car celle-ci est déjà dans un « each »
wanted-not-zero = un nombre autre que 0
wanted-later = le début de ce qu’une carte fait plus tard
wanted-card-name = un nom de 1 à 60 caractères, sans caractère de contrôle
wanted-fewer-steps = au plus 30 étapes par carte, étapes imbriquées comprises
wanted-fewer-steps-in-all = au plus 600 étapes dans tout le fichier
wanted-fewer-copies = au plus 3 étapes « copy » par carte
wanted-data-size = au plus 262144 octets
wanted-fewer-dots = au plus 50 points par ligne

# Ce qui peut arriver dans tous les jeux.

event-taken-back = { $seat_is ->
        [you] Vous reprenez votre dernière décision.
       *[other] { $seat } reprend sa dernière décision.
    }
