### Ce que dit l’analyse d’une partie : la chance d’un côté, le jeu de l’autre, ce que les tours ont coûté.

review-no-moves = Rien n’a encore été joué dans cette partie : il n’y a rien à analyser.
review-no-judge = Personne ne sait ce que valent les situations de { $game } : cette partie ne peut pas être analysée.
review-still-played = Cette partie est en cours ; son analyse viendra quand elle sera finie.
review-failed = Pas d’analyse : { $reason }

# Une phrase pour chaque joueur : de quoi son résultat est fait.
review-result =
    { $who ->
        [you] { $outcome ->
            [won-by] Vous gagnez de { $by }
            [lost-by] Vous perdez de { $by }
            [level] Vous faites match nul
            [won] Vous gagnez
            [lost] Vous perdez
            [chance] Vous avez { $by } de chances de gagner
           *[open] Vous pouvez vous attendre à { $by } à la fin
        }
       *[other] { $outcome ->
            [won-by] { $name } gagne de { $by }
            [lost-by] { $name } perd de { $by }
            [level] { $name } fait match nul
            [won] { $name } gagne
            [lost] { $name } perd
            [chance] { $name } a { $by } de chances de gagner
           *[open] { $name } peut s’attendre à { $by } à la fin
        }
    } : chance { $luck }, jeu { $play }{ $has-start ->
        [yes] , départ { $start }
       *[no] {""}
    }.

# Un nombre seul, et un pourcentage.
review-number = { $number }
review-percent = { $number } %

review-class =
    { $class ->
        [best] meilleur coup
        [good] bon coup
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
review-accuracy =
    { $name } : précision { $accuracy } sur 100, { $unit ->
        [points] { $loss ->
            [one] { $loss } point perdu
           *[other] { $loss } points perdus
        }
        [pawns] { $loss ->
            [one] { $loss } pion perdu
           *[other] { $loss } pions perdus
        }
       *[percent] { $loss } % de chances perdues
    }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    } par tour
review-draw =
    { $kind ->
        [luckiest] Tirage le plus heureux : tour { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Tirage le plus malheureux : tour { $turn }, { $drawn } ({ $luck })
    }

# Dans le terminal et dans la page en un seul fichier.
review-loss =
    { $loss }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    }{ $has-chance ->
        [yes] , { $chance } % de chances
       *[no] {""}
    }, { $class }
review-turn = { $turn }. { $name } : chance { $luck }, perte { $loss } : { $moves }
review-better = mieux : { $moves }
review-moment = Le tour { $turn } a coûté { $loss } : { $moves } ; { $better }
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

# La force de jeu, mesurée aux niveaux des robots.
review-level =
    { $level ->
        [beginner] { web-level-beginner }
        [learner] { web-level-learner }
        [journeyman] { web-level-journeyman }
        [craftsman] { web-level-craftsman }
        [foreman] { web-level-foreman }
        [greedy] { web-level-greedy }
        [planner] { web-level-planner }
        [expert] { web-level-expert }
        [veteran] { web-level-veteran }
        [champion] { web-level-champion }
       *[master] { web-level-master }
    }
review-strength =
    { $place ->
        [below] En dessous du niveau { $next }
        [above] Au niveau { $level } ou au-dessus
       *[between] Entre les niveaux { $level } et { $next }
    }

# Pourquoi une façon de jouer est meilleure.
review-kinds =
    { $kind ->
        [road] routes
        [city] villes
        [field] prés
        [abbey] abbayes
        [grove] sapinières
        [forest] forêts
        [meadow] prairies
        [lake] lacs
        [water] réseaux fluviaux
        [path] chemins
       *[river] rivières
    }
review-area =
    { $kind ->
        [road] la route
        [city] la ville
        [field] le pré
        [abbey] l’abbaye
        [grove] la sapinière
        [forest] la forêt
        [meadow] la prairie
        [lake] le lac
        [water] le réseau fluvial
        [path] le chemin
       *[river] la rivière
    }
review-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-pawns =
    { $points ->
        [one] { $points } pion
       *[other] { $points } pions
    }
review-why-scores = On marque { $points } de plus avec les { $kinds }.
review-why-takes = On prend { $area } à { $name } : { $points }.
review-why-shares = On partage { $area } avec { $name } : { $points }.
review-why-claims = On occupe { $area } : jusqu’à { $points } dans l’état actuel.
review-why-blocks = { $name } ne peut plus terminer { $area } : aucune tuile restante n’y convient.
review-why-denies = { $name } marque { $points } de moins avec les { $kinds }.
review-why-approaches = On pourra encore partager { $area } avec { $name } : { $points }.
review-why-separates = { $name } ne pourra plus prendre { $area } : { $points }.
review-why-grows = On pourra marquer { $points } de plus avec les { $kinds }.
review-why-hinders = { $name } pourra marquer { $points } de moins avec les { $kinds }.
review-why-frees =
    { $count ->
        [one] Un pion revient dans la réserve.
       *[other] { $count } pions reviennent dans la réserve.
    }
review-why-saves = On garde le pion dans la réserve.
review-why-stops = On s’arrête : relancer risque plus que cela ne rapporte.
review-why-rolls-again = On relance : cela rapporte plus que cela ne risque.
review-why-keeps-knight = On garde un chevalier, qui double le tour suivant.
review-why-later = Cela rapporte davantage dans les tours suivants.

# Les totaux d’un joueur.
review-areas =
    { $has-lost ->
        [yes] { $name } : { $points }, perte { $lost }
       *[no] { $name } : { $points }
    }
