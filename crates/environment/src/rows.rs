//! What lies on the table, as the rows of an observation. They are kept up to date move by move, so that an observation is
//! mostly a copy.

use games::{AreaGame, AreaGameVisitor, Details, Game, Move, catalog};
use land::{Cell, Land, Placed};
use tiles::{Side, TileId};

use crate::space::{GameKind, Space};

/// The tiles on the table, the cells in which one can be put, and what is left to be drawn.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// In the order of placing.
    pub(crate) tiles: Vec<[u8; Rows::TILE]>,
    /// In reading order: row by row from north to south, each from west to east.
    pub(crate) cells: Vec<[u8; Rows::CELL]>,
    /// How many of each tile are left; with dice how many show each face.
    pub(crate) pile: Vec<u8>,
    /// Rolls, knights, catapults, and whether points are doubled.
    pub(crate) dice: [u8; crate::space::DICE_COUNTS],
    pub(crate) hand: Option<TileId>,
}

impl Rows {
    /// A tile: x, y, which tile from 1, rotation from 0.
    pub(crate) const TILE: usize = 4;
    /// A cell: x, y, and what the neighbours in the north, east, south and west show to it, 0 where there is none.
    pub(crate) const CELL: usize = 6;

    /// Those of a state.
    pub fn new(space: &Space, game: &dyn Game) -> Rows {
        let view = game.view();
        let mut rows = Rows { pile: vec![0; game.tiles().tiles().len()], hand: view.hand, ..Rows::default() };
        for (tile, count) in view.pile {
            rows.pile[tile.index()] += count;
        }
        rows.follow(space, game);
        rows
    }

    /// Copies into the space that is there.
    pub(crate) fn copy_from(&mut self, other: &Rows) {
        self.tiles.clone_from(&other.tiles);
        self.cells.clone_from(&other.cells);
        self.pile.clone_from(&other.pile);
        (self.dice, self.hand) = (other.dice, other.hand);
    }

    /// Takes in what a move has changed.
    pub(crate) fn advance(&mut self, space: &Space, game: &dyn Game, last: Move) {
        self.hand = None;
        if let Move::Draw(tile) = last {
            self.pile[tile.index()] = self.pile[tile.index()].saturating_sub(1);
            // Where it was set aside or lies already, another is drawn next.
            self.hand = (game.phase() == games::Phase::Place).then_some(tile);
        }
        self.follow(space, game);
    }

    fn follow(&mut self, space: &Space, game: &dyn Game) {
        match space.kind() {
            GameKind::Tiles => {
                catalog::visit(game, Follow { rows: self, space });
            }
            GameKind::Dice(_) => self.read_dice(space, game),
        }
    }

    /// The cell of a row.
    pub(crate) fn cell(&self, row: usize) -> Option<Cell> {
        self.cells.get(row).map(|&[x, y, ..]| Cell::new(signed(x), signed(y)))
    }

    /// The row of a cell.
    pub(crate) fn row(&self, cell: Cell) -> Option<usize> {
        self.find(cell).ok()
    }

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        let key = |x: i16, y: i16| (i32::from(y) << 16) + i32::from(x);
        let wanted = key(cell.x, cell.y);
        self.cells.binary_search_by_key(&wanted, |&[x, y, ..]| key(signed(x), signed(y)))
    }

    fn add(&mut self, space: &Space, land: &Land, placed: Placed) {
        let Placed { tile, cell, rotation } = placed;
        // At most 126 tiles, so no coordinate is further from 0.
        let [x, y] = [cell.x as u8, cell.y as u8];
        // Below 4.
        self.tiles.push([x, y, tile.0 + 1, rotation.index() as u8]);
        if let Ok(row) = self.find(cell) {
            self.cells.remove(row);
        }
        let shown = space.sides(tile, rotation);
        for side in Side::ALL {
            let next = cell.next(side);
            let at = side.opposite().index();
            match self.find(next) {
                Ok(row) => self.cells[row][2 + at] = shown[side.index()],
                Err(_) if land.tile_at(next).is_some() => {}
                Err(row) => {
                    let mut new = [next.x as u8, next.y as u8, 0, 0, 0, 0];
                    new[2 + at] = shown[side.index()];
                    self.cells.insert(row, new);
                }
            }
        }
    }

    /// Dice are taken up after every turn, and a die may lie apart: the cells are those in which one may be built.
    fn read_dice(&mut self, space: &Space, game: &dyn Game) {
        let view = game.view();
        let cell = |cell: Cell| [cell.x as u8, cell.y as u8];
        self.tiles.clear();
        self.tiles.extend(view.placed.iter().map(|(placed, _)| {
            let [x, y] = cell(placed.cell);
            [x, y, placed.tile.0 + 1, placed.rotation.index() as u8]
        }));
        if let Details::Dice(turn) = view.details {
            self.pile.fill(0);
            turn.hand.iter().for_each(|(face, count)| self.pile[face.index()] = count);
            self.dice = [turn.rolls, turn.knights, turn.catapults, u8::from(turn.is_doubled)];
        }
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let mut cells: Vec<Cell> = legal
            .iter()
            .filter_map(|wanted| if let Move::Build(_, cell, _) = wanted { Some(*cell) } else { None })
            .collect();
        cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
        cells.dedup();
        self.cells.clear();
        self.cells.extend(cells.into_iter().map(|at| {
            let [x, y] = cell(at);
            [x, y, 0, 0, 0, 0]
        }));
        for (placed, _) in &view.placed {
            let shown = space.sides(placed.tile, placed.rotation);
            for side in Side::ALL {
                if let Ok(row) = self.find(placed.cell.next(side)) {
                    self.cells[row][2 + side.opposite().index()] = shown[side.index()];
                }
            }
        }
    }
}

/// A coordinate of a row.
pub(crate) fn signed(byte: u8) -> i16 {
    i16::from(byte as i8)
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
        for (_, placed) in land.tiles().skip(self.rows.tiles.len()) {
            self.rows.add(self.space, land, placed);
        }
    }
}
