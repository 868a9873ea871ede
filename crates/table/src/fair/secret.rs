//! What the host of a table keeps to itself until the game is over.

use std::fmt;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

use super::{Bytes, hash};

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
