//! A draw or roll, and what was made of it.

use games::{Game, Move, Record, Seat, text};
use review::{Class, Review, Values};
use scene::advise;
use serde::Serialize;
use words::Words;

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
    /// What is expected after it, by seat.
    pub expected: Vec<f64>,
    /// What the player has lost against the best way to play.
    pub loss: f64,
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
}

impl TurnReview {
    /// The luck of who plays.
    pub fn own_luck(&self) -> f64 {
        self.luck.get(usize::from(self.seat)).copied().unwrap_or_default()
    }
}

pub(super) fn turns(record: &Record, review: &Review, words: &Words) -> Vec<TurnReview> {
    let (mut game, moves) = (record.first().fork(), record.moves());
    let by_seat = |values: Values| (0..review.seats).map(|seat| values[Seat(seat)].units()).collect();
    let turns = review.steps.iter().map(|step| {
        let drawn = texts(&mut *game, &moves[step.drawn.clone()]);
        let class = review.class(step);
        let better = (class != Class::Best).then(|| better(&*game, &step.best, words));
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
            expected: by_seat(step.after()),
            loss: step.loss.units(),
            class,
            better,
        }
    });
    turns.collect()
}

fn better(dealt: &dyn Game, best: &[Move], words: &Words) -> BetterWay {
    let (moves, told): (Vec<String>, Vec<String>) = advise(dealt, best, words).into_iter().unzip();
    BetterWay { moves, text: told.join(" ") }
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
