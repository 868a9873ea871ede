//! A review as it is told: numbers, and moves as texts.

use games::{Game, Message, Move, Phase, Record, Seat, text};
use review::{Review, Step, Unit, Value};
use serde::Serialize;

use crate::app::App;

#[derive(Serialize)]
pub(super) struct ReviewView {
    pub(super) game: &'static str,
    pub(super) unit: &'static str,
    pub(super) is_over: bool,
    pub(super) seats: Vec<SeatView>,
    pub(super) turns: Vec<TurnView>,
}

/// Where the result of a seat comes from, and how it was played.
#[derive(Serialize)]
pub(super) struct SeatView {
    pub(super) seat: u8,
    pub(super) colour: &'static str,
    pub(super) name: String,
    pub(super) start: f64,
    pub(super) luck: f64,
    pub(super) own: f64,
    pub(super) others: f64,
    pub(super) end: f64,
    pub(super) adjusted: f64,
    pub(super) loss_a_turn: f64,
    pub(super) accuracy: f64,
    pub(super) classes: Vec<(&'static str, usize)>,
    /// Places in the list of turns.
    pub(super) key_moments: Vec<usize>,
    pub(super) luckiest: Option<usize>,
    pub(super) unluckiest: Option<usize>,
    /// The sentence that says all that.
    pub(super) text: String,
}

/// A draw or roll, and what was made of it.
#[derive(Serialize)]
pub(super) struct TurnView {
    pub(super) turn: u32,
    pub(super) seat: u8,
    pub(super) drawn: Vec<String>,
    pub(super) played: Vec<String>,
    /// For who plays.
    pub(super) luck: f64,
    pub(super) play: f64,
    pub(super) loss: f64,
    pub(super) class: &'static str,
    pub(super) best: Vec<String>,
    /// What is expected after it, by seat.
    pub(super) expected: Vec<f64>,
}

impl ReviewView {
    pub(super) fn new(app: &App, record: &Record, review: &Review) -> ReviewView {
        let setup = record.first().setup();
        let is_over = record.last().phase() == Phase::Over;
        ReviewView {
            game: setup.game(),
            unit: review.unit.name(),
            is_over,
            seats: (0..review.seats)
                .map(|seat| seat_view(app, record, review, Seat(seat), is_over))
                .collect(),
            turns: turns(record, review),
        }
    }
}

fn seat_view(app: &App, record: &Record, review: &Review, seat: Seat, is_over: bool) -> SeatView {
    let account = review.account(seat);
    let colour = record.first().setup().colour(seat);
    let name = app.text(&Message::new("seat-colour").with("colour", colour.name()));
    let place = |step: &Step| review.steps.iter().position(|known| std::ptr::eq(known, step));
    let extremes = review.extreme_draws(seat);
    let outcome = outcome(review.unit, account.end, is_over);
    let [by, start, luck, play] = shown(review.unit, [account.end, account.start, account.luck]);
    let message = Message::new("cli-review-result")
        .with("name", name.as_str())
        .with("outcome", outcome)
        .with("unit", review.unit.name())
        .with("by", if is_over { by.trim_start_matches(['+', '−']).to_owned() } else { by })
        .with("luck", luck)
        .with("play", play)
        .with("has-start", if account.start.units().abs() < 0.5 { "no" } else { "yes" })
        .with("start", start);
    SeatView {
        seat: seat.0,
        colour: colour.name(),
        text: app.text(&message),
        name,
        start: account.start.units(),
        luck: account.luck.units(),
        own: account.own.units(),
        others: account.others.units(),
        end: account.end.units(),
        adjusted: account.adjusted().units(),
        loss_a_turn: account.mean_loss(),
        accuracy: account.accuracy,
        classes: review.classes(seat).iter().map(|(class, count)| (class.name(), *count)).collect(),
        key_moments: review.key_moments(seat).into_iter().filter_map(place).collect(),
        luckiest: extremes.and_then(|[luckiest, _]| place(luckiest)),
        unluckiest: extremes.and_then(|[_, unluckiest]| place(unluckiest)),
    }
}

fn outcome(unit: Unit, end: Value, is_over: bool) -> &'static str {
    match (is_over, unit, end.0) {
        (false, ..) => "open",
        (_, Unit::Percent, 0) => "lost",
        (_, Unit::Percent, _) => "won",
        (_, _, 0) => "level",
        (_, _, end) if end > 0 => "won-by",
        _ => "lost-by",
    }
}

/// Result, start and luck rounded, and play as what is missing then, so that what is read adds up.
fn shown(unit: Unit, [end, start, luck]: [Value; 3]) -> [String; 4] {
    let decimals = usize::from(unit == Unit::Pawns);
    let part = 1000 / 10_i64.pow(decimals as u32);
    let round = |value: Value| (value.0 + part * 1_000_000 + part / 2).div_euclid(part) - 1_000_000;
    let [end, start, luck] = [end, start, luck].map(round);
    [end, start, luck, end - start - luck].map(|parts| signed(parts as f64 * part as f64 / 1000.0, decimals))
}

/// A number with its sign.
pub(super) fn signed(number: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let is_zero = text.chars().all(|letter| matches!(letter, '0' | '.'));
    let sign = if is_zero {
        "±"
    } else if number < 0.0 {
        "−"
    } else {
        "+"
    };
    format!("{sign}{text}")
}

fn turns(record: &Record, review: &Review) -> Vec<TurnView> {
    let mut game = record.first().fork();
    let moves = record.moves();
    let turns = review.steps.iter().map(|step| {
        let drawn = texts(&mut *game, &moves[step.drawn.clone()]);
        let best = texts(&mut *game.fork(), &step.best);
        let played = texts(&mut *game, &moves[step.played.clone()]);
        let expected = step.after();
        TurnView {
            turn: step.turn,
            seat: step.seat.0,
            drawn,
            played,
            luck: step.luck[step.seat].units(),
            play: step.play[step.seat].units(),
            loss: step.loss.units(),
            class: review.class(step).name(),
            best,
            expected: (0..review.seats).map(|seat| expected[Seat(seat)].units()).collect(),
        }
    });
    turns.collect()
}

/// The texts of moves, which are made.
fn texts(game: &mut dyn Game, moves: &[Move]) -> Vec<String> {
    let texts = moves.iter().map(|&played| {
        let text = text::write_move(game, played);
        game.apply_unchecked(played);
        text
    });
    texts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_adds_up() {
        let texts = shown(Unit::Points, [Value(-9000), Value(400), Value(-14_499)]);
        assert_eq!(texts, ["−9", "±0", "−14", "+5"]);
        let texts = shown(Unit::Pawns, [Value(2000), Value(-260), Value(1_649)]);
        assert_eq!(texts, ["+2.0", "−0.3", "+1.6", "+0.7"]);
    }
}
