# Was der Befehl `bastide` sagt.

# Fehler
cli-cannot-read = { $file }: nicht lesbar: { $reason }
cli-cannot-write = { $file }: nicht schreibbar: { $reason }
cli-option-form = „{ $option }“ ist keine Option; die Form ist NAME=WERT, zum Beispiel farmers=on
cli-no-rule = { $game } hat keine Regel „{ $rule }“
cli-no-turn = es gibt keinen Zug { $turn }; die Aufzeichnung reicht von Zug { $first } bis { $last }
cli-no-set = es gibt keinen Plättchensatz „{ $set }“; bekannt: { $known }
cli-no-tile = der Satz { $set } hat kein Plättchen „{ $tile }“
cli-other-game = { $file } ist die Aufzeichnung einer Partie { $found }, nicht { $game }
cli-no-turns = eine Stellung hat keine Züge; „--at“ ist für Aufzeichnungen
cli-no-icon = es gibt kein Symbol „{ $icon }“; bekannt: { $known }
cli-no-look = die Plättchen von { $set } haben kein Aussehen „{ $look }“
cli-picture-ending = { $file }: der Name eines Bildes endet auf .svg oder .png
cli-film-ending = { $file }: der Name eines Films endet auf .gif oder .png
cli-picture-too-large = { $width } × { $height } Pixel sind zu viele; wähle eine kleinere Breite
cli-verify-failed =
    { $failed ->
        [one] 1 Aufzeichnung von { $files } ist nicht in Ordnung
       *[other] { $failed } Aufzeichnungen von { $files } sind nicht in Ordnung
    }

# Spiele und Regeln
cli-game = { $game }: { $least } bis { $most } Spieler
cli-game-colours = {"  "}Farben: { $colours }
cli-game-option = {"  "}{ $key }={ $values }
cli-rule = { $rule }  { $text }

# Was geschehen ist
cli-set-aside = [{ $rule }] Plättchen { $tile } passt nirgends und kommt aus dem Spiel.
cli-scored =
    { $count ->
        [one] [{ $rule }] Spieler { $seats }: +{ $points }. { $text }
       *[other] [{ $rule }] Spieler { $seats }: je +{ $points }. { $text }
    }
cli-home =
    { $piece ->
        [abbot] Spieler { $seat }: Der Abt kommt von { $cell } zurück.
        [meeple] Spieler { $seat }: Ein Meeple kommt von { $cell } zurück.
        [man] Spieler { $seat }: Ein Mann kommt von { $cell } zurück.
        [hut] Spieler { $seat }: Eine Hütte kommt von { $cell } zurück.
       *[other] Spieler { $seat }: { $piece } kommt von { $cell } zurück.
    }
cli-final-scoring = [{ $rule }] Schlusswertung
cli-winners =
    { $count ->
        [one] Spieler { $seats } gewinnt.
       *[other] Die Spieler { $seats } gewinnen gemeinsam.
    }

# Wie es steht
cli-standing =
    { $laps ->
        [0] { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } · Vorrat: { $reserve }
       *[other] { $points } Punkte ({ $laps } { $laps ->
            [one] Runde
           *[other] Runden
        } und { $space }) · Vorrat: { $reserve }
    }
cli-standing-pawns =
    { $left ->
        [0] alle Figuren gestellt
       *[other] noch { $reserve }
    }
cli-standing-dice =
    { $points ->
        [one] { $points } Punkt · behalten: { $reserve }
       *[other] { $points } Punkte · behalten: { $reserve }
    }
cli-pile =
    { $left ->
        [0] Der Stapel ist leer.
        [one] 1 Plättchen ist noch im Stapel.
       *[other] { $left } Plättchen sind noch im Stapel.
    }
cli-second-pile =
    { $left ->
        [0] Der zweite Stapel ist leer.
        [one] Im zweiten Stapel ist noch 1 Plättchen.
       *[other] Im zweiten Stapel sind noch { $left } Plättchen.
    }
cli-aside = Aus dem Spiel: { $tiles }

# Aufzeichnungen
cli-verify-over =
    { $count ->
        [one] { $file }: in Ordnung; { $scores }, Spieler { $winners } gewinnt
       *[other] { $file }: in Ordnung; { $scores }, die Spieler { $winners } gewinnen gemeinsam
    }
cli-verify-proved =
    { $draws ->
        [one] { $file }: die eine Ziehung war fair.
       *[other] { $file }: alle { $draws } Ziehungen waren fair.
    }
cli-verify-absent =
    { $count ->
        [one] { $file }: Platz { $seats } hat sein Geheimnis am Anfang zurückgehalten.
       *[other] { $file }: die Plätze { $seats } haben ihre Geheimnisse am Anfang zurückgehalten.
    }
cli-verify-unsealed =
    { $draws ->
        [one] { $file }: zu einer Ziehung haben nicht alle Plätze beigetragen.
       *[other] { $file }: zu { $draws } Ziehungen haben nicht alle Plätze beigetragen.
    }
cli-verify-rewinds =
    { $count ->
        [one] { $file }: einmal wurden Züge zurückgenommen.
       *[other] { $file }: { $count }-mal wurden Züge zurückgenommen.
    }
cli-verify-open =
    { $turns ->
        [one] { $file }: in Ordnung; nach 1 Zug nicht zu Ende
       *[other] { $file }: in Ordnung; nach { $turns } Zügen nicht zu Ende
    }
cli-replay-head =
    { $game } mit { $options }
    { $seats } Spieler, Spieler { $starts } hat begonnen, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
cli-replay-open = Die Partie ist nicht zu Ende.
cli-replay-result =
    { $count ->
        [one] Ergebnis: { $scores }, Spieler { $winners } hat gewonnen
       *[other] Ergebnis: { $scores }, die Spieler { $winners } haben gemeinsam gewonnen
    }
cli-after-turn = Nach Zug { $turn } von { $last }:

# Zählen
cli-perft = { $depth } { $count }
cli-odds = Punkte eines Zuges, über { $turns } Züge eines Spielers, der behält, was passt, und mit dem Rest neu würfelt:
cli-odds-row = {"  "}{ $points } Punkte  { $share } %  { $turns } Züge
cli-odds-mean = Im Mittel { $mean } Punkte je Zug
cli-solve = Punkte eines Zuges mit neun Würfeln, in dem es nur um Punkte geht, genau gerechnet:
cli-solve-row = {"  "}{ $points } Punkte  { $share } %
cli-solve-points = Im Mittel { $mean } Punkte je Zug, mit acht Würfeln { $eight }
cli-solve-knights = Wer Ritter behält, wenn es sich lohnt: { $mean } Punkte je Zug; ein behaltener Ritter ist { $knight } Punkte wert
cli-solve-seats = Gewinnchance zwischen zweien, die so spielen: { $first } % für den ersten Platz, { $knight } %, wenn dort ein Ritter liegt, { $ahead } % mit zehn Punkten Vorsprung
cli-solve-found = Geschlossene Städte: { $cities }; Anordnungen auf dem Weg dahin: { $arrangements }, von { $kinds } Arten
cli-solve-proof = Ein Zug bringt höchstens: { $best } Punkte, wenn alle gebauten Würfel zu einer Stadt gehören; { $begun }, wenn nur das aus dem ersten Wurf gleich liegen muss; { $free }, wenn erst am Ende gelegt wird
cli-simulate-unit = Partien
cli-simulate =
    { $threads ->
        [one] { $games } Partien, { $turns } Züge in { $seconds } s mit 1 Thread: { $speed } Partien je Sekunde
       *[other] { $games } Partien, { $turns } Züge in { $seconds } s mit { $threads } Threads: { $speed } Partien je Sekunde
    }
cli-simulate-scores = Mittlere Punkte je Spieler: { $means }

# Plättchensätze
cli-set-good = { $file }: in Ordnung; der Satz { $set } hat { $tiles } Plättchen in { $kinds } Arten

# Eine Partie am Terminal
cli-play-welcome = Tippe einen Zug oder „help“. Figuren sehen so aus: (0) ist ein Meeple, ein Mann oder eine Kinderfigur von Spieler 0, <0> sein Abt, [0] eine Hütte.
cli-play-place = Zug { $turn }, Spieler { $seat }: Lege Plättchen { $tile }
cli-play-claim = Zug { $turn }, Spieler { $seat }: Setze eine Figur auf das Plättchen oder passe
cli-dice =
    Wurf { $rolls } von 3 · gesammelte Ritter: { $knights } · Katapulte: { $catapults }{ $doubled ->
        [yes] { " " }· Punkte zählen doppelt
       *[no] { "" }
    }
cli-play-build = Zug { $turn }, Spieler { $seat }: verbaue oder sammle Würfel, würfle mit den anderen noch einmal oder hör auf
cli-play-over = Die Partie ist zu Ende. Es bleiben „save DATEI“, „undo“ oder „quit“.
cli-play-hint = „help“ zeigt, was man tippen kann, „legal“ alle möglichen Züge.
cli-play-help =
    Züge
      place 1,-2 r3        das Plättchen in dieses Feld legen, so oft im Uhrzeigersinn gedreht
      claim meeple city1   eine Figur auf einen Abschnitt des eben gelegten Plättchens setzen
      recall 3,-1          den Abt von diesem Feld zurücknehmen, oder einen Mann durch den Schamanen
      pass                 keine Figur setzen
    Züge mit Würfeln
      build tee 1,0 r2     einen Würfel mit dieser Seite in dieses Feld legen, so oft gedreht
      collect knight       einen Ritter sammeln
      again                mit allen Würfeln würfeln, die weder verbaut noch gesammelt sind
      stop                 den Zug beenden und die größte geschlossene Stadt werten
      keep knight          den Zug ohne Punkte beenden und einen von drei Rittern behalten
    Sonstiges
      hint, hint master    was ein Bot spielen würde
      legal                alle möglichen Züge
      board, scores        zeigen, wie es steht
      rules, rules W-13    die Regeln oder eine davon
      undo                 zurücknehmen, was du in diesem Zug getan hast
      save DATEI           die Partie in eine Datei schreiben
      quit                 aufhören
cli-refused = [{ $rule }] { $reason }
cli-no-undo = Hier ist nichts zurückzunehmen: Was gezogen oder gewürfelt ist, haben alle gesehen.
cli-undone = Zurückgenommen.
cli-save-where = Wohin speichern? Tippe: save DATEI
cli-saved = Gespeichert in { $file }.

# Server
cli-serve =
    { $tables ->
        [0] Erreichbar unter http://{ $address }
        [one] Erreichbar unter http://{ $address }; ein Tisch geht weiter
       *[other] Erreichbar unter http://{ $address }; { $tables } Tische gehen weiter
    }
cli-backup = { $data }: nach { $file } kopiert, { $tables } Tische mit { $events } Ereignissen. Heb auch { $file }.key auf: ohne diese Datei lässt sich nichts wiederherstellen.
cli-restore = { $file }: nach { $data } zurückgespielt, { $tables } Tische mit { $events } Ereignissen
cli-serve-needs = Die Option `{ $option }` braucht die Option `{ $needed }`.
cli-migrate = { $tables } Tische mit { $events } Ereignissen kopiert. Jedes Protokoll wurde auf beiden Seiten geprüft.
cli-migrate-key = Nenne mit --key die Datei mit dem Schlüssel, mit dem die Geheimnisse verschlüsselt sind.
cli-admin-done = Erledigt.
cli-admin-table = { $id }: { $game }, { $stage }, { $names }; { $events } Ereignisse, { $bytes } Bytes; { $connected } verbunden; angelegt { $created }, geändert { $changed }, gelöscht { $expires }
cli-admin-person = { $number }: { $name }, Konto { $login }; seit { $created }; auf { $sessions } Geräten angemeldet; Tische: { $tables }
cli-load = { $tables } Tische zugleich und { $idle } ruhende Verbindungen für { $seconds } s
cli-load-moves = { $moves } Züge, { $speed } je Sekunde; { $games } Partien zu Ende gespielt
cli-load-acknowledged = Vom Zug bis zu seiner Bestätigung: die Hälfte in { $half } ms, 99 % in { $most } ms, alle in { $longest } ms
cli-load-shown = Vom Zug, bis ihn beide haben: die Hälfte in { $half } ms, 99 % in { $most } ms, alle in { $longest } ms
cli-load-bytes = Je Zug an jeden gesendet: { $bytes } Bytes
cli-load-processor = Prozessorzeit des Servers je Zug: { $time } ms
cli-load-reconnected = Vom erneuten Verbinden bis zur Begrüßung: die Hälfte in { $half } ms, 99 % in { $most } ms, alle in { $longest } ms
cli-load-memory = Speicher des Servers: { $empty } KiB ohne Tische, { $table } KiB mehr je Tisch mit zwei Verbindungen, { $idle } KiB je ruhender Verbindung
cli-load-restart = Beendet und neu gestartet: { $tables } Tische gehen nach { $seconds } s weiter; { $back } s später sind alle zurück und haben gezogen
cli-load-open-files = { $sockets } Verbindungen brauchen ebenso viele offene Dateien; dieser Rechner erlaubt einem Programm { $most }
cli-load-data = { $data } gibt es schon; der Lasttest braucht einen eigenen Ordner
cli-load-stopped = abgebrochen, bevor es fertig war
cli-load-against = { $tables } Leute zugleich gegen Bots, { $seconds } s lang: { $turns } Züge von Bots
cli-load-bot-turn = Ein Zug eines Bots, für den, der wartet: die Hälfte in { $half } ms, 99 % in { $most } ms, alle in { $longest } ms
cli-attack = { $attack }: { $answered } Anfragen beantwortet, { $refused } abgewiesen, { $broken } Verbindungen aufgegeben
cli-attack-moves = Ein Zug anderer: die Hälfte in { $idle-half } ms, 99 % in { $idle-most } ms; unter dem Angriff { $half } ms und { $most } ms
cli-attack-bot-turns = Ein Zug ihres Bots: die Hälfte in { $idle-half } ms, 99 % in { $idle-most } ms; unter dem Angriff { $half } ms und { $most } ms
cli-attack-memory = Speicher des Servers: { $before } MiB davor, { $peak } MiB höchstens, { $after } MiB danach
cli-attack-threads = Threads des Servers: { $before } davor, { $peak } höchstens, { $after } danach
cli-attack-stopped = Mitten darin in { $seconds } s beendet
cli-attack-not-stopped = Mitten darin nicht rechtzeitig beendet
cli-attack-withstood = Hat standgehalten.
cli-attack-failed-moves = NICHT STANDGEHALTEN: Züge anderer dauerten zu lange.
cli-attack-failed-bot-turns = NICHT STANDGEHALTEN: Züge von Bots dauerten zu lange.
cli-attack-failed-memory = NICHT STANDGEHALTEN: Speicher blieb belegt.
cli-attack-failed-threads = NICHT STANDGEHALTEN: Threads blieben übrig.
cli-attack-failed-stop = NICHT STANDGEHALTEN: Der Server ließ sich nicht beenden.
cli-attack-lost = nicht standgehalten: { $attacks }

# Bots
cli-no-bot = es gibt keinen Bot „{ $name }“; bekannt: { $known }
cli-bot-limit = „{ $limit }“ ist keine Grenze; gemeint ist eine Zahl von Simulationen wie 200 oder eine Zeit wie 100ms
cli-bot-change = „{ $change }“ setzt kein Gewicht eines Bots; die Form ist NAME=ZAHL, etwa city.growth=2
cli-play-bot-form = „{ $text }“ setzt keinen Bot an einen Platz; die Form ist PLATZ=BOT, mit einem Platz von 0 bis { $most }
cli-play-bot = Spieler { $seat } ({ $bot }): { $move }
cli-hint = Spieler { $seat } könnte spielen: { $move }
cli-hint-nobody = hier ist niemand am Zug
cli-hint-chance =
    { $phase ->
        [draw] die Partie endet, bevor ein Plättchen gezogen ist: ergänze den Zug, etwa „draw K“, und frage noch einmal
       *[other] die Partie endet, bevor gewürfelt ist: ergänze den Wurf und frage noch einmal
    }
cli-arena-seats = mehr Bots als Plätze: es gibt nur { $seats }
cli-arena-command = das ist kein Befehl, vielleicht ist ein Anführungszeichen nicht geschlossen: { $command }
cli-arena-no-command = „external“ braucht ein Programm: --external "BEFEHL"
cli-arena-spare-command = mit „{ $command }“ spielt niemand; nenne „external“ unter den Bots
cli-arena-other-match = { $folder } enthält einen anderen Wettkampf: { $found }
cli-arena-round =
    { $problem ->
        [malformed] { $file }, Zeile { $line }: das ist nicht das JSON einer Runde
        [twice] { $file }, Zeile { $line }: diese Runde steht hier zweimal
       *[other-match] { $file }, Zeile { $line }: diese Runde gehört zu einem anderen Wettkampf: Plätze, Spieler oder Gewinner passen nicht
    }
cli-arena = { $games } Partien mit { $decks } Stapeln
cli-arena-bot = { $name }: gewinnt { $wins } % (±{ $within }), Elo { $elo } ({ $low } bis { $high })
cli-arena-points = {"  "}{ $points } Punkte je Partie, { $margin } (±{ $within }) gegen den Besten der anderen
cli-arena-adjusted = {"  "}ohne das Glück { $margin } (±{ $within }): so viel wert wie { $games } Partien mit ihm
cli-arena-not-adjusted =
    { $count ->
        [0] Es gibt keinen Vorsprung ohne Glück: Dafür braucht es mindestens { $fewest } Stapel.
        [one] Es gibt keinen Vorsprung ohne Glück: In { $count } Partie wurde es nicht berechnet; sie wurde aufgegeben oder stammt aus einem Match ohne --adjusted.
       *[other] Es gibt keinen Vorsprung ohne Glück: In { $count } Partien wurde es nicht berechnet; sie wurden aufgegeben oder stammen aus einem Match ohne --adjusted.
    }
cli-arena-effort = {"  "}{ $simulations } Simulationen und { $ms } ms je Zug, höchstens { $longest } ms
cli-arena-habits = {"  "}übernimmt { $taken } Punkte je Partie, verliert so { $lost }, teilt { $shared }; { $dry } Züge ohne Figur, { $large } große Gebiete allein
cli-arena-points-by-rule = {"  "}Punkte je Spiel, nach Regel: { $points }
cli-arena-forfeits =
    { $count ->
        [one] {"  "}hat 1 Partie verschenkt
       *[other] {"  "}hat { $count } Partien verschenkt
    }
cli-tune-time = nur mit einer Zahl von Simulationen kommt jedes Mal dasselbe heraus; lass „ms“ weg
cli-tune-numbers = { $file }: keine Gewichte einer Bewertung: { $error }
cli-tuned = Die Gewichte stehen in { $file }.

# bastide puzzles
cli-puzzles-file = { $file }: { $reason }
cli-puzzles-mined = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} zu { $file } hinzugefügt.
cli-puzzles-changed = { $id }: ein anderer Zug ist der beste
cli-puzzles-checked = { $kept } von { $count } behalten ihre Lösung.

# bastide benchmark
cli-benchmark-made = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} in { $file } geschrieben.
cli-benchmark-other = { $file }: mit einem anderen Befehl gemacht; welchem, sagt die dritte Zeile
cli-benchmark-score = { $name }: verliert { $regret } (±{ $within }) Punkte je Zug; { $best } % von { $count } Zügen aufs Beste gespielt
cli-benchmark-failures = {"  "}{ $count ->
    [one] { $count } Zug wurde nicht zu Ende gespielt
   *[other] { $count } Züge wurden nicht zu Ende gespielt
}
