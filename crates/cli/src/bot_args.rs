//! Bots on the command line: their names, and how long they may think.

use bots::arena::{Contestant, ContestantError};
use bots::{Level, Limit};
use games::Message;

use crate::app::App;

/// Reads a bot, such as `master@100ms`.
pub(crate) fn read_contestant(app: &App, text: &str) -> anyhow::Result<Contestant> {
    Contestant::read(text).map_err(|error| {
        let message = match error {
            ContestantError::Name(name) => no_bot(&name),
            ContestantError::Limit(limit) => Message::new("cli-bot-limit").with("limit", limit),
            ContestantError::Change(change) => Message::new("cli-bot-change").with("change", change),
        };
        app.usage(&message)
    })
}

/// Reads the name of a bot.
pub(crate) fn read_level(app: &App, name: &str) -> anyhow::Result<Level> {
    Level::find(name).ok_or_else(|| app.usage(&no_bot(name)))
}

fn no_bot(name: &str) -> Message {
    let known: Vec<&str> = Level::played().map(Level::name).collect();
    Message::new("cli-no-bot").with("name", name).with("known", known.join(", "))
}

/// Reads how long a bot may think, such as `200` simulations or `100ms`.
pub(crate) fn read_limit(app: &App, text: &str) -> anyhow::Result<Limit> {
    Limit::read(text).ok_or_else(|| app.usage(&Message::new("cli-bot-limit").with("limit", text)))
}
