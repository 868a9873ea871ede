//! Encrypting the secrets of running tables: the database alone tells nothing of draws to come.

use std::fs::File;
use std::io::Read;
use std::net::IpAddr;
use std::path::Path;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use table::Secret;

use super::error::StoreError;
use super::files;
use crate::keys::{Hash, TableId, hash, random};

const NONCE: usize = 24;

/// The key that secrets are encrypted with. It lies next to the database, for its owner's eyes only.
#[derive(Clone)]
pub(crate) struct Key {
    cipher: XChaCha20Poly1305,
    /// What addresses are hashed with, so that nobody can try all there are.
    salt: Hash,
}

impl Key {
    /// The key of this file, which is made if it is not there.
    pub(super) fn of_file(path: &Path) -> Result<Key, StoreError> {
        if !path.try_exists()? {
            files::write(path, &random::<32>()?)?;
        }
        Key::read(path)
    }

    /// The key of this file.
    pub(super) fn read(path: &Path) -> Result<Key, StoreError> {
        let mut bytes = [0; 33];
        let mut file =
            File::open(path).map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))?;
        let count = read_up_to(&mut file, &mut bytes)?;
        bytes
            .get(..count)
            .and_then(|bytes| bytes.try_into().ok())
            .map(Key::of_bytes)
            .ok_or_else(|| StoreError::Damaged(format!("{}: a key has 32 bytes", path.display())))
    }

    /// The key of these bytes.
    pub(crate) fn of_bytes(bytes: [u8; 32]) -> Key {
        let cipher = XChaCha20Poly1305::new(&bytes.into());
        Key { cipher, salt: hash(&[b"bastide addresses 1\n", &bytes]) }
    }

    /// A hash of an address that tells nothing without the key.
    pub(crate) fn hash_address(&self, address: IpAddr) -> [u8; 16] {
        self.hash(&address.to_string())
    }

    /// A hash of a text that tells nothing without the key.
    pub(crate) fn hash(&self, text: &str) -> [u8; 16] {
        let hash = hash(&[&self.salt, text.as_bytes()]);
        std::array::from_fn(|at| hash[at])
    }

    /// The secret of a table, encrypted for this table alone.
    pub(crate) fn encrypt(&self, table: &TableId, secret: &Secret) -> Result<Vec<u8>, StoreError> {
        let nonce = random::<NONCE>()?;
        let payload = Payload { msg: secret.bytes(), aad: table.as_str().as_bytes() };
        let encrypted = self.cipher.encrypt(&XNonce::from(nonce), payload);
        let encrypted =
            encrypted.map_err(|_| StoreError::Failed("a secret could not be encrypted".to_owned()))?;
        Ok([nonce.as_slice(), &encrypted].concat())
    }

    /// The secret that was encrypted.
    pub(crate) fn decrypt(&self, table: &TableId, encrypted: &[u8]) -> Result<Secret, StoreError> {
        let broken = || StoreError::Damaged(format!("the key does not open the secret of table {table}"));
        let (nonce, encrypted) = encrypted.split_first_chunk::<NONCE>().ok_or_else(broken)?;
        let payload = Payload { msg: encrypted, aad: table.as_str().as_bytes() };
        let bytes = self.cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| broken())?;
        Ok(Secret::new(bytes.try_into().map_err(|_| broken())?))
    }
}

fn read_up_to(file: &mut impl Read, bytes: &mut [u8]) -> std::io::Result<usize> {
    let mut count = 0;
    loop {
        match file.read(&mut bytes[count..])? {
            0 => return Ok(count),
            more => count += more,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_secret_is_decrypted_for_its_table_with_its_key_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        let key = Key::of_file(&path).unwrap();
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);

        let secret = Secret::new([7; 32]);
        let (one, other) = (TableId::random().unwrap(), TableId::random().unwrap());
        let encrypted = key.encrypt(&one, &secret).unwrap();
        assert!(!encrypted.windows(8).any(|part| part == [7; 8]), "in clear");
        assert_eq!(Key::of_file(&path).unwrap().decrypt(&one, &encrypted).unwrap(), secret);
        assert!(key.decrypt(&other, &encrypted).is_err());
        assert!(Key::of_file(&folder.path().join("another")).unwrap().decrypt(&one, &encrypted).is_err());
        assert!(key.decrypt(&one, &encrypted[..20]).is_err());
    }

    #[test]
    fn a_file_that_is_no_key_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for bytes in [&b""[..], &[1; 31], &[1; 33]] {
            let path = folder.path().join("key");
            std::fs::write(&path, bytes).unwrap();
            assert!(matches!(Key::of_file(&path), Err(StoreError::Damaged(_))));
        }
    }
}
