### Was gewertet und was dafür gezählt wurde.

score-road = Straße aus { count-tiles }, abgeschlossen: { count-points }.
score-open-road = Straße aus { count-tiles }, nicht abgeschlossen: { count-points }.
score-city = Stadt aus { count-tiles }{ count-coats }, abgeschlossen: { count-points }.
score-open-city = Stadt aus { count-tiles }{ count-coats }, nicht abgeschlossen: { count-points }.
score-abbey = Kloster mit { count-around }: { count-points }.
score-grove = Tannenhain mit { count-around }: { count-points }.
score-field = Wiese mit { count-cities }: { count-points }.

## Teile der Sätze oben.

count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count-tiles = { $tiles } Plättchen
count-coats =
    { $coats ->
        [0] { "" }
       *[other] { " " }mit { $coats } Wappen
    }
count-around =
    { $around ->
        [8] { $around } Plättchen ringsum, abgeschlossen
       *[other] { $around } Plättchen ringsum, nicht abgeschlossen
    }
count-cities =
    { $cities ->
        [one] einer abgeschlossenen Stadt
       *[other] { $cities } abgeschlossenen Städten
    }
