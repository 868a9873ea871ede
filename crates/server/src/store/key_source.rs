//! Where the key comes from that nodes share.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use data_encoding::HEXLOWER_PERMISSIVE;

use super::encryption::Key;
use super::error::StoreError;

/// Where the key comes from that encrypts secrets.
#[derive(Clone, Debug)]
pub enum KeySource {
    /// A file with its 32 bytes.
    File(PathBuf),
    /// The key itself, for those who have it in their environment.
    Given(GivenKey),
}

impl KeySource {
    /// The key, which has to be there: nodes that each made their own could not read what the others have written.
    pub(super) fn read(&self) -> Result<Key, StoreError> {
        match self {
            KeySource::File(path) if !path.try_exists()? => Err(StoreError::NoSharedKey(path.clone())),
            KeySource::File(path) => Key::read(path),
            KeySource::Given(GivenKey(bytes)) => Ok(Key::of_bytes(*bytes)),
        }
    }

    /// Its bytes, to be kept elsewhere.
    pub(super) fn bytes(&self) -> Result<Vec<u8>, StoreError> {
        match self {
            KeySource::File(path) => Ok(std::fs::read(path)?),
            KeySource::Given(GivenKey(bytes)) => Ok(bytes.to_vec()),
        }
    }

    /// What it is called in errors.
    pub(super) fn path(&self) -> PathBuf {
        match self {
            KeySource::File(path) => path.clone(),
            KeySource::Given(_) => "--key-hex".into(),
        }
    }
}

/// A key that was given as 64 hexadecimal digits.
#[derive(Clone)]
pub struct GivenKey([u8; 32]);

impl FromStr for GivenKey {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<GivenKey, &'static str> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.trim().as_bytes()).ok();
        bytes.and_then(|bytes| bytes.try_into().ok()).map(GivenKey).ok_or("a key is 64 hexadecimal digits")
    }
}

/// A key never gets into a log.
impl fmt::Debug for GivenKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GivenKey(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::TableId;
    use table::Secret;

    #[test]
    fn a_key_is_the_same_from_a_file_and_from_the_environment() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        std::fs::write(&path, [0xab; 32]).unwrap();
        let given: GivenKey = "aB".repeat(32).parse().unwrap();
        assert_eq!(format!("{given:?}"), "GivenKey(..)");
        let [file, given] = [KeySource::File(path), KeySource::Given(given)];
        assert_eq!(file.bytes().unwrap(), given.bytes().unwrap());
        let (table, secret) = (TableId::random().unwrap(), Secret::new([7; 32]));
        let encrypted = file.read().unwrap().encrypt(&table, &secret).unwrap();
        assert_eq!(given.read().unwrap().decrypt(&table, &encrypted).unwrap(), secret);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for text in ["", "ab", &"ab".repeat(33), &"xy".repeat(32)] {
            assert!(text.parse::<GivenKey>().is_err(), "{text}");
        }
        let missing = KeySource::File("/nowhere/key".into());
        assert!(matches!(missing.read(), Err(StoreError::NoSharedKey(_))));
    }
}
