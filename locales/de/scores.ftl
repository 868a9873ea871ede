### Was gewertet und was dafür gezählt wurde.

score-road = Straße aus { count-tiles }, abgeschlossen: { count-points }.
score-open-road = Straße aus { count-tiles }, nicht abgeschlossen: { count-points }.
score-city = Stadt aus { count-tiles }{ count-coats }, abgeschlossen: { count-points }.
score-open-city = Stadt aus { count-tiles }{ count-coats }, nicht abgeschlossen: { count-points }.
score-abbey = Kloster mit { count-around }: { count-points }.
score-grove = Tannenhain mit { count-around }: { count-points }.
score-field = Wiese mit { count-cities }: { count-points }.
score-path = Fertiger Weg mit { count-pawns }.
score-open-path = Offener Weg { count-children }.
score-closed-path = Fertiger Weg { count-children }.
score-dice = Geschlossene Stadt aus { $dice } Würfeln: { count-points }.
score-dice-doubled = Geschlossene Stadt aus { $dice } Würfeln, durch einen Ritter verdoppelt: { count-points }.
score-open-dice =
    { $dice ->
        [one] Stadt aus { $dice } Würfel, noch nicht geschlossen.
       *[other] Stadt aus { $dice } Würfeln, noch nicht geschlossen.
    }
score-none-open = Keine Punkte: Keine Stadt ist geschlossen.
score-none-unbuilt = Keine Punkte: Es wurde nichts gebaut.
score-none-kept = Keine Punkte: Dafür bleibt ein Ritter, und der nächste Zug zählt doppelt.
score-river = Fluss der Länge { $parts } { count-fish }, abgeschlossen: { count-points }.
score-open-river = Fluss der Länge { $parts } { count-fish }, nicht abgeschlossen: { count-points }.
score-forest = Wald der Größe { $parts }{ count-mushrooms }, abgeschlossen: { count-points }.
score-open-forest = Wald der Größe { $parts }{ count-mushrooms }, nicht abgeschlossen: { count-points }.
score-network = Flusssystem { count-fish }{ count-raft }: { count-points }.
score-meadow = Wiese { count-animals }{ count-eaten }{ count-hungry }{ count-driven-out }: { count-points }{ count-doubled }.
score-canoe = Einbaum auf einem Flusssystem mit { count-lakes }: { count-points }.
score-pit = Fallgrube { count-animals }{ count-eaten }{ count-hungry }: { count-points }.

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
count-pawns =
    { $pawns ->
        [one] { $pawns } Kind dieser Farbe
       *[other] { $pawns } Kindern dieser Farbe
    }
count-children =
    { $children ->
        [0] ohne Kinder
        [one] mit { $children } Kind
       *[other] mit { $children } Kindern
    }
count-cities =
    { $cities ->
        [one] einer abgeschlossenen Stadt
       *[other] { $cities } abgeschlossenen Städten
    }
count-fish =
    { $fish ->
        [0] ohne Fische
        [one] mit { $fish } Fisch
       *[other] mit { $fish } Fischen
    }
count-mushrooms =
    { $mushrooms ->
        [0] { "" }
       *[other] { " " }mit Pilzen auf { $mushrooms } Plättchen
    }
count-lakes =
    { $lakes ->
        [one] { $lakes } See
       *[other] { $lakes } Seen
    }
count-raft =
    { $lakes ->
        [0] { "" }
       *[other] , dazu { count-lakes } für das Floß
    }
count-animals =
    { $mammoths ->
        [0]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] ohne Tiere, die zählen
                       *[other] mit { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] mit { count-aurochs }
                       *[other] mit { count-aurochs } und { count-deer }
                    }
            }
       *[other]
            { $aurochs ->
                [0]
                    { $all_deer ->
                        [0] mit { count-mammoths }
                       *[other] mit { count-mammoths } und { count-deer }
                    }
               *[other]
                    { $all_deer ->
                        [0] mit { count-mammoths } und { count-aurochs }
                       *[other] mit { count-mammoths }, { count-aurochs } und { count-deer }
                    }
            }
    }
count-mammoths =
    { $mammoths ->
        [one] { $mammoths } Mammut
       *[other] { $mammoths } Mammuts
    }
count-aurochs = { $aurochs } Auerochsen
count-deer =
    { $all_deer ->
        [one] { $all_deer } Hirsch
       *[other] { $all_deer } Hirschen
    }
count-eaten =
    { $eaten ->
        [0] { "" }
        [one]
            { $deer ->
                [0] , den ein Tiger frisst
               *[other] , von denen ein Tiger { $eaten } frisst
            }
       *[other]
            { $deer ->
                [0] , die Tiger fressen
               *[other] , von denen Tiger { $eaten } fressen
            }
    }
count-hungry =
    { $hungry ->
        [0] { "" }
        [one]
            { $eaten ->
                [0] ; ein Tiger findet keinen Hirsch
               *[other] ; ein weiterer Tiger findet keinen
            }
       *[other]
            { $eaten ->
                [0] ; { $hungry } Tiger finden keinen Hirsch
               *[other] ; { $hungry } weitere Tiger finden keinen
            }
    }
count-driven-out =
    { $driven_out ->
        [0] { "" }
        [one] ; das Feuer vertreibt einen Tiger
       *[other] ; das Feuer vertreibt { $driven_out } Tiger
    }
count-doubled =
    { $doubled ->
        [0] { "" }
       *[other] , davon { $doubled } für die große Fallgrube
    }
