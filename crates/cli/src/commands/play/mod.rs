//! `bastide play`

mod players;
mod terminal_game;
mod typed;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};

use bots::Rng;
use games::{History, Message, Record, Say};

use crate::app::App;
use crate::args::SetupArgs;
use crate::input::read_line;
use players::Players;
use terminal_game::TerminalGame;

/// The longest line that anybody types.
const MAX_LINE: usize = 4096;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Where the draws come from; otherwise nobody can know.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Let a bot play in a seat, such as `1=expert` or `1=master@500ms`; may be given several times.
    #[arg(long = "bot", value_name = "SEAT=BOT")]
    bots: Vec<String>,
    /// Go on with the game of this record.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "starts", "options"])]
    load: Option<String>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let history = begin(app, args)?;
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let players = Players::read(app, &args.bots, history.game(), seed)?;
    let mut game = TerminalGame::new(history, Rng::new(seed), players);
    app.say(&Message::new("cli-play-welcome"))?;
    game.start(app)?;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        if io::stdin().is_terminal() {
            write!(app.out, "> ")?;
            app.out.flush()?;
        }
        let is_end = !read_line(&mut input, MAX_LINE, &mut line)?;
        if is_end || !game.take(app, &String::from_utf8_lossy(&line))? {
            return Ok(());
        }
    }
}

fn begin(app: &App, args: &Args) -> anyhow::Result<History> {
    match (&args.load, &args.game) {
        (Some(file), game) => {
            let text = app.read(file)?;
            let record = Record::read(&text).map_err(|error| app.error(&error.say()))?;
            let found = record.first().setup().game();
            if let Some(game) = game.as_ref().filter(|game| !game.eq_ignore_ascii_case(found)) {
                let message = Message::new("cli-other-game").with("file", file.as_str()).with("found", found);
                return Err(app.usage(&message.with("game", game.as_str())));
            }
            Ok(History::from_record(&record))
        }
        (None, game) => {
            let setup = args.setup.setup(app, game.as_deref().unwrap_or_default())?;
            History::new(setup).map_err(|error| app.error(&error.say()))
        }
    }
}
