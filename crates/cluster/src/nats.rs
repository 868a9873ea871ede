//! A server of NATS, private to whoever started it, through which nodes can tell each other what happens.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::sleep;

use crate::error::ClusterError;

/// How long it may take to start.
const START_WITHIN: Duration = Duration::from_secs(10);

/// A server of NATS. It ends when it is dropped.
pub struct Nats {
    address: SocketAddr,
    process: Child,
}

impl Nats {
    /// Starts one at a free port.
    pub async fn start() -> Result<Nats, ClusterError> {
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let nats = Nats { address, process: run(address)? };
        nats.listens().await?;
        Ok(nats)
    }

    /// The address for nodes.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Ends it at once. Nothing is kept in it that could be lost.
    pub async fn kill(&mut self) -> Result<(), ClusterError> {
        Ok(self.process.kill().await?)
    }

    /// Starts it again where it was.
    pub async fn start_again(&mut self) -> Result<(), ClusterError> {
        self.process = run(self.address)?;
        self.listens().await
    }

    async fn listens(&self) -> Result<(), ClusterError> {
        let start = Instant::now();
        while let Err(error) = TcpStream::connect(self.address).await {
            if start.elapsed() > START_WITHIN {
                return Err(error.into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

fn run(address: SocketAddr) -> Result<Child, ClusterError> {
    let port = address.port().to_string();
    let mut command = Command::new("setpriv");
    // It ends with whoever started it, also if that one is killed.
    command.args(["--pdeathsig", "KILL", "--", "nats-server", "--addr", "127.0.0.1", "--port", &port]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    Ok(command.spawn()?)
}
