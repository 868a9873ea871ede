//! The database that nodes share: a primary, and a standby that has all that was acknowledged.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::time::sleep;
use tokio_postgres::Client;

use crate::error::ClusterError;
use crate::postgres::{NAME, Postgres, give};

/// How long a standby may take until it has all that the primary has.
const FOLLOW_WITHIN: Duration = Duration::from_secs(30);
/// Whether a standby has all of it.
const IS_FOLLOWED: &str = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";

/// Two servers of PostgreSQL in a temporary folder: a primary and its synchronous standby. They end when it is dropped.
pub struct Database {
    servers: [Postgres; 2],
    /// Which of them is the primary.
    primary: usize,
    // Dropped after the servers that write there.
    _folder: TempDir,
}

impl Database {
    /// Makes an empty database, with a standby.
    pub async fn start() -> Result<Database, ClusterError> {
        let folder = tempfile::Builder::new().prefix("bastide-database-").tempdir()?;
        give(folder.path())?;
        let server = |name| Postgres::new(folder.path().join(name));
        let servers = [server("a")?, server("b")?];
        let mut database = Database { servers, primary: 0, _folder: folder };
        let primary = database.primary_mut();
        primary.init().await?;
        primary.start().await?;
        primary.connect("postgres").await?.batch_execute(&format!("CREATE DATABASE {NAME}")).await?;
        database.start_standby().await?;
        Ok(database)
    }

    /// Where both servers listen; which of them is the primary may change.
    pub fn addresses(&self) -> [SocketAddr; 2] {
        [self.servers[0].address(), self.servers[1].address()]
    }

    /// The address for nodes that reach the servers at these addresses.
    pub fn url(addresses: [SocketAddr; 2]) -> String {
        format!("postgres://{NAME}@{},{}/{NAME}", addresses[0], addresses[1])
    }

    /// Ends the primary at once, as a power failure would.
    pub async fn kill_primary(&mut self) {
        self.primary_mut().kill().await;
    }

    /// From now on the primary acknowledges what the standby never gets: a database that does not keep its promise. For tests of
    /// whoever is to find that out.
    pub async fn lie(&mut self) -> Result<(), ClusterError> {
        self.standby_mut().kill().await;
        self.servers[self.primary].configure(false)
    }

    /// The standby becomes the primary. There is no standby then.
    pub async fn promote_standby(&mut self) -> Result<(), ClusterError> {
        if !self.standby_mut().is_running() {
            self.standby_mut().start().await?;
        }
        self.standby_mut().promote().await?;
        self.primary = 1 - self.primary;
        Ok(())
    }

    /// Makes a new standby in place of the other server, and waits until it has all that the primary has.
    pub async fn start_standby(&mut self) -> Result<(), ClusterError> {
        self.standby_mut().kill().await;
        let (primary, standby) = (self.primary, 1 - self.primary);
        self.servers[standby].copy(&self.servers[primary]).await?;
        self.standby_mut().start().await?;
        self.servers[primary].configure(true)?;
        self.await_standby().await
    }

    /// Ends both servers at once.
    pub async fn kill(&mut self) {
        for server in &mut self.servers {
            server.kill().await;
        }
    }

    /// Starts both servers again.
    pub async fn start_again(&mut self) -> Result<(), ClusterError> {
        self.primary_mut().start().await?;
        self.standby_mut().start().await?;
        self.await_standby().await
    }

    /// Waits until nothing is acknowledged any more that the standby does not have.
    async fn await_standby(&self) -> Result<(), ClusterError> {
        let (start, primary) = (Instant::now(), &self.servers[self.primary]);
        let client = primary.connect("postgres").await?;
        while client.query_one(IS_FOLLOWED, &[]).await?.get::<_, i64>(0) == 0 {
            if start.elapsed() > FOLLOW_WITHIN {
                return Err(ClusterError::Late { log: self.servers[1 - self.primary].log() });
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// A connection to the primary.
    pub async fn connect(&self) -> Result<Client, ClusterError> {
        self.servers[self.primary].connect(NAME).await
    }

    fn primary_mut(&mut self) -> &mut Postgres {
        &mut self.servers[self.primary]
    }

    fn standby_mut(&mut self) -> &mut Postgres {
        &mut self.servers[1 - self.primary]
    }
}
