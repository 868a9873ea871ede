//! Where in a zone a piece goes, and all that is drawn in it and counted.

use tiles::{MarkId, Zone};

use super::form::{Form, Forms};
use super::survey::Survey;
use super::{End, Plot};
use crate::geometry::{CENTRE, Point, Polygon, Polyline};

/// Where there is this much room, there is enough for whatever is drawn.
const OPEN: f64 = 22.0;

/// Finds a place for everything in a zone: first for a piece, so that it never hides what a player
/// has to count.
pub(super) fn furnish(
    forms: &Forms,
    zone: &Zone,
    ends: &[End],
    shape: Polygon,
    lines: Vec<Polyline>,
) -> Plot {
    let form = forms.of(zone.kind);
    if let (Some(line), None, []) = (lines.first(), &zone.power, zone.marks.as_slice()) {
        return Plot { form, spot: seen_middle(line, &shape), shape, lines, marks: Vec::new(), power: None };
    }
    let mut survey = Survey::of(&shape);
    for end in ends.iter().filter(|_| form == Form::Ground && forms.end > 0.0) {
        survey.take(end.at, forms.end);
    }
    let home = home(form, &shape, &lines);
    // The larger things first: with a power, then the piece, then what is counted.
    let power = zone.power.as_ref().map(|_| take(&mut survey, forms.power, home));
    let crowded = power.is_some() || !(zone.marks.is_empty() || forms.piece_on_mark);
    let spot = match lines.first() {
        Some(line) if !crowded => seen_middle(line, &shape),
        _ => take(&mut survey, forms.piece, home),
    };
    survey.take(spot, forms.piece);
    let mut marks: Vec<_> = match form {
        Form::Under => Vec::new(),
        _ => zone
            .marks
            .iter()
            .flat_map(|&(mark, count)| (0..count).map(move |_| mark))
            .map(|mark| (mark, take_for_mark(&mut survey, forms, mark, spot)))
            .collect(),
    };
    if let (true, Some((_, first))) = (forms.piece_on_mark, marks.first_mut()) {
        *first = spot;
    }
    Plot { form, shape, lines, spot, marks, power }
}

/// About where the middle of a zone is.
fn home(form: Form, shape: &Polygon, lines: &[Polyline]) -> Point {
    match (form, lines.first()) {
        (Form::Strand { .. }, Some(line)) => seen_middle(line, shape),
        (Form::Ground | Form::Region { .. }, _) => shape.centroid().lerp(CENTRE, 0.2),
        _ => shape.centroid(),
    }
}

/// The middle of what is seen of a strand, whose end may lie under something else.
fn seen_middle(line: &Polyline, shape: &Polygon) -> Point {
    let seen: Vec<Point> = line.0.iter().copied().filter(|&at| shape.contains(at)).collect();
    Polyline(seen).at(0.5)
}

/// Takes a place for a mark.
fn take_for_mark(survey: &mut Survey, forms: &Forms, mark: MarkId, spot: Point) -> Point {
    let open = survey.find(OPEN, spot).filter(|_| forms.marks_apart);
    take(survey, forms.mark(mark), open.map_or(spot, |(open, _)| open))
}

/// Takes the best place with so much room.
fn take(survey: &mut Survey, radius: f64, near: Point) -> Point {
    let place = survey.find(radius, near).map_or(near, |(place, _)| place);
    survey.take(place, radius);
    place
}
