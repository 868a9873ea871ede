//! The protocol: JSON lines by which any program can drive the games. One request a line, one answer
//! a line, in order; what is said on them is in `docs/formats.md`. This crate reads and writes
//! nothing itself: it is handed a line and hands one back.
//!
//! ```
//! use protocol::Session;
//! use words::{Lang, Words};
//!
//! let mut session = Session::new(Words::new(Lang::English));
//! session.answer(r#"{"op":"new","game":"winter","seats":2}"#);
//! session.answer(r#"{"op":"play","move":"draw B"}"#);
//! let legal = session.answer(r#"{"op":"legal"}"#);
//! assert!(legal.starts_with(r#"{"ok":["place 0,1 r0","#));
//!
//! // What makes no sense is an error, and the session goes on.
//! assert!(session.answer("nonsense").starts_with(r#"{"error":"#));
//! ```

mod advice;
#[cfg(feature = "session")]
mod answer;
#[cfg(feature = "session")]
mod request;
#[cfg(feature = "session")]
mod session;
mod state;
mod tiles;

pub use advice::{Advice, Thought};
#[cfg(feature = "session")]
pub use session::{MAX_LINE, Session};
pub use state::State;
pub use tiles::{TileSetView, TileView};
