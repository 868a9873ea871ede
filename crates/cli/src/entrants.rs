//! Whoever is to be measured: bots, and programs of others.

use std::time::Duration;

use bots::arena::Contestant;
use bots::{Bot, Choice, Limit, SingleThread};
use games::{History, Message, Seat, Setup};
use runner::think;

use crate::app::App;
use crate::bot_args::{read_contestant, read_limit};
use crate::external::{Command, External};

/// Who takes part, on the command line.
#[derive(clap::Args)]
pub(crate) struct EntrantArgs {
    /// Who plays: levels such as `greedy` or `master`, each perhaps with a limit of its own
    /// (`master@400`, `expert@50ms`) or changed numbers (`planner~city.growth=2`), or `external`.
    /// In the arena the last one also takes the seats that are left over.
    #[arg(required = true)]
    bots: Vec<String>,
    /// How long a bot may think about a move: simulations (`200`) or milliseconds (`100ms`).
    #[arg(long, value_name = "LIMIT", default_value = "200")]
    budget: String,
    /// A program that plays as `external`, by the protocol on its standard input and output; may be
    /// given several times, for each `external` in order. A benchmark starts it for every turn.
    #[arg(long, value_name = "COMMAND")]
    external: Vec<String>,
    /// How long a program may take for a move before it has lost, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 10_000)]
    patience: u64,
}

impl EntrantArgs {
    /// Those who take part: bots such as `master@100ms`, and `external` for each of the commands in order.
    pub(crate) fn entrants(&self, app: &App) -> anyhow::Result<Vec<Entrant>> {
        let mut commands = self.external.iter();
        let mut entrants = Vec::with_capacity(self.bots.len());
        for name in &self.bots {
            let (kind, limit) = name.split_once('@').unwrap_or((name, ""));
            entrants.push(if kind == "external" {
                let command =
                    commands.next().ok_or_else(|| app.usage(&Message::new("cli-arena-no-command")))?;
                read_external(app, command, limit)?
            } else {
                Entrant::Bot(read_contestant(app, name)?)
            });
        }
        match commands.next() {
            Some(command) => {
                Err(app.usage(&Message::new("cli-arena-spare-command").with("command", command.as_str())))
            }
            None => Ok(entrants),
        }
    }

    /// How long those may think about a move who have no limit of their own.
    pub(crate) fn budget(&self, app: &App) -> anyhow::Result<Limit> {
        read_limit(app, &self.budget)
    }

    /// How long a program may take for a move.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_millis(self.patience)
    }
}

/// Somebody who takes part.
pub(crate) enum Entrant {
    Bot(Contestant),
    External(Command, Option<Limit>),
}

fn read_external(app: &App, command: &str, limit: &str) -> anyhow::Result<Entrant> {
    let limit = if limit.is_empty() { None } else { Some(read_limit(app, limit)?) };
    let read = Command::read(command)
        .ok_or_else(|| app.usage(&Message::new("cli-arena-command").with("command", command)))?;
    Ok(Entrant::External(read, limit))
}

impl Entrant {
    pub(crate) fn name(&self) -> String {
        match self {
            Entrant::Bot(contestant) => contestant.to_string(),
            Entrant::External(command, None) => command.to_string(),
            Entrant::External(command, Some(limit)) => format!("{command}@{limit}"),
        }
    }

    pub(crate) fn limit(&self) -> Option<Limit> {
        match self {
            Entrant::Bot(contestant) => contestant.limit(),
            Entrant::External(_, limit) => *limit,
        }
    }

    /// Lets it sit down for one game.
    pub(crate) fn player(
        &self,
        setup: &Setup,
        seat: Seat,
        seed: u64,
        patience: Duration,
    ) -> anyhow::Result<Player> {
        Ok(match self {
            Entrant::Bot(contestant) => Player::Bot(contestant.bot(setup.definition(), seed)?),
            Entrant::External(command, _) => {
                Player::External(External::start(command, setup, seat, patience)?)
            }
        })
    }
}

/// A player at the table of one thread.
pub(crate) enum Player {
    Bot(Box<dyn Bot>),
    External(External),
}

impl Player {
    pub(crate) fn choose(&mut self, history: &History, limit: Limit) -> Result<Choice, String> {
        match self {
            Player::Bot(bot) => {
                think(&mut **bot, history.game(), limit, &SingleThread).ok_or_else(|| "no move".to_owned())
            }
            Player::External(program) => program.choose(history, limit).map_err(|error| format!("{error:#}")),
        }
    }
}
