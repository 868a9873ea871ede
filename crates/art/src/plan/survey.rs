//! Where there is room: a coarse map of a tile that says how far each point is from all that is not
//! of its own zone, or is taken.

use crate::geometry::{Point, SIZE, Shape};

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
}

impl Survey {
    /// The room in a shape.
    pub fn of(shape: &Shape) -> Survey {
        let mut room = scan(shape);
        let (low, high) = shape.bounds();
        spread(&mut room, [low.x, high.x].map(number), [low.y, high.y].map(number));
        Survey { room }
    }

    /// Nothing else goes within this distance of a point.
    pub fn take(&mut self, point: Point, radius: f64) {
        for (at, room) in self.room.iter_mut().enumerate().filter(|(_, room)| **room > 0.0) {
            *room = room.min(place(at).distance(point) - radius);
        }
    }

    /// The point with room for this radius that is nearest to another, or the one with most room if
    /// none has that much, and the room there.
    pub fn find(&self, radius: f64, near: Point) -> Option<(Point, f64)> {
        let worth = |at: usize, room: f64| room.min(radius) * 8.0 - place(at).distance(near);
        let inside = self.room.iter().enumerate().filter(|(_, room)| **room > 0.0);
        let best = inside
            .map(|(at, &room)| (worth(at, room), at, room))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, at, room)| (place(at), room))
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

/// A map with endless room inside the shape, found row by row from where the border crosses the row,
/// none outside it, and so much beyond the tile that its border is half a step away.
fn scan(shape: &Shape) -> Vec<f64> {
    let mut room = vec![-STEP / 2.0; ROW * ROW];
    let mut crossings: Vec<f64> = Vec::new();
    for row in 1..=POINTS {
        let points = &mut room[row * ROW + 1..][..POINTS];
        points.fill(0.0);
        let y = (row as f64 - 0.5) * STEP;
        crossings.clear();
        let cross = shape.edges().filter(|(from, to)| (from.y > y) != (to.y > y));
        crossings.extend(cross.map(|(from, to)| from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)));
        crossings.sort_by(f64::total_cmp);
        for pair in crossings.chunks_exact(2) {
            let number = |x: f64| ((x / STEP + 0.5) as usize).min(POINTS);
            points[number(pair[0])..number(pair[1])].fill(f64::MAX);
        }
    }
    room
}

/// Lowers the room of each point in these columns and rows to its distance from the nearest with
/// none, in two passes over its neighbours.
fn spread(room: &mut [f64], columns: [usize; 2], rows: [usize; 2]) {
    const DIAGONAL: f64 = STEP * std::f64::consts::SQRT_2;
    for row in rows[0]..=rows[1] {
        for at in row * ROW + columns[0]..=row * ROW + columns[1] {
            let straight = room[at - 1].min(room[at - ROW]) + STEP;
            let slanting = room[at - ROW - 1].min(room[at - ROW + 1]) + DIAGONAL;
            room[at] = room[at].min(straight).min(slanting);
        }
    }
    for row in (rows[0]..=rows[1]).rev() {
        for at in (row * ROW + columns[0]..=row * ROW + columns[1]).rev() {
            let straight = room[at + 1].min(room[at + ROW]) + STEP;
            let slanting = room[at + ROW + 1].min(room[at + ROW - 1]) + DIAGONAL;
            room[at] = room[at].min(straight).min(slanting);
        }
    }
}
