//! What is told of games and tables: views that become JSON. Nothing here knows a server, a socket or a clock, so
//! the server and the module in the browser tell the same, to the byte.
//!
//! ```
//! use table::{Secret, Table};
//! use views::{Presence, Seen, Viewer};
//! use words::{Lang, Words};
//!
//! let settings = r#"{ "game": "kids", "seats": [{ "kind": "person" }, { "kind": "person" }] }"#;
//! let (table, _) = Table::create(serde_json::from_str(settings)?, Secret::new([7; 32]), 0)?;
//! let viewer = Viewer { you: vec![0], now: 5, presence: Presence::nobody(&table), expires_at: None };
//! let seen = Seen::new("a-table", &table, viewer, 0, &Words::new(Lang::English));
//! assert!(serde_json::to_string(&seen)?.starts_with(r#"{"id":"a-table","version":1,"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod catalogue;
mod draft;
mod error;
mod frame;
mod hint;
mod lesson;
mod moment;
mod picture;
mod presence;
mod problem;
mod puzzle;
mod review;
mod rules;
mod settings;
mod stage;
mod table_view;
mod zones;

pub use analysis::{Assessed, Branch, Draws, Fillers};
pub use catalogue::Catalogue;
pub use draft::{DraftRequest, DraftSetup, DraftText, DraftView};
pub use error::RequestError;
pub use frame::{FRAMED, FramedTable};
pub use hint::Hint;
pub use lesson::LessonView;
pub use moment::{Moment, Replayed};
pub use picture::{DrawError, Picture, arts, board_picture, with_board};
pub use presence::Presence;
pub use problem::Problem;
pub use puzzle::{Answered, PuzzleList};
pub use review::{
    AreaTotal, BetterWay, ClassCount, Readers, ReviewDepth, ReviewInProgress, ReviewProgress, ReviewRequest,
    ReviewView, SeatReview, StrengthView, TurnReview,
};
pub use rules::RuleBook;
pub use settings::check_settings;
pub use stage::Stage;
pub use table_view::{Seen, Snapshot, Summary, TableView, Viewer, description, legal};
pub use zones::TileZones;

pub use scene::Description;
