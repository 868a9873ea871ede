//! Whether pieces are seen wherever they may stand, at the least size that they are shown at.
//!
//! A piece ends in two lines, a dark outline and a light rim round it. Whatever the ground is like, one of them has to stand
//! out from it, and one from the body: in pixels as they are drawn, for every kind of sight.

use std::sync::{LazyLock, OnceLock};

use resvg::tiny_skia::{Pixmap, PixmapPaint, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};
use tiles::{Rotation, TileSet, builtin, builtin_names};

use super::{Light, SIGHTS, apart, dot, light, light_of, pairs};
use crate::geometry::{Point, SIZE};
use crate::layout::Form;
use crate::piece::{Colour, Figure, picture, symbols};
use crate::raster::{blank, draw};
use crate::{Art, Detail, definitions, svg};

/// The figures that stand on tiles.
const FIGURES: [Figure; 5] = [Figure::Standing, Figure::Lying, Figure::Abbot, Figure::Hut, Figure::Pawn];
/// The side of a tile in pixels: between near and far away.
const TILE: u32 = 50;
/// The least side of the picture of a piece in pixels, as the page shows it.
const PIECE: u32 = 32;
/// What a line must have that is to be seen: the ratio that WCAG 2.2 asks of all that has to be recognised (1.4.11).
const ENOUGH: f64 = 3.0;
/// How much of a border may be lost: where something of the ground meets it.
const LOST: f64 = 0.05;

#[test]
fn pieces_stand_out_from_every_ground_for_every_kind_of_sight() {
    let mut faults = Vec::new();
    for (art, name) in every_appearance() {
        for (number, (ground, place)) in grounds(&art).into_iter().enumerate() {
            for colour in Colour::ALL {
                // Each figure comes up in each colour; they are all drawn with the same lines.
                let figure = FIGURES[(number + colour as usize) % FIGURES.len()];
                let lost = lost_border(&ground, figure, colour).into_iter().filter(|(_, lost)| *lost > LOST);
                faults.extend(lost.map(|(sight, lost)| {
                    format!("{name}, {place}: {colour:?} {figure:?}, {sight}: {lost:.2} of its border")
                }));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// From far away a pattern is not seen, only what it makes of the colour.
#[test]
fn colours_with_their_patterns_are_far_apart_for_every_kind_of_sight() {
    for (sight, rows) in SIGHTS {
        for (one, other) in pairs() {
            let away = apart(rows, patterned_light(one), patterned_light(other));
            assert!(away > 28.0, "{sight}: {one:?} and {other:?} are {away:.1} apart");
        }
    }
}

/// A part of a tile as large as the picture of a piece, and maybe transparent where the tile ends.
type Ground = Pixmap;

/// Every set in every look, by day and by night.
fn every_appearance() -> Vec<(Art, String)> {
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

/// What is around every spot for a piece on some tiles, from near and from far away. Others look alike.
fn grounds(art: &Art) -> Vec<(Ground, String)> {
    let mut found = Vec::new();
    for (number, (id, tile)) in art.set().tile_ids().enumerate().step_by(3) {
        let detail = if number % 2 == 0 { Detail::Near } else { Detail::Far };
        let tile_pixels = pixels(&art.svg(detail, id, 0, Rotation::R0), TILE);
        let layout = art.layout(id, 0, Rotation::R0);
        for (zone, layout) in tile.zones.iter().zip(&layout.zones) {
            // A pawn covers its child, and what lies beneath has no spot of its own.
            if layout.form == Form::Under || !zone.marks.is_empty() && art.layout_params().piece_on_mark {
                continue;
            }
            let corner = layout.spot * f64::from(TILE) / SIZE - f64::from(PIECE) / 2.0;
            let mut ground = blank(PIECE.into(), PIECE.into()).unwrap();
            stamp(&tile_pixels, Point::ZERO - corner, &mut ground);
            found.push((ground, format!("{} {} {detail:?}", tile.code, zone.name)));
        }
    }
    found
}

/// For every kind of sight, how much of the border of a piece does not stand out.
fn lost_border(ground: &Ground, figure: Figure, colour: Colour) -> [(&'static str, f64); 4] {
    let mut seen = ground.clone();
    stamp(small_piece(figure, colour), Point::ZERO, &mut seen);
    let is_ground = |at: &usize| ground.pixels()[*at].is_opaque();
    let border: Vec<&BorderPixel> =
        border(figure).iter().filter(|pixel| pixel.outside.iter().all(is_ground)).collect();
    SIGHTS.map(|(sight, rows)| {
        let bright = brightness_of(rows);
        let seen: Vec<f64> = seen.pixels().iter().map(|pixel| bright(light_of_pixel(*pixel))).collect();
        let body = bright(light(colour));
        let is_lost = |pixel: &&&BorderPixel| {
            let outside = pixel.outside.iter().map(|at| seen[*at]).sum::<f64>() / pixel.outside.len() as f64;
            let most = |beside| pixel.lines.iter().map(|at| contrast(seen[*at], beside)).fold(1.0, f64::max);
            most(outside).min(most(body)) < ENOUGH
        };
        let lost = border.iter().filter(is_lost).count();
        (sight, lost as f64 / border.len().max(1) as f64)
    })
}

/// A pixel where a small piece ends, and what is near to it, each by its index.
struct BorderPixel {
    /// Pixels of the lines.
    lines: Vec<usize>,
    /// Pixels of the ground, some in the shadow of the piece.
    outside: Vec<usize>,
}

/// The border of a figure, which is the same in every colour.
fn border(figure: Figure) -> &'static [BorderPixel] {
    static FOUND: OnceLock<Vec<Vec<BorderPixel>>> = OnceLock::new();
    &FOUND.get_or_init(|| Figure::ALL.map(find_border).into())[figure as usize]
}

fn find_border(figure: Figure) -> Vec<BorderPixel> {
    /// How far lines and ground are looked at, in pixels.
    const REACH: f64 = 3.0;
    let piece = small_piece(figure, Colour::Red);
    // All but the shadow.
    let is_solid = |at: &usize| piece.pixels()[*at].alpha() > 128;
    let place = |at: usize| Point::new((at % PIECE as usize) as f64, (at / PIECE as usize) as f64);
    let near = |at: usize, reach: f64| {
        (0..piece.pixels().len()).filter(move |other| place(at).distance(place(*other)) <= reach)
    };
    let all = (0..piece.pixels().len()).filter(is_solid);
    let ends = all.filter(|at| near(*at, 1.0).any(|other| !is_solid(&other)));
    ends.map(|at| {
        let (lines, outside) = near(at, REACH).partition(is_solid);
        BorderPixel { lines, outside }
    })
    .collect()
}

/// The mean light of a colour with its pattern.
fn patterned_light(colour: Colour) -> Light {
    let square = |paint: &str| format!("<path d=\"M0 0H40V40H0z\" fill=\"{paint}\"/>");
    let look = colour.look();
    let pattern = look.pattern.map(|pattern| square(&format!("url(#{})", pattern.id)));
    let body = square(look.colour) + &pattern.unwrap_or_default();
    let drawn = pixels(&svg::document(Point::splat(40.0), None, &definitions(symbols(), &body), &body), 80);
    let lights: Vec<Light> = drawn.pixels().iter().map(|pixel| light_of_pixel(*pixel)).collect();
    std::array::from_fn(|part| lights.iter().map(|light| light[part]).sum::<f64>() / lights.len() as f64)
}

/// Pieces in their least size, each drawn once.
fn small_piece(figure: Figure, colour: Colour) -> &'static Pixmap {
    static DRAWN: OnceLock<Vec<Pixmap>> = OnceLock::new();
    let all = DRAWN.get_or_init(|| {
        let each = Colour::ALL.into_iter().flat_map(|colour| Figure::ALL.map(|figure| (figure, colour)));
        each.map(|(figure, colour)| pixels(&picture(figure, colour), PIECE)).collect()
    });
    &all[colour as usize * Figure::ALL.len() + figure as usize]
}

fn pixels(svg: &str, side: u32) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let mut pixels = blank(side.into(), side.into()).unwrap();
    draw(&tree, f64::from(side) / f64::from(tree.size().width()), &mut pixels);
    pixels
}

/// Puts a picture on another, at whole pixels.
fn stamp(picture: &Pixmap, corner: Point, onto: &mut Pixmap) {
    let (x, y) = (corner.x.round() as i32, corner.y.round() as i32);
    onto.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

fn light_of_pixel(pixel: PremultipliedColorU8) -> Light {
    static LIGHT: LazyLock<[f64; 256]> =
        LazyLock::new(|| std::array::from_fn(|part| light_of([part as f64 / 255.0; 3])[0]));
    [pixel.red(), pixel.green(), pixel.blue()].map(|part| LIGHT[usize::from(part)])
}

/// How bright light seems to people with a kind of sight, from 0 to 1.
fn brightness_of(rows: [Light; 3]) -> impl Fn(Light) -> f64 {
    const WEIGHTS: Light = [0.213, 0.715, 0.072];
    let weights: Light = std::array::from_fn(|part| dot(rows.map(|row| row[part]), WEIGHTS));
    move |light| dot(weights, light).max(0.0)
}

/// The contrast ratio of two brightnesses, as WCAG has it: from 1 to 21.
fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
