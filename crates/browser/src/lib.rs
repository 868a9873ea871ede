//! The games, tables and bots for a page in a browser. The page hands in a request as JSON and gets an answer as
//! JSON; the same code answers that the server runs, so both tell the same. `docs/browser.md` has all requests.
//!
//! ```
//! use browser::{Answer, Engine};
//!
//! let mut engine = Engine::default();
//! let answer = engine.answer(br#"{ "do": "lesson", "game": "kids" }"#);
//! assert!(answer.starts_with(r#"{"lesson":{"game":"kids","#));
//! let answer = engine.answer(br#"{ "do": "legal", "table": 7, "lang": "de" }"#);
//! assert_eq!(answer, r#"{"problem":{"code":"no-table","text":"Diesen Tisch gibt es nicht."}}"#);
//! ```
//!
//! A second answerer, [`Painter`], draws pictures, and a third, [`Judge`], reviews games. Each is exported from a module of its own
//! (`crates/browser-engine`, `crates/browser-pictures`, `crates/browser-reviews`) by what is in `interface.rs`; only there is
//! memory looked at that is not Rust's own.

mod clock;
#[cfg(feature = "schema")]
mod description;
mod dictionary;
mod engine;
mod error;
pub mod interface;
mod judge;
mod links;
mod local;
mod painter;
mod replies;
mod requests;
mod tables;
mod think;
mod told;

#[cfg(feature = "schema")]
pub use description::description;
pub use engine::Engine;
pub use interface::Answer;
pub use judge::Judge;
pub use painter::Painter;
