//! What a game was decided by. A judge says what every state is worth; what chance changes in that is luck, and all else is play.
//! The method is in `docs/review.md`.
//!
//! ```
//! use games::{Record, Seat, catalog};
//! use review::{Thoroughness, review};
//!
//! let record = Record::read(catalog::find("kids")?.sample)?;
//! let account = review(&record, Thoroughness::FIRST, &mut |_| {})?.account(Seat(0));
//! assert_eq!(account.start + account.luck + account.own + account.others, account.end);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod assess;
mod certainty;
mod class;
mod doubt;
mod error;
mod judge;
mod outcome;
mod review;
mod reviewer;
mod rollouts;
mod scale;
mod spread;
mod strength;
mod table;
mod thoroughness;
mod value;
mod why;

pub use account::{Account, AreaTotal};
pub use assess::{Assessment, JudgedWay, assess};
pub use certainty::{Certainty, Variance};
pub use class::{Class, accuracy_scale};
pub use error::ReviewError;
pub use review::{Review, Step, review};
pub use reviewer::Reviewer;
pub use rollouts::Rollouts;
pub use spread::Spread;
pub use strength::Strength;
pub use thoroughness::Thoroughness;
pub use value::{Unit, Value, Values};
pub use why::{Reason, reasons};
