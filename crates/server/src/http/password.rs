//! Passwords: what can be one, how they are hashed, and how often they may be tried.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use serde::Deserialize;
use utoipa::ToSchema;

use super::App;
use super::limit::{Cost, Quotas};
use crate::error::ApiError;
use crate::keys::{Hash, hash};
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
    pub(super) fn new(each: f64) -> PasswordLimits {
        let all = ACCOUNT * each;
        PasswordLimits { addresses: Quotas::new(each / 60.0, each), accounts: Quotas::new(all / 60.0, all) }
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

fn hash_password(password: &str) -> Result<String, ApiError> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|_| ApiError::Failed)
}

fn check_password(account: Option<Account>, password: &str) -> Result<PersonId, ApiError> {
    let Some(account) = account else {
        hash_password(password)?;
        return Err(ApiError::WrongPassword);
    };
    let hash = PasswordHash::new(&account.password).map_err(|_| ApiError::Failed)?;
    match Argon2::default().verify_password(password.as_bytes(), &hash) {
        Ok(()) => Ok(account.person),
        Err(_) => Err(ApiError::WrongPassword),
    }
}
