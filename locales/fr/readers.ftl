### Ce qui ne va pas dans un texte censé être un jeu, un coup, une position ou une partie enregistrée.

## Jeux

setup-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
setup-seats = Le jeu « { $game } » se joue de { $least } à { $most }, pas à { $seats }.
setup-starts =
    { $seats ->
        [one] La place { $starts } ne peut pas commencer : il n’y a que { $seats } place, numérotée à partir de 0.
       *[other] La place { $starts } ne peut pas commencer : il n’y a que { $seats } places, numérotées à partir de 0.
    }
setup-option = Le jeu « { $game } » n’a pas d’option « { $key } ». Ses options : { $known }.
setup-value = L’option « { $key } » ne peut pas être « { $value } ». Valeurs possibles : { $known }.
setup-twice = L’option « { $key } » est donnée deux fois.
setup-colour = Il n’y a pas de pions de la couleur « { $name } » dans ce jeu ; les couleurs sont { $known }.
setup-colour-twice = Deux places veulent la couleur « { $colour } ».
setup-colours = { $colours } couleurs sont données pour { $seats } places.
setup-version = La version { $version } des règles de { $game } n’est pas connue ici, mais { $known } : ce programme est plus ancien ou plus récent que votre partie.
setup-other-tiles = La version { $version } de { $game } a le jeu de tuiles { $known }, et non { $fingerprint }.
setup-tile-set = Le jeu de tuiles est défectueux : { $error }
setup-tile = La pioche de ce jeu ne contient pas la tuile { $code }, ou pas autant de fois.

## Coups

move-empty = Aucun coup n’est donné.
move-verb = Aucun coup ne commence par « { $text } ». Les coups sont draw, place, claim, recall et pass ; avec des dés, roll, build, collect, again, stop et keep.
move-form-draw = Piocher s’écrit « draw TUILE », par exemple « draw K ».
move-form-place = Placer une tuile s’écrit « place X,Y rR », par exemple « place 1,-2 r3 ».
move-form-claim = Mettre un pion s’écrit « claim PION SECTION », par exemple « claim meeple city1 ».
move-form-recall = Reprendre un pion s’écrit « recall X,Y », par exemple « recall 3,-1 ».
move-form-pass = Ne faire ni l’un ni l’autre s’écrit « pass », sans rien derrière.
move-form-roll = Un lancer s’écrit « roll FACE FACE ... », un mot par dé, par exemple « roll end tee knight ».
move-form-build = Construire un dé s’écrit « build FACE X,Y rR », par exemple « build corner 1,0 r2 ».
move-form-dice = Ces coups s’écrivent « collect knight », « again », « stop » et « keep knight », sans rien derrière.
move-tile = Il n’y a pas de tuile « { $text } » dans ce jeu.
move-cell = « { $text } » n’est pas une case. Une case s’écrit X,Y, par exemple 1,-2.
move-rotation = « { $text } » n’indique pas de rotation. Les rotations sont r0, r1, r2 et r3 : des quarts de tour dans le sens des aiguilles d’une montre.
move-piece = « { $text } » n’est pas un pion. Les pions ont des noms comme meeple, abbot, man ou hut.
move-zone = La tuile qui vient d’être placée n’a pas de section « { $text } ». Ses sections : { $known }.

## Positions

position-head = Une position doit commencer par le jeu et la version du format, par exemple « winter/1 ».
position-version = Cette position est dans la version « { $text } » du format, qui ne peut pas être lue ici.
position-field = « { $text } » n’a pas de valeur ; un champ s’écrit « clé=valeur ».
position-twice = Le champ « { $text } » est donné deux fois.
position-missing = Il manque le champ « { $text } ».
position-unknown = Les positions de ce jeu n’ont pas de champ « { $text } ».
position-value = Le champ « { $key } » ne peut pas contenir « { $text } ».
position-item = « { $text } » : { $reason }
position-miscounted = Les pions sur le plateau donnent « { $text } ».
position-step = L’étape « { $text } » ne peut pas être la suivante dans cette position.

## Parties enregistrées

record-line = ligne { $line } : { $reason }
record-no-version = Une partie enregistrée doit commencer par sa version, par exemple « bastide record 1 ».
record-version = Cette partie est enregistrée dans la version « { $text } » du format, qui ne peut pas être lue ici.
record-unknown = « { $text } » n’a pas sa place ici dans une partie enregistrée.
record-twice = C’est la deuxième ligne « { $text } ».
record-missing = Il manque la ligne « { $text } ».
record-two-starts = Une partie enregistrée commence soit par un jeu (« game »), soit par une position (« from »), pas par les deux.
record-turn = On attend ici le tour { $expected }, pas le tour { $text }.
record-move = « { $text } » : { $reason }
record-refused = « { $text } » n’est pas permis ({ $rule }) : { $reason }
record-too-long = « { $text } » est de trop : le tour était déjà terminé.
record-points = « { $text } » ne dit pas qui a marqué quoi. Les points s’écrivent « PLACES +POINTS RÈGLE », par exemple « 0,1 +4 W-21 ».
record-score = Les points devraient être « { $expected } », et non « { $text } ».
record-not-over = La partie n’est pas terminée : elle n’a encore ni décompte final ni résultat.
record-over = La partie est terminée : son résultat ne peut pas être « open ».
record-result = La partie ne s’est pas terminée ainsi. Les scores sont { $expected }.
record-after-result = Rien ne peut suivre le résultat.

# Fichiers de problèmes.
puzzles-line = ligne { $line } : { $reason }
puzzles-head = Un fichier de problèmes doit commencer par « { $text } ».
puzzles-no-puzzle = « { $text } » n’appartient à aucun problème : un problème commence par « puzzle » et une position.
puzzles-unknown = Un problème n’a pas de ligne « { $text } », ou ne l’a qu’une fois.
puzzles-value = « { $key } » ne peut pas être « { $text } ».
puzzles-nothing-in-hand = Rien n’a été pioché ni lancé dans cette position : il n’y a rien à résoudre.
puzzles-unfinished = « { $text } » ne joue pas le tour jusqu’au bout.
puzzles-order = « { $text } » : les coups sont rangés selon ce qu’ils perdent, et le premier ne perd rien.
puzzles-missing = Il manque « { $text } » à ce problème.

# Bancs d’essai.
benchmark-head = Un banc d’essai doit commencer par « { $text } ».
benchmark-no-game = Un tour appartient à une partie : la partie enregistrée vient d’abord.
benchmark-line = « { $text } » n’est ni « after » suivi d’un nombre de coups après lequel une tuile est à poser, ni des façons de jouer ce tour.
