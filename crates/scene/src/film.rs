//! A game as a moving picture.

use art::board::{Board, Bounds, Show};
use art::film::{Film, Format};
use art::{Art, RasterError};
use games::Record;

use crate::board_state::BoardState;

/// A film of a recorded game, from the first tile to the last, so many pixels wide.
pub fn film(record: &Record, format: Format, show: Show, width: u32) -> Result<Vec<u8>, RasterError> {
    let stills = BoardState::turns(record);
    let art = Art::of(record.first().tiles())?;
    let mut board = Board::new(&art, Show { last: true, ..show });
    if let Some(room) = stills.iter().filter_map(BoardState::bounds).reduce(Bounds::with) {
        board.reserve_cells(room);
    }
    board.reserve_tray(stills.iter().map(BoardState::beside).max().unwrap_or(0));
    if let Some(last) = stills.last() {
        last.lay_out(&mut board);
    }
    let mut bytes = Vec::new();
    // A record has far fewer turns.
    let mut film = Film::new(format, &board, width, stills.len() as u32, &mut bytes)?;
    board.clear_all();
    for board_state in &stills {
        board_state.lay_out(&mut board);
        film.add(&board)?;
    }
    film.finish()?;
    Ok(bytes)
}
