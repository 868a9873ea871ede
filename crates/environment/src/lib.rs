//! Games as environments to learn in: every move has a number, every state is an observation of fixed size, and many
//! games are played at once. `docs/python.md` documents both spaces.
//!
//! A [`Space`] is what all games of one set-up have in common: how many actions there are and how an observation is laid
//! out. An [`Environment`] is one game in it, in which chance plays by itself; a [`Batch`] is many, on several threads:
//!
//! ```
//! use environment::{Environment, Space};
//! use games::{Seat, catalog};
//!
//! let setup = catalog::find("winter")?.setup(2, Seat(0), &[])?;
//! let mut game = Environment::new(Space::new(&setup)?.into(), 7);
//! let action = game.legal_actions().iter().next();
//! game.play(action.unwrap()).unwrap();
//! # Ok::<(), games::SetupError>(())
//! ```

mod action;
mod batch;
mod buffers;
mod cells;
mod environment;
mod field;
mod legal;
mod observe;
mod opponent;
mod prospect;
mod reward;
mod rows;
mod space;
mod turned;

pub use action::{Action, Illegal};
pub use batch::{Batch, BatchError};
pub use buffers::{Arrays, Buffers};
pub use environment::Environment;
pub use field::Field;
pub use legal::LegalActions;
pub use observe::observe;
pub use opponent::{Opponent, OpponentError};
pub use prospect::{PROSPECT_NAMES, Prospect, prospect};
pub use reward::{Reward, outcomes};
pub use rows::Rows;
pub use space::Space;
pub use turned::turned;
