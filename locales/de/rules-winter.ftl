### Die Regeln der Winter-Edition, für alle, die spielen.

## Aufbau

rule-W-01 = Der vollständige Satz besteht aus 84 Landschaftsplättchen, darunter das Startplättchen, und 12 Flussplättchen; das Startplättchen und die Flussplättchen haben eine dunkle Rückseite. Ohne den Fluss liegt das Startplättchen zu Beginn offen in der Mitte, und die übrigen 83 Landschaftsplättchen bilden den Stapel.
rule-W-02 = Du beginnst mit 7 Meeples im Vorrat; ein achter zeigt deinen Punktestand an. Im Spiel mit dem Abt kommt 1 Abt hinzu.
rule-W-03 = Nach der Spielanleitung beginnt, wer am jüngsten ist; hier bestimmt es der Tisch: Der Platz wird gewählt oder ausgelost. Danach geht es im Uhrzeigersinn weiter, und in dieser Reihenfolge sind auch die Plätze geordnet.

## Ein Zug

rule-W-10 = In deinem Zug ziehst du ein Plättchen und musst es offen so anlegen, dass es mindestens ein liegendes Plättchen mit einer ganzen Seite berührt; eine Ecke genügt nicht. An jeder Seite, die ein anderes Plättchen berührt, muss Gleiches auf Gleiches treffen: Stadt auf Stadt, Straße auf Straße, Wiese auf Wiese, Fluss auf Fluss.
rule-W-11 = Passt das gezogene Plättchen auf kein Feld, wie auch immer du es drehst, kommt es zurück in die Schachtel, und du ziehst ein neues. Alle sehen, welches Plättchen beiseitegelegt wurde. { rule-decision }
rule-W-12 = Nach dem Anlegen darfst du eine Figur aus deinem Vorrat auf dieses Plättchen setzen. Auf ein anderes Plättchen darf sie nicht.
rule-W-13 = Eine Figur besetzt einen Abschnitt des Plättchens. Das geht nur, wenn im ganzen Gebiet, zu dem dieser Abschnitt nun gehört, keine Figur steht, weder eine fremde noch eine eigene.
rule-W-14 = Auch mit leerem Vorrat legst du weiter Plättchen an, nur eben ohne eine Figur einzusetzen. Eine eingesetzte Figur wird nie versetzt.
rule-W-15 = Am Ende deines Zuges werden alle Gebiete gewertet, die dein Plättchen abgeschlossen hat, ganz gleich, wessen Figuren darin stehen; eine eben eingesetzte Figur zählt mit. Erst danach kehren die Figuren aus diesen Gebieten in die Vorräte ihrer Besitzer zurück; im selben Zug können sie also nicht noch einmal eingesetzt werden.

## Gebiete

rule-W-20 = Ein Meeple auf einer Straße ist ein Wegelagerer. Die Straße ist abgeschlossen, wenn jedes ihrer Enden an einem Dorf, einer Stadt, einem Kloster oder einem anderen eingezeichneten Hindernis liegt oder wenn sie sich zu einer Schleife schließt. Sie bringt 1 Punkt je Plättchen; ein Plättchen, über das sie zweimal führt, zählt nur einmal.
rule-W-21 = Ein Meeple in einer Stadt ist ein Ritter. Die Stadt ist abgeschlossen, wenn ihre Mauer sie ganz umschließt und im Inneren keine Lücke bleibt. Sie bringt 2 Punkte je Plättchen und 2 Punkte je Wappen; ein Plättchen zählt nur einmal, auch wenn zwei seiner Stadtabschnitte zu derselben Stadt zusammengewachsen sind.
rule-W-22 = Ein Meeple in einem Kloster ist ein Mönch; das Kloster steht immer in der Mitte seines Plättchens. Es ist abgeschlossen und bringt 9 Punkte, sobald auf allen 8 Feldern ringsum Plättchen liegen. Benachbarte Klöster sind getrennte Gebiete.
rule-W-23 = Stehen in einem Gebiet Figuren von mehreren, bekommt alle Punkte, wer dort die meisten hat; die anderen gehen leer aus. Liegen mehrere gleichauf vorn, bekommen sie alle jeweils die volle Punktzahl. Ein Gebiet ohne Figuren bringt niemandem Punkte.

## Bauern

rule-W-30 = Du darfst einen Meeple als Bauern auf eine Wiese legen, sofern auf der ganzen Wiese noch keine Figur ist. Der Bauer bleibt dort bis zum Ende des Spiels.
rule-W-31 = Straßen, Städte und der Fluss trennen Wiesen voneinander, ebenso alles andere, was deutlich als Grenze eingezeichnet ist.
rule-W-32 = Während des Spiels bringen Wiesen nichts ein. In der Schlusswertung bringt eine Wiese 3 Punkte für jede abgeschlossene Stadt, die an sie grenzt oder in ihr liegt, gleich mit wie vielen Plättchen; eine Stadt kann für mehrere Wiesen zählen. Wie sonst auch bekommt die Punkte, wer auf der Wiese die meisten Figuren hat, bei Gleichstand alle in voller Höhe.
rule-W-33 = Im Spiel ohne Bauern darf kein Meeple auf eine Wiese gelegt werden.

## Fluss

rule-W-40 = Im Spiel mit dem Fluss ersetzen seine 12 Plättchen das Startplättchen, das nicht mitspielt. Die Quelle liegt von Anfang an offen in der Mitte, die nächsten 10 Plättchen werden gemischt, und der See kommt zuletzt. Sie alle werden gezogen und angelegt, bevor ein anderes Plättchen an die Reihe kommt.
rule-W-41 = Jedes Flussplättchen führt den Fluss weiter: Es kommt dorthin, wo der Fluss noch offen ist, und sein eigener Fluss muss dort anschließen.
rule-W-42 = Der Fluss darf nicht zweimal hintereinander zur selben Seite abbiegen, sonst liefe er zurück. Gerade Plättchen dazwischen ändern daran nichts: Nach einer Linkskurve ist die nächste Kurve eine Rechtskurve und umgekehrt. { rule-decision }
rule-W-43 = Der Fluss darf auch nicht auf Plättchen zulaufen, die schon liegen: Du kannst ein Flussplättchen nicht so anlegen, dass das offene Ende des Flusses auf ein besetztes Feld zeigt. Sollte ein Flussplättchen einmal nirgends passen, wird es beiseitegelegt und ein neues gezogen. { rule-decision }
rule-W-44 = Auf Flussplättchen setzt du Figuren wie auf alle anderen, nur nie in den Fluss selbst. Der Fluss trennt Wiesen. Eine Straße führt über eine Brücke einfach weiter; die Wiesen an beiden Ufern bleiben dort getrennt.

## Abt

rule-W-50 = Statt eines Meeples darfst du deinen Abt in ein Kloster oder einen Tannenhain des eben angelegten Plättchens setzen. Woandershin darf er nicht, und in einen Tannenhain darf nie ein Meeple.
rule-W-51 = Ein Tannenhain ist wie ein Kloster: Sobald auf allen 8 Feldern ringsum Plättchen liegen, ist er abgeschlossen und bringt 9 Punkte, und der Abt kehrt in den Vorrat zurück.
rule-W-52 = Setzt du in diesem Zug keine Figur ein, darfst du stattdessen deinen Abt zurückholen. Sein Kloster oder Tannenhain bringt dann sofort so viel wie in der Schlusswertung, also 1 Punkt und 1 weiteren je Plättchen ringsum, und er kommt in deinen Vorrat; danach werden die übrigen Gebiete wie gewohnt gewertet. Hat dein Plättchen sein Kloster oder seinen Tannenhain gerade abgeschlossen, kannst du ihn nicht zurückholen: Die 9 Punkte dafür werden ohnehin gleich gewertet. { rule-decision }
rule-W-53 = In der Schlusswertung zählt der Abt als Mönch.

## Ende

rule-W-60 = Das Spiel endet, wenn kein Plättchen mehr gezogen oder angelegt werden kann, also nach dem Zug mit dem letzten Plättchen.
rule-W-61 = Am Ende werden auch die Gebiete gewertet, in denen noch Figuren stehen; die Punkte bekommt wieder, wer dort die meisten hat. Eine nicht abgeschlossene Straße bringt 1 Punkt je Plättchen, eine nicht abgeschlossene Stadt 1 Punkt je Plättchen und 1 je Wappen, ein nicht abgeschlossenes Kloster oder ein solcher Tannenhain 1 Punkt und 1 weiteren je Plättchen ringsum. Eine Wiese bringt 3 Punkte für jede abgeschlossene Stadt, die an sie grenzt oder in ihr liegt.
rule-W-62 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorn liegen, gemeinsam.
rule-W-63 = Die Punkteleiste hat 50 Felder, und eine Zählfigur, die sie einmal umrundet hat, wird hingelegt. Die hier gezeigte Leiste zählt die Runden zu je 50.
