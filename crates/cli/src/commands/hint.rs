//! `bastide hint`

use std::io::Write;

use games::{Actor, History, Message, Record, Say};
use protocol::Advice;
use runner::{Rayon, think};
use serde::Serialize;

use crate::app::App;
use crate::bot_args::{read_contestant, read_limit};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of a record or a position; `-` is standard input.
    file: String,
    /// Who is asked.
    #[arg(long, value_name = "BOT", default_value = "master")]
    bot: String,
    /// How long it may think: simulations (`200`) or milliseconds (`100ms`).
    #[arg(long, value_name = "LIMIT", default_value = "100")]
    budget: String,
    /// How many candidates to tell.
    #[arg(long, value_name = "N", default_value_t = 5)]
    top: usize,
    /// Where all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct HintView {
    seat: u8,
    #[serde(flatten)]
    advice: Advice,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let contestant = read_contestant(app, &args.bot)?;
    let limit = contestant.limit().unwrap_or(read_limit(app, &args.budget)?);
    let text = app.read(&args.file)?;
    let history = read(app, &text)?;
    let game = history.game();
    if game.actor() == Actor::Chance {
        return Err(app.error(&Message::new("cli-hint-chance").with("phase", game.phase().name())));
    }
    let mut bot = contestant.bot(game.setup().definition(), args.seed)?;
    let (Actor::Seat(seat), Some(choice)) = (game.actor(), think(&mut *bot, game, limit, &Rayon)) else {
        return Err(app.error(&Message::new("cli-hint-nobody")));
    };
    let view = HintView { seat: seat.0, advice: Advice::new(game, &choice, args.top) };
    if args.json { app.json(&view) } else { tell(app, &view) }
}

/// The game of a record, or of a position.
fn read(app: &App, text: &str) -> anyhow::Result<History> {
    if text.trim_start().starts_with("bastide record") {
        let record = Record::read(text).map_err(|error| app.error(&error.say()))?;
        return Ok(History::from_record(&record));
    }
    History::from_position(text.trim()).map_err(|error| app.error(&error.say()))
}

fn tell(app: &mut App, view: &HintView) -> anyhow::Result<()> {
    app.say(
        &Message::new("cli-hint").with("seat", u32::from(view.seat)).with("move", view.advice.best.as_str()),
    )?;
    for candidate in &view.advice.candidates {
        writeln!(
            app.out,
            "{:>+7.1}  {:>6}  {}",
            candidate.lead,
            candidate.visits,
            candidate.moves.join("; ")
        )?;
    }
    Ok(())
}
