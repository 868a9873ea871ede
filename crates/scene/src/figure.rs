//! What pieces look like.

use art::piece::{Colour, Figure};
use games::Piece;
use tiles::{TileId, TileSet, ZoneId};

/// What a piece on a zone looks like: on open ground it lies down.
pub fn figure(set: &TileSet, piece: Piece, tile: TileId, zone: ZoneId) -> Figure {
    let kind = set.tile(tile).zones.get(zone.index()).map(|zone| set.kind_name(zone.kind));
    match piece {
        Piece::Meeple | Piece::Man if matches!(kind, Some("field" | "meadow")) => Figure::Lying,
        _ => standing_figure(piece),
    }
}

/// What a piece looks like that stands.
pub fn standing_figure(piece: Piece) -> Figure {
    match piece {
        Piece::Meeple | Piece::Man => Figure::Standing,
        Piece::Abbot => Figure::Abbot,
        Piece::Hut => Figure::Hut,
        Piece::Pawn => Figure::Pawn,
        Piece::Knight => Figure::Knight,
    }
}

/// How a colour of a game is drawn.
pub fn drawn(colour: games::Colour) -> Colour {
    match colour {
        games::Colour::Red => Colour::Red,
        games::Colour::Yellow => Colour::Yellow,
        games::Colour::Blue => Colour::Blue,
        games::Colour::Green => Colour::Green,
        games::Colour::Black => Colour::Black,
        games::Colour::Purple => Colour::Purple,
    }
}
