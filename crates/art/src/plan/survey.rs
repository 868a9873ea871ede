//! Where there is room: a coarse map of a tile that says how far each point is from all that is not
//! of its own zone, or is taken.

use std::ops::RangeInclusive;

use crate::geometry::{Point, Polygon, SIZE, Segment};

/// Points a side.
const POINTS: usize = 40;
/// The distance of neighbouring points.
const STEP: f64 = SIZE / POINTS as f64;
/// Points in a row of the map: those of the tile and one beyond each end.
const ROW: usize = POINTS + 2;

/// A map of the room in one shape.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The room around each point, row by row; nothing outside the shape.
    room: Vec<f64>,
    /// The columns and rows that the shape reaches.
    columns: RangeInclusive<usize>,
    rows: RangeInclusive<usize>,
}

impl Survey {
    /// The room in a shape.
    pub fn of(shape: &Polygon) -> Survey {
        let (low, high) = shape.bounds();
        let inside = scan(shape);
        Survey::new(&inside, number(low.x)..=number(high.x), number(low.y)..=number(high.y))
    }

    /// The room on a tile beside these shapes.
    pub fn beside(shapes: &[Polygon]) -> Survey {
        let mut free = vec![true; ROW * ROW];
        for shape in shapes.iter().filter(|shape| !shape.is_empty()) {
            free.iter_mut().zip(scan(shape)).for_each(|(free, taken)| *free &= !taken);
        }
        Survey::new(&free, 1..=POINTS, 1..=POINTS)
    }

    /// Endless room inside at first, and so much beyond the tile that its border is half a step away;
    /// then the room of each point is lowered to its distance from the nearest with none.
    fn new(inside: &[bool], columns: RangeInclusive<usize>, rows: RangeInclusive<usize>) -> Survey {
        let mut room = vec![-STEP / 2.0; ROW * ROW];
        for row in 1..=POINTS {
            for at in row * ROW + 1..=row * ROW + POINTS {
                room[at] = if inside[at] { f64::MAX } else { 0.0 };
            }
        }
        spread(&mut room, &columns, &rows);
        Survey { room, columns, rows }
    }

    /// Nothing else goes within this distance of a point.
    pub fn take(&mut self, point: Point, radius: f64) {
        for row in self.rows.clone() {
            for at in row * ROW + self.columns.start()..=row * ROW + self.columns.end() {
                if self.room[at] > 0.0 {
                    self.room[at] = self.room[at].min(place(at).distance(point) - radius);
                }
            }
        }
    }

    /// The point with room for this radius that is nearest to another, or the one with most room if
    /// none has that much, and the room there.
    pub fn find(&self, radius: f64, near: Point) -> Option<(Point, f64)> {
        let mut best: Option<(f64, usize)> = None;
        for row in self.rows.clone() {
            for at in row * ROW + self.columns.start()..=row * ROW + self.columns.end() {
                let room = self.room[at];
                let least = best.map_or(f64::MIN, |(worth, _)| worth);
                // No point is worth more than its room, so most are known to be worse at once.
                if room > 0.0 && room.min(radius) * 8.0 > least {
                    let worth = room.min(radius) * 8.0 - place(at).distance(near);
                    if worth > least {
                        best = Some((worth, at));
                    }
                }
            }
        }
        best.map(|(_, at)| (place(at), self.room[at]))
    }

    /// The room at a point.
    pub fn room(&self, point: Point) -> f64 {
        self.room[number(point.y) * ROW + number(point.x)]
    }
}

/// Where a point of the map lies on the tile.
fn place(at: usize) -> Point {
    let middle = |number: usize| (number as f64 - 0.5) * STEP;
    Point::new(middle(at % ROW), middle(at / ROW))
}

/// The number in its row or column of the point of the map that is nearest.
fn number(along: f64) -> usize {
    ((along / STEP) as usize).min(POINTS - 1) + 1
}

/// Which points of the map are inside a shape: those with an odd number of crossings of the border
/// before them in their row.
fn scan(shape: &Polygon) -> Vec<bool> {
    // The number of the first point at or behind a place.
    let first = |along: f64| ((along / STEP + 0.5).ceil().max(1.0) as usize).min(POINTS + 1);
    let mut inside = vec![false; ROW * ROW];
    for Segment { p0, p1 } in shape.edges() {
        let slope = (p1.x - p0.x) / (p1.y - p0.y);
        for row in first(p0.y.min(p1.y))..first(p0.y.max(p1.y)) {
            let y = (row as f64 - 0.5) * STEP;
            inside[row * ROW + first(p0.x + (y - p0.y) * slope)] ^= true;
        }
    }
    for row in inside.chunks_exact_mut(ROW) {
        let mut is_inside = false;
        for point in row {
            is_inside ^= *point;
            *point = is_inside;
        }
    }
    inside
}

/// Lowers the room of each point in these columns and rows to its distance from the nearest with
/// none, in two passes over its neighbours.
fn spread(room: &mut [f64], columns: &RangeInclusive<usize>, rows: &RangeInclusive<usize>) {
    const DIAGONAL: f64 = STEP * std::f64::consts::SQRT_2;
    for row in rows.clone() {
        for at in row * ROW + columns.start()..=row * ROW + columns.end() {
            let straight = room[at - 1].min(room[at - ROW]) + STEP;
            let slanting = room[at - ROW - 1].min(room[at - ROW + 1]) + DIAGONAL;
            room[at] = room[at].min(straight).min(slanting);
        }
    }
    for row in rows.clone().rev() {
        for at in (row * ROW + columns.start()..=row * ROW + columns.end()).rev() {
            let straight = room[at + 1].min(room[at + ROW]) + STEP;
            let slanting = room[at + ROW + 1].min(room[at + ROW - 1]) + DIAGONAL;
            room[at] = room[at].min(straight).min(slanting);
        }
    }
}
