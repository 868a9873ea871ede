//! What lies on the table and what may be done, as the rows of an observation. They are kept up to date move by move, so that
//! an observation is mostly a copy.

use games::{Actor, AreaGame, AreaGameVisitor, Details, Game, Move, Phase, catalog};
use land::{Atlas, Land, Placed, TileIx};
use tiles::{Side, TileId};

use crate::cells::{Cells, place};
use crate::legal::{GROUP, LegalActions};
use crate::space::{DICE_COUNTS, GameKind, Space};

/// The tiles on the table, the cells in which one can be put, what is left to be drawn, and the legal actions.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// In the order of placing.
    pub(crate) tiles: Vec<[u8; Rows::TILE]>,
    pub(crate) cells: Cells,
    /// How many of each tile are left; with dice how many show each face.
    pub(crate) pile: Vec<u8>,
    /// Rolls, knights, catapults, and whether points are doubled.
    pub(crate) dice: [u8; DICE_COUNTS],
    pub(crate) hand: Option<TileId>,
    pub(crate) legal: LegalActions,
    /// The legal moves while they are numbered; kept for its space.
    moves: Vec<Move>,
}

impl Rows {
    /// A tile: x, y, which tile from 1, rotation from 0.
    pub(crate) const TILE: usize = 4;

    /// Those of a state.
    pub fn new(space: &Space, game: &dyn Game) -> Rows {
        let view = game.view();
        let mut rows = Rows {
            cells: Cells::new(space.cell_columns()),
            pile: vec![0; game.tiles().tiles().len()],
            hand: view.hand,
            legal: LegalActions::new(space.actions()),
            ..Rows::default()
        };
        for (tile, count) in view.pile {
            rows.pile[tile.index()] += count;
        }
        catalog::visit(game, Follow { rows: &mut rows, space });
        rows.list(space, game);
        rows
    }

    /// The legal actions of whoever is to move.
    pub fn legal(&self) -> &LegalActions {
        &self.legal
    }

    /// Copies into the space that is there.
    pub(crate) fn copy_from(&mut self, other: &Rows) {
        self.tiles.clone_from(&other.tiles);
        self.cells.copy_from(&other.cells);
        self.pile.clone_from(&other.pile);
        (self.dice, self.hand) = (other.dice, other.hand);
        self.legal.clone_from(&other.legal);
    }

    /// Takes in what a move has changed on the table. What is legal then is to be listed before anybody looks.
    pub(crate) fn advance(&mut self, space: &Space, game: &dyn Game, last: Move) {
        self.hand = None;
        match last {
            Move::Draw(tile) => {
                self.pile[tile.index()] = self.pile[tile.index()].saturating_sub(1);
                // Where it was set aside or lies already, another is drawn next.
                self.hand = (game.phase() == Phase::Place).then_some(tile);
            }
            Move::Place(..) => {}
            // Nothing else adds a tile.
            _ => return,
        }
        catalog::visit(game, Follow { rows: self, space });
    }

    /// Lists what is legal now.
    pub(crate) fn list(&mut self, space: &Space, game: &dyn Game) {
        self.legal.clear();
        match (space.kind(), self.hand) {
            (GameKind::Tiles(atlas), Some(tile)) if game.is_placed_freely(tile) => {
                self.list_fitting(atlas, tile);
            }
            (GameKind::Tiles(_), _) => {
                let moves = self.legal_moves(game);
                self.list_moves(space, game, moves);
            }
            (GameKind::Dice(_), _) => self.read_dice(space, game),
        }
        self.cells.set_ways(&self.legal.groups()[..space.puts() / GROUP]);
    }

    /// Cell by cell instead of move by move: on this most time was spent.
    fn list_fitting(&mut self, atlas: &Atlas, tile: TileId) {
        let fitting = self.cells.fitting(atlas.fits(tile));
        self.legal
            .groups_mut()
            .iter_mut()
            .zip(fitting)
            .for_each(|(group, rotations)| *group = rotations.bits());
    }

    fn list_moves(&mut self, space: &Space, game: &dyn Game, moves: Vec<Move>) {
        for &wanted in &moves {
            if let Some(action) = space.action(self, game, wanted) {
                self.legal.insert(action);
            }
        }
        self.moves = moves;
    }

    /// The legal moves of whoever is to move, in the space that is kept for them.
    fn legal_moves(&mut self, game: &dyn Game) -> Vec<Move> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        if let Actor::Seat(_) = game.actor() {
            game.legal(&mut moves);
        }
        moves
    }

    fn add(&mut self, space: &Space, land: &Land, placed: Placed) {
        let Placed { tile, cell, rotation } = placed;
        let [x, y] = place(cell);
        // Below 4.
        self.tiles.push([x, y, tile.0 + 1, rotation.index() as u8]);
        if let Ok(row) = self.cells.find(cell) {
            self.cells.remove(row);
        }
        let shown = space.sides(tile, rotation);
        for side in Side::ALL {
            let next = cell.next(side);
            // Where a tile lies nothing can be put.
            let Some(surroundings) = land.surroundings(next) else { continue };
            let row = self.cells.find(next).unwrap_or_else(|row| {
                self.cells.insert(row, next);
                row
            });
            self.cells.surround(row, surroundings);
            self.cells.show(row, side.opposite(), shown[side.index()]);
        }
    }

    /// Dice are taken up after every turn, and a die may lie apart: the cells are those in which one may be built.
    fn read_dice(&mut self, space: &Space, game: &dyn Game) {
        let view = game.view();
        self.tiles.clear();
        self.tiles.extend(view.placed.iter().map(|(placed, _)| {
            let [x, y] = place(placed.cell);
            [x, y, placed.tile.0 + 1, placed.rotation.index() as u8]
        }));
        if let Details::Dice(turn) = view.details {
            self.pile.fill(0);
            turn.hand.iter().for_each(|(face, count)| self.pile[face.index()] = count);
            self.dice = [turn.rolls, turn.knights, turn.catapults, u8::from(turn.is_doubled)];
        }
        let moves = self.legal_moves(game);
        self.cells.clear();
        for wanted in &moves {
            if let Move::Build(_, cell, _) = *wanted
                && let Err(row) = self.cells.find(cell)
            {
                self.cells.insert(row, cell);
            }
        }
        for (placed, _) in &view.placed {
            let shown = space.sides(placed.tile, placed.rotation);
            for side in Side::ALL {
                if let Ok(row) = self.cells.find(placed.cell.next(side)) {
                    self.cells.show(row, side.opposite(), shown[side.index()]);
                }
            }
        }
        self.list_moves(space, game, moves);
    }
}

/// Adds the tiles that have been placed since.
struct Follow<'a> {
    rows: &'a mut Rows,
    space: &'a Space,
}

impl AreaGameVisitor for Follow<'_> {
    type Output = ();

    fn visit<G: AreaGame>(self, game: &G) {
        let land = game.land();
        for tile in self.rows.tiles.len()..land.len() {
            // At most 126 tiles.
            self.rows.add(self.space, land, land.placed(TileIx(tile as u8)));
        }
    }
}
