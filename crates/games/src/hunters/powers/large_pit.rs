//! The large pit trap.

use land::{AreaId, Counters, TileIx};

use super::Power;
use crate::hunters::Hunters;
use crate::hunters::kit::Herd;

impl Hunters {
    /// H-54: the animals of a meadow on and around the tile of a large pit trap in it, which count
    /// double if they count.
    pub(in crate::hunters) fn doubled_game(&self, meadow: AreaId) -> Herd {
        let animals = self.large_pit_in(meadow).map(|pit| self.game_around(pit, meadow));
        let marks = animals.into_iter().flatten().map(|(_, _, marks)| marks);
        self.kit.animals_in(marks.fold(Counters::default(), Counters::plus))
    }

    /// H-54: whether a tile is that of a large pit trap in this meadow, or one of the 8 around it.
    pub(in crate::hunters) fn is_near_large_pit(&self, tile: TileIx, meadow: AreaId) -> bool {
        let cell = self.board.land.placed(tile).cell;
        let pit = self.large_pit_in(meadow).map(|pit| self.board.land.placed(pit).cell);
        pit.is_some_and(|pit| pit == cell || pit.around().any(|near| near == cell))
    }

    fn large_pit_in(&self, meadow: AreaId) -> Option<TileIx> {
        let (tile, zone) = self.find_power(Power::LargePit)?;
        (self.board.land.area_of(tile, zone) == meadow).then_some(tile)
    }
}
