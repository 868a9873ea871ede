//! Many tables for long, with people and with bots: whether a server grows.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Rng;
use client::{Http, ServerAddress};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use crate::against_bot::AgainstBot;
use crate::error::LoadError;
use crate::pair::Pair;
use crate::process::{ServerProcess, WITHOUT_LIMITS};
use crate::viewer::Client;

/// What people play against each other, table by table.
const GAMES: [&str; 5] = ["winter", "hunters-2002", "hunters-2020", "dice", "kids"];
/// What is played against bots, table by table; one in ten has a strong one.
const BOTS: [(&str, &str); 5] = [
    ("winter", "beginner"),
    ("hunters-2020", "greedy"),
    ("winter", "planner"),
    ("kids", "beginner"),
    ("hunters-2002", "master"),
];
/// How often the server is looked at.
const LOOKS: u32 = 120;

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Soak {
    /// How many tables at once; at every other one somebody plays against a bot.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// How long people think about a move, on average.
    pub think: Duration,
    /// After how long a table leaves the memory of the server at which nobody is any more.
    pub idle_after: Duration,
}

/// What became of the server.
#[derive(Clone, Debug, Serialize)]
pub struct SoakFigures {
    /// How many tables there were at once.
    pub tables: usize,
    /// For how long.
    pub seconds: f64,
    /// How many moves were made, by people and bots.
    pub moves: u64,
    /// How many games were played to their end.
    pub games: u64,
    /// The memory of the server in bytes, where the machine tells.
    pub memory: Option<Drift>,
    /// Its threads, where the machine tells.
    pub threads: Option<Drift>,
    /// By how many bytes its folder grew for each move.
    pub disk_for_move: f64,
}

/// What a figure was on average: in the second quarter of the time, and in the last.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Drift {
    /// In the second quarter.
    pub early: u64,
    /// In the last.
    pub late: u64,
}

/// What the server was at one moment.
struct Look {
    moves: u64,
    disk: u64,
    memory: Option<u64>,
    threads: Option<u64>,
}

/// What was played, by everybody.
#[derive(Default)]
struct Played {
    moves: AtomicU64,
    games: AtomicU64,
}

impl Soak {
    /// Starts a server on a folder, and plays there.
    pub async fn run(&self, program: &Path, data: &Path) -> Result<SoakFigures, LoadError> {
        let idle_after = self.idle_after.as_secs().to_string();
        let arguments = [&WITHOUT_LIMITS[..], &["--idle-after", &idle_after]].concat();
        let mut process = ServerProcess::start_with(program, data, &arguments).await?;
        let (start, played) = (Instant::now(), Arc::new(Played::default()));
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            let (soak, address, played) = (*self, process.address().clone(), Arc::clone(&played));
            tables.spawn(async move { soak.play(number, &address, &played, start + soak.time).await });
        }
        let mut looks = Vec::new();
        while start.elapsed() < self.time {
            sleep(self.time / LOOKS).await;
            looks.push(look(&process, data, &played)?);
            // A table that can't be played at any more ends all of it.
            if let Some(ended) = tables.try_join_next() {
                ended.map_err(std::io::Error::from)??;
            }
        }
        while let Some(ended) = tables.join_next().await {
            ended.map_err(std::io::Error::from)??;
        }
        let seconds = start.elapsed().as_secs_f64();
        process.stop().await?;
        Ok(SoakFigures {
            tables: self.tables,
            seconds,
            moves: played.moves.load(Ordering::Relaxed),
            games: played.games.load(Ordering::Relaxed),
            memory: drift(&looks, |look| look.memory),
            threads: drift(&looks, |look| look.threads),
            disk_for_move: disk_for_move(&looks),
        })
    }

    /// Plays at a table until the time is up, game after game.
    async fn play(
        &self,
        number: usize,
        address: &ServerAddress,
        played: &Played,
        end: Instant,
    ) -> Result<(), LoadError> {
        let mut rng = Rng::new(number as u64);
        let twice = u32::try_from(2 * self.think.as_millis()).unwrap_or(u32::MAX - 1);
        // They don't all come at once.
        let mut think = async || {
            let next = Instant::now() + Duration::from_millis(rng.below(twice + 1).into());
            sleep_until(next.min(end).into()).await;
            next < end
        };
        let mut seed = number as u64;
        while think().await {
            seed += self.tables as u64;
            let mut game = SoakTable::begin(number, address, seed).await?;
            while think().await {
                let moves = game.turn().await?;
                played.moves.fetch_add(moves, Ordering::Relaxed);
                if game.is_over() {
                    played.games.fetch_add(1, Ordering::Relaxed);
                    break;
                }
            }
        }
        Ok(())
    }
}

/// A table, and whoever plays there.
enum SoakTable {
    People(Box<Pair>),
    Bot(Box<AgainstBot>),
}

impl SoakTable {
    async fn begin(number: usize, address: &ServerAddress, seed: u64) -> Result<SoakTable, LoadError> {
        let kind = number / 2;
        if number.is_multiple_of(2) {
            let game = GAMES[kind % GAMES.len()];
            let mut pair = Pair::new(&mut Http::connect(address).await?, game, Client::Page, seed).await?;
            pair.begin(address).await?;
            return Ok(SoakTable::People(Box::new(pair)));
        }
        let (game, level) = BOTS[kind % BOTS.len()];
        Ok(SoakTable::Bot(Box::new(AgainstBot::begin(address, game, level, seed).await?)))
    }

    /// Somebody takes their turn, and a bot its own; how many moves there were.
    async fn turn(&mut self) -> Result<u64, LoadError> {
        match self {
            SoakTable::People(pair) => Ok(u64::from(pair.turn().await?.is_some())),
            SoakTable::Bot(game) => {
                let before = game.moves();
                game.take_turn().await?;
                game.wait_for_bot().await?;
                Ok(game.moves() - before)
            }
        }
    }

    fn is_over(&self) -> bool {
        match self {
            SoakTable::People(pair) => pair.is_over(),
            SoakTable::Bot(game) => game.is_over(),
        }
    }
}

fn look(process: &ServerProcess, data: &Path, played: &Played) -> Result<Look, LoadError> {
    let mut disk = 0;
    for file in std::fs::read_dir(data)? {
        // One that has gone meanwhile takes no room.
        disk += file?.metadata().map_or(0, |about| about.len());
    }
    let moves = played.moves.load(Ordering::Relaxed);
    Ok(Look { moves, disk, memory: process.memory(), threads: process.threads() })
}

fn drift(looks: &[Look], figure: impl Fn(&Look) -> Option<u64>) -> Option<Drift> {
    let quarter = looks.len().div_ceil(4);
    let mean = |quarter: &[Look]| {
        let sum = quarter.iter().map(&figure).sum::<Option<u64>>()?;
        sum.checked_div(quarter.len() as u64)
    };
    let mut quarters = looks.chunks(quarter.max(1));
    Some(Drift { early: mean(quarters.nth(1)?)?, late: mean(quarters.next_back()?)? })
}

/// The growth of the folder for a move, from the end of the first quarter on.
fn disk_for_move(looks: &[Look]) -> f64 {
    let (Some(from), Some(to)) = (looks.get(looks.len() / 4), looks.last()) else { return 0.0 };
    to.disk.saturating_sub(from.disk) as f64 / to.moves.saturating_sub(from.moves).max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(memory: impl Fn(u64) -> u64) -> Vec<Look> {
        let at = |time| Look {
            moves: 10 * time,
            disk: 4096 + 3000 * time,
            memory: Some(memory(time)),
            threads: None,
        };
        (0..40).map(at).collect()
    }

    #[test]
    fn what_grows_is_seen_and_what_was_taken_at_the_start_is_not() {
        let flat = drift(&looks(|time| time.min(10) * 100), |look| look.memory).unwrap();
        assert_eq!((flat.early, flat.late), (1000, 1000));
        let growing = drift(&looks(|time| 1000 + time), |look| look.memory).unwrap();
        assert_eq!((growing.early, growing.late), (1014, 1034));
        assert!(drift(&looks(|_| 0), |look| look.threads).is_none());
        assert!(drift(&[], |look| look.memory).is_none());
    }

    #[test]
    fn the_folder_grows_by_so_much_for_a_move() {
        assert_eq!(disk_for_move(&looks(|_| 0)), 300.0);
        assert_eq!(disk_for_move(&[]), 0.0);
    }
}
