//! The canoe.

use land::TileIx;
use tiles::ZoneId;

use crate::event::Witness;
use crate::hunters::Hunters;
use crate::seat::Seats;
use crate::worth::Worth;

impl Hunters {
    /// H-51: 2 points for each lake of the water network, its own included, to who placed it.
    pub(super) fn launch_canoe(&mut self, tile: TileIx, lake: ZoneId, witness: &mut impl Witness) {
        let network = self.network_of(tile, lake);
        let lakes = self.lakes_in(network);
        let worth = Worth::new(2 * lakes, "score-canoe", &["lakes"], [lakes]);
        self.board.award("H-51", Seats::only(self.board.seat()), worth, network, witness);
    }
}
