//! The game for children: rules K-01 to K-08.

mod area_game;
mod definition;
mod examples;
mod kit;
mod lesson;
mod paths;
mod position;
mod turn;

use std::convert::Infallible;

use tiles::{MarkId, TileId};

use crate::board::Board;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::MAX_SEATS;
use crate::setup::{Setup, SetupError};
use crate::tile_turn::TurnStep;
pub(crate) use definition::DEFINITION;
use kit::Kit;

/// K-01: pawns of each colour.
const PAWNS: u8 = 8;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Kids::new(setup, pile)?))
}

/// A game of the children. K-08: there are no points; what the board counts for each seat is the
/// pawns it has placed, so that more is better as in every game.
#[derive(Debug)]
pub struct Kids {
    board: Board,
    kit: &'static Kit,
    /// The child that wears the colour of each seat.
    children: [MarkId; MAX_SEATS],
    pile: Pile,
    step: TurnStep<Infallible>,
}

impl Kids {
    /// A new game. A pile that is given replaces the tiles to be drawn from, the first tile
    /// included; it must be a part of them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Kids, SetupError> {
        let kit = Kit::get()?;
        // K-01: every tile of the set, also the one that will lie in the middle.
        let all = Pile::of_set(kit.set());
        let [pile] = match pile {
            None => [all],
            Some(pile) => Pile::parts(kit.set(), &[all], pile)?,
        };
        let children = kit.children(&setup);
        let board = Board::empty(setup, kit.atlas);
        let mut game = Kids { board, kit, children, pile, step: TurnStep::Draw };
        game.await_draw(&mut ());
        Ok(game)
    }

    /// K-06: the game ends when somebody has placed all pawns, which is looked at once all pawns of a
    /// turn have been placed. K-07: it also ends with the last tile, and then who has fewest pawns left wins.
    /// Either way that is who has placed most.
    fn await_draw(&mut self, witness: &mut impl Witness) {
        if !self.is_won() && !self.pile.is_empty() {
            self.step = TurnStep::Draw;
            return;
        }
        self.step = TurnStep::Over;
        witness.see(|| Event::Over { winners: self.board.leaders().to_vec() });
    }

    fn is_won(&self) -> bool {
        self.board.scores().contains(&u32::from(PAWNS))
    }
}

impl Clone for Kids {
    fn clone(&self) -> Kids {
        Kids { board: self.board.clone(), pile: self.pile.clone(), ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Kids) {
        let Kids { board, kit, children, pile, step } = source;
        self.board.clone_from(board);
        self.pile.clone_from(pile);
        (self.kit, self.children, self.step) = (kit, *children, *step);
    }
}
