### Die Regeln des Würfelspiels, für Spieler.

## Würfel und Züge

rule-D-01 = Es gibt 9 gleiche Würfel. Jeder zeigt vier Stadtteile, schwarz auf weiß: ein Endstück mit einer schwarzen Seite, eine Ecke und ein gerades Stück mit zwei, eine Abzweigung mit drei. Auf den anderen beiden Flächen sind ein Ritter und ein Katapult.
rule-D-02 = Nach der Spielanleitung beginnt der Jüngste mit allen 9 Würfeln; hier bestimmt es der Tisch. Danach gehen die Würfel nach links weiter, also in der Reihenfolge der Plätze.
rule-D-03 = In deinem Zug würfelst du höchstens dreimal. Beim ersten Wurf nimmst du alle Würfel, die da sind: neun, abzüglich der Ritter, die andere vor sich liegen haben.
rule-D-04 = Katapulte gehen sofort an den nächsten Spieler. Für den Rest deines Zuges werden sie weder noch einmal geworfen noch sind sie etwas wert.
rule-D-05 = Nach jedem Wurf entscheidest du für jeden Ritter und jeden Stadtteil, den du gewürfelt hast, ob du ihn liegen lässt oder noch einmal wirfst. Aufhören darfst du nach jedem Wurf.
rule-D-06 = Stadtteile, die du liegen lässt, musst du sofort verbauen. Was verbaut ist, wird nicht mehr bewegt, gedreht oder geworfen.
rule-D-07 = Ritter, die du liegen lässt, sammelst du; sie werden nicht noch einmal geworfen.

## Bauen

rule-D-08 = Die Würfel liegen Seite an Seite auf einem quadratischen Raster, gedreht, wie du willst: Wo sie sich berühren, liegt Schwarz an Schwarz und Weiß an Weiß. Du darfst mehrere Städte beginnen, auch mit einem Würfel, der keinen anderen berührt. { rule-decision } Ein solcher Würfel liegt hier in Reichweite des Gebauten, also höchstens so viele Schritte entfernt, wie du noch Würfel verbauen könntest, oder auf dem einen Feld gleich dahinter, das für alle anderen steht.
rule-D-09 = Hast du 3 oder mehr Ritter gesammelt, darfst du deinen Zug ohne Wertung beenden. Ein Ritter bleibt dann vor dir liegen, alle anderen Würfel gehen weiter. In deinem nächsten Zug kommt er wieder zu den Würfeln, und die Punkte dieses Zuges werden verdoppelt. Niemand behält mehr als einen Ritter.

## Punkte und Ende

rule-D-10 = Am Ende deines Zuges, wenn du aufhörst oder nichts mehr tun kannst, zählt deine größte geschlossene Stadt nach der Zahl ihrer Würfel: 1 Punkt für 3 Würfel, 3 für 4, 6 für 5, 10 für 6, 15 für 7, 21 für 8 und 28 für 9. Eine Stadt ist geschlossen, wenn keine ihrer schwarzen Seiten offen ist. Weniger als 3 Würfel oder keine geschlossene Stadt bringen nichts.
rule-D-11 = Ein Ritter, der zu Beginn deines Zuges vor dir liegt, verdoppelt dessen Punkte. Verzichtest du auch in diesem Zug auf die Wertung, verfällt die Verdopplung, und du verdienst dir die nächste. { rule-decision }
rule-D-12 = Wer 42 Punkte erreicht, gewinnt, und das Spiel ist sofort zu Ende.
rule-D-13 = Wer in einem Zug, alle Würfe zusammen, 9 Katapulte würfelt, gewinnt sofort, wie auch immer es steht. Dazu braucht es alle neun Würfel. { rule-decision }
rule-D-14 = Ist eine Zahl von Runden vereinbart, endet das Spiel, wenn alle so viele Züge hatten, und wer dann die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere gemeinsam. { rule-decision } An einem Tisch sind es 100 Runden, wenn nichts anderes vereinbart ist, viel mehr, als eine Partie braucht, damit keine ewig dauert.
