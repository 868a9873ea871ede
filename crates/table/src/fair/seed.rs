//! The method of version 2: a draw comes from a seed that is fixed at the start, from where it is drawn, and from its
//! number there. No move changes it, and neither does taking moves back.

use std::fmt::Write;

use games::Seat;

use super::link::{Link, LinkChain};
use super::{Bytes, hash};
use crate::settings::DrawMode;

/// All that is fixed when a game begins, as a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(Bytes);

impl Seed {
    /// The seed of a game: what was agreed on, what was published, and the word of each seat whose device committed to
    /// one, or that it was not told.
    pub fn new<'a>(
        agreement: &str,
        mode: DrawMode,
        commitment: &str,
        words: impl IntoIterator<Item = (Seat, &'a LinkChain)>,
    ) -> Seed {
        let mut text =
            format!("bastide draws 2\n{agreement}\ndraws {}\ncommitment {commitment}\n", mode.name());
        for (seat, chain) in words {
            let _ = writeln!(text, "seat {seat} {} {}", chain.commitment(), told(chain.word()));
        }
        Seed(hash(&[text.as_bytes()]))
    }

    /// What the draw of this number from a source is made from; in sealed draws also what devices added.
    pub fn point(&self, source: &str, index: usize, links: &[(Seat, Option<Link>)]) -> Vec<u8> {
        let mut text = format!("{source} {index}");
        for (seat, link) in links {
            let _ = write!(text, " {seat}={}", told(*link));
        }
        [&self.0, text.as_bytes()].concat()
    }

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &Bytes {
        &self.0
    }
}

fn told(link: Option<Link>) -> String {
    link.map_or_else(|| "absent".to_owned(), |link| link.to_string())
}
