//! Trails: a sixth game, as small as a game can be. It shows that a game is a folder and its lines in the
//! catalogue, and is there in tests only. Twelve tiles with paths, no pieces:
//!
//! - T-01: the tile drawn first lies in the middle; then seats play in order.
//! - T-02: who has drawn a tile places it along a side of another one, any way round.
//! - T-03: who completes a path gets two points for each of its tiles. In version 1 of the rules it was one.
//! - T-04: with the last tile the game is over, and most points win.

mod area_game;
mod definition;
mod position;

use std::convert::Infallible;
use std::sync::LazyLock;

use land::{AreaId, Atlas, Cell};
use tiles::{Rotation, SetError, TileId, TileSet};

use crate::areas::Appraisal;
use crate::board::Board;
use crate::event::{Event, Witness};
use crate::game::{Game, View};
use crate::pile::Pile;
use crate::rule::{Refusal, Why};
use crate::seat::Seats;
use crate::setup::{Setup, SetupError};
use crate::tile_turn::{TileRules, TurnStep};
use crate::worth::Worth;
pub(crate) use definition::DEFINITION;

/// A game of Trails.
#[derive(Clone, Debug)]
pub(crate) struct Trails {
    board: Board,
    pile: Pile,
    step: TurnStep<Infallible>,
}

fn atlas() -> Result<&'static Atlas, SetError> {
    static ATLAS: LazyLock<Result<&'static Atlas, SetError>> =
        LazyLock::new(|| TileSet::read("trails.tiles", include_str!("trails.tiles")).map(Atlas::leak));
    ATLAS.clone()
}

fn start(setup: Setup, pile: Option<&[TileId]>) -> Result<Box<dyn Game>, SetupError> {
    Ok(Box::new(Trails::new(setup, pile)?))
}

impl Trails {
    fn new(setup: Setup, pile: Option<&[TileId]>) -> Result<Trails, SetupError> {
        let atlas = atlas()?;
        let all = Pile::of_set(atlas.set());
        let [pile] = match pile {
            None => [all],
            Some(pile) => Pile::parts(atlas.set(), &[all], pile)?,
        };
        Ok(Trails { board: Board::empty(setup, atlas), pile, step: TurnStep::Draw })
    }

    /// T-03.
    fn score_paths(&mut self, witness: &mut impl Witness) {
        for at in 0..self.board.land.closed().len() {
            let path = self.board.land.closed()[at];
            let (seat, worth) = (self.board.seat(), self.worth(path));
            self.board.award("T-03", Seats::only(seat), worth, path, witness);
        }
    }

    fn worth(&self, path: AreaId) -> Worth {
        let tiles = self.board.land.area(path).tiles().len();
        let each = if self.board.setup.version().number == 1 { 1 } else { 2 };
        Worth::new(tiles * each, "score-road", &["tiles"], [tiles])
    }

    /// T-04.
    fn await_draw(&mut self, witness: &mut impl Witness) {
        self.step = if self.pile.is_empty() { TurnStep::Over } else { TurnStep::Draw };
        if self.pile.is_empty() {
            witness.see(|| Event::Over { winners: self.board.leaders().to_vec() });
        }
    }
}

impl TileRules for Trails {
    type Claims = Infallible;

    const TURN_RULE: &'static str = "T-02";

    fn board(&self) -> &Board {
        &self.board
    }

    fn step(&self) -> TurnStep<Infallible> {
        self.step
    }

    fn stack(&self) -> Option<&Pile> {
        Some(&self.pile).filter(|pile| !pile.is_empty())
    }

    fn end_rule(&self) -> &'static str {
        "T-04"
    }

    fn check_draw(&self, tile: TileId) -> Result<(), Refusal> {
        if self.pile.contains(tile) { Ok(()) } else { Err(Refusal::new("T-01", Why::NotInPile)) }
    }

    /// T-01.
    fn draw(&mut self, tile: TileId, witness: &mut impl Witness) {
        self.pile.take(tile);
        if self.board.land.is_empty() {
            self.board.land.place(tile, Rotation::R0, Cell::ORIGIN);
            self.await_draw(witness);
        } else {
            self.step = TurnStep::Place(tile);
        }
    }

    /// T-02.
    fn check_place(&self, tile: TileId, cell: Cell, rotation: Rotation) -> Result<(), Refusal> {
        self.board.check_fit("T-02", tile, cell, rotation)
    }

    fn place(&mut self, tile: TileId, cell: Cell, rotation: Rotation, witness: &mut impl Witness) {
        self.board.land.place(tile, rotation, cell);
        self.score_paths(witness);
        self.board.next_turn();
        self.await_draw(witness);
    }

    /// A path is nobody's before it is complete.
    fn appraise(&self, path: AreaId) -> Option<Appraisal> {
        let nobody = Seats::filter(0, |_| false);
        Some(Appraisal::of(nobody, self.worth(path), None))
    }

    fn view(&self) -> View {
        self.board.view(self.step.hand(), [&self.pile], |_| Vec::new())
    }

    fn position(&self) -> String {
        position::write(self)
    }
}
