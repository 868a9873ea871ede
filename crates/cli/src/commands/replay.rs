//! `bastide replay`

use std::io::{self, Write};

use games::{Event, Game, Message, Move, Phase, Record, Say, text};

use crate::app::App;
use crate::{board, tell};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` is standard input.
    file: String,
    /// Show the game after this turn; 0 is the start. Otherwise as it ended.
    #[arg(long, value_name = "TURN")]
    at: Option<u32>,
}

/// A move that was made, and what it caused.
struct PlayedMove {
    text: String,
    events: Vec<Event>,
}

pub(crate) fn run(app: &mut App, args: &Args) -> anyhow::Result<()> {
    let text = app.read(&args.file)?;
    let record = Record::read(&text).map_err(|error| app.error(&error.say()))?;
    let (before, last) = (record.first().turn() - 1, last_turn(&record));
    let turn = args.at.unwrap_or(last);
    if !(before..=last).contains(&turn) {
        let message = Message::new("cli-no-turn").with("turn", turn).with("first", before).with("last", last);
        return Err(app.usage(&message));
    }
    let (game, steps) = play_to(&record, turn);
    head(app, &record, last)?;
    writeln!(app.out)?;
    board::draw(&mut app.out, &*game)?;
    writeln!(app.out)?;
    app.say(&Message::new("cli-after-turn").with("turn", turn).with("last", last))?;
    for step in steps {
        writeln!(app.out, "  {}", step.text)?;
        tell::events(app, &*game, &step.events)?;
    }
    tell::standings(app, &*game)?;
    Ok(tell::pile(app, &*game)?)
}

/// The last turn that was begun.
fn last_turn(record: &Record) -> u32 {
    let mut game = record.first().fork();
    let mut last = game.turn() - 1;
    for &played in record.moves() {
        last = game.turn();
        game.apply_unchecked(played);
    }
    last
}

/// The state after a turn, and what was done in it.
fn play_to(record: &Record, turn: u32) -> (Box<dyn Game>, Vec<PlayedMove>) {
    let mut game = record.first().fork();
    let mut steps = Vec::new();
    for &played in record.moves() {
        if game.turn() > turn {
            break;
        }
        let is_wanted = game.turn() == turn;
        let step = play(&mut *game, played);
        if is_wanted {
            steps.push(step);
        }
    }
    (game, steps)
}

fn play(game: &mut dyn Game, played: Move) -> PlayedMove {
    let text = text::write_move(game, played);
    // The moves of a record are legal: it was replayed when it was read.
    PlayedMove { text, events: game.apply(played).unwrap_or_default() }
}

fn head(app: &mut App, record: &Record, turns: u32) -> io::Result<()> {
    let setup = record.first().setup();
    let options: Vec<String> = setup.options().iter().map(|(key, value)| format!("{key}={value}")).collect();
    app.say(
        &Message::new("cli-replay-head")
            .with("game", setup.game())
            .with("options", options.join(" "))
            .with("seats", u32::from(setup.seats()))
            .with("starts", u32::from(setup.starts().0))
            .with("turns", turns),
    )?;
    let end = record.last();
    if end.phase() != Phase::Over {
        return app.say(&Message::new("cli-replay-open"));
    }
    let scores: Vec<String> = end.scores().iter().map(u32::to_string).collect();
    let winners = end.winners();
    app.say(
        &Message::new("cli-replay-result")
            .with("scores", scores.join(" "))
            .with("count", winners.len())
            .with("winners", tell::seats(&winners)),
    )
}
