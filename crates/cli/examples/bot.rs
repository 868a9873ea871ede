//! A bot for the arena in Rust: it makes the move that scores most at once, the first of them among equals.
//!
//! ```text
//! cargo build --example bot
//! bastide arena external learner --external target/debug/examples/bot --game kids
//! ```
//!
//! It follows the game with the crate `games`. Every request is a line of JSON, and every line gets one line in answer.

use std::io::{self, BufRead, Write};

use anyhow::{Context, anyhow, bail};
use games::{Game, History, Move, Seat, catalog, text};
use serde_json::{Value, json};

fn main() -> anyhow::Result<()> {
    let (mut seat, mut history) = (Seat(0), None);
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let answer = match request["op"].as_str() {
            Some("new") => {
                seat = Seat(number(&request["seat"])?);
                history = Some(begin(&request)?);
                json!({"ok": null})
            }
            Some("play") => {
                let history = history.as_mut().context("no game")?;
                play(history, request["move"].as_str().context("no move")?)?;
                json!({"ok": null})
            }
            Some("choose") => {
                let game = history.as_ref().context("no game")?.game();
                json!({"ok": {"move": text::write_move(game, choose(game, seat)?)}})
            }
            // There is time for what is to be kept of the game.
            Some("over") => json!({"ok": null}),
            _ => bail!("{request}"),
        };
        writeln!(io::stdout(), "{answer}")?;
    }
    Ok(())
}

/// The game that a request describes.
fn begin(request: &Value) -> anyhow::Result<History> {
    let definition = catalog::find(request["game"].as_str().context("no game")?).map_err(said)?;
    let options = request["options"].as_object().context("no options")?;
    let options: Vec<(&str, &str)> =
        options.iter().filter_map(|(key, value)| Some((key.as_str(), value.as_str()?))).collect();
    let (seats, starts) = (number(&request["seats"])?, Seat(number(&request["starts"])?));
    History::new(definition.setup(seats, starts, &options).map_err(said)?).map_err(said)
}

fn play(history: &mut History, played: &str) -> anyhow::Result<()> {
    let played = text::read_move(history.game(), played).map_err(said)?;
    history.play(played).map_err(said)?;
    Ok(())
}

/// The move that scores most at once.
fn choose(game: &dyn Game, seat: Seat) -> anyhow::Result<Move> {
    let mut moves = Vec::new();
    game.legal(&mut moves);
    let points = |&candidate: &Move| {
        let mut after = game.fork();
        after.apply_unchecked(candidate);
        after.scores()[seat.index()]
    };
    moves.into_iter().rev().max_by_key(points).context("no move")
}

fn number(value: &Value) -> anyhow::Result<u8> {
    Ok(u8::try_from(value.as_u64().context("no number")?)?)
}

fn said(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("{error}")
}
