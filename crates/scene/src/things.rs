//! What lies on the table.

use std::collections::{BTreeMap, HashMap};

use games::hunters::Eaten;
use games::{Details, Game, Piece, Standing, View};
use land::{Cell, Placed};
use serde::Serialize;
use tiles::{TileId, TileSet, ZoneId};

use crate::figure::figure;

/// A tile in hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HandTile {
    /// Which tile.
    pub tile: &'static str,
    /// Which copy of it, from 0: its picture differs a little from that of the others.
    pub copy: u8,
}

/// A tile, or a die, on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LaidTile {
    /// Which tile.
    pub tile: &'static str,
    /// Which copy of it, from 0.
    pub copy: u8,
    /// Its column.
    pub x: i16,
    /// Its row.
    pub y: i16,
    /// How far it is turned: quarter turns clockwise.
    pub rotation: u8,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingPiece {
    /// Whose.
    pub seat: u8,
    /// What it looks like.
    pub figure: &'static str,
    /// Which piece.
    pub piece: &'static str,
    /// Where.
    #[serde(flatten)]
    pub at: Spot,
}

/// A zone of the tile in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Spot {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
    /// The number of the zone on its tile, from 0.
    pub zone: u8,
}

impl Spot {
    /// A zone of the tile in this cell.
    pub fn new(cell: Cell, zone: ZoneId) -> Spot {
        Spot { x: cell.x, y: cell.y, zone: zone.0 }
    }
}

/// A zone where tigers eat deer: the deer of it that are eaten, and the tigers of it that eat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EatenView {
    /// Which zone.
    #[serde(flatten)]
    pub at: Spot,
    /// How many of its deer are eaten.
    pub deer: u8,
    /// How many of its tigers eat a deer, here or elsewhere in the meadow.
    pub tigers: u8,
}

/// What is left to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PileView {
    /// How many tiles, without those of a second pile.
    pub left: u32,
    /// The group of tiles whose back lies on top.
    pub back: &'static str,
    /// How many tiles a second pile has, where there is one.
    pub second: Option<u32>,
    /// How many there are of each tile, second pile included; none where the table does not tell.
    pub kinds: Option<Vec<KindLeft>>,
}

/// How many of a tile are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KindLeft {
    /// Which tile.
    pub tile: &'static str,
    /// How many.
    pub left: u8,
}

/// What has been done with the dice in a turn, but for what is built.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DiceTable {
    /// The rolls made, of three.
    pub rolls: u8,
    /// What the dice in hand show, die by die.
    pub hand: Vec<&'static str>,
    /// The knights collected.
    pub knights: u8,
    /// The catapults rolled.
    pub catapults: u8,
    /// Whether the points of this turn count double.
    pub doubled: bool,
    /// The seats that keep a knight.
    pub kept: Vec<u8>,
}

/// The number that the next copy of a tile has that comes to lie beside so many.
pub(crate) fn copy(before: usize) -> u8 {
    u8::try_from(before).unwrap_or(u8::MAX)
}

impl HandTile {
    pub(crate) fn of(set: &'static TileSet, view: &View) -> Option<HandTile> {
        let tile = view.hand?;
        let lying = view.placed.iter().filter(|(placed, _)| placed.tile == tile).count();
        Some(HandTile { tile: &set.tile(tile).code, copy: copy(lying) })
    }
}

impl LaidTile {
    /// A tile that lies there as this copy.
    pub(crate) fn new(set: &'static TileSet, placed: Placed, copy: u8) -> LaidTile {
        let Placed { tile, cell, rotation } = placed;
        // Below 4.
        LaidTile { tile: &set.tile(tile).code, copy, x: cell.x, y: cell.y, rotation: rotation.index() as u8 }
    }
}

/// The tiles on the board.
pub(crate) fn tiles(set: &'static TileSet, view: &View) -> Vec<LaidTile> {
    laid_tiles(set, view.placed.iter().map(|(placed, _)| *placed))
}

/// Tiles in the order of placing, as they are shown.
pub fn laid_tiles(set: &'static TileSet, placed: impl Iterator<Item = Placed>) -> Vec<LaidTile> {
    let mut copies: HashMap<TileId, usize> = HashMap::new();
    let lay = |placed: Placed| {
        let before = copies.entry(placed.tile).or_default();
        *before += 1;
        LaidTile::new(set, placed, copy(*before - 1))
    };
    placed.map(lay).collect()
}

/// The pieces on the board.
pub(crate) fn pieces(set: &TileSet, view: &View) -> Vec<StandingPiece> {
    standing(view).into_iter().map(|(placed, standing)| standing_piece(set, placed, standing)).collect()
}

/// Who stands on which tile.
pub(crate) fn standing(view: &View) -> Vec<(Placed, Standing)> {
    let on_tiles = view.placed.iter().filter_map(|(placed, standing)| Some((*placed, (*standing)?)));
    let mut all: Vec<(Placed, Standing)> = on_tiles.collect();
    if let Details::Pawns(pawns) = &view.details {
        let on_children = pawns.iter().filter_map(|&(cell, pawn)| Some((tile_at(view, cell)?, pawn)));
        all.extend(on_children);
    }
    all
}

/// The tile in a cell.
pub(crate) fn tile_at(view: &View, cell: Cell) -> Option<Placed> {
    view.placed.iter().map(|(placed, _)| *placed).find(|placed| placed.cell == cell)
}

/// A piece on a tile, as it is shown.
pub fn standing_piece(set: &TileSet, placed: Placed, standing: Standing) -> StandingPiece {
    let Standing { seat, piece, zone } = standing;
    StandingPiece {
        seat: seat.0,
        figure: figure(set, piece, placed.tile, zone).name(),
        piece: piece.name(),
        at: Spot::new(placed.cell, zone),
    }
}

/// The zones whose animals count no more.
pub(crate) fn covered(view: &View) -> Vec<Spot> {
    match &view.details {
        Details::Hunt(hunt) => hunt.covered.iter().map(|&(cell, zone)| Spot::new(cell, zone)).collect(),
        _ => Vec::new(),
    }
}

/// Who eats and who is eaten.
pub(crate) fn eaten(view: &View) -> Vec<EatenView> {
    let Details::Hunt(hunt) = &view.details else { return Vec::new() };
    let tell = |eaten: &Eaten| EatenView {
        at: Spot::new(eaten.cell, eaten.zone),
        deer: eaten.deer,
        tigers: eaten.tigers,
    };
    hunt.eaten.iter().map(tell).collect()
}

/// The tiles that were set aside.
pub(crate) fn aside(set: &'static TileSet, view: &View) -> Vec<&'static str> {
    let codes = view.aside.iter().map(|&(tile, count)| (set.tile(tile).code.as_str(), usize::from(count)));
    codes.flat_map(|(code, count)| std::iter::repeat_n(code, count)).collect()
}

impl PileView {
    pub(crate) fn of(game: &dyn Game, view: &View, tells_kinds: bool) -> Option<PileView> {
        if matches!(view.details, Details::Dice(_)) {
            return None;
        }
        let set = game.tiles();
        let second =
            if let Details::Hunt(hunt) = &view.details { Some(u32::from(hunt.second_pile)) } else { None };
        let all: u32 = view.pile.iter().map(|(_, count)| u32::from(*count)).sum();
        let next = game.next_stack().and_then(|stack| stack.nth(0));
        let group = next.map_or(0, |tile| usize::from(set.tile(tile).group.0));
        let kinds = view.pile.iter().map(|&(tile, left)| KindLeft { tile: &set.tile(tile).code, left });
        Some(PileView {
            left: all - second.unwrap_or(0),
            back: set.groups().get(group).map_or("", |group| &group.name),
            second,
            kinds: tells_kinds.then(|| kinds.collect()),
        })
    }
}

impl DiceTable {
    pub(crate) fn of(set: &'static TileSet, view: &View) -> Option<DiceTable> {
        let Details::Dice(turn) = view.details else { return None };
        let keeps = |reserve: &[(Piece, u8)]| reserve.contains(&(Piece::Knight, 1));
        let kept = (0..).zip(&view.reserve).filter(|(_, reserve)| keeps(reserve)).map(|(seat, _)| seat);
        Some(DiceTable {
            rolls: turn.rolls,
            hand: dice(set, turn.hand),
            knights: turn.knights,
            catapults: turn.catapults,
            doubled: turn.is_doubled,
            kept: kept.collect(),
        })
    }
}

/// What dice show, die by die.
pub(crate) fn dice(set: &'static TileSet, faces: games::Faces) -> Vec<&'static str> {
    let codes = faces.iter().map(|(face, count)| (set.tile(face).code.as_str(), usize::from(count)));
    codes.flat_map(|(code, count)| std::iter::repeat_n(code, count)).collect()
}

/// How often each word is there.
pub(crate) fn counted<'a>(words: &[&'a str]) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    words.iter().for_each(|word| *counts.entry(*word).or_insert(0) += 1);
    counts
}
