//! Giving the ground to its zones, and keeping them apart.
//!
//! What is left of the tile falls into parts. A part that two zones share must be divided: walking
//! round it, whatever lies between two of its stretches of border is a gap, and the gaps that no
//! zone of the part goes across have to be joined, by a spur of forest where there is one.

use tiles::{TileSet, ZoneId};

use super::border::{Stretch, stretches};
use super::build::Layout;
use super::form::Form;
use crate::geometry::{CENTRE, Point, Polygon, Polyline, corner};

/// The width of a spur of forest, or of rocks.
const SPUR: f64 = 17.0;
const ROCKS: f64 = 6.0;

/// What lies between two stretches of a part's border.
#[derive(Clone, Debug)]
struct Gap {
    /// The zones that reach the border next to its ends.
    zones: Vec<ZoneId>,
    /// The corner, if there are none.
    corner: Point,
}

/// Gives every zone of ground its shape.
pub(super) fn ground(set: &TileSet, layout: &mut Layout<'_>) {
    let border = stretches(set, layout.forms, layout.tile);
    let undivided = left(layout);
    let to_join: Vec<Vec<Gap>> = undivided.iter().flat_map(|part| blocks(layout, &border, part)).collect();
    to_join.iter().for_each(|block| join(layout, block));
    for part in if to_join.is_empty() { undivided } else { left(layout) } {
        let reaches = |stretch: &&Stretch| is_ground(layout, stretch) && part.contains(stretch.just_inside());
        let owner = border.iter().find(reaches).map(|stretch| stretch.zone);
        if let Some(owner) = owner.or_else(|| inner_ground(layout)) {
            let shape = &mut layout.shapes[owner.index()];
            *shape = shape.union(&part);
        }
    }
}

/// The zone of ground that lies inside the tile, if there is one.
fn inner_ground(layout: &Layout<'_>) -> Option<ZoneId> {
    let mut zones = layout.tile.zone_ids();
    zones.find(|(_, zone)| zone.inside && layout.form(zone) == Form::Ground).map(|(id, _)| id)
}

fn is_ground(layout: &Layout<'_>, stretch: &Stretch) -> bool {
    layout.tile.zones.get(stretch.zone.index()).is_some_and(|zone| layout.form(zone) == Form::Ground)
}

/// What nothing lies on, part by part.
fn left(layout: &Layout<'_>) -> Vec<Polygon> {
    let mut parts = Polygon::tile().difference_parts(&layout.covers);
    parts.retain(|part| !part.is_negligible());
    parts
}

/// The gaps of a part that have to be joined, together those that belong together.
fn blocks(layout: &Layout<'_>, border: &[Stretch], part: &Polygon) -> Vec<Vec<Gap>> {
    let own: Vec<usize> = (0..border.len())
        .filter(|&at| is_ground(layout, &border[at]) && part.contains(border[at].just_inside()))
        .collect();
    let gaps: Vec<Gap> = (0..own.len()).map(|at| gap(border, own[at], own[(at + 1) % own.len()])).collect();
    let zone = |at: usize| border[own[at]].zone;
    // Gap i lies behind stretch i. Two gaps belong together if no zone has stretches on both sides
    // of the line from one to the other.
    let together = |a: usize, b: usize| {
        let between: Vec<ZoneId> = (a + 1..=b).map(zone).collect();
        (0..own.len()).all(|at| (a + 1..=b).contains(&at) || !between.contains(&zone(at)))
    };
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    for at in 0..own.len() {
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

fn gap(border: &[Stretch], from: usize, to: usize) -> Gap {
    let number = border.len();
    let steps = (to + number - from - 1) % number;
    // What lies further in may not touch the part at all.
    let ends = if steps == 0 { vec![] } else { vec![1, steps] };
    let zones = ends.into_iter().map(|step| border[(from + step) % number].zone).collect();
    Gap { zones, corner: corner(border[to].side) }
}

/// Joins gaps by a spur from a region to all others.
fn join(layout: &mut Layout<'_>, gaps: &[Gap]) {
    let region = |gap: &Gap| {
        gap.zones.iter().copied().find(|zone| {
            let zone = layout.tile.zones.get(zone.index());
            zone.is_some_and(|zone| matches!(layout.form(zone), Form::Region { .. }))
        })
    };
    let hub = gaps.iter().enumerate().find_map(|(at, gap)| region(gap).map(|zone| (at, zone)));
    let (hub_at, start) = match hub {
        Some((at, zone)) => (at, layout.shapes[zone.index()].centroid()),
        None => (0, goal(layout, &gaps[0], CENTRE).0),
    };
    for (_, gap) in gaps.iter().enumerate().filter(|(at, _)| *at != hub_at) {
        let (end, is_corner) = goal(layout, gap, start);
        let width = if hub.is_some() { SPUR } else { ROCKS };
        // A little beyond the middle of a strand, so that no gap is left at the corners of the spur.
        let end = if is_corner { end } else { end + (end - start).normalize_or_zero() * 4.0 };
        let bend = start.midpoint(end).lerp(CENTRE, 0.6);
        let line = Polyline::curve([start, start.lerp(bend, 0.7), end.lerp(bend, 0.7), end]);
        let spur = if is_corner {
            line.taper(width * 1.3)
        } else {
            line.band(width, 0.1, &mut layout.rng.fork("spur"))
        };
        let taken = layout
            .shapes
            .iter()
            .enumerate()
            .filter(|(id, _)| hub.is_none_or(|(_, zone)| zone.index() != *id));
        layout.covers.push(spur.clone());
        let spur = spur.intersection(&Polygon::tile()).difference(taken.map(|(_, shape)| shape));
        match hub {
            Some((_, zone)) => {
                let shape = &mut layout.shapes[zone.index()];
                *shape = shape.union(&spur);
            }
            None => layout.dividers.push(spur),
        }
    }
}

/// The point of a gap that a spur leads to, and whether it is a corner of the tile.
fn goal(layout: &Layout<'_>, gap: &Gap, from: Point) -> (Point, bool) {
    let nearest = |zone: &ZoneId| {
        let lines = layout.lines[zone.index()].iter();
        let on_line =
            lines.map(|line| line.nearest(from)).min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)));
        let near = layout.tile.zones.get(zone.index()).map(|zone| zone.near.as_slice()).unwrap_or_default();
        let pool = near.iter().map(|pool| &layout.shapes[pool.index()]).find(|shape| !shape.is_empty());
        pool.map(Polygon::centroid).or(on_line).or_else(|| {
            let shape = &layout.shapes[zone.index()];
            (!shape.is_empty()).then(|| shape.centroid())
        })
    };
    let points = gap.zones.iter().filter_map(nearest);
    match points.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from))) {
        Some(point) => (point, false),
        None => (gap.corner, true),
    }
}
