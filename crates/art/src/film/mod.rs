//! A game as a moving picture, a frame for each turn. Only what has changed since the frame before is
//! drawn and written.

mod apng;
mod frames;
mod gif;
mod patch;

use std::io::Write;

use crate::board::Board;
use crate::raster::RasterError;
use apng::Apng;
use frames::FrameRenderer;
use gif::Gif;
use patch::Patch;

/// How long a frame is seen, in hundredths of a second, and how long the last one is.
const FRAME: u16 = 30;
const LAST_FRAME: u16 = 300;

/// How a moving picture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// GIF, which everything can show: 255 colours.
    Gif,
    /// PNG that moves, in all colours.
    Apng,
}

/// A moving picture that is being written.
pub struct Film<W: Write> {
    renderer: FrameRenderer,
    writer: Writer<W>,
    /// The frame drawn last; how long it is seen is known when the next one comes.
    held: Option<Patch>,
}

enum Writer<W: Write> {
    Gif(Gif<W>),
    Apng(Apng<W>),
}

impl<W: Write> Film<W> {
    /// A film of so many frames, about so many pixels wide. The last board says how much is seen and
    /// in which colours.
    pub fn new(
        format: Format,
        last: &Board<'_>,
        width: u32,
        frames: u32,
        out: W,
    ) -> Result<Film<W>, RasterError> {
        let mut renderer = FrameRenderer::new(last, width)?;
        let writer = match format {
            Format::Gif => Writer::Gif(Gif::new(&renderer.sample(last)?, renderer.size(), out)?),
            Format::Apng => Writer::Apng(Apng::new(renderer.size(), frames, out)?),
        };
        Ok(Film { renderer, writer, held: None })
    }

    /// Adds a frame.
    pub fn add(&mut self, board: &Board<'_>) -> Result<(), RasterError> {
        let next = self.renderer.next(board)?;
        match self.held.replace(next) {
            Some(before) => self.writer.write(&before, FRAME),
            None => Ok(()),
        }
    }

    /// Writes the end.
    pub fn finish(mut self) -> Result<(), RasterError> {
        if let Some(last) = self.held.take() {
            self.writer.write(&last, LAST_FRAME)?;
        }
        match self.writer {
            Writer::Gif(gif) => gif.finish(),
            Writer::Apng(apng) => apng.finish(),
        }
    }
}

impl<W: Write> Writer<W> {
    fn write(&mut self, patch: &Patch, hundredths: u16) -> Result<(), RasterError> {
        match self {
            Writer::Gif(gif) => gif.write(patch, hundredths),
            Writer::Apng(apng) => apng.write(patch, hundredths),
        }
    }
}
