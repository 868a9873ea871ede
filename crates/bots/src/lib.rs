//! Players that choose. So far there is one, who plays at random: its whole games are the playouts
//! that stronger ones will think with, and what `bastide simulate` and the benchmarks run.
//!
//! ```
//! use bots::{Luck, playout};
//! use games::{Phase, Seat, catalog};
//!
//! let mut game = catalog::start("winter", 2, Seat(0), &[("farmers", "on")])?;
//! playout(&mut *game, &mut Luck::new(1));
//! assert_eq!(game.phase(), Phase::Over);
//! # Ok::<(), games::SetupError>(())
//! ```

mod luck;
mod perft;
mod playout;

pub use luck::Luck;
pub use perft::perft;
pub use playout::playout;
