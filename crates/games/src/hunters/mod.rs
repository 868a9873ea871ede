//! Hunters and Gatherers in two editions: rules H-01 to H-57.

mod area_game;
mod claim;
mod definition;
mod edition;
mod end;
mod examples;
mod kit;
mod lesson;
mod position;
mod powers;
mod score;
mod spread;
mod tigers;
mod turn;

use land::{Cell, TileIx};
use tiles::{TileId, TileSet, ZoneId};

use crate::board::Board;
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::MAX_SEATS;
use crate::setup::{Setup, SetupError};
use crate::tile_turn::TurnStep;
use claim::Claims;
pub(crate) use definition::{OF_2002, OF_2020};
use kit::Kit;
use powers::Powers;
use spread::Spread;
pub use tigers::Eaten;

/// H-02: men in each reserve.
const MEN: u8 = 5;
/// The most zones that the pit trap can cover: all of nine tiles.
const MAX_COVERED: usize = 9 * TileSet::MAX_ZONES;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Hunters::new(setup, pile)?))
}

/// A game of Hunters and Gatherers.
#[derive(Debug)]
pub struct Hunters {
    board: Board,
    kit: &'static Kit,
    spread: Option<Spread>,
    /// The land, and the second pile.
    stacks: [Pile; 2],
    /// Whether the second tile of the turn is being played.
    is_bonus: bool,
    step: TurnStep<Claims>,
    men: [u8; MAX_SEATS],
    huts: [u8; MAX_SEATS],
    /// H-52: zones whose animals the pit trap has covered.
    covered: Vec<(TileIx, ZoneId)>,
    /// Where each power lies on the board.
    powers: Powers,
}

/// What there is on the table besides tiles and pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// H-23: whether the second tile of the turn is being played.
    pub is_bonus: bool,
    /// How many tiles of the pile are of the second one.
    pub second_pile: u8,
    /// H-52: zones whose animals count no more, in the order of cells.
    pub covered: Vec<(Cell, ZoneId)>,
    /// H-33: who eats and is eaten if the game ends now, in the order of cells.
    pub eaten: Vec<Eaten>,
}

impl Hunters {
    /// A new game of the edition that the set-up names. A pile that is given replaces the tiles to be
    /// drawn from; it must be a part of them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Hunters, SetupError> {
        let kit = Kit::of(setup.definition())?;
        let stacks = kit.stacks().map(Pile::from_iter);
        let stacks = match pile {
            None => stacks,
            Some(pile) => Pile::parts(kit.set(), &stacks, pile)?,
        };
        let spread = setup.option("table").and_then(Spread::read);
        let mut game = Hunters {
            board: Board::new(setup, kit.atlas, kit.start),
            kit,
            spread,
            stacks,
            is_bonus: false,
            step: TurnStep::Draw,
            men: [MEN; MAX_SEATS],
            huts: [kit.edition.huts; MAX_SEATS],
            covered: Vec::with_capacity(MAX_COVERED),
            powers: Powers::default(),
        };
        game.await_draw(&mut ());
        Ok(game)
    }

    fn hunt(&self) -> Hunt {
        let cell = |tile| self.board.land.placed(tile).cell;
        let mut covered: Vec<_> = self.covered.iter().map(|&(tile, zone)| (cell(tile), zone)).collect();
        covered.sort_unstable();
        // At most 126 tiles.
        Hunt {
            is_bonus: self.is_bonus,
            second_pile: self.stacks[1].len() as u8,
            covered,
            eaten: self.eaten(),
        }
    }
}

impl Clone for Hunters {
    fn clone(&self) -> Hunters {
        let mut covered = Vec::with_capacity(MAX_COVERED);
        covered.clone_from(&self.covered);
        Hunters { board: self.board.clone(), stacks: self.stacks.clone(), covered, ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Hunters) {
        let Hunters { board, kit, spread, stacks, is_bonus, step, men, huts, covered, powers } = source;
        self.board.clone_from(board);
        self.stacks.clone_from(stacks);
        self.covered.clone_from(covered);
        (self.kit, self.spread, self.is_bonus, self.step) = (kit, *spread, *is_bonus, *step);
        (self.men, self.huts, self.powers) = (*men, *huts, *powers);
    }
}
