//! Reference engines: a tile game written once more, slowly and simply, and compared with the engine
//! after every move of many random games.

pub(crate) mod campaign;
pub(crate) mod ground;
pub(crate) mod outcome;
pub(crate) mod state;

use bots::Rng;
use games::{Details, Move, Setup};
use tiles::{TileId, TileSet};

use outcome::Outcome;
use state::State;

/// The rules of a game. Only what lies on the state is remembered; everything else is worked out
/// from it again at every move.
pub(crate) trait ReferenceEngine {
    /// The rules that give points before anything else in a turn.
    const AT_ONCE: &'static [&'static str];

    /// A game before its first move. All tiles that will be drawn are those of the pile, or the
    /// whole pile of the game where none is given.
    fn new(set: &'static TileSet, setup: Setup, pile: Option<&[TileId]>) -> Self;

    /// A part of the pile that makes a game of its own.
    fn small_pile(&self, rng: &mut Rng) -> Vec<TileId>;

    /// What everybody sees.
    fn state(&self) -> &State;

    /// What there is in this game only.
    fn details(&self) -> Details {
        Details::Nothing
    }

    /// The legal moves, sorted.
    fn legal(&self) -> Vec<Move>;

    /// Makes a legal move.
    fn play(&mut self, next: Move) -> Outcome;

    /// The rules that showed in the last move, beyond those that gave points.
    fn showed(&self) -> Vec<&'static str>;
}
