//! Writing SVG: short, and the same on every machine.

use std::fmt::Write as _;

use crate::geometry::{Line, Point, Shape};

/// A number with at most one digit behind the point, as short as SVG allows.
pub fn number(value: f64) -> String {
    let mut text = String::new();
    write_tenths(&mut text, (value * 10.0).round() as i64);
    text
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

/// A point as two numbers.
pub fn point(at: Point) -> String {
    join(&[at.x, at.y])
}

/// Numbers with as little between them as SVG allows.
pub fn join(values: &[f64]) -> String {
    let mut text = String::new();
    values.iter().for_each(|&value| push(&mut text, value));
    text
}

fn push(text: &mut String, value: f64) {
    let tenths = (value * 10.0).round() as i64;
    if tenths >= 0 && text.ends_with(|last: char| last.is_ascii_digit()) {
        text.push(' ');
    }
    write_tenths(text, tenths);
}

/// The path of a shape.
pub fn path(shape: &Shape) -> String {
    let mut text = String::new();
    for contour in shape.contours() {
        steps(&mut text, contour);
        text.push('z');
    }
    text
}

/// The path of a line.
pub fn line(line: &Line) -> String {
    let mut text = String::new();
    steps(&mut text, &line.0);
    text
}

/// Points as relative steps on a grid of tenths, which are shorter than the points and never drift.
fn steps(text: &mut String, points: &[Point]) {
    let grid = |at: Point| (at * 10.0).round();
    let Some(&first) = points.first() else { return };
    let _ = write!(text, "M{}", point(first));
    let mut at = grid(first);
    let mut fresh = true;
    for &next in &points[1..] {
        let step = grid(next) - at;
        if step == Point::ZERO {
            continue;
        }
        at = grid(next);
        if fresh {
            text.push('l');
            fresh = false;
        }
        push(text, step.x / 10.0);
        push(text, step.y / 10.0);
    }
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
