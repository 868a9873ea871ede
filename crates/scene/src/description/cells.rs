//! The board, cell by cell.

use games::{Message, Standing};
use land::{Cell, Placed};
use serde::Serialize;
use tiles::Side;

use super::{Moment, capitalised};
use crate::{aids, things};

/// A tile on the board, or an empty cell next to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CellText {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
    /// Where it is, what is on its sides, and who stands there.
    pub text: String,
}

impl Moment<'_> {
    /// All tiles in the order of placing, then the empty cells next to them.
    pub(super) fn cells(&self) -> Vec<CellText> {
        let standing = things::standing(&self.view);
        let laid = self.view.placed.iter().map(|(placed, _)| (placed.cell, self.laid(*placed, &standing)));
        let free = aids::fringe(&self.view).into_iter().map(|cell| (cell, self.free(cell)));
        laid.chain(free).map(|(Cell { x, y }, text)| CellText { x, y, text }).collect()
    }

    fn laid(&self, placed: Placed, standing: &[(Placed, Standing)]) -> String {
        let sides = self.tiles.sides(placed.tile, placed.rotation);
        let laid = Message::new("cell-laid").with("steps", self.narrator.steps(placed.cell));
        let mut said = vec![capitalised(&self.say(&laid.with("sides", sides)))];
        let here = standing.iter().filter(|(other, _)| *other == placed);
        said.extend(here.map(|(placed, standing)| self.standing(*placed, *standing)));
        said.join(" ")
    }

    fn standing(&self, placed: Placed, Standing { seat, piece, zone }: Standing) -> String {
        let one = Message::new("piece-count").with("piece", piece.name()).with("count", 1_u32);
        let zones = &self.set.tile(placed.tile).zones;
        let kind = zones.get(zone.index()).map(|zone| self.tiles.kind(zone.kind)).unwrap_or_default();
        let piece = Message::new("cell-piece").with("seat", self.narrator.name(seat)).with("piece", one);
        self.say(&piece.with("kind", kind))
    }

    /// An empty cell: what faces it.
    fn free(&self, cell: Cell) -> String {
        let faces = Side::ALL.into_iter().filter_map(|side| {
            let placed = things::tile_at(&self.view, cell.next(side))?;
            Some(self.tiles.side(side, crate::tile_words::facing(self.set, placed, side.opposite())?))
        });
        let free = Message::new("cell-free").with("steps", self.narrator.steps(cell));
        capitalised(&self.say(&free.with("faces", self.narrator.clauses(faces))))
    }
}
