//! Players that choose. One plays at random, whatever the game: its whole games are the playouts
//! that some others think with, and what `bastide simulate` and the benchmarks run. The others weigh up
//! areas, or search; in [`dice`] one plays the Dice Game by simple rules, and the solver nearly as well as it
//! can be played.
//!
//! ```
//! use bots::{Rng, playout};
//! use games::{Phase, Seat, catalog};
//!
//! let mut game = catalog::start("winter", 2, Seat(0), &[("farmers", "on")])?;
//! playout(&mut *game, &mut Rng::new(1));
//! assert_eq!(game.phase(), Phase::Over);
//! # Ok::<(), games::SetupError>(())
//! ```

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
mod think;
pub mod tune;

pub use bot::{Bot, Budget, Candidate, Choice, Clock, Job, SingleThread, ThreadPool};
pub use games::Level;
pub use levels::{BotError, bot, bot_with};
pub use limit::Limit;
pub use odds::Odds;
pub use perft::perft;
pub use playout::playout;
pub use rng::Rng;
pub use think::{Weights, WeightsError};
