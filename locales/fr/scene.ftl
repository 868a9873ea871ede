### Ce qui se dit d’une partie pendant qu’on la montre : ce qui s’est passé, ce qu’il y a à faire, ce que sont les zones.

seat-colour =
    { $colour ->
        [red] Rouge
        [yellow] Jaune
        [blue] Bleu
        [green] Vert
        [purple] Violet
       *[black] Noir
    }
word-list = { $others } et { $last }
word-clauses = { $before } ; { $next }

## Ce qu’il y a à faire.

prompt-draw = { $seat } va piocher une tuile.
prompt-place = { $seat } pose la tuile.
prompt-claim = { $seat } peut placer un pion.
prompt-roll = { $seat } va lancer les dés.
prompt-build = { $seat } construit, met de côté ou relance.

## Ce que conseille un robot.

advice-recall = Reprenez { $piece } { $where } { $direction }.
advice-pass = Ne placez pas de pion.
advice-collect = Mettez un chevalier de côté.
advice-again = Relancez.
advice-stop = Arrêtez-vous.
advice-keep = Gardez un chevalier.

## Ce qui s’est passé.

story-first-tile = La première tuile est au milieu.
story-draw = { $seat } pioche une tuile.
story-place = { $seat } pose la tuile { $direction }{ $beside }.
story-claim = { $seat } place { $piece } { $where }.
story-recall = { $seat } reprend { $piece } { $where } { $direction }.
story-pass = { $seat } ne place aucun pion.
story-roll = { $seat } lance les dés : { $faces }.
story-build = { $seat } construit : { $face } ({ $steps }).
story-collect = { $seat } met un chevalier de côté.
story-again = { $seat } relance.
story-stop = { $seat } s’arrête.
story-keep = { $seat } garde un chevalier.
story-set-aside = La tuile ne va nulle part ; elle est écartée.
story-scored =
    { $count ->
        [one] { $seats } – { $text }
       *[other] { $seats }, chacun – { $text }
    }
story-home = { $seat } récupère { $piece }.
story-final = Décompte final.
story-over =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent ensemble.
    }

piece-one =
    { $piece ->
        [abbot] l’abbé
        [man] un homme
        [hut] une hutte
        [pawn] un pion
        [knight] un chevalier
       *[meeple] un meeple
    }
piece-count =
    { $piece ->
        [abbot]
            { $count ->
                [0] pas d’abbé
                [one] l’abbé
               *[other] { $count } abbés
            }
        [meeple]
            { $count ->
                [0] aucun meeple
                [one] 1 meeple
               *[other] { $count } meeples
            }
        [man]
            { $count ->
                [0] aucun homme
                [one] 1 homme
               *[other] { $count } hommes
            }
        [hut]
            { $count ->
                [0] aucune hutte
                [one] 1 hutte
               *[other] { $count } huttes
            }
        [pawn]
            { $count ->
                [0] aucun pion
                [one] 1 pion
               *[other] { $count } pions
            }
        [knight]
            { $count ->
                [0] aucun chevalier
                [one] 1 chevalier
               *[other] { $count } chevaliers
            }
       *[other] { $count } × { $piece }
    }
die-face =
    { $face ->
        [end] bout
        [corner] coin
        [straight] ligne droite
        [tee] té
        [knight] chevalier
       *[catapult] catapulte
    }

## Les zones.

area-kind =
    { $kind ->
        [road] Route
        [city] Ville
        [field] Pré
        [abbey] Abbaye
        [grove] Sapinière
        [forest] Forêt
        [meadow] Prairie
        [lake] Lac
        [water] Réseau fluvial
        [path] Chemin
        [plain] Blanc
        [knight] Chevalier
        [catapult] Catapulte
       *[river] Rivière
    }
area-where =
    { $kind ->
        [road] sur la route
        [city] dans la ville
        [field] dans le pré
        [abbey] dans l’abbaye
        [grove] dans la sapinière
        [forest] dans la forêt
        [meadow] dans la prairie
        [lake] sur le lac
       *[river] sur la rivière
    }
area-name = { $name }.
area-open =
    { $open ->
        [one] Il reste { $open } ouverture.
       *[other] Il reste { $open } ouvertures.
    }
area-full = Si la zone est fermée maintenant : { count-points }.
area-full-each = Une fois complétée : { $shares }.
area-held =
    { $count ->
        [one] Appartient à { $seats }.
       *[other] Appartient à { $seats } ensemble.
    }
