//! What houses look like from above and a little from the south: two sides of a roof with a ridge, and the walls that are
//! seen below it. Houses don't hide each other, so each part of all of them is one element.

use super::houses::{House, ROOFS};
use super::palette::{FACADE, ROOF_COLOURS, ROOF_LINE, SHADOW, SNOWY, WINDOW};
use super::season::Season;
use crate::canvas::Canvas;
use crate::geometry::{Point, Polygon};
use crate::svg;

/// How high the eaves are, and the ridge above them.
const EAVES: f64 = 2.9;
const RIDGE: f64 = 3.6;
/// The direction towards the light: a little more west than north, so that no roof is all dark.
const LIGHT: Point = Point::new(-0.85, -0.5);
/// How far houses throw their shadow.
const CAST: Point = Point::new(2.8, 1.4);
/// How much of a side lies under snow, in the sun and in the shade.
const SNOW: [f64; 2] = [0.44, 0.24];

/// Paths, one for each part of all houses.
#[derive(Default)]
struct Parts {
    shadows: Vec<Vec<Point>>,
    facades: Vec<Vec<Point>>,
    windows: Vec<Vec<Point>>,
    /// For each colour the sides in the sun and those in the shade.
    roofs: [[Vec<Vec<Point>>; 2]; ROOFS],
    snow: [Vec<Vec<Point>>; 2],
}

/// Paints houses.
pub(super) fn paint(houses: &[House], season: Season, canvas: &mut Canvas) {
    let mut parts = Parts::default();
    houses.iter().for_each(|house| parts.add(house));
    fill(&parts.shadows, &format!("fill=\"{SHADOW}\" fill-opacity=\".3\""), canvas);
    let line = format!("stroke=\"{ROOF_LINE}\" stroke-width=\".45\" stroke-linejoin=\"round\"");
    fill(&parts.facades, &format!("fill=\"{FACADE}\" {line}"), canvas);
    fill(&parts.windows, &format!("fill=\"{WINDOW}\""), canvas);
    for (sides, colours) in parts.roofs.iter().zip(ROOF_COLOURS) {
        for (side, colour) in sides.iter().zip(colours) {
            fill(side, &format!("fill=\"{colour}\" {line}"), canvas);
        }
    }
    if season == Season::Winter {
        for (side, colour) in parts.snow.iter().zip(SNOWY) {
            fill(side, &format!("fill=\"{colour}\""), canvas);
        }
    }
}

fn fill(shapes: &[Vec<Point>], attributes: &str, canvas: &mut Canvas) {
    let shapes: Vec<Polygon> = shapes.iter().map(|shape| Polygon::new(shape.clone())).collect();
    let path = svg::path(shapes.iter().flat_map(Polygon::elements));
    if !path.is_empty() {
        canvas.raw(&format!("<path d=\"{path}\" {attributes}/>"));
    }
}

impl Parts {
    fn add(&mut self, house: &House) {
        let up = |at: Point, by: f64| at - Point::Y * by;
        let ground = house.corners(0.0);
        let eaves = house.corners(0.5).map(|at| up(at, EAVES));
        let ridge = [house.along, -house.along]
            .map(|along| up(house.at + along * (house.half.x + 0.2), EAVES + RIDGE));
        self.shadows.push(ground.map(|at| at + CAST).to_vec());
        let aside = house.along.perp();
        for (at, outward) in [(0, aside), (1, -house.along), (2, -aside), (3, house.along)] {
            let (from, to) = (at, (at + 1) % 4);
            if outward.y > 0.08 {
                self.facade(ground[from], ground[to], up(ground[from], EAVES), up(ground[to], EAVES));
                if at % 2 == 1 {
                    self.facades.push(vec![eaves[from], eaves[to], ridge[usize::from(at == 1)]]);
                }
            }
        }
        let sides = [
            ([eaves[0], eaves[1], ridge[1], ridge[0]], aside),
            ([eaves[3], eaves[2], ridge[1], ridge[0]], -aside),
        ];
        // The side in the north first: the other may hide a part of it.
        let order = if aside.y > 0.0 { [1, 0] } else { [0, 1] };
        for (side, outward) in order.map(|at| sides[at]) {
            let shade = usize::from(outward.dot(LIGHT) < 0.0);
            self.roofs[house.roof % ROOFS][shade].push(side.to_vec());
            self.snow[shade].push(snow(side, SNOW[shade], house));
        }
    }

    /// A wall below the eaves, with windows where it is long enough.
    fn facade(&mut self, from: Point, to: Point, high_from: Point, high_to: Point) {
        self.facades.push(vec![from, to, high_to, high_from]);
        let length = from.distance(to);
        let number = (length / 4.2).floor() as u32;
        for window in 0..number {
            let middle = from.lerp(to, (f64::from(window) + 0.5) / f64::from(number)) - Point::Y * 1.5;
            let (wide, high) = ((to - from).normalize_or_zero() * 0.65, Point::Y * 0.8);
            self.windows.push(vec![
                middle - wide - high,
                middle + wide - high,
                middle + wide + high,
                middle - wide + high,
            ]);
        }
    }
}

/// The snow on a side of a roof, from the ridge down to where it has slid off.
fn snow([low_from, low_to, high_to, high_from]: [Point; 4], part: f64, house: &House) -> Vec<Point> {
    // Uneven, and never the same.
    let ragged = (house.at.x * 7.3 + house.at.y * 3.1).fract() * 0.24 - 0.12;
    let edge = |along: f64, more: f64| {
        high_from.lerp(high_to, along).lerp(low_from.lerp(low_to, along), part + more)
    };
    vec![
        high_from,
        high_to,
        edge(1.0, 0.06),
        edge(0.72, -ragged),
        edge(0.42, ragged),
        edge(0.18, -ragged),
        edge(0.0, 0.04),
    ]
}
