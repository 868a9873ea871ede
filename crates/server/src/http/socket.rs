//! A table over a WebSocket: orders in, events out, as they happen.
//!
//! The first message of a client says how far it is and which tokens it has; from then on it gets every
//! event after that, once and in order. Nothing is queued for it: whenever it has taken what it was sent,
//! it gets what is new by then. One that takes too long is dropped, and can come back and go on.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use table::Reaction;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};
use views::{Presence, Problem, RequestError};
use words::{Lang, Words};

use super::App;
use super::accept::ConnectionPermit;
use super::extract::{Caller, Language, TablePath, choose};
use super::limit::MessageLimiter;
use super::messages::{FromServer, ToServer};
use super::order_limits::SeatKey;
use super::problem::problem;
use super::tables::{MOST_EVENTS, Ordered};
use crate::error::ApiError;
use crate::hub::{LiveTable, Progress, Shown};
use crate::keys::Token;
use crate::store::Body;
use crate::time::now;
use crate::work::Client;

/// How many seats one device can play for.
const MOST_SEATS: usize = 8;
/// How much is read at a time, in bytes: messages are small, and there may be many sockets.
const READ_AT_ONCE: usize = 2 * 1024;

/// The codes with which a socket is closed, and what a client makes of them.
mod code {
    /// A malformed message. Don't come back with it.
    pub(super) const BAD: u16 = 1008;
    /// The server stops, or starts again: come back.
    pub(super) const RESTART: u16 = 1012;
    /// Something went wrong at the table: come back.
    pub(super) const AGAIN: u16 = 1013;
}

/// Follow a table, and say what its seats want. The messages are `ToServer` and `FromServer`.
#[utoipa::path(
    get, path = "/api/tables/{id}/socket", tag = "tables", params(("id" = String, Path)),
    responses((status = 101, description = "A WebSocket"), (status = "4XX", body = Problem))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    TablePath(live): TablePath,
    Extension(permit): Extension<ConnectionPermit>,
    caller: Caller,
    client: Client,
    Language(lang): Language,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let opened = live.subscribe().borrow().durable;
    let seats = caller.seats(&app, &live).await?;
    let most = app.config.limits.body;
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        if let Err(Close(code, reason)) = serve(&app, &live, socket, client, seats, opened, lang).await {
            tracing::debug!(code, reason, "a socket was closed");
        }
        app.metrics.sockets.dec();
        drop(permit);
    }))
}

/// Why a connection is closed: a code for the client, and the reason for the log.
struct Close(u16, &'static str);

/// A connection to one client.
struct Connection<'a> {
    app: &'a Arc<App>,
    live: &'a Arc<LiveTable>,
    socket: WebSocket,
    client: Client,
    seats: Vec<u8>,
    /// The last event before the seats were opened.
    opened: u64,
    lang: Lang,
    /// The last event that was sent.
    have: u64,
    presence: Option<Presence>,
    messages: MessageLimiter,
    is_alive: bool,
}

/// Reads the hello, then serves the connection until one side closes it.
async fn serve(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    socket: WebSocket,
    client: Client,
    seats: Vec<u8>,
    opened: u64,
    lang: Lang,
) -> Result<(), Close> {
    let messages = MessageLimiter::new(app.config.limits.orders);
    let (have, presence, is_alive) = (0, None, true);
    let mut connection =
        Connection { app, live, socket, client, seats, opened, lang, have, presence, messages, is_alive };
    let end = match connection.hello().await {
        Ok(()) => {
            let end = connection.run().await;
            live.disconnect(&app.hub, &connection.seats);
            end
        }
        Err(end) => Err(end),
    };
    if let Err(Close(code, reason)) = &end {
        let close = CloseFrame { code: *code, reason: Utf8Bytes::from_static(reason) };
        // Whoever does not listen any more is not told.
        let _ = timeout(Duration::from_secs(1), connection.socket.send(Message::Close(Some(close)))).await;
    }
    end
}

impl Connection<'_> {
    async fn hello(&mut self) -> Result<(), Close> {
        let first = timeout(self.app.config.limits.patience, self.socket.recv())
            .await
            .map_err(|_| Close(code::BAD, "no hello"))?;
        let Some(Ok(Message::Text(text))) = first else { return Err(Close(code::BAD, "no hello")) };
        let Ok(ToServer::Hello(hello)) = serde_json::from_str(&text) else {
            return Err(Close(code::BAD, "no hello"));
        };
        self.open_seats(&hello.tokens).await?;
        self.lang = hello.lang.as_deref().and_then(Lang::from_code).unwrap_or(self.lang);
        let version = self.live.subscribe().borrow().durable;
        if hello.has_diverged {
            self.app.metrics.diverged.inc();
        }
        // One who has more than there is has it from before an older copy was restored, and starts over.
        self.have = if hello.have > version { 0 } else { hello.have };
        self.live.connect(&self.app.hub, &self.seats).map_err(|_| Close(code::AGAIN, "the table failed"))?;
        let (table, seats) = (self.live.id().clone(), self.seats.clone());
        let expires_at = self.live.expires_at(&self.app.hub);
        let expires_at = expires_at.map_err(|_| Close(code::AGAIN, "the table failed"))?;
        let welcome = FromServer::Welcome { table, version, seats, now: now(), expires_at };
        self.send(&welcome).await.inspect_err(|_| self.live.disconnect(&self.app.hub, &self.seats))
    }

    /// Adds the seats that tokens open; a wrong one closes the connection.
    async fn open_seats(&mut self, tokens: &[Token]) -> Result<(), Close> {
        if tokens.len() > MOST_SEATS {
            return Err(Close(code::BAD, "too many tokens"));
        }
        for token in tokens {
            let seat = self.live.seat_of(&self.app.hub, token).await;
            let seat = seat.map_err(|_| Close(code::AGAIN, "the table failed"))?;
            self.seats.push(seat.ok_or(Close(code::BAD, "a wrong token"))?);
            self.app.requests.remember(&token.hash());
        }
        self.seats.sort_unstable();
        self.seats.dedup();
        Ok(())
    }

    /// Sends events and receives orders, until one side closes the connection.
    async fn run(&mut self) -> Result<(), Close> {
        let mut progress = self.live.subscribe();
        let mut reactions = self.live.reactions();
        let mut stopped = pin!(self.app.stopped());
        let mut pings = interval(self.app.config.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        progress.mark_changed();
        loop {
            tokio::select! {
                () = &mut stopped => return Err(Close(code::RESTART, "the server stops")),
                changed = progress.changed() => {
                    changed.map_err(|_| Close(code::AGAIN, "the table is gone"))?;
                    self.send_new_events(&mut progress).await?;
                }
                shown = reactions.recv() => match shown {
                    Ok(Shown { seat, reaction }) => self.send(&FromServer::Reaction { seat, reaction }).await?,
                    // Whoever is slow misses some.
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return Err(Close(code::AGAIN, "the table is gone")),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.receive(message).await?,
                    Some(Err(_)) | None => return Ok(()),
                },
                _ = pings.tick() => self.ping().await?,
            }
        }
    }

    /// Sends all that is new by now.
    async fn send_new_events(&mut self, progress: &mut watch::Receiver<Progress>) -> Result<(), Close> {
        let Progress { durable, state_hash, broken, .. } = progress.borrow_and_update().clone();
        while self.have < durable {
            let news = self.live.events(&self.app.store, self.have, MOST_EVENTS).await;
            let news = news.map_err(|_| Close(code::AGAIN, "the table failed"))?;
            if news.is_empty() {
                return Err(Close(code::AGAIN, "the table failed"));
            }
            self.have += news.len() as u64;
            let hash = if self.have == durable { state_hash.clone() } else { None };
            self.send(&events(news, hash)?).await?;
        }
        if broken.is_some() {
            return Err(Close(code::AGAIN, "the table failed"));
        }
        if self.is_removed().map_err(|_| Close(code::AGAIN, "the table failed"))? {
            return Err(Close(code::AGAIN, "removed"));
        }
        self.send_presence().await
    }

    /// Whether somebody whose seats this connection has was made to stand up.
    fn is_removed(&self) -> Result<bool, ApiError> {
        self.live.is_removed(&self.seats, self.opened)
    }

    async fn send_presence(&mut self) -> Result<(), Close> {
        let presence = self.live.presence().map_err(|_| Close(code::AGAIN, "the table failed"))?;
        if self.presence.as_ref() != Some(&presence) {
            self.presence = Some(presence.clone());
            self.send(&FromServer::Presence(presence)).await?;
        }
        Ok(())
    }

    async fn receive(&mut self, message: Message) -> Result<(), Close> {
        self.is_alive = true;
        let text = match message {
            Message::Text(text) => text,
            // Answered by the library.
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return Err(Close(code::BAD, "not text")),
            // The library answers; the next thing heard is the end.
            Message::Close(_) => return Ok(()),
        };
        // Whoever sends too much is read more slowly.
        wait(self.app, self.messages.wait()).await?;
        let answer = match serde_json::from_str(&text) {
            Ok(ToServer::Order(ordered)) => self.order(ordered).await,
            Ok(ToServer::React { seat, reaction }) => match self.react(seat, reaction) {
                Ok(()) => return Ok(()),
                Err(error) => self.refuse(None, &error),
            },
            Ok(ToServer::Ping {}) => FromServer::Pong { now: now() },
            Ok(ToServer::Hello(_)) => return Err(Close(code::BAD, "hello twice")),
            Err(error) => self.refuse(None, &ApiError::from(RequestError::Malformed(error.to_string()))),
        };
        self.send(&answer).await
    }

    async fn order(&mut self, ordered: Ordered) -> FromServer {
        let id = ordered.id.clone();
        match self.execute(ordered).await {
            Ok(version) => FromServer::Ack { id, version },
            Err(error) => self.refuse(id, &error),
        }
    }

    async fn execute(&mut self, ordered: Ordered) -> Result<u64, ApiError> {
        let Ordered { id, seat, order } = ordered.checked()?;
        let seat = choose(&self.seats, seat)?;
        if self.is_removed()? {
            return Err(ApiError::Forbidden);
        }
        // Whoever has many sockets is heard no more often.
        let key = SeatKey { table: self.live.number(), seat };
        wait(self.app, self.app.orders.wait(key, self.client)).await.map_err(|_| ApiError::Failed)?;
        self.live.order(&self.app.hub, self.client, seat, &order, id).await
    }

    fn react(&self, seat: Option<u8>, reaction: Reaction) -> Result<(), ApiError> {
        let seat = choose(&self.seats, seat)?;
        self.live.react(&self.app.hub, Shown { seat, reaction })
    }

    fn refuse(&self, id: Option<String>, error: &ApiError) -> FromServer {
        FromServer::Refused { id, problem: problem(error, self.words()) }
    }

    fn words(&self) -> &Words {
        self.app.words(self.lang)
    }

    /// Asks whether the client is still there; one that has not been heard of since the last time is not.
    async fn ping(&mut self) -> Result<(), Close> {
        if !self.is_alive {
            return Err(Close(code::AGAIN, "silent"));
        }
        self.is_alive = false;
        self.send_message(Message::Ping(axum::body::Bytes::new())).await
    }

    async fn send(&mut self, what: &FromServer) -> Result<(), Close> {
        let text = serde_json::to_string(what).map_err(|_| Close(code::AGAIN, "not to be said"))?;
        self.send_message(Message::Text(text.into())).await
    }

    async fn send_message(&mut self, message: Message) -> Result<(), Close> {
        match timeout(self.app.config.send_within, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Close(code::AGAIN, "gone")),
            Err(_) => {
                self.app.metrics.slow_sockets.inc();
                Err(Close(code::AGAIN, "too slow"))
            }
        }
    }
}

fn events(bodies: Vec<Body>, hash: Option<String>) -> Result<FromServer, Close> {
    let events = bodies.into_iter().map(|body| super::tables::raw(&*body)).collect::<Result<_, _>>();
    Ok(FromServer::Events { events: events.map_err(|_| Close(code::AGAIN, "the table failed"))?, hash })
}

/// Waits until it is somebody's turn, unless the server stops.
async fn wait(app: &App, turn: impl Future<Output = ()>) -> Result<(), Close> {
    tokio::select! {
        () = turn => Ok(()),
        () = app.stopped() => Err(Close(code::RESTART, "the server stops")),
    }
}
