# Ce que dit la commande `bastide`.

# Erreurs
cli-cannot-read = { $file } : lecture impossible : { $reason }
cli-cannot-write = { $file } : écriture impossible : { $reason }
cli-option-form = « { $option } » n’est pas une option ; la forme est CLÉ=VALEUR, par exemple farmers=on
cli-no-rule = { $game } n’a pas de règle « { $rule } »
cli-no-turn = il n’y a pas de tour { $turn } ; la partie va du tour { $first } au tour { $last }
cli-no-set = il n’y a pas de jeu de tuiles « { $set } » ; connus : { $known }
cli-no-tile = le jeu de tuiles { $set } n’a pas de tuile « { $tile } »
cli-other-game = { $file } est une partie enregistrée de { $found }, pas de { $game }
cli-no-turns = une position n’a pas de tours ; « --at » est pour les parties enregistrées
cli-no-icon = il n’y a pas d’icône « { $icon } » ; connues : { $known }
cli-no-look = les tuiles de { $set } n’ont pas d’apparence « { $look } »
cli-picture-ending = { $file } : le nom d’une image se termine par .svg ou .png
cli-film-ending = { $file } : le nom d’un film se termine par .gif ou .png
cli-picture-too-large = { $width } × { $height } pixels, c’est trop ; choisissez une largeur plus petite
cli-verify-failed =
    { $failed ->
        [one] { $failed } partie enregistrée sur { $files } n’est pas en règle
       *[other] { $failed } parties enregistrées sur { $files } ne sont pas en règle
    }

# Jeux et règles
cli-game = { $game } : de { $least } à { $most } joueurs
cli-game-colours = {"  "}couleurs : { $colours }
cli-game-option = {"  "}{ $key }={ $values }
cli-rule = { $rule }  { $text }

# Ce qui s’est passé
cli-set-aside = [{ $rule }] La tuile { $tile } ne va nulle part ; elle est mise de côté.
cli-scored =
    { $count ->
        [one] [{ $rule }] Joueur { $seats } : +{ $points }. { $text }
       *[other] [{ $rule }] Joueurs { $seats } : +{ $points } chacun. { $text }
    }
cli-home =
    { $piece ->
        [abbot] Joueur { $seat } : l’abbé revient de { $cell }.
        [meeple] Joueur { $seat } : un meeple revient de { $cell }.
        [man] Joueur { $seat } : un homme revient de { $cell }.
        [hut] Joueur { $seat } : une hutte revient de { $cell }.
       *[other] Joueur { $seat } : { $piece } revient de { $cell }.
    }
cli-final-scoring = [{ $rule }] Décompte final
cli-winners =
    { $count ->
        [one] Le joueur { $seats } gagne.
       *[other] Les joueurs { $seats } gagnent ensemble.
    }

# Où en est la partie
cli-standing =
    { $laps ->
        [0] { $points } { $points ->
            [one] point
           *[other] points
        } · réserve : { $reserve }
       *[other] { $points } points ({ $laps } { $laps ->
            [one] tour
           *[other] tours
        } de piste et { $space }) · réserve : { $reserve }
    }
cli-standing-pawns =
    { $left ->
        [0] tous les pions sont posés
       *[other] reste : { $reserve }
    }
cli-standing-dice =
    { $points ->
        [one] { $points } point · gardé : { $reserve }
       *[other] { $points } points · gardé : { $reserve }
    }
cli-pile =
    { $left ->
        [0] La pioche est vide.
        [one] Il reste 1 tuile dans la pioche.
       *[other] Il reste { $left } tuiles dans la pioche.
    }
cli-second-pile =
    { $left ->
        [0] La deuxième pioche est vide.
        [one] Il reste 1 tuile dans la deuxième pioche.
       *[other] Il reste { $left } tuiles dans la deuxième pioche.
    }
cli-aside = Écartées : { $tiles }

# Parties enregistrées
cli-verify-over =
    { $count ->
        [one] { $file } : en règle ; { $scores }, le joueur { $winners } gagne
       *[other] { $file } : en règle ; { $scores }, les joueurs { $winners } gagnent ensemble
    }
cli-verify-proved =
    { $draws ->
        [one] { $file } : son unique tirage était équitable.
       *[other] { $file } : ses { $draws } tirages étaient tous équitables.
    }
cli-verify-absent =
    { $count ->
        [one] { $file } : la place { $seats } n’a pas révélé son secret au début.
       *[other] { $file } : les places { $seats } n’ont pas révélé leurs secrets au début.
    }
cli-verify-unsealed =
    { $draws ->
        [one] { $file } : un tirage s’est fait sans l’apport de toutes les places.
       *[other] { $file } : { $draws } tirages se sont faits sans l’apport de toutes les places.
    }
cli-verify-rewinds =
    { $count ->
        [one] { $file } : des coups ont été annulés une fois.
       *[other] { $file } : des coups ont été annulés { $count } fois.
    }
cli-verify-open =
    { $turns ->
        [one] { $file } : en règle ; pas terminée après { $turns } tour
       *[other] { $file } : en règle ; pas terminée après { $turns } tours
    }
cli-replay-head =
    { $game } avec { $options }
    { $seats } joueurs, le joueur { $starts } a commencé, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
cli-replay-open = La partie n’est pas terminée.
cli-replay-result =
    { $count ->
        [one] Résultat : { $scores }, le joueur { $winners } a gagné
       *[other] Résultat : { $scores }, les joueurs { $winners } ont gagné ensemble
    }
cli-after-turn = Après le tour { $turn } sur { $last } :

# Compter
cli-perft = { $depth } { $count }
cli-odds = Points d’un tour, sur { $turns } tours d’un joueur qui garde ce qui convient et relance le reste :
cli-odds-row = {"  "}{ $points } points  { $share } %  { $turns } tours
cli-odds-mean = Moyenne : { $mean } points par tour
cli-solve = Points d’un tour avec neuf dés joué pour les points seuls, calcul exact :
cli-solve-row = {"  "}{ $points } points  { $share } %
cli-solve-points = Moyenne : { $mean } points par tour, { $eight } avec huit dés
cli-solve-knights = En gardant un chevalier quand c’est avantageux : { $mean } points par tour ; un chevalier gardé vaut { $knight } points
cli-solve-seats = Chances de gagner entre deux joueurs de cette force : { $first } % à la première place, { $knight } % si un chevalier s’y trouve, { $ahead } % avec dix points d’avance
cli-solve-found = Villes fermées : { $cities } ; dispositions qui y mènent : { $arrangements }, de { $kinds } sortes
cli-solve-proof = Un tour rapporte au plus : { $best } points si tous les dés posés sont d’une seule ville ; { $begun } si seuls ceux du premier lancer sont posés aussitôt ; { $free } si l’on dispose les dés à la fin
cli-simulate-unit = parties
cli-simulate =
    { $threads ->
        [one] { $games } parties, { $turns } tours en { $seconds } s sur 1 fil d’exécution : { $speed } parties par seconde
       *[other] { $games } parties, { $turns } tours en { $seconds } s sur { $threads } fils d’exécution : { $speed } parties par seconde
    }
cli-simulate-scores = Moyenne des points par joueur : { $means }

# Jeux de tuiles
cli-set-good = { $file } : en règle ; le jeu { $set } a { $tiles } tuiles de { $kinds } sortes

# Une partie au terminal
cli-play-welcome = Tapez un coup, ou « help ». Les pions s’écrivent ainsi : (0) est un meeple, un homme ou un petit pion du joueur 0, <0> son abbé, [0] une hutte.
cli-play-place = Tour { $turn }, joueur { $seat } : placez la tuile { $tile }
cli-play-claim = Tour { $turn }, joueur { $seat } : mettez un pion sur la tuile, ou passez
cli-dice =
    Lancer { $rolls } sur 3 · chevaliers mis de côté : { $knights } · catapultes : { $catapults }{ $doubled ->
        [yes] { " " }· les points comptent double
       *[no] { "" }
    }
cli-play-build = Tour { $turn }, joueur { $seat } : construisez ou mettez des dés de côté, relancez les autres ou arrêtez-vous
cli-play-over = La partie est terminée. Il reste « save FICHIER », « undo » ou « quit ».
cli-play-hint = Tapez « help » pour savoir quoi taper, « legal » pour voir les coups possibles.
cli-play-help =
    Coups
      place 1,-2 r3        placer la tuile dans cette case, tournée d’autant de quarts de tour
      claim meeple city1   mettre un pion sur une section de la tuile qui vient d’être placée
      recall 3,-1          reprendre l’abbé de cette case, ou un homme grâce au chamane
      pass                 ne pas mettre de pion
    Coups avec des dés
      build tee 1,0 r2     construire dans cette case un dé qui montre cette face, tourné d’autant
      collect knight       mettre un chevalier de côté
      again                relancer tous les dés qui ne sont ni construits ni mis de côté
      stop                 finir le tour et compter la plus grande ville fermée
      keep knight          finir le tour sans points et garder l’un de vos trois chevaliers
    Autres commandes
      hint, hint master    ce qu’un robot jouerait
      legal                tous les coups possibles
      board, scores        montrer où en est la partie
      rules, rules W-13    les règles, ou l’une d’elles
      undo                 annuler ce que vous avez fait pendant ce tour
      save FICHIER         enregistrer la partie dans un fichier
      quit                 arrêter
cli-refused = [{ $rule }] { $reason }
cli-no-undo = Il n’y a rien à annuler : ce qui est pioché ou lancé reste, tout le monde l’a vu.
cli-undone = Annulé.
cli-save-where = Enregistrer où ? Tapez : save FICHIER
cli-saved = Partie enregistrée dans { $file }.

# Serveurs
cli-serve =
    { $tables ->
        [0] À l’écoute sur http://{ $address }
        [one] À l’écoute sur http://{ $address } ; une table reprend
       *[other] À l’écoute sur http://{ $address } ; { $tables } tables reprennent
    }
cli-backup = { $data } : copié dans { $file }, { $tables } tables avec { $events } événements. Gardez aussi { $file }.key : sans elle, rien ne peut être restauré.
cli-restore = { $file } : remis dans { $data }, { $tables } tables avec { $events } événements
cli-serve-needs = L’option `{ $option }` demande l’option `{ $needed }`.
cli-migrate = { $tables } tables avec { $events } événements copiées. Chaque journal a été vérifié des deux côtés.
cli-migrate-key = Indiquez avec --key le fichier de la clé qui chiffre les secrets.
cli-admin-done = C’est fait.
cli-admin-table = { $id } : { $game }, { $stage }, { $names } ; { $events } événements, { $bytes } octets ; { $connected } connexions ; création { $created }, modification { $changed }, suppression { $expires }
cli-admin-person = { $number } : { $name }, compte { $login } ; depuis { $created } ; connecté sur { $sessions } appareils ; tables : { $tables }
cli-load = { $tables } tables à la fois et { $idle } connexions inactives pendant { $seconds } s
cli-load-moves = { $moves } coups, { $speed } par seconde ; { $games } parties jouées jusqu’au bout
cli-load-acknowledged = Du coup à son accusé de réception : la moitié en { $half } ms, 99 % en { $most } ms, tous en { $longest } ms
cli-load-shown = Du coup à sa réception par les deux : la moitié en { $half } ms, 99 % en { $most } ms, tous en { $longest } ms
cli-load-bytes = Envoyé à chacun par coup : { $bytes } octets
cli-load-processor = Temps processeur du serveur par coup : { $time } ms
cli-load-reconnected = De la reconnexion à l’accueil : la moitié en { $half } ms, 99 % en { $most } ms, toutes en { $longest } ms
cli-load-memory = Mémoire du serveur : { $empty } Kio sans table, { $table } Kio de plus par table à deux connexions, { $idle } Kio par connexion inactive
cli-load-restart = Arrêté puis relancé : { $tables } tables reprennent après { $seconds } s ; { $back } s plus tard, tout le monde est revenu et a joué
cli-load-open-files = { $sockets } connexions demandent autant de fichiers ouverts ; cette machine en accorde { $most } à un programme
cli-load-data = { $data } existe déjà ; l’essai de charge demande un dossier à part
cli-load-stopped = arrêté avant la fin
cli-load-against = { $tables } personnes à la fois contre des robots pendant { $seconds } s : { $turns } tours de robots
cli-load-bot-turn = Un tour de robot, pour qui attend : la moitié en { $half } ms, 99 % en { $most } ms, tous en { $longest } ms
cli-attack = { $attack } : { $answered } requêtes traitées, { $refused } refusées, { $broken } connexions abandonnées
cli-attack-moves = Un coup des autres : la moitié en { $idle-half } ms, 99 % en { $idle-most } ms ; pendant l’attaque { $half } ms et { $most } ms
cli-attack-bot-turns = Un tour de leur robot : la moitié en { $idle-half } ms, 99 % en { $idle-most } ms ; pendant l’attaque { $half } ms et { $most } ms
cli-attack-memory = Mémoire du serveur : { $before } Mio avant, { $peak } Mio au plus, { $after } Mio après
cli-attack-threads = Threads du serveur : { $before } avant, { $peak } au plus, { $after } après
cli-attack-stopped = Arrêté en { $seconds } s en pleine attaque
cli-attack-not-stopped = Pas arrêté à temps en pleine attaque
cli-attack-withstood = A résisté.
cli-attack-failed-moves = N’A PAS RÉSISTÉ : les coups des autres ont pris trop de temps.
cli-attack-failed-bot-turns = N’A PAS RÉSISTÉ : les tours des robots ont pris trop de temps.
cli-attack-failed-memory = N’A PAS RÉSISTÉ : de la mémoire est restée occupée.
cli-attack-failed-threads = N’A PAS RÉSISTÉ : des threads sont restés.
cli-attack-failed-stop = N’A PAS RÉSISTÉ : le serveur ne s’est pas arrêté.
cli-attack-lost = n’a pas résisté : { $attacks }

# Robots
cli-no-bot = il n’y a pas de robot « { $name } » ; connus : { $known }
cli-bot-limit = « { $limit } » n’est pas une limite ; il faut un nombre de simulations, comme 200, ou une durée, comme 100ms
cli-bot-change = « { $change } » ne règle aucun poids d’un robot ; la forme est NOM=NOMBRE, comme city.growth=2
cli-play-bot-form = « { $text } » ne met aucun robot à une place ; la forme est PLACE=ROBOT, la place allant de 0 à { $most }
cli-play-bot = Joueur { $seat } ({ $bot }) : { $move }
cli-hint = Le joueur { $seat } pourrait jouer : { $move }
cli-hint-nobody = personne n’a de coup à jouer ici
cli-hint-chance =
    { $phase ->
        [draw] la partie s’arrête avant qu’une tuile soit piochée : ajoutez la pioche, par exemple « draw K », puis redemandez
       *[other] la partie s’arrête avant que les dés soient lancés : ajoutez le lancer, puis redemandez
    }
cli-arena-seats = plus de robots que de places : il y en a { $seats }
cli-arena-command = ceci n’est pas une commande, un guillemet n’est peut-être pas fermé : { $command }
cli-arena-no-command = « external » demande un programme : --external "COMMANDE"
cli-arena-spare-command = personne ne joue avec « { $command } » ; nommez « external » parmi les robots
cli-arena-other-match = { $folder } contient une autre rencontre : { $found }
cli-arena-round =
    { $problem ->
        [malformed] { $file }, ligne { $line } : ce n’est pas le JSON d’une manche
        [twice] { $file }, ligne { $line } : cette manche y est deux fois
       *[other-match] { $file }, ligne { $line } : cette manche est d’une autre rencontre : ses places, ses joueurs ou ses gagnants ne conviennent pas
    }
cli-arena = { $games } parties sur { $decks } pioches
cli-arena-bot = { $name } : { $wins } % de victoires (±{ $within }), Elo { $elo } (de { $low } à { $high })
cli-arena-points = {"  "}{ $points } points par partie, { $margin } (±{ $within }) face au meilleur des autres
cli-arena-adjusted = {"  "}sans la chance { $margin } (±{ $within }) : autant que { $games } parties avec elle
cli-arena-not-adjusted =
    { $count ->
        [0] Pas d’écart sans la chance : il y faut au moins { $fewest } pioches.
        [one] Pas d’écart sans la chance : elle n’a pas été calculée pour { $count } partie, perdue par forfait ou gardée d’un match sans --adjusted.
       *[other] Pas d’écart sans la chance : elle n’a pas été calculée pour { $count } parties, perdues par forfait ou gardées d’un match sans --adjusted.
    }
cli-arena-effort = {"  "}{ $simulations } simulations et { $ms } ms par coup, { $longest } ms au plus
cli-arena-habits = {"  "}s’empare de { $taken } points par partie, en perd { $lost } ainsi, en partage { $shared } ; { $dry } tours sans pion, { $large } grandes zones à lui seul
cli-arena-points-by-rule = {"  "}points par partie, par règle : { $points }
cli-arena-forfeits =
    { $count ->
        [one] {"  "}a abandonné 1 partie
       *[other] {"  "}a abandonné { $count } parties
    }
cli-tune-time = un réglage ne se répète à l’identique qu’avec un nombre de simulations ; retirez « ms »
cli-tune-numbers = { $file } : ce ne sont pas les poids d’une évaluation : { $error }
cli-tuned = Les poids sont dans { $file }.

# bastide puzzles
cli-puzzles-file = { $file } : { $reason }
cli-puzzles-mined = { $count ->
    [one] { $count } problème ajouté
   *[other] { $count } problèmes ajoutés
} à { $file }, tirés de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-puzzles-changed = { $id } : un autre coup est le meilleur
cli-puzzles-checked = { $kept } sur { $count } gardent leur réponse.

# bastide benchmark
cli-benchmark-made = { $count ->
    [one] { $count } tour écrit
   *[other] { $count } tours écrits
} dans { $file }.
cli-benchmark-other = { $file } : fait par une autre commande, que dit la troisième ligne
cli-benchmark-score = { $name } : perd { $regret } (±{ $within }) points par tour ; { $best } % de { $count } tours joués au mieux
cli-benchmark-failures = {"  "}{ $count ->
    [one] { $count } tour n’a pas été joué jusqu’au bout
   *[other] { $count } tours n’ont pas été joués jusqu’au bout
}
