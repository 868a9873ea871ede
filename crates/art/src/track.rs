//! The score track: fifty spaces round a field, gone round again and again. In the field stands how
//! many points everybody has, so that nobody has to add up laps.

use crate::geometry::Point;
use crate::ink::{Ink, Symbol};
use crate::lettering::{Align, Hand};
use crate::piece::{Colour, Figure, piece};

/// How many spaces the track has.
pub const SPACES: u32 = 50;
/// How large it is.
pub const SIZE: Point = Point::new(COLUMNS as f64 * SPACE + 2.0 * RIM, ROWS as f64 * SPACE + 2.0 * RIM);

/// Spaces along the upper side, and along the left one: 16 + 10 + 15 + 9 make 50.
const COLUMNS: u32 = 16;
const ROWS: u32 = 11;
/// The side of a space.
const SPACE: f64 = 40.0;
/// The wood around the spaces.
const RIM: f64 = 12.0;

const WRITING: &str = "#5a3c22";

/// Paints the track with the points of each player, by colour, and this figure for each; its corner
/// is at 0,0.
pub fn paint(points: &[(Colour, u32)], figure: Figure, ink: &mut Ink) {
    board(ink);
    (0..SPACES).for_each(|number| space(number, ink));
    for number in 0..SPACES {
        markers(number, points, figure, ink);
    }
    standings(points, figure, ink);
}

/// What the track is painted with, besides pieces and letters.
pub(crate) const SYMBOLS: [Symbol; 4] = [
    Symbol {
        id: "t-space",
        svg: "<rect x=\"-18.5\" y=\"-18.5\" width=\"37\" height=\"37\" rx=\"7\" fill=\"#3d2615\"/>\
              <rect x=\"-18.5\" y=\"-18.5\" width=\"36\" height=\"35.5\" rx=\"6.5\" fill=\"#f4e7cb\"/>\
              <path d=\"M-16.5 13V-11Q-16.5-16.5-11-16.5H12\" fill=\"none\" stroke=\"#fffaf0\" \
              stroke-width=\"2\" stroke-linecap=\"round\"/>",
    },
    Symbol {
        id: "t-fifth",
        svg: "<rect x=\"-18.5\" y=\"-18.5\" width=\"37\" height=\"37\" rx=\"7\" fill=\"#3d2615\"/>\
              <rect x=\"-18.5\" y=\"-18.5\" width=\"36\" height=\"35.5\" rx=\"6.5\" fill=\"#e9bd6b\"/>\
              <path d=\"M-16.5 13V-11Q-16.5-16.5-11-16.5H12\" fill=\"none\" stroke=\"#fbe0a8\" \
              stroke-width=\"2\" stroke-linecap=\"round\"/>",
    },
    Symbol {
        id: "t-lap",
        svg: "<circle cx=\".5\" cy=\".7\" r=\"3.4\" fill=\"#241a24\" opacity=\".5\"/>\
              <circle r=\"3.2\" fill=\"#f6c445\" stroke=\"#241a24\" stroke-width=\".9\"/>\
              <circle cx=\"-.5\" cy=\"-.6\" r=\"1.5\" fill=\"#ffe9a3\"/>",
    },
    Symbol {
        id: "t-ribbon",
        svg: "<path d=\"M-30-9H30L25 0 30 9H-30L-25 0z\" fill=\"#f6c445\" stroke=\"#5a3c22\" \
              stroke-width=\"1.6\" stroke-linejoin=\"round\"/>",
    },
];

/// The middle of a space: clockwise from the north-west corner.
fn place(number: u32) -> Point {
    let (right, bottom) = (COLUMNS - 1, ROWS - 1);
    let (column, row) = match number % SPACES {
        at if at <= right => (at, 0),
        at if at <= right + bottom => (right, at - right),
        at if at <= 2 * right + bottom => (2 * right + bottom - at, bottom),
        at => (0, SPACES - at),
    };
    Point::splat(RIM + SPACE / 2.0) + Point::new(f64::from(column), f64::from(row)) * SPACE
}

/// The wood, and the field of parchment in the middle.
fn board(ink: &mut Ink) {
    let panel = |ink: &mut Ink, inset: f64, round: f64, attributes: &str| {
        let (width, height) = (SIZE.x - 2.0 * inset, SIZE.y - 2.0 * inset);
        ink.raw(&format!(
            "<rect x=\"{inset}\" y=\"{inset}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" {attributes}/>"
        ));
    };
    panel(ink, 0.0, 16.0, "fill=\"#2c1a0e\"");
    panel(ink, 1.5, 15.0, "fill=\"#7b5230\"");
    panel(ink, 4.0, 13.0, "fill=\"none\" stroke=\"#a3744a\" stroke-width=\"1.5\"");
    let field = RIM + SPACE;
    panel(ink, field + 3.0, 10.0, "fill=\"#3d2615\"");
    panel(ink, field + 5.0, 9.0, "fill=\"#efe0bf\"");
    panel(ink, field + 11.0, 6.0, "fill=\"none\" stroke=\"#c9a876\" stroke-width=\"1.5\"");
}

fn space(number: u32, ink: &mut Ink) {
    let is_fifth = number.is_multiple_of(5);
    ink.put(if is_fifth { "t-fifth" } else { "t-space" }, place(number));
    let hand = Hand {
        size: if is_fifth { 12.0 } else { 10.0 },
        weight: if is_fifth { 0.19 } else { 0.14 },
        colour: WRITING,
        align: Align::Middle,
    };
    hand.write(&number.to_string(), place(number) + Point::new(-0.5, -0.5), ink);
}

/// Where pieces that share a space stand in it, and how large they are.
fn stand(sharing: usize) -> (&'static [(f64, f64)], f64) {
    match sharing {
        0 | 1 => (&[(0.0, 0.0)], 1.7),
        2 => (&[(-8.5, -1.0), (8.5, 1.0)], 1.25),
        3 => (&[(0.0, -7.0), (-9.5, 4.0), (9.5, 5.0)], 1.1),
        4 => (&[(-9.0, -8.0), (9.0, -7.0), (-9.0, 6.0), (9.0, 7.0)], 1.0),
        _ => (&[(-10.0, -9.0), (10.0, -8.0), (0.0, -1.0), (-10.0, 8.0), (10.0, 9.0)], 0.9),
    }
}

/// The pieces on a space.
fn markers(number: u32, points: &[(Colour, u32)], figure: Figure, ink: &mut Ink) {
    let here: Vec<&(Colour, u32)> = points.iter().filter(|(_, points)| points % SPACES == number).collect();
    let (places, scale) = stand(here.len());
    for (&(colour, points), &(x, y)) in here.into_iter().zip(places.iter().cycle()) {
        let at = place(number) + Point::new(x, y);
        ink.put_scaled(piece(figure, colour).id, at, scale);
        laps(points / SPACES, at + Point::new(0.0, 8.8 * scale), ink);
    }
}

/// A coin for each lap, up to four: nobody has more.
fn laps(number: u32, at: Point, ink: &mut Ink) {
    let number = number.min(4);
    for lap in 0..number {
        let x = (f64::from(lap) - f64::from(number - 1) / 2.0) * 6.0;
        ink.put("t-lap", at + Point::new(x, 0.0));
    }
}

/// The points of each player in the field, side by side, with what the laps are worth.
fn standings(points: &[(Colour, u32)], figure: Figure, ink: &mut Ink) {
    let field = SIZE.x - 2.0 * (RIM + SPACE + 16.0);
    let step = (field / points.len().max(1) as f64).min(field / 3.0);
    let left = SIZE.x / 2.0 - step * (points.len() as f64 - 1.0) / 2.0;
    let number = Hand { size: 34.0, weight: 0.17, colour: WRITING, align: Align::Middle };
    let bonus = Hand { size: 11.0, weight: 0.16, ..number };
    let drop = if points.iter().any(|&(_, points)| points >= SPACES) { 0.0 } else { 20.0 };
    for (place, &(colour, points)) in (0..).zip(points) {
        let at = Point::new(left + f64::from(place) * step, SIZE.y / 2.0 + drop);
        ink.put_scaled(piece(figure, colour).id, at - Point::new(0.0, 52.0), 4.6);
        number.write(&points.to_string(), at + Point::new(0.0, 34.0), ink);
        let laps = points / SPACES;
        if laps > 0 {
            let ribbon = at + Point::new(0.0, 76.0);
            ink.put("t-ribbon", ribbon);
            bonus.write(&format!("+{}", laps * SPACES), ribbon, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(points: &[u32]) -> String {
        let mut ink = Ink::default();
        let by_colour: Vec<_> = Colour::ALL.into_iter().zip(points.iter().copied()).collect();
        paint(&by_colour, Figure::Standing, &mut ink);
        ink.into_svg()
    }

    /// The places on the spaces where a piece was put.
    fn count(picture: &str, id: &str) -> usize {
        picture.matches(&format!("\"#{id}\"")).count()
    }

    #[test]
    fn spaces_lie_in_a_ring_side_by_side() {
        for number in 0..SPACES {
            assert_eq!(place(number).distance(place(number + 1)), SPACE, "{number}");
            assert!((0..number).all(|before| place(before) != place(number)), "{number}");
        }
    }

    #[test]
    fn every_player_is_on_the_track_and_in_the_field() {
        let picture = painted(&[0, 49, 50, 137]);
        for colour in Colour::ALL {
            let expected = if matches!(colour, Colour::Black | Colour::Purple) { 0 } else { 2 };
            assert_eq!(count(&picture, piece(Figure::Standing, colour).id), expected, "{colour:?}");
        }
        // One lap of the third, two of the fourth.
        assert_eq!((count(&picture, "t-lap"), count(&picture, "t-ribbon")), (3, 2));
        assert_eq!(count(&picture, "t-space") + count(&picture, "t-fifth"), 50);
    }

    #[test]
    fn pieces_that_share_a_space_stand_apart() {
        for sharing in 1..=5 {
            let (places, _) = stand(sharing);
            assert_eq!(places.len(), sharing);
            assert!((1..sharing).all(|at| !places[..at].contains(&places[at])));
        }
        let picture = painted(&[137, 87, 37, 237, 37]);
        let put = Colour::ALL.map(|colour| count(&picture, piece(Figure::Standing, colour).id));
        assert_eq!(put, [2, 2, 2, 2, 2, 0]);
    }
}
