//! One attack on one server, from its start to its stop.

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use tokio::time::{Instant, sleep, timeout};

use super::bystanders::Bystanders;
use super::target::Target;
use super::{Attack, Scale};
use crate::error::LoadError;
use crate::figures::Spread;
use crate::process::ServerProcess;

/// Where the attacker comes from; everybody else comes from 127.0.0.1.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// Turns of bots are as fast as they can be: how long people should look on is not what is measured.
const SERVER_ARGUMENTS: [&str; 2] = ["--bot-pace", "0"];
/// How long an attacker may take to prepare.
const PREPARE_WITHIN: Duration = Duration::from_secs(60);
/// How long a server may take to let go of what an attack has left; threads that have nothing to do end after ten seconds.
const SETTLE_WITHIN: Duration = Duration::from_secs(30);
/// How often memory and threads are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// How far into an attack the server is told to stop.
const STOP_AFTER: Duration = Duration::from_secs(1);

/// How an attack is tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How much is thrown at the server.
    pub scale: Scale,
    /// How many tables of bystanders there are.
    pub tables: usize,
    /// For how long they are watched, without the attack and under it.
    pub time: Duration,
    /// What must hold.
    pub bars: Bars,
}

/// What must hold under an attack, and after it.
#[derive(Clone, Copy, Debug)]
pub struct Bars {
    /// So long a move may take at the 99th percentile, or three times what it takes without the attack.
    pub moves: Duration,
    /// The same for the turn of a bot.
    pub bot_turns: Duration,
    /// So many bytes of memory more than before may be left: the allocator keeps some for the next time, above all for those
    /// threads that hash passwords.
    pub memory: u64,
    /// So many threads more than before may be left.
    pub threads: u64,
    /// So long the server may take to stop in the middle of it.
    pub stop: Duration,
}

impl Bars {
    /// How many times as long things may take under an attack.
    const SLOWER: f64 = 3.0;
}

impl Default for Bars {
    fn default() -> Bars {
        Bars {
            moves: Duration::from_millis(30),
            bot_turns: Duration::from_secs(1),
            memory: 128 << 20,
            threads: 4,
            stop: Duration::from_secs(10),
        }
    }
}

/// What a figure of the server was.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Course {
    /// Before the attack.
    pub before: u64,
    /// The highest under it.
    pub peak: u64,
    /// After it.
    pub after: u64,
}

/// What an attack came to.
#[derive(Clone, Debug, Serialize)]
pub struct AttackFigures {
    /// The name of the attack.
    pub attack: &'static str,
    /// How many of its requests were answered.
    pub answered: u64,
    /// How many were turned away.
    pub refused: u64,
    /// How many connections were given up, by whichever side.
    pub broken: u64,
    /// How long moves of bystanders took without it.
    pub idle: Spread,
    /// And under it.
    pub attacked: Spread,
    /// How long turns of their bot took without it.
    pub bot_idle: Spread,
    /// And under it.
    pub bot_attacked: Spread,
    /// The memory of the server in bytes, where the machine tells.
    pub memory: Option<Course>,
    /// Its threads, where the machine tells.
    pub threads: Option<Course>,
    /// How long it took to stop in the middle of the attack, in seconds, if it did.
    pub stopped: Option<f64>,
    /// What did not hold.
    pub failures: Vec<Failure>,
}

/// What did not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    /// Moves of bystanders became slow.
    Moves,
    /// Turns of their bot did.
    BotTurns,
    /// Memory was left in use.
    Memory,
    /// Threads were left.
    Threads,
    /// The server did not stop in time.
    Stop,
}

impl Trial {
    /// Starts a server on a folder, attacks it while bystanders play, and stops it in the middle of another attack.
    pub async fn run(&self, attack: Attack, program: &Path, data: &Path) -> Result<AttackFigures, LoadError> {
        let table = attack.prepare(program, data, self.scale).await?;
        let mut process = ServerProcess::start_with(program, data, &SERVER_ARGUMENTS).await?;
        let attacker = process.address().from_local(ATTACKER);
        let target = Target::new(attacker, self.scale, table);

        let mut bystanders = Bystanders::new(process.address(), self.tables).await?;
        let idle = bystanders.play(self.time).await?;
        let mut watch = Watch::new(&process);
        let attacked = {
            let measuring = async {
                timeout(PREPARE_WITHIN, target.begun()).await.map_err(|_| LoadError::NotUnderWay)?;
                bystanders.play(self.time).await
            };
            tokio::select! {
                measured = measuring => measured?,
                ended = attack.run(&target) => return Err(ended.err().unwrap_or(LoadError::NotUnderWay)),
                never = watch.look(&process) => match never {},
            }
        };
        watch.settle(&process, &self.bars).await;
        let tally = &target.tally;
        let (answered, refused, broken) = (tally.answered(), tally.refused(), tally.broken());
        let stopped = self.stop_under_attack(attack, &target, &mut process).await?;

        let mut figures = AttackFigures {
            attack: attack.name(),
            answered,
            refused,
            broken,
            idle: Spread::of(idle.moves),
            attacked: Spread::of(attacked.moves),
            bot_idle: Spread::of(idle.bot_turns),
            bot_attacked: Spread::of(attacked.bot_turns),
            memory: watch.memory,
            threads: watch.threads,
            stopped: stopped.map(|took| took.as_secs_f64()),
            failures: Vec::new(),
        };
        figures.failures = self.bars.failures(&figures);
        Ok(figures)
    }

    /// Attacks once more, and tells the server to stop meanwhile.
    async fn stop_under_attack(
        &self,
        attack: Attack,
        target: &Target,
        process: &mut ServerProcess,
    ) -> Result<Option<Duration>, LoadError> {
        let attacking = async {
            if attack.outlasts_attacker() {
                return std::future::pending().await;
            }
            // It fails as soon as the server is gone.
            let _ = attack.run(target).await;
            std::future::pending().await
        };
        let stopping = async {
            sleep(STOP_AFTER).await;
            process.stop_within(self.bars.stop).await
        };
        tokio::select! {
            stopped = stopping => stopped,
            never = attacking => never,
        }
    }
}

/// Memory and threads of a server over time.
struct Watch {
    memory: Option<Course>,
    threads: Option<Course>,
}

impl Watch {
    fn new(process: &ServerProcess) -> Watch {
        let course = |before| Course { before, peak: before, after: before };
        Watch { memory: process.memory().map(course), threads: process.threads().map(course) }
    }

    /// Looks at them from now on.
    async fn look(&mut self, process: &ServerProcess) -> std::convert::Infallible {
        loop {
            self.see(process);
            sleep(LOOK_EVERY).await;
        }
    }

    fn see(&mut self, process: &ServerProcess) {
        for (course, now) in [(&mut self.memory, process.memory()), (&mut self.threads, process.threads())] {
            if let (Some(course), Some(now)) = (course, now) {
                course.peak = course.peak.max(now);
                course.after = now;
            }
        }
    }

    /// Waits until they are what they were, or for as long as that may take.
    async fn settle(&mut self, process: &ServerProcess, bars: &Bars) {
        let end = Instant::now() + SETTLE_WITHIN;
        loop {
            self.see(process);
            let is_settled = !is_left(self.memory, bars.memory) && !is_left(self.threads, bars.threads);
            if is_settled || Instant::now() >= end {
                return;
            }
            sleep(LOOK_EVERY).await;
        }
    }
}

impl Bars {
    /// What did not hold.
    fn failures(&self, figures: &AttackFigures) -> Vec<Failure> {
        let is_slow = |idle: &Spread, attacked: &Spread, bar: Duration| {
            attacked.most > (Bars::SLOWER * idle.most).max(bar.as_secs_f64() * 1000.0)
        };
        let all = [
            (Failure::Moves, is_slow(&figures.idle, &figures.attacked, self.moves)),
            (Failure::BotTurns, is_slow(&figures.bot_idle, &figures.bot_attacked, self.bot_turns)),
            (Failure::Memory, is_left(figures.memory, self.memory)),
            (Failure::Threads, is_left(figures.threads, self.threads)),
            (Failure::Stop, figures.stopped.is_none()),
        ];
        all.into_iter().filter(|(_, has_failed)| *has_failed).map(|(failure, _)| failure).collect()
    }
}

/// Whether more is left than may be.
fn is_left(course: Option<Course>, most: u64) -> bool {
    course.is_some_and(|course| course.after > course.before + most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> AttackFigures {
        let spread = |most| Spread { half: 1.0, most, longest: most };
        AttackFigures {
            attack: "none",
            answered: 0,
            refused: 0,
            broken: 0,
            idle: spread(20.0),
            attacked: spread(59.0),
            bot_idle: spread(20.0),
            bot_attacked: spread(900.0),
            memory: Some(Course { before: 100, peak: 10 << 30, after: 100 + (128 << 20) }),
            threads: Some(Course { before: 8, peak: 200, after: 12 }),
            stopped: Some(9.0),
            failures: Vec::new(),
        }
    }

    #[test]
    fn what_returns_to_where_it_was_has_held() {
        assert_eq!(Bars::default().failures(&figures()), []);
    }

    #[test]
    fn what_becomes_slow_or_stays_has_not() {
        let mut figures = figures();
        (figures.attacked.most, figures.bot_attacked.most) = (61.0, 1001.0);
        figures.memory = Some(Course { before: 100, peak: 0, after: 101 + (128 << 20) });
        figures.threads = Some(Course { before: 8, peak: 8, after: 13 });
        figures.stopped = None;
        let all = [Failure::Moves, Failure::BotTurns, Failure::Memory, Failure::Threads, Failure::Stop];
        assert_eq!(Bars::default().failures(&figures), all);
    }
}
