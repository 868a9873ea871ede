### Die Regeln von Jäger und Sammler, für alle, die spielen: Ausgaben von 2002 und 2020.

## Aufbau

rule-H-01 = Es gibt 79 Landschaftsplättchen. Eines davon, das Startplättchen, liegt zu Beginn offen in der Mitte (in der Ausgabe von 2002 zeigt es einen Vulkan); die übrigen 78 werden verdeckt gemischt. Ein zweiter Stapel wird getrennt gemischt: 12 Bonusplättchen in der Ausgabe von 2002, 16 Menhirplättchen in der von 2020.
rule-H-02 = Du beginnst mit 5 Männern im Vorrat; ein sechster zeigt deinen Punktestand an. Dazu kommen Hütten: 2 in der Ausgabe von 2002, 3 in der von 2020. Beide Ausgaben haben Figuren in fünf Farben; in der von 2020 sind es Gelb, Rot, Grün, Blau und Lila.
rule-H-03 = Nach der Spielanleitung von 2002 bestimmt, wer am jüngsten ist, wer das Spiel beginnt; nach der von 2020 beginnt, wer am jüngsten ist. Hier bestimmt es der Tisch: Der Platz wird gewählt oder ausgelost. Danach geht es im Uhrzeigersinn weiter, und in dieser Reihenfolge sind auch die Plätze geordnet.
rule-H-04 = Liegende Plättchen werden nie verschoben, um Platz zu schaffen. In der Ausgabe von 2002 endet die Spielfläche an der Tischkante; hier legt die Option „table“ fest, über wie viele Spalten und Zeilen sich die Plättchen höchstens erstrecken dürfen, zum Beispiel 9x7, und darüber hinaus wird keines angelegt. Die Option gibt es in beiden Ausgaben; ohne sie ist der Platz unbegrenzt.

## Ein Zug

rule-H-10 = In deinem Zug ziehst du ein Plättchen und musst es offen so anlegen, dass es mindestens ein liegendes Plättchen mit einer ganzen Seite berührt; eine Ecke genügt nicht. An jeder Seite, die ein anderes Plättchen berührt, muss Gleiches auf Gleiches treffen: Wiese auf Wiese, Wald auf Wald, Fluss auf Fluss.
rule-H-11 = Passt das gezogene Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein anderes vom selben Stapel.
rule-H-12 = Nach dem Anlegen darfst du eine Figur aus deinem Vorrat, einen Mann oder eine Hütte, auf einen Abschnitt dieses Plättchens setzen.
rule-H-13 = Im Wald wird ein Mann zum Sammler, auf dem Fluss zum Fischer und auf der Wiese, hingelegt, zum Jäger. Dorthin darf er nur, wenn im ganzen Gebiet noch kein Mann ist, weder ein fremder noch ein eigener. Hütten stehen ihm nicht im Weg.
rule-H-14 = Ein Fischer kommt auf einen Flussabschnitt, nie auf einen See.
rule-H-15 = Eine Hütte kommt auf einen Fluss oder einen See, und das nur, wenn im ganzen Flusssystem noch keine Hütte steht, weder eine fremde noch eine eigene; Männer stehen ihr nicht im Weg. Wo auf dem Plättchen ein Fluss in einen See mündet, gelten beide für die Hütte als eins, und sie steht auf dem See. { rule-decision }
rule-H-16 = Jäger und Hütten bleiben bis zum Ende des Spiels, wo sie sind; nur der Schamane der Ausgabe von 2020 kann einen Jäger früher zurückholen. Eine eingesetzte Figur wird nie versetzt.
rule-H-17 = Auch mit leerem Vorrat legst du weiter Plättchen an, nur eben ohne eine Figur einzusetzen.
rule-H-18 = Danach werden alle Wälder und Flüsse gewertet, die dein Plättchen abgeschlossen hat; ein eben eingesetzter Mann zählt mit. Erst dann kehren die Männer daraus in die Vorräte ihrer Besitzer zurück; mit demselben Plättchen kann also keiner von ihnen wieder eingesetzt werden.

## Gebiete

rule-H-20 = Ein Fluss ist abgeschlossen, wenn er an beiden Seiten ein Ende hat oder sich zu einer Schleife schließt. Er endet an einem See oder an seiner Quelle; in der Ausgabe von 2020 ist das die Stelle, an der er in einen Wald läuft. In der Ausgabe von 2002 bringt er 1 Punkt je Abschnitt und 1 je Fisch in den Seen an seinen Enden, in der von 2020 dagegen 1 Punkt je Plättchen und 1 je Fisch im Fluss selbst und in diesen Seen. Liegt an beiden Enden derselbe See, zählen seine Fische nur einmal. { rule-decision }
rule-H-21 = Ein Wald ist abgeschlossen, wenn er keine offene Seite mehr hat und im Inneren keine Lücke bleibt. In der Ausgabe von 2002 bringt er 2 Punkte je Abschnitt; ein Plättchen, dessen zwei Waldabschnitte zusammengewachsen sind, zählt also doppelt. In der Ausgabe von 2020 bringt er 2 Punkte je Plättchen, und ein solches Plättchen zählt nur einmal. Für Flüsse gilt dasselbe. Pilze bringen in der Ausgabe von 2002 je 2 Punkte mehr, in der von 2020 jedes Plättchen mit Pilzen 3.
rule-H-22 = Stehen in einem Wald oder auf einem Fluss Männer von mehreren, bekommt alle Punkte, wer dort die meisten hat; die anderen gehen leer aus. Liegen mehrere gleichauf vorn, bekommen sie alle jeweils die volle Punktzahl.
rule-H-23 = Schließt du einen Wald mit mindestens einem Goldnugget (2002) oder Menhir (2020) ab, ziehst du ein Bonusplättchen (2002) oder ein Menhirplättchen (2020), ganz gleich, wer die Punkte bekommt und ob überhaupt ein Sammler darin steht. Du ziehst es, wenn gewertet ist und die Männer zurück sind, und spielst damit einen vollen Zug: Du legst es an, darfst eine Figur einsetzen, auch einen eben zurückgekehrten Mann, und es wird gewertet. Mehr als eines gibt es in einem Zug nicht, gleich wie viele Wälder, Nuggets oder Menhire es sind, und es bringt nie ein weiteres ein. Ist dieser Stapel leer, gibt es keines mehr.
rule-H-24 = Ein Flusssystem, auf das es bei Hütten ankommt, besteht aus allen Flüssen und Seen, die zusammenhängen. Durch einen See mit zwei oder mehr Flüssen geht es weiter; es endet nur an Quellen, an Seen mit einem einzigen Fluss und dort, wo keine Plättchen mehr liegen.
rule-H-25 = Wälder, Flüsse und Seen trennen Wiesen voneinander, in der Ausgabe von 2002 auch der Vulkan. Vor dem Ende des Spiels bringen Wiesen nichts ein.

## Ende

rule-H-30 = Das Spiel endet nach dem Zug, in dem das letzte Landschaftsplättchen angelegt wird oder aus dem Spiel kommt; bringt dieser Zug ein Bonusplättchen oder Menhirplättchen ein, wird es noch gespielt. Plättchen, die im zweiten Stapel übrig sind, verlängern das Spiel nicht.
rule-H-31 = Am Ende kehren die Männer aus nicht abgeschlossenen Wäldern und Flüssen in die Vorräte zurück und bringen nichts ein.
rule-H-32 = Am Ende bringt jedes Flusssystem, abgeschlossen oder nicht, 1 Punkt je Fisch. Die Punkte bekommt, wer dort die meisten Hütten hat, bei Gleichstand alle in voller Höhe. Es zählen die Fische in den Seen, in der Ausgabe von 2020 auch die in den Flüssen.
rule-H-33 = Am Ende wird jede Wiese gewertet, ob umschlossen oder nicht; die Punkte bekommt, wer dort die meisten Jäger hat, bei Gleichstand alle in voller Höhe. Zuerst frisst jeder Säbelzahntiger einen Hirsch seiner Wiese; sind keine Hirsche mehr da, richten weitere Tiger keinen Schaden an. Danach bringt in der Ausgabe von 2002 jedes Mammut, jeder Auerochse und jeder übrige Hirsch 2 Punkte; in der von 2020 bringt ein Mammut 3 Punkte, ein Auerochse 2 und ein Hirsch 1.
rule-H-34 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorn liegen, gemeinsam. Die Spielanleitung von 2002 sagt zum Gleichstand nichts: Dort ist es unsere Entscheidung.
rule-H-35 = Wertungsplättchen mit 50 und 100 Punkten erinnern daran, wie oft eine Zählfigur die Punkteleiste umrundet hat. Die hier gezeigte Leiste zählt die Runden zu je 50 selbst.

## Besondere Plättchen der Ausgabe von 2002

rule-H-40 = Das Feuer vertreibt alle Tiger von seiner Wiese; dort zählen also alle Hirsche.
rule-H-41 = Jede Lichtung mit Pilzen macht ihren Wald 2 Punkte mehr wert.
rule-H-42 = Ein Auerochse bringt auf seiner Wiese 2 Punkte wie ein Mammut oder ein Hirsch, und Tiger lassen ihn in Ruhe.
rule-H-43 = Legst du die Kultstätte an, darfst du in diesem Zug einen Jäger darauf setzen, sofern auf der ganzen Wiese noch kein Mann ist. Am Ende bringt die Wiese dann nur dir Punkte, ganz gleich, wie viele Jäger andere dort haben. Wird nicht sofort ein Jäger darauf gesetzt, bewirkt die Kultstätte nichts.

## Besondere Plättchen der Ausgabe von 2020

rule-H-50 = Einbaum, Fallgrube und Schamane wirken, sobald ihr Plättchen angelegt ist, noch bevor du eine Figur einsetzen darfst; eine Figur brauchst du dafür nicht.
rule-H-51 = Legst du den Einbaum an, bekommst du sofort 2 Punkte für jeden See des Flusssystems, zu dem er nun gehört; der See auf seinem eigenen Plättchen zählt mit. Hütten spielen dabei keine Rolle.
rule-H-52 = Legst du die Fallgrube an, bekommst du sofort Punkte für die Tiere, die auf derselben Wiese sind wie sie, auf ihrem Plättchen oder auf den 8 Feldern ringsum: 3 je Mammut, 2 je Auerochse und 1 je Hirsch, nachdem jeder Tiger unter ihnen einen dieser Hirsche gefressen hat. Alle diese Tiere, auch die Tiger und die gefressenen Hirsche, werden dann abgedeckt und zählen nicht mehr.
rule-H-53 = Legst du den Schamanen an, darfst du einen deiner Männer von einer beliebigen Stelle der Spielfläche in deinen Vorrat zurückholen; für ihn wird nichts gewertet. Hütten kannst du nicht zurückholen. Danach darfst du wie immer eine Figur auf das Plättchen setzen, auch denselben Mann. { rule-decision }
rule-H-54 = In der Schlusswertung bringen Mammuts, Auerochsen und Hirsche, die zählen, doppelt so viel, wenn sie auf derselben Wiese sind wie die große Fallgrube, auf ihrem Plättchen oder einem der 8 ringsum. Die Punkte bekommt, wer auf der Wiese die meisten Jäger hat. Tiger fressen zuerst die Hirsche außerhalb dieser 9 Plättchen und erst danach die auf ihnen. { rule-decision }
rule-H-55 = In der Schlusswertung gibt es auf der Wiese mit dem Feuer keine Tiger mehr; alle Hirsche dort zählen.
rule-H-56 = In der Schlusswertung bringt jeder See im Flusssystem mit dem Floß 1 Punkt mehr; die Punkte bekommt, wer dort die meisten Hütten hat.
rule-H-57 = Jedes Plättchen mit Pilzen macht seinen Wald 3 Punkte mehr wert.
