### Un moment d’une partie en mots, pour qui ne voit pas le plateau.

## Tuiles.

side-name =
    { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
side-all = tous les côtés
side-half =
    { $half ->
        [N] moitié nord du côté { $side }
        [E] moitié est du côté { $side }
        [S] moitié sud du côté { $side }
       *[W] moitié ouest du côté { $side }
    }
side-corner =
    { $corner ->
        [NE] coin nord-est
        [SE] coin sud-est
        [SW] coin sud-ouest
       *[NW] coin nord-ouest
    }
zone-middle = milieu
zone-told =
    { $count ->
        [one] { $spots } : { $what }
       *[other] { $spots }, d’un seul tenant : { $what }
    }
zone-kind =
    { $kind ->
        [road] route
        [city] ville
        [field] pré
        [abbey] abbaye
        [grove] sapinière
        [forest] forêt
        [meadow] prairie
        [lake] lac
        [water] eau
        [path] chemin
        [plain] blanc
        [knight] chevalier
        [catapult] catapulte
       *[river] rivière
    }
zone-with = { $kind } avec { $things }
zone-mark =
    { $mark ->
        [coat]
            { $count ->
                [one] un blason
               *[other] { $count } blasons
            }
        [deer]
            { $count ->
                [one] 1 cerf
               *[other] { $count } cerfs
            }
        [mammoth]
            { $count ->
                [one] 1 mammouth
               *[other] { $count } mammouths
            }
        [aurochs]
            { $count ->
                [one] 1 aurochs
               *[other] { $count } aurochs
            }
        [tiger]
            { $count ->
                [one] 1 tigre
               *[other] { $count } tigres
            }
        [fish]
            { $count ->
                [one] 1 poisson
               *[other] { $count } poissons
            }
        [menhir]
            { $count ->
                [one] un menhir
               *[other] { $count } menhirs
            }
        [gold]
            { $count ->
                [one] une pépite d’or
               *[other] { $count } pépites d’or
            }
        [mushroom] des champignons
        [red] un enfant rouge
        [yellow] un enfant jaune
        [blue] un enfant bleu
       *[green] un enfant vert
    }
zone-power =
    { $power ->
        [fire] le feu
        [shrine] le sanctuaire
        [canoe] la pirogue
        [raft] le radeau
        [pit] la fosse à pieux
        [large-pit] la grande fosse
       *[shaman] le chamane
    }

## Lieux.

place-direction =
    { $direction ->
        [N] au nord
        [NE] au nord-est
        [E] à l’est
        [SE] au sud-est
        [S] au sud
        [SW] au sud-ouest
        [W] à l’ouest
        [NW] au nord-ouest
       *[middle] au milieu
    }
place-beside =
    { $kind ->
        [road] , à côté d’une route
        [city] , à côté d’une ville
        [abbey] , à côté d’une abbaye
        [grove] , à côté d’une sapinière
        [forest] , à côté d’une forêt
        [meadow] , à côté d’une prairie
        [river] , à côté d’une rivière
       *[field] , à côté d’un pré
    }
place-steps =
    { $side ->
        [N] { $count } au nord
        [E] { $count } à l’est
        [S] { $count } au sud
       *[W] { $count } à l’ouest
    }
place-origin = la case de départ
cell-laid = { $steps } : { $sides }.
cell-piece = { $seat } : { $piece }, { $kind }.
cell-free = { $steps } : libre. À côté : { $faces }.

## Ce qu’on peut faire, et ce qui en résulte.

option-place = { $direction }{ $beside } ({ $steps }) : { $sides }.
option-build = { $face }, { $steps } : { $sides }.
option-claim = Placez { $piece } { $where } ({ $spots }).
option-effect =
    { $effect ->
        [completes] Complète { $area }{ option-holders }.
        [joins] Réunit { $count } { $areas }{ option-holders }.
       *[continues] Prolonge { $area }{ option-holders }.
    }
option-surrounds =
    { $kind ->
        [grove] Une tuile de plus autour de la sapinière{ option-holders }.
       *[abbey] Une tuile de plus autour de l’abbaye{ option-holders }.
    }
option-holders =
    { $holders ->
        [0] { "" }
       *[other] { " " }({ $seats })
    }
option-gain = { $seat } : +{ $points }.

## Zones et places.

area-object =
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
area-plural =
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
area-from =
    { $kind ->
        [road] de la route
        [city] de la ville
        [field] du pré
        [abbey] de l’abbaye
        [grove] de la sapinière
        [forest] de la forêt
        [meadow] de la prairie
        [lake] du lac
       *[river] de la rivière
    }
area-count = { $areas } : { $count }, dont { $open } à compléter
area-place = { $direction } ({ $steps }).
area-pieces = Pions : { $pieces }.
area-open-at = Ouvert vers : { $cells }.
seat-has = { $seat } : { count-points } ; en réserve : { $pieces }.
seat-outlook = Si la partie finissait maintenant : { count-points }.
