table-no-seat = Dieser Tisch hat keinen Platz { $seat }.
table-taken = Platz { $seat } ist besetzt.
table-not-seated = Auf Platz { $seat } sitzt niemand.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-paused = Das Spiel ist pausiert.
table-not-paused = Das Spiel ist nicht pausiert.
table-free-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table-not-your-turn = Platz { $seat } ist nicht am Zug.
table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
table-incomplete = Der Zug ist noch nicht vollständig.
table-complete = Der Zug ist vollständig: Bestätige ihn oder nimm ihn zurück.
table-no-undo-asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
table-undo-asked = Es hat schon jemand gebeten, einen Zug zurückzunehmen.
table-no-pause-asked = Niemand hat um eine Pause gebeten.
table-pause-asked = Es hat schon jemand um eine Pause gebeten.
table-name = Ein Name hat 1 bis 24 sichtbare Zeichen und kein „#“.
table-name-taken = Jemand an diesem Tisch heißt schon so oder zum Verwechseln ähnlich.
table-commitment = Eine Festlegung hat 64 hexadezimale Ziffern.
table-committed = Dieser Platz hat sich schon festgelegt, was er zu den Ziehungen beiträgt.
table-link = Darauf hatte der Platz sich nicht festgelegt.
table-not-awaited = Darauf wartet der Tisch nicht.
table-clock = Eine Uhr lässt sich auf höchstens 24 Stunden oder 30 Tage stellen, und nicht auf null.
table-not-waiting = Der Tisch wartet nicht ohne Zeitgrenze auf Platz { $seat }.
table-too-soon = Warte bitte noch etwas: Vielleicht kommt die Person zurück.
table-present = Wer auf Platz { $seat } sitzt, ist verbunden.
table-not-agreed = An diesem Tisch ist etwas anderes ausgemacht.
table-other-game = Die Stellung gehört zu einem anderen Spiel oder zu einer anderen Zahl von Spielern.

proof-none = Die Aufzeichnung enthält keinen Beweis fairer Ziehungen.
proof-secret = Das Geheimnis besteht nicht aus 64 hexadezimalen Ziffern.
proof-commitment = Das Geheimnis ist nicht das, auf das der Tisch sich vor der Partie festgelegt hat.
proof-link = Was Platz { $seat } offengelegt hat, ist nicht das, worauf er sich festgelegt hatte.
proof-not-sealed = Der Beweis sagt nicht, was zur Ziehung in Zug { $turn } beigetragen wurde.
proof-starts = Nach dem Beweis hätte Platz { $expected } beginnen müssen.
proof-draw = In Zug { $turn } steht „{ $found }“ in der Aufzeichnung, nach dem Beweis war es „{ $expected }“.
