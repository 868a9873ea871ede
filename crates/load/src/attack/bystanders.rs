//! People who play in peace while somebody attacks: how long their moves take, and the turns of a bot that one of them plays
//! against.

use std::time::{Duration, Instant};

use bots::Rng;
use client::{Http, ServerAddress};
use tokio::task::JoinSet;
use tokio::time::{sleep_until, timeout_at};

use crate::against_bot::AgainstBot;
use crate::error::LoadError;
use crate::pair::Pair;
use crate::viewer::Client;

/// How long they think about a move at the most, in milliseconds: faster than people, slower than the limits.
const LONGEST_THOUGHT: u32 = 150;
/// What they play.
const GAME: &str = "winter";
/// The level of the bot: one that needs no time to think.
const LEVEL: &str = "beginner";

/// Tables at which people play against each other, and one against a bot.
pub(super) struct Bystanders {
    address: ServerAddress,
    pairs: Vec<Pair>,
    against_bot: AgainstBot,
    rng: Rng,
}

/// How long things took.
#[derive(Default)]
pub(super) struct Times {
    /// From a move until both have it.
    pub(super) moves: Vec<Duration>,
    /// From a person's turn until the bot has taken its own.
    pub(super) bot_turns: Vec<Duration>,
}

impl Bystanders {
    /// Sits down at so many tables, and at one more with a bot.
    pub(super) async fn new(address: &ServerAddress, tables: usize) -> Result<Bystanders, LoadError> {
        let mut pairs = Vec::new();
        for seed in 0..tables {
            pairs.push(sit_down(address, seed as u64).await?);
        }
        let against_bot = AgainstBot::begin(address, GAME, LEVEL, 0).await?;
        Ok(Bystanders { address: address.clone(), pairs, against_bot, rng: Rng::new(0) })
    }

    /// Everybody plays for so long.
    pub(super) async fn play(&mut self, time: Duration) -> Result<Times, LoadError> {
        let end = Instant::now() + time;
        let mut playing = JoinSet::new();
        for (seed, pair) in (0..).zip(self.pairs.drain(..)) {
            playing.spawn(play(self.address.clone(), pair, Rng::new(seed), end));
        }
        let mut times = Times { bot_turns: self.play_against_bot(end).await?, ..Times::default() };
        while let Some(played) = playing.join_next().await {
            let (pair, moves) = played.map_err(std::io::Error::from)??;
            self.pairs.push(pair);
            times.moves.extend(moves);
        }
        Ok(times)
    }

    /// Plays against the bot until the time is up; the answer is how long its turns took. One that is not over by then has
    /// taken as long as it has.
    async fn play_against_bot(&mut self, end: Instant) -> Result<Vec<Duration>, LoadError> {
        let mut turns = Vec::new();
        while think(&mut self.rng, end).await {
            if self.against_bot.is_over() {
                let seed = self.rng.below(u32::MAX).into();
                self.against_bot = AgainstBot::begin(&self.address, GAME, LEVEL, seed).await?;
            }
            self.against_bot.take_turn().await?;
            if let Ok(waited) = timeout_at(end.into(), self.against_bot.wait_for_bot()).await {
                waited?;
            }
            turns.push(self.against_bot.waited());
        }
        Ok(turns)
    }
}

async fn sit_down(address: &ServerAddress, seed: u64) -> Result<Pair, LoadError> {
    let mut pair = Pair::new(&mut Http::connect(address).await?, GAME, Client::Page, seed).await?;
    pair.begin(address).await?;
    Ok(pair)
}

/// Plays until the time is up, game after game; the answer is how long each move took.
async fn play(
    address: ServerAddress,
    mut pair: Pair,
    mut rng: Rng,
    end: Instant,
) -> Result<(Pair, Vec<Duration>), LoadError> {
    let mut moves = Vec::new();
    while think(&mut rng, end).await {
        match pair.turn().await? {
            Some(done) => {
                pair.catch_up().await?;
                moves.push(done.sent.elapsed());
            }
            None => pair = sit_down(&address, rng.below(u32::MAX).into()).await?,
        }
    }
    Ok((pair, moves))
}

/// Thinks about a move; whether there is time to make it.
async fn think(rng: &mut Rng, end: Instant) -> bool {
    let next = Instant::now() + Duration::from_millis(rng.below(LONGEST_THOUGHT).into());
    sleep_until(next.min(end).into()).await;
    next < end
}
