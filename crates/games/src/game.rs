//! What all games have in common.

use std::any::Any;
use std::fmt;

use land::{Cell, Placed};
use tiles::{Rotation, TileId, TileSet};

use crate::areas::AreaView;
use crate::chance::ChanceSource;
use crate::dice::Turn;
use crate::event::Event;
use crate::hunters::Hunt;
use crate::message::Message;
use crate::moves::{Move, Piece};
use crate::pieces::Standing;
use crate::pile::Pile;
use crate::rule::{Refusal, Rule};
use crate::seat::Seat;
use crate::setup::Setup;

/// The state of a game. It is what the moves so far have made of it, and holds nothing about moves
/// to come: chance is a move like any other, fed in from outside.
pub trait Game: Any + fmt::Debug + Send + Sync {
    /// What was agreed on before the game.
    fn setup(&self) -> &Setup;

    /// The tile set it is played with.
    fn tiles(&self) -> &'static TileSet;

    /// What kind of move comes next.
    fn phase(&self) -> Phase;

    /// Who makes the next move.
    fn actor(&self) -> Actor;

    /// The number of the turn being played, from 1.
    fn turn(&self) -> u32;

    /// All legal moves, each once, in a fixed order. For chance: all that can happen.
    fn legal(&self, moves: &mut Vec<Move>);

    /// Whether a move is legal, and if not, why.
    fn check(&self, wanted: Move) -> Result<(), Refusal>;

    /// Makes a move and tells what it caused; a refused one leaves the state as it was.
    fn apply(&mut self, wanted: Move) -> Result<Vec<Event>, Refusal>;

    /// Makes a move that is known to be legal, and tells nothing. For search.
    fn apply_unchecked(&mut self, known: Move);

    /// One of the next moves at random: for chance by its real odds, for players evenly, unless the
    /// game says how else. `pick(n)` answers with a number below `n`. There is none when the game is
    /// over.
    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Move>;

    /// Makes some of the next moves at random, those that [`Game::sample`] would answer with one after the other; how many, none when
    /// the game is over. It is compiled for one way to pick: for whole random games, of which search plays many.
    fn play_at_random<P: FnMut(u32) -> u32>(&mut self, pick: &mut P) -> u32
    where
        Self: Sized;

    /// The points of each seat.
    fn scores(&self) -> &[u32];

    /// Who has won, once the game is over.
    fn winners(&self) -> Vec<Seat>;

    /// All that anybody at the table may know of the state.
    fn view(&self) -> View;

    /// Every area on the board, each once, with what it is worth to whom.
    fn areas(&self) -> Vec<AreaView>;

    /// Whether a tile, if it were in hand now, could be placed wherever it fits: no rule says more.
    fn is_placed_freely(&self, tile: TileId) -> bool;

    /// Every way to place a tile, or a die that shows this face, if it were in hand now.
    fn placements(&self, tile: TileId) -> Vec<(Cell, Rotation)>;

    /// The tiles that the next draw is from; none when nothing is left to be drawn.
    fn next_stack(&self) -> Option<&Pile>;

    /// What chance draws from, if it is to move.
    fn chance_source(&self) -> Option<ChanceSource>;

    /// Why a turn that this move ends would bring no points, by which rule; none where points are not given turn by turn.
    fn without_points(&self, next: Move) -> Option<(Rule, Message)>;

    /// The tile whose zones a claim would name.
    fn claim_tile(&self) -> Option<TileId>;

    /// The state as one line of text.
    fn position(&self) -> String;

    /// A copy.
    fn fork(&self) -> Box<dyn Game>;

    /// Makes a copy in the space of another state: nothing is allocated where that is one of the same game.
    fn fork_into(&self, copy: &mut Box<dyn Game>);
}

/// What kind of move comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A tile is drawn.
    Draw,
    /// The drawn tile is placed.
    Place,
    /// A piece may be placed or taken back.
    Claim,
    /// Dice are rolled.
    Roll,
    /// The dice that were rolled are built, collected or rolled again.
    Build,
    /// None: the game is over.
    Over,
}

impl Phase {
    /// The name of the phase in the protocol and in positions.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Draw => "draw",
            Phase::Place => "place",
            Phase::Claim => "claim",
            Phase::Roll => "roll",
            Phase::Build => "build",
            Phase::Over => "over",
        }
    }
}

/// Who makes the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Chance does.
    Chance,
    /// The player in this seat does.
    Seat(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// All that anybody at the table may know: everything but the future.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose turn it is, also while a tile is being drawn for it.
    pub seat: Seat,
    /// The tile in hand.
    pub hand: Option<TileId>,
    /// The pieces in each seat's reserve.
    pub reserve: Vec<Vec<(Piece, u8)>>,
    /// The tiles on the board in the order of placing, each with the piece on it.
    pub placed: Vec<(Placed, Option<Standing>)>,
    /// What is left to be drawn.
    pub pile: Vec<(TileId, u8)>,
    /// What was set aside because it fitted nowhere.
    pub aside: Vec<(TileId, u8)>,
    /// What there is in this game only.
    pub details: Details,
}

/// What is on the table in one game and in no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Details {
    /// Nothing that the view does not have anyway.
    Nothing,
    /// What there is besides tiles and pieces in Hunters and Gatherers.
    Hunt(Hunt),
    /// Pawns on children, of which a tile may have two, in the order of their tiles.
    Pawns(Vec<(Cell, Standing)>),
    /// What has been done with the dice in this turn; what has been built is `placed`.
    Dice(Turn),
}
