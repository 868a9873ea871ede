//! A whole cluster on this machine.

use std::fs::{self, File};
use std::io::Read;
use std::net::SocketAddr;
use std::path::Path;

use client::ServerAddress;
use tokio::net::lookup_host;

use crate::database::Database;
use crate::error::ClusterError;
use crate::nats::Nats;
use crate::node::{Node, Plan};
use crate::proxy::Proxy;

/// What the nodes are called. The clock of the last goes wrong, where that can be done.
const NAMES: [&str; 3] = ["one", "two", "three"];

/// A database with a standby, three nodes that share it, and a proxy in front of them.
pub struct Cluster {
    nodes: Vec<Node>,
    database: Database,
    nats: Option<Nats>,
    front: Proxy,
}

impl Cluster {
    /// Starts all of it. Data folders and logs of the nodes are in this folder.
    pub async fn start(program: &Path, folder: &Path) -> Result<Cluster, ClusterError> {
        Cluster::start_with(program, folder, None, false).await
    }

    /// The same where nodes tell each other through NATS, or reach the database without a proxy, which is faster.
    pub async fn start_with(
        program: &Path,
        folder: &Path,
        nats: Option<Nats>,
        is_direct: bool,
    ) -> Result<Cluster, ClusterError> {
        fs::create_dir_all(folder)?;
        let key = folder.join("key");
        let mut random = [0; 32];
        File::open("/dev/urandom")?.read_exact(&mut random)?;
        fs::write(&key, random)?;
        let database = Database::start().await?;
        let url = nats.as_ref().map(Nats::url);
        let mut nodes = Vec::new();
        for (at, name) in NAMES.into_iter().enumerate() {
            let is_skewed = at + 1 == NAMES.len();
            let (key, database) = (&*key, database.addresses());
            let nats = url.as_deref();
            let plan = Plan { program, folder, name, key, database, nats, is_skewed, is_direct };
            nodes.push(Node::start(plan).await?);
        }
        let mut addresses = Vec::new();
        for node in &nodes {
            addresses.push(socket_address(node.address()).await?);
        }
        Ok(Cluster { nodes, database, nats, front: Proxy::start(addresses).await? })
    }

    /// The nodes.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes, to do something to them.
    pub fn nodes_mut(&mut self) -> &mut [Node] {
        &mut self.nodes
    }

    /// The database.
    pub fn database(&self) -> &Database {
        &self.database
    }

    /// The database, to do something to it.
    pub fn database_mut(&mut self) -> &mut Database {
        &mut self.database
    }

    /// The server of NATS, if there is one, to do something to it.
    pub fn nats_mut(&mut self) -> Option<&mut Nats> {
        self.nats.as_mut()
    }

    /// Where the proxy is that leads to any of the nodes.
    pub fn front(&self) -> SocketAddr {
        self.front.address()
    }

    /// Where the nodes are.
    pub fn addresses(&self) -> Vec<ServerAddress> {
        self.nodes.iter().map(|node| node.address().clone()).collect()
    }
}

async fn socket_address(address: &ServerAddress) -> Result<SocketAddr, ClusterError> {
    let none = || std::io::Error::from(std::io::ErrorKind::NotFound);
    Ok(lookup_host(address.authority()).await?.next().ok_or_else(none)?)
}
