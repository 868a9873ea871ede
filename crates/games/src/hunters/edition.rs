//! What differs between the editions of Hunters and Gatherers, as a table.

use crate::rule::{Rule, rules};
use crate::setup::{Choice, Choices, Form};

use super::table::is_table;

/// An edition.
#[derive(Debug)]
pub(super) struct Edition {
    pub(super) choices: Choices,
    pub(super) rules: &'static [Rule],
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

/// The first edition.
pub(super) static OF_2002: Edition = Edition {
    choices: Choices { game: "hunters-2002", seats: 2..=5, options: OPTIONS },
    rules: RULES_2002,
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
pub(super) static OF_2020: Edition = Edition {
    choices: Choices { game: "hunters-2020", seats: 2..=5, options: OPTIONS },
    rules: RULES_2020,
    second_pile: "menhir",
    treasure: "menhir",
    huts: 3,
    counted: Counted::Tiles,
    mushroom: 3,
    deer: 1,
    mammoth: 3,
    aurochs: 2,
};

/// H-04: how far the tiles may span, in both editions.
const OPTIONS: &[Choice] =
    &[Choice { key: "table", values: &["none"], form: Some(Form { name: "WxH", holds: is_table }) }];

const RULES_2002: &[Rule] = &rules([
    "H-01", "H-02", "H-03", "H-04", "H-10", "H-11", "H-12", "H-13", "H-14", "H-15", "H-16", "H-17", "H-18",
    "H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-30", "H-31", "H-32", "H-33", "H-34", "H-35", "H-40",
    "H-41", "H-42", "H-43",
]);

const RULES_2020: &[Rule] = &rules([
    "H-01", "H-02", "H-03", "H-04", "H-10", "H-11", "H-12", "H-13", "H-14", "H-15", "H-16", "H-17", "H-18",
    "H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-30", "H-31", "H-32", "H-33", "H-34", "H-35", "H-50",
    "H-51", "H-52", "H-53", "H-54", "H-55", "H-56", "H-57",
]);
