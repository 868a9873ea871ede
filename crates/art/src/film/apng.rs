//! Writing PNG that moves.

use std::io::Write;

use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, Writer};

use super::patch::Patch;
use crate::raster::RasterError;

pub(super) struct Apng<W: Write>(Writer<W>);

impl<W: Write> Apng<W> {
    /// A film of so many frames.
    pub(super) fn new((width, height): (u32, u32), frames: u32, out: W) -> Result<Apng<W>, RasterError> {
        let mut encoder = Encoder::new(out, width, height);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Balanced);
        encoder.set_animated(frames.max(1), 0)?;
        encoder.set_dispose_op(DisposeOp::None)?;
        encoder.set_blend_op(BlendOp::Over)?;
        Ok(Apng(encoder.write_header()?))
    }

    pub(super) fn write(&mut self, patch: &Patch, hundredths: u16) -> Result<(), RasterError> {
        let Apng(writer) = self;
        writer.set_frame_delay(hundredths, 100)?;
        writer.reset_frame_position()?;
        writer.set_frame_dimension(patch.width, patch.height)?;
        writer.set_frame_position(patch.x, patch.y)?;
        writer.write_image_data(&patch.pixels)?;
        Ok(())
    }

    pub(super) fn finish(self) -> Result<(), RasterError> {
        Ok(self.0.finish()?)
    }
}
