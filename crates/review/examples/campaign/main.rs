//! Plays many games of bots and tells what their reviews say. The figures of `docs/review.md` and the tables in `crates/review/src` come
//! from here.
//!
//!     cargo run --release -p review --example campaign -- WHAT GAME BOTS GAMES [--deep] [seats=N] [rollouts=GAMESxTURNS] [OPTION=VALUE ...]
//!
//! BOTS is one bot, as the arena names it, or several with commas between them. WHAT is one of these:
//!
//! - `luck`: whether luck is zero in the mean, and how much smaller the variance of the result is without it.
//! - `levels`: what a turn loses, for each pair of neighbours among the bots.
//! - `chances`: by how much a lead makes a win more likely, for `spread.txt`.
//! - `certainty`: how much a deep review changes a first one, for `certainty.txt`.

mod certainty;
mod chances;
mod games_of_bots;
mod levels;
mod luck;

use std::error::Error;
use std::io::{self, Write};

use games_of_bots::Campaign;

const USAGE: &str = "campaign luck|levels|chances|certainty GAME BOTS GAMES [--deep] [seats=N] [rollouts=GAMESxTURNS] [OPTION=VALUE ...]";

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((what, rest)) = args.split_first() else {
        writeln!(out, "{USAGE}")?;
        return Ok(());
    };
    let campaign = Campaign::read(rest).map_err(|problem| format!("{problem}\n{USAGE}"))?;
    match what.as_str() {
        "luck" => luck::tell(&campaign, &mut out),
        "levels" => levels::tell(&campaign, &mut out),
        "chances" => chances::tell(&campaign, &mut out),
        "certainty" => certainty::tell(&campaign, &mut out),
        _ => Err(format!("there is no `{what}`\n{USAGE}").into()),
    }
}
