//! One moment of a game, complete. A [`Scene`] is all that it takes to show a game to somebody and to
//! offer what can be done in it, with every sentence in their language: a client draws scenes and knows
//! no rule. The same scene serves a table, a replay and a lesson. A [`BoardState`] is what a picture shows of
//! such a moment.
//!
//! ```
//! use games::{History, Seat, catalog};
//! use scene::{SceneRequest, Scene};
//! use words::{Lang, Words};
//!
//! let setup = catalog::find("winter")?.setup(2, Seat(0), &[])?;
//! let mut history = History::new(setup)?;
//! let draw = games::text::read_move(history.game(), "draw K")?;
//! history.play(draw)?;
//! let scene = Scene::of(&history, &Words::new(Lang::English), &SceneRequest::default());
//! assert_eq!(scene.story[0].text, "Red draws a tile.");
//! assert!(!scene.choices.places.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod aids;
mod areas;
mod board_state;
mod choices;
mod description;
mod figure;
#[cfg(feature = "png")]
mod film;
mod frame;
mod names;
mod narrator;
mod request;
mod scene;
mod story;
mod things;
mod tile_words;
mod track;
mod whereabouts;

pub use advice::advise;
pub use aids::{AidsView, Hole};
pub use areas::{Held, SceneArea, WorthView};
pub use board_state::BoardState;
pub use choices::{
    Action, ActionChoice, BuildChoice, Choices, ClaimChoice, PlaceChoice, RecallChoice, Way, first_claim,
};
pub use description::{AreaText, AreasText, CellText, Description, PieceText, PlaceText, TileText};
pub use figure::{drawn, figure, standing_figure};
#[cfg(feature = "png")]
pub use film::{FilmError, FilmRequest, film};
pub use frame::FrameTexts;
pub use names::Namer;
pub use narrator::seat_names;
pub use request::{Help, SceneRequest};
pub use scene::Scene;
pub use story::{Happening, Mark, Step, marks};
pub use things::{
    DiceTable, EatenView, HandTile, KindLeft, LaidTile, PileView, Spot, StandingPiece, laid_tiles,
    standing_piece,
};
pub use track::{MarkerView, TrackView};
