### Was an einem Text nicht stimmt, der ein Spiel, ein Zug, eine Stellung oder eine Aufzeichnung
### sein soll.

## Spiele

setup-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
setup-seats = Das Spiel „{ $game }“ ist für { $least } bis { $most } Personen, nicht für { $seats }.
setup-starts =
    { $seats ->
        [one] Platz { $starts } kann nicht beginnen: Es gibt nur { $seats } Platz, gezählt ab 0.
       *[other] Platz { $starts } kann nicht beginnen: Es gibt nur { $seats } Plätze, gezählt ab 0.
    }
setup-option = Das Spiel „{ $game }“ hat keine Option „{ $key }“. Seine Optionen: { $known }.
setup-value = Die Option „{ $key }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $known }.
setup-twice = Die Option „{ $key }“ ist doppelt angegeben.
setup-colour = In diesem Spiel gibt es die Farbe „{ $name }“ nicht; die Farben heißen { $known }.
setup-colour-twice = Zwei Plätze wollen die Farbe „{ $colour }“.
setup-colours = Für { $seats } Plätze sind { $colours } Farben genannt.
setup-version = Version { $version } der Regeln von { $game } ist hier nicht bekannt, aber { $known }: Dieses Programm ist älter oder neuer als die Partie.
setup-other-tiles = Version { $version } von { $game } hat den Plättchensatz { $known }, nicht { $fingerprint }.
setup-tile-set = Der Plättchensatz dieses Spiels ist fehlerhaft: { $error }
setup-tile = Das Plättchen { $code } ist in diesem Spiel nicht im Stapel oder nicht so oft.

## Züge

move-empty = Es ist kein Zug angegeben.
move-verb = Kein Zug beginnt mit „{ $text }“. Die Züge sind draw, place, claim, recall und pass, mit Würfeln roll, build, collect, again, stop und keep.
move-form-draw = Ziehen schreibt man „draw PLÄTTCHEN“, zum Beispiel „draw K“.
move-form-place = Ein Plättchen anlegen schreibt man „place X,Y rR“, zum Beispiel „place 1,-2 r3“.
move-form-claim = Eine Figur einsetzen schreibt man „claim FIGUR ABSCHNITT“, zum Beispiel „claim meeple city1“.
move-form-recall = Eine Figur zurückholen schreibt man „recall X,Y“, zum Beispiel „recall 3,-1“.
move-form-pass = Keines von beidem tun schreibt man „pass“, ohne etwas dahinter.
move-form-roll = Ein Wurf wird „roll SEITE SEITE ...“ geschrieben, ein Wort für jeden Würfel, zum Beispiel „roll end tee knight“.
move-form-build = Einen Würfel verbauen wird „build SEITE X,Y rR“ geschrieben, zum Beispiel „build corner 1,0 r2“.
move-form-dice = Diese Züge werden „collect knight“, „again“, „stop“ und „keep knight“ geschrieben, ohne etwas dahinter.
move-tile = In diesem Spiel gibt es kein Plättchen „{ $text }“.
move-cell = „{ $text }“ ist kein Feld. Felder schreibt man X,Y, zum Beispiel 1,-2.
move-rotation = „{ $text }“ nennt keine Drehung. Drehungen sind r0, r1, r2 und r3: Vierteldrehungen im Uhrzeigersinn.
move-piece = „{ $text }“ ist keine Figur. Figuren heißen zum Beispiel meeple, abbot, man oder hut.
move-zone = Das eben angelegte Plättchen hat keinen Abschnitt „{ $text }“. Seine Abschnitte: { $known }.

## Stellungen

position-head = Eine Stellung muss mit dem Spiel und der Version des Formats beginnen, zum Beispiel „winter/1“.
position-version = Diese Stellung hat die Formatversion „{ $text }“, die hier nicht gelesen werden kann.
position-field = „{ $text }“ hat keinen Wert; Angaben schreibt man „Name=Wert“.
position-twice = Die Angabe „{ $text }“ kommt zweimal vor.
position-missing = Die Angabe „{ $text }“ fehlt.
position-unknown = Stellungen dieses Spiels haben keine Angabe „{ $text }“.
position-value = Bei der Angabe „{ $key }“ ist „{ $text }“ nicht möglich.
position-item = „{ $text }“: { $reason }
position-miscounted = Die Figuren auf der Spielfläche ergeben „{ $text }“.
position-step = Der Schritt „{ $text }“ kann in dieser Stellung nicht der nächste sein.

## Aufzeichnungen

record-line = Zeile { $line }: { $reason }
record-no-version = Eine Aufzeichnung muss mit ihrer Version beginnen, zum Beispiel „bastide record 1“.
record-version = Diese Aufzeichnung hat die Formatversion „{ $text }“, die hier nicht gelesen werden kann.
record-unknown = „{ $text }“ kann an dieser Stelle einer Aufzeichnung nicht stehen.
record-twice = Das ist die zweite Zeile „{ $text }“.
record-missing = Die Zeile „{ $text }“ fehlt.
record-two-starts = Eine Aufzeichnung beginnt entweder mit einem Spiel („game“) oder mit einer Stellung („from“), nicht mit beidem.
record-turn = Hier müsste Zug { $expected } stehen, nicht Zug { $text }.
record-move = „{ $text }“: { $reason }
record-refused = „{ $text }“ ist nicht erlaubt ({ $rule }): { $reason }
record-too-long = „{ $text }“ ist zu viel: Der Zug war davor schon zu Ende.
record-points = „{ $text }“ sagt nicht, wer wie viele Punkte bekommt. Punkte schreibt man „PLÄTZE +PUNKTE REGEL“, zum Beispiel „0,1 +4 W-21“.
record-score = Die Punkte müssten „{ $expected }“ sein, nicht „{ $text }“.
record-not-over = Das Spiel ist noch nicht zu Ende, es gibt also weder Schlusswertung noch Ergebnis.
record-over = Das Spiel ist zu Ende, das Ergebnis kann also nicht „open“ sein.
record-result = So ist das Spiel nicht ausgegangen. Die Punktestände sind { $expected }.
record-after-result = Nach dem Ergebnis darf nichts mehr kommen.

# Dateien mit Aufgaben.
puzzles-line = Zeile { $line }: { $reason }
puzzles-head = Eine Datei mit Aufgaben muss mit „{ $text }“ beginnen.
puzzles-no-puzzle = „{ $text }“ gehört zu keiner Aufgabe: eine beginnt mit „puzzle“ und einer Stellung.
puzzles-unknown = Eine Aufgabe hat keine Zeile „{ $text }“, oder nur eine.
puzzles-value = „{ $key }“ kann nicht „{ $text }“ sein.
puzzles-nothing-in-hand = In dieser Stellung ist nichts gezogen oder gewürfelt, also gibt es nichts zu lösen.
puzzles-unfinished = „{ $text }“ spielt den Zug nicht zu Ende.
puzzles-order = „{ $text }“: die Züge sind nach dem geordnet, was sie verlieren, und der erste verliert nichts.
puzzles-missing = Dieser Aufgabe fehlt „{ $text }“.

# Benchmarks.
benchmark-head = Ein Benchmark muss mit „{ $text }“ beginnen.
benchmark-no-game = Ein Zug gehört zu einer Partie: Zuerst kommt ihre Aufzeichnung.
benchmark-line = „{ $text }“ ist weder „after“ mit einer Zahl von Zügen, nach denen ein Plättchen zu legen ist, noch Arten, diesen Zug zu spielen.
