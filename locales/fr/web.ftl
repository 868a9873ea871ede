### Ce que dit la page dans le navigateur.

web-home = Accueil
web-pages = Pages
web-learn = Apprendre
web-rules = Règles
web-replay = Revoir
web-nowhere = Il n’y a rien ici
web-loading = Un instant…
web-not-loaded = Cette page n’a pas pu être chargée
web-not-loaded-help = Vérifiez la connexion et rechargez la page.
web-unreachable = Le serveur est injoignable.
web-server-busy = Le serveur est très occupé. Nouvel essai dans un instant…
web-close = Fermer
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-look = Apparence des tuiles
web-look-usual = Habituelle
web-look-summer = Été verdoyant

## Jeux, joueurs, pions

web-game-winter = Édition hiver
web-game-hunters-2002 = Chasseurs et cueilleurs, 2002
web-game-hunters-2020 = Chasseurs et cueilleurs, 2020
web-game-dice = Le jeu de dés
web-game-kids = Le jeu des enfants
web-level-beginner = débutant
web-level-learner = apprenti
web-level-journeyman = compagnon
web-level-craftsman = artisan
web-level-foreman = contremaître
web-level-greedy = glouton
web-level-planner = stratège
web-level-expert = expert
web-level-veteran = vétéran
web-level-champion = champion
web-level-master = maître
web-level-builder = bâtisseur
web-level-farmer = fermier
web-level-pirate = pirate
web-level-thief = voleur
web-level-miser = avare
web-level-skill = à peu près de ma force
web-level-skill-number = force { $skill } sur 100
web-level-mcts = explorateur
web-characters = Personnages, de la force de l’expert
web-piece-meeple = Meeple
web-piece-abbot = Abbé
web-piece-man = Homme
web-piece-hut = Hutte
web-piece-pawn = Pion
web-piece-knight = Chevalier

## La salle d’attente

web-waiting = Une table : { $game }
web-no-table = Impossible d’ouvrir cette table
web-no-table-help = Le lien est incomplet, ou la place a été donnée à quelqu’un d’autre.
web-seats = Places
web-seat-bot = Robot { $level }
web-seat-you = vous
web-seat-free = On attend quelqu’un…
web-seat-away = en pause, un robot joue
web-seat-gone = hors ligne
web-seat-resigned = a abandonné, un robot continue
web-name = Votre nom
web-sit = S’asseoir
web-sit-here = Quelqu’un sur cet appareil
web-invite = Copier l’invitation
web-copied = Copié
web-share-sheet = Partager…
web-qr-code = Code QR de l’invitation
web-qr-code-about = À scanner avec un téléphone pour prendre la place { $seat }.
web-draws-about = Les tirages viennent d’un secret de l’hôte et d’un secret de l’appareil de chacun, tous fixés avant la partie : personne ne peut les arranger, et tout le monde peut vérifier ensuite.
web-draws-sealed = Tirages scellés
web-draws-sealed-about = L’appareil de chacun ajoute quelque chose à chaque tirage : même l’hôte ne le connaît pas d’avance, et tout le monde peut vérifier ensuite.
web-starting = La partie commence dans un instant…
web-start = Commencer la partie
web-start-waits = Toutes les places doivent d’abord être prises.
web-watch-waits = Vous regardez. La partie commence quand tout le monde est assis.

## Pendant la partie

web-last-tile = Aller à la dernière tuile posée
web-board = Plateau : { $game }
web-dock = Votre tour
web-your-turn = À vous de jouer
web-awaited = { $name } réfléchit
web-paused = La partie est en pause.
web-prompt-place = Posez votre tuile.
web-prompt-claim = Placez-y un pion, ou aucun.
web-prompt-recall = Placez-y un pion, reprenez-en un, ou ni l’un ni l’autre.
web-prompt-shaman = Reprenez un de vos hommes si vous voulez ; placez ensuite un pion sur la tuile, ou aucun.
web-prompt-build = Construisez, mettez de côté, relancez ou arrêtez-vous.
web-confirm-prompt = Votre tour est terminé :
web-confirm-soon = Votre tour se termine dans un instant. Vous pouvez encore annuler :
web-confirm = Valider
web-no-points = Aucun point ce tour-ci
web-pass = Sans pion
web-take-back = Annuler
web-turn = Tourner la tuile
web-turn-tile = Tuile en main : tournez-la, ou glissez-la sur le plateau
web-bonus =
    { $game ->
        [hunters-2020] Tuile menhir !
       *[other] Tuile bonus !
    }
web-hint = Conseil
web-claim = { $piece } ici : { $area }
web-put-piece = À glisser sur la tuile : { $piece }
web-recall = Reprendre : { $piece }. { $area }
web-cell = Colonne { $x }, ligne { $y }.
web-cell-fits =
    { $ways ->
        [one] La tuile y va d’une seule façon.
       *[other] La tuile y va de { $ways } façons.
    }
web-cell-empty = Libre.
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-outlook-help = Points si la partie finissait maintenant
web-time-left = Temps restant
web-time-low = Votre temps est presque écoulé.
web-time-up = Votre temps est écoulé : un robot a joué votre tour.
web-time-up-other = Le temps de { $name } est écoulé : un robot joue ce tour.
web-time-up-told = Le temps de { $name } était écoulé ; un robot a joué le tour.
web-track = Piste de score
web-log = Ce qui s’est passé
web-sheet = Points par tour
web-round = Manche
web-side = Scores, pioche et journal
web-kids-seat =
    { $placed ->
        [one] { $name } : { $placed } pion placé, { $left } en réserve
       *[other] { $name } : { $placed } pions placés, { $left } en réserve
    }
web-pile = Pioche
web-pile-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
web-pile-second =
    { $count ->
        [one] Seconde pioche : { $count } tuile
       *[other] Seconde pioche : { $count } tuiles
    }
web-pile-kinds = Les tuiles qui restent
web-aside = Écartées
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-see-all = Tout voir
web-reconnecting = Reconnexion…
web-offline = Vous êtes hors ligne. La partie reprendra dès que le réseau sera de retour.
web-elsewhere = Cette partie est ouverte dans un autre onglet
web-elsewhere-help = Elle continuera ici dès que vous l’aurez fermée là‑bas.
web-proved =
    { $count ->
        [0] Il n’y a eu aucun tirage : il n’y a rien à prouver.
        [one] Le seul tirage a été refait à partir du secret révélé : son équité est prouvée.
       *[other] Les { $count } tirages ont été refaits à partir du secret révélé : leur équité est prouvée.
    }
web-proved-own = Ce que votre appareil a ajouté figure dans la preuve.
web-not-proved-own = Ce que votre appareil a ajouté ne figure pas dans la preuve : l’hôte de la table l’a laissé de côté.
web-proved-absent = Sans le secret de { $names }, qui n’a pas été révélé au début.
web-proved-unsealed =
    { $count ->
        [one] Un tirage s’est fait sans l’apport de tous les appareils.
       *[other] { $count } tirages se sont faits sans l’apport de tous les appareils.
    }
web-proved-rewinds =
    { $count ->
        [one] Des coups ont été annulés une fois.
       *[other] Des coups ont été annulés { $count } fois.
    }
web-not-proved = L’équité des tirages n’est pas prouvée : { $reason }
web-outdated = Cette page n’est pas de la même version que le serveur. Veuillez la recharger.
web-unkept = Ce navigateur ne conserve rien : la partie sera perdue à la fermeture de la page.
web-expires = S’il ne se passe plus rien ici, cette table sera supprimée le { $date }.
web-put-online = Mettre la partie en ligne
web-put-online-about = La partie continue sur le serveur, et d’autres peuvent la rejoindre par un lien.
web-update-ready = Une nouvelle version est prête.
web-update-now = Mettre à jour
web-update-later = Plus tard

## Les dés

web-dice-rolls = Lancer { $rolls } sur 3
web-dice-roll = Lancer les dés
web-dice-again = Relancer
web-dice-stop = S’arrêter
web-dice-keep = Garder un chevalier
web-dice-city =
    { $points ->
        [one] { $dice } dés fermés : { $points } point
       *[other] { $dice } dés fermés : { $points } points
    }
web-dice-city-open =
    { $dice ->
        [one] { $dice } dé, ouvert
       *[other] { $dice } dés : { $points } si fermée
    }
web-dice-everywhere = Montrer toutes les cases
web-dice-knights =
    { $count ->
        [one] { $count } chevalier mis de côté
       *[other] { $count } chevaliers mis de côté
    }
web-dice-catapults =
    { $count ->
        [one] { $count } catapulte
       *[other] { $count } catapultes
    }
web-die-face =
    { $face ->
        [end] bout
        [corner] coin
        [straight] ligne droite
        [tee] té
        [knight] chevalier
       *[catapult] catapulte
    }
web-die =
    { $face ->
        [knight] Dé : { web-die-face }, à mettre de côté
       *[other] Dé : { web-die-face }
    }

## Menu, questions, humeurs

web-menu = Menu
web-menu-rules = Les règles de ce jeu
web-aids = Ce qui est montré
web-aid-cells = Les cases où la tuile va
web-aid-holes = Les cases que rien ne peut remplir
web-aid-chances = Les chances de remplir les cases
web-aid-owners = À qui sont les zones
web-aid-confirm = Valider automatiquement une fois le pion placé ou refusé
web-aid-sound = Le son
web-aid-touch = Les vibrations
web-notify = Me prévenir quand c’est mon tour
web-ask-undo = Annuler mon dernier tour (demander)
web-undo-asked = { $name } aimerait annuler un tour.
web-undo-waits = { $name } aimerait annuler un tour. On demande aux autres.
web-agree = D’accord
web-refuse = Non
web-pause = Pause
web-ask-pause = Demander une pause
web-pause-asked = { $name } aimerait faire une pause.
web-pause-waits = { $name } aimerait faire une pause. On demande aux autres.
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-away = Un robot joue pour { $name }.
web-absent-soon = Plus de connexion avec { $name }. Sans retour, vous pourrez continuer dans
web-absent = Toujours aucune connexion avec { $name }. Comment continuer ?
web-absent-bot = Un robot joue en attendant
web-absent-unfinished = Arrêter la partie, inachevée
web-absent-win = Revendiquer la victoire
web-leave = Laisser un robot jouer pour moi
web-return = Reprendre la main
web-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-react = Réagir
web-react-hello = Bonjour !
web-react-well-played = Bien joué !
web-react-thanks = Merci !
web-react-oops = Oups !
web-react-ouch = Aïe !
web-react-thinking = Je réfléchis…
web-react-good-game = Belle partie !

## La table en mots

web-words = En mots
web-words-steps = Les places se comptent en cases à partir de la première tuile.
web-words-steps-dice = Les places se comptent en cases à partir du premier dé.
web-spoken = Ce qui est dit
web-words-now = Maintenant
web-words-hand = En main : { $sides }.
web-words-places =
    { $count ->
        [one] Une façon de poser la tuile
       *[other] { $count } façons de poser la tuile
    }
web-words-builds =
    { $count ->
        [one] Une façon de construire : { $face }
       *[other] { $count } façons de construire : { $face }
    }
web-words-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
web-words-pieces = Pions
web-words-areas = Zones
web-words-players = Joueurs
web-words-tile = { $count } × { $sides }
web-words-drawn = Vous avez en main : { $sides }.
web-words-turned = Tournée : { $sides }.
web-words-offered = Vous pouvez choisir : { $choices }
web-words-choice = { $number } : { $text }
web-words-dice = Vos dés : { $dice }.
web-words-back = Annulé.
web-words-gain = { $name } : +{ $points }.
web-key-words = La table en mots
web-aid-keys = Touches simples, même hors du plateau
web-board-keys = Les flèches parcourent le plateau, N va à la place suivante, R tourne, Entrée pose et confirme, 1 à 9 placent un pion, Retour arrière annule, W dit la table en mots.
web-dice-collect = Mettre un chevalier de côté

## Les touches

web-help = Touches et gestes
web-key-name-enter = Entrée
web-key-name-backspace = Retour arrière
web-key-name-escape = Échap
web-key-walk = Se déplacer sur le plateau
web-key-enter = Poser la tuile, continuer, valider
web-key-turn = Tourner la tuile
web-key-claim = Placer un pion au premier, deuxième… endroit proposé ; choisir un dé
web-key-back = Annuler
web-key-next = Aller à la prochaine case où la tuile va
web-key-all = Tout voir
web-key-zoom = Agrandir, réduire
web-key-owners = Montrer à qui sont les zones
web-key-sound = Son activé, coupé
web-key-log = Scores, pioche et journal (sur un écran étroit)
web-key-skip = Passer les animations
web-key-help = Cette aide
web-help-touch = Touchez une case pour poser la tuile ; touchez-la encore, ou faites glisser le doigt autour, pour la tourner. Touchez un emplacement sur la tuile pour y placer un pion, ou glissez-y le pion. Deux doigts déplacent et agrandissent ; laissez un doigt sur une zone pour tout savoir d’elle.
web-help-mouse = Cliquez sur une case pour poser la tuile ; cliquez encore, ou faites glisser la souris autour, pour la tourner. Cliquez sur un emplacement de la tuile pour y placer un pion, ou glissez-y le pion. La molette agrandit ; au-dessus de la tuile qui vient d’être posée, elle la tourne.

## La fin

web-result = Résultat
web-winner =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
web-resigned-end = { $names } : abandon.
web-resigned-own = Vous avez abandonné.
web-closed-end = La partie a été arrêtée par l’administrateur de ce serveur.
web-unfinished-end = La partie a été arrêtée, inachevée
web-claimed-end = { $names } : pas de retour.
web-final-start =
    { $count ->
        [one] Une zone est comptée à la fin.
       *[other] { $count } zones sont comptées à la fin.
    }
web-previous = Précédent
web-next = Suivant
web-rematch = Rejouer
web-rematch-join = Aller à la partie suivante
web-replay-this = Revoir la partie
web-share = Partager
web-share-link = Copier le lien
web-share-record = Partie enregistrée
web-share-picture = Image
web-share-film = Film
web-film-offline = C’est le serveur qui fait les films, et il est injoignable en ce moment. L’image et la partie enregistrée se sauvegardent sans lui.
web-no-picture = L’image n’a pas pu être dessinée. Veuillez réessayer.
web-kind = Catégorie
web-kind-before = Points d’avant
web-kind-roads = Routes
web-kind-cities = Villes
web-kind-abbeys = Abbayes
web-kind-fields = Prés
web-kind-groves = Sapinières
web-kind-abbot = Abbé repris
web-kind-abbot-end = Abbé à la fin
web-kind-incomplete = Zones incomplètes
web-kind-rivers = Rivières
web-kind-forests = Forêts
web-kind-waters = Réseaux fluviaux
web-kind-meadows = Prairies
web-kind-canoe = Pirogue
web-kind-pit = Fosse à pieux
web-kind-dice = Villes fermées
web-kind-dice-doubled = Villes fermées, doublées
web-kind-shrine = Sanctuaire
web-kind-paths = Enfants couverts
web-sum = Total

## Accueil

web-home-title = À quoi jouons-nous ?
web-choose-game = Choisir un jeu
web-players =
    { $least ->
       *[other] De { $least } à { $most } joueurs
    }
web-about-winter = Bâtissez villes, routes et abbayes sous la neige, et gardez-en les meilleures.
web-about-hunters-2002 = Forêts, rivières et troupeaux de l’âge de pierre, et de l’or dans les bois.
web-about-hunters-2020 = La même terre sauvage, avec menhirs, pirogue, pièges et chamane.
web-about-dice = Neuf dés, trois lancers, une ville fortifiée. Dix minutes.
web-about-kids = Des chemins, des maisons, des enfants. Sans lire.
web-play-now = Jouer
web-summary = { $game } : { $players }
web-open-table = Ouvrir la table
web-learn-first = Vous ne connaissez pas ce jeu ? Apprenez‑le en cinq minutes
web-change = Joueurs, options, aide et temps
web-who = Qui joue
web-how = Comment on joue
web-guest = Invité
web-friend = Ami
web-seat = Place { $seat }
web-seat-me = Moi
web-seat-friend = Un ami sur cet appareil
web-seat-a-bot = Un robot
web-seat-invite = Quelqu’un avec un lien
web-seat-guest = invité
web-seat-invite-about = Vous aurez un lien à envoyer dès que la table sera ouverte.
web-seat-open = libre
web-seat-add = Ajouter un joueur
web-seat-remove = Retirer ce joueur
web-friend-name = Nom de votre ami
web-colour = Couleur
web-colour-red = Rouge
web-colour-yellow = Jaune
web-colour-blue = Bleu
web-colour-green = Vert
web-colour-black = Noir
web-colour-purple = Violet
web-level = Niveau
web-about-beginner = Pose ses tuiles n’importe où. Un enfant le bat.
web-about-learner = Prend le plus de points possible à ce tour et ne prévoit rien. Bien pour débuter.
web-about-journeyman = Réfléchit un coup à l’avance, mais ne voit que très peu de ses possibilités. Le suivant après l’apprenti.
web-about-craftsman = Réfléchit un coup à l’avance, mais ne voit que peu de ses possibilités. Pour vos premières soirées.
web-about-foreman = Réfléchit un coup à l’avance, mais la plupart des choses lui échappent. Joue comme quelqu’un qui connaît bien les règles.
web-about-greedy = Réfléchit un coup à l’avance avec un œil exercé, mais beaucoup de ses possibilités lui échappent. Un bon rival après quelques parties.
web-about-planner = Réfléchit un coup à l’avance avec un œil exercé, mais bien des choses lui échappent.
web-about-expert = Réfléchit un coup à l’avance avec un œil exercé, et moins de choses lui échappent. Difficile à battre.
web-about-veteran = Réfléchit un coup à l’avance avec un œil exercé, et presque rien ne lui échappe. Pour qui bat l’expert.
web-about-champion = Explore quelques tours à l’avance, mais le temps d’un clin d’œil. Pour qui bat le vétéran.
web-about-master = Explore un moment de nombreux tours à l’avance. Le plus fort de tous.
web-about-builder = Aime les villes et les forêts et en bâtit beaucoup, jusqu’à son dernier pion. À peu près aussi fort que l’expert.
web-about-farmer = Aime les prés et les prairies et attend la fin de la partie. À peu près aussi fort que l’expert.
web-about-pirate = Gâche ce que vous bâtissez, même à ses dépens. À peu près aussi fort que l’expert.
web-about-thief = Pose ses pions à côté de ce qui est à vous, le relie et s’en empare. À peu près aussi fort que l’expert.
web-about-miser = Garde toujours un pion en réserve et termine ce qui est petit. À peu près aussi fort que l’expert.
web-about-skill = Devient un peu plus fort quand vous gagnez, un peu plus faible quand vous perdez. En ce moment { $skill } sur 100 ; cet appareil le retient.
web-about-kids-learner = Place des pions à ce tour, mais laisse passer presque toutes ses chances. Bien pour débuter.
web-about-kids-journeyman = Place des pions à ce tour, mais laisse passer la plupart de ses chances.
web-about-kids-greedy = Place autant de pions que possible à ce tour et ne prévoit rien.
web-about-kids-planner = Réfléchit un coup à l’avance, avec des probabilités simples, mais bien des choses lui échappent.
web-about-dice-learner = Garde ce qui va et relance le reste. Bien pour débuter.
web-about-dice-master = Connaît un choix presque parfait pour chaque lancer. C’est surtout la chance qui le bat.
web-option-farmers = Paysans
web-option-farmers-about = Les meeples peuvent se coucher dans les prés et comptent les villes complètes à la fin. Pour qui connaît le jeu.
web-option-river = Rivière
web-option-river-about = La partie commence par une rivière de douze tuiles.
web-option-abbot = Abbé
web-option-abbot-about = Un pion de plus pour les abbayes et les sapinières, que l’on peut reprendre contre des points.
web-option-pile = Tuiles
web-option-pile-about = Combien de tuiles il y a à piocher.
web-option-pile-full = Les 84, avec les douze de l’hiver
web-option-pile-classic = 72, pour une partie un peu plus courte
web-option-table = Taille de la table
web-option-table-about = Jusqu’où les tuiles peuvent s’étendre.
web-option-table-none = Aussi grande que l’on veut
web-option-rounds = Manches
web-option-rounds-about = Après combien de manches la partie s’arrête au plus tard. Qui a alors le plus de points gagne.
web-option-rounds-number = { $rounds } manches
web-aids-choice = Aide
web-aids-learning = Toute l’aide
web-aids-learning-about = Où la tuile va, ce que valent les zones, les chances, le résultat probable, et des conseils à la demande.
web-aids-normal = Comme d’habitude
web-aids-normal-about = Où la tuile va, ce que valent les zones, les tuiles restantes et les trous que rien ne comblera.
web-aids-tournament = Comme en tournoi
web-aids-tournament-about = Seulement où la tuile va. Le reste vous appartient.
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-blitz = Une demi-minute par tour
web-clock-brisk = Une minute par tour
web-clock-calm = Trois minutes par tour
web-clock-rapid = 5 minutes chacun, et 5 secondes de plus à chaque tour
web-clock-evening = 15 minutes chacun, et 10 secondes de plus à chaque tour
web-clock-long = Une demi-heure chacun, et 20 secondes de plus à chaque tour
web-clock-day = Un jour par tour
web-clock-days = Trois jours par tour
web-clock-week = Une semaine par tour
web-absence = Si quelqu’un reste absent
web-absence-bot = Un robot peut jouer à sa place
web-absence-unfinished = Un robot peut jouer, ou la partie être arrêtée
web-absence-win = Un robot peut jouer, la partie être arrêtée, ou la victoire revendiquée
web-starts = Qui commence
web-starts-drawn = Tiré au sort
web-listed = Montrer la table à tout le monde
web-listed-about = On la trouve alors à l’accueil et on peut s’y asseoir ou regarder. Sinon ne viennent que ceux qui ont le lien.
web-comeback = Là où vous en étiez
web-mine = Mes parties
web-mine-none = Rien encore. Les parties commencées ici y restent, même si vous fermez la page.
web-delete-game = Supprimer cette partie : { $game }
web-deleted-game = La partie a été supprimée.
web-undo-delete = Restaurer
web-running = Rejoindre ou regarder
web-running-none = Personne ne joue en public en ce moment.
web-you = Vous
web-table-waiting = en attente
web-table-over = terminée : revoir
web-table-running = continuer
web-table-watch = regarder
web-account-about = Aucun compte n’est nécessaire. Avec un compte, vos parties vous suivent d’un appareil à l’autre.
web-account-in = Connecté en tant que { $login }.
web-log-in = Se connecter
web-sign-up = Créer un compte
web-log-out = Se déconnecter
web-login = Nom du compte
web-password = Mot de passe
web-account-manage = Mot de passe et appareils
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
web-codes = Codes de secours
web-codes-about =
    Un code de secours vous fait entrer une fois si vous oubliez votre mot de passe. { $count ->
        [0] Vous n’en avez pas encore.
        [one] Il vous en reste un.
       *[other] Il vous en reste { $count }.
    } Pour de nouveaux codes, indiquez votre mot de passe ci-dessus.
web-codes-make = Créer de nouveaux codes
web-codes-keep = Notez ces codes et gardez-les en lieu sûr. Ils ne sont montrés que cette fois, et les précédents ne valent plus.
web-devices = Appareils connectés
web-device-this = cet appareil
web-device-unknown = Appareil inconnu
web-device-seen = vu pour la dernière fois le { $when }
web-devices-end = Déconnecter tous les autres appareils
web-forgot = Mot de passe oublié ?
web-recover = Choisir un nouveau mot de passe
web-recovery-code = Code de secours
web-remove = Retirer de la table
web-removed = L’hôte a libéré votre place. Vous pouvez regarder la partie ou vous asseoir à une autre table.
web-record-load = Revoir une partie enregistrée
web-record-choose = Choisir un fichier
web-record-drop = ou le déposer ici
web-record-paste = Ou coller la partie enregistrée :
web-record-show = Montrer

## Revoir

web-replay-title = Revoir une partie
web-replay-about = Toute partie enregistrée se revoit ici coup par coup, avec ce que chaque coup a rapporté et par quelle règle. On peut aussi reprendre le jeu à n’importe quel moment.
web-replay-start = Avant le premier coup.
web-controls = Parcourir la partie
web-move = Coup
web-move-of = Coup { $at } sur { $moves }
web-to-start = Au début
web-to-end = À la fin
web-move-before = Un coup en arrière
web-move-after = Un coup en avant
web-score-before = Aux points précédents
web-score-after = Aux points suivants
web-run = Lecture
web-stop = Pause
web-speed = Vitesse
web-branch = Reprendre d’ici
web-branch-about = Une nouvelle table commence après le coup { $at } de cette partie. Qui continue ?
web-share-moment = Ce moment en image
web-share-film-until = La partie en film
web-key-move = Un coup en arrière, en avant
web-key-whole-turn = Un tour en arrière, en avant
web-key-score = Aux points précédents, suivants
web-key-ends = Au début, à la fin
web-key-name-shift = Maj
web-key-name-ends = Début Fin
web-key-name-space = Espace
web-key-run = Lecture, pause
web-key-review = Afficher ou masquer l’analyse
web-key-mistake = À la faute suivante, à la précédente

## Analyse

web-review = Analyse
web-review-about = Ce qui tenait à la chance et au jeu, ce que chaque tour a coûté, et ce qui aurait été meilleur.
web-review-start = Analyser la partie
web-review-first = Premier aperçu :
web-review-deep = Examen approfondi :
web-review-stop = Arrêter
web-review-is-first = Ces chiffres sont ceux d’un premier aperçu.
web-review-go-on = Approfondir
web-review-player = Joueur
web-review-expected = Attendu
web-review-luck = Chance
web-review-play = Jeu
web-review-percent = { $number } %
web-review-curve-label = L’avance finale que { $name } pouvait attendre, au fil de la partie : de { $start } au départ à { $end } ; chance { $luck }, jeu { $play }. Le tableau de tous les tours donne chaque chiffre.
web-review-turn = Tour
web-review-turn-of = tour { $turn }
web-review-go = Aller au tour { $turn }
web-review-lost = Perte
web-review-lost-from = a coûté au moins
web-review-class = Classe
web-class-best = Meilleur
web-class-good = Bon
web-class-inaccuracy = Imprécision
web-class-mistake = Erreur
web-class-blunder = Gaffe
web-review-chance = Chance de gagner
web-review-chance-lost = Cela fait { $chance } de chances de gagner en moins.
web-review-sure = Chance { $luck } { $luck_error }, perte par tour { $loss } { $loss_error }.
web-review-how-chances = La chance de gagner dit combien de fois gagne celui qui a une telle avance avec autant de tuiles à piocher. Elle est ajustée sur des parties de robots : c’est un ordre de grandeur.
web-review-how-sure = Derrière ± se trouve une erreur type : un examen plus approfondi change un nombre d’environ autant. Deux fois sur trois, il change moins.
web-review-accuracy = Précision sur 100
web-review-loss-a-turn = Perte par tour
web-review-adjusted = Résultat sans la chance
web-review-moments = Moments clés
web-review-no-moments = Aucun tour n’a coûté cher.
web-review-turn-lost = Le tour { $turn } a coûté { $loss }.
web-review-draws = Tirages
web-review-luckiest = Le plus heureux :
web-review-unluckiest = Le plus malheureux :
web-review-areas = Points par genre de zone
web-review-area = Zone
web-review-points = Points
web-review-all-turns = Tous les tours
web-review-mistake-before = À la faute précédente
web-review-mistake-after = À la faute suivante
web-review-better = Mieux : { $way }
web-review-strip = Allez de faute en faute ; ce qui aurait été meilleur s’affiche sur le plateau.
web-review-how = Que signifient ces chiffres ?
web-review-how-value =
    { $unit ->
        [points] Une évaluation, celle des robots forts, dit à chaque instant de combien de points chacun devancera à la fin le meilleur des autres. Tous les chiffres sont de tels points.
        [pawns] Une évaluation, celle des robots forts, dit à chaque instant de combien de pions chacun devancera à la fin le meilleur des autres. Tous les chiffres sont de tels pions.
       *[percent] Une évaluation dit à chaque instant quelle probabilité chacun a de gagner. Tous les chiffres sont des pourcentages.
    }
web-review-how-luck = La chance d’un tirage est ce qu’on attend après lui, moins la moyenne exacte sur tout ce qui pouvait être tiré. Le jeu est tout ce qui a changé l’attente par ailleurs. Départ, chance et jeu donnent donc ensemble le résultat.
web-review-how-loss = Un tour a coûté ce que la meilleure façon de le jouer valait de plus que celle qui a été jouée. De là vient sa classe :
web-review-how-accuracy = La précision vient de ce qu’un tour a coûté en moyenne :
web-review-formula = précision = 100 × e^(−perte moyenne / { $scale })

## Et si

web-analysis = Et si
web-analysis-title = Et si ?
web-analysis-about = Essayez ce que vous voulez sur n’importe quel plateau : coups et variantes de tous les joueurs, et chaque tirage à la main. Vous voyez ce que vaut le moment, les meilleures façons de continuer, et quelles tuiles comblent un vide ou ferment une zone.
web-analysis-load = Une partie ou une position
web-analysis-values = Valeurs
web-analysis-show = Afficher
web-analysis-thinking = Réflexion…
web-analysis-ways = Les meilleures façons
web-analysis-branches = Essais
web-analysis-no-branches = Rien encore. Tout coup qui s’écarte de la partie ouvre une variante.
web-analysis-branch =
    { $moves ->
        [one] Coup { $at }
       *[other] Coup { $at }, sur { $moves } coups
    }
web-analysis-remove = Oublier cette variante
web-analysis-random = Piocher
web-analysis-draws = Ce qui peut être pioché
web-analysis-draw = Tuile { $tile } : il en reste { $left }, probabilité { $chance }. Attendu ensuite : { $value }
web-analysis-die = Un dé qui montre { $face }. Appuyez pour la face suivante.
web-analysis-roll = Lancer ainsi
web-analysis-fillers = Tuiles utiles
web-analysis-fills =
    { $count ->
        [0] Aucune des tuiles restantes ne convient ici.
        [one] Une des tuiles restantes convient ici : { $chance } au prochain tirage.
       *[other] { $count } des tuiles restantes conviennent ici : { $chance } au prochain tirage.
    }
web-analysis-closes =
    { $count ->
        [0] { $area } : aucune des tuiles restantes ne la ferme d’un coup.
        [one] { $area } : une des tuiles restantes la ferme d’un coup, { $chance } au prochain tirage.
       *[other] { $area } : { $count } des tuiles restantes la ferment d’un coup, { $chance } au prochain tirage.
    }
web-analysis-nothing = Il n’y a rien à fermer ici.
web-key-way = Placer un pion au premier, deuxième… endroit proposé ; sinon jouer la première, deuxième… des meilleures façons
web-key-best = Afficher ou masquer les meilleures façons
web-key-chances = Quelles tuiles conviennent à cette case

## Règles

web-rules-title = Les règles
web-rules-about = Avec nos propres mots, chacune avec son numéro. Dans une partie, chaque score et chaque refus mène ici à sa règle.
web-rules-of = Règles : { $game }
web-rules-contents = Sur cette page
web-rules-link = Lien vers { $rule }

## Apprendre

web-learn-title = Apprendre en jouant
web-learn-about = Une courte première partie pour chaque jeu : vous jouez les coups, et leur sens est expliqué en chemin.
web-learn-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
web-lesson = Leçon
web-lesson-at = Étape { $at } sur { $steps }
web-lesson-restart = Depuis le début
web-lesson-hand = La tuile en main
web-lesson-play = À vous de jouer
web-lesson-rules = Toutes les règles
web-lesson-hint = C’est permis, mais essayez plutôt ce qui brille.

web-lesson-winter-start = Bienvenue dans une vallée enneigée. Voici la première tuile : une route la traverse, et un bout de ville se trouve en haut. Avec Jaune, vous allez agrandir ce pays.
web-lesson-winter-place = Vous êtes Rouge, et vous avez pioché cette tuile. Ses bords doivent continuer ce qu’ils touchent : route contre route, pré contre pré. Posez-la là où ça brille, pour prolonger la route.
web-lesson-winter-claim = Vous pouvez maintenant placer un meeple sur votre tuile. Sur une route, c’est un voyageur. Choisissez le bout de route qui rejoint la première tuile.
web-lesson-winter-claim-hint = C’est une autre route : le village au milieu les sépare. Prenez celle de gauche.
web-lesson-winter-take-back = Changé d’avis ? Tant que vous n’avez pas validé, tout peut s’annuler. Appuyez sur « Annuler ».
web-lesson-winter-again = Votre meeple est revenu, et la tuile est toujours là. Reposez maintenant le meeple sur la même route.
web-lesson-winter-confirm = C’est bien ainsi. Validez votre tour : alors seulement, Jaune joue.
web-lesson-winter-city = Jaune a fermé la ville du haut avec un meeple dedans. Une ville complète vaut 2 points par tuile : 4 points. Le meeple rentre chez lui et pourra resservir.
web-lesson-winter-turn = Vous avez pioché une abbaye au bout d’une route. La route part du mauvais côté : tournez la tuile jusqu’à ce qu’elle aille vers la droite. Touchez-la, ou appuyez sur R.
web-lesson-winter-close = Posez-la maintenant à gauche : votre route sera fermée des deux côtés.
web-lesson-winter-close-hint = Elle va là, mais votre route resterait ouverte à gauche.
web-lesson-winter-abbey = Avant de compter les points, vous pouvez occuper quelque chose sur la nouvelle tuile. Placez un meeple dans l’abbaye : il devient moine.
web-lesson-winter-scored = Votre route était complète : 1 point pour chacune de ses 3 tuiles, et le voyageur est rentré. Le moine attend : quand l’abbaye sera entourée de tuiles, elle vaudra 9 points.
web-lesson-winter-coat = Jaune a commencé une autre ville. Vous avez pioché une ville avec un blason, qui vaut autant qu’une tuile. Posez-la en bas : elle compte aussi comme voisine de votre abbaye.
web-lesson-winter-knight = Placez un meeple dans cette ville. Attention : on n’entre pas dans une zone où il y a déjà quelqu’un ; mais deux villes peuvent se rejoindre, et qui y a le plus de meeples prend tout.
web-lesson-winter-end = C’était la dernière tuile. Ce qui n’est pas fini compte aussi : routes et villes 1 point par tuile et par blason, une abbaye 1 point pour elle et pour chaque tuile autour. Rouge gagne 10 à 7. C’est vous !

web-lesson-hunters-start-2002 = L’âge de pierre ! Sur la première tuile, une prairie avec un mammouth, une forêt sombre avec une pépite d’or, et une rivière qui se jette dans un lac.
web-lesson-hunters-start-2020 = L’âge de pierre ! Sur la première tuile, une prairie avec un aurochs, une forêt sombre avec un menhir, et une rivière qui se jette dans un lac.
web-lesson-hunters-place = Vous êtes Rouge, et vous avez pioché cette tuile. La forêt doit toucher la forêt, la prairie la prairie, la rivière la rivière. Posez-la là où ça brille : la forêt y continue.
web-lesson-hunters-gatherer = Vous pouvez maintenant placer un de vos hommes sur votre tuile. Dans une forêt, c’est un cueilleur. Envoyez-le là.
web-lesson-hunters-gatherer-hint = Dans la prairie, il serait chasseur et devrait rester jusqu’à la fin. Prenez d’abord la forêt.
web-lesson-hunters-hunter = Jaune a couché un homme dans la prairie : un chasseur. Il y reste jusqu’à la fin de la partie, puis il compte les animaux.
web-lesson-hunters-close = Votre forêt est encore ouverte d’un côté. Fermez-la avec cette tuile.
web-lesson-hunters-close-hint = Elle va là, mais la forêt resterait ouverte en bas.
web-lesson-hunters-lie = Couchez un chasseur dans la prairie de cette tuile. Il en comptera les animaux à la fin.
web-lesson-hunters-forest-2002 = La forêt est complète : 2 points pour chacune de ses 3 sections. Votre cueilleur est rentré. Et comme elle contient de l’or, vous recevez une tuile bonus, pour un tour de plus.
web-lesson-hunters-forest-2020 = La forêt est complète : 2 points pour chacune de ses 3 tuiles. Votre cueilleur est rentré. Et comme elle contient un menhir, vous recevez une tuile menhir, pour un tour de plus.
web-lesson-hunters-bonus-2002 = Voici votre tuile bonus. Elle prolonge la rivière : posez-la à gauche.
web-lesson-hunters-bonus-2020 = Voici votre tuile menhir. Elle prolonge la rivière : posez-la à gauche.
web-lesson-hunters-hut = Un pêcheur dans la rivière marquerait tout de suite. Une hutte fait mieux à la fin : elle compte les poissons de toutes les eaux qui communiquent. Placez votre hutte sur le lac.
web-lesson-hunters-hut-hint = C’est permis aussi. Mais prenez cette fois la hutte : elle va sur le lac.
web-lesson-hunters-river-2002 = Jaune a prolongé la rivière jusqu’à un autre lac, avec un pêcheur. Elle est complète : 1 point pour chacune de ses 2 sections et pour chaque poisson des lacs à ses bouts : 4 points.
web-lesson-hunters-river-2020 = Jaune a prolongé la rivière jusqu’à un autre lac, avec un pêcheur. Elle est complète : 1 point pour chacune de ses 2 tuiles et pour chaque poisson, dans ses eaux et dans les lacs à ses bouts : 4 points.
web-lesson-hunters-meadow = Un mammouth ! Posez-le près de votre chasseur, pour qu’il soit dans sa prairie.
web-lesson-hunters-end-2002 = La dernière tuile. Votre hutte compte 3 poissons, et chaque chasseur 2 points par mammouth, aurochs et cerf de sa prairie. Gare aux tigres : chacun mange un cerf. Rouge gagne 13 à 12. C’est vous !
web-lesson-hunters-end-2020 = La dernière tuile. Votre hutte compte 3 poissons, et les chasseurs leurs animaux : un mammouth vaut 3 points, un aurochs 2, un cerf 1. Gare aux tigres : chacun mange un cerf. Rouge gagne 14 à 12. C’est vous !

web-lesson-dice-start = Neuf dés sont lancés. Bâtissez-en une ville aux murs fermés, la plus grande possible. La catapulte est perdue tout de suite : elle va au joueur suivant.
web-lesson-dice-corner = Commencez par un coin. Le noir est la ville, le blanc la campagne autour. Posez le dé là où ça brille ; ici, il est tourné pour vous.
web-lesson-dice-tee = À côté, un té. Là où les dés se touchent, le noir va contre le noir et le blanc contre le blanc.
web-lesson-dice-second = Et l’autre coin. Ce qui est bâti reste : on ne le déplace ni ne le relance.
web-lesson-dice-again = Rien d’autre n’aide pour l’instant. Vous avez trois lancers par tour : relancez le reste.
web-lesson-dice-below = Encore une catapulte perdue, mais voici un coin. Commencez la rangée du bas.
web-lesson-dice-below-tee = Un té va entre les deux.
web-lesson-dice-last-roll = Il ne manque qu’un coin. Lancez une dernière fois.
web-lesson-dice-close = Le voilà ! Fermez la ville.
web-lesson-dice-stop = Plus aucun côté noir n’est ouvert. Le chevalier n’y change rien. Arrêtez, et la ville compte.
web-lesson-dice-points = Une ville fermée de 6 dés : 10 points. Avec 3 dés, elle n’en vaut que 1, avec 9 dés 28. Plus grand, c’est bien mieux, mais une ville ouverte ne vaut rien. Qui atteint 42 gagne.
web-lesson-dice-knights = Jaune a plutôt rassemblé trois chevaliers et en a gardé un : pas de points maintenant, mais son prochain tour comptera double. Et qui obtient neuf catapultes en un tour gagne aussitôt.

web-lesson-kids-start = Tu es Rouge. Pose la tuile là où ça brille.
web-lesson-kids-close = Ferme le chemin de l’enfant rouge : il reçoit ton pion.
web-lesson-kids-others = Tu fermes maintenant le chemin de l’enfant jaune. C’est lui qui reçoit le pion, peu importe qui ferme.
web-lesson-kids-again = Ferme le chemin de l’autre enfant rouge.
web-lesson-kids-end = Tu as placé plus de pions : tu as gagné ! Dans une vraie partie, tu gagnes dès que tu es le premier à avoir placé tes 8 pions.

## Problèmes

web-puzzles = Problèmes
web-puzzles-title = Trouvez le meilleur coup
web-puzzles-about = Un tour, une question : comment le jouer au mieux ? Chaque problème vient d’une partie et a été vérifié par une recherche profonde.
web-puzzle-daily = Le problème du jour
web-puzzle-daily-about = { $game }, niveau { $grade } : le même pour tout le monde aujourd’hui.
web-puzzle-daily-solve = Résoudre le problème du jour
web-puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-solved = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
web-puzzle-choose = Choisir des problèmes
web-puzzle-game = Jeu
web-puzzle-theme = Thème
web-puzzle-grade = Niveau
web-puzzle-any = Tous
web-puzzle-count = { $count ->
    [0] Aucun problème de ce genre
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-puzzle-solve = Résoudre
web-puzzle-prompt = Vous jouez { $name }. Trouvez la meilleure façon de jouer ce tour.
web-puzzle-check = Vérifier
web-puzzle-next = Problème suivant
web-puzzle-again = Réessayer
web-puzzle-right = Juste ! C’est le meilleur coup.
web-puzzle-nearly = Juste : ce coup vaut le meilleur.
web-puzzle-wrong = Ce coup perd { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $loss ->
        [one] point
       *[other] points
    }
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $loss ->
        [one] pion
       *[other] pions
    }
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties sur 100
}.
web-puzzle-wrong-least = Ce coup perd au moins { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $loss ->
        [one] point
       *[other] points
    }
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $loss ->
        [one] pion
       *[other] pions
    }
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties sur 100
}.
web-puzzle-best = Le mieux : { $text }
web-puzzle-theme-steal = S’emparer d’une zone
web-puzzle-theme-share = Partager
web-puzzle-theme-join = Réunir ses zones
web-puzzle-theme-block = Bloquer
web-puzzle-theme-last-piece = Récupérer le dernier pion
web-puzzle-theme-bonus = Une tuile de plus
web-puzzle-theme-pit-trap = La fosse à pieux
web-puzzle-theme-recall = Reprendre un pion
web-puzzle-theme-close = Terminer
web-puzzle-theme-patience = Patience
web-puzzle-theme-keep-piece = Garder le pion
web-puzzle-theme-quiet = Coup tranquille
web-puzzle-theme-stop = Dés : s’arrêter
web-puzzle-theme-go = Dés : relancer
web-puzzle-theme-keep-knight = Dés : garder un chevalier

## Composer une position à la main

web-editor = Composer
web-editor-title = Composer une position
web-editor-about = Posez des tuiles et des pions à la main, fixez les points et à qui c’est le tour, puis continuez à partir de là. Les règles disent ce qui est impossible.
web-editor-game = Jeu
web-editor-seats = Joueurs
web-editor-begin = Composer
web-editor-edit = Modifier la position
web-editor-analyse = Analyser
web-editor-legal = C’est une position. Choisissez une tuile, puis une case.
web-editor-flaws =
    { $count ->
        [one] Une chose n’est pas encore possible ainsi.
       *[other] { $count } choses ne sont pas encore possibles ainsi.
    }
web-editor-wrong = Ce qui n’est pas possible
web-editor-tiles = Tuiles à poser
web-editor-tile = { $text }. { $spare } à poser, { $left } dans la pioche
web-editor-chosen = Choisie : { $tile }
web-editor-left = Dans la pioche, sur { $spare }
web-editor-cell = La case
web-editor-no-cell = Touchez une case, ou allez-y avec les flèches.
web-editor-fits = La tuile va ici.
web-editor-take = Retirer
web-editor-lift = Retirez le pion.
web-editor-whose = À qui est le pion
web-editor-why-not = Pourquoi pas ailleurs ?
web-editor-game-state = La partie
web-editor-turn-of = C’est le tour de { $name }
web-editor-points = Points de { $name }
web-editor-keeps = garde un chevalier
web-editor-counted = Le nombre de pions placés découle du plateau.
web-editor-hand = Tuile en main
web-editor-no-hand = aucune, avant une pioche
web-editor-pile =
    { $left ->
        [one] { $left } tuile reste à piocher.
       *[other] { $left } tuiles restent à piocher.
    }
web-editor-all-left = Toutes les autres
web-editor-none-left = Aucune
web-editor-dice = Une position aux dés se situe entre deux tours. Ce que montrent les dés se choisit après « Analyser », lancer par lancer.
web-editor-keys = Les flèches vont de case en case, Entrée pose la tuile choisie ou tourne celle qui s’y trouve, Suppr retire, N va à la case suivante où la tuile va, les chiffres placent des pions.
web-key-put = poser la tuile choisie, ou tourner celle de la case
web-key-next-place = case suivante où la tuile va
web-key-name-delete = Suppr
web-key-take-off = retirer le pion, ou la tuile
web-key-stand = placer un pion sur la tuile
