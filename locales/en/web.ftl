### What the page in the browser says.

web-home = Home
web-pages = Pages
web-learn = Learn
web-rules = Rules
web-replay = Replay
web-nowhere = There is nothing here
web-loading = One moment…
web-not-loaded = This page could not be loaded
web-not-loaded-help = Check your connection and reload the page.
web-unreachable = The server can’t be reached.
web-server-busy = The server is busy. Trying again in a moment…
web-close = Close
web-language = Language
web-theme = Colours
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-look = Look of the tiles
web-look-usual = Usual
web-look-summer = Green summer

## Games, players, pieces

web-game-winter = Winter Edition
web-game-hunters-2002 = Hunters and Gatherers, 2002
web-game-hunters-2020 = Hunters and Gatherers, 2020
web-game-dice = The Dice Game
web-game-kids = The Children’s Game
web-level-beginner = Beginner
web-level-learner = Learner
web-level-journeyman = Journeyman
web-level-craftsman = Craftsman
web-level-foreman = Foreman
web-level-greedy = Greedy
web-level-planner = Planner
web-level-expert = Expert
web-level-veteran = Veteran
web-level-champion = Champion
web-level-master = Master
web-level-builder = Builder
web-level-farmer = Farmer
web-level-pirate = Pirate
web-level-thief = Thief
web-level-miser = Miser
web-level-skill = About as strong as me
web-level-skill-number = Strength { $skill } of 100
web-level-mcts = Tree searcher
web-characters = Characters, as strong as the expert
web-piece-meeple = Meeple
web-piece-abbot = Abbot
web-piece-man = Man
web-piece-hut = Hut
web-piece-pawn = Pawn
web-piece-knight = Knight

## The waiting room

web-waiting = A table for { $game }
web-no-table = This table can’t be opened
web-no-table-help = The link is incomplete, or the seat has been given to somebody else.
web-seats = Seats
web-seat-bot = Bot: { $level }
web-seat-you = you
web-seat-free = Waiting for somebody…
web-seat-away = away, a bot plays
web-seat-gone = not connected
web-seat-resigned = has given up, a bot plays on
web-name = Your name
web-sit = Sit down
web-sit-here = Somebody on this device
web-invite = Copy invitation
web-copied = Copied
web-share-sheet = Share…
web-qr-code = QR code of the invitation
web-qr-code-about = Scan this with a phone to take seat { $seat }.
web-draws-about = Draws come from a secret of the host and one of every player’s device, all fixed before the game: nobody can arrange them, and afterwards everybody can check.
web-draws-sealed = Sealed draws
web-draws-sealed-about = Every player’s device adds something to every draw: not even the host knows it beforehand, and afterwards everybody can check.
web-starting = The game begins in a moment…
web-start = Start the game
web-start-waits = All seats must be taken first.
web-watch-waits = You are watching. The game begins when everybody has sat down.

## Playing

web-last-tile = Go to the tile placed last
web-board = Board: { $game }
web-dock = Your turn
web-your-turn = Your turn
web-awaited = { $name } is thinking
web-paused = The game is paused.
web-prompt-place = Place your tile.
web-prompt-claim = Put a piece on it, or none.
web-prompt-recall = Put a piece on it or take one back, or neither.
web-prompt-shaman = Take one of your men back if you like; then put a piece on the tile, or none.
web-prompt-build = Build, collect, roll again or stop.
web-confirm-prompt = This turn:
web-confirm-soon = Your turn ends in a moment. You can still undo it:
web-confirm = Confirm
web-no-points = No points this turn
web-pass = No piece
web-take-back = Undo
web-turn = Turn the tile
web-turn-tile = Tile in hand: turn it, or drag it to the board
web-bonus =
    { $game ->
        [hunters-2020] Menhir tile!
       *[other] Bonus tile!
    }
web-hint = Hint
web-claim = { $piece } here: { $area }
web-put-piece = Drag onto the tile: { $piece }
web-recall = Take back: { $piece }. { $area }
web-cell = Column { $x }, row { $y }.
web-cell-fits =
    { $ways ->
        [one] The tile fits in one way.
       *[other] The tile fits in { $ways } ways.
    }
web-cell-empty = Free.
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-outlook-help = Points if the game ended now
web-time-left = Time left
web-time-low = Your time is running out.
web-time-up = Your time was up: a bot has played your turn.
web-time-up-other = { $name }’s time is up: a bot plays this turn.
web-time-up-told = { $name }’s time was up; a bot played the turn.
web-track = Score track
web-log = What happened
web-sheet = Points by turn
web-round = Round
web-side = Scores, pile and log
web-kids-seat =
    { $placed ->
        [one] { $name }: { $placed } pawn placed, { $left } left
       *[other] { $name }: { $placed } pawns placed, { $left } left
    }
web-pile = Pile
web-pile-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
web-pile-second =
    { $count ->
        [one] Second pile: { $count } tile
       *[other] Second pile: { $count } tiles
    }
web-pile-kinds = Tiles that are left
web-aside = Set aside
web-zoom-in = Larger
web-zoom-out = Smaller
web-see-all = See all
web-reconnecting = The connection is lost. Reconnecting…
web-offline = You are offline. The game goes on as soon as there is a network again.
web-elsewhere = This game is open in another tab
web-elsewhere-help = It continues here as soon as you close it there.
web-proved =
    { $count ->
        [0] Nothing was drawn, so there is nothing to prove.
        [one] The one draw was made again from the revealed secret, and is proved fair.
       *[other] All { $count } draws were made again from the revealed secret, and are proved fair.
    }
web-proved-own = What your device added is in the proof.
web-not-proved-own = What your device added is not in the proof: the host left it out.
web-proved-absent = Without the secret of { $names }, which was withheld at the start.
web-proved-unsealed =
    { $count ->
        [one] One draw was made without something from every device.
       *[other] { $count } draws were made without something from every device.
    }
web-proved-rewinds =
    { $count ->
        [one] Moves were undone once.
       *[other] Moves were undone { $count } times.
    }
web-not-proved = The draws are not proved fair: { $reason }
web-outdated = This page and the server are not of the same version. Please reload it.
web-unkept = This browser stores nothing: the game will be gone when the page is closed.
web-expires = If nothing happens here, this table will be deleted on { $date }.
web-put-online = Put the game online
web-put-online-about = The game goes on at the server, and others can join it by a link.
web-update-ready = A new version is ready.
web-update-now = Update now
web-update-later = Later

## Dice

web-dice-rolls = Roll { $rolls } of 3
web-dice-roll = Roll the dice
web-dice-again = Roll again
web-dice-stop = Stop
web-dice-keep = Keep a knight
web-dice-city =
    { $points ->
        [one] { $dice } dice closed: { $points } point
       *[other] { $dice } dice closed: { $points } points
    }
web-dice-city-open =
    { $dice ->
        [one] { $dice } die, open
       *[other] { $dice } dice: { $points } if closed
    }
web-dice-everywhere = Show every cell
web-dice-knights =
    { $count ->
        [one] { $count } knight collected
       *[other] { $count } knights collected
    }
web-dice-catapults =
    { $count ->
        [one] { $count } catapult
       *[other] { $count } catapults
    }
web-die-face =
    { $face ->
        [end] end
        [corner] corner
        [straight] straight
        [tee] tee
        [knight] knight
       *[catapult] catapult
    }
web-die =
    { $face ->
        [knight] Die: { web-die-face }, collect it
       *[other] Die: { web-die-face }
    }

## Menu, questions, feelings

web-menu = Menu
web-menu-rules = Rules of this game
web-aids = What is shown
web-aid-cells = Cells where the tile fits
web-aid-holes = Cells that nothing can fill
web-aid-chances = How likely cells are to be filled
web-aid-owners = Who owns what
web-aid-confirm = Confirm automatically once a piece is placed or declined
web-aid-sound = Sound
web-aid-touch = Vibration
web-notify = Tell me when it is my turn
web-ask-undo = Ask to undo my last turn
web-undo-asked = { $name } would like to undo a turn.
web-undo-waits = { $name } would like to undo a turn. The others are being asked.
web-agree = Agree
web-refuse = No
web-pause = Pause
web-ask-pause = Ask for a pause
web-pause-asked = { $name } would like a pause.
web-pause-waits = { $name } would like a pause. The others are being asked.
web-resume = Go on
web-resign = Give up
web-resign-sure = Really give up?
web-away = A bot plays for { $name }.
web-absent-soon = { $name } is not connected. If they don’t come back, you can go on in
web-absent = { $name } is still not connected. How should the game go on?
web-absent-bot = A bot plays until they come back
web-absent-unfinished = End the game as unfinished
web-absent-win = Claim the win
web-leave = Let a bot play for me
web-return = Play myself again
web-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-react = React
web-react-hello = Hello!
web-react-well-played = Well played!
web-react-thanks = Thank you!
web-react-oops = Oops!
web-react-ouch = Ouch!
web-react-thinking = Let me think…
web-react-good-game = Good game!

## The table in words

web-words = In words
web-words-steps = Places are counted in cells from the first tile.
web-words-steps-dice = Places are counted in cells from the first die.
web-spoken = What is said
web-words-now = Now
web-words-hand = In hand: { $sides }.
web-words-places =
    { $count ->
        [one] One way to place the tile
       *[other] { $count } ways to place the tile
    }
web-words-builds =
    { $count ->
        [one] One way to build: { $face }
       *[other] { $count } ways to build: { $face }
    }
web-words-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
web-words-pieces = Pieces
web-words-areas = Areas
web-words-players = Players
web-words-tile = { $count } × { $sides }
web-words-drawn = You have in hand: { $sides }.
web-words-turned = Turned: { $sides }.
web-words-offered = You may choose: { $choices }
web-words-choice = { $number }: { $text }
web-words-dice = You rolled: { $dice }.
web-words-back = Undone.
web-words-gain = { $name }: +{ $points }.
web-key-words = The table in words
web-aid-keys = Single keys, also outside the board
web-board-keys = Arrow keys walk the board, N goes to the next place, R turns, Enter places and confirms, 1 to 9 put a piece, Backspace undoes, W tells the table in words.
web-dice-collect = Collect a knight

## Keys

web-help = Keys and gestures
web-key-name-enter = Enter
web-key-name-backspace = Backspace
web-key-name-escape = Esc
web-key-walk = Move around the board
web-key-enter = Place the tile, go on, confirm
web-key-turn = Turn the tile
web-key-claim = Put a piece in the first, second… place offered; choose a die
web-key-back = Undo
web-key-next = Go to the next cell where the tile fits
web-key-all = See all
web-key-zoom = Larger, smaller
web-key-owners = Show who owns what
web-key-sound = Sound on, off
web-key-log = Scores, pile and log (on a narrow screen)
web-key-skip = Skip animations
web-key-help = This help
web-help-touch = Tap a cell to place the tile; tap it again, or drag around it, to turn it. Tap a spot on it to put a piece there, or drag the piece onto it. Two fingers move and zoom; hold a finger on an area to learn about it.
web-help-mouse = Click a cell to place the tile; click it again, or drag around it, to turn it. Click a spot on it to put a piece there, or drag the piece onto it. The wheel zooms; over the tile just placed it turns it.

## The end

web-result = Result
web-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-resigned-end = { $names } gave up.
web-resigned-own = You have given up.
web-closed-end = The operator of this server has ended the game.
web-unfinished-end = The game was ended unfinished
web-claimed-end = { $names } did not come back.
web-final-start =
    { $count ->
        [one] One area is scored at the end.
       *[other] { $count } areas are scored at the end.
    }
web-previous = Back
web-next = Next
web-rematch = Play again
web-rematch-join = Go to the next game
web-replay-this = Watch the game again
web-share = Share
web-share-link = Copy link
web-share-record = Record
web-share-picture = Picture
web-share-film = Film
web-film-offline = Films are made by the server, and it can’t be reached now. A picture or the record can be saved without it.
web-no-picture = The picture could not be drawn. Please try again.
web-kind = Kind
web-kind-before = Points before
web-kind-roads = Roads
web-kind-cities = Cities
web-kind-abbeys = Abbeys
web-kind-fields = Fields
web-kind-groves = Fir groves
web-kind-abbot = Abbot taken back
web-kind-abbot-end = Abbot at the end
web-kind-incomplete = Incomplete areas
web-kind-rivers = Rivers
web-kind-forests = Forests
web-kind-waters = Water networks
web-kind-meadows = Meadows
web-kind-canoe = Canoe
web-kind-pit = Pit trap
web-kind-dice = Closed cities
web-kind-dice-doubled = Closed cities, doubled
web-kind-shrine = Shrine
web-kind-paths = Covered children
web-sum = Total

## Home

web-home-title = What shall we play?
web-choose-game = Choose a game
web-players =
    { $least ->
       *[other] { $least } to { $most } players
    }
web-about-winter = Build snowy towns, roads and abbeys, and claim the best of them.
web-about-hunters-2002 = Forests, rivers and herds of the Stone Age, with gold in the woods.
web-about-hunters-2020 = The same wild land with menhirs, canoes, traps and a shaman.
web-about-dice = Nine dice, three rolls, one walled city. Ten minutes.
web-about-kids = Paths, houses and children. No reading needed.
web-play-now = Play now
web-summary = { $game }: { $players }
web-open-table = Open the table
web-learn-first = New to this game? Learn it in five minutes
web-change = Players, options, help and time
web-who = Who plays
web-how = How it is played
web-guest = Guest
web-friend = Friend
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-friend = A friend on this device
web-seat-a-bot = A bot
web-seat-invite = Somebody with a link
web-seat-guest = guest
web-seat-invite-about = You get a link to send as soon as the table is open.
web-seat-open = free
web-seat-add = Add a player
web-seat-remove = Remove this player
web-friend-name = Your friend’s name
web-colour = Colour
web-colour-red = Red
web-colour-yellow = Yellow
web-colour-blue = Blue
web-colour-green = Green
web-colour-black = Black
web-colour-purple = Purple
web-level = Level
web-about-beginner = Puts tiles anywhere. Children beat it.
web-about-learner = Takes the most points it sees in this turn and never plans. Good to begin with.
web-about-journeyman = Thinks one step ahead, but sees very few of its chances. The next one after the learner.
web-about-craftsman = Thinks one step ahead, but sees few of its chances. For your first evenings.
web-about-foreman = Thinks one step ahead, but misses most of its chances. Plays like somebody who knows the rules well.
web-about-greedy = Thinks one step ahead with a trained eye, but overlooks many of its chances. A fair match after a few games.
web-about-planner = Thinks one step ahead with a trained eye, but overlooks a good deal.
web-about-expert = Thinks one step ahead with a trained eye and overlooks less. Hard to beat.
web-about-veteran = Thinks one step ahead with a trained eye and overlooks hardly anything. For those who beat the expert.
web-about-champion = Searches several turns ahead, but only for a blink. For those who beat the veteran.
web-about-master = Searches many turns ahead for a moment. The strongest one here.
web-about-builder = Loves cities and forests and builds many of them, until all its pieces are out. About as strong as the expert.
web-about-farmer = Loves fields and meadows and waits for the end of the game. About as strong as the expert.
web-about-pirate = Spoils what you build, even where that costs it points. About as strong as the expert.
web-about-thief = Puts its pieces next to what is yours, joins it and takes it over. About as strong as the expert.
web-about-miser = Always keeps a piece back and finishes what is small. About as strong as the expert.
web-about-skill = Becomes a little stronger when you win and a little weaker when you lose. Now { $skill } of 100; this device remembers it.
web-about-kids-learner = Places pawns in this turn, but overlooks nearly all of its chances. Good to begin with.
web-about-kids-journeyman = Places pawns in this turn, but overlooks most of its chances.
web-about-kids-greedy = Places as many pawns as it can in this turn and never plans.
web-about-kids-planner = Thinks one step ahead with simple chances, but overlooks a good deal.
web-about-dice-learner = Keeps what fits and rolls the rest again. Good to begin with.
web-about-dice-master = Knows an almost perfect choice for every roll. Mostly luck beats it.
web-option-farmers = Farmers
web-option-farmers-about = Meeples may lie down in fields and count complete cities at the end. For those who know the game.
web-option-river = River
web-option-river-about = The game begins with a river of twelve tiles.
web-option-abbot = Abbot
web-option-abbot-about = One more piece for abbeys and fir groves, which you may take back for points.
web-option-pile = Tiles
web-option-pile-about = How many tiles there are to draw.
web-option-pile-full = All 84, with the twelve of winter
web-option-pile-classic = 72, for a slightly shorter game
web-option-table = Size of the table
web-option-table-about = How far the tiles may spread.
web-option-table-none = As large as you like
web-option-rounds = Rounds
web-option-rounds-about = After how many rounds the game ends at the latest. Then whoever has most points wins.
web-option-rounds-number = { $rounds } rounds
web-aids-choice = Help
web-aids-learning = All of it
web-aids-learning-about = Where tiles fit, what areas are worth, chances, the likely result, and hints on request.
web-aids-normal = As usual
web-aids-normal-about = Where tiles fit, what areas are worth, which tiles are left and which gaps nothing can fill.
web-aids-tournament = As in a tournament
web-aids-tournament-about = Only where tiles fit. The rest is up to you.
web-clock = Time to think
web-clock-none = As long as you like
web-clock-blitz = Half a minute for each turn
web-clock-brisk = One minute for each turn
web-clock-calm = Three minutes for each turn
web-clock-rapid = 5 minutes each, and 5 seconds more with every turn
web-clock-evening = 15 minutes each, and 10 seconds more with every turn
web-clock-long = Half an hour each, and 20 seconds more with every turn
web-clock-day = One day for each turn
web-clock-days = Three days for each turn
web-clock-week = One week for each turn
web-absence = If somebody stays away
web-absence-bot = A bot may play on for them
web-absence-unfinished = A bot may play on, or the game may be ended
web-absence-win = A bot may play on, the game may be ended, or the win claimed
web-starts = Who starts
web-starts-drawn = Drawn at random
web-listed = Show the table to everybody
web-listed-about = Others find it on their home page and may sit down or watch. Without this, only those with the link come.
web-comeback = Where you left off
web-mine = My games
web-mine-none = Nothing yet. Games that you begin here stay here, even if you close the page.
web-delete-game = Delete this game: { $game }
web-deleted-game = The game was deleted.
web-undo-delete = Bring it back
web-running = Join or watch
web-running-none = Nobody plays in public just now.
web-you = You
web-table-waiting = waiting
web-table-over = over: rewatch
web-table-running = go on
web-table-watch = watch
web-account-about = No account is needed. With one, your games are there on other devices too.
web-account-in = Signed in as { $login }.
web-log-in = Sign in
web-sign-up = Create an account
web-log-out = Sign out
web-login = Account name
web-password = Password
web-account-manage = Password and devices
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-changed = The password is changed. All other devices are signed out.
web-codes = Recovery codes
web-codes-about =
    A recovery code lets you in once if you forget your password. { $count ->
        [0] You have none yet.
        [one] You have one left.
       *[other] You have { $count } left.
    } To make new ones, enter your password above.
web-codes-make = Make new recovery codes
web-codes-keep = Write these codes down and keep them safe. They are shown only this once, and earlier ones no longer work.
web-devices = Signed in on
web-device-this = this device
web-device-unknown = Unknown device
web-device-seen = last seen { $when }
web-devices-end = Sign out all other devices
web-forgot = Forgot your password?
web-recover = Set a new password
web-recovery-code = Recovery code
web-remove = Remove from the table
web-removed = The host has freed your seat. You are welcome to watch, or to sit down at another table.
web-record-load = Watch a recorded game
web-record-choose = Choose a file
web-record-drop = or drop it here
web-record-paste = Or paste the record:
web-record-show = Show it

## Replay

web-replay-title = Watch a game again
web-replay-about = Any recorded game can be watched here move by move, with what each move brought and by which rule. You may also play on from any moment.
web-replay-start = Before the first move.
web-controls = Go through the game
web-move = Move
web-move-of = Move { $at } of { $moves }
web-to-start = To the beginning
web-to-end = To the end
web-move-before = One move back
web-move-after = One move on
web-score-before = To the points before
web-score-after = To the next points
web-run = Play
web-stop = Pause
web-speed = Speed
web-branch = Play on from here
web-branch-about = A new table begins after move { $at } of this game. Who plays on?
web-share-moment = This moment as a picture
web-share-film-until = The game as a film
web-key-move = One move back, one move on
web-key-whole-turn = One turn back, one turn on
web-key-score = To the points before, to the next points
web-key-ends = To the beginning, to the end
web-key-name-shift = Shift
web-key-name-ends = Home End
web-key-name-space = Space
web-key-run = Play, pause
web-key-review = The review on, off
web-key-mistake = To the next mistake, to the one before

## Review

web-review = Review
web-review-about = What was luck and what was play, what each turn has lost, and which way would have been better.
web-review-start = Review the game
web-review-first = A first look:
web-review-deep = Looking deeper:
web-review-stop = Stop
web-review-is-first = These are the numbers of a first look.
web-review-go-on = Look deeper
web-review-player = Player
web-review-expected = Expected
web-review-luck = Luck
web-review-play = Play
web-review-percent = { $number }%
web-review-curve-label = The lead that { $name } could expect at the end, over the game: from { $start } at the start to { $end }; luck { $luck }, play { $play }. The table of all turns has every number.
web-review-turn = Turn
web-review-turn-of = turn { $turn }
web-review-go = Go to turn { $turn }
web-review-lost = Lost
web-review-lost-from = has lost at least
web-review-class = Class
web-class-best = Best
web-class-good = Good
web-class-inaccuracy = Inaccuracy
web-class-mistake = Mistake
web-class-blunder = Blunder
web-review-chance = Chance to win
web-review-chance-lost = That is { $chance } of the chance to win.
web-review-sure = Luck { $luck } { $luck_error }, lost per turn { $loss } { $loss_error }.
web-review-how-chances = The chance to win says how often somebody wins who is ahead by so much with so many tiles left. It is fitted to games of bots, so take it as a rough figure.
web-review-how-sure = Behind ± is a standard error: by about so much a closer look changes a number. Two times out of three it changes by less.
web-review-accuracy = Accuracy /100
web-review-loss-a-turn = Lost per turn
web-review-adjusted = Result without luck
web-review-moments = Key moments
web-review-no-moments = No turn has lost much.
web-review-turn-lost = Turn { $turn } lost { $loss }.
web-review-draws = Draws
web-review-luckiest = The luckiest:
web-review-unluckiest = The unluckiest:
web-review-areas = Points by kind of area
web-review-area = Area
web-review-points = Points
web-review-all-turns = All turns
web-review-mistake-before = To the mistake before
web-review-mistake-after = To the next mistake
web-review-better = Better: { $way }
web-review-strip = Go from mistake to mistake; what would have been better is shown on the board.
web-review-how = What do the numbers mean?
web-review-how-value =
    { $unit ->
        [points] A judge, which thinks as the strong bots do, says of every moment by how many points each player will be ahead of the best other one when the game is over. All numbers are such points.
        [pawns] A judge, which thinks as the strong bots do, says of every moment by how many pawns each player will be ahead of the best other one when the game is over. All numbers are such pawns.
       *[percent] A judge says of every moment how likely each player is to win. All numbers are percentages.
    }
web-review-how-luck = Luck of a draw is what is expected after it, less the exact mean over everything that could have been drawn. Play is all else that has changed what is expected. So start, luck and play add up to the result.
web-review-how-loss = A turn has lost what the best way to play it was worth more than the way that was played. By that it has a class:
web-review-how-accuracy = Accuracy comes from what a turn has lost on average:
web-review-formula = accuracy = 100 × e^(−mean loss / { $scale })

## Trying things out

web-analysis = What if
web-analysis-title = What if?
web-analysis-about = Try out whatever you like on any board: moves and branches of all players, and every draw by hand. You see what the moment is worth, the best ways to go on, and which tiles fill a gap or complete an area.
web-analysis-load = A game or a position
web-analysis-values = Values
web-analysis-show = Show
web-analysis-thinking = Thinking…
web-analysis-ways = The best ways
web-analysis-branches = Tried
web-analysis-no-branches = Nothing yet. Every move that differs from the game begins a branch.
web-analysis-branch =
    { $moves ->
        [one] Move { $at }
       *[other] Move { $at }, { $moves } moves long
    }
web-analysis-remove = Forget this branch
web-analysis-random = Draw
web-analysis-draws = What can be drawn
web-analysis-draw = Tile { $tile }: { $left } left, { $chance } likely. Expected then: { $value }
web-analysis-die = A die that shows { $face }. Press for the next face.
web-analysis-roll = Roll this
web-analysis-fillers = Tiles that help
web-analysis-fills =
    { $count ->
        [0] No tile that is left fits here.
        [one] One tile that is left fits here: { $chance } at the next draw.
       *[other] { $count } tiles that are left fit here: { $chance } at the next draw.
    }
web-analysis-closes =
    { $count ->
        [0] { $area }: no tile that is left completes it at once.
        [one] { $area }: one tile that is left completes it at once, { $chance } at the next draw.
       *[other] { $area }: { $count } tiles that are left complete it at once, { $chance } at the next draw.
    }
web-analysis-nothing = There is nothing to complete here.
web-key-way = Put a piece in the first, second… place offered; otherwise play the first, second… of the best ways
web-key-best = Show the best ways, hide them
web-key-chances = Which tiles fit into this cell

## Rules

web-rules-title = The rules
web-rules-about = In our own words, each with its number. Every score and every refusal in a game leads to its rule here.
web-rules-of = Rules: { $game }
web-rules-contents = On this page
web-rules-link = Link to { $rule }

## Learning

web-learn-title = Learn by playing
web-learn-about = A short first game for each: you make the moves, and their meaning is explained as you go.
web-learn-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-lesson = Lesson
web-lesson-at = Step { $at } of { $steps }
web-lesson-restart = From the beginning
web-lesson-hand = The tile in hand
web-lesson-play = Now play
web-lesson-rules = All rules
web-lesson-hint = That is allowed, but this time try what is highlighted.

web-lesson-winter-start = Welcome to a snowy valley. This is the first tile: a road runs across it, and a piece of a city lies at the top. Together you and Yellow will make the land grow.
web-lesson-winter-place = You are Red, and you drew this tile. Its sides must continue what lies next to them: road to road, field to field. Put it where it glows, so that the road continues.
web-lesson-winter-claim = Now you may put a meeple on your tile. On a road it is a traveller. Choose the piece of road that joins the first tile.
web-lesson-winter-claim-hint = That is another road: the village in the middle cuts them off. Take the one on the left.
web-lesson-winter-take-back = Changed your mind? Until you confirm, everything can be undone. Press “Undo”.
web-lesson-winter-again = Your meeple is back in your hand, and the tile still lies there. Now put the meeple on the same road again.
web-lesson-winter-confirm = That is how it should be. Confirm your turn: only then does Yellow play.
web-lesson-winter-city = Yellow has closed the city at the top with a meeple in it. A complete city is worth 2 points for each of its tiles: 4 points. The meeple goes home and may be used again.
web-lesson-winter-turn = You drew an abbey at the end of a road. As it lies, the road points the wrong way: turn the tile until the road points to the right. Tap it, or press R.
web-lesson-winter-close = Now put it on the left: then your road is closed at both ends.
web-lesson-winter-close-hint = It fits there, but your road would stay open on the left.
web-lesson-winter-abbey = Before the points are counted you may claim something on the new tile. Put a meeple into the abbey: it becomes a monk.
web-lesson-winter-scored = Your road was complete: 1 point for each of its 3 tiles, and the traveller is home. The monk waits: once there are tiles all around the abbey, it is worth 9 points.
web-lesson-winter-coat = Yellow has begun another city. You drew a city with a coat of arms, which is worth as much as a tile. Put it below: there it also counts as a neighbour of your abbey.
web-lesson-winter-knight = Put a meeple into this city. Remember: nobody may enter an area where somebody already stands. But two cities may grow together, and then whoever has more meeples gets everything.
web-lesson-winter-end = That was the last tile. Now what is unfinished counts too: roads and cities 1 point for each tile and coat of arms, an abbey 1 point for itself and for each tile around it. Red wins 10 to 7. That is you!

web-lesson-hunters-start-2002 = The Stone Age! On the first tile there is a meadow with a mammoth, a dark forest with a gold nugget, and a river that runs into a lake.
web-lesson-hunters-start-2020 = The Stone Age! On the first tile there is a meadow with an aurochs, a dark forest with a menhir, and a river that runs into a lake.
web-lesson-hunters-place = You are Red, and you drew this tile. Forest must meet forest, meadow meadow and river river. Put it where it glows: the forest continues there.
web-lesson-hunters-gatherer = Now you may put one of your men on your tile. In a forest he is a gatherer. Send him there.
web-lesson-hunters-gatherer-hint = In the meadow he would be a hunter and would have to stay until the end. First take the forest.
web-lesson-hunters-hunter = Yellow has laid a man down in the meadow: a hunter. He stays there until the end of the game and then counts the animals.
web-lesson-hunters-close = Your forest is open on one more side. Close it with this tile.
web-lesson-hunters-close-hint = It fits there, but the forest would stay open below.
web-lesson-hunters-lie = Lay a hunter down in the meadow of this tile. He will count its animals at the end.
web-lesson-hunters-forest-2002 = The forest is complete: 2 points for each of its 3 segments. Your gatherer is home. And since there is gold in it, you get a bonus tile, as an extra turn.
web-lesson-hunters-forest-2020 = The forest is complete: 2 points for each of its 3 tiles. Your gatherer is home. And since there is a menhir in it, you get a menhir tile, as an extra turn.
web-lesson-hunters-bonus-2002 = This is your bonus tile. It extends the river: put it on the left.
web-lesson-hunters-bonus-2020 = This is your menhir tile. It extends the river: put it on the left.
web-lesson-hunters-hut = A fisher in the river would score now. A hut does better at the end: it counts the fish in all the waters that are connected. Put your hut on the lake.
web-lesson-hunters-hut-hint = That is allowed too. But this time take the hut: it goes on the lake.
web-lesson-hunters-river-2002 = Yellow has extended the river to another lake, with a fisher in it. It is complete: 1 point for each of its 2 segments and for each fish in the lakes at its ends: 4 points.
web-lesson-hunters-river-2020 = Yellow has extended the river to another lake, with a fisher in it. It is complete: 1 point for each of its 2 tiles and for each fish in it and in the lakes at its ends: 4 points.
web-lesson-hunters-meadow = A mammoth! Put it next to your hunter, so that it belongs to his meadow.
web-lesson-hunters-end-2002 = The last tile. Now your hut counts 3 fish, and each hunter 2 points for every mammoth, aurochs and deer in his meadow. Beware of tigers: each eats one deer. Red wins 13 to 12. That is you!
web-lesson-hunters-end-2020 = The last tile. Now your hut counts 3 fish, and the hunters their animals: a mammoth is worth 3 points, an aurochs 2, a deer 1. Beware of tigers: each eats one deer. Red wins 14 to 12. That is you!

web-lesson-dice-start = Nine dice have been rolled. Build a city with closed walls from them, as large as you can. The catapult is gone at once: it goes to the next player.
web-lesson-dice-corner = Begin with a corner. Black is city, white is the land around it. Put the die where it glows; it is turned for you here.
web-lesson-dice-tee = Next to it a tee. Where dice touch, black must meet black and white must meet white.
web-lesson-dice-second = And the other corner. What is built stays: it is never moved or rolled again.
web-lesson-dice-again = Nothing else helps just now. You have three rolls in a turn: roll the rest again.
web-lesson-dice-below = Another catapult is gone, but there is a corner. Begin the lower row with it.
web-lesson-dice-below-tee = A tee fits between them.
web-lesson-dice-last-roll = Only one corner is missing. Roll for the last time.
web-lesson-dice-close = There it is! Close the city.
web-lesson-dice-stop = No black side is open any more. The knight is no help. Stop, and the city counts.
web-lesson-dice-points = A closed city of 6 dice: 10 points. One of 3 dice is worth only 1, one of 9 dice 28. Larger is much better, but an open city is worth nothing. Whoever reaches 42 wins.
web-lesson-dice-knights = Yellow has collected three knights instead and kept one: no points now, but the next turn counts double. And whoever rolls nine catapults in one turn wins at once.

web-lesson-kids-start = You are Red. Put the tile where it glows.
web-lesson-kids-close = Close the path of the red child: then it gets your pawn.
web-lesson-kids-others = Now you close the path of the yellow child. It gets the pawn, whoever closes it.
web-lesson-kids-again = Close the path of the other red child.
web-lesson-kids-end = You have placed more pawns: you win! In a whole game you win as soon as you are the first to place all 8 of your pawns.

## Puzzles

web-puzzles = Puzzles
web-puzzles-title = Find the best way to play
web-puzzles-about = One turn, one question: how is it played best? Every puzzle comes from a game and was verified by a deep search.
web-puzzle-daily = Today’s puzzle
web-puzzle-daily-about = { $game }, grade { $grade }: the same for everybody today.
web-puzzle-daily-solve = Solve today’s puzzle
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-solved = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
web-puzzle-choose = Choose puzzles
web-puzzle-game = Game
web-puzzle-theme = Theme
web-puzzle-grade = Grade
web-puzzle-any = Any
web-puzzle-count = { $count ->
    [0] No puzzle like that
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzle-solve = Solve
web-puzzle-prompt = You play { $name }. Find the best way to play this turn.
web-puzzle-check = Check
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-right = Right! That is the best way to play.
web-puzzle-nearly = Right: that is as good as the best.
web-puzzle-wrong = That loses { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } pawns
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games
}.
web-puzzle-wrong-least = That loses at least { $unit ->
    [points] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    [pawns] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } pawns
   *[percent] { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games
}.
web-puzzle-best = Best is: { $text }
web-puzzle-theme-steal = Take over
web-puzzle-theme-share = Share
web-puzzle-theme-join = Join your areas
web-puzzle-theme-block = Block
web-puzzle-theme-last-piece = Last piece home
web-puzzle-theme-bonus = Another tile
web-puzzle-theme-pit-trap = Pit trap
web-puzzle-theme-recall = Take a piece back
web-puzzle-theme-close = Close
web-puzzle-theme-patience = Patience
web-puzzle-theme-keep-piece = Keep the piece
web-puzzle-theme-quiet = Quiet move
web-puzzle-theme-stop = Dice: stop
web-puzzle-theme-go = Dice: roll again
web-puzzle-theme-keep-knight = Dice: keep a knight

## Setting up a position by hand

web-editor = Set up
web-editor-title = Set up a position
web-editor-about = Lay tiles and put pieces by hand, set points and whose turn it is, and go on from there. The rules say what can’t be.
web-editor-game = Game
web-editor-seats = Players
web-editor-begin = Set it up
web-editor-edit = Change the position
web-editor-analyse = Analyse
web-editor-legal = This is a position. Choose a tile, then a cell.
web-editor-flaws =
    { $count ->
        [one] One thing can’t be like this yet.
       *[other] { $count } things can’t be like this yet.
    }
web-editor-wrong = What can’t be like this
web-editor-tiles = Tiles to put on the board
web-editor-tile = { $text }. { $spare } to put, { $left } left to be drawn
web-editor-chosen = Chosen: { $tile }
web-editor-left = Left to be drawn, of { $spare }
web-editor-cell = The cell
web-editor-no-cell = Tap a cell, or go there with the arrow keys.
web-editor-fits = The tile fits here.
web-editor-take = Take off
web-editor-lift = Take the piece off.
web-editor-whose = Whose piece
web-editor-why-not = Why not elsewhere?
web-editor-game-state = The game
web-editor-turn-of = It is { $name }’s turn
web-editor-points = Points of { $name }
web-editor-keeps = keeps a knight
web-editor-counted = How many pawns are placed follows from the board.
web-editor-hand = Tile in hand
web-editor-no-hand = none, before a draw
web-editor-pile =
    { $left ->
        [one] One tile is left to be drawn.
       *[other] { $left } tiles are left to be drawn.
    }
web-editor-all-left = All that are over
web-editor-none-left = None
web-editor-dice = A position of dice is one between two turns. What the dice show you choose after “Analyse”, roll by roll.
web-editor-keys = Arrow keys go from cell to cell, Enter puts the chosen tile or turns the one that lies there, Delete takes off, N goes to the next cell where the tile fits, digits put pieces.
web-key-put = put the chosen tile, or turn the one there
web-key-next-place = next cell where the tile fits
web-key-name-delete = Delete
web-key-take-off = take the piece off, or the tile
web-key-stand = put a piece on the tile
