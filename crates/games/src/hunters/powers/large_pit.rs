//! The large pit trap.

use land::{AreaId, Counters};

use super::Power;
use crate::hunters::Hunters;
use crate::hunters::kit::Herd;

impl Hunters {
    /// H-54: the animals of a meadow on and around the tile of a large pit trap in it, which count
    /// double if they count.
    pub(in crate::hunters) fn doubled_game(&self, meadow: AreaId) -> Herd {
        let pit = self.find_power(Power::LargePit);
        let here = pit.filter(|&(tile, zone)| self.board.land.area_of(tile, zone) == meadow);
        let marks = here.map(|(tile, _)| self.game_around(tile, meadow).map(|(_, _, marks)| marks));
        let sum = marks.into_iter().flatten().fold(Counters::default(), Counters::plus);
        self.kit.animals_in(sum)
    }
}
