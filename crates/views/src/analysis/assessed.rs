//! What a moment is worth, as it is told.

use games::{Game, Move, Seat, text};
use review::{Assessment, Unit, Values};
use serde::Serialize;
use words::Words;

use crate::error::RequestError;
use crate::moment::Moment;

/// What a moment is worth, and what may come of it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Assessment))]
pub struct Assessed {
    /// What values count.
    unit: Unit,
    /// What is expected, by seat.
    expected: Vec<f64>,
    /// The best ways to play the rest of the turn, the best first; none where chance is to move.
    ways: Vec<WayView>,
    /// Everything that can be drawn, with what is expected then; none where a player is to move.
    draws: Vec<DrawView>,
}

/// A way to play the rest of a turn.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgedWay))]
pub(crate) struct WayView {
    /// Its moves.
    moves: Vec<String>,
    /// The same in words.
    text: String,
    /// What is expected after it, by seat.
    expected: Vec<f64>,
    /// By how much it is worse than the best one, for who plays.
    loss: f64,
}

/// A draw, and what is expected after it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgedDraw))]
pub(crate) struct DrawView {
    /// The move.
    #[serde(rename = "move")]
    text: String,
    /// What is expected after it, by seat.
    expected: Vec<f64>,
}

impl Assessed {
    /// Assesses a moment, with so many ways to go on at the most.
    pub fn at(moment: &Moment, ways: usize, words: &Words) -> Result<Assessed, RequestError> {
        let history = moment.history()?;
        let game = history.game();
        let Assessment { unit, expected, ways, draws } =
            review::assess(game, ways.min(MOST_WAYS)).map_err(RequestError::Review)?;
        let ways = ways.into_iter().map(|way| {
            let (moves, text) = told(game, &way.moves, words);
            WayView { moves, text, expected: by_seat(game, way.expected), loss: way.loss.units() }
        });
        let draw = |(drawn, expected)| DrawView {
            text: text::write_move(game, drawn),
            expected: by_seat(game, expected),
        };
        Ok(Assessed {
            unit,
            expected: by_seat(game, expected),
            ways: ways.collect(),
            draws: draws.into_iter().map(draw).collect(),
        })
    }
}

/// No page shows more, and each takes time.
const MOST_WAYS: usize = 20;

fn told(game: &dyn Game, moves: &[Move], words: &Words) -> (Vec<String>, String) {
    let (moves, told): (Vec<String>, Vec<String>) = scene::advise(game, moves, words).into_iter().unzip();
    (moves, told.join(" "))
}

fn by_seat(game: &dyn Game, values: Values) -> Vec<f64> {
    (0..game.setup().seats()).map(|seat| values[Seat(seat)].units()).collect()
}
