//! The fire.

use land::AreaId;

use super::Power;
use crate::hunters::Hunters;

impl Hunters {
    /// H-40, H-55: whether a fire has driven all tigers out of a meadow.
    pub(in crate::hunters) fn is_burnt(&self, meadow: AreaId) -> bool {
        self.has_power(Power::Fire, meadow)
    }
}
