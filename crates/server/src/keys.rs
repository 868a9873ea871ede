//! Names and tokens that nobody can guess.

use std::fmt;

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A SHA-256 hash.
pub(crate) type Hash = [u8; 32];

/// The hash of these parts, one behind the other.
pub(crate) fn hash(parts: &[&[u8]]) -> Hash {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

/// The machine has no source of chance; nothing safe can be done without.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the machine gives no random numbers")]
pub(crate) struct NoRandomness;

/// Bytes from the machine's source of chance.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// The name of a table in links: whoever knows it may watch. Eighty random bits, in letters and
/// digits that can't be mixed up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct TableId(String);

impl TableId {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    const LENGTH: usize = 16;

    pub(crate) fn random() -> Result<TableId, NoRandomness> {
        let letters = random::<{ TableId::LENGTH }>()?;
        let letters = letters.map(|byte| char::from(TableId::LETTERS[usize::from(byte % 32)]));
        Ok(TableId(letters.iter().collect()))
    }

    /// The name that a text is, if it has the form of one.
    pub(crate) fn read(text: &str) -> Option<TableId> {
        let has_form =
            text.len() == TableId::LENGTH && text.bytes().all(|byte| TableId::LETTERS.contains(&byte));
        has_form.then(|| TableId(text.to_owned()))
    }

    /// The name as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The number by which a new table of this name is stored: sixty of its bits. So whoever knows the name knows where the
    /// table is, should tables be spread over several databases.
    pub(crate) fn number(&self) -> i64 {
        let value = |letter: u8| TableId::LETTERS.iter().position(|known| *known == letter).unwrap_or(0);
        self.0.bytes().take(12).fold(0, |number, letter| number << 5 | value(letter) as i64)
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TableId, &'static str> {
        TableId::read(&text).ok_or("not the name of a table")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What its holder can do because they hold it: sit in a seat, or be a person. The store has only
/// its hash, and no log has it at all.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Token(String);

impl Token {
    /// Thirty-two random bytes make 43 letters.
    pub(crate) const LENGTH: usize = 43;

    pub(crate) fn random() -> Result<Token, NoRandomness> {
        Ok(Token(BASE64URL_NOPAD.encode(&random::<32>()?)))
    }

    /// The token that a text is, if it can be one.
    pub(crate) fn read(text: &str) -> Option<Token> {
        (text.len() == Token::LENGTH).then(|| Token(text.to_owned()))
    }

    /// The token as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(hash(&[b"bastide token 1\n", self.0.as_bytes()]))
    }
}

/// A token never gets into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// What is kept of a token.
#[derive(Clone, Copy)]
pub(crate) struct TokenHash(pub(crate) Hash);

impl TokenHash {
    /// Whether both are of one token; it takes as long either way.
    pub(crate) fn is(&self, other: &TokenHash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

/// The name of a session, by which it can be ended and not used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct SessionId(String);

impl SessionId {
    pub(crate) fn new(text: String) -> SessionId {
        SessionId(text)
    }
}

impl TokenHash {
    /// The name of the session of this token.
    pub(crate) fn session_id(&self) -> SessionId {
        SessionId(BASE64URL_NOPAD.encode(&hash(&[b"bastide session 1\n", &self.0])[..12]))
    }
}

/// A code that opens an account whose password was forgotten: eighty random bits, in letters that can't be mixed up. The store
/// has only its hash.
pub(crate) struct RecoveryCode(String);

impl RecoveryCode {
    /// How many letters stand together.
    const GROUP: usize = 4;

    pub(crate) fn random() -> Result<RecoveryCode, NoRandomness> {
        TableId::random().map(|TableId(letters)| RecoveryCode(letters))
    }

    /// The code that somebody typed, if it can be one: with any letters between the groups, large or small.
    pub(crate) fn read(text: &str) -> Option<RecoveryCode> {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase);
        let meant = letters.map(|letter| match letter {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        });
        TableId::read(&meant.collect::<String>()).map(|TableId(letters)| RecoveryCode(letters))
    }

    pub(crate) fn hash(&self) -> Hash {
        hash(&[b"bastide recovery 1\n", self.0.as_bytes()])
    }

    /// The code as it is shown, in groups.
    pub(crate) fn text(&self) -> String {
        let letters: Vec<char> = self.0.chars().collect();
        let groups = letters.chunks(RecoveryCode::GROUP).map(|group| group.iter().collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_have_one_form() {
        let id = TableId::random().unwrap();
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        for bad in ["", "0", "../../../../etc/p", "ABCDEFGHJKMNPQRS", "iiiiiiiiiiiiiiii", "012345678901234'"]
        {
            assert_eq!(TableId::read(bad), None, "{bad}");
        }
        assert_ne!(TableId::random().unwrap(), id);
    }

    #[test]
    fn a_recovery_code_is_read_however_it_is_typed() {
        let code = RecoveryCode::random().unwrap();
        let text = code.text();
        assert_eq!(text.len(), 19);
        for typed in [text.clone(), text.to_uppercase(), text.replace('-', " "), text.replace('-', "")] {
            assert_eq!(RecoveryCode::read(&typed).unwrap().hash(), code.hash(), "{typed}");
        }
        let mixed_up = text.replace('0', "O").replace('1', "l");
        assert_eq!(RecoveryCode::read(&mixed_up).unwrap().hash(), code.hash());
        assert!(RecoveryCode::read("1234").is_none() && RecoveryCode::read("").is_none());
    }

    #[test]
    fn a_token_is_known_by_its_hash_and_not_shown() {
        let (one, other) = (Token::random().unwrap(), Token::random().unwrap());
        assert!(one.hash().is(&Token::read(one.as_str()).unwrap().hash()));
        assert!(!one.hash().is(&other.hash()));
        assert_eq!(format!("{one:?}"), "Token(..)");
        assert!(Token::read("short").is_none());
    }
}
