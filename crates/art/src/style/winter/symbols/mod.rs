//! What is drawn often: each is drawn once, here.

pub(super) mod animals;
pub(super) mod field;
pub(super) mod houses;
pub(super) mod landmarks;
pub(super) mod trees;
pub(super) mod walls;

use crate::canvas::Symbol;

/// All symbols of the style.
pub(super) fn all() -> Vec<Symbol> {
    let families: [&[Symbol]; 6] =
        [&houses::ALL, &trees::ALL, &walls::ALL, &landmarks::ALL, &animals::ALL, &field::ALL];
    families.concat()
}
