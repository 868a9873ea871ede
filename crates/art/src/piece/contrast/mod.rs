//! Whether pieces can be told apart and are seen on every ground, also by those who see fewer colours.

#[cfg(feature = "png")]
mod on_tiles;

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

/// The light of a colour whose parts are written as numbers from 0 to 1.
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
