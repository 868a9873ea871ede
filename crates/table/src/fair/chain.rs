//! The method of version 1: draws come from all that happened before them. New tables don't draw by it, because whoever
//! has the secret and a seat could choose a move for the draw that follows it.

use super::{Bytes, hash};

/// The hash of all that is public so far: each link holds all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(Bytes);

impl Chain {
    /// The chain of a table before its first draw: what was agreed on, what was published, and the
    /// words that the seats added, in the order of the seats.
    pub fn new<'a>(
        agreement: &str,
        commitment: &str,
        words: impl IntoIterator<Item = (u8, &'a str)>,
    ) -> Chain {
        let start = Chain(hash(&[b"bastide draws 1\n"]));
        let start = start.then(agreement).then(commitment);
        words.into_iter().fold(start, |chain, (seat, words)| chain.then(&format!("words {seat} {words}")))
    }

    /// A chain of nothing but moves.
    pub(crate) fn of_moves() -> Chain {
        Chain([0; 32])
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// The chain after a move, or whatever else was said.
    #[must_use]
    pub fn then(self, text: &str) -> Chain {
        Chain(hash(&[&self.0, text.as_bytes()]))
    }

    /// What a draw at this point is made from.
    pub fn point(&self) -> Vec<u8> {
        self.0.to_vec()
    }
}
