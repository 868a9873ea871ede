//! Where the houses of a city stand: in rows that follow the wall, along streets, round a square.

use tiles::Side;

use super::free_space::jittered_grid;
use crate::geometry::{Point, Polyline, SIZE};
use crate::layout::ZoneLayout;
use crate::rng::Rng;
use crate::style::PaintContext;

/// A house, by its ground plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct House {
    /// Its middle.
    pub(super) at: Point,
    /// The direction of its ridge.
    pub(super) along: Point,
    /// Half of its length and of its depth.
    pub(super) half: Point,
    /// Which of the colours its roof has.
    pub(super) roof: usize,
}

/// How many colours roofs have.
pub(super) const ROOFS: usize = 3;
/// Half of the depth of a house.
const DEPTH: f64 = 6.0;
/// How far the first row is from the middle of the wall, and each from the next: a house and a street.
const FIRST_ROW: f64 = 9.8;
const NEXT_ROW: f64 = 17.0;
/// How many rows there are at most.
const ROWS: u32 = 3;
/// How much further a row is from a wall in the north, which its roofs would hide.
const BELOW_WALL: f64 = 3.8;
/// The square where a piece goes, from its middle.
const SQUARE: f64 = 9.0;
/// The room of what is counted.
const COAT: f64 = 9.0;
/// The room of a gate.
const GATE: f64 = 8.5;
/// The room of a church.
const CHURCH: f64 = 9.5;
/// The room between two houses.
const GAP: f64 = 0.8;

/// The houses on every side that a city fills, half of each on this tile and half on the next: where on the side,
/// half of the length, whether the ridge runs along the side, and the roof. Between them streets lead over.
const ON_BORDER: [(f64, f64, bool, usize); 4] =
    [(21.0, 7.6, false, 0), (39.0, 8.6, true, 1), (62.5, 8.6, true, 2), (80.0, 7.6, false, 0)];

/// What stands in a city.
pub(super) struct Town {
    pub(super) houses: Vec<House>,
    /// Where a church stands, if there is room for one.
    pub(super) church: Option<Point>,
}

/// Plans a city that fills these sides of the turned tile.
pub(super) fn plan(
    context: &PaintContext<'_>,
    layout: &ZoneLayout,
    sides: &[Side],
    gates: &[Point],
    rng: &mut Rng,
) -> Town {
    let mut plot = Plot::new(layout, gates);
    sides.iter().for_each(|&side| plot.houses.extend(on_border(side)));
    let church = plot.church(sides);
    plot.taken.extend(church.map(|at| (at, CHURCH)));
    let walls = layout.shape.inner_lines();
    if walls.is_empty() {
        (0..ROWS).for_each(|row| plot.add_row(&circle(layout.spot), row, rng));
    }
    for wall in walls {
        (0..ROWS).for_each(|row| plot.add_row(&wall, row, rng));
    }
    plot.fill(context, rng);
    Town { houses: plot.houses, church }
}

/// The edge of a square, which rows follow where there is no wall.
fn circle(middle: Point) -> Polyline {
    const EIGHTH: f64 = std::f64::consts::FRAC_1_SQRT_2;
    let [east, south_east] = [Point::X, Point::new(EIGHTH, EIGHTH)].map(|at| at * SQUARE);
    let half = [east, south_east, east.perp(), south_east.perp()];
    let corners: Vec<Point> = half.into_iter().chain(half.map(|at| -at)).chain([east]).collect();
    let part_of = |pair: &[Point]| [0.0, 0.25, 0.5, 0.75].map(|part| pair[0].lerp(pair[1], part));
    let finely: Vec<Point> = corners.windows(2).flat_map(part_of).collect();
    Polyline(finely.into_iter().map(|at| middle + at.normalize() * SQUARE).rev().collect())
}

/// The houses on a side, the same on every tile, so that the next tile draws the same.
fn on_border(side: Side) -> impl Iterator<Item = House> {
    let (start, along) = match side {
        Side::North => (Point::ZERO, Point::X),
        Side::East => (Point::X * SIZE, Point::Y),
        Side::South => (Point::Y * SIZE, Point::X),
        Side::West => (Point::ZERO, Point::Y),
    };
    ON_BORDER.into_iter().map(move |(at, half, is_along, roof)| House {
        at: start + along * at,
        along: if is_along { along } else { along.perp() },
        half: Point::new(half, DEPTH),
        roof,
    })
}

/// The ground of a city that is being built on.
struct Plot<'a> {
    layout: &'a ZoneLayout,
    /// What must stay free, with its radius.
    taken: Vec<(Point, f64)>,
    houses: Vec<House>,
}

impl<'a> Plot<'a> {
    fn new(layout: &'a ZoneLayout, gates: &[Point]) -> Plot<'a> {
        let mut taken = vec![(layout.spot, SQUARE)];
        taken.extend(layout.marks.iter().map(|&(_, at)| (at, COAT)));
        taken.extend(gates.iter().map(|&at| (at, GATE)));
        Plot { layout, taken, houses: Vec::new() }
    }

    /// Where a church stands beside the square of a large city.
    fn church(&self, sides: &[Side]) -> Option<Point> {
        const BESIDE: [(f64, f64); 6] =
            [(-20.0, -3.0), (20.0, -3.0), (-14.0, -17.0), (14.0, -17.0), (-15.0, 16.0), (15.0, 16.0)];
        let is_free = |at: &Point| {
            self.layout.shape.contains(*at)
                && self.layout.shape.distance(*at) > CHURCH + 5.0
                && self.taken.iter().all(|&(other, radius)| other.distance(*at) > radius + CHURCH - 1.0)
        };
        let places = BESIDE.into_iter().map(|(x, y)| self.layout.spot + Point::new(x, y));
        places.filter(|_| sides.len() > 1).find(is_free)
    }

    /// A row of houses beside a wall, each as near to the one before as there is room.
    fn add_row(&mut self, wall: &Polyline, row: u32, rng: &mut Rng) {
        let inward = self.inward(wall);
        for (number, pair) in wall.0.windows(2).enumerate() {
            let along = wall.direction(number);
            let towards = along.perp() * inward;
            let away = FIRST_ROW + NEXT_ROW * f64::from(row) + BELOW_WALL * towards.y.max(0.0);
            for part in [0.0, 0.5] {
                let half = Point::new(rng.between(6.6, 9.0), DEPTH);
                let at = pair[0].lerp(pair[1], part) + towards * away;
                self.add(House { at, along, half, roof: rng.below(ROOFS) });
            }
        }
    }

    /// On which side of its wall the city lies: 1 or -1.
    fn inward(&self, wall: &Polyline) -> f64 {
        let middle = wall.0.len() / 2;
        let aside = wall.direction(middle).perp() * 2.0;
        wall.0.get(middle).map_or(1.0, |&at| if self.layout.shape.contains(at + aside) { 1.0 } else { -1.0 })
    }

    /// Houses where there is still room, each in line with its neighbour.
    fn fill(&mut self, context: &PaintContext<'_>, rng: &mut Rng) {
        for at in jittered_grid(13, context.rotation, rng) {
            let roof = rng.below(ROOFS);
            if !self.layout.shape.contains(at) {
                continue;
            }
            let nearest = self.houses.iter().min_by(|a, b| a.at.distance(at).total_cmp(&b.at.distance(at)));
            let along = nearest.map_or(Point::X, |house| house.along);
            let sizes = [(9.0, DEPTH), (7.4, DEPTH), (5.8, 4.8)];
            sizes
                .iter()
                .any(|&(length, depth)| self.add(House { at, along, half: Point::new(length, depth), roof }));
        }
    }

    /// Builds a house if there is room for it.
    fn add(&mut self, house: House) -> bool {
        let fits = self.fits(&house);
        if fits {
            self.houses.push(house);
        }
        fits
    }

    fn fits(&self, house: &House) -> bool {
        let is_inside = |at: Point| {
            at.min_element() > 1.0 && at.max_element() < SIZE - 1.0 && self.layout.shape.contains(at)
        };
        house.corners(3.0).into_iter().all(is_inside)
            && self.layout.shape.distance(house.at) > DEPTH + 1.0
            && house.discs().all(|at| {
                let is_clear =
                    |&(other, radius): &(Point, f64)| at.distance(other) > radius + house.half.y - 1.0;
                self.taken.iter().all(is_clear)
            })
            && self.houses.iter().all(|other| !house.meets(other))
    }
}

impl House {
    /// The corners of its ground, deeper by so much on both sides, and longer by half of it.
    pub(super) fn corners(&self, larger: f64) -> [Point; 4] {
        let (along, aside) =
            (self.along * (self.half.x + larger * 0.5), self.along.perp() * (self.half.y + larger));
        [self.at + along + aside, self.at - along + aside, self.at - along - aside, self.at + along - aside]
    }

    /// The middles of discs as deep as the house, which cover it.
    fn discs(&self) -> impl Iterator<Item = Point> {
        let reach = (self.half.x - self.half.y * 0.8).max(0.0);
        [-1.0, 0.0, 1.0].into_iter().map(move |part| self.at + self.along * (reach * part))
    }

    /// Whether two houses are too near to each other.
    fn meets(&self, other: &House) -> bool {
        let apart = self.half.y + other.half.y + GAP;
        let is_near = self.at.distance(other.at) < self.half.x + other.half.x + GAP;
        is_near && self.discs().any(|at| other.discs().any(|its| at.distance(its) < apart))
    }
}
