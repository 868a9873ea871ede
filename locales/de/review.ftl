### Was die Analyse einer Partie sagt: Glück und Spiel getrennt, und was Züge gekostet haben.

review-no-moves = In dieser Partie wurde noch nichts gespielt, es gibt also nichts zu analysieren.
review-no-judge = Niemand weiß, was die Stellungen von { $game } wert sind, deshalb gibt es keine Analyse.
review-still-played = Diese Partie läuft noch; ihre Analyse gibt es, wenn sie zu Ende ist.
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
            [chance] Deine Gewinnchance ist { $by }
           *[open] Du kannst am Ende { $by } erwarten
        }
       *[other] { $outcome ->
            [won-by] { $name } gewinnt mit { $by } Vorsprung
            [lost-by] { $name } verliert mit { $by } Rückstand
            [level] { $name } spielt unentschieden
            [won] { $name } gewinnt
            [lost] { $name } verliert
            [chance] Die Gewinnchance von { $name } ist { $by }
           *[open] { $name } kann am Ende { $by } erwarten
        }
    }: Glück { $luck }, Spiel { $play }{ $has-start ->
        [yes] , Start { $start }
       *[no] {""}
    }.

# Eine Zahl allein, und eine von hundert.
review-number = { $number }
review-percent = { $number } %

review-class =
    { $class ->
        [best] bester Zug
        [good] guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Patzer
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
       *[percent] { $loss } %
    }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    } Verlust je Zug
review-draw =
    { $kind ->
        [luckiest] Am meisten Glück: Zug { $turn }, { $drawn } ({ $luck })
       *[unluckiest] Am meisten Pech: Zug { $turn }, { $drawn } ({ $luck })
    }

# Im Terminal und auf der Seite in einer einzigen Datei.
review-loss =
    { $loss }{ $has-error ->
        [yes] {" "}(±{ $error })
       *[no] {""}
    }{ $has-chance ->
        [yes] , { $chance } % Gewinnchance
       *[no] {""}
    }, { $class }
review-turn = { $turn }. { $name }: Glück { $luck }, Verlust { $loss }: { $moves }
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

# Wie stark jemand gespielt hat, an den Stufen der Bots gemessen.
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
        [below] Unter der Stufe { $next }
        [above] Etwa auf der Stufe { $level } oder darüber
       *[between] Zwischen den Stufen { $level } und { $next }
    }

# Warum eine andere Spielweise besser ist.
review-kinds =
    { $kind ->
        [road] Straßen
        [city] Städten
        [field] Wiesen
        [abbey] Klöstern
        [grove] Tannenhainen
        [forest] Wäldern
        [meadow] Wiesen
        [lake] Seen
        [water] Flusssystemen
        [path] Wegen
       *[river] Flüssen
    }
review-area =
    { $kind ->
        [road] die Straße
        [city] die Stadt
        [field] die Wiese
        [abbey] das Kloster
        [grove] den Tannenhain
        [forest] den Wald
        [meadow] die Wiese
        [lake] den See
        [water] das Flusssystem
        [path] den Weg
       *[river] den Fluss
    }
review-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-pawns =
    { $points ->
        [one] { $points } Figur
       *[other] { $points } Figuren
    }
review-why-scores = Das bringt { $points } mehr mit { $kinds }.
review-why-takes = Das nimmt { $name } { $area } weg: { $points }.
review-why-shares = Das teilt { $area } mit { $name }: { $points }.
review-why-claims = Das besetzt { $area }: bis zu { $points } beim jetzigen Stand.
review-why-blocks = { $name } kann { $area } nicht mehr abschließen: Kein Plättchen passt dort noch.
review-why-denies = { $name } bekommt { $points } weniger mit { $kinds }.
review-why-approaches = Man kann { $area } noch mit { $name } teilen: { $points }.
review-why-separates = { $name } kann { $area } nicht mehr übernehmen: { $points }.
review-why-grows = Das kann { $points } mehr mit { $kinds } bringen.
review-why-hinders = { $name } kann { $points } weniger mit { $kinds } bekommen.
review-why-frees =
    { $count ->
        [one] Eine Figur kommt zurück in den Vorrat.
       *[other] { $count } Figuren kommen zurück in den Vorrat.
    }
review-why-saves = Die Figur bleibt im Vorrat.
review-why-stops = Aufhören: Noch einmal zu würfeln riskiert mehr, als es bringt.
review-why-rolls-again = Noch einmal würfeln: Das bringt mehr, als es riskiert.
review-why-keeps-knight = Das behält einen Ritter, der den nächsten Zug verdoppelt.
review-why-later = Das zahlt sich in späteren Zügen aus.

# Die Summen eines Platzes.
review-areas =
    { $has-lost ->
        [yes] { $name }: { $points }, Verlust { $lost }
       *[no] { $name }: { $points }
    }
