//! What whoever runs a server decides.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use crate::retention::Retention;
use crate::store::{LostKey, SharedStore, Tuning};

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 is any that is free.
    pub listen: SocketAddr,
    /// The folder of its store, and of what else it needs.
    pub data: PathBuf,
    /// The database that it shares with other nodes, instead of one in its folder.
    pub shared_store: Option<SharedStore>,
    /// What this node is called in logs; a random suffix tells each of its runs from the others.
    pub node: String,
    /// How the world reaches it, such as `https://games.example.org`. Links begin with it, and only
    /// pages from there may act for a person. Without it, that is the host which a request names.
    pub public_url: Option<String>,
    /// Whether a proxy in front of it tells who asks, in `X-Forwarded-For`.
    pub is_behind_proxy: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// How many threads bots think on, and how many other threads work on answers that take longer than a moment.
    pub threads: usize,
    /// How long a bot may think about a move.
    pub think_time: Duration,
    /// How long a turn of a bot takes at least where somebody looks on, who could not follow otherwise.
    pub bot_pace: Duration,
    /// After how long a table that nobody looks at leaves the memory.
    pub idle_after: Duration,
    /// How often a silent socket is asked whether it is still there.
    pub ping_every: Duration,
    /// How long a socket may take to read what it is sent.
    pub send_within: Duration,
    /// How long what nobody uses any more is kept.
    pub retention: Retention,
    /// What to do about tables whose secrets the key does not open.
    pub lost_key: LostKey,
    /// What tests set to make the store fail.
    pub tuning: Tuning,
}

/// How much anybody may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second of one seat or session, on average. Those of an address who show neither have a multiple of it, and so
    /// have all seats and sessions of an address together.
    pub requests: f64,
    /// Requests at once of one seat or session.
    pub burst: f64,
    /// Passwords tried a minute from one address.
    pub passwords: f64,
    /// Orders a second of one seat, and messages a second on one socket, on average.
    pub orders: f64,
    /// Connections at a time.
    pub connections: usize,
    /// Connections at a time from one address; 0 is without limit.
    pub connections_each: usize,
    /// Tables of one person, or from one address, at which the game has not begun; 0 is without limit.
    pub waiting_tables: usize,
    /// The largest body of a request, and the largest message on a socket, in bytes.
    pub body: usize,
    /// How long somebody who is connected may take to say what they want: the head of a request, or hello.
    pub patience: Duration,
    /// How long a request may take.
    pub time: Duration,
}

impl Config {
    /// A server with its store in this folder, for this machine alone.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            data: data.into(),
            shared_store: None,
            node: "node".to_owned(),
            public_url: None,
            is_behind_proxy: false,
            limits: Limits::default(),
            threads: std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
            think_time: Duration::from_secs(1),
            bot_pace: Duration::from_millis(800),
            idle_after: Duration::from_secs(600),
            ping_every: Duration::from_secs(25),
            send_within: Duration::from_secs(15),
            retention: Retention::default(),
            lost_key: LostKey::default(),
            tuning: Tuning::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 20.0,
            burst: 100.0,
            passwords: 10.0,
            orders: 20.0,
            connections: 50_000,
            connections_each: 1000,
            waiting_tables: 100,
            body: 16 * 1024,
            patience: Duration::from_secs(10),
            time: Duration::from_secs(30),
        }
    }
}
