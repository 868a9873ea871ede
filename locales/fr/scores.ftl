### Ce qui a rapporté des points, et ce que l’on a compté pour cela.

score-road = Route de { count-tiles }, complète : { count-points }.
score-open-road = Route de { count-tiles }, incomplète : { count-points }.
score-city = Ville de { count-tiles }{ count-coats }, complète : { count-points }.
score-open-city = Ville de { count-tiles }{ count-coats }, incomplète : { count-points }.
score-abbey = Abbaye avec { count-around } : { count-points }.
score-grove = Sapinière avec { count-around } : { count-points }.
score-field = Pré avec { count-cities } : { count-points }.

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
count-cities =
    { $cities ->
        [one] { $cities } ville complète
       *[other] { $cities } villes complètes
    }
