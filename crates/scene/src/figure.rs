//! What pieces look like.

use art::piece::{Colour, Figure};
use games::{Piece, Seat};
use tiles::{TileId, TileSet, ZoneId};

/// What a piece on a zone looks like: on open ground it lies down.
pub fn figure(set: &TileSet, piece: Piece, tile: TileId, zone: ZoneId) -> Figure {
    let kind = set.tile(tile).zones.get(zone.index()).map(|zone| set.kind_name(zone.kind));
    match piece {
        Piece::Meeple | Piece::Man if matches!(kind, Some("field" | "meadow")) => Figure::Lying,
        Piece::Meeple | Piece::Man => Figure::Standing,
        Piece::Abbot => Figure::Abbot,
        Piece::Hut => Figure::Hut,
        Piece::Pawn => Figure::Pawn,
        Piece::Knight => Figure::Knight,
    }
}

/// The colour of the pieces of a seat.
pub(crate) fn colour(Seat(seat): Seat) -> Colour {
    Colour::ALL[usize::from(seat) % Colour::ALL.len()]
}
