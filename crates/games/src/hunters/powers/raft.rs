//! The raft.

use land::AreaId;

use super::Power;
use crate::hunters::Hunters;

impl Hunters {
    /// H-56: the lakes that a raft makes worth a point more each, if it lies in this water network.
    pub(in crate::hunters) fn rafted_lakes(&self, network: AreaId) -> u32 {
        let raft = self.find_power(Power::Raft);
        let is_here = raft.is_some_and(|(tile, lake)| self.network_of(tile, lake) == network);
        if is_here { self.lakes_in(network) } else { 0 }
    }
}
