//! Draws that can be proved fair. The method is told in `docs/fair-draws.md`; in short:
//!
//! - before anybody sits down, the host publishes the hash of a secret: it can't be changed later;
//! - before the start the device of every seat publishes the hash of a word, and tells the word at the start: so the
//!   secret can't have been chosen to suit anybody;
//! - the n-th draw from a pile comes from the secret, the words and n, and from nothing else: so no move changes it, and
//!   everybody can repeat it once the secret is shown;
//! - in sealed draws every device adds another word to each: so the host does not know it beforehand either.

mod chain;
mod link;
mod method;
mod numbers;
mod secret;
mod seed;

pub use chain::Chain;
pub use link::{Link, LinkChain};
pub use method::Method;
pub use numbers::Draws;
pub use secret::Secret;
pub use seed::Seed;

use sha2::{Digest, Sha256};

/// Thirty-two bytes, as large as a hash.
pub type Bytes = [u8; 32];

fn hash(parts: &[&[u8]]) -> Bytes {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}
