//! Polygons, with holes and in several parts if need be.

use std::iter;

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::single::SingleFloatOverlay;
use kurbo::{ParamCurveArea as _, ParamCurveNearest as _, PathEl};
use tiles::Rotation;

use super::polyline::elements;
use super::{CENTRE, Point, Polyline, SIZE, Segment, from_kurbo, on_border, to_kurbo, turned};
use crate::rng::Rng;

/// A part of a tile: contours that go round what they enclose in one direction, and round holes in the
/// other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polygon {
    contours: Vec<Vec<Point>>,
}

impl Polygon {
    /// The polygon with this border.
    pub fn new(mut contour: Vec<Point>) -> Polygon {
        if area(&contour) < 0.0 {
            contour.reverse();
        }
        Polygon { contours: vec![contour] }
    }

    /// The whole tile.
    pub fn tile() -> Polygon {
        let far = SIZE;
        Polygon::new([[0.0, 0.0], [far, 0.0], [far, far], [0.0, far]].map(Point::from_array).to_vec())
    }

    /// A disc, a little uneven.
    pub fn blob(centre: Point, radius: f64, uneven: f64, rng: &mut Rng) -> Polygon {
        const LUMPS: usize = 6;
        let lumps: [f64; LUMPS] = std::array::from_fn(|_| rng.between(-1.0, 1.0));
        let contour = circle().enumerate().map(|(number, outward)| {
            let place = number as f64 / 24.0 * LUMPS as f64;
            let ease = place.fract() * place.fract() * (3.0 - 2.0 * place.fract());
            let (from, to) = (lumps[place as usize % LUMPS], lumps[(place as usize + 1) % LUMPS]);
            let lump = from + (to - from) * ease;
            centre + outward * (radius * (1.0 + uneven * lump))
        });
        Polygon::new(contour.collect())
    }

    /// Whether it has no contours.
    pub fn is_empty(&self) -> bool {
        self.contours.is_empty()
    }

    /// The contours.
    pub fn contours(&self) -> &[Vec<Point>] {
        &self.contours
    }

    /// The border as a path.
    pub fn elements(&self) -> impl Iterator<Item = PathEl> {
        self.contours.iter().flat_map(|contour| elements(contour).chain([PathEl::ClosePath]))
    }

    /// What is in either polygon.
    #[must_use]
    pub fn union(&self, other: &Polygon) -> Polygon {
        self.overlay(other, OverlayRule::Union)
    }

    /// What is in this polygon and in none of the others.
    #[must_use]
    pub fn difference<'a>(&self, others: impl IntoIterator<Item = &'a Polygon>) -> Polygon {
        Polygon {
            contours: self.difference_parts(others).into_iter().flat_map(|part| part.contours).collect(),
        }
    }

    /// The connected parts of what is in this polygon and in none of the others.
    pub fn difference_parts<'a>(&self, others: impl IntoIterator<Item = &'a Polygon>) -> Vec<Polygon> {
        let met = others.into_iter().filter(|other| self.bounds_meet(other));
        // They may overlap each other: that counts as inside too.
        let cutters = coordinates(met.flat_map(|other| &other.contours));
        if cutters.is_empty() && self.contours.len() <= 1 {
            return if self.is_empty() { Vec::new() } else { vec![self.clone()] };
        }
        let subject = coordinates(&self.contours);
        parts(subject.overlay(&cutters, OverlayRule::Difference, FillRule::NonZero)).collect()
    }

    /// What is in both polygons.
    #[must_use]
    pub fn intersection(&self, other: &Polygon) -> Polygon {
        self.overlay(other, OverlayRule::Intersect)
    }

    fn overlay(&self, other: &Polygon, rule: OverlayRule) -> Polygon {
        if !self.bounds_meet(other) {
            return match rule {
                OverlayRule::Union => {
                    Polygon { contours: [self.contours.clone(), other.contours.clone()].concat() }
                }
                _ => Polygon::default(),
            };
        }
        let (subject, other) = (coordinates(&self.contours), coordinates(&other.contours));
        let parts = parts(subject.overlay(&other, rule, FillRule::NonZero));
        Polygon { contours: parts.flat_map(|part| part.contours).collect() }
    }

    /// The bounding box, by its corners.
    pub fn bounds(&self) -> (Point, Point) {
        let far = (Point::MAX, Point::MIN);
        self.contours.iter().flatten().fold(far, |(low, high), &at| (low.min(at), high.max(at)))
    }

    /// Whether the bounding boxes of both polygons meet.
    fn bounds_meet(&self, other: &Polygon) -> bool {
        let ((low, high), (other_low, other_high)) = (self.bounds(), other.bounds());
        low.cmple(other_high).all() && other_low.cmple(high).all()
    }

    /// Whether there is so little of it that it comes from rounding, or can't be seen.
    pub fn is_negligible(&self) -> bool {
        self.area() < 0.5
    }

    /// The area.
    pub fn area(&self) -> f64 {
        // Those of holes are negative.
        self.contours.iter().map(|contour| area(contour)).sum()
    }

    /// The centroid. It may lie outside if the polygon is bent.
    pub fn centroid(&self) -> Point {
        let weigh = |(weight, sum): (f64, Point), edge: Segment| {
            let piece = edge.signed_area();
            (weight + piece, sum + from_kurbo(edge.midpoint()) * piece)
        };
        let (weight, sum) = self.edges().fold((0.0, Point::ZERO), weigh);
        if weight == 0.0 { CENTRE } else { sum / (1.5 * weight) }
    }

    /// Whether a point is inside.
    pub fn contains(&self, point: Point) -> bool {
        let crosses = |Segment { p0, p1 }: &Segment| {
            (p0.y > point.y) != (p1.y > point.y)
                && point.x < p0.x + (point.y - p0.y) / (p1.y - p0.y) * (p1.x - p0.x)
        };
        self.edges().filter(crosses).count() % 2 == 1
    }

    /// All straight pieces of the border.
    pub fn edges(&self) -> impl Iterator<Item = Segment> {
        self.contours.iter().flat_map(|contour| edges(contour))
    }

    /// How far a point is from the border of the polygon.
    pub fn distance(&self, point: Point) -> f64 {
        let point = to_kurbo(point);
        // The nearest point of a segment is exact, whatever accuracy is asked for.
        let squares = self.edges().map(|edge| edge.nearest(point, 0.0).distance_sq);
        squares.fold(f64::MAX, f64::min).sqrt()
    }

    /// The lines of its border that don't run along the border of the tile.
    pub fn inner_lines(&self) -> Vec<Polyline> {
        self.contours.iter().flat_map(|contour| inner_lines(contour)).collect()
    }

    /// The same polygon on the tile when it is turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Polygon {
        let turn = |contour: &Vec<Point>| contour.iter().map(|&at| turned(at, rotation)).collect();
        Polygon { contours: self.contours.iter().map(turn).collect() }
    }
}

/// The area in a contour, negative if it goes round the other way.
fn area(contour: &[Point]) -> f64 {
    edges(contour).map(|edge| edge.signed_area()).sum()
}

/// Contours as i_overlay takes them. It knows the points of glam too, but only with all types that glam has, and
/// those take long to compile.
fn coordinates<'a>(contours: impl IntoIterator<Item = &'a Vec<Point>>) -> Vec<Vec<[f64; 2]>> {
    contours.into_iter().map(|contour| contour.iter().map(Point::to_array).collect()).collect()
}

/// The result of an overlay, part by part.
fn parts(overlaid: Vec<Vec<Vec<[f64; 2]>>>) -> impl Iterator<Item = Polygon> {
    overlaid.into_iter().map(|contours| Polygon { contours: contours.into_iter().map(snapped).collect() })
}

fn edges(contour: &[Point]) -> impl Iterator<Item = Segment> {
    let ends = contour.iter().cycle().skip(1);
    contour.iter().zip(ends).map(|(&from, &to)| Segment { p0: to_kurbo(from), p1: to_kurbo(to) })
}

/// Rounding must not move what lies on the border of the tile away from it.
fn snapped(contour: Vec<[f64; 2]>) -> Vec<Point> {
    let snap = |at: f64| match at {
        at if at.abs() < 1e-4 => 0.0,
        at if (at - SIZE).abs() < 1e-4 => SIZE,
        at => at,
    };
    contour.into_iter().map(|point| Point::from_array(point.map(snap))).collect()
}

/// Whether both ends lie on one side of the tile.
fn along_border(from: Point, to: Point) -> bool {
    let middle = from.midpoint(to);
    on_border(from) && on_border(to) && on_border(middle)
}

fn inner_lines(contour: &[Point]) -> Vec<Polyline> {
    let number = contour.len();
    let Some(start) = (0..number).find(|&at| along_border(contour[at], contour[(at + 1) % number])) else {
        let mut closed = contour.to_vec();
        closed.extend(contour.first());
        return vec![Polyline(closed)];
    };
    let mut lines: Vec<Vec<Point>> = vec![Vec::new()];
    for step in 1..=number {
        let (from, to) = (contour[(start + step) % number], contour[(start + step + 1) % number]);
        if along_border(from, to) {
            lines.push(Vec::new());
        } else if let Some(line) = lines.last_mut() {
            if line.is_empty() {
                line.push(from);
            }
            line.push(to);
        }
    }
    lines.into_iter().filter(|line| !line.is_empty()).map(Polyline).collect()
}

/// Twenty-four points of the unit circle. Each is turned from the one before, since a sine of the
/// platform's may differ in the last bit.
fn circle() -> impl Iterator<Item = Point> {
    /// Fifteen degrees.
    const TURN: Point = Point::new(0.965_925_826_289_068_3, 0.258_819_045_102_520_74);
    iter::successors(Some(Point::X), |at| Some(at.rotate(TURN))).take(24)
}
