//! A game being played: who sits where, who may do what, what can be taken back, whose time runs,
//! and draws that can be proved fair. The same for one screen, a server and the browser: no socket,
//! no database, and no clock but the one that is handed in.
//!
//! A table is what its [`Event`]s have made of it. Orders are checked, and cause events; events are
//! numbered, and can be kept and played again:
//!
//! ```
//! use games::Seat;
//! use table::{Order, Secret, Settings, Table};
//!
//! let settings: Settings = serde_json::from_str(
//!     r#"{ "game": "kids", "seats": [{ "kind": "person" }, { "kind": "bot", "level": "learner" }] }"#,
//! )?;
//! let secret = Secret::new([7; 32]);
//! let (mut table, created) = Table::create(settings, secret.clone(), 0)?;
//! let mut log = vec![created];
//! log.extend(table.order(Seat(0), &Order::Sit { name: "Ada".to_owned() }, None, 1)?);
//! log.extend(table.order(Seat(0), &Order::Start {}, None, 2)?);
//!
//! let again = Table::resume(secret, &log)?;
//! assert_eq!(again.version(), table.version());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod absence;
mod apply;
mod check;
mod clock;
mod draw_history;
mod draws;
mod event;
mod execute;
mod fair;
mod name;
mod order;
mod player;
mod proof;
mod question;
mod settings;
mod state_hash;
mod table;
mod timeout;
mod transaction;
mod unicode;
mod verify;

pub use absence::Wait;
pub use clock::{Clock, Millis};
pub use event::{Ending, Event, Logged, OrderId, Reaction};
pub use fair::{Bytes, Chain, Draws, Link, LinkChain, Method, Secret, Seed};
pub use name::name;
pub use order::{Order, OrderError, Refused};
pub use player::Player;
pub use question::{Question, Undo};
pub use settings::{Absence, Aids, DrawMode, PlayerKind, Settings, Starts};
pub use table::{ApplyError, Awaited, Ended, Table};
pub use timeout::Timeout;
pub use transaction::Foretold;
pub use verify::{ProofError, Proved, verify};
