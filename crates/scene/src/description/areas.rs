//! Areas, by kind.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use games::{AreaView, Message};
use land::{Cell, TileIx};
use serde::Serialize;
use tiles::{KindId, Lane};

use super::{Moment, capitalised};
use crate::areas::SceneArea;
use crate::things::tile_at;
use crate::tile_words::is_ground;
use crate::whereabouts;

/// The areas of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AreasText {
    /// The kind of their zones, such as `city`.
    pub kind: &'static str,
    /// How many there are, and how many of them are open.
    pub title: String,
    /// Each of them: those with pieces first, then those that are open.
    pub areas: Vec<AreaText>,
}

/// An area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AreaText {
    /// Its number in the scene.
    pub id: u16,
    /// Where it is, what it is worth, whose pieces are in it, and where it is open.
    pub text: String,
}

impl Moment<'_> {
    /// The areas that count, by kind.
    pub(super) fn areas(&self) -> Vec<AreasText> {
        let counting = || self.areas.iter().zip(&self.scene_areas).filter(|(area, _)| is_told(area));
        let kinds: BTreeSet<KindId> = counting().map(|(area, _)| area.kind).collect();
        let of_kind = |kind| counting().filter(move |(area, _)| area.kind == kind).collect();
        kinds.into_iter().map(|kind| self.areas_of(kind, of_kind(kind))).collect()
    }

    fn areas_of(&self, kind: KindId, mut areas: Vec<(&AreaView, &SceneArea)>) -> AreasText {
        let open = areas.iter().filter(|(area, _)| area.open > 0).count();
        let name = Message::new("area-plural").with("kind", self.set.kind_name(kind));
        let title = Message::new("area-count").with("areas", name).with("count", areas.len());
        areas.sort_by_key(|(area, _)| (area.pieces.is_empty(), area.open == 0, Reverse(area.zones.len())));
        let text =
            |(area, told): (&AreaView, &SceneArea)| AreaText { id: told.id, text: self.area(area, told) };
        AreasText {
            kind: self.set.kind_name(kind),
            title: capitalised(&self.say(&title.with("open", open))),
            areas: areas.into_iter().map(text).collect(),
        }
    }

    fn area(&self, area: &AreaView, told: &SceneArea) -> String {
        let mut said = Vec::new();
        if let Some(cell) = self.middle(area) {
            let place =
                Message::new("area-place").with("direction", whereabouts::direction(&self.view, cell));
            said.push(capitalised(&self.say(&place.with("steps", self.narrator.steps(cell)))));
        }
        said.push(told.text.clone());
        // One owner's only piece is told by the owner.
        if area.pieces.iter().map(|(_, count)| u32::from(*count)).sum::<u32>() > 1 {
            let pieces =
                area.pieces.iter().map(|&(seat, count)| format!("{} {count}", self.narrator.name(seat)));
            let pieces = pieces.collect::<Vec<_>>().join(", ");
            said.push(self.say(&Message::new("area-pieces").with("pieces", pieces)));
        }
        let open = self.open_cells(area);
        if !open.is_empty() && !is_ground(self.set, area.kind) {
            let cells = open.iter().map(|cell| self.narrator.steps(*cell));
            said.push(self.say(&Message::new("area-open-at").with("cells", self.narrator.clauses(cells))));
        }
        said.join(" ")
    }

    /// The cell of an area that is nearest to the middle of all of them.
    fn middle(&self, area: &AreaView) -> Option<Cell> {
        let cells: Vec<Cell> = area.zones.iter().filter_map(|(tile, _)| self.cell_of(*tile)).collect();
        let away = |from: &Cell, to: &Cell| i32::from(from.x - to.x).pow(2) + i32::from(from.y - to.y).pow(2);
        let all_away = |from: &&Cell| cells.iter().map(|to| away(from, to)).sum::<i32>();
        cells.iter().min_by_key(all_away).copied()
    }

    /// The empty cells that an area would go on in, or looks at.
    fn open_cells(&self, area: &AreaView) -> BTreeSet<Cell> {
        let zones = area.zones.iter().filter_map(|&(tile, zone)| {
            let (placed, _) = self.view.placed.get(tile.index())?;
            Some((*placed, self.set.tile(placed.tile).zones.get(zone.index())?))
        });
        let cells = zones.flat_map(|(placed, zone)| {
            let ports = zone.ports.iter().filter(|port| port.lane == Lane::Middle);
            let next = ports.map(|port| placed.cell.next(port.side.turned(placed.rotation)));
            let around = zone.around.then(|| placed.cell.around()).into_iter().flatten();
            next.chain(around).collect::<Vec<_>>()
        });
        cells.filter(|cell| tile_at(&self.view, *cell).is_none()).collect()
    }

    fn cell_of(&self, tile: TileIx) -> Option<Cell> {
        self.view.placed.get(tile.index()).map(|(placed, _)| placed.cell)
    }
}

/// Whether there is anything to say about an area.
fn is_told(area: &AreaView) -> bool {
    area.appraisal.is_some() || !area.pieces.is_empty()
}
