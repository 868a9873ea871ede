//! People: guests at once, with an account if they like.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Millis;
use utoipa::ToSchema;
use views::{Problem, Summary};

use super::App;
use super::device::device;
use super::extract::{COOKIE, Caller, ValidJson};
use super::password::{Credentials, Tried, hashed, verified};
use super::tables::raw;
use crate::error::ApiError;
use crate::keys::{TableId, Token};
use crate::store::{self, Person, PersonId, Session, StoreError};
use crate::time::now;
use crate::work::Client;

/// How long a session lasts.
const SESSION: Millis = 180 * 24 * 60 * 60 * 1000;
/// How many tables a list shows at the most.
const MOST_TABLES: usize = 200;

/// A person.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// How they are called.
    name: String,
    /// The name of their account; a guest has none.
    login: Option<String>,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me { name: person.name.clone(), login: person.login.clone() }
    }
}

/// How somebody wants to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Introduction {
    /// The name.
    name: String,
}

/// A seat at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatToken {
    /// The name of the table.
    table: String,
    /// What opens the seat.
    #[schema(value_type = String)]
    token: Token,
}

/// A table at which one has a seat.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnTable {
    /// The seat.
    seat: u8,
    /// The table.
    #[schema(value_type = Summary)]
    table: Box<RawValue>,
}

/// Who I am.
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = "4XX", body = Problem))
)]
pub(super) async fn me(caller: Caller) -> Result<Json<Me>, ApiError> {
    Ok(Json(caller.person()?.into()))
}

/// Be somebody, as a guest: the answer sets a cookie.
#[utoipa::path(
    post, path = "/api/me", tag = "people", request_body = Introduction,
    responses((status = 201, body = Me), (status = "4XX", body = Problem))
)]
pub(super) async fn introduce(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    ValidJson(Introduction { name }): ValidJson<Introduction>,
) -> Result<Response, ApiError> {
    let name = table::name(&name).ok_or(table::Refused::Name)?;
    let token = Token::random()?;
    let (session, called) = (new_session(&token, &headers), name.clone());
    app.store
        .write(move |db| {
            let person = store::new_guest(db, &called, session.seen_at)?;
            store::new_session(db, &session, person, session.seen_at + SESSION)
        })
        .await?;
    Ok((StatusCode::CREATED, cookie(&app, Some(&token)), Json(Me { name, login: None })).into_response())
}

/// Delete me. My seats are nobody's then; my name stays in the games that I played.
#[utoipa::path(
    delete, path = "/api/me", tag = "people",
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let person = caller.person()?.id;
    app.store.write(move |db| store::forget(db, person)).await?;
    Ok((StatusCode::NO_CONTENT, cookie(&app, None)).into_response())
}

/// Keep my games over devices: an account with a password.
#[utoipa::path(
    post, path = "/api/me/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem))
)]
pub(super) async fn add_account(
    State(app): State<Arc<App>>,
    caller: Caller,
    client: Client,
    ValidJson(credentials): ValidJson<Credentials>,
) -> Result<Json<Me>, ApiError> {
    let person = caller.person()?;
    let Credentials { login, password } = credentials.checked()?;
    if person.login.is_some() {
        return Err(ApiError::HasAccount);
    }
    app.passwords.admit(client, &Tried::Nobodys)?;
    let hash = hashed(&app, client, password).await?;
    let (id, wanted) = (person.id, login.clone());
    let added = app.store.write(move |db| store::add_account(db, id, &wanted, &hash)).await;
    added.map_err(|error| match error {
        StoreError::Taken => ApiError::LoginTaken,
        StoreError::Conflict => ApiError::HasAccount,
        other => other.into(),
    })?;
    Ok(Json(Me { name: person.name.clone(), login: Some(login) }))
}

/// Be the person of an account. What I did as a guest before is theirs.
#[utoipa::path(
    post, path = "/api/session", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Problem))
)]
pub(super) async fn log_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
    client: Client,
    ValidJson(credentials): ValidJson<Credentials>,
) -> Result<Response, ApiError> {
    let Credentials { login, password } = credentials.checked().map_err(|_| ApiError::WrongPassword)?;
    app.passwords.admit(client, &Tried::Login(&login))?;
    let account = app.store.read(move |db| store::account(db, &login)).await?;
    let person = verified(&app, client, account, password).await?;
    sign_in(&app, &headers, caller, person).await
}

/// This device is that of a person from now on, who has shown who they are. What they did as a guest before is theirs.
pub(super) async fn sign_in(
    app: &App,
    headers: &HeaderMap,
    caller: Caller,
    person: PersonId,
) -> Result<Response, ApiError> {
    let token = Token::random()?;
    let (session, guest, before) =
        (new_session(&token, headers), caller.person.map(|guest| guest.id), caller.session);
    let now = session.seen_at;
    app.store
        .write(move |db| {
            if let Some(guest) = guest.filter(|guest| *guest != person) {
                store::join(db, guest, person)?;
            }
            if let Some(before) = before {
                store::end_session(db, &before.hash())?;
            }
            store::new_session(db, &session, person, now + SESSION)
        })
        .await?;
    let hash = token.hash();
    let found = app.store.read(move |db| store::who(db, &hash, now)).await?;
    let (me, _) = found.ok_or(ApiError::Failed)?;
    Ok((cookie(app, Some(&token)), Json(Me::from(&me))).into_response())
}

/// A session of the device that a request comes from.
fn new_session(token: &Token, headers: &HeaderMap) -> Session {
    Session { token: token.hash(), device: device(headers), seen_at: now() }
}

/// Be nobody again on this device.
#[utoipa::path(
    delete, path = "/api/session", tag = "people",
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn log_out(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    if let Some(session) = caller.session {
        app.store.write(move |db| store::end_session(db, &session.hash())).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie(&app, None)).into_response())
}

/// The tables at which I have a seat, the latest first.
#[utoipa::path(
    get, path = "/api/me/tables", tag = "people",
    responses((status = 200, body = Vec<OwnTable>), (status = "4XX", body = Problem))
)]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<OwnTable>>, ApiError> {
    let person = caller.person()?.id;
    let found = app.store.read(move |db| store::tables_of(db, person, MOST_TABLES)).await?;
    let tables = found.into_iter().map(|(seat, summary)| Ok(OwnTable { seat, table: raw(summary)? }));
    Ok(Json(tables.collect::<Result<_, ApiError>>()?))
}

/// A seat whose token I have is mine.
#[utoipa::path(
    post, path = "/api/me/seats", tag = "people", request_body = SeatToken,
    responses((status = 204), (status = "4XX", body = Problem))
)]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    caller: Caller,
    ValidJson(SeatToken { table, token }): ValidJson<SeatToken>,
) -> Result<StatusCode, ApiError> {
    let person = caller.person()?.id;
    let live = app.hub.find(&TableId::read(&table).ok_or(ApiError::NoTable)?).await?;
    let seat = live.seat_of(&app.hub, &token).await?.ok_or(ApiError::Forbidden)?;
    let number = live.number();
    app.store.write(move |db| store::bind_seat(db, number, seat, person)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The cookie of a session, or none any more. Scripts don't see it, and other sites can't use it. It is written by hand:
/// the crate cookie would bring seven others for this line.
fn cookie(app: &App, token: Option<&Token>) -> [(header::HeaderName, String); 1] {
    let is_secure = app.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    let secure = if is_secure { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token.as_str(), SESSION / 1000));
    [(
        header::SET_COOKIE,
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}"),
    )]
}
