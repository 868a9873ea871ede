//! Polylines: the middle of a road, the wall of a city.

use kurbo::{CubicBez, ParamCurve as _, PathEl};

use super::{Point, Polygon, from_kurbo, to_kurbo};
use crate::rng::Rng;

/// A line through points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polyline(pub Vec<Point>);

impl Polyline {
    /// The cubic Bézier curve with these control points.
    pub fn curve(controls: [Point; 4]) -> Polyline {
        let [a, b, c, d] = controls.map(to_kurbo);
        let curve = CubicBez::new(a, b, c, d);
        // A step of four units on curves this gentle is off by less than a tenth of a unit.
        let steps = (Polyline(controls.to_vec()).length() / 4.0).ceil().max(4.0);
        Polyline((0..=steps as u32).map(|step| from_kurbo(curve.eval(f64::from(step) / steps))).collect())
    }

    /// The line as a path.
    pub fn elements(&self) -> impl Iterator<Item = PathEl> {
        elements(&self.0)
    }

    /// The point this far along, from 0 to 1, by number of points.
    pub fn at(&self, part: f64) -> Point {
        let last = self.0.len().saturating_sub(1);
        let place = part.clamp(0.0, 1.0) * last as f64;
        let before = self.point(place as usize);
        before.lerp(self.point((place as usize + 1).min(last)), place.fract())
    }

    /// The direction at a point, by its number.
    pub fn direction(&self, number: usize) -> Point {
        let next = self.point((number + 1).min(self.0.len().saturating_sub(1)));
        (next - self.point(number.saturating_sub(1))).normalize_or_zero()
    }

    fn point(&self, number: usize) -> Point {
        self.0.get(number).copied().unwrap_or_default()
    }

    /// The length.
    pub fn length(&self) -> f64 {
        self.0.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
    }

    /// The point of the line that is nearest to another.
    pub fn nearest(&self, to: Point) -> Point {
        let nearest = self.0.iter().min_by(|a, b| a.distance(to).total_cmp(&b.distance(to)));
        nearest.copied().unwrap_or_default()
    }

    /// The same line, swinging a little to either side but for its ends.
    #[must_use]
    pub fn wavering(&self, reach: f64, rng: &mut Rng) -> Polyline {
        let (slow, fast) = (rng.between(-1.0, 1.0), rng.between(-0.6, 0.6));
        let last = self.0.len().saturating_sub(1).max(1) as f64;
        let swung = self.0.iter().enumerate().map(|(number, &point)| {
            let t = number as f64 / last;
            // Flat at both ends, so that the line leaves a side as straight as before.
            let calm = (t * (1.0 - t) * 4.0).powi(2);
            let swing = calm * (slow * (1.0 - 2.0 * t) * 2.0 + fast * (1.0 - 6.0 * t * (1.0 - t)) * 2.0);
            point + self.direction(number).perp() * (swing * reach)
        });
        Polyline(swung.collect())
    }

    /// A band of this width along the line, a little uneven but for its first and last two points.
    pub fn band(&self, width: f64, uneven: f64, rng: &mut Rng) -> Polygon {
        let inner = self.0.len().saturating_sub(5).max(1) as f64;
        let mut side = |sign: f64| -> Vec<Point> {
            let lumps: [f64; 5] = std::array::from_fn(|_| rng.between(-1.0, 1.0));
            let edge = self.0.iter().enumerate().map(|(number, &point)| {
                let t = ((number as f64 - 2.0) / inner).clamp(0.0, 1.0);
                let calm = t * (1.0 - t) * 4.0;
                let place = t * 3.999;
                let lump =
                    lumps[place as usize] * (1.0 - place.fract()) + lumps[place as usize + 1] * place.fract();
                let half = width / 2.0 * (1.0 + uneven * calm * lump);
                point + self.direction(number).perp() * (sign * half)
            });
            edge.collect()
        };
        let mut contour = side(1.0);
        contour.extend(side(-1.0).into_iter().rev());
        Polygon::new(contour)
    }

    /// A band that begins with this width, keeps most of it for long, and runs out to nothing.
    pub fn taper(&self, width: f64) -> Polygon {
        let last = self.0.len().saturating_sub(1).max(1) as f64;
        let side = |sign: f64| {
            self.0.iter().enumerate().map(move |(number, &point)| {
                let half = width / 2.0 * (1.0 - (number as f64 / last).powi(3));
                point + self.direction(number).perp() * (sign * half)
            })
        };
        Polygon::new(side(1.0).chain(side(-1.0).rev()).collect())
    }
}

/// The path through points.
pub(super) fn elements(points: &[Point]) -> impl Iterator<Item = PathEl> {
    let element = |(number, &at): (usize, &Point)| match number {
        0 => PathEl::MoveTo(to_kurbo(at)),
        _ => PathEl::LineTo(to_kurbo(at)),
    };
    points.iter().enumerate().map(element)
}
