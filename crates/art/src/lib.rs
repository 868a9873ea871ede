//! Original pictures, drawn from tile data: no picture is stored, so a corrected tile set is a
//! corrected picture.
//!
//! A tile is laid out first ([`layout`]): every zone gets a shape, a spot for a piece and a place for
//! what is counted in it. Then the style of its game paints the layout ([`style`]). The outlines that a
//! player points at are those of the layout, so they are always where the picture is.

mod appearance;
pub mod board;
mod canvas;
#[cfg(feature = "png")]
pub mod film;
pub mod frame;
pub mod geometry;
pub mod icons;
pub mod layout;
pub mod lettering;
mod picture;
pub mod piece;
#[cfg(feature = "png")]
mod raster;
mod rng;
mod sheet;
pub mod style;
pub mod svg;
pub mod track;
mod typeface;

pub use appearance::{Detail, FAR_BELOW};
pub use canvas::{Canvas, Symbol};
pub use picture::{Art, Picture, ZonePicture, definitions};
#[cfg(feature = "png")]
pub use raster::{MAX_SIDE, RasterError, png};
pub use rng::Rng;
pub use sheet::sheet;
pub use style::UnknownStyle;
