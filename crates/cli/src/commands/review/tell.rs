//! A review in the terminal.

use std::io::Write;

use games::{Decimal, Message};
use review::{Class, Unit};
use views::{ReviewView, SeatReview, TurnReview};

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
pub(super) fn class(app: &App, class: Class) -> String {
    app.text(&Message::new("review-class").with("class", class.name()))
}

/// How well a seat has played.
pub(super) fn accuracy(app: &App, view: &ReviewView, seat: &SeatReview) -> String {
    let message = Message::new("review-accuracy")
        .with("name", seat.name.as_str())
        .with("accuracy", Decimal::new(seat.accuracy, 0))
        .with("loss", Decimal::new(seat.loss_a_turn, 2))
        .with("error", Decimal::new(seat.loss_error.unwrap_or_default(), 2))
        .with("has-error", yes(seat.loss_error.is_some()))
        .with("unit", view.unit.name());
    app.text(&message)
}

/// What a turn has lost: how much, how sure that is, and what it is in chance to win.
pub(super) fn lost(app: &App, view: &ReviewView, turn: &TurnReview) -> String {
    let chance = turn.chance_lost.filter(|_| view.unit != Unit::Percent);
    let message = Message::new("review-loss")
        .with("loss", Decimal::new(turn.loss, 1))
        .with("has-error", yes(turn.loss_error.is_some()))
        .with("error", Decimal::new(turn.loss_error.unwrap_or_default(), 1))
        .with("has-chance", yes(chance.is_some()))
        .with("chance", Decimal::new(chance.unwrap_or_default(), 0))
        .with("class", class(app, turn.class));
    app.text(&message)
}

fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// The better way to play a turn, if there was one, and why it is better.
pub(super) fn better(app: &App, turn: &TurnReview) -> String {
    let Some(way) = &turn.better else { return String::new() };
    let moves = Message::new("review-better").with("moves", way.moves.join("; "));
    format!("{}. {}", app.text(&moves), way.why.join(" "))
}

/// What areas brought to a seat, as one line for each kind.
pub(super) fn areas(app: &App, seat: &SeatReview) -> Vec<String> {
    let texts = seat.areas.iter().map(|total| {
        let message = Message::new("review-areas")
            .with("name", total.name.as_str())
            .with("points", total.points)
            .with("has-lost", yes(total.lost > 0.0))
            .with("lost", Decimal::new(total.lost, 1));
        app.text(&message)
    });
    texts.collect()
}

/// The luckiest and the unluckiest draw of a seat, as far as there are any.
pub(super) fn extremes(app: &App, view: &ReviewView, seat: &SeatReview) -> Vec<String> {
    let texts = [("luckiest", seat.luckiest), ("unluckiest", seat.unluckiest)].into_iter().filter_map(
        |(kind, at)| {
            let turn = view.turns.get(at?)?;
            let message = Message::new("review-draw")
                .with("kind", kind)
                .with("turn", turn.turn)
                .with("drawn", turn.drawn.join("; "))
                .with("luck", Decimal::signed(turn.own_luck(), 1));
            Some(app.text(&message))
        },
    );
    texts.collect()
}

fn tell_turn(app: &mut App, view: &ReviewView, turn: &TurnReview) -> anyhow::Result<()> {
    let message = Message::new("review-turn")
        .with("turn", format!("{:>3}", turn.turn))
        .with("name", view.seats[usize::from(turn.seat)].name.as_str())
        .with("luck", Decimal::signed(turn.own_luck(), 1))
        .with("loss", lost(app, view, turn))
        .with("moves", turn.drawn.iter().chain(&turn.played).cloned().collect::<Vec<_>>().join("; "));
    app.say(&message)?;
    if turn.better.is_some() {
        let better = better(app, turn);
        writeln!(app.out, "     {better}")?;
    }
    Ok(())
}

fn tell_seat(app: &mut App, view: &ReviewView, seat: &SeatReview) -> anyhow::Result<()> {
    let accuracy = accuracy(app, view, seat);
    writeln!(app.out, "{accuracy}")?;
    let classes: Vec<String> =
        seat.classes.iter().map(|of| format!("{} {}", class(app, of.class), of.count)).collect();
    writeln!(app.out, "  {}", classes.join(", "))?;
    let strength = seat.strength.iter().map(|strength| strength.text.clone());
    for text in strength.chain(areas(app, seat)).chain(extremes(app, view, seat)) {
        writeln!(app.out, "  {text}")?;
    }
    for turn in seat.key_moments.iter().filter_map(|&at| view.turns.get(at)) {
        let message = Message::new("review-moment")
            .with("turn", turn.turn)
            .with("loss", lost(app, view, turn))
            .with("moves", turn.played.join("; "))
            .with("better", better(app, turn));
        let text = app.text(&message);
        writeln!(app.out, "  {text}")?;
    }
    Ok(())
}
