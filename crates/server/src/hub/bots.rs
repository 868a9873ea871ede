//! Turns of bots, which think on threads of their own.

use std::sync::Arc;
use std::time::Duration;

use ::bots::Level;
use games::{Game, Seat, Strategy};
use tokio::time::{Instant, sleep_until};

use super::{Hub, LiveTable};
use crate::bots::bot_turn;
use crate::error::ApiError;
use crate::keys::random;
use crate::work::{Class, Client, Task};

/// Lets bots move for as long as a table waits for one.
pub(super) async fn move_bots(hub: Arc<Hub>, live: Arc<LiveTable>) {
    loop {
        match move_once(&hub, &live).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(_) if hub.pool.is_closed() => return,
            Err(error) => {
                tracing::warn!(table = %live.id(), ?error, "a bot could not move");
                if let Ok(mut inner) = live.lock() {
                    inner.is_moving_bots = false;
                }
                return;
            }
        }
    }
}

/// A bot takes its turn, unless none is awaited.
async fn move_once(hub: &Arc<Hub>, live: &Arc<LiveTable>) -> Result<bool, ApiError> {
    let start = Instant::now();
    let Some((class, client)) = due(live)? else { return Ok(false) };
    let (thinking, within) = (Arc::clone(live), hub.think_time);
    let thought = hub.pool.run(class, client, move |task| think(&thinking, task, within)).await??;
    // Where no bot is awaited any more, the next look says so.
    let Some(Thought { seat, version, texts }) = thought else { return Ok(true) };
    hub.metrics.bot_turn(start.elapsed());
    if texts.is_empty() {
        return Err(ApiError::Failed);
    }
    if live.presence()?.is_anybody() {
        sleep_until(start + hub.bot_pace).await;
    }
    let moved = live.run(hub, |table, now| {
        // If something happened meanwhile, and the person may even be back: think again.
        if table.version() == version { table.bot_turn(seat, &texts, now) } else { Ok(Vec::new()) }
    })?;
    // If another node was faster, the next look says what is to be done.
    let _ = live.settled(moved).await?;
    Ok(true)
}

/// Which work a bot's turn is and for whom, if one is due; if none is, no task moves bots here any more.
fn due(live: &LiveTable) -> Result<Option<(Class, Client)>, ApiError> {
    let mut inner = live.lock()?;
    let bot = inner.replica.table.awaited_bot().zip(inner.replica.table.game()).filter(|_| inner.is_keeper);
    let class = bot.map(|((_, level), game)| class(level, game));
    inner.is_moving_bots = class.is_some();
    Ok(class.map(|class| (class, inner.client)))
}

/// Whether a level searches, or is quick.
fn class(level: Level, game: &dyn Game) -> Class {
    match game.setup().definition().bots.strategy(level) {
        Some(Strategy::Search | Strategy::Playouts | Strategy::Skill(_)) => Class::Bot,
        Some(
            Strategy::Random
            | Strategy::MostPoints { .. }
            | Strategy::OneAhead { .. }
            | Strategy::DiceHeuristic
            | Strategy::DiceSolver,
        )
        | None => Class::QuickBot,
    }
}

/// What a bot wants to do.
struct Thought {
    seat: Seat,
    /// After which event.
    version: u64,
    texts: Vec<String>,
}

/// Thinks about a bot's turn, on a copy of the game as it stands now, so that the table is not locked meanwhile.
fn think(live: &LiveTable, task: &Task, within: Duration) -> Result<Option<Thought>, ApiError> {
    let (seat, level, game, version) = {
        let inner = live.lock()?;
        let bot = inner.replica.table.awaited_bot().zip(inner.replica.table.game());
        let Some(((seat, level), game)) = bot else { return Ok(None) };
        (seat, level, game.fork(), inner.replica.table.version())
    };
    let seed = u64::from_le_bytes(random()?);
    let texts = bot_turn(level, &*game, seat, seed, task, within)?;
    Ok(Some(Thought { seat, version, texts }))
}
