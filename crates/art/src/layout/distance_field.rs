//! Where there is room: a coarse distance field over a tile, which says how far each point is from
//! whatever must not be covered.

use std::ops::RangeInclusive;

use crate::geometry::{Point, Polygon, SIZE, Segment};

/// Grid points a side.
const POINTS: usize = 40;
/// The distance of neighbouring points.
const STEP: f64 = SIZE / POINTS as f64;
/// Grid points in a row: those of the tile and one beyond each end.
const ROW: usize = POINTS + 2;

/// How much clearance there is around the points of a grid: the radius of the largest disc that fits.
#[derive(Clone, Debug)]
pub struct DistanceField {
    /// The clearance of each point, row by row; none outside the area.
    clearance: Vec<f64>,
    /// The columns and rows that the area reaches.
    columns: RangeInclusive<usize>,
    rows: RangeInclusive<usize>,
}

impl DistanceField {
    /// The clearance inside a polygon.
    pub fn inside(shape: &Polygon) -> DistanceField {
        let (low, high) = shape.bounds();
        let inside = rasterize(shape);
        DistanceField::new(&inside, nearest(low.x)..=nearest(high.x), nearest(low.y)..=nearest(high.y))
    }

    /// The clearance on a tile outside these polygons.
    pub fn outside(shapes: &[Polygon]) -> DistanceField {
        let mut free = vec![true; ROW * ROW];
        for shape in shapes.iter().filter(|shape| !shape.is_empty()) {
            free.iter_mut().zip(rasterize(shape)).for_each(|(free, taken)| *free &= !taken);
        }
        DistanceField::new(&free, 1..=POINTS, 1..=POINTS)
    }

    /// Endless clearance inside at first, and so much beyond the tile that its border is half a step
    /// away; then that of each point is lowered to its distance from the nearest with none.
    fn new(inside: &[bool], columns: RangeInclusive<usize>, rows: RangeInclusive<usize>) -> DistanceField {
        let mut clearance = vec![-STEP / 2.0; ROW * ROW];
        for row in 1..=POINTS {
            for at in row * ROW + 1..=row * ROW + POINTS {
                clearance[at] = if inside[at] { f64::MAX } else { 0.0 };
            }
        }
        spread(&mut clearance, &columns, &rows);
        DistanceField { clearance, columns, rows }
    }

    /// Takes a disc away from the area.
    pub fn occupy(&mut self, point: Point, radius: f64) {
        for row in self.rows.clone() {
            for at in row * ROW + self.columns.start()..=row * ROW + self.columns.end() {
                if self.clearance[at] > 0.0 {
                    self.clearance[at] = self.clearance[at].min(position(at).distance(point) - radius);
                }
            }
        }
    }

    /// The point with this clearance that is nearest to another, or the one with most clearance if
    /// none has that much, and the clearance there.
    pub fn find(&self, radius: f64, near: Point) -> Option<(Point, f64)> {
        let mut best: Option<(f64, usize)> = None;
        for row in self.rows.clone() {
            for at in row * ROW + self.columns.start()..=row * ROW + self.columns.end() {
                let clearance = self.clearance[at];
                let highest = best.map_or(f64::MIN, |(score, _)| score);
                // The distance only lowers a score, so most points are known to be worse at once.
                if clearance > 0.0 && clearance.min(radius) * 8.0 > highest {
                    let score = clearance.min(radius) * 8.0 - position(at).distance(near);
                    if score > highest {
                        best = Some((score, at));
                    }
                }
            }
        }
        best.map(|(_, at)| (position(at), self.clearance[at]))
    }

    /// The clearance of a point.
    pub fn clearance(&self, point: Point) -> f64 {
        self.clearance[nearest(point.y) * ROW + nearest(point.x)]
    }
}

/// Where a grid point lies on the tile.
fn position(at: usize) -> Point {
    let middle = |number: usize| (number as f64 - 0.5) * STEP;
    Point::new(middle(at % ROW), middle(at / ROW))
}

/// The index in its row or column of the nearest grid point.
fn nearest(along: f64) -> usize {
    ((along / STEP) as usize).min(POINTS - 1) + 1
}

/// Which grid points are inside a polygon: those with an odd number of crossings of the border before
/// them in their row.
fn rasterize(polygon: &Polygon) -> Vec<bool> {
    // The index of the first point at or behind a coordinate.
    let first = |along: f64| ((along / STEP + 0.5).ceil().max(1.0) as usize).min(POINTS + 1);
    let mut inside = vec![false; ROW * ROW];
    for Segment { p0, p1 } in polygon.edges() {
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

/// Lowers the clearance of each point in these columns and rows to its distance from the nearest with
/// none, in two passes over its neighbours (a chamfer distance transform).
fn spread(clearance: &mut [f64], columns: &RangeInclusive<usize>, rows: &RangeInclusive<usize>) {
    const DIAGONAL: f64 = STEP * std::f64::consts::SQRT_2;
    for row in rows.clone() {
        for at in row * ROW + columns.start()..=row * ROW + columns.end() {
            let straight = clearance[at - 1].min(clearance[at - ROW]) + STEP;
            let slanting = clearance[at - ROW - 1].min(clearance[at - ROW + 1]) + DIAGONAL;
            clearance[at] = clearance[at].min(straight).min(slanting);
        }
    }
    for row in rows.clone().rev() {
        for at in (row * ROW + columns.start()..=row * ROW + columns.end()).rev() {
            let straight = clearance[at + 1].min(clearance[at + ROW]) + STEP;
            let slanting = clearance[at + ROW + 1].min(clearance[at + ROW - 1]) + DIAGONAL;
            clearance[at] = clearance[at].min(straight).min(slanting);
        }
    }
}
