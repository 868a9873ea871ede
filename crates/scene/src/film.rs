//! A game as a moving picture.

use art::board::{Board, Bounds, Show};
use art::film::{Film, Format};
use art::{Art, RasterError};
use games::Record;

use crate::board_state::BoardState;

/// What a film is to be like.
pub struct FilmRequest<'a> {
    /// How the tiles of the game are drawn: in which look, by day or by night.
    pub art: &'a Art,
    /// How it is written.
    pub format: Format,
    /// What is shown.
    pub show: Show,
    /// About how many pixels wide it is; less where the board is high and a frame would have too many.
    pub width: u32,
    /// How many pixels a frame has at the most.
    pub most_pixels: u64,
    /// How many turns it has at the most.
    pub most_turns: usize,
    /// Whether nobody wants it any more. It is asked before every frame.
    pub is_cancelled: &'a dyn Fn() -> bool,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// The game has too many turns.
    #[error("a film has {most} turns at the most")]
    TooLong {
        /// How many a film may have.
        most: usize,
    },
    /// Nobody wants it any more.
    #[error("the film was cancelled")]
    Cancelled,
    /// It can't be drawn.
    #[error(transparent)]
    Raster(#[from] RasterError),
}

impl From<art::UnknownStyle> for FilmError {
    fn from(error: art::UnknownStyle) -> FilmError {
        FilmError::Raster(error.into())
    }
}

/// A film of a recorded game, from the first tile to the last.
pub fn film(record: &Record, request: &FilmRequest<'_>) -> Result<Vec<u8>, FilmError> {
    // As many as are allowed, the first still, and one too many.
    let stills: Vec<BoardState> =
        BoardState::turns(record).take(request.most_turns.saturating_add(2)).collect();
    if stills.len() > request.most_turns.saturating_add(1) {
        return Err(FilmError::TooLong { most: request.most_turns });
    }
    let mut board = Board::new(request.art, Show { last: true, ..request.show });
    if let Some(room) = stills.iter().filter_map(BoardState::bounds).reduce(Bounds::with) {
        board.reserve_cells(room);
    }
    board.reserve_tray(stills.iter().map(BoardState::beside).max().unwrap_or(0));
    if let Some(last) = stills.last() {
        last.lay_out(&mut board);
    }
    let width = board.layout().width_within(request.width, request.most_pixels);
    let frames = u32::try_from(stills.len()).unwrap_or(u32::MAX);
    let mut bytes = Vec::new();
    let mut film = Film::new(request.format, &board, width, frames, &mut bytes)?;
    board.clear_all();
    for board_state in &stills {
        if (request.is_cancelled)() {
            return Err(FilmError::Cancelled);
        }
        board_state.lay_out(&mut board);
        film.add(&board)?;
    }
    film.finish()?;
    Ok(bytes)
}
