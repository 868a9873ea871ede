//! One moment of a game in words, for those who play without seeing the board.

mod areas;
mod cells;
mod options;

use std::collections::BTreeSet;

use games::{AreaView, Game, Message, View};
use serde::Serialize;
use tiles::{KindId, Rotation, TileSet};
use words::Words;

pub use areas::{AreaText, AreasText};
pub use cells::CellText;
pub use options::{PieceText, PlaceText};

use crate::advice::capitalised;
use crate::aids;
use crate::areas::SceneArea;
use crate::narrator::Narrator;
use crate::request::Help;
use crate::tile_words::{TileWords, is_ground};

/// All that a picture of a moment shows, in sentences, and what may be done, each with the text of its move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Description {
    /// What is on the sides of the tile in hand, by its rotation; empty if there is none.
    pub hand: Vec<String>,
    /// Every way to place the tile in hand, or a die. The best come first where the table tells what areas are worth.
    pub places: Vec<PlaceText>,
    /// Every way to put a piece or to take one back, in the order of the choices of the scene.
    pub pieces: Vec<PieceText>,
    /// The areas that count, by kind.
    pub areas: Vec<AreasText>,
    /// The tiles on the board and the empty cells next to them.
    pub cells: Vec<CellText>,
    /// What each seat has.
    pub seats: Vec<String>,
    /// The tiles that are left; none where the table does not tell.
    pub pile: Option<Vec<TileText>>,
    /// The tiles that were set aside.
    pub aside: Vec<TileText>,
}

/// A kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TileText {
    /// Which.
    pub tile: &'static str,
    /// How many of it.
    pub count: u8,
    /// What is on its sides.
    pub text: String,
}

/// A state of a game, and what it takes to put it into words.
struct Moment<'a> {
    game: &'a dyn Game,
    set: &'static TileSet,
    view: View,
    areas: Vec<AreaView>,
    /// The same areas in words.
    scene_areas: Vec<SceneArea>,
    narrator: &'a Narrator<'a>,
    tiles: TileWords<'a>,
    help: Help,
}

impl Description {
    /// A state of a game that these people play with this help; a seat without a name is called by its colour.
    pub fn of(game: &dyn Game, words: &Words, names: &[Option<String>], help: Help) -> Description {
        let narrator = Narrator::new(words, game.setup(), names);
        let moment = Moment::new(game, &narrator, help);
        let Moment { view, tiles, .. } = &moment;
        let hand = |tile| Rotation::ALL.map(|rotation| capitalised(&tiles.sides(tile, rotation))).to_vec();
        Description {
            hand: view.hand.map(hand).unwrap_or_default(),
            places: moment.places(),
            pieces: moment.pieces(),
            areas: moment.areas(),
            cells: moment.cells(),
            seats: moment.seats(),
            pile: help.pile.then(|| moment.tile_texts(&view.pile)),
            aside: moment.tile_texts(&view.aside),
        }
    }
}

impl<'a> Moment<'a> {
    fn new(game: &'a dyn Game, narrator: &'a Narrator<'a>, help: Help) -> Moment<'a> {
        let (set, view, areas) = (game.tiles(), game.view(), game.areas());
        // Ground that counts for somebody is told on both banks.
        let counting: BTreeSet<KindId> =
            areas.iter().filter(|area| area.appraisal.is_some()).map(|area| area.kind).collect();
        let has_banks = counting.iter().any(|kind| is_ground(set, *kind));
        Moment {
            game,
            set,
            view,
            scene_areas: crate::areas::tell(game, &areas, narrator, help.worth),
            areas,
            narrator,
            tiles: TileWords::new(narrator, set, has_banks),
            help,
        }
    }

    fn say(&self, message: &Message) -> String {
        self.narrator.say(message)
    }

    /// What each seat has: points, pieces, and how many points it would have if the game ended now.
    fn seats(&self) -> Vec<String> {
        let outlook = aids::AidsView::of(self.game, &self.view, &self.areas, self.help).outlook;
        let scores = self.game.scores().iter().zip(&self.view.reserve).zip(self.narrator.names());
        let told = scores.enumerate().map(|(seat, ((&points, reserve), name))| {
            let pieces = reserve.iter().map(|&(piece, count)| {
                let message = Message::new("piece-count").with("piece", piece.name());
                self.say(&message.with("count", u32::from(count)))
            });
            let pieces = self.narrator.enumerate(&pieces.collect::<Vec<_>>());
            let has = Message::new("seat-has").with("seat", name.as_str()).with("points", points);
            let mut said = vec![self.say(&has.with("pieces", pieces))];
            if let Some(points) = outlook.as_ref().and_then(|outlook| outlook.get(seat)) {
                said.push(self.say(&Message::new("seat-outlook").with("points", *points)));
            }
            said.join(" ")
        });
        told.collect()
    }

    fn tile_texts(&self, counted: &[(tiles::TileId, u8)]) -> Vec<TileText> {
        let text = |&(tile, count): &(tiles::TileId, u8)| TileText {
            tile: &self.set.tile(tile).code,
            count,
            text: capitalised(&self.tiles.sides(tile, Rotation::R0)),
        };
        counted.iter().filter(|(_, count)| *count > 0).map(text).collect()
    }
}
