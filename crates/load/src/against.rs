//! People who play against bots, many at once, for a while.

use std::time::{Duration, Instant};

use bots::Rng;
use client::ServerAddress;
use serde::Serialize;
use tokio::time::sleep;

use crate::against_bot::AgainstBot;
use crate::error::LoadError;
use crate::figures::Spread;
use crate::run::{FEW, at_once, pause};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Against {
    /// The game.
    pub game: String,
    /// The level of the bots.
    pub level: String,
    /// At how many tables at once.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// How long people think about a move, on average.
    pub think: Duration,
}

/// How long people waited for bots.
#[derive(Clone, Debug, Serialize)]
pub struct BotFigures {
    /// How many tables were played at, all at once.
    pub tables: usize,
    /// For how long.
    pub seconds: f64,
    /// How many turns of bots there were.
    pub turns: usize,
    /// How long they took, for the person who waits.
    pub turn: Spread,
}

/// Plays against bots at a server, and tells how long their turns took.
pub async fn run_against_bots(against: &Against, address: &ServerAddress) -> Result<BotFigures, LoadError> {
    let begin = |seed: usize| {
        let (against, address) = (against.clone(), address.clone());
        async move { Ok(AgainstBot::begin(&address, &against.game, &against.level, seed as u64).await?) }
    };
    let games = at_once(FEW, (0..against.tables).map(begin)).await?;
    let start = Instant::now();
    let playing = (0..).zip(games).map(|(seed, game)| {
        let (against, address) = (against.clone(), address.clone());
        async move { play(&against, &address, game, seed).await }
    });
    let turns: Vec<Duration> = at_once(usize::MAX, playing).await?.into_iter().flatten().collect();
    Ok(BotFigures {
        tables: against.tables,
        seconds: start.elapsed().as_secs_f64(),
        turns: turns.len(),
        turn: Spread::of(turns),
    })
}

/// Plays game after game; the answer is how long each turn of the bot took.
async fn play(
    against: &Against,
    address: &ServerAddress,
    mut game: AgainstBot,
    seed: u64,
) -> Result<Vec<Duration>, LoadError> {
    let (start, mut rng, mut turns) = (Instant::now(), Rng::new(seed), Vec::new());
    game.wait_for_bot().await?;
    while start.elapsed() < against.time {
        sleep(pause(against.think, &mut rng)).await;
        if game.is_over() {
            let seed = seed + 1000 * turns.len() as u64;
            game = AgainstBot::begin(address, &against.game, &against.level, seed).await?;
            game.wait_for_bot().await?;
        }
        game.take_turn().await?;
        if !game.is_over() {
            game.wait_for_bot().await?;
            turns.push(game.waited());
        }
    }
    Ok(turns)
}
