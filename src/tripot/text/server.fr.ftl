# Le serveur.

page-not-built = Ce serveur a des tables de jeux de cartes, mais sa page n’a pas été construite. Dans une copie du projet, « make page » la construit. Ensuite, réinstallez le projet s’il a été installé avec pip, et relancez le serveur.
page-protocol = Le protocole, pour les pages et les programmes

preview-won = { $game } : { $winners } { $count ->
    [1] gagne
   *[other] gagnent
}
preview-game = { $game } : { $names }
preview-score = { $name } { $score }
preview-about = { $told }. Revoyez la partie, depuis toutes les places.
preview-picture = Une scène de { $game }, et les scores

error-newer-database = La base de données a été créée par une version plus récente de ce programme ; celle-ci ne peut pas s’en servir.
error-database-in-use = La base de données « { $database } » est employée par un serveur ou par « tripot move-database ». Arrêtez-le d’abord.
error-unreachable-database = La base de données « { $database } » ne peut pas être utilisée. Le serveur de bases de données dit : { $why }
error-unfit-database = Le serveur de bases de données a { $found }. Il faut { $wanted } ou plus récent, et une base dans l’encodage UTF8.
error-not-empty = « { $database } » contient déjà des invités ou des tables. Nommez une base vide.
error-other-secret = Le serveur « { $node } » emploie la même base avec un autre secret que celui de « { $file } ». Copiez le fichier du secret d’un serveur chez tous les autres.
error-bad-secret = Le fichier « { $file } » doit contenir le secret du serveur, soit { $digits } chiffres hexadécimaux ; ce n’est pas le cas. Remettez-en une copie ; s’il n’y en a pas, supprimez le fichier : le prochain démarrage crée un nouveau secret, et tous les liens vers les tables et les places changent.
error-exposed-file = Le fichier « { $file } » contient des secrets et d’autres peuvent le lire. N’en laissez la lecture qu’à son propriétaire (chmod 600), et lancez le serveur depuis son compte.
error-bad-message = Ce message est illisible : { $found }
error-no-guest = Le serveur ne vous connaît pas encore. Choisissez d’abord un nom.
error-wrong-origin = Cette demande vient d’une page d’un autre site.
error-not-allowed = Ce n’est pas à vous de le faire ici : { $wanted }.
error-not-found = Il n’y a rien ici, ou rien que vous puissiez voir.
error-no-tutorial = Il n’y a pas encore de leçon pour « { $game } ».
error-wrong-method = Cela n’est pas possible à cette adresse.
error-not-now = Cela n’est pas possible maintenant : { $wanted }.
error-late-answer = Cette question n’est plus posée. Rien n’a changé.
error-seat-taken = Cette place est déjà prise.
error-command-id-used = Une autre commande a déjà eu cet identifiant. Rien n’a changé. Donnez à chaque commande le sien.
error-too-slow = La requête n’est pas arrivée entière à temps.
error-too-large = C’est trop grand : { $largest } octets au plus.
error-target-too-long = L’adresse de la requête est trop longue : { $longest } octets au plus.
error-head-too-large = L’en-tête de la requête est trop grand : au plus { $largest } octets sur { $lines } lignes de { $longest } octets.
error-too-many = C’est trop en trop peu de temps. Réessayez dans un instant.
error-too-many-bot-tables = Vous pouvez avoir { $allowed } tables où seuls des bots jouent, et autant sont en cours. Attendez que l’une de ces parties soit finie.
error-busy = Le serveur est occupé. Chacun peut avoir au plus { $allowed } conseils ou analyses de parties en cours à la fois. Réessayez dans un instant.
error-bot-failed = Aucune réponse n’a été trouvée dans le temps imparti. Rien n’a été changé.
error-not-kept = Cet appareil ne peut plus rien enregistrer ; rien n’a donc changé. Libérez de la place, ou laissez le navigateur en garder davantage.
error-not-stored = Le serveur ne peut rien conserver en ce moment ; rien n’a donc changé. Prévenez l’hôte.
error-taken-over = Un autre serveur s’occupe maintenant de cette table. Rien n’a changé. Réessayez dans un instant.
error-elsewhere = Un autre serveur s’occupe de cette table. Rien n’a changé. Réessayez dans un instant.
error-node-unreachable = Le serveur qui s’occupe de cette table ne répond pas. Réessayez dans un instant : rien n’est fait deux fois.
error-not-read = Le serveur ne peut pas lire ce qu’il a conservé. Rien n’a changé. Prévenez l’hôte.
error-outcome-unknown = Le serveur ne sait pas si cela a été conservé et redémarre pour le savoir. Réessayez dans un instant : rien n’est fait deux fois.
error-broken-table = Cette partie ne peut plus être rejouée pas à pas ; son compte rendu est conservé. La raison : { $why }

wanted-host = seul l’hôte le peut
wanted-own-seat = il faut avoir une place à la table
wanted-free-seat = la place doit être libre
wanted-standing = vous avez déjà une place à la table
wanted-open-table = la partie a déjà commencé
wanted-full-table = il reste des places libres
wanted-playing-table = aucune partie n’est en cours
wanted-finished-game = la partie est encore en cours
wanted-newcomer = vous avez déjà joué à cette table
wanted-same-game = le jeu, et ce que fixe une position, ne peuvent pas changer
wanted-seats-for-all = il faut une place pour chaque personne assise
wanted-moment-to-go-on = la partie était alors finie
wanted-own-finished-game = vous y jouez encore, ou n’y avez jamais joué
wanted-hints = cette table se joue sans conseils
wanted-chat = cette table n’admet pas ce genre de messages
wanted-words = le message est vide
wanted-spectators = cette table n’a pas de spectateurs
wanted-somebody-else = ce doit être quelqu’un d’autre
wanted-clock = il n’y a pas de pendule à laquelle ajouter du temps
wanted-spectator = cette personne ne regarde pas
wanted-person = personne n’est assis là
wanted-key = le lien n’est pas le bon
wanted-decision-to-undo = aucune de vos décisions ne peut être reprise
wanted-question = on ne vous demande rien
wanted-answer-that-stands = vous avez changé trop souvent de réponse dans cette partie : celle-ci reste

verified = { $number ->
    [0] Aucune décision n’a été prise dans cette partie ; son hasard découle de la graine, et la graine est celle qui avait été promise au départ.
    [1] La seule décision de cette partie suit les règles, son hasard découle de la graine, et la graine est celle qui avait été promise au départ.
   *[other] Les { $number } décisions de cette partie suivent les règles, son hasard découle de la graine, et la graine est celle qui avait été promise au départ.
}

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-thanks = Merci !
chat-well-played = Bien joué !
chat-good-game = Belle partie !
chat-sorry = Pardon !
chat-one-moment = Un instant, s’il vous plaît.
chat-your-turn = On vous attend.
chat-oops = Oups !
chat-bye = Au revoir !
