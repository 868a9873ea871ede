//! What is drawn once and used often.

mod animals;
mod finds;
mod powers;
mod scenery;
mod trees;

use crate::canvas::Symbol;

/// All symbols of the game.
pub(super) fn all() -> Vec<Symbol> {
    [animals::ALL, finds::ALL, powers::ALL, scenery::ALL, trees::ALL].concat()
}
