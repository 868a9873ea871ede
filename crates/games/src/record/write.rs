//! Writes records.

use std::fmt::Write;

use super::line::{Points, TurnPoints};
use super::{Record, Start, VERSION};
use crate::game::{Game, Phase};
use crate::text::write_move;

pub(super) fn write(record: &Record) -> String {
    let mut text = format!("bastide record {VERSION}\n");
    text.push_str(&write_start(&record.start));
    text.push('\n');

    let mut game = record.first.fork();
    let mut moves = record.moves.iter().copied().peekable();
    let mut end = None;
    while moves.peek().is_some() {
        let turn = game.turn();
        write_notes(&mut text, record, Some(turn));
        let mut parts = Vec::new();
        let mut points = TurnPoints::default();
        while game.turn() == turn
            && let Some(next) = moves.next()
        {
            parts.push(write_move(&*game, next));
            // The moves of a record are legal.
            points.add(&game.apply(next).unwrap_or_default());
        }
        let _ = write!(text, "{turn}. {}", parts.join("; "));
        write_points(&mut text, &points.turn);
        text.push('\n');
        end = points.end.or(end);
    }
    write_notes(&mut text, record, None);
    text.push('\n');
    if let Some(end) = end {
        text.push_str("final");
        write_points(&mut text, &end);
        text.push('\n');
    }
    let result = if game.phase() == Phase::Over { write_result(&*game) } else { "open".to_owned() };
    let _ = writeln!(text, "result {result}");
    if let Some(proof) = &record.proof {
        text.push('\n');
        text.push_str(&proof.write());
    }
    text
}

/// The points of each seat and who won: `34 52; winners 1`.
pub(super) fn write_result(game: &dyn Game) -> String {
    let scores: Vec<String> = game.scores().iter().map(u32::to_string).collect();
    let winners: Vec<String> = game.winners().iter().map(ToString::to_string).collect();
    format!("{}; winners {}", scores.join(" "), winners.join(" "))
}

fn write_start(start: &Start) -> String {
    match start {
        Start::Position(position) => format!("from {position}\n"),
        Start::Setup(setup) => {
            let options: String =
                setup.options().iter().map(|(key, value)| format!(" {key}={value}")).collect();
            // Some games have none.
            let options = if options.is_empty() { options } else { format!("options{options}\n") };
            let (game, seats, starts) = (setup.game(), setup.seats(), setup.starts());
            let colours =
                setup.chosen_colours().map(|names| format!("colours {names}\n")).unwrap_or_default();
            let rules = setup.version();
            let rules = format!("rules {} {}", rules.number, rules.tiles);
            format!("game {game}\n{rules}\n{options}seats {seats}\nstarts {starts}\n{colours}")
        }
    }
}

fn write_points(text: &mut String, points: &[Points]) {
    if !points.is_empty() {
        text.push_str(" = ");
        text.push_str(&Points::write_all(points));
    }
}

fn write_notes(text: &mut String, record: &Record, turn: Option<u32>) {
    for note in record.notes.iter().filter(|note| note.turn == turn) {
        let _ = writeln!(text, "# {}", note.text);
    }
}
