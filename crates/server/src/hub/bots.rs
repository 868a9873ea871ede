//! Bots move here, away from those who serve requests, a few at a time.

use std::sync::Arc;

use ::bots::Level;
use games::{Game, Seat};
use tokio::time::{Instant, sleep_until};

use super::{Hub, LiveTable};
use crate::bots::bot_turn;
use crate::error::ApiError;
use crate::keys::random;

/// Lets bots move for as long as a table waits for one.
pub(super) async fn move_bots(hub: Arc<Hub>, live: Arc<LiveTable>) {
    loop {
        match move_once(&hub, &live).await {
            Ok(true) => {}
            Ok(false) => return,
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

/// A turn that a bot has to take.
struct BotTask {
    seat: Seat,
    level: Level,
    game: Box<dyn Game>,
    /// After which event.
    version: u64,
}

/// A bot takes its turn, unless none is awaited.
async fn move_once(hub: &Arc<Hub>, live: &Arc<LiveTable>) -> Result<bool, ApiError> {
    let start = Instant::now();
    let Ok(thinker) = hub.thinkers.acquire().await else { return Ok(false) };
    let Some(BotTask { seat, level, game, version }) = bot_task(live)? else { return Ok(false) };
    let (within, seed) = (hub.think_time, u64::from_le_bytes(random()?));
    let thought = tokio::task::spawn_blocking(move || bot_turn(level, &*game, seat, within, seed)).await;
    drop(thinker);
    let texts = thought.map_err(|_| ApiError::Failed)??;
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
    live.durable(moved).await?;
    hub.metrics.bot_turns.inc();
    Ok(true)
}

/// The turn that a bot has to take; if there is none, no task moves bots here any more.
fn bot_task(live: &LiveTable) -> Result<Option<BotTask>, ApiError> {
    let mut inner = live.lock()?;
    let table = &inner.table;
    let bot_task = table.awaited_bot().zip(table.game()).map(|((seat, level), game)| BotTask {
        seat,
        level,
        game: game.fork(),
        version: table.version(),
    });
    inner.is_moving_bots = bot_task.is_some();
    Ok(bot_task)
}
