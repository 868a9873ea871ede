//! `bastide load --against`

use std::io;
use std::time::Duration;

use games::Message;
use load::{Against, BotFigures};

use super::{Args, spread, start, unless_stopped};
use crate::app::App;

pub(super) async fn measure(app: &App, args: &Args, level: &str) -> anyhow::Result<BotFigures> {
    let against = Against {
        game: args.game.clone(),
        level: level.to_owned(),
        tables: args.tables as usize,
        time: Duration::from_secs(args.seconds.into()),
        think: Duration::from_millis(args.think.into()),
    };
    if let Some(address) = args.server.first() {
        return Ok(load::run_against_bots(&against, address).await?);
    }
    let temporary = tempfile::tempdir()?;
    let process = start(app, args, &temporary).await?;
    unless_stopped(app, load::run_against_bots(&against, process.address())).await
}

pub(super) fn tell(app: &mut App, figures: &BotFigures) -> io::Result<()> {
    let BotFigures { tables, seconds, turns, turn } = figures;
    let message = Message::new("cli-load-against")
        .with("tables", tables.to_string())
        .with("turns", turns.to_string())
        .with("seconds", format!("{seconds:.1}"));
    app.say(&message)?;
    app.say(&spread(Message::new("cli-load-bot-turn"), turn))
}
