//! Laying a tile out: first what fills sides, then what runs over the tile, then what stands on it;
//! the ground is what is left.

use tiles::{Port, Tile, TileSet, Zone, ZoneId};

use super::border::{Stretch, stretches};
use super::form::{Form, Forms};
use super::survey::Survey;
use super::{End, Plan, Plot, divide, place, region, strand};
use crate::geometry::{CENTRE, Point, Polygon, Polyline, inward, on_side};
use crate::rng::Rng;

/// How uneven the edges of strands and pools are.
const UNEVEN: f64 = 0.09;
/// How wide the ground between a region and a pool is where it has to pass, and how much less far
/// such a region reaches into the tile.
const PASSAGE: f64 = 10.0;
const PASSED: f64 = 0.72;

/// A tile being laid out.
pub(super) struct Layout<'a> {
    pub(super) tile: &'a Tile,
    pub(super) forms: &'a Forms,
    pub(super) rng: &'a Rng,
    /// The shape of each zone so far.
    pub(super) shapes: Vec<Polygon>,
    /// All that covers the ground, before any of it was cut off where it lies under something else:
    /// the pieces overlap, so that no crack between them joins two sides of a strand.
    pub(super) covers: Vec<Polygon>,
    /// The middle lines of each strand so far.
    pub(super) lines: Vec<Vec<Polyline>>,
    pub(super) ends: Vec<End>,
    pub(super) dividers: Vec<Polygon>,
}

pub(super) fn build(set: &TileSet, forms: &Forms, tile: &Tile, rng: &Rng) -> Plan {
    let zones = tile.zones.len();
    let mut layout = Layout {
        tile,
        forms,
        rng,
        shapes: vec![Polygon::default(); zones],
        covers: Vec::new(),
        lines: vec![Vec::new(); zones],
        ends: Vec::new(),
        dividers: Vec::new(),
    };
    let passed = layout.passed(&stretches(set, forms, tile));
    layout.regions(&passed);
    layout.pools(&passed);
    layout.strands_through();
    layout.strands_to_zones();
    layout.sites();
    layout.strands_that_end();
    layout.cut(set);
    divide::ground(set, &mut layout);
    layout.under();
    layout.plan()
}

impl Layout<'_> {
    pub(super) fn form(&self, zone: &Zone) -> Form {
        self.forms.of(zone.kind)
    }

    pub(super) fn rng(&self, zone: &Zone) -> Rng {
        self.rng.fork(&zone.name)
    }

    /// The regions that ground with land on both sides of them has to pass, between them and a pool.
    fn passed(&self, border: &[Stretch]) -> Vec<ZoneId> {
        let is_region = |zone: &Zone| matches!(self.form(zone), Form::Region { .. });
        if !self.tile.zones.iter().any(|zone| matches!(self.form(zone), Form::Pool { .. })) {
            return Vec::new();
        }
        let around = |region: ZoneId| {
            let at = border.iter().position(|stretch| stretch.zone == region)?;
            let (before, after) = ((at + border.len() - 1) % border.len(), (at + 1) % border.len());
            Some((border[before].zone, border[after].zone))
        };
        let regions = self.tile.zone_ids().filter(|(_, zone)| is_region(zone)).map(|(id, _)| id);
        regions.filter(|&region| around(region).is_some_and(|(before, after)| before == after)).collect()
    }

    fn regions(&mut self, passed: &[ZoneId]) {
        for (id, zone) in self.tile.zone_ids() {
            if let Form::Region { depth } = self.form(zone) {
                let depth = if passed.contains(&id) { depth * PASSED } else { depth };
                self.shapes[id.index()] = region::shape(zone, depth, &mut self.rng(zone));
            }
        }
    }

    /// The strands that run into a pool.
    fn feeders(&self, pool: ZoneId) -> impl Iterator<Item = (ZoneId, &Zone)> {
        let feeds = move |zone: &Zone| zone.near.contains(&pool);
        self.tile
            .zone_ids()
            .filter(move |(_, zone)| feeds(zone) && matches!(self.form(zone), Form::Strand { .. }))
    }

    fn pools(&mut self, passed: &[ZoneId]) {
        for (id, zone) in self.tile.zone_ids() {
            if let Form::Pool { radius } = self.form(zone) {
                let marks: u8 = zone.marks.iter().map(|(_, count)| count).sum();
                let room =
                    f64::from(marks.saturating_sub(1)) * 1.2 + if zone.power.is_some() { 3.5 } else { 0.0 };
                let (centre, crowded) = self.middle_of_pool(id);
                let radius = (radius + room) * if crowded { 0.78 } else { 1.0 };
                let clear =
                    passed.iter().map(|region| self.shapes[region.index()].distance(centre) - PASSAGE);
                let radius = clear.fold(radius, f64::min);
                let mut rng = self.rng(zone);
                self.shapes[id.index()] = Polygon::blob(centre, radius, UNEVEN, &mut rng);
            }
        }
    }

    /// A pool lies in the middle, or nearer to its own strands if others share the tile.
    fn middle_of_pool(&self, pool: ZoneId) -> (Point, bool) {
        let own: Vec<Port> = self.feeders(pool).flat_map(|(_, zone)| zone.ports.clone()).collect();
        let strand = |zone: &Zone| matches!(self.form(zone), Form::Strand { .. });
        let all = self.tile.zones.iter().filter(|zone| strand(zone)).count();
        let crowded = all > self.feeders(pool).count();
        let towards: Point = own.iter().map(|port| -inward(port.side)).sum();
        let away = if crowded { 23.0 } else { 0.0 };
        (CENTRE + towards.normalize_or_zero() * away, crowded)
    }

    fn strands_through(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let Form::Strand { width, .. } = self.form(zone) else { continue };
            let Some((from, to)) = strand::both_sides(zone) else { continue };
            let mut rng = self.rng(zone);
            let line = strand::through(from, to, self.tightness(zone), &mut rng);
            self.lay(id, line, width, &mut rng);
        }
    }

    /// A bend keeps to its corner where a region, a site or another strand needs the middle.
    fn tightness(&self, strand: &Zone) -> f64 {
        let claims_middle = |zone: &Zone| match self.form(zone) {
            Form::Region { .. } => zone.ports.len() > 1,
            Form::Strand { .. } => zone.name != strand.name,
            Form::Site { .. } => true,
            _ => false,
        };
        if self.tile.zones.iter().any(claims_middle) { 0.85 } else { 0.25 }
    }

    /// Adds a line to a strand, with its band.
    fn lay(&mut self, id: ZoneId, line: Polyline, width: f64, rng: &mut Rng) {
        let band = line.band(width, UNEVEN, rng).intersection(&Polygon::tile());
        let shape = &mut self.shapes[id.index()];
        *shape = if shape.is_empty() { band } else { shape.union(&band) };
        self.lines[id.index()].push(line);
    }

    /// Strands that lead to another zone of the tile: a lake, a city, a forest, a road.
    fn strands_to_zones(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let (Form::Strand { width, .. }, [port]) = (self.form(zone), zone.ports.as_slice()) else {
                continue;
            };
            let Some(goal) = self.goal(zone, *port) else { continue };
            let mut rng = self.rng(zone);
            let line = strand::ending(*port, goal, &mut rng);
            self.lay(id, line, width, &mut rng);
        }
    }

    /// The point inside another zone that a strand leads to.
    fn goal(&self, strand: &Zone, port: Port) -> Option<Point> {
        let near = |&other: &ZoneId| {
            let zone = self.tile.zones.get(other.index())?;
            matches!(self.form(zone), Form::Pool { .. }).then(|| self.shapes[other.index()].centroid())
        };
        if let Some(middle) = strand.near.iter().find_map(near) {
            return Some(middle);
        }
        let end = strand.ends.first()?.as_str();
        let start = on_side(port.side, 0.5);
        let ahead = start + inward(port.side) * 60.0;
        match end {
            "city" | "forest" | "spring" => {
                let regions =
                    self.tile.zones.iter().filter(|zone| matches!(self.form(zone), Form::Region { .. }));
                let hearts = regions.map(region::heart);
                hearts.min_by(|a, b| a.distance(ahead).total_cmp(&b.distance(ahead)))
            }
            "source" => self.lines.iter().flatten().map(|line| line.nearest(ahead)).next(),
            _ => None,
        }
    }

    /// What stands on the ground goes where there is room, near the middle.
    fn sites(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let Form::Site { radius } = self.form(zone) else { continue };
            let mut survey = self.free();
            self.keep_lanes_open(&mut survey, zone);
            let (centre, room) = survey.find(radius + 3.0, CENTRE).unwrap_or((CENTRE, radius));
            let radius = radius.min(room.max(radius * 0.6));
            self.shapes[id.index()] = Polygon::blob(centre, radius, 0.04, &mut self.rng(zone));
        }
    }

    /// The room that is left.
    fn free(&self) -> Survey {
        Survey::beside(&self.shapes)
    }

    /// Nothing may stand where a strand that ends elsewhere still has to come in.
    fn keep_lanes_open(&self, survey: &mut Survey, site: &Zone) {
        let ends_there = |zone: &Zone| zone.ends.iter().any(|end| site.name.starts_with(end.as_str()));
        for (id, zone) in self.tile.zone_ids() {
            let open = self.lines[id.index()].is_empty() && !ends_there(zone);
            if let (Form::Strand { .. }, true) = (self.form(zone), open) {
                zone.ports.iter().for_each(|port| survey.take(on_side(port.side, 0.5), 28.0));
            }
        }
    }

    /// Strands that end at a site, in a village where several meet, or at a place of their own.
    fn strands_that_end(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let (Form::Strand { width, stub }, [port]) = (self.form(zone), zone.ports.as_slice()) else {
                continue;
            };
            if !self.lines[id.index()].is_empty() {
                continue;
            }
            let mut rng = self.rng(zone);
            let end = match zone.ends.first() {
                None => on_side(port.side, 0.5) + inward(port.side) * stub,
                Some(end) => self.site(end).unwrap_or_else(|| self.meeting(end, id)),
            };
            let line = strand::ending(*port, end, &mut rng);
            self.lay(id, line, width, &mut rng);
            if zone.ends.iter().any(|end| end == "lake") {
                let lake = Polygon::blob(end, width * 0.85, UNEVEN, &mut rng);
                self.shapes[id.index()] = self.shapes[id.index()].union(&lake);
            }
        }
    }

    /// The middle of the site of this name.
    fn site(&self, name: &str) -> Option<Point> {
        let (id, _) = self
            .tile
            .zone_ids()
            .find(|(_, zone)| matches!(self.form(zone), Form::Site { .. }) && zone.name.starts_with(name))?;
        Some(self.shapes[id.index()].centroid())
    }

    /// Where strands that end at the same meet.
    fn meeting(&mut self, what: &str, strand: ZoneId) -> Point {
        if let Some(end) = self.ends.iter_mut().find(|end| end.what == what) {
            end.zones.push(strand);
            return end.at;
        }
        let port = self.tile.zones.get(strand.index()).and_then(|zone| zone.ports.first());
        let alone =
            self.tile.zones.iter().filter(|zone| zone.ends.iter().any(|end| end == what)).count() == 1;
        // A strand on its own ends a little before the middle, so that it is seen to end.
        let near = match port {
            Some(port) if alone => on_side(port.side, 0.5) + inward(port.side) * 34.0,
            _ => CENTRE,
        };
        let at = self.free().find(17.0, near).map_or(CENTRE, |(at, _)| at);
        self.ends.push(End { what: what.to_owned(), at, zones: vec![strand] });
        at
    }

    /// Nothing lies on top of anything else: strands end at pools, regions and sites, and the lower
    /// of two that cross passes under the upper.
    fn cut(&mut self, set: &TileSet) {
        let is_pool = |id: &ZoneId| {
            let zone = self.tile.zones.get(id.index());
            zone.is_some_and(|zone| matches!(self.form(zone), Form::Pool { .. }))
        };
        let rank = |zone: &Zone| match self.form(zone) {
            Form::Pool { .. } => 0,
            Form::Site { .. } => 1,
            // A river reaches its lake even in the middle of a forest.
            Form::Strand { .. } if zone.near.iter().any(is_pool) => 1,
            Form::Region { .. } => 2,
            Form::Strand { .. } if set.bridge().is_some_and(|(_, under)| under == zone.kind) => 4,
            Form::Strand { .. } => 3,
            Form::Ground | Form::Under => 5,
        };
        let ranks: Vec<i32> = self.tile.zones.iter().map(rank).collect();
        let whole = self.shapes.clone();
        for (id, shape) in self.shapes.iter_mut().enumerate() {
            let above = |other: usize| ranks[other] < 5 && (ranks[other], other) < (ranks[id], id);
            let cutters = whole.iter().enumerate().filter(|(other, _)| above(*other));
            *shape = shape.difference(cutters.map(|(_, cutter)| cutter));
        }
        self.covers = whole;
    }

    fn under(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            if self.form(zone) == Form::Under {
                let shapes = zone.near.iter().filter_map(|over| self.shapes.get(over.index()));
                self.shapes[id.index()] = shapes.fold(Polygon::default(), |all, shape| all.union(shape));
            }
        }
    }

    fn plan(self) -> Plan {
        let mut plots: Vec<Plot> = Vec::with_capacity(self.tile.zones.len());
        for (id, zone) in self.tile.zone_ids() {
            let (shape, lines) = (self.shapes[id.index()].clone(), self.lines[id.index()].clone());
            // A piece on what lies beneath stands on what lies over it.
            let over = zone.near.iter().find_map(|over| plots.get(over.index()));
            let plot = match (self.form(zone), over) {
                (Form::Under, Some(over)) => {
                    Plot { form: Form::Under, shape, lines, spot: over.spot, marks: Vec::new(), power: None }
                }
                _ => place::furnish(self.forms, zone, &self.ends, shape, lines),
            };
            plots.push(plot);
        }
        Plan { plots, ends: self.ends, dividers: self.dividers }
    }
}
