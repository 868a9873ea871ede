### Was die Seite im Browser sagt.

web-home = Startseite
web-pages = Seiten
web-learn = Lernen
web-rules = Regeln
web-replay = Nachspielen
web-nowhere = Hier ist nichts
web-loading = Einen Augenblick …
web-not-loaded = Diese Seite konnte nicht geladen werden
web-not-loaded-help = Prüfe die Verbindung und lade die Seite neu.
web-unreachable = Der Server ist nicht erreichbar.
web-server-busy = Der Server hat viel zu tun. Gleich geht es weiter …
web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-look = Aussehen der Plättchen
web-look-usual = Wie üblich
web-look-summer = Grüner Sommer

## Spiele, Spieler, Figuren

web-game-winter = Winter-Edition
web-game-hunters-2002 = Jäger und Sammler, 2002
web-game-hunters-2020 = Jäger und Sammler, 2020
web-game-dice = Das Würfelspiel
web-game-kids = Das Kinderspiel
web-level-beginner = Anfänger
web-level-learner = Lehrling
web-level-journeyman = Geselle
web-level-craftsman = Handwerker
web-level-foreman = Polier
web-level-greedy = Punktejäger
web-level-planner = Planer
web-level-expert = Kenner
web-level-veteran = Veteran
web-level-champion = Champion
web-level-master = Meister
web-level-builder = Baumeister
web-level-farmer = Bauer
web-level-pirate = Pirat
web-level-thief = Dieb
web-level-miser = Geizhals
web-level-skill = Etwa so stark wie ich
web-level-skill-number = Stärke { $skill } von 100
web-level-mcts = Baumsucher
web-characters = Charaktere, so stark wie der Kenner
web-piece-meeple = Meeple
web-piece-abbot = Abt
web-piece-man = Mann
web-piece-hut = Hütte
web-piece-pawn = Spielfigur
web-piece-knight = Ritter

## Das Wartezimmer

web-waiting = Ein Tisch: { $game }
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-no-table-help = Der Link ist unvollständig, oder der Platz wurde an jemand anderen vergeben.
web-seats = Plätze
web-seat-bot = Bot: { $level }
web-seat-you = du
web-seat-free = Wartet auf jemanden …
web-seat-away = abwesend, ein Bot spielt
web-seat-gone = nicht verbunden
web-seat-resigned = hat aufgegeben, ein Bot spielt weiter
web-name = Dein Name
web-sit = Hinsetzen
web-sit-here = Jemand an diesem Gerät
web-invite = Einladung kopieren
web-copied = Kopiert
web-share-sheet = Teilen …
web-qr-code = QR-Code der Einladung
web-qr-code-about = Mit dem Handy scannen, um sich auf Platz { $seat } zu setzen.
web-draws-about = Gezogen wird aus einem Geheimnis des Gastgebers und einem von jedem Gerät, die alle vor der Partie feststehen: So kann niemand etwas einfädeln, und hinterher kann es jeder nachprüfen.
web-draws-sealed = Versiegelte Ziehungen
web-draws-sealed-about = Jedes Gerät trägt zu jeder Ziehung etwas bei: Nicht einmal der Gastgeber kennt sie vorher, und hinterher kann es jeder nachprüfen.
web-starting = Gleich geht es los …
web-start = Spiel beginnen
web-start-waits = Erst müssen alle Plätze besetzt sein.
web-watch-waits = Du siehst zu. Das Spiel beginnt, wenn alle sitzen.

## Beim Spielen

web-last-tile = Zum zuletzt gelegten Plättchen
web-board = Spielfläche: { $game }
web-dock = Dein Zug
web-your-turn = Du bist am Zug
web-awaited = { $name } überlegt
web-paused = Das Spiel ist pausiert.
web-prompt-place = Lege dein Plättchen an.
web-prompt-claim = Setze eine Figur darauf, oder keine.
web-prompt-recall = Setze eine Figur darauf oder hole eine zurück, oder weder noch.
web-prompt-shaman = Hole, wenn du willst, einen deiner Männer zurück; setze dann eine Figur auf das Plättchen, oder keine.
web-prompt-build = Bauen, sammeln, noch einmal würfeln oder aufhören.
web-confirm-prompt = Dein Zug ist fertig:
web-confirm-soon = Dein Zug endet gleich. Du kannst ihn noch zurücknehmen:
web-confirm = Bestätigen
web-no-points = Keine Punkte in diesem Zug
web-pass = Keine Figur
web-take-back = Zurücknehmen
web-turn = Plättchen drehen
web-turn-tile = Plättchen in der Hand: drehen oder auf die Spielfläche ziehen
web-bonus =
    { $game ->
        [hunters-2020] Menhirplättchen!
       *[other] Bonusplättchen!
    }
web-hint = Tipp
web-claim = { $piece } hierher: { $area }
web-put-piece = Auf das Plättchen ziehen: { $piece }
web-recall = Zurückholen: { $piece }. { $area }
web-cell = Spalte { $x }, Zeile { $y }.
web-cell-fits =
    { $ways ->
        [one] Das Plättchen passt auf eine Weise.
       *[other] Das Plättchen passt auf { $ways } Weisen.
    }
web-cell-empty = Frei.
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-outlook-help = Punkte, wenn das Spiel jetzt zu Ende wäre
web-time-left = Verbleibende Zeit
web-time-low = Deine Zeit läuft ab.
web-time-up = Deine Zeit war um: Ein Bot hat deinen Zug gespielt.
web-time-up-other = Die Zeit von { $name } ist um: Ein Bot spielt diesen Zug.
web-time-up-told = Die Zeit von { $name } war um; ein Bot hat den Zug gespielt.
web-track = Punkteleiste
web-log = Spielverlauf
web-sheet = Punkte nach Zügen
web-round = Runde
web-side = Punkte, Stapel und Spielverlauf
web-kids-seat =
    { $placed ->
        [one] { $name }: { $placed } Figur gestellt, { $left } übrig
       *[other] { $name }: { $placed } Figuren gestellt, { $left } übrig
    }
web-pile = Stapel
web-pile-left =
    { $count ->
        [one] Noch { $count } Plättchen
       *[other] Noch { $count } Plättchen
    }
web-pile-second =
    { $count ->
        [one] Zweiter Stapel: { $count } Plättchen
       *[other] Zweiter Stapel: { $count } Plättchen
    }
web-pile-kinds = Plättchen, die noch da sind
web-aside = Beiseitegelegt
web-zoom-in = Größer
web-zoom-out = Kleiner
web-see-all = Alles zeigen
web-reconnecting = Die Verbindung ist unterbrochen. Sie wird wiederhergestellt …
web-offline = Du bist offline. Das Spiel geht weiter, sobald wieder ein Netz da ist.
web-elsewhere = Diese Partie ist in einem anderen Tab offen
web-elsewhere-help = Sie geht hier weiter, sobald sie dort geschlossen ist.
web-proved =
    { $count ->
        [0] Es wurde nichts gezogen, also gibt es nichts zu beweisen.
        [one] Die eine Ziehung wurde aus dem aufgedeckten Geheimnis wiederholt und ist nachweislich fair.
       *[other] Alle { $count } Ziehungen wurden aus dem aufgedeckten Geheimnis wiederholt und sind nachweislich fair.
    }
web-proved-own = Was dein Gerät beigetragen hat, steht im Beweis.
web-not-proved-own = Was dein Gerät beigetragen hat, steht nicht im Beweis: Der Gastgeber hat es weggelassen.
web-proved-absent = Ohne das Geheimnis von { $names }, das am Anfang zurückgehalten wurde.
web-proved-unsealed =
    { $count ->
        [one] Zu einer Ziehung haben nicht alle Geräte beigetragen.
       *[other] Zu { $count } Ziehungen haben nicht alle Geräte beigetragen.
    }
web-proved-rewinds =
    { $count ->
        [one] Einmal wurden Züge zurückgenommen.
       *[other] { $count }-mal wurden Züge zurückgenommen.
    }
web-not-proved = Dass fair gezogen wurde, ist nicht bewiesen: { $reason }
web-outdated = Diese Seite hat eine andere Version als der Server. Bitte lade sie neu.
web-unkept = Dieser Browser speichert nichts: Die Partie ist weg, wenn die Seite geschlossen wird.
web-expires = Wenn hier nichts mehr geschieht, wird dieser Tisch am { $date } gelöscht.
web-put-online = Partie online stellen
web-put-online-about = Die Partie geht auf dem Server weiter, und andere können über einen Link dazukommen.
web-update-ready = Eine neue Version ist bereit.
web-update-now = Jetzt aktualisieren
web-update-later = Später

## Würfel

web-dice-rolls = Wurf { $rolls } von 3
web-dice-roll = Würfeln
web-dice-again = Noch einmal würfeln
web-dice-stop = Aufhören
web-dice-keep = Einen Ritter behalten
web-dice-city =
    { $points ->
        [one] { $dice } Würfel geschlossen: { $points } Punkt
       *[other] { $dice } Würfel geschlossen: { $points } Punkte
    }
web-dice-city-open =
    { $dice ->
        [one] { $dice } Würfel, offen
       *[other] { $dice } Würfel: { $points } wenn geschlossen
    }
web-dice-everywhere = Alle Felder zeigen
web-dice-knights =
    { $count ->
        [one] { $count } Ritter gesammelt
       *[other] { $count } Ritter gesammelt
    }
web-dice-catapults =
    { $count ->
        [one] { $count } Katapult
       *[other] { $count } Katapulte
    }
web-die-face =
    { $face ->
        [end] Endstück
        [corner] Ecke
        [straight] gerades Stück
        [tee] Abzweigung
        [knight] Ritter
       *[catapult] Katapult
    }
web-die =
    { $face ->
        [knight] Würfel: { web-die-face }, sammeln
       *[other] Würfel: { web-die-face }
    }

## Menü, Fragen, Gefühle

web-menu = Menü
web-menu-rules = Regeln dieses Spiels
web-aids = Was gezeigt wird
web-aid-cells = Felder, auf die das Plättchen passt
web-aid-holes = Felder, die nichts mehr füllen kann
web-aid-chances = Wie wahrscheinlich Felder gefüllt werden
web-aid-owners = Wem die Gebiete gehören
web-aid-confirm = Von selbst bestätigen, sobald über die Figur entschieden ist
web-aid-sound = Ton
web-aid-touch = Vibration
web-notify = Mir sagen, wenn ich am Zug bin
web-ask-undo = Letzten Zug zurücknehmen (anfragen)
web-undo-asked = { $name } möchte einen Zug zurücknehmen.
web-undo-waits = { $name } möchte einen Zug zurücknehmen. Die anderen werden gefragt.
web-agree = Einverstanden
web-refuse = Nein
web-pause = Pause
web-ask-pause = Um eine Pause bitten
web-pause-asked = { $name } möchte eine Pause machen.
web-pause-waits = { $name } möchte eine Pause machen. Die anderen werden gefragt.
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-away = Für { $name } spielt ein Bot.
web-absent-soon = { $name } ist nicht verbunden. Bleibt es dabei, kannst du weitermachen in
web-absent = { $name } ist noch immer nicht verbunden. Wie soll es weitergehen?
web-absent-bot = Ein Bot spielt bis zur Rückkehr
web-absent-unfinished = Spiel unvollendet beenden
web-absent-win = Sieg beanspruchen
web-leave = Einen Bot für mich spielen lassen
web-return = Wieder selbst spielen
web-watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-react = Reagieren
web-react-hello = Hallo!
web-react-well-played = Gut gespielt!
web-react-thanks = Danke!
web-react-oops = Hoppla!
web-react-ouch = Autsch!
web-react-thinking = Ich überlege …
web-react-good-game = Schönes Spiel!

## Der Tisch in Worten

web-words = In Worten
web-words-steps = Orte werden in Feldern vom ersten Plättchen aus gezählt.
web-words-steps-dice = Orte werden in Feldern vom ersten Würfel aus gezählt.
web-spoken = Was gesagt wird
web-words-now = Jetzt
web-words-hand = In der Hand: { $sides }.
web-words-places =
    { $count ->
        [one] Eine Art, das Plättchen anzulegen
       *[other] { $count } Arten, das Plättchen anzulegen
    }
web-words-builds =
    { $count ->
        [one] Eine Art zu bauen: { $face }
       *[other] { $count } Arten zu bauen: { $face }
    }
web-words-more =
    { $count ->
        [one] Eine weitere
       *[other] { $count } weitere
    }
web-words-pieces = Figuren
web-words-areas = Gebiete
web-words-players = Spieler
web-words-tile = { $count } × { $sides }
web-words-drawn = Du hast in der Hand: { $sides }.
web-words-turned = Gedreht: { $sides }.
web-words-offered = Du kannst wählen: { $choices }
web-words-choice = { $number }: { $text }
web-words-dice = Du hast gewürfelt: { $dice }.
web-words-back = Zurückgenommen.
web-words-gain = { $name }: +{ $points }.
web-key-words = Der Tisch in Worten
web-aid-keys = Einzelne Tasten, auch außerhalb der Spielfläche
web-board-keys = Pfeiltasten gehen über die Spielfläche, N zur nächsten Stelle, R dreht, Eingabe legt und bestätigt, 1 bis 9 setzen eine Figur, Rücktaste nimmt zurück, W sagt den Tisch in Worten.
web-dice-collect = Einen Ritter sammeln

## Tasten

web-help = Tasten und Gesten
web-key-name-enter = Eingabe
web-key-name-backspace = Rücktaste
web-key-name-escape = Esc
web-key-walk = Sich über die Spielfläche bewegen
web-key-enter = Plättchen legen, weiter, bestätigen
web-key-turn = Plättchen drehen
web-key-claim = Eine Figur auf die erste, zweite … angebotene Stelle setzen; einen Würfel wählen
web-key-back = Zurücknehmen
web-key-next = Zum nächsten Feld, auf das das Plättchen passt
web-key-all = Alles zeigen
web-key-zoom = Größer, kleiner
web-key-owners = Zeigen, wem die Gebiete gehören
web-key-sound = Ton an, aus
web-key-log = Punkte, Stapel und Spielverlauf (auf schmalem Bildschirm)
web-key-skip = Animationen überspringen
web-key-help = Diese Hilfe
web-help-touch = Tippe auf ein Feld, um das Plättchen zu legen; tippe noch einmal darauf oder zieh den Finger darum herum, um es zu drehen. Tippe auf eine Stelle des Plättchens, um dort eine Figur einzusetzen, oder zieh die Figur dorthin. Zwei Finger verschieben und vergrößern; ein Finger, der auf einem Gebiet ruht, zeigt alles darüber.
web-help-mouse = Klicke auf ein Feld, um das Plättchen zu legen; klicke noch einmal darauf oder zieh die Maus darum herum, um es zu drehen. Klicke auf eine Stelle des Plättchens, um dort eine Figur einzusetzen, oder zieh die Figur dorthin. Das Rad vergrößert; über dem eben gelegten Plättchen dreht es dieses.

## Das Ende

web-result = Ergebnis
web-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
web-resigned-end = Aufgegeben: { $names }.
web-resigned-own = Du hast aufgegeben.
web-closed-end = Die Partie wurde vom Betreiber dieses Servers beendet.
web-unfinished-end = Das Spiel wurde unvollendet beendet
web-claimed-end = Nicht zurückgekommen: { $names }.
web-final-start =
    { $count ->
        [one] Am Ende wird ein Gebiet gewertet.
       *[other] Am Ende werden { $count } Gebiete gewertet.
    }
web-previous = Zurück
web-next = Weiter
web-rematch = Nochmal spielen
web-rematch-join = Zur nächsten Partie
web-replay-this = Partie noch einmal ansehen
web-share = Teilen
web-share-link = Link kopieren
web-share-record = Aufzeichnung
web-share-picture = Bild
web-share-film = Film
web-film-offline = Filme macht der Server, und der ist gerade nicht erreichbar. Bild und Aufzeichnung lassen sich auch ohne ihn speichern.
web-no-picture = Das Bild konnte nicht gezeichnet werden. Bitte versuch es noch einmal.
web-kind = Art
web-kind-before = Punkte von vorher
web-kind-roads = Straßen
web-kind-cities = Städte
web-kind-abbeys = Klöster
web-kind-fields = Wiesen
web-kind-groves = Tannenhaine
web-kind-abbot = Abt zurückgeholt
web-kind-abbot-end = Abt am Ende
web-kind-incomplete = Unvollständige Gebiete
web-kind-rivers = Flüsse
web-kind-forests = Wälder
web-kind-waters = Flusssysteme
web-kind-meadows = Wiesen
web-kind-canoe = Einbaum
web-kind-pit = Fallgrube
web-kind-dice = Geschlossene Städte
web-kind-dice-doubled = Geschlossene Städte, verdoppelt
web-kind-shrine = Kultstätte
web-kind-paths = Bedeckte Kinder
web-sum = Summe

## Start

web-home-title = Was spielen wir?
web-choose-game = Spiel wählen
web-players =
    { $least ->
       *[other] { $least } bis { $most } Spieler
    }
web-about-winter = Verschneite Städte, Straßen und Klöster bauen und die besten besetzen.
web-about-hunters-2002 = Wälder, Flüsse und Herden der Steinzeit, und Gold im Wald.
web-about-hunters-2020 = Dasselbe wilde Land mit Menhiren, Einbaum, Fallgruben und Schamane.
web-about-dice = Neun Würfel, drei Würfe, eine Stadt mit Mauern. Zehn Minuten.
web-about-kids = Wege, Häuser und Kinder. Ohne Lesen.
web-play-now = Jetzt spielen
web-summary = { $game }: { $players }
web-open-table = Tisch öffnen
web-learn-first = Neu hier? Lerne das Spiel in fünf Minuten
web-change = Mitspieler, Varianten, Hilfe und Zeit
web-who = Wer spielt
web-how = Wie gespielt wird
web-guest = Gast
web-friend = Freund
web-seat = Platz { $seat }
web-seat-me = Ich
web-seat-friend = Ein Freund an diesem Gerät
web-seat-a-bot = Ein Bot
web-seat-invite = Jemand mit einem Link
web-seat-guest = Gast
web-seat-invite-about = Den Link zum Verschicken gibt es, sobald der Tisch offen ist.
web-seat-open = frei
web-seat-add = Spieler hinzufügen
web-seat-remove = Diesen Spieler entfernen
web-friend-name = Name deines Freundes
web-colour = Farbe
web-colour-red = Rot
web-colour-yellow = Gelb
web-colour-blue = Blau
web-colour-green = Grün
web-colour-black = Schwarz
web-colour-purple = Lila
web-level = Stufe
web-about-beginner = Legt irgendwohin. Kinder schlagen ihn.
web-about-learner = Nimmt in diesem Zug die meisten Punkte, die er sieht, und plant nie. Gut für den Anfang.
web-about-journeyman = Denkt einen Schritt voraus, sieht aber nur ganz wenige seiner Möglichkeiten. Der nächste nach dem Lehrling.
web-about-craftsman = Denkt einen Schritt voraus, sieht aber nur wenige seiner Möglichkeiten. Für die ersten Abende.
web-about-foreman = Denkt einen Schritt voraus, übersieht aber das meiste. Spielt wie jemand, der die Regeln gut kennt.
web-about-greedy = Denkt einen Schritt voraus, mit geübtem Blick, übersieht aber viele seiner Möglichkeiten. Nach ein paar Partien ein guter Gegner.
web-about-planner = Denkt einen Schritt voraus, mit geübtem Blick, übersieht aber einiges.
web-about-expert = Denkt einen Schritt voraus, mit geübtem Blick, und übersieht weniger. Schwer zu schlagen.
web-about-veteran = Denkt einen Schritt voraus, mit geübtem Blick, und übersieht kaum etwas. Für alle, die den Kenner schlagen.
web-about-champion = Sucht einige Züge voraus, aber nur einen Augenblick lang. Für alle, die den Veteranen schlagen.
web-about-master = Sucht einen Moment lang viele Züge voraus. Der stärkste von allen.
web-about-builder = Liebt Städte und Wälder und baut viele davon, bis alle Figuren draußen sind. Etwa so stark wie der Kenner.
web-about-farmer = Liebt Wiesen und Weiden und wartet auf das Ende der Partie. Etwa so stark wie der Kenner.
web-about-pirate = Verdirbt dir, was du baust, auch wenn es ihn Punkte kostet. Etwa so stark wie der Kenner.
web-about-thief = Setzt sich neben das, was dir gehört, verbindet es mit Seinem und nimmt es dir ab. Etwa so stark wie der Kenner.
web-about-miser = Behält immer eine Figur zurück und stellt Kleines fertig. Etwa so stark wie der Kenner.
web-about-skill = Wird etwas stärker, wenn du gewinnst, und etwas schwächer, wenn du verlierst. Jetzt { $skill } von 100; dieses Gerät merkt es sich.
web-about-kids-learner = Stellt in diesem Zug Figuren, übersieht aber fast alle Gelegenheiten. Gut für den Anfang.
web-about-kids-journeyman = Stellt in diesem Zug Figuren, übersieht aber die meisten Gelegenheiten.
web-about-kids-greedy = Stellt in diesem Zug so viele Figuren, wie er kann, und plant nie.
web-about-kids-planner = Denkt einen Schritt voraus, mit einfachen Wahrscheinlichkeiten, übersieht aber einiges.
web-about-dice-learner = Behält, was passt, und würfelt den Rest neu. Gut für den Anfang.
web-about-dice-master = Kennt für jeden Wurf eine fast perfekte Wahl. Ihn schlägt vor allem das Glück.
web-option-farmers = Bauern
web-option-farmers-about = Meeples dürfen sich auf Wiesen legen und zählen am Ende abgeschlossene Städte. Für alle, die das Spiel kennen.
web-option-river = Fluss
web-option-river-about = Das Spiel beginnt mit einem Fluss aus zwölf Plättchen.
web-option-abbot = Abt
web-option-abbot-about = Eine weitere Figur für Klöster und Tannenhaine, die man gegen Punkte zurückholen darf.
web-option-pile = Plättchen
web-option-pile-about = Wie viele es zu ziehen gibt.
web-option-pile-full = Alle 84, mit den zwölf des Winters
web-option-pile-classic = 72, für eine etwas kürzere Partie
web-option-table = Größe des Tisches
web-option-table-about = Wie weit sich die Plättchen ausbreiten dürfen.
web-option-table-none = So groß man will
web-option-rounds = Runden
web-option-rounds-about = Nach wie vielen Runden das Spiel spätestens endet. Dann gewinnt, wer die meisten Punkte hat.
web-option-rounds-number = { $rounds } Runden
web-aids-choice = Hilfe
web-aids-learning = Alle Hilfen
web-aids-learning-about = Wo Plättchen passen, was Gebiete wert sind, Chancen, das wahrscheinliche Ergebnis, und Tipps auf Wunsch.
web-aids-normal = Wie üblich
web-aids-normal-about = Wo Plättchen passen, was Gebiete wert sind, was noch im Stapel ist und welche Lücken nichts mehr füllt.
web-aids-tournament = Wie im Turnier
web-aids-tournament-about = Nur, wo Plättchen passen. Alles andere ist deine Sache.
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-blitz = Eine halbe Minute pro Zug
web-clock-brisk = Eine Minute pro Zug
web-clock-calm = Drei Minuten pro Zug
web-clock-rapid = Je 5 Minuten, und mit jedem Zug 5 Sekunden mehr
web-clock-evening = Je 15 Minuten, und mit jedem Zug 10 Sekunden mehr
web-clock-long = Je eine halbe Stunde, und mit jedem Zug 20 Sekunden mehr
web-clock-day = Ein Tag pro Zug
web-clock-days = Drei Tage pro Zug
web-clock-week = Eine Woche pro Zug
web-absence = Wenn jemand wegbleibt
web-absence-bot = Ein Bot darf weiterspielen
web-absence-unfinished = Ein Bot darf weiterspielen, oder das Spiel wird beendet
web-absence-win = Ein Bot darf weiterspielen, das Spiel wird beendet, oder der Sieg beansprucht
web-starts = Wer beginnt
web-starts-drawn = Wird ausgelost
web-listed = Den Tisch allen zeigen
web-listed-about = Andere finden ihn auf ihrer Startseite und dürfen sich dazusetzen oder zuschauen. Sonst kommt nur, wer den Link hat.
web-comeback = Wo du aufgehört hast
web-mine = Meine Partien
web-mine-none = Noch nichts. Partien, die du hier beginnst, bleiben hier, auch wenn du die Seite schließt.
web-delete-game = Diese Partie löschen: { $game }
web-deleted-game = Die Partie wurde gelöscht.
web-undo-delete = Wiederherstellen
web-running = Mitspielen oder zuschauen
web-running-none = Gerade spielt niemand öffentlich.
web-you = Du
web-table-waiting = wartet
web-table-over = zu Ende: ansehen
web-table-running = weiterspielen
web-table-watch = zuschauen
web-account-about = Ein Konto ist nicht nötig. Mit einem sind deine Partien auch auf anderen Geräten da.
web-account-in = Angemeldet als { $login }.
web-log-in = Anmelden
web-sign-up = Konto anlegen
web-log-out = Abmelden
web-login = Kontoname
web-password = Passwort
web-account-manage = Passwort und Geräte
web-password-change = Passwort ändern
web-password-old = Aktuelles Passwort
web-password-new = Neues Passwort
web-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
web-codes = Wiederherstellungscodes
web-codes-about =
    Mit einem Wiederherstellungscode kommst du einmal hinein, wenn du dein Passwort vergisst. { $count ->
        [0] Du hast noch keinen.
        [one] Du hast noch einen.
       *[other] Du hast noch { $count }.
    } Für neue gib oben dein Passwort ein.
web-codes-make = Neue Codes erstellen
web-codes-keep = Schreib diese Codes auf und bewahre sie sicher auf. Sie werden nur dieses eine Mal gezeigt, und frühere gelten nicht mehr.
web-devices = Angemeldet auf
web-device-this = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-device-seen = zuletzt gesehen: { $when }
web-devices-end = Alle anderen Geräte abmelden
web-forgot = Passwort vergessen?
web-recover = Neues Passwort setzen
web-recovery-code = Wiederherstellungscode
web-remove = Vom Tisch entfernen
web-removed = Der Gastgeber hat deinen Platz wieder freigegeben. Du kannst gern zuschauen oder dich an einen anderen Tisch setzen.
web-record-load = Eine Aufzeichnung ansehen
web-record-choose = Datei wählen
web-record-drop = oder hier ablegen
web-record-paste = Oder die Aufzeichnung einfügen:
web-record-show = Ansehen

## Ansehen

web-replay-title = Eine Partie noch einmal ansehen
web-replay-about = Jede aufgezeichnete Partie lässt sich hier Zug um Zug ansehen, mit dem, was jeder Zug gebracht hat und nach welcher Regel. Von jedem Moment an kann man auch weiterspielen.
web-replay-start = Vor dem ersten Zug.
web-controls = Durch die Partie blättern
web-move = Schritt
web-move-of = Schritt { $at } von { $moves }
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-move-before = Ein Schritt zurück
web-move-after = Ein Schritt weiter
web-score-before = Zu den Punkten davor
web-score-after = Zu den nächsten Punkten
web-run = Abspielen
web-stop = Anhalten
web-speed = Geschwindigkeit
web-branch = Von hier weiterspielen
web-branch-about = Ein neuer Tisch beginnt nach Schritt { $at } dieser Partie. Wer spielt weiter?
web-share-moment = Dieser Moment als Bild
web-share-film-until = Die Partie als Film
web-key-move = Ein Schritt zurück, ein Schritt weiter
web-key-whole-turn = Ein Zug zurück, ein Zug weiter
web-key-score = Zu den Punkten davor, zu den nächsten
web-key-ends = Zum Anfang, zum Ende
web-key-name-shift = Umschalt
web-key-name-ends = Pos1 Ende
web-key-name-space = Leertaste
web-key-run = Abspielen, anhalten
web-key-review = Analyse ein, aus
web-key-mistake = Zum nächsten Fehler, zu dem davor

## Analyse

web-review = Analyse
web-review-about = Was Glück war und was Spiel, was jeder Zug gekostet hat und was besser gewesen wäre.
web-review-start = Partie analysieren
web-review-first = Erster Blick:
web-review-deep = Genauer Blick:
web-review-stop = Anhalten
web-review-is-first = Das sind die Zahlen eines ersten Blicks.
web-review-go-on = Genauer ansehen
web-review-player = Spieler
web-review-expected = Erwartet
web-review-luck = Glück
web-review-play = Spiel
web-review-percent = { $number } %
web-review-curve-label = Der Vorsprung, den { $name } am Ende erwarten konnte, über die Partie: von { $start } am Anfang bis { $end }; Glück { $luck }, Spiel { $play }. Die Tabelle aller Züge enthält jede Zahl.
web-review-turn = Zug
web-review-turn-of = Zug { $turn }
web-review-go = Zu Zug { $turn }
web-review-lost = Verlust
web-review-lost-from = hat mindestens gekostet
web-review-class = Klasse
web-class-best = Bester
web-class-good = Gut
web-class-inaccuracy = Ungenauigkeit
web-class-mistake = Fehler
web-class-blunder = Patzer
web-review-chance = Gewinnchance
web-review-chance-lost = Das sind { $chance } Gewinnchance.
web-review-sure = Glück { $luck } { $luck_error }, Verlust pro Zug { $loss } { $loss_error }.
web-review-how-chances = Die Gewinnchance sagt, wie oft gewinnt, wer mit so vielen Plättchen im Stapel so weit vorn ist. Sie stammt aus Partien von Bots und ist ein grober Wert.
web-review-how-sure = Hinter ± steht ein Standardfehler: Um ungefähr so viel ändert ein genauerer Blick eine Zahl, in zwei von drei Fällen um weniger.
web-review-accuracy = Genauigkeit /100
web-review-loss-a-turn = Verlust pro Zug
web-review-adjusted = Ergebnis ohne Glück
web-review-moments = Schlüsselmomente
web-review-no-moments = Kein Zug hat viel gekostet.
web-review-turn-lost = Zug { $turn } hat { $loss } gekostet.
web-review-draws = Glück und Pech
web-review-luckiest = Das größte Glück:
web-review-unluckiest = Das größte Pech:
web-review-areas = Punkte nach Art des Gebiets
web-review-area = Gebiet
web-review-points = Punkte
web-review-all-turns = Alle Züge
web-review-mistake-before = Zum Fehler davor
web-review-mistake-after = Zum nächsten Fehler
web-review-better = Besser: { $way }
web-review-strip = Geh von Fehler zu Fehler; was besser gewesen wäre, zeigt die Spielfläche.
web-review-how = Was bedeuten die Zahlen?
web-review-how-value =
    { $unit ->
        [points] Eine Bewertung, wie die starken Bots sie haben, sagt für jeden Moment, um wie viele Punkte jeder am Ende vor dem besten anderen liegen wird. Alle Zahlen sind solche Punkte.
        [pawns] Eine Bewertung, wie die starken Bots sie haben, sagt für jeden Moment, um wie viele Figuren jeder am Ende vor dem besten anderen liegen wird. Alle Zahlen sind solche Figuren.
       *[percent] Eine Bewertung sagt für jeden Moment, mit welcher Wahrscheinlichkeit jeder gewinnt. Alle Zahlen sind Prozente.
    }
web-review-how-luck = Das Glück beim Ziehen ist das, was danach zu erwarten ist, abzüglich des genauen Mittels über alles, was hätte gezogen werden können. Spiel ist alles andere, was die Erwartung verändert hat. So ergeben Anfang, Glück und Spiel zusammen das Ergebnis.
web-review-how-loss = Ein Zug hat gekostet, was die beste Art, ihn zu spielen, mehr wert war als die gespielte. Danach hat er eine Klasse:
web-review-how-accuracy = Die Genauigkeit kommt daher, was ein Zug im Mittel gekostet hat:
web-review-formula = Genauigkeit = 100 × e^(−mittlerer Verlust / { $scale })

## Was wäre wenn

web-analysis = Was wäre, wenn
web-analysis-title = Was wäre, wenn …?
web-analysis-about = Probier in jeder Stellung aus, was du willst: Züge und Varianten aller Spieler, und alles Gezogene von Hand. Du siehst, was der Moment wert ist, wie es am besten weitergeht und welche Plättchen eine Lücke füllen oder ein Gebiet abschließen.
web-analysis-load = Eine Partie oder eine Stellung
web-analysis-values = Werte
web-analysis-show = Zeigen
web-analysis-thinking = Denkt nach …
web-analysis-ways = So am besten
web-analysis-branches = Ausprobiert
web-analysis-no-branches = Noch nichts. Jeder Schritt, der von der Partie abweicht, beginnt eine Variante.
web-analysis-branch =
    { $moves ->
        [one] Schritt { $at }
       *[other] Schritt { $at }, { $moves } Schritte lang
    }
web-analysis-remove = Diese Variante vergessen
web-analysis-random = Ziehen
web-analysis-draws = Was gezogen werden kann
web-analysis-draw = Plättchen { $tile }: noch { $left }, Wahrscheinlichkeit { $chance }. Danach zu erwarten: { $value }
web-analysis-die = Ein Würfel, der { $face } zeigt. Drücken für die nächste Seite.
web-analysis-roll = So würfeln
web-analysis-fillers = Plättchen, die helfen
web-analysis-fills =
    { $count ->
        [0] Keins der übrigen Plättchen passt hierher.
        [one] Eins der übrigen Plättchen passt hierher: { $chance } beim nächsten Ziehen.
       *[other] { $count } der übrigen Plättchen passen hierher: { $chance } beim nächsten Ziehen.
    }
web-analysis-closes =
    { $count ->
        [0] { $area }: Keins der übrigen Plättchen schließt das Gebiet auf einmal ab.
        [one] { $area }: Eins der übrigen Plättchen schließt das Gebiet auf einmal ab, { $chance } beim nächsten Ziehen.
       *[other] { $area }: { $count } der übrigen Plättchen schließen das Gebiet auf einmal ab, { $chance } beim nächsten Ziehen.
    }
web-analysis-nothing = Hier gibt es nichts abzuschließen.
web-key-way = Eine Figur auf die erste, zweite … angebotene Stelle setzen; sonst die erste, zweite … der besten Möglichkeiten spielen
web-key-best = Beste Möglichkeiten ein, aus
web-key-chances = Welche Plättchen in dieses Feld passen

## Regeln

web-rules-title = Die Regeln
web-rules-about = In eigenen Worten, jede mit ihrer Nummer. Im Spiel führen alle Punkte und alle Ablehnungen hierher zu ihrer Regel.
web-rules-of = Regeln: { $game }
web-rules-contents = Auf dieser Seite
web-rules-link = Link zu { $rule }

## Lernen

web-learn-title = Spielend lernen
web-learn-about = Zu jedem Spiel eine kurze erste Partie: Du machst die Züge, und unterwegs wird erklärt, was sie bedeuten.
web-learn-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
web-lesson = Lektion
web-lesson-at = Schritt { $at } von { $steps }
web-lesson-restart = Von vorn
web-lesson-hand = Das gezogene Plättchen
web-lesson-play = Jetzt spielen
web-lesson-rules = Alle Regeln
web-lesson-hint = Das ist erlaubt, aber versuch diesmal, was leuchtet.

web-lesson-winter-start = Willkommen in einem verschneiten Tal. Das ist das erste Plättchen: Eine Straße läuft quer darüber, und oben liegt ein Stück einer Stadt. Zusammen mit Gelb lässt du das Land wachsen.
web-lesson-winter-place = Du bist Rot und hast dieses Plättchen gezogen. Seine Seiten müssen fortsetzen, woran sie stoßen: Straße an Straße, Wiese an Wiese. Leg es dorthin, wo es leuchtet, dann geht die Straße weiter.
web-lesson-winter-claim = Jetzt darfst du einen Meeple auf dein Plättchen setzen. Auf einer Straße ist er ein Wegelagerer. Wähle das Stück Straße, das ans erste Plättchen stößt.
web-lesson-winter-claim-hint = Das ist eine andere Straße: Das Dorf in der Mitte trennt sie. Nimm die linke.
web-lesson-winter-take-back = Anders überlegt? Bis du bestätigst, lässt sich alles zurücknehmen. Drück auf „Zurücknehmen“.
web-lesson-winter-again = Dein Meeple ist wieder da, und das Plättchen liegt noch. Setze den Meeple jetzt wieder auf dieselbe Straße.
web-lesson-winter-confirm = So ist es gut. Bestätige deinen Zug: Erst dann ist Gelb dran.
web-lesson-winter-city = Gelb hat die Stadt oben geschlossen, mit einem Meeple darin. Eine abgeschlossene Stadt bringt 2 Punkte für jedes ihrer Plättchen: 4 Punkte. Der Meeple kehrt heim und kann wieder eingesetzt werden.
web-lesson-winter-turn = Du hast ein Kloster am Ende einer Straße gezogen. So zeigt die Straße in die falsche Richtung: Dreh das Plättchen, bis sie nach rechts zeigt. Tippe darauf oder drücke R.
web-lesson-winter-close = Jetzt leg es links an: Dann endet deine Straße auf beiden Seiten.
web-lesson-winter-close-hint = Dort passt es, aber deine Straße bliebe links offen.
web-lesson-winter-abbey = Bevor Punkte gezählt werden, darfst du auf dem neuen Plättchen etwas besetzen. Setz einen Meeple ins Kloster: Er wird Mönch.
web-lesson-winter-scored = Deine Straße war abgeschlossen: 1 Punkt für jedes ihrer 3 Plättchen, und der Wegelagerer ist heimgekehrt. Der Mönch wartet: Sobald rundherum Plättchen liegen, bringt das Kloster 9 Punkte.
web-lesson-winter-coat = Gelb hat eine weitere Stadt begonnen. Du hast eine Stadt mit einem Wappen gezogen; es zählt so viel wie ein Plättchen. Leg sie unten an: Dort zählt sie auch als Nachbar deines Klosters.
web-lesson-winter-knight = Setz einen Meeple in diese Stadt. Merke: Wo schon jemand steht, darf niemand hinein. Aber zwei Städte können zusammenwachsen, und dann bekommt alles, wer mehr Meeples darin hat.
web-lesson-winter-end = Das war das letzte Plättchen. Nun zählt auch, was nicht abgeschlossen ist: Straßen und Städte 1 Punkt für jedes Plättchen und Wappen, ein Kloster 1 Punkt für sich und für jedes Plättchen rundherum. Rot gewinnt 10 zu 7. Das bist du!

web-lesson-hunters-start-2002 = Steinzeit! Auf dem ersten Plättchen sind eine Wiese mit einem Mammut, ein dunkler Wald mit einem Goldnugget und ein Fluss, der in einen See mündet.
web-lesson-hunters-start-2020 = Steinzeit! Auf dem ersten Plättchen sind eine Wiese mit einem Auerochsen, ein dunkler Wald mit einem Menhir und ein Fluss, der in einen See mündet.
web-lesson-hunters-place = Du bist Rot und hast dieses Plättchen gezogen. Wald muss an Wald stoßen, Wiese an Wiese, Fluss an Fluss. Leg es dorthin, wo es leuchtet: Dort geht der Wald weiter.
web-lesson-hunters-gatherer = Jetzt darfst du einen deiner Männer auf dein Plättchen setzen. Im Wald ist er ein Sammler. Schick ihn dorthin.
web-lesson-hunters-gatherer-hint = Auf der Wiese wäre er ein Jäger und müsste bis zum Ende bleiben. Nimm zuerst den Wald.
web-lesson-hunters-hunter = Gelb hat einen Mann auf die Wiese gelegt: einen Jäger. Er bleibt dort bis zum Ende des Spiels und zählt dann die Tiere.
web-lesson-hunters-close = Dein Wald ist noch an einer Seite offen. Schließ ihn mit diesem Plättchen.
web-lesson-hunters-close-hint = Dort passt es, aber der Wald bliebe unten offen.
web-lesson-hunters-lie = Leg einen Jäger auf die Wiese dieses Plättchens. Am Ende zählt er ihre Tiere.
web-lesson-hunters-forest-2002 = Der Wald ist abgeschlossen: 2 Punkte für jeden seiner 3 Abschnitte. Dein Sammler ist heimgekehrt. Und weil Gold darin liegt, bekommst du ein Bonusplättchen, als Extrazug.
web-lesson-hunters-forest-2020 = Der Wald ist abgeschlossen: 2 Punkte für jedes seiner 3 Plättchen. Dein Sammler ist heimgekehrt. Und weil ein Menhir darin steht, bekommst du ein Menhirplättchen, als Extrazug.
web-lesson-hunters-bonus-2002 = Das ist dein Bonusplättchen. Es setzt den Fluss fort: Leg es links an.
web-lesson-hunters-bonus-2020 = Das ist dein Menhirplättchen. Es setzt den Fluss fort: Leg es links an.
web-lesson-hunters-hut = Ein Fischer im Fluss brächte sofort Punkte. Eine Hütte bringt am Ende mehr: Sie zählt die Fische in allen Gewässern, die zusammenhängen. Setz deine Hütte auf den See.
web-lesson-hunters-hut-hint = Das ist auch erlaubt. Aber nimm diesmal die Hütte: Sie kommt auf den See.
web-lesson-hunters-river-2002 = Gelb hat den Fluss bis zu einem weiteren See fortgesetzt, mit einem Fischer darin. Er ist abgeschlossen: 1 Punkt für jeden seiner 2 Abschnitte und für jeden Fisch in den Seen an seinen Enden: 4 Punkte.
web-lesson-hunters-river-2020 = Gelb hat den Fluss bis zu einem weiteren See fortgesetzt, mit einem Fischer darin. Er ist abgeschlossen: 1 Punkt für jedes seiner 2 Plättchen und für jeden Fisch in ihm und in den Seen an seinen Enden: 4 Punkte.
web-lesson-hunters-meadow = Ein Mammut! Leg es neben deinen Jäger, dann gehört es zu seiner Wiese.
web-lesson-hunters-end-2002 = Das letzte Plättchen. Nun zählt deine Hütte 3 Fische, und jeder Jäger 2 Punkte für jedes Mammut, jeden Auerochsen und jeden Hirsch auf seiner Wiese. Vorsicht vor Tigern: Jeder frisst einen Hirsch. Rot gewinnt 13 zu 12. Das bist du!
web-lesson-hunters-end-2020 = Das letzte Plättchen. Nun zählt deine Hütte 3 Fische, und die Jäger zählen ihre Tiere: Ein Mammut bringt 3 Punkte, ein Auerochse 2, ein Hirsch 1. Vorsicht vor Tigern: Jeder frisst einen Hirsch. Rot gewinnt 14 zu 12. Das bist du!

web-lesson-dice-start = Neun Würfel sind gefallen. Bau daraus eine Stadt mit geschlossenen Mauern, so groß du kannst. Das Katapult ist gleich weg: Es gehört dem nächsten Spieler.
web-lesson-dice-corner = Beginne mit einer Ecke. Schwarz ist Stadt, Weiß das Land darum. Leg den Würfel dorthin, wo es leuchtet; hier wird er für dich gedreht.
web-lesson-dice-tee = Daneben eine Abzweigung. Wo Würfel sich berühren, muss Schwarz an Schwarz und Weiß an Weiß stoßen.
web-lesson-dice-second = Und die andere Ecke. Was gebaut ist, bleibt: Es wird nie verschoben und nie neu gewürfelt.
web-lesson-dice-again = Mehr hilft gerade nicht. Du hast drei Würfe in einem Zug: Würfle den Rest noch einmal.
web-lesson-dice-below = Noch ein Katapult ist weg, aber da ist eine Ecke. Beginne damit die untere Reihe.
web-lesson-dice-below-tee = Dazwischen passt eine Abzweigung.
web-lesson-dice-last-roll = Nur eine Ecke fehlt noch. Würfle zum letzten Mal.
web-lesson-dice-close = Da ist sie! Schließ die Stadt.
web-lesson-dice-stop = Keine schwarze Seite ist mehr offen. Der Ritter hilft nicht. Hör auf, dann zählt die Stadt.
web-lesson-dice-points = Eine geschlossene Stadt aus 6 Würfeln: 10 Punkte. Eine aus 3 bringt nur 1, eine aus 9 Würfeln 28. Größer ist viel besser, aber eine offene Stadt bringt nichts. Wer 42 erreicht, gewinnt.
web-lesson-dice-knights = Gelb hat stattdessen drei Ritter gesammelt und einen behalten: jetzt keine Punkte, aber der nächste Zug zählt doppelt. Und wer in einem Zug neun Katapulte würfelt, gewinnt sofort.

web-lesson-kids-start = Du bist Rot. Leg das Plättchen dorthin, wo es leuchtet.
web-lesson-kids-close = Schließ den Weg des roten Kindes: Dann bekommt es deine Figur.
web-lesson-kids-others = Jetzt schließt du den Weg des gelben Kindes. Es bekommt die Figur, egal wer den Weg schließt.
web-lesson-kids-again = Schließ den Weg des anderen roten Kindes.
web-lesson-kids-end = Du hast mehr Figuren gestellt: Du hast gewonnen! In einem ganzen Spiel gewinnst du, sobald du als Erster alle 8 Figuren gestellt hast.

## Aufgaben

web-puzzles = Aufgaben
web-puzzles-title = Finde den besten Zug
web-puzzles-about = Ein Zug, eine Frage: Wie spielt man ihn am besten? Jede Aufgabe stammt aus einem Spiel und wurde durch eine tiefe Suche geprüft.
web-puzzle-daily = Aufgabe des Tages
web-puzzle-daily-about = { $game }, Stufe { $grade }: heute dieselbe für alle.
web-puzzle-daily-solve = Aufgabe des Tages lösen
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-solved = { $count ->
    [one] { $count } Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
web-puzzle-choose = Aufgaben wählen
web-puzzle-game = Spiel
web-puzzle-theme = Thema
web-puzzle-grade = Stufe
web-puzzle-any = Alle
web-puzzle-count = { $count ->
    [0] Keine solche Aufgabe
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
web-puzzle-solve = Lösen
web-puzzle-prompt = Du spielst { $name }. Finde den besten Zug.
web-puzzle-check = Prüfen
web-puzzle-next = Nächste Aufgabe
web-puzzle-again = Noch einmal
web-puzzle-right = Richtig! Das ist der beste Zug.
web-puzzle-nearly = Richtig: Das ist so gut wie der beste Zug.
web-puzzle-wrong = Das kostet { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Figuren
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 100 Spielen
}.
web-puzzle-wrong-least = Das kostet mindestens { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Figuren
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 100 Spielen
}.
web-puzzle-best = Am besten: { $text }
web-puzzle-theme-steal = Übernehmen
web-puzzle-theme-share = Teilen
web-puzzle-theme-join = Eigenes verbinden
web-puzzle-theme-block = Blockieren
web-puzzle-theme-last-piece = Die letzte Figur zurückholen
web-puzzle-theme-bonus = Noch ein Plättchen
web-puzzle-theme-pit-trap = Fallgrube
web-puzzle-theme-recall = Figur zurücknehmen
web-puzzle-theme-close = Abschließen
web-puzzle-theme-patience = Geduld
web-puzzle-theme-keep-piece = Figur behalten
web-puzzle-theme-quiet = Stiller Zug
web-puzzle-theme-stop = Würfel: aufhören
web-puzzle-theme-go = Würfel: weiterwürfeln
web-puzzle-theme-keep-knight = Würfel: Ritter behalten

## Eine Stellung von Hand aufbauen

web-editor = Aufbauen
web-editor-title = Eine Stellung aufbauen
web-editor-about = Leg Plättchen und setz Figuren von Hand, bestimme Punkte und wer am Zug ist, und mach von dort weiter. Was nicht sein kann, sagen die Regeln.
web-editor-game = Spiel
web-editor-seats = Spieler
web-editor-begin = Aufbauen
web-editor-edit = Stellung ändern
web-editor-analyse = Analysieren
web-editor-legal = Das ist eine Stellung. Wähl ein Plättchen, dann ein Feld.
web-editor-flaws =
    { $count ->
        [one] Eines kann so noch nicht sein.
       *[other] { $count } Dinge können so noch nicht sein.
    }
web-editor-wrong = Was so nicht sein kann
web-editor-tiles = Plättchen zum Legen
web-editor-tile = { $text }. Noch { $spare } zum Legen, { $left } im Stapel
web-editor-chosen = Gewählt: { $tile }
web-editor-left = Im Stapel, von { $spare }
web-editor-cell = Das Feld
web-editor-no-cell = Tipp ein Feld an, oder geh mit den Pfeiltasten hin.
web-editor-fits = Hier passt das Plättchen.
web-editor-take = Wegnehmen
web-editor-lift = Nimm die Figur weg.
web-editor-whose = Wessen Figur
web-editor-why-not = Warum nicht woanders?
web-editor-game-state = Die Partie
web-editor-turn-of = { $name } ist am Zug
web-editor-points = Punkte von { $name }
web-editor-keeps = behält einen Ritter
web-editor-counted = Wie viele Figuren gesetzt sind, folgt aus der Spielfläche.
web-editor-hand = Plättchen auf der Hand
web-editor-no-hand = keines, vor dem Ziehen
web-editor-pile =
    { $left ->
        [one] { $left } Plättchen ist noch im Stapel.
       *[other] { $left } Plättchen sind noch im Stapel.
    }
web-editor-all-left = Alle übrigen
web-editor-none-left = Keines
web-editor-dice = Eine Stellung mit Würfeln ist eine zwischen zwei Zügen. Was die Würfel zeigen, wählst du nach „Analysieren“, Wurf für Wurf.
web-editor-keys = Die Pfeiltasten gehen von Feld zu Feld, Enter legt das gewählte Plättchen oder dreht das, das dort liegt, Entf nimmt weg, N geht zum nächsten Feld, in das das Plättchen passt, Ziffern setzen Figuren.
web-key-put = das gewählte Plättchen legen, oder das dort drehen
web-key-next-place = nächstes Feld, in das es passt
web-key-name-delete = Entf
web-key-take-off = die Figur wegnehmen, oder das Plättchen
web-key-stand = eine Figur aufs Plättchen setzen
