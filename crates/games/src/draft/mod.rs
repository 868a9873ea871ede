//! Positions that are set up by hand. A draft is the text of a position, of which tiles and pieces may lie where no rule lets
//! them; edits change it, and a check says which part of it is a position, and what is wrong with the rest.
//!
//! ```
//! use games::draft::{Draft, Edit};
//! use games::{Seat, catalog};
//!
//! let setup = catalog::find("winter")?.setup(2, Seat(0), &[])?;
//! let mut draft = Draft::new(setup)?;
//! let tile = draft.set().find("E").ok_or("no such tile")?;
//! draft.edit(Edit::Put { tile, cell: land::Cell::new(1, 0), rotation: tiles::Rotation::R0 })?;
//! let checked = draft.check()?;
//! assert_eq!(checked.flaws[0].error.rule().map(|rule| rule.0), Some("W-10"), "a city meets a road");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod edit;
#[cfg(test)]
mod tests;

pub use check::{Checked, Flaw, FlawAt};
pub use edit::Edit;

use std::collections::BTreeMap;

use land::{Cell, Placed};
use tiles::{TileId, TileSet};

use crate::board_text::{BoardText, read_hand, read_tiles, write_tiles};
use crate::game::{Game, Phase, View};
use crate::pieces::Standing;
use crate::pile::Pile;
use crate::position::{self, PositionError, read_fields, write_head};
use crate::setup::{Setup, SetupError};

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Draft {
    setup: Setup,
    /// The game before its first move.
    opening: View,
    set: &'static TileSet,
    /// The tiles on the board, each with the piece on it.
    tiles: Vec<(Placed, Option<Standing>)>,
    hand: Option<TileId>,
    /// What is left to be drawn; none where nothing is drawn, but dice are rolled.
    left: Option<Pile>,
    turn: u32,
    scores: Vec<u32>,
    /// What only some games have, as a position says it.
    rest: Vec<(String, String)>,
}

impl Draft {
    /// The beginning of a game.
    pub fn new(setup: Setup) -> Result<Draft, PositionError> {
        Draft::read(&setup.start()?.position())
    }

    /// The draft that a text says. Whether it is a position does not matter, but there are no other tiles in it than the game
    /// has, nor more.
    pub fn read(text: &str) -> Result<Draft, PositionError> {
        read_fields(text, |setup, fields| {
            let game = setup.clone().start()?;
            let (set, opening) = (game.tiles(), game.view());
            let BoardText { turn, scores, tiles } = BoardText::read(set, setup.seats(), fields)?;
            let mut laid = Vec::new();
            for text in tiles {
                let placed = Placed { tile: text.tile, cell: text.cell, rotation: text.rotation };
                laid.push((placed, text.standing(set, setup.seats())?));
            }
            let left = fields.take_if_there("left").map(|text| read_tiles(set, "left", text)).transpose()?;
            let step = if left.is_some() { Some(fields.take("step")?) } else { None };
            let hand = step.map(|step| read_hand(set, step)).transpose()?.flatten();
            let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
            let rest = fields.take_rest().into_iter().map(owned).collect();
            let mut draft = Draft { setup, opening, set, tiles: laid, hand, left: None, turn, scores, rest };
            if let Some(left) = left {
                draft.check_stock(&left)?;
                draft.left = Some(Pile::from_iter(left));
            }
            Ok(draft)
        })
    }

    /// Its text.
    pub fn write(&self) -> String {
        self.text(&self.tiles, self.hand, "draw", &self.rest)
    }

    /// What was agreed on before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The tiles of the game.
    pub fn set(&self) -> &'static TileSet {
        self.set
    }

    /// Whether tiles are drawn and placed; otherwise dice are.
    pub fn has_tiles(&self) -> bool {
        self.left.is_some()
    }

    /// The tiles on the board, each with the piece on it.
    pub fn tiles(&self) -> &[(Placed, Option<Standing>)] {
        &self.tiles
    }

    /// The tile in hand.
    pub fn hand(&self) -> Option<TileId> {
        self.hand
    }

    /// Whether a tile lies there that the game begins with.
    pub fn is_opening(&self, cell: Cell) -> bool {
        self.opening.placed.iter().any(|(placed, _)| placed.cell == cell)
    }

    /// Every tile that is to be drawn in a game, with how many there are besides those on the board, in hand and set aside,
    /// and how many of these are left to be drawn.
    pub fn stock(&self) -> Vec<(TileId, u8, u8)> {
        let left = |tile| self.left.iter().flat_map(Pile::counts).find(|(known, _)| *known == tile);
        let line =
            |&(tile, _): &(TileId, u8)| (tile, self.spare(tile), left(tile).map_or(0, |(_, left)| left));
        self.opening.pile.iter().map(line).collect()
    }

    /// How many of a tile are not on the board, in hand or aside.
    fn spare(&self, tile: TileId) -> u8 {
        let all = self.opening.pile.iter().find(|(known, _)| *known == tile).map_or(0, |(_, count)| *count);
        let used = self.used().filter(|used| *used == tile).count();
        all.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))
    }

    /// The tiles that were drawn.
    fn used(&self) -> impl Iterator<Item = TileId> {
        let placed = self.tiles.iter().map(|(placed, _)| *placed);
        let drawn = placed.filter(|placed| !self.opening.placed.iter().any(|(first, _)| first == placed));
        drawn.map(|placed| placed.tile).chain(self.hand).chain(self.aside())
    }

    fn aside(&self) -> Vec<TileId> {
        let aside = self.rest.iter().find(|(key, _)| key == "aside");
        aside.and_then(|(_, text)| read_tiles(self.set, "aside", text).ok()).unwrap_or_default()
    }

    /// That there are no more of any tile than the game has, with these left to be drawn.
    fn check_stock(&self, left: &[TileId]) -> Result<(), PositionError> {
        let mut there: BTreeMap<TileId, usize> = BTreeMap::new();
        self.used().chain(left.iter().copied()).for_each(|tile| *there.entry(tile).or_default() += 1);
        let all =
            |tile| self.opening.pile.iter().find(|(known, _)| *known == tile).map_or(0, |(_, all)| *all);
        match there.into_iter().find(|&(tile, count)| count > usize::from(all(tile))) {
            None => Ok(()),
            Some((tile, _)) => Err(SetupError::Tile { code: self.set.tile(tile).code.clone() }.into()),
        }
    }

    /// The text of a position with these tiles and fields, and this step where no tile is in hand.
    fn text(
        &self,
        tiles: &[(Placed, Option<Standing>)],
        hand: Option<TileId>,
        step: &str,
        rest: &[(String, String)],
    ) -> String {
        let scores: Vec<String> = self.scores.iter().map(u32::to_string).collect();
        let tiles: Vec<String> = tiles.iter().map(|(placed, piece)| self.item(*placed, *piece)).collect();
        let mut text = format!("{};turn={}", write_head(&self.setup), self.turn);
        text.push_str(&format!(";scores={};board={}", scores.join(","), tiles.join("/")));
        if let Some(left) = &self.left {
            let placing = |tile| format!("{}:{}", Phase::Place.name(), self.set.tile(tile).code);
            let step = hand.map_or(step.to_owned(), placing);
            text.push_str(&format!(";step={step};left={}", write_tiles(self.set, left.counts())));
        }
        rest.iter().for_each(|(key, value)| text.push_str(&format!(";{key}={value}")));
        text
    }

    /// `K@1,-2r3`, and with a piece on it `K@1,-2r3+0:meeple:city1`.
    fn item(&self, Placed { tile, cell, rotation }: Placed, piece: Option<Standing>) -> String {
        let tile = self.set.tile(tile);
        let piece = piece.map(|Standing { seat, piece, zone }| {
            let zone = tile.zones.get(zone.index()).map_or("", |zone| &zone.name);
            format!("+{seat}:{}:{zone}", piece.name())
        });
        format!("{}@{cell}{rotation}{}", tile.code, piece.unwrap_or_default())
    }

    /// The value of a field that only some games have.
    fn extra(&self, key: &str) -> Option<&str> {
        self.rest.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    fn set_extra(&mut self, key: &str, value: &str) {
        self.rest.iter_mut().filter(|(known, _)| known == key).for_each(|(_, old)| value.clone_into(old));
    }
}

/// The state that a text says.
fn read(text: &str) -> Result<Box<dyn Game>, PositionError> {
    position::read(text)
}
