//! Moves that somebody is advised to make, in words that point at nothing: where a tile goes, how it is turned, and on which
//! part of it a piece.

use games::{Game, Message, Move, Piece, View, text};
use land::Placed;
use tiles::ZoneId;
use words::Words;

use crate::narrator::{self, Narrator};
use crate::tile_words::TileWords;
use crate::whereabouts;

/// The moves of a turn as texts, each with a sentence that advises it.
pub fn advise(game: &dyn Game, moves: &[Move], words: &Words) -> Vec<(String, String)> {
    let (mut game, narrator) = (game.fork(), Narrator::new(words, game.setup(), &[]));
    let adviser = Adviser {
        narrator: &narrator,
        // How a tile is turned is told by its sides alone; where a piece stands may be a bank.
        sides: TileWords::new(&narrator, game.tiles(), false),
        banks: TileWords::new(&narrator, game.tiles(), true),
    };
    let told = moves.iter().map(|&wanted| {
        let told = (text::write_move(&*game, wanted), adviser.advise(&*game, wanted));
        game.apply_unchecked(wanted);
        told
    });
    told.collect()
}

/// A tile or a die where it would lie, as the beginning of a sentence: `In the north, next to a city (2 north): east: road`.
pub(crate) fn placement(
    narrator: &Narrator<'_>,
    tiles: &TileWords<'_>,
    game: &dyn Game,
    view: &View,
    placed: Placed,
) -> String {
    let Placed { tile, cell, rotation } = placed;
    let set = game.tiles();
    let option = if view.hand == Some(tile) {
        let beside = whereabouts::landmark(narrator, set, view, cell);
        let direction = whereabouts::direction(view, cell);
        Message::new("option-place").with("direction", direction).with("beside", beside)
    } else {
        Message::new("option-build").with("face", narrator.face(&set.tile(tile).code))
    };
    let sides = tiles.sides(tile, rotation);
    capitalised(&narrator.say(&option.with("steps", narrator.steps(cell)).with("sides", sides)))
}

/// A piece that would be put on the tile placed last: which, on what, and where on the tile that is.
pub(crate) fn claim(
    narrator: &Narrator<'_>,
    tiles: &TileWords<'_>,
    game: &dyn Game,
    view: &View,
    (piece, zone): (Piece, ZoneId),
) -> String {
    let spots = view.placed.last().map(|(last, _)| tiles.spots_of(last.tile, zone, last.rotation));
    let claim = narrator::claim(Message::new("option-claim"), game, piece, zone);
    narrator.say(&claim.with("spots", spots.unwrap_or_default()))
}

/// The same as the beginning of a sentence.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

struct Adviser<'a> {
    narrator: &'a Narrator<'a>,
    sides: TileWords<'a>,
    banks: TileWords<'a>,
}

impl Adviser<'_> {
    fn advise(&self, game: &dyn Game, wanted: Move) -> String {
        let Adviser { narrator, sides, banks } = self;
        let view = game.view();
        let lay =
            |tile, cell, rotation| placement(narrator, sides, game, &view, Placed { tile, cell, rotation });
        match wanted {
            Move::Place(cell, rotation) => {
                view.hand.map(|tile| lay(tile, cell, rotation)).unwrap_or_default()
            }
            Move::Build(face, cell, rotation) => lay(face, cell, rotation),
            Move::Claim(piece, zone) => claim(narrator, banks, game, &view, (piece, zone)),
            other => narrator.advise(game, &view, other),
        }
    }
}
