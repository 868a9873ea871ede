//! What rules look like: tiles, pieces and signs to be shown beside the rules that speak of them.

use crate::colour::Colour;
use crate::moves::Piece;
use crate::rule::Rule;

/// The pictures beside a rule.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The rule.
    pub rule: Rule,
    /// What is shown.
    pub pictures: &'static [Picture],
}

impl Example {
    pub(crate) const fn new(rule: &'static str, pictures: &'static [Picture]) -> Example {
        Example { rule: Rule(rule), pictures }
    }
}

/// Something to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A tile by its code, turned so many quarters clockwise.
    Tile(&'static str, u8),
    /// A piece that stands.
    Standing(Piece, Colour),
    /// A piece that lies down.
    Lying(Colour),
    /// Something that is drawn on tiles, by the name of its sign.
    Icon(&'static str),
    /// The back of the tiles of a group.
    Back(&'static str),
}

/// A tile that is not turned.
pub(crate) const fn tile(code: &'static str) -> Picture {
    Picture::Tile(code, 0)
}
