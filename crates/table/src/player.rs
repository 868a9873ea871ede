//! Who sits in a seat.

use games::Colour;

use crate::fair::LinkChain;
use crate::settings::PlayerKind;

/// A seat and who plays for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who is to sit here.
    pub kind: PlayerKind,
    /// The colour of the pieces.
    pub colour: Colour,
    /// The name of the person who sits here.
    pub name: Option<String>,
    /// Whether the person went away: a bot plays until they come back.
    pub is_away: bool,
    /// Whether they gave up: a bot plays on for them.
    pub has_resigned: bool,
    /// What they added to what draws by the method of version 1 are made from.
    pub words: Option<String>,
    /// What their device committed to, and what it has told of it.
    pub links: Option<LinkChain>,
}

impl Player {
    pub(crate) fn new(kind: PlayerKind, colour: Colour) -> Player {
        Player { kind, colour, name: None, is_away: false, has_resigned: false, words: None, links: None }
    }

    /// Whether somebody may still sit down here.
    pub fn is_free(&self) -> bool {
        self.kind.is_person() && self.name.is_none()
    }

    /// Whether a person sits here, is there, and has not given up.
    pub fn is_present(&self) -> bool {
        self.name.is_some() && !self.is_away && !self.has_resigned
    }
}
