//! The games, behind one trait: their rules, their scoring, and the text of moves, records and
//! positions. No I/O, no clock, no chance of its own, no language.
//!
//! Play a move; a refused one names its rule and changes nothing:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = games::catalog::start("winter", 2, games::Seat(0), &[("farmers", "on")])?;
//! game.apply(games::text::read_move(&*game, "draw K")?)?;
//! let refusal = game.apply(games::text::read_move(&*game, "place 5,5 r0")?).unwrap_err();
//! assert_eq!(refusal.rule.to_string(), "W-10");
//! # Ok(())
//! # }
//! ```
//!
//! A state as one line of text, there and back:
//!
//! ```
//! let game = games::catalog::start("winter", 2, games::Seat(0), &[])?;
//! let same = games::position::read(&game.position()).unwrap();
//! assert_eq!(game.position(), same.position());
//! # Ok::<(), games::SetupError>(())
//! ```

mod area_game;
mod areas;
mod board;
mod board_text;
mod bot_profile;
pub mod catalog;
mod chance;
mod colour;
mod definition;
pub mod dice;
pub mod draft;
mod event;
mod example;
mod faces;
mod game;
mod history;
pub mod hunters;
pub mod kids;
mod lesson;
mod message;
mod moves;
mod pieces;
mod pile;
pub mod position;
pub mod record;
mod rule;
mod rules;
mod seat;
mod setup;
mod skill;
pub mod text;
mod tile_turn;
pub mod track;
#[cfg(feature = "test-game")]
#[path = "../tests/trails/mod.rs"]
mod trails;
pub mod winter;
mod worth;

pub use area_game::{AreaGame, AreaGameVisitor, Role, Stake};
pub use areas::{Appraisal, AreaView};
pub use bot_profile::{BotLevel, BotProfile, Level, Overlooks, Strategy, TunedWeights};
pub use chance::ChanceSource;
pub use colour::Colour;
pub use definition::{Audience, Definition, Look, PointsRule, RulesVersion};
pub use event::{Event, Score};
pub use example::{Example, Picture};
pub use faces::Faces;
pub use game::{Actor, Details, Game, Phase, View};
pub use history::History;
pub use lesson::{Gesture, LEARNER, Lesson, LessonStep};
pub use message::{Decimal, Message, Say, Value};
pub use moves::{Move, Piece};
pub use pieces::{Pieces, Standing};
pub use pile::Pile;
pub use record::{Proof, ProofMethod, Record};
pub use rule::{Refusal, Rule, Why};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use setup::{GameOption, Setup, SetupError, ValueForm};
pub use skill::Skill;
pub use worth::Worth;
