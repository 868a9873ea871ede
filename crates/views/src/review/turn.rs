//! A draw or roll, and what was made of it.

use games::{Game, Move, Record, Seat, text};
use review::{Class, Review, Step, Values};
use scene::advise;
use serde::Serialize;
use words::Words;

use super::why::Why;

/// A draw or roll, and what was made of it. For each seat what is expected changes by `luck + play`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnReview {
    /// The number of the turn.
    pub turn: u32,
    /// Who has it.
    pub seat: u8,
    /// After how many moves of the record the player is to move: this moment shows what was drawn.
    pub dealt_at: usize,
    /// After how many moves it is over.
    pub played_at: usize,
    /// The moves of chance.
    pub drawn: Vec<String>,
    /// The moves of the player.
    pub played: Vec<String>,
    /// By how much what was drawn was better than what could be expected, by seat.
    pub luck: Vec<f64>,
    /// By how much all else has changed what is expected, by seat.
    pub play: Vec<f64>,
    /// The standard error of each of these; none where nothing was drawn, or nobody knows it.
    pub luck_error: Option<f64>,
    /// What is expected after it, by seat.
    pub expected: Vec<f64>,
    /// The standard error of each of these.
    pub expected_error: Option<f64>,
    /// The chance to win after it, by seat, in parts of a hundred; empty where nobody knows it.
    pub chances: Vec<f64>,
    /// What the player has lost against the best way to play.
    pub loss: f64,
    /// The standard error of that.
    pub loss_error: Option<f64>,
    /// What the player has lost in chance to win, in parts of a hundred.
    pub chance_lost: Option<f64>,
    /// How bad that is.
    pub class: Class,
    /// The best way to play, where it is better than the one that was played.
    pub better: Option<BetterWay>,
}

/// A way to play that was better.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BetterWay {
    /// Its moves, from the moment `dealt_at` on.
    pub moves: Vec<String>,
    /// The same in words.
    pub text: String,
    /// Why it is better: a sentence for each reason, the strongest first.
    pub why: Vec<String>,
}

impl TurnReview {
    /// The luck of who plays.
    pub fn own_luck(&self) -> f64 {
        self.luck.get(usize::from(self.seat)).copied().unwrap_or_default()
    }
}

pub(super) fn turns(record: &Record, review: &Review, names: &[String], words: &Words) -> Vec<TurnReview> {
    let why = Why { words, names, unit: review.unit };
    let (mut game, moves) = (record.first().fork(), record.moves());
    let by_seat = |values: Values| (0..review.seats).map(|seat| values[Seat(seat)].units()).collect();
    let turns = review.steps.iter().map(|step| {
        let drawn = texts(&mut *game, &moves[step.drawn.clone()]);
        let better = (!step.reasons.is_empty()).then(|| better(&*game, step, &why));
        let played = texts(&mut *game, &moves[step.played.clone()]);
        TurnReview {
            turn: step.turn,
            seat: step.seat.0,
            dealt_at: step.drawn.end,
            played_at: step.played.end,
            drawn,
            played,
            luck: by_seat(step.luck),
            play: by_seat(step.play),
            luck_error: review.luck_error(step),
            expected: by_seat(step.after()),
            expected_error: review.expected_error(step),
            chances: review.chances(step),
            loss: step.loss.units(),
            loss_error: review.loss_error(step),
            chance_lost: review.chance_lost(step),
            class: review.class(step),
            better,
        }
    });
    turns.collect()
}

fn better(dealt: &dyn Game, step: &Step, why: &Why<'_>) -> BetterWay {
    let (moves, told): (Vec<String>, Vec<String>) = advise(dealt, &step.best, why.words).into_iter().unzip();
    let why = step.reasons.iter().map(|reason| why.tell(reason)).collect();
    BetterWay { moves, text: told.join(" "), why }
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
