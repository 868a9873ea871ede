//! The growing board: cells, the fringe of empty cells next to tiles, what fits where, and areas
//! that join as tiles meet. It knows tiles, but no rule and no score.
//!
//! An [`Atlas`] is everything about a tile set that can be worked out beforehand; a [`Land`] is one
//! board on it:
//!
//! ```
//! use land::{Atlas, Cell, Land};
//! use tiles::Rotation;
//!
//! let atlas = Atlas::leak(tiles::builtin("winter")?);
//! let mut land = Land::new(atlas);
//! let (d, e) = (atlas.set().find("D").unwrap(), atlas.set().find("E").unwrap());
//! let start = land.place(d, Rotation::R0, Cell::ORIGIN);
//!
//! // The city of D is open to the north; E closes it.
//! let city = land.area_of(start, atlas.set().tile(d).zone("city1").unwrap());
//! assert_eq!(land.area(city).open(), 1);
//! assert!(land.fits(e, Rotation::R2, Cell::new(0, -1)).is_ok());
//! land.place(e, Rotation::R2, Cell::new(0, -1));
//! let city = land.area_of(start, atlas.set().tile(d).zone("city1").unwrap());
//! assert!(land.area(city).is_closed());
//! assert_eq!(land.area(city).tiles().len(), 2);
//! # Ok::<(), tiles::SetError>(())
//! ```

mod area;
mod atlas;
mod board;
mod cell;
mod counters;
mod ends;
mod fit;
mod fringe;
mod grid;
mod list;

pub use area::{Area, AreaId, AreaSet};
pub use atlas::Atlas;
pub use board::{Land, Placed};
pub use cell::Cell;
pub use counters::{Counters, TileBits, TileIx};
pub use fit::Misfit;
pub use fringe::Rotations;
