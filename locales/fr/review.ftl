### Ce que dit l’analyse d’une partie : la chance d’un côté, le jeu de l’autre, ce que les tours ont coûté.

review-no-moves = Rien n’a encore été joué dans cette partie : il n’y a rien à analyser.
review-no-judge = Personne ne sait ce que valent les situations de { $game } : cette partie ne peut pas être analysée.
review-failed = Pas d’analyse : { $reason }

# Une phrase pour chaque joueur : de quoi son résultat est fait.
review-result =
    { $who ->
        [you] { $outcome ->
            [won-by] Vous gagnez de { $by }
            [lost-by] Vous perdez de { $by }
            [level] Vous faites match nul
            [won] Vous gagnez
            [lost] Vous perdez
           *[open] Vous pouvez vous attendre à { $by } à la fin
        }
       *[other] { $outcome ->
            [won-by] { $name } gagne de { $by }
            [lost-by] { $name } perd de { $by }
            [level] { $name } fait match nul
            [won] { $name } gagne
            [lost] { $name } perd
           *[open] { $name } peut s’attendre à { $by } à la fin
        }
    } : chance { $luck }, jeu { $play }{ $has-start ->
        [yes] , départ { $start }
       *[no] {""}
    }.

# Un nombre seul, et un pourcentage.
review-number = { $number }
review-percent = { $number } %

review-class =
    { $class ->
        [best] meilleur coup
        [good] bon coup
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
review-accuracy =
    { $name } : précision { $accuracy } sur 100, { $unit ->
        [points] { $loss ->
            [one] { $loss } point perdu
           *[other] { $loss } points perdus
        }
        [pawns] { $loss ->
            [one] { $loss } pion perdu
           *[other] { $loss } pions perdus
        }
       *[percent] { $loss } % de chances perdues
    } par tour
review-draw =
    { $kind ->
        [luckiest] Tirage le plus heureux : tour { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Tirage le plus malheureux : tour { $turn }, { $drawn } ({ $luck })
    }

# Dans le terminal et dans la page en un seul fichier.
review-turn = { $turn }. { $name } : chance { $luck }, perte { $loss } ({ $class }) : { $moves }
review-better = mieux : { $moves }
review-moment = Le tour { $turn } a coûté { $loss } : { $moves } ; { $better }
review-title = La chance et le jeu
review-caption =
    { $kind ->
        [two] L’avance finale à laquelle { $name } pouvait s’attendre (trait plein), et ce que la chance seule en aurait fait (pointillés).
       *[more] Ce à quoi pouvaient s’attendre { $names }.
    }
review-head-turn = Tour
review-head-luck = Chance
review-head-loss = Perte
review-head-moves = Coups
