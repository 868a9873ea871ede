### Was die Analyse einer Partie sagt: Glück und Spiel getrennt, und was Züge gekostet haben.

review-no-moves = In dieser Partie wurde noch nichts gespielt, es gibt also nichts zu analysieren.
review-no-judge = Niemand weiß, was die Stellungen von { $game } wert sind, deshalb gibt es keine Analyse.
review-failed = Es gibt keine Analyse: { $reason }

# Ein Satz für jeden Platz: woraus sein Ergebnis besteht.
review-result =
    { $who ->
        [you] { $outcome ->
            [won-by] Du gewinnst mit { $by } Vorsprung
            [lost-by] Du verlierst mit { $by } Rückstand
            [level] Du spielst unentschieden
            [won] Du gewinnst
            [lost] Du verlierst
           *[open] Du kannst am Ende { $by } erwarten
        }
       *[other] { $outcome ->
            [won-by] { $name } gewinnt mit { $by } Vorsprung
            [lost-by] { $name } verliert mit { $by } Rückstand
            [level] { $name } spielt unentschieden
            [won] { $name } gewinnt
            [lost] { $name } verliert
           *[open] { $name } kann am Ende { $by } erwarten
        }
    }: Glück { $luck }, Spiel { $play }{ $has-start ->
        [yes] , Start { $start }
       *[no] {""}
    }.

# Eine Zahl allein, und eine von hundert.
review-number = { $number }
review-percent = { $number } %

review-class =
    { $class ->
        [best] bester Zug
        [good] guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] grober Fehler
    }
review-accuracy =
    { $name }: Genauigkeit { $accuracy } von 100, { $unit ->
        [points] { $loss ->
            [one] { $loss } Punkt
           *[other] { $loss } Punkte
        }
        [pawns] { $loss ->
            [one] { $loss } Figur
           *[other] { $loss } Figuren
        }
       *[percent] { $loss } %
    } Verlust je Zug
review-draw =
    { $kind ->
        [luckiest] Am meisten Glück: Zug { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Am meisten Pech: Zug { $turn }, { $drawn } ({ $luck })
    }

# Im Terminal und auf der Seite in einer einzigen Datei.
review-turn = { $turn }. { $name }: Glück { $luck }, Verlust { $loss } ({ $class }): { $moves }
review-better = besser: { $moves }
review-moment = Zug { $turn } verlor { $loss }: { $moves }; { $better }
review-title = Glück und Spiel
review-caption =
    { $kind ->
        [two] Welchen Vorsprung { $name } am Ende erwarten konnte (durchgezogen) und was allein das Glück daraus gemacht hätte (gestrichelt).
       *[more] Was zu erwarten war, für { $names }.
    }
review-head-turn = Zug
review-head-luck = Glück
review-head-loss = Verlust
review-head-moves = Züge
