//! Attacks: what one address can do to everybody else at a server.
//!
//! Each attack is tried on a server that was started for it, with its usual limits. The attacker comes from one address of the
//! loopback network, bystanders who play in peace from another; how long their moves take is what an attack is judged by. No
//! other machine can be attacked: the target is always a process of this one.

mod bots;
mod bystanders;
mod connections;
mod events;
mod films;
mod flood;
mod hints;
mod malformed;
mod passwords;
mod pictures;
mod reactions;
mod scenes;
mod slow_readers;
mod tables;
mod target;
mod trial;
mod zones;

pub use trial::{AttackFigures, Bars, Course, Failure, Trial};

use std::path::Path;

use crate::error::LoadError;
use crate::process::ServerProcess;
use target::Target;

/// A way to make a server slow for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Films of very long games, whose sender does not wait for them.
    Films,
    /// Tables at which bots of the strongest level play among themselves.
    Bots,
    /// Hints, which a bot thinks about.
    Hints,
    /// Pictures, all of them.
    Pictures,
    /// Outlines of the zones of all tiles.
    Zones,
    /// Scenes of very long recorded games.
    Scenes,
    /// All that happened in a long game, again and again.
    Events,
    /// Requests whose answers nobody reads.
    SlowReaders,
    /// As many connections as there can be, which say nothing.
    Connections,
    /// Reactions on very many sockets at one table.
    Reactions,
    /// Tables at which nobody ever sits down.
    Tables,
    /// Passwords that are guessed.
    Passwords,
    /// What is neither HTTP nor JSON nor a frame of a WebSocket.
    Malformed,
}

impl Attack {
    /// All attacks.
    pub const ALL: [Attack; 13] = [
        Attack::Films,
        Attack::Bots,
        Attack::Hints,
        Attack::Pictures,
        Attack::Zones,
        Attack::Scenes,
        Attack::Events,
        Attack::SlowReaders,
        Attack::Connections,
        Attack::Reactions,
        Attack::Tables,
        Attack::Passwords,
        Attack::Malformed,
    ];

    /// The name by which it is asked for.
    pub fn name(self) -> &'static str {
        match self {
            Attack::Films => "films",
            Attack::Bots => "bots",
            Attack::Hints => "hints",
            Attack::Pictures => "pictures",
            Attack::Zones => "zones",
            Attack::Scenes => "scenes",
            Attack::Events => "events",
            Attack::SlowReaders => "slow-readers",
            Attack::Connections => "connections",
            Attack::Reactions => "reactions",
            Attack::Tables => "tables",
            Attack::Passwords => "passwords",
            Attack::Malformed => "malformed",
        }
    }

    /// The attack of a name.
    pub fn find(name: &str) -> Option<Attack> {
        Attack::ALL.into_iter().find(|attack| attack.name() == name)
    }

    /// Whether it goes on when nobody attacks any more: a game of bots is played to its end.
    fn outlasts_attacker(self) -> bool {
        self == Attack::Bots
    }

    /// Makes the table that it needs, if it does, at a server without limits: the answer is its name.
    async fn prepare(self, program: &Path, data: &Path, scale: Scale) -> Result<Option<String>, LoadError> {
        if self != Attack::Events {
            return Ok(None);
        }
        let mut process = ServerProcess::start(program, data).await?;
        let table = events::prepare(process.address(), scale).await?;
        process.stop().await?;
        Ok(Some(table))
    }

    /// Attacks, until the future is dropped.
    async fn run(self, target: &Target) -> Result<(), LoadError> {
        match self {
            Attack::Films => films::attack(target).await,
            Attack::Bots => bots::attack(target).await,
            Attack::Hints => hints::attack(target).await,
            Attack::Pictures => pictures::attack(target).await,
            Attack::Zones => zones::attack(target).await,
            Attack::Scenes => scenes::attack(target).await,
            Attack::Events => events::attack(target).await,
            Attack::SlowReaders => slow_readers::attack(target).await,
            Attack::Connections => connections::attack(target).await,
            Attack::Reactions => reactions::attack(target).await,
            Attack::Tables => tables::attack(target).await,
            Attack::Passwords => passwords::attack(target).await,
            Attack::Malformed => malformed::attack(target).await,
        }
    }
}

/// How much is thrown at a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// As much as somebody with one address would.
    Full,
    /// A little, for tests.
    Short,
}

impl Scale {
    /// The number for this scale.
    fn of(self, full: usize, short: usize) -> usize {
        match self {
            Scale::Full => full,
            Scale::Short => short,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attack_is_found_by_its_name() {
        for attack in Attack::ALL {
            assert_eq!(Attack::find(attack.name()), Some(attack));
        }
        assert_eq!(Attack::find("none"), None);
    }
}
