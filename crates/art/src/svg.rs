//! Writing SVG: short, and the same on every machine.

use kurbo::PathEl;

use crate::geometry::{Point, from_kurbo};

/// A number with at most one digit behind the point, as short as SVG allows.
pub fn number(value: f64) -> String {
    let mut text = String::new();
    write_tenths(&mut text, tenths(value));
    text
}

fn tenths(value: f64) -> i64 {
    (value * 10.0).round() as i64
}

fn write_tenths(text: &mut String, tenths: i64) {
    if tenths < 0 {
        text.push('-');
    }
    let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if whole > 0 || tenth == 0 {
        write_digits(text, whole);
    }
    if tenth > 0 {
        text.push('.');
        write_digits(text, tenth);
    }
}

/// Pictures are mostly numbers, and this is much quicker than formatting them.
fn write_digits(text: &mut String, number: u64) {
    if number >= 10 {
        write_digits(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// A point as two numbers, with as little between them as SVG allows.
pub fn point(at: Point) -> String {
    let mut text = String::new();
    [at.x, at.y].into_iter().for_each(|value| push(&mut text, tenths(value)));
    text
}

fn push(text: &mut String, tenths: i64) {
    if tenths >= 0 && text.ends_with(|last: char| last.is_ascii_digit()) {
        text.push(' ');
    }
    write_tenths(text, tenths);
}

/// A path as relative steps on a grid of tenths, which are a third shorter than the points that kurbo
/// would write and never drift.
pub fn path(elements: impl IntoIterator<Item = PathEl>) -> String {
    let grid = |at: kurbo::Point| (from_kurbo(at) * 10.0).round();
    let mut text = String::new();
    let (mut at, mut command) = (Point::ZERO, ' ');
    for element in elements {
        let (next, points) = match element {
            PathEl::MoveTo(to) => ('M', [Some(to), None, None]),
            PathEl::LineTo(to) if grid(to) == at => continue,
            PathEl::LineTo(to) => ('l', [Some(to), None, None]),
            PathEl::QuadTo(bend, to) => ('q', [Some(bend), Some(to), None]),
            PathEl::CurveTo(bend, other, to) => ('c', [Some(bend), Some(other), Some(to)]),
            PathEl::ClosePath => ('z', [None; 3]),
        };
        if next != command || next == 'M' {
            text.push(next);
            command = next;
        }
        let origin = if next == 'M' { Point::ZERO } else { at };
        for point in points.into_iter().flatten().map(grid) {
            push(&mut text, (point.x - origin.x) as i64);
            push(&mut text, (point.y - origin.y) as i64);
            at = point;
        }
    }
    text
}

/// A whole picture of this size with these definitions. A width is in pixels; without one it is that
/// of the size.
pub fn document(size: Point, width: Option<u32>, definitions: &str, body: &str) -> String {
    let scale = width.map_or(1.0, |width| f64::from(width) / size.x);
    let [x, y] = [size.x, size.y].map(number);
    let [width, height] = [size.x * scale, size.y * scale].map(number);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {x} {y}\" width=\"{width}\" height=\"{height}\">\
         <defs>{definitions}</defs>{body}</svg>\n"
    )
}

#[cfg(test)]
mod tests {
    use kurbo::BezPath;

    use super::*;

    #[test]
    fn a_path_is_written_in_steps_of_tenths() {
        let mut path = BezPath::new();
        path.move_to((10.04, 2.0));
        path.line_to((10.5, 1.96));
        path.line_to((10.52, 2.01));
        path.line_to((9.5, 2.0));
        path.quad_to((9.5, 3.0), (10.0, 3.0));
        path.curve_to((11.0, 3.0), (11.0, 4.0), (10.0, 4.0));
        path.close_path();
        assert_eq!(super::path(&path), "M10 2l.5 0-1 0q0 1 .5 1c1 0 1 1 0 1z");
    }

    #[test]
    fn steps_never_drift() {
        let line = (1..100).map(|step| PathEl::LineTo((f64::from(step) * 0.14, 0.0).into()));
        let text = super::path([PathEl::MoveTo((0.0, 0.0).into())].into_iter().chain(line));
        let steps = text.trim_start_matches("M0 0l").split_whitespace();
        let end: f64 = steps.map(|step| step.parse::<f64>().unwrap()).sum();
        assert!((end - 13.9).abs() < 1e-9, "{text}");
    }

    #[test]
    fn every_part_of_a_path_begins_anew() {
        let points = [(1.0, 1.0), (2.0, 2.0)].map(|at| PathEl::MoveTo(at.into()));
        assert_eq!(super::path(points), "M1 1M2 2");
    }
}
