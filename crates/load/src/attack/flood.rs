//! The same few things over and over, on many connections at once.

use std::sync::Arc;
use std::time::Duration;

use client::{Http, Method, ServerAddress};
use hyper::body::Bytes;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};

use super::target::{Tally, Target};
use crate::error::LoadError;

/// How many requests are sent in all: more than any limit lets through in the time there is.
const MOST_REQUESTS: usize = 100_000;
/// How many connections the attacker has.
const CONNECTIONS: usize = 32;
/// How many requests a second are sent: many times what one may, and few enough that the attacker, who has the same processor
/// here as the server, does not take it away by themselves.
const RATE: usize = 200;
/// After how long an attacker gives an answer up. What the server began for it then is what they are after.
const PATIENCE: Duration = Duration::from_secs(1);

/// A request that is sent again and again.
pub(super) struct Request {
    pub(super) method: Method,
    pub(super) path: String,
    pub(super) token: Option<String>,
    pub(super) body: Bytes,
}

impl Request {
    pub(super) fn get(path: impl Into<String>) -> Request {
        Request { method: Method::GET, path: path.into(), token: None, body: Bytes::new() }
    }

    pub(super) fn post(path: impl Into<String>, body: impl Into<Bytes>) -> Request {
        Request { method: Method::POST, path: path.into(), token: None, body: body.into() }
    }
}

/// Sends the requests in turn, and never ends.
pub(super) async fn flood(target: &Target, requests: Vec<Request>) -> Result<(), LoadError> {
    let requests: Arc<[Request]> = requests.into();
    let mut workers = JoinSet::new();
    for first in 0..CONNECTIONS {
        let (address, tally) = (target.address.clone(), Arc::clone(&target.tally));
        let requests = Arc::clone(&requests);
        let numbers = (first..MOST_REQUESTS).step_by(CONNECTIONS);
        let pace = pace(RATE, CONNECTIONS, first);
        workers.spawn(async move { send(&address, &tally, &requests, numbers, pace).await });
    }
    target.begin();
    workers.join_all().await;
    std::future::pending().await
}

async fn send(
    address: &ServerAddress,
    tally: &Tally,
    requests: &[Request],
    numbers: impl Iterator<Item = usize>,
    mut pace: Interval,
) {
    let mut connection = None;
    for number in numbers {
        pace.tick().await;
        let Some(request) = requests.get(number % requests.len().max(1)) else { return };
        connection = match timeout(PATIENCE, send_one(address, connection.take(), request, tally)).await {
            Ok(Some(kept)) => Some(kept),
            Ok(None) | Err(_) => {
                tally.break_off();
                None
            }
        };
    }
}

/// Sends a request; the answer is the connection, if it can be used again.
async fn send_one(
    address: &ServerAddress,
    connection: Option<Http>,
    request: &Request,
    tally: &Tally,
) -> Option<Http> {
    let mut http = match connection {
        Some(http) => http,
        None => Http::connect(address).await.ok()?,
    };
    let bearer = request.token.as_ref().map(|token| format!("Bearer {token}"));
    let headers: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
    let answer =
        http.ask(request.method.clone(), &request.path, &headers, request.body.clone()).await.ok()?;
    tally.count(answer.status);
    Some(http)
}

/// When this one of so many workers is to do something, so that all together do so much a second: one after the other, since a
/// crowd that wakes up at once would keep bystanders waiting here, not at the server.
pub(super) fn pace(rate: usize, workers: usize, worker: usize) -> Interval {
    let seconds = |turns: usize| Duration::from_secs_f64(turns as f64 / rate.max(1) as f64);
    let mut pace = interval_at(Instant::now() + seconds(worker), seconds(workers));
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pace
}
