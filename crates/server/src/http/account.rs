//! What somebody does with their account: its password, codes for when that is forgotten, and the devices that are signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use table::Millis;
use utoipa::ToSchema;
use views::Problem;

use super::App;
use super::extract::{Caller, ValidJson};
use super::password::{Tried, checked_login, checked_password, hashed, verified};
use super::people::sign_in;
use crate::error::ApiError;
use crate::keys::{Hash, RecoveryCode, SessionId, TokenHash};
use crate::store::{self, Person, PersonId};
use crate::time::now;
use crate::work::Client;

/// How many recovery codes somebody gets.
const CODES: usize = 8;

/// What somebody can look after.
#[derive(Serialize, ToSchema)]
pub(super) struct AccountView {
    /// The name of the account; a guest has none.
    login: Option<String>,
    /// How many recovery codes are left.
    recovery_codes: u32,
    /// The devices that are signed in, the one that was here last first.
    sessions: Vec<SessionView>,
}

/// A device that is signed in.
#[derive(Serialize, ToSchema)]
pub(super) struct SessionView {
    /// Its name, by which it can be signed out.
    #[schema(value_type = String)]
    id: SessionId,
    /// The browser and the system, if they are known.
    device: String,
    /// When it was last here, to within some minutes.
    seen_at: Millis,
    /// Whether it is the one that asks.
    is_this: bool,
}

/// A new password, and the one before.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// The password until now.
    old: String,
    /// The password from now on.
    new: String,
}

/// The password of one's own account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnPassword {
    /// The password.
    password: String,
}

/// Codes that each open the account once, when its password is forgotten.
#[derive(Serialize, ToSchema)]
pub(super) struct RecoveryCodes {
    /// The codes. They are never told again.
    codes: Vec<String>,
}

/// A recovery code in place of a password, and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovery {
    /// The name of the account.
    login: String,
    /// One of its recovery codes.
    code: String,
    /// The password from now on.
    password: String,
}

/// My account, and the devices that are signed in.
#[utoipa::path(
    get, path = "/api/me/account", tag = "people",
    responses((status = 200, body = AccountView), (status = "4XX", body = Problem))
)]
pub(super) async fn my_account(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<AccountView>, ApiError> {
    let person = caller.person()?;
    let (id, this) = (person.id, caller.session.as_ref().map(|session| session.hash()));
    let (codes, sessions) = app
        .store
        .read(move |db| Ok((store::recovery_codes(db, id)?, store::sessions(db, id, now())?)))
        .await?;
    let sessions = sessions.into_iter().map(|session| SessionView {
        id: session.token.session_id(),
        device: session.device,
        seen_at: session.seen_at,
        is_this: this.is_some_and(|this| this.is(&session.token)),
    });
    Ok(Json(AccountView { login: person.login.clone(), recovery_codes: codes, sessions: sessions.collect() }))
}

/// Take another password. All other devices are signed out.
#[utoipa::path(
    post, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    caller: Caller,
    client: Client,
    ValidJson(NewPassword { old, new }): ValidJson<NewPassword>,
) -> Result<StatusCode, ApiError> {
    let new = checked_password(new)?;
    let person = verify_own(&app, &caller, client, old).await?;
    let password = hashed(&app, client, new).await?;
    let this = this_session(&caller);
    app.store
        .write(move |db| {
            store::set_password(db, person, &password)?;
            store::end_other_sessions(db, person, this.as_ref())
        })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Get new recovery codes; those of before open nothing any more.
#[utoipa::path(
    post, path = "/api/me/recovery-codes", tag = "people", request_body = OwnPassword,
    responses((status = 200, body = RecoveryCodes), (status = "4XX", body = Problem))
)]
pub(super) async fn make_codes(
    State(app): State<Arc<App>>,
    caller: Caller,
    client: Client,
    ValidJson(OwnPassword { password }): ValidJson<OwnPassword>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    let person = verify_own(&app, &caller, client, password).await?;
    let codes = (0..CODES).map(|_| RecoveryCode::random()).collect::<Result<Vec<_>, _>>()?;
    let hashes: Vec<Hash> = codes.iter().map(RecoveryCode::hash).collect();
    app.store.write(move |db| store::set_recovery_codes(db, person, &hashes)).await?;
    Ok(Json(RecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() }))
}

/// Be the person of an account whose password is forgotten, by a recovery code, which is used up; and take another password.
/// All other devices are signed out.
#[utoipa::path(
    post, path = "/api/recovery", tag = "people", request_body = Recovery,
    responses((status = 200, body = super::people::Me), (status = "4XX", body = Problem))
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
    client: Client,
    ValidJson(Recovery { login, code, password }): ValidJson<Recovery>,
) -> Result<Response, ApiError> {
    let password = checked_password(password)?;
    // However often others try its password or its codes, the owner of an account is let in by the right code.
    app.passwords.admit(client, &Tried::Nobodys)?;
    // It takes as long whether there is such an account or not.
    let password = hashed(&app, client, password).await?;
    let login = checked_login(&login).map_err(|_| ApiError::WrongCode)?;
    let code = RecoveryCode::read(&code).ok_or(ApiError::WrongCode)?.hash();
    let recovered = app
        .store
        .write(move |db| {
            let Some(person) = store::use_recovery_code(db, &login, &code)? else { return Ok(None) };
            store::set_password(db, person, &password)?;
            store::end_other_sessions(db, person, None)?;
            Ok(Some(person))
        })
        .await?;
    sign_in(&app, &headers, caller, recovered.ok_or(ApiError::WrongCode)?).await
}

/// Sign a device out.
#[utoipa::path(
    delete, path = "/api/me/sessions/{session}", tag = "people", params(("session" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn end_session(
    State(app): State<Arc<App>>,
    Path(session): Path<String>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let (person, session) = (caller.person()?.id, SessionId::new(session));
    let is_ended = app.store.write(move |db| store::end_session_of(db, person, &session, now())).await?;
    if is_ended { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::NoSession) }
}

/// Sign all devices out but this one.
#[utoipa::path(
    delete, path = "/api/me/sessions", tag = "people",
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let (person, this) = (caller.person()?.id, this_session(&caller));
    app.store.write(move |db| store::end_other_sessions(db, person, this.as_ref())).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn this_session(caller: &Caller) -> Option<TokenHash> {
    caller.session.as_ref().map(|session| session.hash())
}

/// The person who asks, if they know the password of their account.
async fn verify_own(
    app: &App,
    caller: &Caller,
    client: Client,
    password: String,
) -> Result<PersonId, ApiError> {
    let Person { id, login, .. } = caller.person()?;
    let login = login.clone().ok_or(ApiError::NoAccount)?;
    app.passwords.admit(client, &Tried::Own(*id))?;
    let account = app.store.read(move |db| store::account(db, &login)).await?;
    let verified = verified(app, client, account, password).await;
    verified
        .map_err(|error| if matches!(error, ApiError::WrongPassword) { ApiError::OldPassword } else { error })
}
