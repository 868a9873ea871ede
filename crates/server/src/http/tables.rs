//! Tables over HTTP: enough to play with nothing but `curl`.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Logged, Order, Refused, Settings, Table};
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};
use views::{Problem, RequestError, Snapshot, Stage, Summary};

use super::extract::{Caller, Language, Peer, TablePath, ValidJson, ValidQuery};
use super::json_text::JsonText;
use super::{App, address};
use crate::error::ApiError;
use crate::hub::{Joiner, LiveTable};
use crate::keys::{TableId, Token};
use crate::store::{self, Creator};
use crate::work::{Class, Client, network};

/// How many tables a list shows at the most.
const MOST_TABLES: usize = 100;
/// How many events an answer has at the most.
pub(super) const MOST_EVENTS: usize = 500;
/// How long an answer waits for something to happen at the most, in seconds.
const MOST_WAIT: u64 = 25;
/// The longest id of an order, in bytes.
const MOST_ID: usize = 64;

/// A new table.
#[derive(Serialize, ToSchema)]
pub(super) struct NewTable {
    /// Its name.
    #[schema(value_type = String)]
    id: TableId,
    /// Where anybody can watch.
    link: String,
    /// The seats for people.
    seats: Vec<Invitation>,
    /// What lets whoever made the table make others stand up before the game.
    #[schema(value_type = String)]
    host: Token,
}

/// What lets somebody sit down.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// The seat.
    seat: u8,
    /// What opens it. Whoever has it can act for the seat.
    #[schema(value_type = String)]
    token: Token,
    /// The same as a link to give to somebody. The token is behind the `#`, which browsers keep to
    /// themselves.
    link: String,
}

/// What somebody in a seat wants.
// Unknown fields are refused by `Order`, which gets all that are left.
#[derive(Deserialize, ToSchema)]
pub(super) struct Ordered {
    /// An id that the sender makes up, unique for the seat: an order that is sent again is executed once.
    #[serde(default)]
    pub(super) id: Option<String>,
    /// The seat, for somebody with several.
    #[serde(default)]
    pub(super) seat: Option<u8>,
    /// The order.
    #[serde(flatten)]
    pub(super) order: Order,
}

impl Ordered {
    /// The id, if it can be kept.
    pub(super) fn checked(self) -> Result<Ordered, ApiError> {
        let is_long = self.id.as_ref().is_some_and(|id| id.is_empty() || id.len() > MOST_ID);
        if is_long { Err(RequestError::OrderId.into()) } else { Ok(self) }
    }
}

/// An order was executed, and what it caused is on disk.
#[derive(Serialize, ToSchema)]
pub(super) struct Executed {
    /// The number of the last event that it caused.
    version: u64,
}

/// The name of a table.
#[derive(Serialize, ToSchema)]
pub(super) struct Named {
    /// The name.
    #[schema(value_type = String)]
    id: TableId,
}

/// Make a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = Settings,
    responses((status = 201, body = NewTable), (status = "4XX", body = Problem))
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    caller: Caller,
    ValidJson(settings): ValidJson<Settings>,
) -> Result<(StatusCode, Json<NewTable>), ApiError> {
    let address = network(Peer::of(&headers, Some(&peer), &app.config));
    let creator = Creator {
        person: caller.person.map(|person| person.id),
        address: Some(app.store.key().hash_address(address)),
    };
    let created = app.hub.create(settings, creator).await?;
    let link = link(&app, &headers, &created.id);
    let invite =
        |(seat, token): (u8, Token)| Invitation { seat, link: format!("{link}#{}", token.as_str()), token };
    let seats = created.tokens.into_iter().map(invite).collect();
    Ok((StatusCode::CREATED, Json(NewTable { id: created.id, seats, link, host: created.host })))
}

/// The address of a table.
fn link(app: &App, headers: &HeaderMap, id: &TableId) -> String {
    format!("{}/table/{id}", address::base(app, headers))
}

/// Which tables are listed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Those at this stage; otherwise those where people are still sitting down.
    stage: Option<Stage>,
}

/// The latest tables that are shown to everybody.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<Summary>), (status = "4XX", body = Problem))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    ValidQuery(which): ValidQuery<Which>,
) -> Result<Json<Vec<Box<RawValue>>>, ApiError> {
    let stage = which.stage.unwrap_or(Stage::Waiting);
    let found = app.store.read(move |db| store::listed(db, stage, MOST_TABLES)).await?;
    Ok(Json(found.into_iter().map(raw).collect::<Result<_, _>>()?))
}

/// JSON that was stored, as it is.
pub(super) fn raw(text: impl Into<String>) -> Result<Box<RawValue>, ApiError> {
    RawValue::from_string(text.into()).map_err(|error| {
        tracing::error!(%error, "what was stored is no JSON");
        ApiError::Failed
    })
}

/// A table as it stands, and which seats are the caller's.
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
    client: Client,
    Language(lang): Language,
) -> Result<JsonText, ApiError> {
    let (words, seats) = (Arc::clone(app.words(lang)), caller.seats(&app, &live).await?);
    let (table, viewer) = live.seen_by(&app.hub, seats).await?;
    let make = move || Ok::<_, ApiError>(Snapshot::new(live.id().as_str(), &table, viewer, &words));
    app.make(client, make).await
}

/// Which events are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of the last event that is known already.
    #[serde(default)]
    after: u64,
    /// How many seconds to wait until there is one, at the most.
    #[serde(default)]
    wait: u64,
}

/// What happened after an event.
#[utoipa::path(
    get, path = "/api/tables/{id}/events", tag = "tables", params(("id" = String, Path), Since),
    responses((status = 200, body = Vec<Logged>), (status = "4XX", body = Problem))
)]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    ValidQuery(since): ValidQuery<Since>,
) -> Result<Json<Vec<Box<RawValue>>>, ApiError> {
    wait(&app, &live, &since).await;
    let bodies = live.events(&app.store, since.after, MOST_EVENTS).await?;
    Ok(Json(bodies.into_iter().map(|body| raw(&*body)).collect::<Result<_, _>>()?))
}

async fn wait(app: &App, live: &LiveTable, since: &Since) {
    let until = Instant::now() + Duration::from_secs(since.wait.min(MOST_WAIT));
    let mut progress = live.subscribe();
    let news = progress.wait_for(|progress| progress.durable > since.after || progress.broken.is_some());
    // Whatever ends the waiting: the answer is what there is.
    let _ = timeout_at(until, async {
        tokio::select! {
            _ = news => {}
            () = app.stopped() => {}
        }
    })
    .await;
}

/// All moves that the rules allow now.
#[utoipa::path(
    get, path = "/api/tables/{id}/legal", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Vec<String>), (status = "4XX", body = Problem))
)]
pub(super) async fn legal(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    client: Client,
) -> Result<JsonText, ApiError> {
    let table = live.read_table(Table::clone).await?;
    app.make(client, move || Ok::<_, ApiError>(views::legal(&table))).await
}

/// The record of the game so far; once it is over, with the proof of its draws.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem))
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    client: Client,
) -> Result<Response, ApiError> {
    let record = live.read_table(Table::record).await?.ok_or(Refused::NotStarted)?;
    let record = app.hub.pool().run(Class::Request, client, move |_| record.write()).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// Say what a seat wants: sit down, start, make a move, take it back, and so on. The answer comes when it
/// is on disk.
#[utoipa::path(
    post, path = "/api/tables/{id}/orders", tag = "tables", params(("id" = String, Path)),
    request_body = Ordered,
    responses((status = 200, body = Executed), (status = "4XX", body = Problem))
)]
pub(super) async fn order(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
    client: Client,
    ValidJson(ordered): ValidJson<Ordered>,
) -> Result<Json<Executed>, ApiError> {
    let Ordered { id, seat, order } = ordered.checked()?;
    let seat = caller.seat(&app, &live, seat).await?;
    let version = live.order(&app.hub, client, seat, &order, id).await?;
    if let Order::Sit { .. } = order {
        remember(&app, &live, seat, &caller).await?;
    }
    Ok(Json(Executed { version }))
}

/// Who wants to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// The name.
    name: String,
}

/// A seat, and what opens it.
#[derive(Serialize, ToSchema)]
pub(super) struct Seated {
    /// The seat.
    seat: u8,
    /// The token.
    #[schema(value_type = String)]
    token: Token,
}

/// Sit down at a table that is listed, in the first free seat. An invitation to that seat is good no more. One person takes one
/// seat; without a session, whoever asks from one address is one person.
#[utoipa::path(
    post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = Newcomer,
    responses((status = 200, body = Seated), (status = "4XX", body = Problem))
)]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
    client: Client,
    ValidJson(newcomer): ValidJson<Newcomer>,
) -> Result<Json<Seated>, ApiError> {
    if !caller.seats(&app, &live).await?.is_empty() {
        return Err(ApiError::AlreadySeated);
    }
    let joiner = caller.person.as_ref().map_or(Joiner::Client(client), |person| Joiner::Person(person.id));
    let (seat, token) = live.join(&app.hub, joiner, &newcomer.name).await?;
    remember(&app, &live, seat, &caller).await?;
    Ok(Json(Seated { seat, token }))
}

/// Notes that a seat is that of the person who sat down there.
async fn remember(app: &App, live: &LiveTable, seat: u8, caller: &Caller) -> Result<(), ApiError> {
    let Some(person) = &caller.person else { return Ok(()) };
    let (number, person) = (live.number(), person.id);
    Ok(app.store.write(move |db| store::bind_seat(db, number, seat, person)).await?)
}

/// Play again with the same people, everybody one seat on. Whoever has a seat may ask; the tokens of the
/// seats stay the same.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Named), (status = "4XX", body = Problem))
)]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    caller: Caller,
) -> Result<Json<Named>, ApiError> {
    let seats = caller.seats(&app, &live).await?;
    match (seats.is_empty(), caller.token.is_some() || caller.person.is_some()) {
        (true, false) => return Err(ApiError::Unknown),
        (true, true) => return Err(ApiError::Forbidden),
        (false, _) => {}
    }
    Ok(Json(Named { id: app.hub.rematch(&live).await? }))
}

/// What opens a seat from now on.
#[derive(Serialize, ToSchema)]
pub(super) struct Renewed {
    /// The new token.
    #[schema(value_type = String)]
    token: Token,
}

/// Get another token for a seat of one's own; the one that was given away with the invitation opens it no
/// more.
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}/token", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Renewed), (status = "4XX", body = Problem))
)]
pub(super) async fn renew(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    caller: Caller,
) -> Result<Json<Renewed>, ApiError> {
    let seat = caller.seat(&app, &live, Some(seat)).await?;
    let token = Token::random()?;
    let (number, hash) = (live.number(), token.hash());
    app.store.write(move |db| store::renew_seat(db, number, seat, &hash)).await?;
    live.set_token(&app.hub, seat, hash)?;
    Ok(Json(Renewed { token }))
}

/// Make a guest stand up before the game. The answer opens their seat from now on, for another invitation: what they have opens it no
/// more. It takes the token that whoever made the table got (`Authorization: Bearer HOST`).
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Renewed), (status = "4XX", body = Problem))
)]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    Path((_, seat)): Path<(String, u8)>,
    caller: Caller,
) -> Result<Json<Renewed>, ApiError> {
    let host = caller.token.ok_or(ApiError::Unknown)?;
    if !live.is_host(&host) {
        return Err(ApiError::NotHost);
    }
    Ok(Json(Renewed { token: live.remove(&app.hub, seat).await? }))
}
