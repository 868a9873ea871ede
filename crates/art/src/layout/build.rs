//! Laying a tile out: first what fills sides, then what runs over the tile, then what stands on it;
//! the ground is what is left.

use tiles::{Port, Tile, TileSet, Zone, ZoneId};

use super::border::{BorderSegment, border_segments};
use super::distance_field::DistanceField;
use super::params::{Form, LayoutParams};
use super::{BandEnd, TileLayout, ZoneLayout, band, contents, divide, region};
use crate::geometry::{CENTRE, Point, Polygon, Polyline, inward, on_side};
use crate::rng::Rng;

/// How uneven the edges of bands and pools are.
const UNEVEN: f64 = 0.09;
/// How wide the ground between a region and a pool is where it has to pass, and the part of its depth
/// that such a region keeps.
const PASSAGE: f64 = 10.0;
const BYPASSED_DEPTH: f64 = 0.72;

/// A tile being laid out.
pub(super) struct LayoutBuilder<'a> {
    pub(super) tile: &'a Tile,
    pub(super) params: &'a LayoutParams,
    pub(super) rng: &'a Rng,
    /// The shape of each zone so far.
    pub(super) shapes: Vec<Polygon>,
    /// All that covers the ground, before any of it was cut off where it lies under something else:
    /// the pieces overlap, so that no crack between them joins two sides of a band.
    pub(super) covers: Vec<Polygon>,
    /// The middle lines of each band so far.
    pub(super) lines: Vec<Vec<Polyline>>,
    pub(super) ends: Vec<BandEnd>,
    pub(super) dividers: Vec<Polygon>,
}

pub(super) fn build(set: &TileSet, params: &LayoutParams, tile: &Tile, rng: &Rng) -> TileLayout {
    let zones = tile.zones.len();
    let mut builder = LayoutBuilder {
        tile,
        params,
        rng,
        shapes: vec![Polygon::default(); zones],
        covers: Vec::new(),
        lines: vec![Vec::new(); zones],
        ends: Vec::new(),
        dividers: Vec::new(),
    };
    let bypassed = builder.bypassed_regions(&border_segments(set, params, tile));
    builder.regions(&bypassed);
    builder.pools(&bypassed);
    builder.bands_through();
    builder.bands_to_zones();
    builder.sites();
    builder.bands_that_end();
    builder.resolve_overlaps(set);
    divide::ground(set, &mut builder);
    builder.zones_beneath();
    builder.finish()
}

impl LayoutBuilder<'_> {
    pub(super) fn form(&self, zone: &Zone) -> Form {
        self.params.form(zone.kind)
    }

    pub(super) fn rng(&self, zone: &Zone) -> Rng {
        self.rng.fork(&zone.name)
    }

    /// The regions that ground with land on both sides of them has to pass, between them and a pool.
    fn bypassed_regions(&self, border: &[BorderSegment]) -> Vec<ZoneId> {
        let is_region = |zone: &Zone| matches!(self.form(zone), Form::Region { .. });
        if !self.tile.zones.iter().any(|zone| matches!(self.form(zone), Form::Pool { .. })) {
            return Vec::new();
        }
        let around = |region: ZoneId| {
            let at = border.iter().position(|segment| segment.zone == region)?;
            let (before, after) = ((at + border.len() - 1) % border.len(), (at + 1) % border.len());
            Some((border[before].zone, border[after].zone))
        };
        let regions = self.tile.zone_ids().filter(|(_, zone)| is_region(zone)).map(|(id, _)| id);
        regions.filter(|&region| around(region).is_some_and(|(before, after)| before == after)).collect()
    }

    fn regions(&mut self, bypassed: &[ZoneId]) {
        for (id, zone) in self.tile.zone_ids() {
            if let Form::Region { depth } = self.form(zone) {
                let depth = if bypassed.contains(&id) { depth * BYPASSED_DEPTH } else { depth };
                self.shapes[id.index()] = region::shape(zone, depth, &mut self.rng(zone));
            }
        }
    }

    /// The bands that run into a pool.
    fn feeders(&self, pool: ZoneId) -> impl Iterator<Item = (ZoneId, &Zone)> {
        let feeds = move |zone: &Zone| zone.near.contains(&pool);
        self.tile
            .zone_ids()
            .filter(move |(_, zone)| feeds(zone) && matches!(self.form(zone), Form::Band { .. }))
    }

    fn pools(&mut self, bypassed: &[ZoneId]) {
        for (id, zone) in self.tile.zone_ids() {
            if let Form::Pool { radius } = self.form(zone) {
                let marks: u8 = zone.marks.iter().map(|(_, count)| count).sum();
                let margin =
                    f64::from(marks.saturating_sub(1)) * 1.2 + if zone.power.is_some() { 3.5 } else { 0.0 };
                let (centre, crowded) = self.pool_centre(id);
                let radius = (radius + margin) * if crowded { 0.78 } else { 1.0 };
                let clear =
                    bypassed.iter().map(|region| self.shapes[region.index()].distance(centre) - PASSAGE);
                let radius = clear.fold(radius, f64::min);
                let mut rng = self.rng(zone);
                self.shapes[id.index()] = Polygon::blob(centre, radius, UNEVEN, &mut rng);
            }
        }
    }

    /// A pool lies in the middle, or nearer to the bands that run into it if others share the tile.
    fn pool_centre(&self, pool: ZoneId) -> (Point, bool) {
        let ports: Vec<Port> = self.feeders(pool).flat_map(|(_, zone)| zone.ports.clone()).collect();
        let band = |zone: &Zone| matches!(self.form(zone), Form::Band { .. });
        let all = self.tile.zones.iter().filter(|zone| band(zone)).count();
        let crowded = all > self.feeders(pool).count();
        let towards: Point = ports.iter().map(|port| -inward(port.side)).sum();
        let away = if crowded { 23.0 } else { 0.0 };
        (CENTRE + towards.normalize_or_zero() * away, crowded)
    }

    fn bands_through(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let Form::Band { width, .. } = self.form(zone) else { continue };
            let Some((from, to)) = band::both_sides(zone) else { continue };
            let mut rng = self.rng(zone);
            let line = band::through(from, to, self.tightness(zone), &mut rng);
            self.add_line(id, line, width, &mut rng);
        }
    }

    /// A bend keeps to its corner where a region, a site or another band needs the middle.
    fn tightness(&self, band: &Zone) -> f64 {
        let claims_middle = |zone: &Zone| match self.form(zone) {
            Form::Region { .. } => zone.ports.len() > 1,
            Form::Band { .. } => zone.name != band.name,
            Form::Site { .. } => true,
            _ => false,
        };
        if self.tile.zones.iter().any(claims_middle) { 0.85 } else { 0.25 }
    }

    /// Adds a line to a band, with its band.
    fn add_line(&mut self, id: ZoneId, line: Polyline, width: f64, rng: &mut Rng) {
        let band = line.band(width, UNEVEN, rng).intersection(&Polygon::tile());
        let shape = &mut self.shapes[id.index()];
        *shape = if shape.is_empty() { band } else { shape.union(&band) };
        self.lines[id.index()].push(line);
    }

    /// Bands that lead to another zone of the tile: a lake, a city, a forest, a road.
    fn bands_to_zones(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let (Form::Band { width, .. }, [port]) = (self.form(zone), zone.ports.as_slice()) else {
                continue;
            };
            let Some(target) = self.target(zone, *port) else { continue };
            let mut rng = self.rng(zone);
            let line = band::ending(*port, target, &mut rng);
            self.add_line(id, line, width, &mut rng);
        }
    }

    /// The point inside another zone that a band leads to.
    fn target(&self, band: &Zone, port: Port) -> Option<Point> {
        let near = |&other: &ZoneId| {
            let zone = self.tile.zones.get(other.index())?;
            matches!(self.form(zone), Form::Pool { .. }).then(|| self.shapes[other.index()].centroid())
        };
        if let Some(middle) = band.near.iter().find_map(near) {
            return Some(middle);
        }
        let end = band.ends.first()?.as_str();
        let start = on_side(port.side, 0.5);
        let ahead = start + inward(port.side) * 60.0;
        match end {
            "city" | "forest" | "spring" => {
                let regions =
                    self.tile.zones.iter().filter(|zone| matches!(self.form(zone), Form::Region { .. }));
                let points = regions.map(region::inner_point);
                points.min_by(|a, b| a.distance(ahead).total_cmp(&b.distance(ahead)))
            }
            "source" => self.lines.iter().flatten().map(|line| line.nearest(ahead)).next(),
            _ => None,
        }
    }

    /// What stands on the ground goes where there is room, near the middle.
    fn sites(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let Form::Site { radius } = self.form(zone) else { continue };
            let mut distances = self.free_space();
            self.keep_lanes_open(&mut distances, zone);
            let (centre, clearance) = distances.find(radius + 3.0, CENTRE).unwrap_or((CENTRE, radius));
            let radius = radius.min(clearance.max(radius * 0.6));
            self.shapes[id.index()] = Polygon::blob(centre, radius, 0.04, &mut self.rng(zone));
        }
    }

    /// The distances from all zones so far.
    fn free_space(&self) -> DistanceField {
        DistanceField::outside(&self.shapes)
    }

    /// Nothing may stand where a band that ends elsewhere still has to come in.
    fn keep_lanes_open(&self, distances: &mut DistanceField, site: &Zone) {
        let ends_there = |zone: &Zone| zone.ends.iter().any(|end| site.name.starts_with(end.as_str()));
        for (id, zone) in self.tile.zone_ids() {
            let open = self.lines[id.index()].is_empty() && !ends_there(zone);
            if let (Form::Band { .. }, true) = (self.form(zone), open) {
                zone.ports.iter().for_each(|port| distances.occupy(on_side(port.side, 0.5), 28.0));
            }
        }
    }

    /// Bands that end at a site, in a village where several meet, or nowhere in particular.
    fn bands_that_end(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            let (Form::Band { width, stub }, [port]) = (self.form(zone), zone.ports.as_slice()) else {
                continue;
            };
            if !self.lines[id.index()].is_empty() {
                continue;
            }
            let mut rng = self.rng(zone);
            let end = match zone.ends.first() {
                None => on_side(port.side, 0.5) + inward(port.side) * stub,
                Some(end) => self.site(end).unwrap_or_else(|| self.band_end(end, id)),
            };
            let line = band::ending(*port, end, &mut rng);
            self.add_line(id, line, width, &mut rng);
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

    /// Where the bands that end at this meet.
    fn band_end(&mut self, kind: &str, band: ZoneId) -> Point {
        if let Some(end) = self.ends.iter_mut().find(|end| end.kind == kind) {
            end.zones.push(band);
            return end.at;
        }
        let port = self.tile.zones.get(band.index()).and_then(|zone| zone.ports.first());
        let alone =
            self.tile.zones.iter().filter(|zone| zone.ends.iter().any(|end| end == kind)).count() == 1;
        // A band that is alone ends a little before the middle, so that it is seen to end.
        let near = match port {
            Some(port) if alone => on_side(port.side, 0.5) + inward(port.side) * 34.0,
            _ => CENTRE,
        };
        let at = self.free_space().find(17.0, near).map_or(CENTRE, |(at, _)| at);
        self.ends.push(BandEnd { kind: kind.to_owned(), at, zones: vec![band] });
        at
    }

    /// Nothing lies on top of anything else: bands end at pools, regions and sites, and the lower
    /// of two that cross passes under the upper.
    fn resolve_overlaps(&mut self, set: &TileSet) {
        let is_pool = |id: &ZoneId| {
            let zone = self.tile.zones.get(id.index());
            zone.is_some_and(|zone| matches!(self.form(zone), Form::Pool { .. }))
        };
        let rank = |zone: &Zone| match self.form(zone) {
            Form::Pool { .. } => 0,
            Form::Site { .. } => 1,
            // A river reaches its lake even in the middle of a forest.
            Form::Band { .. } if zone.near.iter().any(is_pool) => 1,
            Form::Region { .. } => 2,
            Form::Band { .. } if set.bridge().is_some_and(|(_, under)| under == zone.kind) => 4,
            Form::Band { .. } => 3,
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

    fn zones_beneath(&mut self) {
        for (id, zone) in self.tile.zone_ids() {
            if self.form(zone) == Form::Under {
                let shapes = zone.near.iter().filter_map(|over| self.shapes.get(over.index()));
                self.shapes[id.index()] = shapes.fold(Polygon::default(), |all, shape| all.union(shape));
            }
        }
    }

    fn finish(self) -> TileLayout {
        let mut zones: Vec<ZoneLayout> = Vec::with_capacity(self.tile.zones.len());
        for (id, zone) in self.tile.zone_ids() {
            let (shape, lines) = (self.shapes[id.index()].clone(), self.lines[id.index()].clone());
            // A piece on what lies beneath stands on what lies over it.
            let over = zone.near.iter().find_map(|over| zones.get(over.index()));
            let layout = match (self.form(zone), over) {
                (Form::Under, Some(over)) => ZoneLayout {
                    form: Form::Under,
                    shape,
                    lines,
                    spot: over.spot,
                    marks: Vec::new(),
                    power: None,
                },
                _ => contents::place(self.params, zone, &self.ends, shape, lines),
            };
            zones.push(layout);
        }
        TileLayout { zones, ends: self.ends, dividers: self.dividers }
    }
}
