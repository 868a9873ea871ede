//! Players that choose. One plays at random, whatever the game: its whole games are the random playouts
//! that `bastide simulate` and the benchmarks run, and that the level `mcts` thinks with. Most levels look
//! one step ahead, and the master plays games on for some turns; [`roll_out`] plays them to their end. In [`dice`] one plays
//! the Dice Game by simple rules, and the solver nearly as well as it can be played, from tables.
//!
//! ```
//! use bots::{Rng, playout_any};
//! use games::{Phase, Seat, catalog};
//!
//! let mut game = catalog::start("winter", 2, Seat(0), &[("farmers", "on")])?;
//! playout_any(&mut *game, &mut Rng::new(1));
//! assert_eq!(game.phase(), Phase::Over);
//! # Ok::<(), games::SetupError>(())
//! ```

mod appraiser;
pub mod arena;
mod bot;
pub mod dice;
mod levels;
mod limit;
mod odds;
mod perft;
mod players;
mod playout;
mod rng;
mod rollout;
mod skill;
mod think;
pub mod tune;
mod turn;
mod ways;

pub use appraiser::{AppraisedDraw, Appraiser, Depth, Leads, mean};
pub use bot::{Bot, Budget, Candidate, Choice, Clock, Job, Part, SingleThread, ThreadPool};
pub use games::Level;
pub use levels::{BotError, bot, bot_with};
pub use limit::Limit;
pub use odds::Odds;
pub use perft::perft;
pub use playout::{playout, playout_any};
pub use rng::Rng;
pub use rollout::{RolledOut, Rollout, roll_out};
pub use think::{Weights, WeightsError};
pub use turn::{Considered, Think, Turn, advise, turn};
pub use ways::{compare_ways, equal_ways};
