# What a server says.

server-no-table = There is no such table.
server-no-page = There is nothing here.
server-unknown = Say who you are: with the link of a seat, or by signing in.
server-forbidden = This is not your seat.
server-which-seat = You have several seats here: say which one you mean.
server-no-person = At least one person must play at a table.
server-no-level = There is no bot of level “{ $level }”; known: { $known }
server-order-id = The id of an order must have 1 to 64 bytes.
server-not-over = The game is not over yet.
server-no-free-seat = All seats at this table are taken.
server-no-hints = Hints are given only at tables with aids for learning.
server-bad = The request cannot be understood: { $reason }
server-too-large = The request is too large.
server-origin = Only pages of this server may do that.
server-too-many = Too many requests: wait a moment.
server-too-many-tables = Too many of your tables are still waiting for players: start one of those games first.
server-too-late = That took too long.
server-busy = The server is too busy just now. Nothing has changed; try again in a moment.
server-film-too-long = This game is too long for a film: a film has { $most } turns at the most.
server-login = The name of an account has 3 to 64 letters or digits, and may contain . _ - @ +
server-password = A password has 8 to 256 bytes.
server-login-taken = Somebody already has an account of this name.
server-has-account = You already have an account.
server-wrong-password = There is no account with this name and password.
server-already-seated = You already have a seat at this table. If that was somebody else in your home, sign in or ask for a link.
server-barred = The host has freed your seat. Find another table, or ask them for a link.
server-not-host = Only the host of the table may do that.
server-no-account = You have no account yet.
server-old-password = This is not your password.
server-wrong-code = There is no account with this name and recovery code.
server-no-session = There is no such session.
server-failed = The server could not do that. Nothing has changed; try again.
server-full = The server has no space left on its disk. Nothing has changed; try again later.

server-page-title = Bastide
server-page-about = Tile-laying games, played at tables. Programs find all they need here:
server-page-build = The page to play on was not built into this program: run <code>npm ci &amp;&amp; npm run build</code> in <code>web</code> and build it again, or use <code>cargo xtask play</code>.

server-preview-about = Lay tiles, claim roads and cities, with friends or against bots. Nothing to install, no account needed.
server-preview-waiting =
    { $free ->
        [0] All seats are taken, and the game is about to begin.
        [one] One seat is free: sit down and play along.
       *[other] { $free } seats are free: sit down and play along.
    }
server-preview-running = The game is on: { $standings }. Come and watch.
server-preview-over = The result: { $standings }. Watch the game again, move by move.
