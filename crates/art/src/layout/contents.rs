//! Where in a zone a piece goes, and the marks and the power that are drawn in it.

use tiles::{MarkId, Zone};

use super::distance_field::DistanceField;
use super::params::{Form, LayoutParams};
use super::{BandEnd, ZoneLayout};
use crate::geometry::{CENTRE, Point, Polygon, Polyline};

/// The clearance that is enough for whatever is drawn.
const OPEN: f64 = 22.0;

/// Finds a point for everything in a zone: first for a piece, so that it never hides what a player has
/// to count.
pub(super) fn place(
    params: &LayoutParams,
    zone: &Zone,
    ends: &[BandEnd],
    shape: Polygon,
    lines: Vec<Polyline>,
) -> ZoneLayout {
    let form = params.form(zone.kind);
    if let (Some(line), None, []) = (lines.first(), &zone.power, zone.marks.as_slice()) {
        return ZoneLayout {
            form,
            spot: visible_middle(line, &shape),
            shape,
            lines,
            marks: Vec::new(),
            power: None,
        };
    }
    let mut distances = DistanceField::inside(&shape);
    for end in ends.iter().filter(|_| form == Form::Ground && params.end_radius > 0.0) {
        distances.occupy(end.at, params.end_radius);
    }
    let preferred = preferred_point(form, &shape, &lines);
    // The larger things first: with a power, then the piece, then what is counted.
    let power = zone.power.as_ref().map(|_| take(&mut distances, params.power_radius, preferred));
    let crowded = power.is_some() || !(zone.marks.is_empty() || params.piece_on_mark);
    let spot = match lines.first() {
        Some(line) if !crowded => visible_middle(line, &shape),
        _ => take(&mut distances, params.piece_radius, preferred),
    };
    distances.occupy(spot, params.piece_radius);
    let mut marks: Vec<_> = match form {
        Form::Under => Vec::new(),
        _ => zone
            .marks
            .iter()
            .flat_map(|&(mark, count)| (0..count).map(move |_| mark))
            .map(|mark| (mark, take_for_mark(&mut distances, params, mark, spot)))
            .collect(),
    };
    if let (true, Some((_, first))) = (params.piece_on_mark, marks.first_mut()) {
        *first = spot;
    }
    ZoneLayout { form, shape, lines, spot, marks, power }
}

/// About where the middle of a zone is.
fn preferred_point(form: Form, shape: &Polygon, lines: &[Polyline]) -> Point {
    match (form, lines.first()) {
        (Form::Band { .. }, Some(line)) => visible_middle(line, shape),
        (Form::Ground | Form::Region { .. }, _) => shape.centroid().lerp(CENTRE, 0.2),
        _ => shape.centroid(),
    }
}

/// The middle of the visible part of a band, whose end may lie under something else.
fn visible_middle(line: &Polyline, shape: &Polygon) -> Point {
    let visible: Vec<Point> = line.0.iter().copied().filter(|&at| shape.contains(at)).collect();
    Polyline(visible).at(0.5)
}

/// Takes a point for a mark.
fn take_for_mark(distances: &mut DistanceField, params: &LayoutParams, mark: MarkId, spot: Point) -> Point {
    let open = distances.find(OPEN, spot).filter(|_| params.marks_apart);
    take(distances, params.mark_radius(mark), open.map_or(spot, |(open, _)| open))
}

/// Takes the best point with so much clearance.
fn take(distances: &mut DistanceField, radius: f64, near: Point) -> Point {
    let point = distances.find(radius, near).map_or(near, |(point, _)| point);
    distances.occupy(point, radius);
    point
}
