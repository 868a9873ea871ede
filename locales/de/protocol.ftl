# Was das Protokoll auf Zeilen antwortet, die keinen Sinn ergeben.

protocol-request = Das ist keine Anfrage: { $reason }
protocol-not-text = Diese Zeile ist kein UTF-8-Text.
protocol-too-long = Diese Zeile ist länger als { $most } Bytes.
protocol-no-game = Es gibt noch keine Partie; beginne eine mit der Operation „new“ oder „load“.
protocol-nothing-to-undo = Es gibt keinen Zug, der zurückgenommen werden könnte.
protocol-no-bot = Es gibt keinen Bot „{ $name }“; bekannt: { $known }.
protocol-no-choice = Hier ist niemand am Zug.
