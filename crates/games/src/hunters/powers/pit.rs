//! The pit trap.

use land::{Counters, TileBits, TileIx};
use tiles::ZoneId;

use crate::event::Witness;
use crate::hunters::Hunters;
use crate::hunters::kit::Herd;
use crate::seat::Seats;
use crate::worth::Worth;

impl Hunters {
    /// H-52: a small scoring of the animals around in the same meadow, for who placed it. Each tiger
    /// eats a deer among them. All animals looked at are covered and count no more.
    pub(super) fn dig_pit(&mut self, tile: TileIx, zone: ZoneId, witness: &mut impl Witness) {
        let meadow = self.board.land.area_of(tile, zone);
        let (mut animals, mut tiles) = (Counters::default(), TileBits::of(tile));
        // The list is taken out while it is filled: nothing is covered before the one pit is dug.
        let mut covered = std::mem::take(&mut self.covered);
        for (tile, zone, marks) in self.game_around(tile, meadow) {
            animals = animals.plus(marks);
            tiles.insert(tile);
            covered.push((tile, zone));
        }
        self.covered = covered;
        self.board.land.remove_marks(meadow, animals);

        if self.covered.is_empty() {
            return;
        }
        let herd = self.kit.animals_in(animals);
        let worth = Worth::new(self.value(herd.left()), "score-pit", &Herd::COUNTED, herd.counts());
        let (seats, covered) = (Seats::only(self.board.seat()), &self.covered);
        self.board.award_part("H-52", seats, worth, tiles, |_| covered.clone(), witness);
    }
}
