//! What can go wrong in a cluster, and for how long that may keep tables from moving.

use std::fmt;
use std::time::{Duration, Instant};

use bots::Rng;
use tokio::time::sleep;

use crate::clients::{Clients, Moved};
use crate::cluster::Cluster;
use crate::error::ClusterError;
use crate::proxy::Link;

/// How long it takes to find out that a primary is gone.
const NOTICE_AFTER: Duration = Duration::from_secs(1);
/// By how much links are delayed.
const DELAY: Duration = Duration::from_millis(300);
/// How long a fault lasts at least: a lease is over after 2 s.
const LASTS: Duration = Duration::from_millis(2500);
/// How long tables are waited for at the most.
const LIMIT: Duration = Duration::from_secs(60);

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A node is killed, and started again later.
    KillNode(usize),
    /// A node is asked to stop, and started again later, as for an upgrade.
    StopNode(usize),
    /// A node does nothing for longer than its lease, and goes on without knowing.
    SuspendNode(usize),
    /// The links between a node and the database fail for a while.
    Links(usize, Link),
    /// The primary is killed, the standby becomes the primary, and there is a new standby later.
    KillPrimary,
    /// The server of NATS is killed, if there is one, and started again later.
    KillNats,
    /// Everything is killed, and started again.
    RestartAll,
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::KillNode(node) => write!(to, "node {node} is killed"),
            Fault::StopNode(node) => write!(to, "node {node} stops"),
            Fault::SuspendNode(node) => write!(to, "node {node} is suspended"),
            Fault::Links(node, Link::Delayed(delay)) => {
                write!(to, "links of node {node} are {} ms slower", delay.as_millis())
            }
            Fault::Links(node, link) => write!(to, "links of node {node} are {link:?}"),
            Fault::KillNats => to.write_str("NATS is killed"),
            Fault::KillPrimary => to.write_str("the primary is killed"),
            Fault::RestartAll => to.write_str("everything is killed"),
        }
    }
}

impl Fault {
    /// All kinds, each at a node by chance, in an order by chance.
    pub fn mixed(rng: &mut Rng, nodes: usize) -> Vec<Fault> {
        let mut node = || rng.below(nodes as u32) as usize;
        let mut faults = vec![
            Fault::KillNode(node()),
            Fault::StopNode(node()),
            Fault::SuspendNode(node()),
            Fault::Links(node(), Link::Cut),
            Fault::Links(node(), Link::Delayed(DELAY)),
            Fault::Links(node(), Link::Stalled),
            Fault::Links(node(), Link::BlackHole),
            Fault::KillPrimary,
            Fault::RestartAll,
        ];
        for at in (1..faults.len()).rev() {
            faults.swap(at, rng.below(at as u32 + 1) as usize);
        }
        faults
    }

    /// How long tables may stand still, from the fault on if others can go on without what failed, otherwise from its end on.
    pub fn bar(self) -> Duration {
        Duration::from_secs(match self {
            Fault::KillNode(_) | Fault::StopNode(_) => 3,
            Fault::KillPrimary => 15,
            Fault::SuspendNode(_) | Fault::Links(..) | Fault::KillNats | Fault::RestartAll => 5,
        })
    }
}

/// How tables fared in a fault.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The fault.
    pub fault: Fault,
    /// When all tables moved again.
    pub moved: Moved,
    /// The same after everything was repaired and everybody had connected again.
    pub healed: Moved,
}

impl Outcome {
    /// Whether all tables moved again within so many times the time that they may take.
    pub fn is_within(&self, times: u32) -> bool {
        let is_within = |moved: &Moved, bar| moved.after.is_some_and(|after| after <= bar * times);
        is_within(&self.moved, self.fault.bar()) && is_within(&self.healed, Fault::RestartAll.bar())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tell = |moved: &Moved| {
            moved.after.map_or("never".to_owned(), |after| format!("{:.2} s", after.as_secs_f64()))
        };
        let (moved, healed) = (tell(&self.moved), tell(&self.healed));
        write!(to, "{}: tables moved after {moved}, after the repair {healed}", self.fault)?;
        if !self.is_within(1) {
            write!(to, "; too long: {}, {}", self.moved.last.join("; "), self.healed.last.join("; "))?;
        }
        Ok(())
    }
}

/// Lets a fault happen while people play, and repairs it; what is not repaired as soon as tables move lasts so long at the most.
pub async fn inflict(
    cluster: &mut Cluster,
    clients: &Clients,
    fault: Fault,
    longest: Duration,
    rng: &mut Rng,
) -> Result<Outcome, ClusterError> {
    let more = longest.saturating_sub(LASTS) * rng.below(1000) / 1000;
    let lasts = LASTS + more;
    let start = Instant::now();
    let moved = match fault {
        Fault::KillNode(node) => {
            cluster.nodes_mut()[node].kill().await?;
            let moved = clients.await_moves(start, LIMIT).await;
            cluster.nodes_mut()[node].start_again().await?;
            Some(moved)
        }
        Fault::StopNode(node) => {
            cluster.nodes_mut()[node].stop().await?;
            let moved = clients.await_moves(start, LIMIT).await;
            cluster.nodes_mut()[node].start_again().await?;
            Some(moved)
        }
        Fault::SuspendNode(node) => {
            cluster.nodes()[node].suspend()?;
            sleep(lasts).await;
            cluster.nodes()[node].resume()?;
            None
        }
        Fault::Links(node, link) => {
            cluster.nodes()[node].set_links(link);
            sleep(lasts).await;
            cluster.nodes()[node].set_links(Link::Healthy);
            None
        }
        Fault::KillPrimary => {
            cluster.database_mut().kill_primary().await;
            sleep(NOTICE_AFTER).await;
            cluster.database_mut().promote_standby().await?;
            let moved = clients.await_moves(start, LIMIT).await;
            cluster.database_mut().start_standby().await?;
            Some(moved)
        }
        Fault::KillNats => {
            if let Some(nats) = cluster.nats_mut() {
                nats.kill().await?;
                sleep(lasts).await;
                nats.start_again().await?;
            }
            None
        }
        Fault::RestartAll => {
            for node in cluster.nodes_mut() {
                node.kill().await?;
            }
            cluster.database_mut().kill().await;
            cluster.database_mut().start_again().await?;
            for node in cluster.nodes_mut() {
                node.start_again().await?;
            }
            None
        }
    };
    clients.reconnect();
    let healed = clients.await_moves(Instant::now(), LIMIT).await;
    Ok(Outcome { fault, moved: moved.unwrap_or_else(|| healed.clone()), healed })
}
