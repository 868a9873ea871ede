//! What differs between the editions of Hunters and Gatherers, as a table.

use super::definition;
use crate::definition::Definition;

/// An edition.
#[derive(Debug)]
pub(super) struct Edition {
    pub(super) definition: &'static Definition,
    /// The group of the second pile.
    pub(super) second_pile: &'static str,
    /// The mark in a forest that opens the second pile.
    pub(super) treasure: &'static str,
    /// H-02: huts in each reserve.
    pub(super) huts: u8,
    /// H-21: what is counted in rivers and forests.
    pub(super) counted: Counted,
    /// H-41, H-57: what mushrooms add to a forest.
    pub(super) mushroom: u32,
    pub(super) deer: u32,
    pub(super) mammoth: u32,
    /// H-42: in both editions an aurochs is worth 2.
    pub(super) aurochs: u32,
}

/// What the length of a river or the size of a forest is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// Zones: a tile whose two zones join counts twice.
    Segments,
    /// Tiles, each once.
    Tiles,
}

/// All editions.
pub(super) static EDITIONS: [&Edition; 2] = [&OF_2002, &OF_2020];

/// The first edition.
static OF_2002: Edition = Edition {
    definition: &definition::OF_2002,
    second_pile: "bonus",
    treasure: "gold",
    huts: 2,
    counted: Counted::Segments,
    mushroom: 2,
    deer: 2,
    mammoth: 2,
    aurochs: 2,
};

/// The revised edition.
static OF_2020: Edition = Edition {
    definition: &definition::OF_2020,
    second_pile: "menhir",
    treasure: "menhir",
    huts: 3,
    counted: Counted::Tiles,
    mushroom: 3,
    deer: 1,
    mammoth: 3,
    aurochs: 2,
};
