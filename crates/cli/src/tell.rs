//! What a game has to tell a person: what happened, and how things stand.

use std::io::{self, Write};

use games::{Details, Event, Game, Message, Piece, Rule, Say, Score, Seat, track};

use crate::app::App;
use crate::board;

/// The rule of this name, whatever the case of its letters, or all where none is named.
pub(crate) fn select(rules: &[Rule], name: Option<&str>) -> Vec<Rule> {
    let is_wanted = |rule: &&Rule| name.is_none_or(|name| rule.0.eq_ignore_ascii_case(name));
    rules.iter().filter(is_wanted).copied().collect()
}

/// Tells rules, each with its id.
pub(crate) fn rules(app: &mut App, rules: &[Rule]) -> io::Result<()> {
    rules.iter().try_for_each(|rule| {
        let text = app.text(&rule.say());
        app.say(&Message::new("cli-rule").with("rule", rule.0).with("text", text))
    })
}

/// Tells what a move caused, one line an event.
pub(crate) fn events(app: &mut App, game: &dyn Game, events: &[Event]) -> io::Result<()> {
    events.iter().try_for_each(|event| {
        let message = match event {
            Event::SetAside { rule, tile } => Message::new("cli-set-aside")
                .with("rule", rule.0)
                .with("tile", game.tiles().tile(*tile).code.as_str()),
            Event::Scored(score) => scored(app, score),
            Event::Home { seat, piece, cell, .. } => Message::new("cli-home")
                .with("seat", u32::from(seat.0))
                .with("piece", piece.name())
                .with("cell", cell.to_string()),
            Event::FinalScoring { rule } => Message::new("cli-final-scoring").with("rule", rule.0),
            Event::Over { winners } => {
                Message::new("cli-winners").with("count", winners.len()).with("seats", seats(winners))
            }
        };
        app.say(&message)
    })
}

fn scored(app: &App, score: &Score) -> Message {
    Message::new("cli-scored")
        .with("rule", score.rule.0)
        .with("count", score.seats.len())
        .with("seats", seats(&score.seats))
        .with("points", score.points)
        .with("text", app.text(&score.say()))
}

/// Tells how every seat stands.
pub(crate) fn standings(app: &mut App, game: &dyn Game) -> io::Result<()> {
    let view = game.view();
    for (seat, (points, reserve)) in (0..).map(Seat).zip(game.scores().iter().zip(&view.reserve)) {
        let standing = app.text(&standing(app, &view.details, *points, reserve));
        let colour = game.setup().colour(seat);
        let name = app.text(&Message::new("seat-colour").with("colour", colour.name()));
        let style = board::of_colour(colour);
        writeln!(app.out, "  {style}{}{style:#} {name}: {standing}", board::token(Piece::Meeple, seat))?;
    }
    Ok(())
}

/// How a seat stands: its points and its reserve, and its place on the track where there is one.
fn standing(app: &App, details: &Details, points: u32, reserve: &[(Piece, u8)]) -> Message {
    let texts: Vec<String> = reserve.iter().map(|&(piece, count)| app.text(&pieces(piece, count))).collect();
    let message = match details {
        Details::Nothing | Details::Hunt(_) => {
            // W-63, H-35: the track has 50 spaces and is gone round again.
            let track::Marker { laps, space } = track::marker(points);
            Message::new("cli-standing").with("points", points).with("laps", laps).with("space", space)
        }
        // K-08: there are no points, only pawns that are left.
        Details::Pawns(_) => {
            let left: u32 = reserve.iter().map(|&(_, count)| u32::from(count)).sum();
            Message::new("cli-standing-pawns").with("left", left)
        }
        Details::Dice(_) => Message::new("cli-standing-dice").with("points", points),
    };
    message.with("reserve", texts.join(", "))
}

/// Tells what has been done with the dice in this turn, if there are any.
fn dice(app: &mut App, game: &dyn Game) -> io::Result<()> {
    let Details::Dice(turn) = game.view().details else { return Ok(()) };
    app.say(
        &Message::new("cli-dice")
            .with("rolls", u32::from(turn.rolls))
            .with("knights", u32::from(turn.knights))
            .with("catapults", u32::from(turn.catapults))
            .with("doubled", if turn.is_doubled { "yes" } else { "no" }),
    )
}

/// Tells what is left in the pile and what was set aside; of dice there is no pile.
pub(crate) fn pile(app: &mut App, game: &dyn Game) -> io::Result<()> {
    let view = game.view();
    if matches!(view.details, Details::Dice(_)) {
        return dice(app, game);
    }
    let second =
        if let Details::Hunt(hunt) = &view.details { Some(u32::from(hunt.second_pile)) } else { None };
    let all: u32 = view.pile.iter().map(|(_, count)| u32::from(*count)).sum();
    let code = |(tile, count): &(tiles::TileId, u8)| {
        let code = &game.tiles().tile(*tile).code;
        if *count == 1 { code.clone() } else { format!("{code}×{count}") }
    };
    app.say(&Message::new("cli-pile").with("left", all - second.unwrap_or(0)))?;
    if let Some(left) = second {
        app.say(&Message::new("cli-second-pile").with("left", left))?;
    }
    if view.aside.is_empty() {
        return Ok(());
    }
    let aside: Vec<String> = view.aside.iter().map(code).collect();
    app.say(&Message::new("cli-aside").with("tiles", aside.join(", ")))
}

/// A list of seats, such as `0, 2`.
pub(crate) fn seats(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn pieces(piece: Piece, count: u8) -> Message {
    Message::new("piece-count").with("piece", piece.name()).with("count", u32::from(count))
}
