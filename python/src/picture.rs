//! Pictures of a game.

use art::Art;
use art::board::{Board, Show};
use games::Game;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use scene::BoardState;

pub(crate) fn svg(game: &dyn Game, width: Option<u32>) -> PyResult<String> {
    draw(game, |board| Ok(board.svg(width)))
}

pub(crate) fn png(game: &dyn Game, width: u32) -> PyResult<Vec<u8>> {
    draw(game, |board| board.png(width).map_err(wrong))
}

/// Width and height, and the colours pixel by pixel.
pub(crate) fn pixels(game: &dyn Game, width: u32) -> PyResult<((usize, usize), Vec<u8>)> {
    let bytes = png(game, width)?;
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(wrong)?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
    let frame = reader.next_frame(&mut pixels).map_err(wrong)?;
    let samples = frame.color_type.samples();
    let colours = pixels.chunks_exact(samples).flat_map(|pixel| &pixel[..3]).copied().collect();
    Ok(((frame.width as usize, frame.height as usize), colours))
}

fn draw<T>(game: &dyn Game, make: impl FnOnce(&Board<'_>) -> PyResult<T>) -> PyResult<T> {
    let state = BoardState::of(game);
    let art = Art::of(state.set()).map_err(wrong)?;
    let mut board = Board::new(&art, Show { track: true, last: true, ..Show::default() });
    state.lay_out(&mut board);
    make(&board)
}

fn wrong(why: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}
