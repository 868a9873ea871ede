//! Where a cell is, in words: by the points of the compass, by what lies next to it, or by steps from the first tile.

use std::cmp::Ordering;

use games::{Message, View};
use land::Cell;
use tiles::{KindId, Side, TileSet};

use crate::narrator::Narrator;
use crate::things::tile_at;
use crate::tile_words::{facing, is_ground};

/// In which part of the board a cell is, or would be: `in the north`.
pub(crate) fn direction(view: &View, cell: Cell) -> Message {
    let cells = view.placed.iter().map(|(placed, _)| placed.cell).chain([cell]);
    let row = third(cell.y, cells.clone().map(|cell| cell.y));
    let column = third(cell.x, cells.map(|cell| cell.x));
    let towards = match (row, column) {
        (Ordering::Less, Ordering::Less) => "NW",
        (Ordering::Less, Ordering::Equal) => "N",
        (Ordering::Less, Ordering::Greater) => "NE",
        (Ordering::Equal, Ordering::Less) => "W",
        (Ordering::Equal, Ordering::Equal) => "middle",
        (Ordering::Equal, Ordering::Greater) => "E",
        (Ordering::Greater, Ordering::Less) => "SW",
        (Ordering::Greater, Ordering::Equal) => "S",
        (Ordering::Greater, Ordering::Greater) => "SE",
    };
    Message::new("place-direction").with("direction", towards)
}

/// What a cell lies next to that is easily found, behind a comma; nothing where all places are alike.
pub(crate) fn landmark(narrator: &Narrator<'_>, set: &TileSet, view: &View, cell: Cell) -> String {
    let kind = landmark_kind(set, view, cell).filter(|_| set.kinds().len() > 1);
    let beside = |kind| Message::new("place-beside").with("kind", set.kind_name(kind));
    kind.map(|kind| narrator.say(&beside(kind))).unwrap_or_default()
}

/// Where a cell is from the first tile: `2 north, 1 east`.
pub(crate) fn steps(narrator: &Narrator<'_>, cell: Cell) -> String {
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    let step = |(side, count): (&str, i32)| {
        let count = u32::try_from(count).ok().filter(|count| *count > 0)?;
        Some(narrator.say(&Message::new("place-steps").with("side", side).with("count", count)))
    };
    let steps: Vec<String> =
        [("N", -y), ("S", y), ("W", -x), ("E", x)].into_iter().filter_map(step).collect();
    if steps.is_empty() { narrator.say(&Message::new("place-origin")) } else { steps.join(", ") }
}

/// In which third of a span a number lies.
fn third(at: i16, all: impl Iterator<Item = i16> + Clone) -> Ordering {
    let (least, most) = (all.clone().min().unwrap_or(at), all.max().unwrap_or(at));
    let (at, least, most) = (i32::from(at), i32::from(least), i32::from(most));
    // Twice as far from the middle as it is, since the middle may lie between two cells.
    let (distance, span) = (2 * at - least - most, most - least + 1);
    if 3 * distance.abs() > span { distance.cmp(&0) } else { Ordering::Equal }
}

/// Something near that looks at the cells around it, otherwise what faces the cell; the ground only if there is nothing else.
fn landmark_kind(set: &TileSet, view: &View, cell: Cell) -> Option<KindId> {
    let near = cell.around().filter_map(|cell| tile_at(view, cell));
    let looking = near.flat_map(|placed| &set.tile(placed.tile).zones).find(|zone| zone.around);
    let beside = Side::ALL
        .into_iter()
        .filter_map(|side| facing(set, tile_at(view, cell.next(side))?, side.opposite()));
    looking.map(|zone| zone.kind).or_else(|| beside.min_by_key(|kind| (is_ground(set, *kind), *kind)))
}
