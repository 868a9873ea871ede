//! Many games at once.

use std::fmt;
use std::sync::Arc;

use bots::{BotError, Rng};
use games::{MAX_SEATS, Seat};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::slice::ParallelSliceMut;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use crate::action::{Action, Illegal};
use crate::buffers::{Arrays, Buffers, Row};
use crate::environment::Environment;
use crate::opponent::{Opponent, Player};
use crate::prospect::Prospect;
use crate::reward::{Reward, outcomes};
use crate::space::Space;

/// Many games of one space. A game that is over stays so for a step, to be looked at; the next step begins another in its
/// place, whatever its action is.
pub struct Batch {
    space: Arc<Space>,
    games: Vec<Slot>,
    reward: Reward,
    opponents: Vec<Option<Opponent>>,
    threads: Option<ThreadPool>,
}

/// One game of many.
#[derive(Debug)]
struct Slot {
    environment: Environment,
    /// Who plays each seat; nobody where the caller does.
    players: Vec<Option<Player>>,
    /// The points when the caller was last asked.
    before: [u32; MAX_SEATS],
    /// What is played in the step that is being made.
    next: Next,
}

#[derive(Clone, Copy, Debug)]
enum Next {
    Play(Action),
    Random,
    Restart,
}

impl Batch {
    /// So many games; the seed decides what is drawn in each, however many threads there are. A seat with an opponent is
    /// played by it, all others by the caller.
    pub fn new(
        space: Arc<Space>,
        games: usize,
        seed: u64,
        reward: Reward,
        opponents: &[Option<Opponent>],
        threads: usize,
    ) -> Result<Batch, BatchError> {
        if opponents.len() >= space.seats() && opponents.iter().all(Option::is_some) {
            return Err(BatchError::NobodyLeft);
        }
        let slot = |number: u64| -> Result<Slot, BatchError> {
            let seed = seed_of(seed, number);
            let environment = Environment::new(Arc::clone(&space), seed);
            let players = players(&space, opponents, seed)?;
            Ok(Slot { environment, players, before: [0; MAX_SEATS], next: Next::Restart })
        };
        let slots = (0..games as u64).map(slot).collect::<Result<_, _>>()?;
        let threads =
            if threads > 1 { Some(ThreadPoolBuilder::new().num_threads(threads).build()?) } else { None };
        Ok(Batch { space, games: slots, reward, opponents: opponents.to_vec(), threads })
    }

    /// The space of all games.
    pub fn space(&self) -> &Arc<Space> {
        &self.space
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// A game.
    pub fn game(&self, number: usize) -> Option<&Environment> {
        self.games.get(number).map(|slot| &slot.environment)
    }

    /// Arrays that its games can be written to.
    pub fn arrays(&self) -> Arrays {
        Arrays::new(&self.space, self.games.len())
    }

    /// What each legal action of each game leads to; nothing where a game is over.
    pub fn prospects(&self) -> Vec<Vec<(Action, Prospect)>> {
        match &self.threads {
            Some(threads) => {
                let environments: Vec<&Environment> =
                    self.games.iter().map(|slot| &slot.environment).collect();
                threads.install(|| environments.into_par_iter().map(Environment::prospects).collect())
            }
            None => self.games.iter().map(|slot| slot.environment.prospects()).collect(),
        }
    }

    /// Begins all games anew.
    pub fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), BatchError> {
        buffers.check(&self.space, self.games.len())?;
        for (number, slot) in (0..).zip(&mut self.games) {
            let seed = seed_of(seed, number);
            slot.environment.reset(seed);
            slot.players = players(&self.space, &self.opponents, seed)?;
            slot.before = [0; MAX_SEATS];
        }
        self.each(buffers, |slot, row| {
            slot.play_bots();
            slot.write(row);
        });
        Ok(())
    }

    /// Plays an action in each game. If one can't be played, none is.
    pub fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), BatchError> {
        buffers.check(&self.space, self.games.len())?;
        if actions.len() != self.games.len() {
            return Err(BatchError::Length { what: "actions", wanted: self.games.len(), got: actions.len() });
        }
        for (game, (slot, &action)) in self.games.iter_mut().zip(actions).enumerate() {
            slot.next = slot.read(action).map_err(|illegal| BatchError::Illegal { game, illegal })?;
        }
        self.play(buffers);
        Ok(())
    }

    /// Plays a random action in each game, so many times over; what the last leaves is written, and so is what all of them
    /// before would have been: nothing is saved that a caller would not save who chose the actions.
    pub fn step_random(&mut self, times: u32, buffers: Buffers<'_>) -> Result<(), BatchError> {
        buffers.check(&self.space, self.games.len())?;
        let reward = self.reward;
        self.each(buffers, |slot, mut row| {
            for _ in 0..times {
                slot.next = if slot.environment.is_over() { Next::Restart } else { Next::Random };
                slot.play(reward, &mut row);
                slot.write_row(&mut row);
            }
        });
        Ok(())
    }

    fn play(&mut self, buffers: Buffers<'_>) {
        let reward = self.reward;
        self.each(buffers, |slot, mut row| {
            slot.play(reward, &mut row);
            slot.write_row(&mut row);
        });
    }

    /// Does something with each game and the part of the buffers that is its own.
    fn each(&mut self, buffers: Buffers<'_>, act: impl Fn(&mut Slot, Row<'_>) + Send + Sync) {
        let (seats, actions) = (self.space.seats(), self.space.actions());
        let Buffers { observations, masks, seats: movers, rewards, over, scores } = buffers;
        let size = self.space.observation_size();
        let Some(threads) = &self.threads else {
            let rows = observations
                .chunks_exact_mut(size)
                .zip(masks.chunks_exact_mut(actions))
                .zip(rewards.chunks_exact_mut(seats))
                .zip(scores.chunks_exact_mut(seats))
                .zip(movers.iter_mut().zip(over));
            for (slot, ((((observation, mask), rewards), scores), (seat, over))) in
                self.games.iter_mut().zip(rows)
            {
                act(slot, Row { observation, mask, seat, rewards, over, scores });
            }
            return;
        };
        let games = &mut self.games;
        threads.install(|| {
            let rows = observations
                .par_chunks_exact_mut(size)
                .zip(masks.par_chunks_exact_mut(actions))
                .zip(rewards.par_chunks_exact_mut(seats))
                .zip(scores.par_chunks_exact_mut(seats))
                .zip(movers.into_par_iter().zip(over));
            games.into_par_iter().zip(rows).for_each(
                |(slot, ((((observation, mask), rewards), scores), (seat, over)))| {
                    act(slot, Row { observation, mask, seat, rewards, over, scores });
                },
            );
        });
    }
}

/// The bots of one game; what they do by chance comes from its seed.
fn players(
    space: &Space,
    opponents: &[Option<Opponent>],
    seed: u64,
) -> Result<Vec<Option<Player>>, BotError> {
    let definition = space.first().setup().definition();
    let mut rng = Rng::for_game(seed, 0);
    let mut player = |opponent: Opponent| opponent.bot(definition, u64::from(rng.below(u32::MAX)));
    opponents.iter().map(|opponent| opponent.map(&mut player).transpose()).collect()
}

/// The seed of one of many games.
fn seed_of(seed: u64, number: u64) -> u64 {
    let mut rng = Rng::for_game(seed, number);
    u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX))
}

impl Slot {
    /// What an action of the caller is.
    fn read(&self, action: i64) -> Result<Next, Illegal> {
        // All games are asked before any is played, so nothing is looked at that is not needed: with thousands of games
        // it would have to come from far away twice.
        let legal = self.environment.legal_actions();
        if legal.is_empty() {
            return Ok(Next::Restart);
        }
        let action = Action::try_from(action).map_err(|_| Illegal::Nothing(Action::MAX))?;
        if legal.contains(action) {
            return Ok(Next::Play(action));
        }
        Err(self.environment.wanted(action).err().unwrap_or(Illegal::Nothing(action)))
    }

    /// Plays what is next, and all bots after it.
    fn play(&mut self, reward: Reward, row: &mut Row<'_>) {
        match self.next {
            Next::Play(action) => self.environment.play_legal(action),
            Next::Random => self.environment.play_random(),
            Next::Restart => {
                self.environment.restart();
                self.before = [0; MAX_SEATS];
            }
        }
        self.play_bots();
        let scores = self.environment.game().scores();
        match reward {
            Reward::Outcome if !self.environment.is_over() => row.rewards.fill(0.0),
            Reward::Outcome => {
                let outcomes = outcomes(self.environment.game());
                row.rewards.iter_mut().zip(outcomes).for_each(|(out, outcome)| *out = outcome as f32);
            }
            Reward::Points => {
                let gains = scores.iter().zip(&self.before);
                // Points are a few hundred.
                row.rewards
                    .iter_mut()
                    .zip(gains)
                    .for_each(|(out, (now, before))| *out = (now - before) as f32);
            }
        }
        self.before[..scores.len()].copy_from_slice(scores);
    }

    /// Lets bots play until the caller is to move.
    fn play_bots(&mut self) {
        while let Some(seat) = self.environment.mover()
            && let Some(Some(player)) = self.players.get_mut(seat.index())
        {
            let Some(chosen) = player.choose(self.environment.game()) else { break };
            self.environment.play_move(chosen);
        }
    }

    fn write(&self, mut row: Row<'_>) {
        row.rewards.fill(0.0);
        self.write_row(&mut row);
    }

    fn write_row(&self, row: &mut Row<'_>) {
        if let Some(seat) = self.environment.mover() {
            *row.seat = seat.0;
        }
        *row.over = u8::from(self.environment.is_over());
        row.scores.copy_from_slice(self.environment.game().scores());
        self.environment.look(Seat(*row.seat), row.observation, row.mask);
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("games", &self.games.len()).finish_non_exhaustive()
    }
}

/// Why games can't be played.
#[derive(Debug)]
pub enum BatchError {
    /// An array has another length than it takes.
    Length {
        /// The array.
        what: &'static str,
        /// How many elements it takes.
        wanted: usize,
        /// How many there are.
        got: usize,
    },
    /// An action can't be played.
    Illegal {
        /// The number of the game.
        game: usize,
        /// Why.
        illegal: Illegal,
    },
    /// All seats are played by bots.
    NobodyLeft,
    /// There is no such bot in the game.
    Bot(BotError),
    /// No threads can be started.
    Threads(ThreadPoolBuildError),
}

impl From<BotError> for BatchError {
    fn from(error: BotError) -> BatchError {
        BatchError::Bot(error)
    }
}

impl From<ThreadPoolBuildError> for BatchError {
    fn from(error: ThreadPoolBuildError) -> BatchError {
        BatchError::Threads(error)
    }
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Length { what, wanted, got } => {
                write!(f, "{what} has {got} elements; it takes {wanted}")
            }
            BatchError::Illegal { game, illegal } => write!(f, "game {game}: {illegal}"),
            BatchError::NobodyLeft => f.write_str("all seats are played by bots; leave one to yourself"),
            BatchError::Bot(error) => error.fmt(f),
            BatchError::Threads(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BatchError {}
