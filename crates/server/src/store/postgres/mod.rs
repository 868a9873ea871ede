//! The store in PostgreSQL, which several nodes share.

mod append;
mod connection;
mod hosts;
mod lane;
mod listen;
mod readers;
mod schema;

use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use tokio::runtime::Handle;
use tokio_postgres::Client;

use super::database::{Database, Job};
use super::db::Db;
use super::error::StoreError;
use crate::cluster::FanOut;
use crate::metrics::Metrics;
use connection::Connection;
use lane::{Lane, PATIENCE, PAUSE};
use readers::Readers;

pub(crate) use hosts::Hosts;
pub(crate) use listen::{Notify, listen};

/// The connections that write: one for the logs of tables, one for all else, which is not to hold moves up. More for the logs would
/// not make them faster but slower: transactions with a notice commit one after the other, each with its wait for the standby, so
/// what counts is how much one of them brings.
const LANES: usize = 2;

/// What a thread that writes is sent.
type Jobs = Sender<Box<dyn Job>>;

/// A database in use.
pub(super) struct Postgres {
    /// None once the store is closed.
    lanes: Mutex<Option<Vec<Jobs>>>,
    writers: Mutex<Vec<JoinHandle<()>>>,
    readers: Readers,
}

/// A database that is up to date.
pub(super) struct Opened {
    hosts: Arc<Hosts>,
    runtime: Handle,
    pub(super) db: Connection,
}

impl Opened {
    /// Connects, and brings the database up to date.
    pub(super) fn open(url: &str, runtime: &Handle) -> Result<Opened, StoreError> {
        let hosts = Arc::new(Hosts::read(url)?);
        runtime.block_on(async {
            let mut client = connect_patiently(&hosts).await?;
            schema::migrate(&mut client).await
        })?;
        let db = Connection::open(&hosts, runtime)?;
        Ok(Opened { hosts, runtime: runtime.clone(), db })
    }

    /// Starts the threads that write.
    pub(super) fn start(
        self,
        node: &str,
        fan_out: Option<&Arc<dyn FanOut>>,
        metrics: &Arc<Metrics>,
    ) -> Result<Postgres, StoreError> {
        let Opened { hosts, runtime, db } = self;
        let (mut lanes, mut writers, mut first) = (Vec::new(), Vec::new(), Some(db));
        for number in 0..LANES {
            let lane = Lane {
                hosts: Arc::clone(&hosts),
                runtime: runtime.clone(),
                metrics: Arc::clone(metrics),
                node: node.to_owned(),
                fan_out: fan_out.cloned(),
                connection: first.take(),
            };
            let (jobs, waiting) = mpsc::channel();
            let writer = std::thread::Builder::new().name(format!("writer {number}"));
            writers.push(writer.spawn(move || lane.write(&waiting))?);
            lanes.push(jobs);
        }
        Ok(Postgres {
            lanes: Mutex::new(Some(lanes)),
            writers: Mutex::new(writers),
            readers: Readers::new(hosts, runtime),
        })
    }
}

/// Connects when a node starts: a standby may be about to take the place of the primary.
async fn connect_patiently(hosts: &Hosts) -> Result<Client, StoreError> {
    let start = Instant::now();
    loop {
        match connection::connect(hosts).await {
            Err(StoreError::Unavailable(reason)) if start.elapsed() < PATIENCE => {
                tracing::warn!(reason, "the database does not answer");
                tokio::time::sleep(PAUSE).await;
            }
            connected => return connected,
        }
    }
}

impl Database for Postgres {
    fn submit(&self, job: Box<dyn Job>) {
        let lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        let lane = usize::from(job.table().is_none());
        let refused = match lanes.as_ref().and_then(|lanes| lanes.get(lane)) {
            Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
            None => Some(job),
        };
        if let Some(job) = refused {
            job.answer(Err(StoreError::Closed));
        }
    }

    fn read(&self, look: &mut dyn FnMut(&dyn Db) -> Result<(), StoreError>) -> Result<(), StoreError> {
        self.readers.read(look)
    }

    fn close(&self) {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.readers.close();
        let writers = std::mem::take(&mut *self.writers.lock().unwrap_or_else(PoisonError::into_inner));
        for writer in writers {
            if writer.join().is_err() {
                tracing::error!("a writer ended early");
            }
        }
    }
}
