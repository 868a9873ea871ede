# What the protocol answers to lines that make no sense.

protocol-request = This is not a request: { $reason }
protocol-not-text = This line is not UTF-8 text.
protocol-too-long = This line is longer than { $most } bytes.
protocol-no-game = There is no game yet; begin one with the op “new” or “load”.
protocol-nothing-to-undo = There is no move to undo.
protocol-no-bot = There is no bot “{ $name }”; known: { $known }.
protocol-no-choice = Nobody has a move to make here.
