//! What the device of a seat adds to draws: words that it committed to before the game, each the hash of the next. So it
//! can tell one after the other, and nobody can change those that it has not told yet.

use std::fmt;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

use super::{Bytes, hash};

/// A link of a chain, told or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Link(Bytes);

impl Link {
    /// The link of these bytes; the last of a chain must come from a good source of chance.
    pub fn new(bytes: Bytes) -> Link {
        Link(bytes)
    }

    /// The link that a text says, in hexadecimal.
    pub fn read(text: &str) -> Option<Link> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Link)
    }

    /// The link so many places before this one, which is told earlier.
    #[must_use]
    pub fn before(self, places: u32) -> Link {
        (0..places).fold(self, |Link(bytes), _| Link(hash(&[b"bastide link 2\n", &bytes])))
    }
}

/// In hexadecimal.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({self})")
    }
}

/// The chain of a seat, as far as it has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkChain {
    commitment: Link,
    /// The link that was told at the start of the game.
    word: Option<Link>,
    last: Link,
    told: u32,
}

impl LinkChain {
    /// A chain of which nothing is known but the commitment.
    pub fn new(commitment: Link) -> LinkChain {
        LinkChain { commitment, word: None, last: commitment, told: 0 }
    }

    /// What was committed to: the link before the first.
    pub fn commitment(&self) -> Link {
        self.commitment
    }

    /// The word for the start of the game, if it was told in time.
    pub fn word(&self) -> Option<Link> {
        self.word
    }

    /// How many links have been told.
    pub fn told(&self) -> u32 {
        self.told
    }

    /// Whether a link is the next of the chain.
    pub fn is_next(&self, link: Link) -> bool {
        link.before(1) == self.last
    }

    /// Takes the next link in; whether it is the next.
    #[must_use]
    pub fn extend(&mut self, link: Link) -> bool {
        let is_next = self.is_next(link);
        if is_next {
            (self.last, self.told) = (link, self.told + 1);
        }
        is_next
    }

    /// Takes the word for the start of the game in; whether it is the next link.
    #[must_use]
    pub fn extend_by_word(&mut self, word: Link) -> bool {
        let is_next = self.extend(word);
        self.word = self.word.or(is_next.then_some(word));
        is_next
    }
}
