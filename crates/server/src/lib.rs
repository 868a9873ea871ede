//! Tables for people far apart: HTTP and WebSocket in front, a store that loses no move behind.
//!
//! A table ([`table::Table`]) knows what may happen. Here is what it takes to play it from anywhere: a
//! *store* that has every event on disk before anybody is told, a *hub* with the tables in memory, their
//! clocks and bots, and *HTTP* with who may ask for what. `docs/server.md` tells how to run it and what it
//! says; `THREATS.md` what it defends against.
//!
//! ```no_run
//! # async fn run() -> Result<(), server::StartError> {
//! let server = server::Server::start(server::Config::new("data")).await?;
//! println!("http://{}", server.address());
//! server.stop().await;
//! # Ok(())
//! # }
//! ```

pub mod admin;
mod bots;
mod cluster;
mod config;
mod error;
mod gzip;
mod http;
mod hub;
mod keys;
mod metrics;
mod retention;
mod server;
mod store;
mod time;
mod work;

pub use config::{Config, Limits};
pub use http::description;
pub use retention::Retention;
pub use server::{Server, StartError};
pub use store::{
    Checked, GivenKey, KeySource, Location, LostKey, SharedStore, StoreError, Tuning, backup, migrate,
    restore,
};
