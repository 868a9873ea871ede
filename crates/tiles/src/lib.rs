//! The vocabulary of square tiles: sides, rotations, zones and what is drawn on them, and the tile
//! sets of all games, read from data files and checked when they are built.
//!
//! A set that ships with Bastide is a file in `sets/`; adding one touches no code:
//!
//! ```
//! let winter = tiles::builtin("winter")?;
//! assert_eq!(winter.tiles().iter().map(|tile| u32::from(tile.count)).sum::<u32>(), 96);
//! # Ok::<(), tiles::SetError>(())
//! ```
//!
//! Any text can be read as a set; what is wrong with it is said with file, line and tile:
//!
//! ```
//! let text = "set tiny 1\nstyle kids\nkinds path\nside P path\ngroup all 1\ntile a\n  sides P P P P\n  path1 N S";
//! let error = tiles::TileSet::read("tiny.tiles", text).unwrap_err();
//! assert_eq!(error.to_string(), "tiny.tiles:6: tile a: side E has no zone of kind path");
//! ```
//!
//! Sides are walked clockwise, so what is first on one side meets what is last on the neighbour's:
//!
//! ```
//! use tiles::{Lane, Rotation, Side};
//! assert_eq!(Lane::First.mirror(), Lane::Last);
//! assert_eq!(Side::North.turned(Rotation::R1), Side::East);
//! ```

mod builtin;
mod check;
mod error;
mod read;
mod set;
mod side;
mod tile;

pub use builtin::{builtin, builtin_names};
pub use error::{Problem, SetError};
pub use set::{Group, GroupId, KindId, MarkId, SideKind, SideKindId, TileSet};
pub use side::{Lane, Port, Rotation, Side};
pub use tile::{Tile, TileId, Zone, ZoneId, ZoneSet};
