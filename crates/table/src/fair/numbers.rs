//! Numbers that are drawn.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::{Bytes, Secret};

/// Numbers drawn at one point: all numbers of one draw.
pub struct Draws<'a> {
    secret: &'a Secret,
    point: Vec<u8>,
    /// How many blocks have been used.
    blocks: u32,
    block: Vec<u32>,
}

impl<'a> Draws<'a> {
    /// The numbers that this secret gives at this point.
    pub fn new(secret: &'a Secret, point: Vec<u8>) -> Draws<'a> {
        Draws { secret, point, blocks: 0, block: Vec::new() }
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
            let bytes = hmac_sha256(self.secret.bytes(), &[&self.point, &self.blocks.to_be_bytes()]);
            let numbers =
                bytes.chunks_exact(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]));
            // Taken from the back: the first number of the block comes first.
            self.block = numbers.rev().collect();
            self.blocks += 1;
        }
    }
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
