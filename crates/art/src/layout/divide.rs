//! Giving the ground to its zones, and keeping them apart.
//!
//! What is left of the tile falls into parts. A part that two zones share must be divided: walking
//! round it, whatever lies between two of its segments of the border is a gap, and the gaps that no zone
//! of the part goes across have to be joined, by a spur of forest where there is one.

use tiles::{TileSet, ZoneId};

use super::border::{BorderSegment, border_segments};
use super::build::LayoutBuilder;
use super::params::Form;
use crate::geometry::{CENTRE, Point, Polygon, Polyline, corner};

/// The width of a spur of forest, or of rocks.
const SPUR: f64 = 17.0;
const ROCKS: f64 = 6.0;

/// What lies between two segments of a part's border.
#[derive(Clone, Debug)]
struct Gap {
    /// The zones that reach the border next to its ends.
    zones: Vec<ZoneId>,
    /// The corner, if there are none.
    corner: Point,
}

/// Gives every zone of ground its shape.
pub(super) fn ground(set: &TileSet, builder: &mut LayoutBuilder<'_>) {
    let border = border_segments(set, builder.params, builder.tile);
    let undivided = uncovered(builder);
    let to_join: Vec<Vec<Gap>> = undivided.iter().flat_map(|part| blocks(builder, &border, part)).collect();
    to_join.iter().for_each(|block| join(builder, block));
    for part in if to_join.is_empty() { undivided } else { uncovered(builder) } {
        let reaches =
            |segment: &&BorderSegment| is_ground(builder, segment) && part.contains(segment.just_inside());
        let owner = border.iter().find(reaches).map(|segment| segment.zone);
        if let Some(owner) = owner.or_else(|| inner_ground(builder)) {
            let shape = &mut builder.shapes[owner.index()];
            *shape = shape.union(&part);
        }
    }
}

/// The zone of ground that lies inside the tile, if there is one.
fn inner_ground(builder: &LayoutBuilder<'_>) -> Option<ZoneId> {
    let mut zones = builder.tile.zone_ids();
    zones.find(|(_, zone)| zone.inside && builder.form(zone) == Form::Ground).map(|(id, _)| id)
}

fn is_ground(builder: &LayoutBuilder<'_>, segment: &BorderSegment) -> bool {
    builder.tile.zones.get(segment.zone.index()).is_some_and(|zone| builder.form(zone) == Form::Ground)
}

/// What nothing lies on, part by part.
fn uncovered(builder: &LayoutBuilder<'_>) -> Vec<Polygon> {
    let mut parts = Polygon::tile().difference_parts(&builder.covers);
    parts.retain(|part| !part.is_negligible());
    parts
}

/// The gaps of a part that have to be joined, in groups of those that belong together.
fn blocks(builder: &LayoutBuilder<'_>, border: &[BorderSegment], part: &Polygon) -> Vec<Vec<Gap>> {
    let segments: Vec<usize> = (0..border.len())
        .filter(|&at| is_ground(builder, &border[at]) && part.contains(border[at].just_inside()))
        .collect();
    let gaps: Vec<Gap> = (0..segments.len())
        .map(|at| gap(border, segments[at], segments[(at + 1) % segments.len()]))
        .collect();
    let zone = |at: usize| border[segments[at]].zone;
    // Gap i lies behind segment i. Two gaps belong together if no zone has segments on both sides
    // of the line from one to the other.
    let together = |a: usize, b: usize| {
        let between: Vec<ZoneId> = (a + 1..=b).map(zone).collect();
        (0..segments.len()).all(|at| (a + 1..=b).contains(&at) || !between.contains(&zone(at)))
    };
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    for at in 0..segments.len() {
        match blocks.iter_mut().find(|block| together(block[0], at)) {
            Some(block) => block.push(at),
            None => blocks.push(vec![at]),
        }
    }
    let divides = |block: &Vec<usize>| block.len() > 1;
    blocks
        .into_iter()
        .filter(divides)
        .map(|block| block.into_iter().map(|at| gaps[at].clone()).collect())
        .collect()
}

fn gap(border: &[BorderSegment], from: usize, to: usize) -> Gap {
    let number = border.len();
    let steps = (to + number - from - 1) % number;
    // What lies further in may not touch the part at all.
    let ends = if steps == 0 { vec![] } else { vec![1, steps] };
    let zones = ends.into_iter().map(|step| border[(from + step) % number].zone).collect();
    Gap { zones, corner: corner(border[to].side) }
}

/// Joins gaps by a spur from a region to all others.
fn join(builder: &mut LayoutBuilder<'_>, gaps: &[Gap]) {
    let region = |gap: &Gap| {
        gap.zones.iter().copied().find(|zone| {
            let zone = builder.tile.zones.get(zone.index());
            zone.is_some_and(|zone| matches!(builder.form(zone), Form::Region { .. }))
        })
    };
    let hub = gaps.iter().enumerate().find_map(|(at, gap)| region(gap).map(|zone| (at, zone)));
    let (hub_at, start) = match hub {
        Some((at, zone)) => (at, builder.shapes[zone.index()].centroid()),
        None => (0, target(builder, &gaps[0], CENTRE).0),
    };
    for (_, gap) in gaps.iter().enumerate().filter(|(at, _)| *at != hub_at) {
        let (end, is_corner) = target(builder, gap, start);
        let width = if hub.is_some() { SPUR } else { ROCKS };
        // A little beyond the middle of a band, so that no gap is left at the corners of the spur.
        let end = if is_corner { end } else { end + (end - start).normalize_or_zero() * 4.0 };
        let bend = start.midpoint(end).lerp(CENTRE, 0.6);
        let line = Polyline::curve([start, start.lerp(bend, 0.7), end.lerp(bend, 0.7), end]);
        let spur =
            if is_corner { line.taper(width) } else { line.band(width, 0.1, &mut builder.rng.fork("spur")) };
        let taken = builder
            .shapes
            .iter()
            .enumerate()
            .filter(|(id, _)| hub.is_none_or(|(_, zone)| zone.index() != *id));
        builder.covers.push(spur.clone());
        let spur = spur.intersection(&Polygon::tile()).difference(taken.map(|(_, shape)| shape));
        match hub {
            Some((_, zone)) => {
                let shape = &mut builder.shapes[zone.index()];
                *shape = shape.union(&spur);
            }
            None => builder.dividers.push(spur),
        }
    }
}

/// The point of a gap that a spur leads to, and whether it is a corner of the tile.
fn target(builder: &LayoutBuilder<'_>, gap: &Gap, from: Point) -> (Point, bool) {
    let nearest = |zone: &ZoneId| {
        let lines = builder.lines[zone.index()].iter();
        let on_line =
            lines.map(|line| line.nearest(from)).min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)));
        let near = builder.tile.zones.get(zone.index()).map(|zone| zone.near.as_slice()).unwrap_or_default();
        let pool = near.iter().map(|pool| &builder.shapes[pool.index()]).find(|shape| !shape.is_empty());
        pool.map(Polygon::centroid).or(on_line).or_else(|| {
            let shape = &builder.shapes[zone.index()];
            (!shape.is_empty()).then(|| shape.centroid())
        })
    };
    let points = gap.zones.iter().filter_map(nearest);
    match points.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from))) {
        Some(point) => (point, false),
        None => (gap.corner, true),
    }
}
