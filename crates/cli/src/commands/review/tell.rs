//! A review in the terminal.

use std::io::Write;

use games::Message;

use super::view::{ReviewView, SeatView, TurnView, signed};
use crate::app::App;

pub(super) fn tell(app: &mut App, view: &ReviewView) -> anyhow::Result<()> {
    for seat in &view.seats {
        writeln!(app.out, "{}", seat.text)?;
    }
    writeln!(app.out)?;
    for turn in &view.turns {
        tell_turn(app, view, turn)?;
    }
    for seat in &view.seats {
        writeln!(app.out)?;
        tell_seat(app, view, seat)?;
    }
    Ok(())
}

/// The name of a class.
pub(super) fn class(app: &App, class: &str) -> String {
    app.text(&Message::new("cli-review-class").with("class", class))
}

/// How well a seat has played.
pub(super) fn accuracy(app: &App, view: &ReviewView, seat: &SeatView) -> String {
    let message = Message::new("cli-review-accuracy")
        .with("name", seat.name.as_str())
        .with("accuracy", format!("{:.0}", seat.accuracy))
        .with("loss", format!("{:.2}", seat.loss_a_turn))
        .with("unit", view.unit);
    app.text(&message)
}

/// The better way to play a turn.
pub(super) fn better(app: &App, turn: &TurnView) -> String {
    app.text(&Message::new("cli-review-better").with("moves", turn.best.join("; ")))
}

/// The luckiest and the unluckiest draw of a seat, as far as there are any.
pub(super) fn extremes(app: &App, view: &ReviewView, seat: &SeatView) -> Vec<String> {
    let texts = [("luckiest", seat.luckiest), ("unluckiest", seat.unluckiest)].into_iter().filter_map(
        |(kind, at)| {
            let turn = view.turns.get(at?)?;
            let message = Message::new("cli-review-draw")
                .with("kind", kind)
                .with("turn", turn.turn)
                .with("drawn", turn.drawn.join("; "))
                .with("luck", signed(turn.luck, 1));
            Some(app.text(&message))
        },
    );
    texts.collect()
}

fn tell_turn(app: &mut App, view: &ReviewView, turn: &TurnView) -> anyhow::Result<()> {
    let (class, message) = (class(app, turn.class), Message::new("cli-review-turn"));
    let message = message
        .with("turn", format!("{:>3}", turn.turn))
        .with("name", view.seats[usize::from(turn.seat)].name.as_str())
        .with("luck", signed(turn.luck, 1))
        .with("loss", format!("{:.1}", turn.loss))
        .with("class", class)
        .with("moves", turn.drawn.iter().chain(&turn.played).cloned().collect::<Vec<_>>().join("; "));
    app.say(&message)?;
    if turn.class != "best" {
        let better = better(app, turn);
        writeln!(app.out, "     {better}")?;
    }
    Ok(())
}

fn tell_seat(app: &mut App, view: &ReviewView, seat: &SeatView) -> anyhow::Result<()> {
    let accuracy = accuracy(app, view, seat);
    writeln!(app.out, "{accuracy}")?;
    let classes: Vec<String> =
        seat.classes.iter().map(|(name, count)| format!("{} {count}", class(app, name))).collect();
    writeln!(app.out, "  {}", classes.join(", "))?;
    for text in extremes(app, view, seat) {
        writeln!(app.out, "  {text}")?;
    }
    for turn in seat.key_moments.iter().filter_map(|&at| view.turns.get(at)) {
        let message = Message::new("cli-review-moment")
            .with("turn", turn.turn)
            .with("loss", format!("{:.1}", turn.loss))
            .with("moves", turn.played.join("; "))
            .with("best", turn.best.join("; "));
        let text = app.text(&message);
        writeln!(app.out, "  {text}")?;
    }
    Ok(())
}
