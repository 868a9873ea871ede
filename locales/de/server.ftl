# Was ein Server sagt.

server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Hier ist nichts.
server-unknown = Sag, wer du bist: mit dem Link eines Platzes oder indem du dich anmeldest.
server-forbidden = Das ist nicht dein Platz.
server-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
server-no-person = An einem Tisch muss mindestens ein Mensch mitspielen.
server-no-level = Es gibt keinen Bot der Stufe „{ $level }“; bekannt sind: { $known }
server-order-id = Die Kennung eines Auftrags hat 1 bis 64 Bytes.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-free-seat = An diesem Tisch sind alle Plätze besetzt.
server-no-hints = Tipps gibt es nur an Tischen mit Hilfen zum Lernen.
server-bad = Die Anfrage ist nicht zu verstehen: { $reason }
server-too-large = Die Anfrage ist zu groß.
server-origin = Das dürfen nur Seiten dieses Servers.
server-too-many = Zu viele Anfragen: Warte einen Augenblick.
server-too-many-tables = Zu viele deiner Tische warten noch auf Mitspieler: Beginne zuerst an einem von ihnen zu spielen.
server-too-late = Das hat zu lange gedauert.
server-busy = Der Server hat gerade zu viel zu tun. Nichts hat sich geändert; versuch es gleich noch einmal.
server-film-too-long = Diese Partie ist zu lang für einen Film: Ein Film hat höchstens { $most } Züge.
server-login = Der Name eines Kontos hat 3 bis 64 Buchstaben oder Ziffern und darf . _ - @ + enthalten.
server-password = Ein Passwort hat 8 bis 256 Bytes.
server-login-taken = Diesen Kontonamen gibt es schon.
server-has-account = Du hast schon ein Konto.
server-wrong-password = Es gibt kein Konto mit diesem Namen und diesem Passwort.
server-already-seated = Du hast schon einen Platz an diesem Tisch. Wenn das jemand anderes bei dir zu Hause war, melde dich an oder lass dir einen Link geben.
server-barred = Der Gastgeber hat deinen Platz wieder freigegeben. Such dir einen anderen Tisch oder bitte um einen Link.
server-not-host = Das darf nur der Gastgeber.
server-no-account = Du hast noch kein Konto.
server-old-password = Das ist nicht dein Passwort.
server-wrong-code = Es gibt kein Konto mit diesem Namen und diesem Wiederherstellungscode.
server-no-session = Diese Sitzung gibt es nicht.
server-failed = Das ist dem Server nicht gelungen. Nichts hat sich geändert; versuch es noch einmal.
server-full = Auf der Festplatte des Servers ist kein Platz mehr. Nichts hat sich geändert; versuch es später noch einmal.

server-page-title = Bastide
server-page-about = Legespiele, an Tischen gespielt. Programme finden alles Nötige hier:
server-page-build = Die Seite zum Spielen wurde in dieses Programm nicht eingebaut: In <code>web</code> <code>npm ci &amp;&amp; npm run build</code> ausführen und das Programm neu bauen, oder <code>cargo xtask play</code> verwenden.

server-preview-about = Plättchen legen, Straßen und Städte besetzen, mit Freunden oder gegen Bots. Nichts zu installieren, kein Konto nötig.
server-preview-waiting =
    { $free ->
        [0] Alle Plätze sind besetzt, gleich geht es los.
        [one] Ein Platz ist frei: Setz dich dazu und spiel mit.
       *[other] { $free } Plätze sind frei: Setz dich dazu und spiel mit.
    }
server-preview-running = Die Partie läuft: { $standings }. Schau zu.
server-preview-over = Das Ergebnis: { $standings }. Sieh dir die Partie Zug um Zug noch einmal an.
