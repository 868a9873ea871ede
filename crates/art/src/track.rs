//! The score track: spaces in a ring round a field, gone round again and again. In the field stands how
//! many points everybody has, so that nobody has to add up laps.

use crate::canvas::{Canvas, Symbol};
use crate::geometry::Point;
use crate::lettering::{Align, TextStyle};
use crate::piece::{Colour, Figure, piece};

/// A track to be drawn. It knows no rules: a marker stands where it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// How many spaces it has.
    pub spaces: u32,
    /// What stands on it for each player.
    pub figure: Figure,
    /// Where it stands.
    pub markers: Vec<Marker>,
}

/// Where a player's marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Whose it is.
    pub colour: Colour,
    /// The points it stands for.
    pub points: u32,
    /// The space it is on, from 0.
    pub space: u32,
    /// How often it has been all the way round.
    pub laps: u32,
}

/// The side of a space.
const SPACE: f64 = 40.0;
/// The wood around the spaces.
const RIM: f64 = 12.0;

const TEXT: &str = "#5a3c22";

impl Track {
    /// Spaces along the upper side and along the left one: with 50 spaces 16 and 11, as two corners are
    /// counted twice.
    fn sides(&self) -> (u32, u32) {
        let both = self.spaces.div_ceil(2) + 2;
        let columns = both * 3 / 5;
        (columns, both - columns)
    }

    /// How large it is.
    pub fn size(&self) -> Point {
        let (columns, rows) = self.sides();
        Point::new(f64::from(columns), f64::from(rows)) * SPACE + 2.0 * RIM
    }

    /// The middle of a space: clockwise from the north-west corner.
    fn middle(&self, space: u32) -> Point {
        let (columns, rows) = self.sides();
        let (right, bottom) = (columns - 1, rows - 1);
        let (column, row) = match space {
            at if at <= right => (at, 0),
            at if at <= right + bottom => (right, at - right),
            at if at <= 2 * right + bottom => (2 * right + bottom - at, bottom),
            at => (0, self.spaces.saturating_sub(at)),
        };
        Point::splat(RIM + SPACE / 2.0) + Point::new(f64::from(column), f64::from(row)) * SPACE
    }

    /// Paints it; its corner is at 0,0.
    pub fn paint(&self, canvas: &mut Canvas) {
        self.paint_board(canvas);
        (0..self.spaces).for_each(|space| self.paint_space(space, canvas));
        (0..self.spaces).for_each(|space| self.paint_markers(space, canvas));
        self.paint_standings(canvas);
    }

    /// The wood, and the field of parchment in the middle.
    fn paint_board(&self, canvas: &mut Canvas) {
        let size = self.size();
        let mut panel = |inset: f64, round: f64, attributes: &str| {
            let (width, height) = (size.x - 2.0 * inset, size.y - 2.0 * inset);
            canvas.raw(&format!(
                "<rect x=\"{inset}\" y=\"{inset}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" {attributes}/>"
            ));
        };
        panel(0.0, 16.0, "fill=\"#2c1a0e\"");
        panel(1.5, 15.0, "fill=\"#7b5230\"");
        panel(4.0, 13.0, "fill=\"none\" stroke=\"#a3744a\" stroke-width=\"1.5\"");
        let field = RIM + SPACE;
        panel(field + 3.0, 10.0, "fill=\"#3d2615\"");
        panel(field + 5.0, 9.0, "fill=\"#efe0bf\"");
        panel(field + 11.0, 6.0, "fill=\"none\" stroke=\"#c9a876\" stroke-width=\"1.5\"");
    }

    fn paint_space(&self, space: u32, canvas: &mut Canvas) {
        let is_fifth = space.is_multiple_of(5);
        canvas.put(if is_fifth { "t-fifth" } else { "t-space" }, self.middle(space));
        let style = TextStyle {
            size: if is_fifth { 12.0 } else { 10.0 },
            weight: if is_fifth { 0.19 } else { 0.14 },
            colour: TEXT,
            align: Align::Middle,
        };
        style.write(&space.to_string(), self.middle(space) + Point::new(-0.5, -0.5), canvas);
    }

    /// The markers on a space.
    fn paint_markers(&self, space: u32, canvas: &mut Canvas) {
        let here: Vec<&Marker> = self.markers.iter().filter(|marker| marker.space == space).collect();
        let (positions, scale) = positions_in_space(here.len());
        for (marker, &(x, y)) in here.into_iter().zip(positions.iter().cycle()) {
            let at = self.middle(space) + Point::new(x, y);
            canvas.put_scaled(piece(self.figure, marker.colour).id, at, scale);
            laps(marker.laps, at + Point::new(0.0, 8.8 * scale), canvas);
        }
    }

    /// The points of each player in the field, side by side, with what the laps are worth.
    fn paint_standings(&self, canvas: &mut Canvas) {
        let (size, count) = (self.size(), self.markers.len() as f64);
        let field = size.x - 2.0 * (RIM + SPACE + 16.0);
        let step = (field / count.max(1.0)).min(field / 3.0);
        let left = size.x / 2.0 - step * (count - 1.0) / 2.0;
        let number = TextStyle { size: 34.0, weight: 0.17, colour: TEXT, align: Align::Middle };
        let bonus = TextStyle { size: 11.0, weight: 0.16, ..number };
        let drop = if self.markers.iter().any(|marker| marker.laps > 0) { 0.0 } else { 20.0 };
        for (place, marker) in (0..).zip(&self.markers) {
            let at = Point::new(left + f64::from(place) * step, size.y / 2.0 + drop);
            canvas.put_scaled(piece(self.figure, marker.colour).id, at - Point::new(0.0, 52.0), 4.6);
            number.write(&marker.points.to_string(), at + Point::new(0.0, 34.0), canvas);
            if marker.laps > 0 {
                let ribbon = at + Point::new(0.0, 76.0);
                canvas.put("t-ribbon", ribbon);
                bonus.write(&format!("+{}", marker.laps * self.spaces), ribbon, canvas);
            }
        }
    }
}

/// The positions in a space of so many pieces that share it, and how large they are.
fn positions_in_space(sharing: usize) -> (&'static [(f64, f64)], f64) {
    match sharing {
        0 | 1 => (&[(0.0, 0.0)], 1.7),
        2 => (&[(-8.5, -1.0), (8.5, 1.0)], 1.25),
        3 => (&[(0.0, -7.0), (-9.5, 4.0), (9.5, 5.0)], 1.1),
        4 => (&[(-9.0, -8.0), (9.0, -7.0), (-9.0, 6.0), (9.0, 7.0)], 1.0),
        _ => (&[(-10.0, -9.0), (10.0, -8.0), (0.0, -1.0), (-10.0, 8.0), (10.0, 9.0)], 0.9),
    }
}

/// A coin for each lap, up to four: nobody has more.
fn laps(number: u32, at: Point, canvas: &mut Canvas) {
    let number = number.min(4);
    for lap in 0..number {
        let x = (f64::from(lap) - f64::from(number - 1) / 2.0) * 6.0;
        canvas.put("t-lap", at + Point::new(x, 0.0));
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn track(markers: &[(u32, u32)]) -> Track {
        let markers = Colour::ALL.into_iter().zip(markers).map(|(colour, &(laps, space))| Marker {
            colour,
            points: laps * 50 + space,
            space,
            laps,
        });
        Track { spaces: 50, figure: Figure::Standing, markers: markers.collect() }
    }

    fn painted(markers: &[(u32, u32)]) -> String {
        let mut canvas = Canvas::default();
        track(markers).paint(&mut canvas);
        canvas.into_svg()
    }

    /// How often a symbol was put.
    fn count(picture: &str, id: &str) -> usize {
        picture.matches(&format!("\"#{id}\"")).count()
    }

    #[test]
    fn spaces_lie_in_a_ring_side_by_side() {
        for spaces in [20, 50, 100] {
            let track = Track { spaces, ..track(&[]) };
            for space in 0..spaces {
                let middle = track.middle(space);
                assert_eq!(middle.distance(track.middle((space + 1) % spaces)), SPACE, "{space}");
                assert!((0..space).all(|before| track.middle(before) != middle), "{space}");
                assert!((middle + SPACE / 2.0).cmple(track.size() - RIM).all(), "{space}");
            }
        }
    }

    #[test]
    fn every_player_is_on_the_track_and_in_the_field() {
        let picture = painted(&[(0, 0), (0, 49), (1, 0), (2, 37)]);
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
            let (positions, _) = positions_in_space(sharing);
            assert_eq!(positions.len(), sharing);
            assert!((1..sharing).all(|at| !positions[..at].contains(&positions[at])));
        }
        let picture = painted(&[(2, 37), (1, 37), (0, 37), (4, 37), (0, 37)]);
        let put = Colour::ALL.map(|colour| count(&picture, piece(Figure::Standing, colour).id));
        assert_eq!(put, [2, 2, 2, 2, 2, 0]);
    }
}
