//! Players that choose. One plays at random, whatever the game: its whole games are the playouts
//! that stronger ones will think with, and what `bastide simulate` and the benchmarks run. Another,
//! the mason, plays the Dice Game by a simple plan, to find out what a turn earns; the solver of
//! [`dice`] plays it nearly as well as it can be played.
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
mod mason;
mod odds;
mod perft;
mod players;
mod playout;
mod rng;
mod think;
pub mod tune;

pub use bot::{Bot, Budget, Candidate, Choice, Clock, Job, SingleThread, ThreadPool};
pub use levels::Level;
pub use limit::Limit;
pub use mason::mason;
pub use odds::Odds;
pub use perft::perft;
pub use playout::playout;
pub use rng::Rng;
pub use think::{Weights, WeightsError};
