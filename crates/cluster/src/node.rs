//! A node: a process `bastide serve` that shares the database with others, and reaches it over links that can fail.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use client::ServerAddress;
use load::{Launch, ServerProcess};

use crate::database::Database;
use crate::error::ClusterError;
use crate::proxy::{Link, Proxy};

/// By how much a clock that goes wrong goes wrong.
const SKEW: &str = "+5s";
/// How long a node may take to stop.
const STOP_WITHIN: Duration = Duration::from_secs(10);

/// A node. It ends when it is dropped.
pub struct Node {
    process: ServerProcess,
    /// To both servers of the database.
    links: [Proxy; 2],
}

/// What a node is to be like.
pub(crate) struct Plan<'a> {
    /// The program `bastide`.
    pub(crate) program: &'a Path,
    /// Where it and the others have their files.
    pub(crate) folder: &'a Path,
    /// What it is called.
    pub(crate) name: &'a str,
    /// The key that all nodes have.
    pub(crate) key: &'a Path,
    /// The servers of the database.
    pub(crate) database: [SocketAddr; 2],
    /// Where NATS is, if nodes are to tell each other through it.
    pub(crate) nats: Option<&'a str>,
    /// Whether its clock goes wrong.
    pub(crate) is_skewed: bool,
    /// Whether it reaches the database without a proxy: faster, and its links can't fail.
    pub(crate) is_direct: bool,
}

impl Node {
    pub(crate) async fn start(plan: Plan<'_>) -> Result<Node, ClusterError> {
        let [a, b] = plan.database;
        let links = [Proxy::start(vec![a]).await?, Proxy::start(vec![b]).await?];
        let url = Database::url(match plan.is_direct {
            true => plan.database,
            false => [links[0].address(), links[1].address()],
        });
        let mut launch = Launch::new(plan.program, &plan.folder.join(plan.name));
        let key = plan.key.display().to_string();
        let more = ["--store", &url, "--key", &key, "--node", plan.name, "--bot-pace", "0"];
        launch.arguments.extend(more.map(str::to_owned));
        launch
            .arguments
            .extend(plan.nats.into_iter().flat_map(|nats| ["--nats".to_owned(), nats.to_owned()]));
        launch.log = Some(plan.folder.join(plan.name).with_extension("log"));
        if plan.is_skewed
            && let Some(library) = faketime()
        {
            // Only the time of day is wrong: how long something takes can be told by any clock.
            let variables =
                [("LD_PRELOAD", &*library), ("FAKETIME", SKEW), ("FAKETIME_DONT_FAKE_MONOTONIC", "1")];
            launch.variables.extend(variables.map(|(name, value)| (name.to_owned(), value.to_owned())));
        }
        Ok(Node { process: ServerProcess::launch(launch).await?, links })
    }

    /// Where it is.
    pub fn address(&self) -> &ServerAddress {
        self.process.address()
    }

    /// How long it took from its start until it listened.
    pub fn took(&self) -> Duration {
        self.process.took()
    }

    /// Makes its links to the database fail, or heal.
    pub fn set_links(&self, link: Link) {
        self.links.iter().for_each(|proxy| proxy.set(link));
    }

    /// Asks it to stop; the answer is whether it did so in time.
    pub async fn stop(&mut self) -> Result<bool, ClusterError> {
        Ok(self.process.stop_within(STOP_WITHIN).await?.is_some())
    }

    /// Ends it at once, as a crash would.
    pub async fn kill(&mut self) -> Result<(), ClusterError> {
        Ok(self.process.kill().await?)
    }

    /// Starts it again where it was.
    pub async fn start_again(&mut self) -> Result<(), ClusterError> {
        Ok(self.process.start_again().await?)
    }

    /// It does nothing any more until it goes on, and does not know.
    pub fn suspend(&self) -> Result<(), ClusterError> {
        Ok(self.process.suspend()?)
    }

    /// It goes on after it was suspended.
    pub fn resume(&self) -> Result<(), ClusterError> {
        Ok(self.process.resume()?)
    }
}

/// The library that makes clocks go wrong, where it is installed.
fn faketime() -> Option<String> {
    let library = |folder: PathBuf| folder.join("faketime/libfaketimeMT.so.1");
    let folders = fs::read_dir("/usr/lib").ok()?;
    let found =
        folders.filter_map(|folder| Some(library(folder.ok()?.path()))).find(|library| library.exists());
    found.map(|library| library.display().to_string())
}
