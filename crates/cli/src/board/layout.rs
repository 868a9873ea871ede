//! Which zone of a tile each of its characters shows: worked out from where the zones reach the
//! border, so that a tile of any set can be drawn.

use std::collections::VecDeque;

use tiles::{Rotation, Side, Tile, TileSet, Zone, ZoneId};

use super::border::{Border, Face, is_ground, is_way};
use super::grid::{Grid, Spot};
use super::look::{self, Shape};

/// How far an area that has one side only reaches into the tile, in halves of it; less where a way
/// goes round a corner, and least where one passes through the middle.
const DEEP: f32 = 0.75;
const BESIDE_BEND: f32 = 0.65;
const SHALLOW: f32 = 0.45;
/// How much of the side such an area takes; less for ground, so that what is beside it keeps all of
/// its own side.
const WHOLE: f32 = 1.0;
const NARROW: f32 = 0.75;
/// How much nearer a spot must be to one side than to the next for different areas not to touch.
const GAP: f32 = 0.3;

/// What each character of a tile shows.
pub(super) struct Layout {
    pub(super) zones: Grid<Option<ZoneId>>,
    /// In which directions a way goes on, bit by bit of [`Side::index`].
    pub(super) ways: Grid<u8>,
    /// Characters that are drawn whatever zone they belong to.
    pub(super) icons: Grid<Option<char>>,
}

impl Layout {
    pub(super) fn new(set: &TileSet, tile: &Tile, rotation: Rotation) -> Layout {
        let layout = Layout { zones: Grid::new(None), ways: Grid::new(0), icons: Grid::new(None) };
        let mut draft = Draft { set, tile, border: Border::new(tile, rotation), layout };
        draft.fill_areas();
        draft.drop_stray_corners();
        draft.put_inner_zones(true);
        draft.draw_ways();
        draft.put_inner_zones(false);
        draft.flood_ground();
        draft.layout
    }
}

/// A layout in the making.
struct Draft<'a> {
    set: &'a TileSet,
    tile: &'a Tile,
    border: Border,
    layout: Layout,
}

impl Draft<'_> {
    /// Areas other than the ground: each character belongs to the side that it is nearest to.
    fn fill_areas(&mut self) {
        for spot in Spot::all() {
            let Some(side) = self.side_near(spot) else { continue };
            let zone = self.solid_at(side);
            if zone.is_some() && !self.is_between(spot, side) {
                self.layout.zones.set(spot, zone);
            }
        }
    }

    /// Takes back corners that hang together with no side of their area: ground is there.
    fn drop_stray_corners(&mut self) {
        for (id, _) in self.tile.zone_ids() {
            let is_own = |spot: &Spot| self.layout.zones.get(*spot) == Some(id);
            let sides = self.border.sides_of(id);
            let mut reached: Vec<Spot> = sides.into_iter().map(Spot::mid).filter(is_own).collect();
            let mut at = 0;
            while let Some(&from) = reached.get(at) {
                at += 1;
                let beside = Spot::all().filter(|next| next.is_beside(from) && is_own(next));
                let found: Vec<Spot> = beside.filter(|next| !reached.contains(next)).collect();
                reached.extend(found);
            }
            let stray: Vec<Spot> =
                Spot::all().filter(|spot| is_own(spot) && !reached.contains(spot)).collect();
            stray.into_iter().for_each(|spot| self.layout.zones.set(spot, None));
        }
    }

    /// The side whose area a character is part of.
    fn side_near(&self, spot: Spot) -> Option<Side> {
        let nearest = |sides: &mut dyn Iterator<Item = Side>| {
            // On a tie the ground gets it, which leaves ways more room.
            sides.min_by(|one, other| {
                let key = |side: &Side| (spot.depth(*side), self.solid_at(*side).is_some());
                key(one).partial_cmp(&key(other)).unwrap_or(std::cmp::Ordering::Equal)
            })
        };
        let (lonely, joined): (Vec<Side>, Vec<Side>) =
            Side::ALL.into_iter().partition(|side| self.border.is_lonely(*side));
        let in_cap = |side: &Side| {
            let breadth = if self.solid_at(*side).is_some() { WHOLE } else { NARROW };
            is_in_cap(spot, *side, self.cap_depth(), breadth)
        };
        nearest(&mut lonely.iter().copied().filter(in_cap)).or_else(|| nearest(&mut joined.iter().copied()))
    }

    fn cap_depth(&self) -> f32 {
        let ways = self.tile.zone_ids().filter(|(_, zone)| is_way(self.set, zone.kind));
        let depths = ways.map(|(id, _)| match self.border.sides_of(id)[..] {
            [] => DEEP,
            [one, other] if is_bend(one, other) => BESIDE_BEND,
            _ => SHALLOW,
        });
        depths.fold(DEEP, f32::min)
    }

    /// Whether a character lies between the areas of two sides that must not seem to be one.
    fn is_between(&self, spot: Spot, side: Side) -> bool {
        let solid = self.solid_at(side);
        let neighbours = [side.turned(Rotation::R1), side.turned(Rotation::R3)];
        neighbours.into_iter().any(|next| {
            let other = self.solid_at(next);
            other.is_some() && other != solid && (spot.depth(side) - spot.depth(next)).abs() < GAP
        })
    }

    /// The area that fills a side, if it is one that is not ground.
    fn solid_at(&self, side: Side) -> Option<ZoneId> {
        let zone = self.border.face(side).middle?;
        self.is_solid(zone).then_some(zone)
    }

    fn is_solid(&self, zone: ZoneId) -> bool {
        let kind = self.zone(zone).kind;
        !is_way(self.set, kind) && !is_ground(self.set, kind)
    }

    /// Zones that reach no side. Those that a way ends at stand in the middle, the others where
    /// there is room.
    fn put_inner_zones(&mut self, are_ends: bool) {
        for (id, zone) in self.tile.zone_ids().filter(|(_, zone)| zone.ports.is_empty()) {
            let name = self.set.kind_name(zone.kind);
            let is_end = self.tile.zones.iter().any(|way| way.ends.iter().any(|end| end == name));
            if is_end == are_ends {
                let icon = look::of_kind(name).icon;
                let length = icon.chars().count();
                let at = self.free_run(length).or_else(|| self.way_to(id, length)).unwrap_or(Spot::MIDDLE);
                self.put_icon(icon, at, id);
            }
        }
    }

    /// The middle of so many characters where a way that leads to an inner zone comes in, one step from
    /// the border.
    fn way_to(&self, inner: ZoneId, length: usize) -> Option<Spot> {
        let mut ways = self.tile.zone_ids().filter(|(_, zone)| zone.near.contains(&inner));
        let side = ways.find_map(|(id, _)| self.border.sides_of(id).first().copied())?;
        let Spot { column, line } = Spot::mid(side).next(side.opposite())?;
        let (least, most) = (1 + length / 2, super::grid::WIDTH - 1 - length.div_ceil(2));
        Some(Spot { column: column.clamp(least, most), line })
    }

    /// The middle of so many free characters side by side, as near to the middle as can be and not on
    /// the border, where they would hide what crosses it.
    fn free_run(&self, length: usize) -> Option<Spot> {
        let is_inside = |spot: &Spot| Side::ALL.into_iter().all(|side| spot.next(side).is_some());
        let is_room = |spot: Spot| is_inside(&spot) && self.is_free(spot);
        let is_free = |spot: &Spot| run(*spot, length).all(|at| at.is_some_and(is_room));
        let nearness = |spot: &Spot| spot.distance((0.0, 0.0));
        Spot::all().filter(is_free).min_by(|one, other| nearness(one).total_cmp(&nearness(other)))
    }

    fn is_free(&self, spot: Spot) -> bool {
        self.layout.zones.get(spot).is_none()
    }

    fn put_icon(&mut self, icon: &str, at: Spot, zone: ZoneId) {
        for (spot, glyph) in run(at, icon.chars().count()).flatten().zip(icon.chars()) {
            self.layout.zones.set(spot, Some(zone));
            self.layout.icons.set(spot, Some(glyph));
        }
    }

    /// Roads, rivers and the like; those of water first, since the others go over bridges.
    fn draw_ways(&mut self) {
        let mut ways: Vec<(ZoneId, &Zone)> =
            self.tile.zone_ids().filter(|(_, zone)| is_way(self.set, zone.kind)).collect();
        let shape = |zone: &Zone| look::of_kind(self.set.kind_name(zone.kind)).shape;
        ways.sort_by_key(|(_, zone)| shape(zone) != Shape::Water);
        for (id, zone) in ways {
            match self.border.sides_of(id)[..] {
                [] => {}
                [side] => self.draw_end(id, zone, side),
                [one, other] if is_bend(one, other) => self.draw_line(id, &corner(one, other)),
                ref sides => {
                    for &side in sides {
                        self.draw_line(id, &[Spot::mid(side), Spot::MIDDLE]);
                    }
                }
            }
        }
    }

    /// A way that ends on the tile: at an area, which it runs on to, or in the middle.
    fn draw_end(&mut self, id: ZoneId, zone: &Zone, side: Side) {
        let ends_at = |other: &Side| {
            let kind = self.solid_at(*other).map(|area| self.set.kind_name(self.zone(area).kind));
            kind.is_some_and(|kind| zone.ends.iter().any(|end| end == kind))
        };
        let across = [Rotation::R2, Rotation::R1, Rotation::R3].map(|rotation| side.turned(rotation));
        if let Some(goal) = across.into_iter().find(ends_at) {
            self.draw_line(id, &[Spot::mid(side), Spot::MIDDLE, Spot::mid(goal)]);
            return;
        }
        // A way that just ends keeps clear of one that passes through the middle.
        let is_dead_end = zone.ends.is_empty() && zone.near.is_empty();
        let steps = if is_dead_end { 2 } else { 1 };
        let before = (0..steps).fold(Spot::MIDDLE, |spot, _| spot.next(side).unwrap_or(spot));
        self.draw_line(id, &[Spot::mid(side), before]);
        if let Some(icon) = zone.ends.iter().find_map(|end| look::of_end(end))
            && self.is_free(Spot::MIDDLE)
        {
            self.put_icon(icon, Spot::MIDDLE, id);
        }
    }

    /// Draws along straight lines from the border, until something is in the way.
    fn draw_line(&mut self, id: ZoneId, corners: &[Spot]) {
        let mut last: Option<Spot> = None;
        for spot in line(corners) {
            let there = self.layout.zones.get(spot);
            let is_open = there.is_none_or(|zone| zone == id || is_way(self.set, self.zone(zone).kind));
            if !is_open || self.layout.icons.get(spot).is_some() {
                break;
            }
            if there != Some(id) {
                self.layout.ways.set(spot, 0);
            }
            self.layout.zones.set(spot, Some(id));
            match last {
                None => self.go_on(spot, outward(spot)),
                Some(before) => {
                    self.go_on(spot, direction(spot, before));
                    self.go_on(before, direction(before, spot));
                }
            }
            last = Some(spot);
        }
    }

    fn go_on(&mut self, spot: Spot, side: Option<Side>) {
        let bit = side.map_or(0, |side| 1 << side.index());
        self.layout.ways.set(spot, self.layout.ways.get(spot) | bit);
    }

    /// The ground spreads from the border until something is in its way.
    fn flood_ground(&mut self) {
        let mut found = VecDeque::new();
        for side in Side::ALL {
            for spot in Spot::along(side) {
                let zone = self.ground_at(side, spot);
                if zone.is_some() && self.is_free(spot) {
                    self.layout.zones.set(spot, zone);
                    found.push_back(spot);
                }
            }
        }
        while let Some(spot) = found.pop_front() {
            // Also past corners: ways have none that could be slipped through.
            for next in Spot::all().filter(|next| next.is_beside(spot)) {
                if self.is_free(next) {
                    self.layout.zones.set(next, self.layout.zones.get(spot));
                    found.push_back(next);
                }
            }
        }
    }

    /// The ground that reaches a side at this character of it.
    fn ground_at(&self, side: Side, spot: Spot) -> Option<ZoneId> {
        match self.border.face(side) {
            Face { banks: Some((first, last)), .. } => {
                let along = Spot::along(side);
                let middle = along.len() / 2;
                match along.iter().position(|other| *other == spot)? {
                    at if at < middle => Some(first),
                    at if at > middle => Some(last),
                    _ => None,
                }
            }
            Face { middle, .. } => middle.filter(|zone| is_ground(self.set, self.zone(*zone).kind)),
        }
    }

    fn zone(&self, id: ZoneId) -> &Zone {
        &self.tile.zones[id.index()]
    }
}

/// Whether a character lies in the half ellipse over a side.
fn is_in_cap(spot: Spot, side: Side, depth: f32, breadth: f32) -> bool {
    (spot.depth(side) / depth).powi(2) + (spot.sideways(side) / breadth).powi(2) < 1.0
}

/// Whether a way between two sides goes round a corner.
fn is_bend(one: Side, other: Side) -> bool {
    one.opposite() != other
}

/// A way round a corner, which leaves the middle of the tile free.
fn corner(one: Side, other: Side) -> Vec<Spot> {
    let (upright, level) = if matches!(one, Side::North | Side::South) { (one, other) } else { (other, one) };
    let (from, to) = (Spot::mid(upright), Spot::mid(level));
    let line = from.line.midpoint(Spot::MIDDLE.line);
    let column = to.column.midpoint(Spot::MIDDLE.column);
    vec![from, Spot { column: from.column, line }, Spot { column, line }, Spot { column, line: to.line }, to]
}

/// All spots on straight lines from corner to corner.
fn line(corners: &[Spot]) -> Vec<Spot> {
    let mut spots: Vec<Spot> = corners.first().copied().into_iter().collect();
    for &goal in corners {
        while let Some(&last) = spots.last()
            && let Some(next) = direction(last, goal).and_then(|side| last.next(side))
        {
            spots.push(next);
        }
    }
    spots
}

/// In which direction one spot lies from another on the same line or column.
fn direction(from: Spot, to: Spot) -> Option<Side> {
    if to.column > from.column {
        Some(Side::East)
    } else if to.column < from.column {
        Some(Side::West)
    } else if to.line > from.line {
        Some(Side::South)
    } else if to.line < from.line {
        Some(Side::North)
    } else {
        None
    }
}

/// The side that a spot in the middle of it lies at.
fn outward(spot: Spot) -> Option<Side> {
    Side::ALL.into_iter().find(|side| Spot::mid(*side) == spot)
}

/// So many characters side by side, with this one in the middle; none for what is off the tile.
pub(super) fn run(middle: Spot, length: usize) -> impl Iterator<Item = Option<Spot>> {
    let first = middle.column.checked_sub(length / 2);
    (0..length).map(move |at| {
        let column = first? + at;
        (column < super::grid::WIDTH).then_some(Spot { column, line: middle.line })
    })
}
