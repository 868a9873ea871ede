//! Writing GIF.

use std::io::Write;

use ::gif::{DisposalMethod, Encoder, Frame, Repeat};
use color_quant::NeuQuant;

use super::patch::Patch;
use crate::raster::RasterError;

/// Colours besides the transparent one, which is the last.
const COLOURS: usize = 255;
const TRANSPARENT: u8 = 255;
/// Of the sample every so many pixels are looked at.
const SAMPLING: i32 = 7;
/// How many of the eight bits of red, green and blue tell colours apart when they are looked up.
const BITS: u32 = 6;

pub(super) struct Gif<W: Write> {
    encoder: Encoder<W>,
    palette: Palette,
}

impl<W: Write> Gif<W> {
    /// A film in the colours of this sample.
    pub(super) fn new(sample: &[u8], (width, height): (u32, u32), out: W) -> Result<Gif<W>, RasterError> {
        let palette = Palette::of(sample);
        let mut colours = palette.net.color_map_rgb();
        colours.resize(3 * (COLOURS + 1), 0);
        let mut encoder = Encoder::new(out, side(width), side(height), &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Gif { encoder, palette })
    }

    pub(super) fn write(&mut self, patch: &Patch, hundredths: u16) -> Result<(), RasterError> {
        let buffer: Vec<u8> = patch.pixels.chunks_exact(4).map(|pixel| self.palette.index(pixel)).collect();
        self.encoder.write_frame(&Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: side(patch.x),
            top: side(patch.y),
            width: side(patch.width),
            height: side(patch.height),
            buffer: buffer.into(),
            ..Frame::default()
        })?;
        Ok(())
    }

    pub(super) fn finish(self) -> Result<(), RasterError> {
        self.encoder.into_inner()?.flush().map_err(::gif::EncodingError::from)?;
        Ok(())
    }
}

/// A length in a picture, which is never as long as GIF allows.
fn side(length: u32) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}

/// The colours of a film, and which stands for which.
struct Palette {
    net: NeuQuant,
    /// By the upper bits of red, green and blue.
    known: Vec<Option<u8>>,
}

impl Palette {
    fn of(sample: &[u8]) -> Palette {
        Palette { net: NeuQuant::new(SAMPLING, COLOURS, sample), known: vec![None; 1 << (3 * BITS)] }
    }

    fn index(&mut self, pixel: &[u8]) -> u8 {
        let &[red, green, blue, opacity] = pixel else { return TRANSPARENT };
        if opacity == 0 {
            return TRANSPARENT;
        }
        let bits = |part: u8| usize::from(part >> (8 - BITS));
        let bucket = (bits(red) << (2 * BITS)) | (bits(green) << BITS) | bits(blue);
        // The net has fewer colours than a byte has values.
        *self.known[bucket].get_or_insert_with(|| self.net.index_of(pixel) as u8)
    }
}
