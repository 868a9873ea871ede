### Ce qui a rapporté des points, et ce que l’on a compté pour cela.

score-road = Route de { count-tiles }, complète : { count-points }.
score-open-road = Route de { count-tiles }, incomplète : { count-points }.
score-city = Ville de { count-tiles }{ count-coats }, complète : { count-points }.
score-open-city = Ville de { count-tiles }{ count-coats }, incomplète : { count-points }.
score-abbey = Abbaye avec { count-around } : { count-points }.
score-grove = Sapinière avec { count-around } : { count-points }.
score-field = Pré avec { count-cities } : { count-points }.
score-path = Chemin complet avec { count-pawns }.
score-open-path = Chemin ouvert { count-children }.
score-closed-path = Chemin complet { count-children }.
score-dice = Ville fermée de { $dice } dés : { count-points }.
score-dice-doubled = Ville fermée de { $dice } dés, doublée par un chevalier : { count-points }.
score-open-dice =
    { $dice ->
        [one] Ville de { $dice } dé, pas encore fermée.
       *[other] Ville de { $dice } dés, pas encore fermée.
    }
score-none-open = Aucun point : aucune ville n’est fermée.
score-none-unbuilt = Aucun point : rien n’a été construit.
score-none-kept = Aucun point : un chevalier est gardé à la place, et le prochain tour compte double.
score-river = Rivière de longueur { $parts } { count-fish }, complète : { count-points }.
score-open-river = Rivière de longueur { $parts } { count-fish }, incomplète : { count-points }.
score-forest = Forêt de taille { $parts }{ count-mushrooms }, complète : { count-points }.
score-open-forest = Forêt de taille { $parts }{ count-mushrooms }, incomplète : { count-points }.
score-network = Réseau fluvial { count-fish }{ count-raft } : { count-points }.
score-meadow = Prairie { count-animals }{ count-eaten }{ count-hungry }{ count-driven-out } : { count-points }{ count-doubled }.
score-canoe = Pirogue sur un réseau fluvial de { count-lakes } : { count-points }.
score-pit = Fosse à pieux { count-animals }{ count-eaten }{ count-hungry } : { count-points }.

## Éléments des messages ci-dessus.

count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
count-coats =
    { $coats ->
        [0] { "" }
        [one] { " " }avec { $coats } blason
       *[other] { " " }avec { $coats } blasons
    }
count-around =
    { $around ->
        [8] { $around } tuiles autour d’elle, complète
        [one] { $around } tuile autour d’elle, incomplète
       *[other] { $around } tuiles autour d’elle, incomplète
    }
count-pawns =
    { $pawns ->
        [one] { $pawns } enfant de cette couleur
       *[other] { $pawns } enfants de cette couleur
    }
count-children =
    { $children ->
        [0] sans enfant
        [one] avec { $children } enfant
       *[other] avec { $children } enfants
    }
count-cities =
    { $cities ->
        [one] { $cities } ville complète
       *[other] { $cities } villes complètes
    }
count-fish =
    { $fish ->
        [0] sans poisson
        [one] avec { $fish } poisson
       *[other] avec { $fish } poissons
    }
count-mushrooms =
    { $mushrooms ->
        [0] { "" }
        [one] { " " }avec des champignons sur { $mushrooms } tuile
       *[other] { " " }avec des champignons sur { $mushrooms } tuiles
    }
count-lakes =
    { $lakes ->
        [one] { $lakes } lac
       *[other] { $lakes } lacs
    }
count-raft =
    { $lakes ->
        [0] { "" }
       *[other] , plus { count-lakes } pour le radeau
    }
count-animals =
    { $mammoths ->
        [0]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] sans animal qui compte
                       *[other] avec { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] avec { count-aurochs }
                       *[other] avec { count-aurochs } et { count-deer }
                    }
            }
       *[other]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] avec { count-mammoths }
                       *[other] avec { count-mammoths } et { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] avec { count-mammoths } et { count-aurochs }
                       *[other] avec { count-mammoths }, { count-aurochs } et { count-deer }
                    }
            }
    }
count-mammoths =
    { $mammoths ->
        [one] { $mammoths } mammouth
       *[other] { $mammoths } mammouths
    }
count-aurochs = { $aurochs } aurochs
count-deer =
    { $all_deer ->
        [one] { $all_deer } cerf
       *[other] { $all_deer } cerfs
    }
count-eaten =
    { $eaten ->
        [0] { "" }
        [one]
            { $deer ->
                [0] , qu’un tigre dévore
               *[other] , dont { $eaten } dévoré par un tigre
            }
       *[other]
            { $deer ->
                [0] , que des tigres dévorent
               *[other] , dont { $eaten } dévorés par des tigres
            }
    }
count-hungry =
    { $hungry ->
        [0] { "" }
        [one]
            { $eaten ->
                [0] { "\u00A0" }; un tigre ne trouve pas de cerf
               *[other] { "\u00A0" }; un autre tigre n’en trouve pas
            }
       *[other]
            { $eaten ->
                [0] { "\u00A0" }; { $hungry } tigres ne trouvent pas de cerf
               *[other] { "\u00A0" }; { $hungry } autres tigres n’en trouvent pas
            }
    }
count-driven-out =
    { $driven_out ->
        [0] { "" }
        [one] { "\u00A0" }; le feu chasse un tigre
       *[other] { "\u00A0" }; le feu chasse { $driven_out } tigres
    }
count-doubled =
    { $doubled ->
        [0] { "" }
       *[other] , dont { $doubled } pour la grande fosse
    }
