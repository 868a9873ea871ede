//! Tiles, cells and zones by their names, for those who speak of them without a game.

use games::{Message, Piece, Setup, Standing};
use land::{Cell, Placed};
use tiles::{Rotation, TileId, TileSet, ZoneId};
use words::Words;

use crate::advice::capitalised;
use crate::narrator::{self, Narrator, zone_kind};
use crate::tile_words::TileWords;

/// Names things of a game in one language.
pub struct Namer<'a> {
    narrator: Narrator<'a>,
    set: &'static TileSet,
}

impl<'a> Namer<'a> {
    /// For a game of which this was agreed on, with these tiles.
    pub fn new(words: &'a Words, setup: &Setup, set: &'static TileSet) -> Namer<'a> {
        Namer { narrator: Narrator::new(words, setup, &[]), set }
    }

    /// A tile by what is on its sides.
    pub fn tile(&self, tile: TileId, rotation: Rotation) -> String {
        capitalised(&TileWords::new(&self.narrator, self.set, false).sides(tile, rotation))
    }

    /// A cell by the steps to it from the first tile.
    pub fn cell(&self, cell: Cell) -> String {
        capitalised(&self.narrator.steps(cell))
    }

    /// A sentence that offers to put a piece on a zone of a tile.
    pub fn claim(&self, placed: Placed, piece: Piece, zone: ZoneId) -> String {
        let tiles = TileWords::new(&self.narrator, self.set, true);
        let kind = zone_kind(self.set, placed.tile, zone);
        let claim = narrator::put(Message::new("option-claim"), piece, kind);
        self.narrator.say(&claim.with("spots", tiles.spots_of(placed.tile, zone, placed.rotation)))
    }

    /// What lies in a cell, and who stands there.
    pub fn laid(&self, placed: Placed, standing: Option<Standing>) -> String {
        let sides = TileWords::new(&self.narrator, self.set, false).sides(placed.tile, placed.rotation);
        let laid =
            Message::new("cell-laid").with("steps", self.narrator.steps(placed.cell)).with("sides", sides);
        let laid = capitalised(&self.narrator.say(&laid));
        let piece = standing.map(|Standing { seat, piece, zone }| {
            let kind = Message::new("zone-kind").with("kind", zone_kind(self.set, placed.tile, zone));
            let piece = Message::new("piece-one").with("piece", piece.name());
            let message = Message::new("cell-piece").with("seat", self.narrator.name(seat));
            self.narrator.say(&message.with("piece", piece).with("kind", kind))
        });
        [Some(laid), piece].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
