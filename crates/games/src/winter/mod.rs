//! The Winter Edition, with farmers, river and abbot: rules W-01 to W-63.

mod area_game;
mod claim;
mod definition;
mod examples;
mod kit;
mod lesson;
mod position;
mod river;
mod score;
mod turn;

use land::{AreaId, Cell, TileBits, TileIx};
use tiles::{Rotation, TileId, TileSet};

use crate::board::Board;
use crate::game::Game;
use crate::pile::Pile;
use crate::seat::MAX_SEATS;
use crate::setup::{Setup, SetupError};
use crate::tile_turn::TurnStep;
use claim::Claims;
pub(crate) use definition::DEFINITION;
use kit::Kit;
use river::River;

/// W-02: meeples in each reserve.
const MEEPLES: u8 = 7;
/// The most cities that can be complete: each has a border between two tiles to itself, and there are fewer than two a tile.
const MAX_CITIES: usize = 2 * TileSet::MAX_TILES as usize;

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Winter::new(setup, pile)?))
}

/// A game of the Winter Edition.
#[derive(Debug)]
pub struct Winter {
    board: Board,
    rules: Options,
    kit: &'static Kit,
    river: Option<River>,
    /// W-40: the river, then the lake, then the land.
    stacks: [Pile; 3],
    step: TurnStep<Claims>,
    meeples: [u8; MAX_SEATS],
    /// W-32: the complete cities. They never grow again, so they keep their names.
    cities: Vec<AreaId>,
    /// The tiles on which a field touches a city.
    city_fields: TileBits,
    /// Where each seat's abbot stands; none if he is in the reserve.
    abbots: [Option<TileIx>; MAX_SEATS],
}

/// The options that are asked for all the time.
#[derive(Clone, Copy, Debug)]
struct Options {
    farmers: bool,
    abbot: bool,
}

impl Winter {
    /// A new game. A pile that is given replaces the tiles to be drawn from; it must be a part of
    /// them.
    pub fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Winter, SetupError> {
        let kit = Kit::get()?;
        let with_river = setup.is("river", "on");
        let stacks = kit.stacks(&setup);
        let mut stacks = [stacks.river, stacks.lake, stacks.land].map(Pile::from_iter);
        if let Some(pile) = pile {
            stacks = Pile::parts(kit.set(), &stacks, pile)?;
        }
        let rules = Options { farmers: setup.is("farmers", "on"), abbot: setup.is("abbot", "on") };
        let mut game = Winter {
            board: Board::empty(setup, kit.atlas),
            rules,
            kit,
            river: None,
            stacks,
            step: TurnStep::Draw,
            meeples: [MEEPLES; MAX_SEATS],
            cities: Vec::with_capacity(MAX_CITIES),
            city_fields: TileBits::default(),
            abbots: [None; MAX_SEATS],
        };
        game.lay(kit.first_tile(with_river), Cell::ORIGIN, Rotation::R0);
        if with_river {
            game.river = River::from_source(kit, Cell::ORIGIN, Rotation::R0);
        }
        game.await_draw(&mut ());
        Ok(game)
    }

    /// The empty cells next to tiles.
    pub fn fringe(&self) -> impl ExactSizeIterator<Item = Cell> {
        self.board.land.fringe()
    }
}

impl Clone for Winter {
    fn clone(&self) -> Winter {
        let mut cities = Vec::with_capacity(MAX_CITIES);
        cities.clone_from(&self.cities);
        Winter { board: self.board.clone(), stacks: self.stacks.clone(), cities, ..*self }
    }

    /// Copies into the space that is there: nothing is allocated.
    fn clone_from(&mut self, source: &Winter) {
        let Winter { board, rules, kit, river, stacks, step, meeples, cities, city_fields, abbots } = source;
        self.board.clone_from(board);
        self.stacks.clone_from(stacks);
        self.cities.clone_from(cities);
        (self.rules, self.kit, self.river, self.step) = (*rules, kit, *river, *step);
        (self.meeples, self.city_fields, self.abbots) = (*meeples, *city_fields, *abbots);
    }
}
