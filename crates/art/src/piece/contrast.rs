//! Whether colours can be told apart, also by those who see fewer of them.

use std::collections::BTreeSet;

use super::Colour;

/// The red, green and blue light of a colour.
type Light = [f64; 3];

/// What people with each kind of sight see of light, after Machado, Oliveira and Fernandes (2009).
const SIGHTS: [(&str, [Light; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protan", [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    ("deutan", [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    ("tritan", [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
];

/// Red, green and blue of a colour, from 0 to 1, as they are written.
fn parts(colour: Colour) -> [f64; 3] {
    let hex = colour.look().colour;
    [1, 3, 5].map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0)
}

fn light(colour: Colour) -> Light {
    light_of(parts(colour))
}

fn light_of(parts: [f64; 3]) -> Light {
    parts.map(|part| if part <= 0.04 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

/// How far two colours are apart for a kind of sight.
fn apart(rows: [Light; 3], one: Light, other: Light) -> f64 {
    let [one, other] = [one, other].map(|light| lab(rows.map(|row| dot(row, light))));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

fn dot(one: Light, other: Light) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Where light is in the space CIELAB, in which distances are about as large as they seem.
fn lab(light: Light) -> Light {
    let [x, y, z] = [[0.434, 0.376, 0.190], [0.213, 0.715, 0.072], [0.018, 0.109, 0.873]]
        .map(|row| dot(row, light).max(0.0).cbrt());
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Every two colours.
fn pairs() -> impl Iterator<Item = (Colour, Colour)> {
    let all = Colour::ALL.into_iter().enumerate();
    all.flat_map(|(at, one)| Colour::ALL.into_iter().skip(at + 1).map(move |other| (one, other)))
}

#[test]
fn colours_are_far_apart_for_every_kind_of_sight() {
    for (sight, rows) in SIGHTS {
        for (one, other) in pairs() {
            let away = apart(rows, light(one), light(other));
            assert!(away > 28.0, "{sight}: {one:?} and {other:?} are {away:.1} apart");
        }
    }
}

#[test]
fn colours_are_told_apart_in_grey() {
    let shade = |colour: Colour| 255.0 * dot(parts(colour), [0.299, 0.587, 0.114]);
    for (one, other) in pairs() {
        let away = (shade(one) - shade(other)).abs();
        assert!(away > 20.0, "{one:?} and {other:?} are {away:.1} apart");
    }
}

#[test]
fn every_colour_has_a_pattern_and_a_glyph_of_its_own() {
    let looks = Colour::ALL.map(Colour::look);
    let glyphs: BTreeSet<&str> = looks.iter().map(|look| look.glyph.svg).collect();
    let patterns: BTreeSet<Option<&str>> =
        looks.iter().map(|look| look.pattern.map(|pattern| pattern.svg)).collect();
    assert_eq!((glyphs.len(), patterns.len()), (6, 6));
}

/// The light rim and the dark outline of every piece, as they are written.
#[cfg(feature = "png")]
const RIM: [f64; 3] = [1.0, 0.98, 0.94];
#[cfg(feature = "png")]
const OUTLINE: [f64; 3] = [0.14, 0.10, 0.14];

/// On every ground that it may stand on, in every look, by day and by night, from near and from far away: where that is dark its
/// rim sets it apart for every kind of sight, where it is light its outline, and its own colour for those who see it.
#[cfg(feature = "png")]
#[test]
fn pieces_stand_out_from_every_ground() {
    let mut faults = Vec::new();
    for (art, name) in grounds::every_appearance() {
        for (ground, place) in grounds::spots(&art) {
            let least = |colour: Light| {
                let seen = SIGHTS.map(|(_, rows)| apart(rows, colour, light_of(ground)));
                seen.into_iter().fold(f64::MAX, f64::min)
            };
            if least(light_of(RIM)) > 35.0 {
                continue;
            }
            if least(light_of(OUTLINE)) < 40.0 {
                faults.push(format!("{name}, {place}: neither rim nor outline"));
            }
            let (_, normal) = SIGHTS[0];
            let is_lost = |colour: &Colour| apart(normal, light(*colour), light_of(ground)) < 15.0;
            let lost = Colour::ALL.into_iter().filter(is_lost);
            faults.extend(lost.map(|colour| format!("{name}, {place}: {colour:?}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What lies where pieces go.
#[cfg(feature = "png")]
mod grounds {
    use resvg::usvg::{Options, Tree};
    use tiles::{Rotation, TileSet, builtin, builtin_names};

    use crate::geometry::{Point, SIZE};
    use crate::layout::Form;
    use crate::raster::{blank, draw};
    use crate::{Art, Detail};

    /// The side of a tile in pixels.
    const SIDE: u32 = 50;
    /// How far a piece reaches from its middle.
    const REACH: f64 = 6.0;

    pub(super) fn every_appearance() -> Vec<(Art, String)> {
        let mut all = Vec::new();
        for name in builtin_names() {
            let set: &'static TileSet = Box::leak(Box::new(builtin(name).unwrap()));
            let usual = Art::of(set).unwrap();
            let summer = usual.in_look("summer").ok();
            for art in [Some(usual), summer].into_iter().flatten() {
                let look = art.look().unwrap_or("usual");
                all.push((art.at_night(), format!("{name} {look} by night")));
                all.push((art, format!("{name} {look} by day")));
            }
        }
        all
    }

    /// The mean colour around every spot of some tiles, with its name. Others look alike.
    pub(super) fn spots(art: &Art) -> Vec<([f64; 3], String)> {
        let mut found = Vec::new();
        for (number, (id, tile)) in art.set().tile_ids().enumerate().step_by(3) {
            let detail = if number % 2 == 0 { Detail::Near } else { Detail::Far };
            let svg = art.svg(detail, id, 0, Rotation::R0);
            let tree = Tree::from_str(&svg, &Options::default()).unwrap();
            let mut pixels = blank(SIDE.into(), SIDE.into()).unwrap();
            draw(&tree, f64::from(SIDE) / SIZE, &mut pixels);
            let layout = art.layout(id, 0, Rotation::R0);
            for (zone, layout) in tile.zones.iter().zip(&layout.zones) {
                // A pawn covers its child, and what lies beneath has no spot of its own.
                if layout.form == Form::Under || !zone.marks.is_empty() && art.layout_params().piece_on_mark {
                    continue;
                }
                let mean = mean_around(&pixels, layout.spot);
                found.push((mean, format!("{} {} {detail:?}", tile.code, zone.name)));
            }
        }
        found
    }

    /// The mean colour of a disc, from 0 to 1.
    fn mean_around(pixels: &resvg::tiny_skia::Pixmap, at: Point) -> [f64; 3] {
        let (mut sum, mut number) = ([0.0; 3], 0.0);
        for (index, pixel) in pixels.pixels().iter().enumerate() {
            let place = Point::new((index as u32 % SIDE).into(), (index as u32 / SIDE).into()) + 0.5;
            if (place * SIZE / f64::from(SIDE)).distance(at) < REACH {
                let parts = [pixel.red(), pixel.green(), pixel.blue()].map(|part| f64::from(part) / 255.0);
                sum = std::array::from_fn(|part| sum[part] + parts[part]);
                number += 1.0;
            }
        }
        sum.map(|part| part / number)
    }
}
