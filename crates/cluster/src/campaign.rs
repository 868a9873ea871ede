//! Many faults, one after the other, while many play; and whether all promises were kept.

use std::fmt;
use std::time::{Duration, Instant};

use bots::Rng;
use client::{ClientError, Http, ServerAddress};
use table::Logged;
use tokio::time::sleep;

use crate::checker::check;
use crate::clients::{Clients, Game};
use crate::cluster::Cluster;
use crate::error::ClusterError;
use crate::faults::{Fault, Outcome, inflict};

/// How long it may take until all tables move for the first time.
const BEGIN_WITHIN: Duration = Duration::from_secs(60);

/// How long nodes may take to have the same log of a table at which only bots still play.
const AGREE_WITHIN: Duration = Duration::from_secs(10);

/// How long links and nodes may fail: also for longer than a node waits for the database before it gives up a change.
const LONGEST: Duration = Duration::from_secs(14);

/// What a campaign consists of.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// How many tables there are at a time.
    pub tables: usize,
    /// All that is by chance comes from it.
    pub seed: u64,
    /// What goes wrong, in this order.
    pub faults: Vec<Fault>,
    /// How long links and nodes may fail.
    pub longest: Duration,
}

impl Campaign {
    /// So many mixed faults.
    pub fn mixed(tables: usize, count: usize, seed: u64, nodes: usize) -> Campaign {
        let mut rng = Rng::new(seed);
        let mut faults = Vec::new();
        while faults.len() < count {
            faults.extend(Fault::mixed(&mut rng, nodes));
        }
        faults.truncate(count);
        Campaign { tables, seed, faults, longest: LONGEST }
    }

    /// Plays while one fault after the other happens; each outcome is told as soon as it is known.
    pub async fn run(
        &self,
        cluster: &mut Cluster,
        mut tell: impl FnMut(&Outcome),
    ) -> Result<Report, ClusterError> {
        let mut rng = Rng::new(self.seed);
        let clients = Clients::start(&cluster.addresses(), self.tables, self.seed);
        let begun = clients.await_moves(Instant::now(), BEGIN_WITHIN).await;
        let mut outcomes = Vec::new();
        for fault in self.faults.iter().filter(|_| begun.after.is_some()) {
            let outcome = inflict(cluster, &clients, *fault, self.longest, &mut rng).await?;
            tell(&outcome);
            outcomes.push(outcome);
        }
        let games = clients.stop().await;
        let mut violations = if begun.after.is_none() { begun.last } else { Vec::new() };
        for game in &games {
            violations.extend(compare(cluster, game).await?);
        }
        let acknowledged = games.iter().map(|game| game.history.acknowledged()).sum();
        let over = games.iter().filter(|game| game.is_over).count();
        Ok(Report { outcomes, games: games.len(), over, acknowledged, violations })
    }
}

/// What came of a campaign.
#[derive(Clone, Debug)]
pub struct Report {
    /// How tables fared in each fault.
    pub outcomes: Vec<Outcome>,
    /// How many games there were.
    pub games: usize,
    /// How many of them have come to their end, so that all their draws were proved.
    pub over: usize,
    /// How many orders were acknowledged.
    pub acknowledged: usize,
    /// The promises that were broken.
    pub violations: Vec<String>,
}

impl Report {
    /// The outcomes of faults after which tables stood still for more than so many times as long as they may.
    pub fn late(&self, times: u32) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|outcome| !outcome.is_within(times)).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { outcomes, games, over, acknowledged, violations } = self;
        for violation in violations {
            writeln!(to, "{violation}")?;
        }
        write!(
            to,
            "{} faults, {} of them too long; {acknowledged} acknowledged orders in {games} games, {over} to their end; \
             {} promises broken",
            outcomes.len(),
            self.late(1).len(),
            violations.len()
        )
    }
}

/// Compares what was done and seen in a game with what each node says of it now; the answer is the promises that were broken.
pub async fn compare(cluster: &Cluster, game: &Game) -> Result<Vec<String>, ClusterError> {
    let at = |what: String| format!("table {}: {what}", game.table);
    let mut found: Vec<String> = game.nonsense.iter().cloned().map(at).collect();
    let logs = match settled_logs(cluster, &game.table).await {
        Ok(logs) => logs,
        Err(ClientError::Refused { text, .. }) => {
            found.push(at(text));
            return Ok(found);
        }
        Err(error) => return Err(error.into()),
    };
    if Agreement::of(&logs) != Agreement::Same {
        found.push(at("nodes have different logs".to_owned()));
    }
    if let Some(log) = logs.first() {
        found.extend(check(&game.history, log).iter().map(|violation| at(violation.to_string())));
    }
    Ok(found)
}

/// How the logs that nodes have of a table compare.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Agreement {
    /// All have the same.
    Same,
    /// Some have less, and nothing else: a bot moved while they were asked, or a notice is under way.
    Behind,
    /// Two have different events in the same place, which no time mends.
    Diverged,
}

impl Agreement {
    fn of<T: PartialEq>(logs: &[Vec<T>]) -> Agreement {
        let Some(longest) = logs.iter().max_by_key(|log| log.len()) else { return Agreement::Same };
        if !logs.iter().all(|log| longest.starts_with(log)) {
            Agreement::Diverged
        } else if logs.iter().all(|log| log.len() == longest.len()) {
            Agreement::Same
        } else {
            Agreement::Behind
        }
    }
}

/// The log of a table at each node, as soon as none is behind another, or when they have had the time to catch up.
async fn settled_logs(cluster: &Cluster, table: &str) -> Result<Vec<Vec<Logged>>, ClientError> {
    let asked = Instant::now();
    loop {
        let mut logs = Vec::new();
        for address in cluster.addresses() {
            logs.push(log(&address, table).await?);
        }
        if Agreement::of(&logs) != Agreement::Behind || asked.elapsed() > AGREE_WITHIN {
            return Ok(logs);
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// All that happened at a table, as a node has it.
async fn log(address: &ServerAddress, table: &str) -> Result<Vec<Logged>, ClientError> {
    let mut http = Http::connect(address).await?;
    let mut all = Vec::new();
    loop {
        let more: Vec<Logged> = http.get(&format!("/api/tables/{table}/events?after={}", all.len())).await?;
        if more.is_empty() {
            return Ok(all);
        }
        all.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::Agreement;

    #[test]
    fn a_log_that_ends_early_is_behind_and_one_with_another_event_diverged() {
        assert_eq!(Agreement::of(&[vec![1, 2], vec![1, 2], vec![1, 2]]), Agreement::Same);
        assert_eq!(Agreement::of(&[vec![1, 2], vec![1, 2, 3], vec![1]]), Agreement::Behind);
        assert_eq!(Agreement::of(&[vec![1, 2], vec![1, 3, 3], vec![1]]), Agreement::Diverged);
        assert_eq!(Agreement::of(&[vec![1, 2, 3], vec![1, 2, 4]]), Agreement::Diverged);
    }
}
