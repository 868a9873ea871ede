//! The components of the game for children: its tile set and the colours that the rules see in it.

use std::sync::LazyLock;

use land::Atlas;
use tiles::{MarkId, SetError, TileSet};

use super::definition::COLOURS;
use crate::seat::MAX_SEATS;
use crate::setup::Setup;

/// The tile set with the names that the rules know.
#[derive(Debug)]
pub(super) struct Kit {
    pub(super) atlas: &'static Atlas,
    children: [MarkId; COLOURS.len()],
}

static KIT: LazyLock<Result<Kit, SetError>> = LazyLock::new(|| Kit::new(tiles::builtin("kids")?));

impl Kit {
    pub(super) fn get() -> Result<&'static Kit, SetError> {
        KIT.as_ref().map_err(Clone::clone)
    }

    fn new(set: TileSet) -> Result<Kit, SetError> {
        let mut children = [MarkId(0); COLOURS.len()];
        for (child, colour) in children.iter_mut().zip(COLOURS) {
            *child = set.need_mark(colour.name())?;
        }
        Ok(Kit { atlas: Atlas::leak(set), children })
    }

    pub(super) fn set(&self) -> &'static TileSet {
        self.atlas.set()
    }

    /// The child that wears the colour of each seat.
    pub(super) fn children(&self, setup: &Setup) -> [MarkId; MAX_SEATS] {
        let mut children = [MarkId(0); MAX_SEATS];
        for (child, colour) in children.iter_mut().zip(setup.colours()) {
            // The colours of a set-up are those of the game.
            let at = COLOURS.iter().position(|known| known == colour).unwrap_or_default();
            *child = self.children[at];
        }
        children
    }
}
