//! What is drawn often.

mod animals;
mod children;
mod ends;
mod green;
mod sun;

use crate::canvas::Symbol;

/// All symbols of the game.
pub(super) fn all() -> Vec<Symbol> {
    [children::ALL.as_slice(), &ends::ALL, &green::ALL, &animals::ALL, &sun::ALL].concat()
}
