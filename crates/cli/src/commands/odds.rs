//! `bastide odds`

use bots::Odds;
use clap::value_parser;
use games::{Message, Say};
use serde::Serialize;

use crate::app::App;
use crate::args::SetupArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: one with dice.
    #[arg(value_parser = ["dice"])]
    game: String,
    /// How many turns to play.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = value_parser!(u64).range(1..))]
    turns: u64,
    /// Where all chance comes from: the same seed gives the same table.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// For programs.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct OddsView {
    game: &'static str,
    turns: u64,
    seed: u64,
    mean: f64,
    odds: Vec<RowView>,
}

/// So many turns earned these points.
#[derive(Serialize)]
struct RowView {
    points: u32,
    turns: u64,
    share: f64,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let setup = SetupArgs::default().setup(app, &args.game)?;
    let odds = Odds::of_turns(&setup, args.turns, args.seed).map_err(|error| app.error(&error.say()))?;
    let share = |count: u64| count as f64 / args.turns as f64;
    let row = |&(points, turns): &(u32, u64)| RowView { points, turns, share: share(turns) };
    let view = OddsView {
        game: setup.game(),
        turns: args.turns,
        seed: args.seed,
        mean: share(odds.points()),
        odds: odds.turns.iter().map(row).collect(),
    };
    if args.json { app.json(&view) } else { tell(app, &view) }
}

fn tell(app: &mut App, view: &OddsView) -> anyhow::Result<()> {
    app.say(&Message::new("cli-odds").with("turns", view.turns.to_string()))?;
    for row in &view.odds {
        app.say(
            &Message::new("cli-odds-row")
                .with("points", format!("{:>2}", row.points))
                .with("share", format!("{:>5.1}", 100.0 * row.share))
                .with("turns", row.turns.to_string()),
        )?;
    }
    Ok(app.say(&Message::new("cli-odds-mean").with("mean", format!("{:.2}", view.mean)))?)
}
