//! A server from start to stop.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use data_encoding::HEXLOWER;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::admin::Admin;
use crate::cluster::{Cluster, FanOut, Heard, Nats, WAITING};
use crate::config::Config;
use crate::http::{self, App};
use crate::hub::Hub;
use crate::keys::random;
use crate::metrics::Metrics;
use crate::store::{Hosts, Notify, Store, StoreError, listen, make_folder};
use crate::work::Pool;

/// How long those who are connected have to go when the server stops.
const GO_WITHIN: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    resumed: usize,
    hub: Arc<Hub>,
    store: Arc<Store>,
    pool: Arc<Pool>,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    time: JoinHandle<()>,
    expiry: JoinHandle<()>,
    /// What has to do with other nodes, if there are any.
    nodes: Option<[JoinHandle<()>; 2]>,
    admin: Option<Admin>,
    /// Ends when nobody is connected any more.
    connected: mpsc::Receiver<()>,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The threads that do the work can't be started.
    #[error("threads: {0}")]
    Threads(std::io::Error),
    /// The address can't be listened on.
    #[error("{address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// Opens the store; and if other nodes have it too, begins to hear of them.
async fn open(config: &Config, metrics: &Arc<Metrics>) -> Result<Opened, StoreError> {
    let Some(shared) = config.shared_store.clone() else {
        let store = Store::open(&config.data, Arc::clone(metrics), config.lost_key, &config.tuning)?;
        return Ok((store, Cluster::alone(Arc::clone(metrics)), None));
    };
    // What administrators ask with is there.
    make_folder(&config.data)?;
    let name = format!("{}-{}", config.node, HEXLOWER.encode(&random::<4>()?));
    let (tell, heard) = mpsc::channel(WAITING);
    let nats: Option<Arc<dyn FanOut>> = match &shared.nats {
        Some(url) => Some(Arc::new(Nats::connect(url, &name, tell.clone(), Arc::clone(metrics)).await?)),
        None => None,
    };
    let listening = Hosts::read(&shared.url)?;
    let (node, lost, figures, other) = (name.clone(), config.lost_key, Arc::clone(metrics), nats.clone());
    let connect = move || Store::connect(&shared, &node, other.as_ref(), &figures, lost);
    let opening = tokio::task::spawn_blocking(connect).await;
    let store = opening.map_err(|error| StoreError::Failed(error.to_string()))??;
    let fan_out = nats.unwrap_or_else(|| {
        tokio::spawn(listen(listening, name.clone(), tell, Arc::clone(metrics)));
        Arc::new(Notify(Arc::clone(&store)))
    });
    Ok((store, Cluster::new(name, fan_out, Arc::clone(metrics)), Some(heard)))
}

/// A store, the other nodes that have it, and what is heard of them.
type Opened = (Arc<Store>, Cluster, Option<mpsc::Receiver<Heard>>);

impl Server {
    /// Opens the store, takes up the tables that were being played, and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let metrics = Arc::new(Metrics::new());
        let (store, cluster, heard) = open(&config, &metrics).await?;
        let listen = |error| StartError::Listen { address: config.listen, error };
        let listener = http::listen(config.listen).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;

        http::prepare_pictures();
        let pool = Arc::new(Pool::start(config.threads, &metrics).map_err(StartError::Threads)?);
        let hub = Hub::new(Arc::clone(&store), cluster, Arc::clone(&metrics), Arc::clone(&pool), &config);
        let resuming = Arc::clone(&hub);
        let resumed = tokio::task::spawn_blocking(move || resuming.resume()).await;
        let resumed = resumed.map_err(|error| StoreError::Failed(error.to_string()))??;
        let time = tokio::spawn(Arc::clone(&hub).keep_time());
        let expiry = tokio::spawn(Arc::clone(&hub).expire_regularly());
        if heard.is_some() {
            hub.begin_lease().await?;
        }
        let nodes = heard.map(|heard| {
            let following = tokio::spawn(Arc::clone(&hub).follow_others(heard));
            [following, tokio::spawn(Arc::clone(&hub).keep_lease())]
        });
        // A folder with a very long name has no socket; the server does without.
        let admin = Admin::listen(&config.data, Arc::clone(&hub))
            .inspect_err(|error| tracing::warn!(%error, "there is no socket for administrators"))
            .ok();

        let (stop, stopping) = watch::channel(false);
        let (open, connected) = mpsc::channel(1);
        let app = App::new(Arc::clone(&hub), metrics, config, stopping, open);
        let accepting = tokio::spawn(http::accept(listener, http::router(&app), app));
        tracing::info!(%address, resumed, "listening");
        Ok(Server {
            address,
            resumed,
            hub,
            store,
            pool,
            stop,
            accepting,
            time,
            expiry,
            nodes,
            admin,
            connected,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many tables were taken up at the start.
    pub fn resumed(&self) -> usize {
        self.resumed
    }

    /// Takes no more connections, answers what was asked as far as it takes no work, closes the sockets and then the
    /// store. Work that is being done is cancelled.
    pub async fn stop(mut self) {
        tracing::info!("stopping");
        self.stop.send_replace(true);
        self.pool.close();
        // A task that ended early has nothing to finish.
        let _ = self.accepting.await;
        if let Some(nodes) = &self.nodes {
            nodes.iter().for_each(JoinHandle::abort);
        }
        // Clients come back at once, to another node, which is to look after their tables.
        self.hub.end_lease().await;
        self.time.abort();
        self.expiry.abort();
        if let Some(admin) = self.admin {
            admin.close();
        }
        if tokio::time::timeout(GO_WITHIN, self.connected.recv()).await.is_err() {
            tracing::warn!("somebody is still connected");
        }
        let store = Arc::clone(&self.store);
        let _ = tokio::task::spawn_blocking(move || store.close()).await;
        tracing::info!("stopped");
    }
}
