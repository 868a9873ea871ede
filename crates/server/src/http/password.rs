//! Passwords: what can be one, how they are hashed, and how often they may be tried.

use std::cell::RefCell;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use serde::Deserialize;
use utoipa::ToSchema;

use super::App;
use super::limit::{Cost, Quotas};
use crate::cluster::Running;
use crate::error::ApiError;
use crate::keys::{Hash, hash, random};
use crate::store::{Account, PersonId};
use crate::work::{Class, Client};

/// How much more often an account may be tried than one address may try: whoever has one address can't keep an owner out.
const ACCOUNT: f64 = 3.0;

/// The name and the password of an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// The name.
    pub(super) login: String,
    /// The password.
    pub(super) password: String,
}

impl Credentials {
    /// Both, if they can be: the name in small letters.
    pub(super) fn checked(self) -> Result<Credentials, ApiError> {
        Ok(Credentials { login: checked_login(&self.login)?, password: checked_password(self.password)? })
    }
}

/// The name of an account in small letters, if it can be one.
pub(super) fn checked_login(login: &str) -> Result<String, ApiError> {
    let login = login.trim().to_lowercase();
    let is_letter = |letter: char| letter.is_alphanumeric() || "._-@+".contains(letter);
    let is_login = (3..=64).contains(&login.chars().count()) && login.chars().all(is_letter);
    if is_login { Ok(login) } else { Err(ApiError::Login) }
}

/// A password, if it can be one.
pub(super) fn checked_password(password: String) -> Result<String, ApiError> {
    if (8..=256).contains(&password.len()) { Ok(password) } else { Err(ApiError::Password) }
}

/// Limits how often passwords are tried: by each address, and of each account.
pub(super) struct PasswordLimits {
    addresses: Quotas<Client>,
    accounts: Quotas<Hash>,
}

/// Whose password is tried.
pub(super) enum Tried<'a> {
    /// That of an account, by anybody, whether it is there or not.
    Login(&'a str),
    /// One's own, by somebody who has a session. Nobody without one can use this quota up.
    Own(PersonId),
    /// None: a new one is made, or something else opens the account.
    Nobodys,
}

impl PasswordLimits {
    /// So many a minute from one address; without limit if it is 0.
    /// They are divided among the nodes.
    pub(super) fn new(each: f64, nodes: &Running) -> PasswordLimits {
        let all = ACCOUNT * each;
        PasswordLimits {
            addresses: Quotas::new(each / 60.0, each).shared_by(nodes),
            accounts: Quotas::new(all / 60.0, all).shared_by(nodes),
        }
    }

    /// Lets an attempt through, or tells how long it has to wait.
    pub(super) fn admit(&self, client: Client, tried: &Tried<'_>) -> Result<(), ApiError> {
        let account = match tried {
            Tried::Login(login) => Some(hash(&[b"login\n", login.as_bytes()])),
            Tried::Own(person) => Some(hash(&[b"person\n", &person.0.to_be_bytes()])),
            Tried::Nobodys => None,
        };
        self.addresses.admit(&client, Cost::Whole).map_err(ApiError::TooMany)?;
        match account {
            Some(account) => self.accounts.admit(&account, Cost::Whole).map_err(ApiError::TooMany),
            None => Ok(()),
        }
    }
}

/// The hash of a new password.
pub(super) async fn hashed(app: &App, client: Client, password: String) -> Result<String, ApiError> {
    app.hub.pool().run(Class::Password, client, move |_| hash_password(&password)).await?
}

/// The person of an account, if this is the password. It takes as long if there is no account.
pub(super) async fn verified(
    app: &App,
    client: Client,
    account: Option<Account>,
    password: String,
) -> Result<PersonId, ApiError> {
    app.hub.pool().run(Class::Password, client, move |_| check_password(account, &password)).await?
}

/// How many random bytes go into a hash besides the password.
const SALT: usize = 16;

fn hash_password(password: &str) -> Result<String, ApiError> {
    let salt: [u8; SALT] = random()?;
    let hash = new_hash(password, &salt).map_err(|_| ApiError::Failed)?;
    Ok(hash.to_string())
}

fn new_hash(password: &str, salt: &[u8]) -> argon2::password_hash::Result<PasswordHash> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let argon2 = Argon2::new(algorithm, version, params.clone());
    Ok(PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(salt)?),
        hash: Some(derive(&argon2, password, salt)?),
    })
}

fn check_password(account: Option<Account>, password: &str) -> Result<PersonId, ApiError> {
    let Some(account) = account else {
        hash_password(password)?;
        return Err(ApiError::WrongPassword);
    };
    let hash = PasswordHash::new(&account.password).map_err(|_| ApiError::Failed)?;
    match is_password(password, &hash) {
        Ok(true) => Ok(account.person),
        Ok(false) => Err(ApiError::WrongPassword),
        Err(_) => Err(ApiError::Failed),
    }
}

/// Whether a hash is that of a password; outputs are compared in constant time.
fn is_password(password: &str, hash: &PasswordHash) -> argon2::password_hash::Result<bool> {
    let version = hash.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(hash)?);
    let salt = hash.salt.as_ref().ok_or(argon2::password_hash::Error::PasswordInvalid)?;
    Ok(hash.hash == Some(derive(&argon2, password, salt)?))
}

thread_local! {
    /// What a worker hashes in: allocators keep much more than was needed, if they are asked for 19 MiB each time.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

fn derive(argon2: &Argon2<'_>, password: &str, salt: &[u8]) -> argon2::password_hash::Result<Output> {
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(argon2.params().block_count(), Block::default());
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut output, memory)
    })?;
    Ok(Output::new(&output)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(password: &str) -> Option<Account> {
        Some(Account { person: PersonId(1), password: password.to_owned() })
    }

    #[test]
    fn a_password_is_known_by_its_hash_and_no_other_is() {
        let hash = hash_password("correct horse").unwrap();
        assert!(check_password(account(&hash), "correct horse").is_ok());
        assert!(check_password(account(&hash), "wrong horse").is_err());
        assert!(check_password(None, "correct horse").is_err());
        assert_ne!(hash, hash_password("correct horse").unwrap());
    }

    /// As the hasher of the library made it.
    #[test]
    fn hashes_of_earlier_versions_are_known() {
        use argon2::PasswordHasher;
        let hash = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert!(check_password(account(&hash), "correct horse").is_ok());
        assert_eq!(hash.split('$').take(4).collect::<Vec<_>>(), {
            let own = hash_password("correct horse").unwrap();
            own.split('$').take(4).map(str::to_owned).collect::<Vec<_>>()
        });
    }
}
