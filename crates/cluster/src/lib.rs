//! Several nodes that share a database, on one machine: they are started, killed, suspended and cut off while many play, and in
//! the end all that clients did and saw is compared with what the database has.
//!
//! A [`Cluster`] is a [`Database`] (a primary and a synchronous standby of PostgreSQL), [`Node`]s that reach it over links which
//! can be made to fail, and a [`Proxy`] in front of them. [`Clients`] play at it. A [`History`] is what the clients of a table did
//! and saw, and [`check`] finds the promises that were broken. A [`Campaign`] puts [`Fault`]s and all of these together.

mod campaign;
mod checker;
mod clients;
mod cluster;
mod database;
mod error;
mod faults;
mod history;
mod nats;
mod node;
mod postgres;
mod proxy;

pub use campaign::{Campaign, Report, compare};
pub use checker::{Violation, check};
pub use clients::{Clients, Game, Moved};
pub use cluster::Cluster;
pub use database::Database;
pub use error::ClusterError;
pub use faults::{Fault, Outcome, inflict};
pub use history::{History, Step};
pub use nats::Nats;
pub use node::Node;
pub use proxy::{Link, Proxy};
