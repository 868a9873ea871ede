//! Pictures in pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::style::UnknownStyle;

/// The widest and the highest picture in pixels.
pub const MAX_SIDE: u32 = 20_000;
/// The most pixels of a picture: a quarter of a gigabyte of them.
const MAX_PIXELS: u64 = 1 << 26;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// It would be too large.
    #[error("{width} × {height} pixels are too many")]
    TooLarge {
        /// Its width in pixels.
        width: u64,
        /// Its height in pixels.
        height: u64,
    },
    /// There is no style to paint it in.
    #[error(transparent)]
    Style(#[from] UnknownStyle),
    /// The text is not SVG.
    #[error("not a picture: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The pixels can't be written as PNG.
    #[error("cannot be encoded: {0}")]
    Encode(#[from] png::EncodingError),
    /// The frames can't be written as GIF.
    #[error("cannot be encoded: {0}")]
    Gif(#[from] gif::EncodingError),
}

/// A picture of SVG as PNG, so many pixels wide.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let mut pixels = blank(u64::from(width), (f64::from(tree.size().height()) * scale).round() as u64)?;
    draw(&tree, scale, &mut pixels);
    encode(&pixels)
}

/// A transparent picture.
pub(crate) fn blank(width: u64, height: u64) -> Result<Pixmap, RasterError> {
    let too_large = RasterError::TooLarge { width, height };
    let side = |length: u64| u32::try_from(length.max(1)).ok().filter(|&length| length <= MAX_SIDE);
    let (Some(wide), Some(high)) = (side(width), side(height)) else { return Err(too_large) };
    if u64::from(wide) * u64::from(high) > MAX_PIXELS {
        return Err(too_large);
    }
    Pixmap::new(wide, high).ok_or(too_large)
}

/// Draws a picture of SVG over what is there, this much larger.
pub(crate) fn draw(tree: &Tree, scale: f64, pixels: &mut Pixmap) {
    resvg::render(tree, Transform::from_scale(scale as f32, scale as f32), &mut pixels.as_mut());
}

/// Pixels as PNG.
pub(crate) fn encode(pixels: &Pixmap) -> Result<Vec<u8>, RasterError> {
    let is_opaque = pixels.pixels().iter().all(|pixel| pixel.is_opaque());
    let (kind, colours) = if is_opaque {
        (png::ColorType::Rgb, pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect())
    } else {
        (png::ColorType::Rgba, straight_alpha(pixels))
    };
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(kind);
    encoder.set_depth(png::BitDepth::Eight);
    // The best compression would take ten times as long and save a tenth.
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    writer.finish()?;
    Ok(bytes)
}

/// The pixels as red, green, blue and how opaque they are.
pub(crate) fn straight_alpha(pixels: &Pixmap) -> Vec<u8> {
    let mut bytes = pixels.data().to_vec();
    for (bytes, pixel) in bytes.chunks_exact_mut(4).zip(pixels.pixels()) {
        if !pixel.is_opaque() {
            let colour = pixel.demultiply();
            bytes.copy_from_slice(&[colour.red(), colour.green(), colour.blue(), colour.alpha()]);
        }
    }
    bytes
}
