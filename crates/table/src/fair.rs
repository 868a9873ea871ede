//! Draws that can be proved fair. The method is told in `docs/fair-draws.md`; in short:
//!
//! - before anybody sits down, the table publishes the hash of a secret: it can't be changed later;
//! - every seat may add words of its own before the start: so the secret can't have been chosen to
//!   suit anybody;
//! - a number is drawn from the secret and from all that happened so far, which is public: so it
//!   can't be known before, and everybody can repeat it once the secret is shown.

use std::fmt;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// Thirty-two bytes, as large as a hash.
pub type Bytes = [u8; 32];

/// What a table keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Bytes);

impl Secret {
    /// The secret of these bytes, which must come from a good source of chance.
    pub fn new(bytes: Bytes) -> Secret {
        Secret(bytes)
    }

    /// The bytes, to be stored encrypted.
    pub fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// What is published before the game.
    pub fn commitment(&self) -> String {
        HEXLOWER.encode(&hash(&[b"bastide secret 1\n", &self.0]))
    }

    /// The secret in hexadecimal, for the end of the game.
    pub fn reveal(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// The secret that was revealed as this text.
    pub fn read(text: &str) -> Option<Secret> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Secret)
    }
}

/// A secret never gets into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

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

    /// Its bytes.
    pub(crate) fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// The chain after a move, or whatever else was said.
    #[must_use]
    pub fn then(self, text: &str) -> Chain {
        Chain(hash(&[&self.0, text.as_bytes()]))
    }
}

/// Numbers drawn at one point of a chain.
pub struct Draws<'a> {
    secret: &'a Secret,
    chain: Chain,
    /// How many blocks have been used.
    blocks: u32,
    block: Vec<u32>,
}

impl<'a> Draws<'a> {
    /// The numbers that this secret gives at this point.
    pub fn new(secret: &'a Secret, chain: Chain) -> Draws<'a> {
        Draws { secret, chain, blocks: 0, block: Vec::new() }
    }

    /// A number below the bound, each as likely as any other: 32 bits from the top of which those
    /// are thrown away that would favour small numbers. A bound of 0 gives 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let even = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.next();
            if number < even {
                return number % bound;
            }
        }
    }

    fn next(&mut self) -> u32 {
        loop {
            if let Some(number) = self.block.pop() {
                return number;
            }
            let bytes = hmac_sha256(&self.secret.0, &[&self.chain.0, &self.blocks.to_be_bytes()]);
            let numbers =
                bytes.chunks_exact(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]));
            // Taken from the back: the first number of the block comes first.
            self.block = numbers.rev().collect();
            self.blocks += 1;
        }
    }
}

fn hash(parts: &[&[u8]]) -> Bytes {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

/// HMAC-SHA-256.
fn hmac_sha256(key: &Bytes, parts: &[&[u8]]) -> Bytes {
    // A key shorter than a block is filled up with zeros, by definition.
    let mut block = [0; 64];
    block[..key.len()].copy_from_slice(key);
    let mut hash = Hmac::<Sha256>::new(&block.into());
    parts.iter().for_each(|part| Mac::update(&mut hash, part));
    hash.finalize().into_bytes().into()
}
