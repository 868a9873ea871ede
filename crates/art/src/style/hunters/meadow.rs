//! The meadows: dry grass with greener patches, tufts, flowers and stones.

use super::super::PaintContext;
use super::palette;
use crate::canvas::Canvas;
use crate::geometry::{Point, Polygon, SIZE, turned};
use crate::layout::ZoneLayout;
use crate::rng::Rng;

/// Soft patches of another green, with how far they reach.
const PATCHES: [(&str, f64); 5] =
    [("h-sage", 30.0), ("h-ochre", 27.0), ("h-sage", 30.0), ("h-straw", 20.0), ("h-sage", 30.0)];
/// Blades of grass here and there, with how far they reach. What lies on the grass hides them.
const GRASS: [(&str, f64); 6] = [
    ("h-grass1", 10.0),
    ("h-grass2", 10.0),
    ("h-grass1", 10.0),
    ("h-grass2", 10.0),
    ("h-grass1", 10.0),
    ("h-grass2", 10.0),
];
/// What grows and lies on the grass.
const PLANTS: [&str; 8] =
    ["h-tuft1", "h-tuft2", "h-tuft1", "h-flowers1", "h-tuft2", "h-stone1", "h-flowers2", "h-stone2"];
/// How many places are tried for plants.
const TRIES: usize = 20;
/// The room that a plant needs to all else.
const ROOM: f64 = 4.5;

/// Paints the ground of the whole tile, and what grows on the meadows.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), &format!("fill=\"{}\"", palette::MEADOW));
    let meadows: Vec<&ZoneLayout> = context.zones("meadow").map(|(_, layout)| layout).collect();
    grass(context, &meadows, canvas);
    plants(context, &meadows, canvas);
    rocks(context, canvas);
}

/// Paints the ground as it looks from far away.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), &format!("fill=\"{}\"", palette::MEADOW));
    rocks(context, canvas);
}

/// Rocks keep two meadows apart where nothing else does.
fn rocks(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for rocks in &context.layout.dividers {
        canvas.polygon(rocks, &format!("fill=\"{}\" stroke=\"{}\"", palette::ROCK, palette::ROCK_EDGE));
    }
}

/// Patches and blades stay inside the tile, so that its border is of one colour everywhere.
fn grass(context: &PaintContext<'_>, meadows: &[&ZoneLayout], canvas: &mut Canvas) {
    let mut rng = context.rng.fork("grass");
    for (patch, reach) in PATCHES.into_iter().chain(GRASS) {
        let at = turned(chance_point(&mut rng, reach), context.rotation);
        if meadows.iter().any(|meadow| meadow.shape.contains(at)) {
            canvas.put(patch, at);
        }
    }
}

fn plants(context: &PaintContext<'_>, meadows: &[&ZoneLayout], canvas: &mut Canvas) {
    let mut rng = context.rng.fork("plants");
    let mut taken: Vec<Point> = Vec::new();
    for number in 0..TRIES {
        let at = turned(chance_point(&mut rng, ROOM), context.rotation);
        let plant = PLANTS[(number + rng.below(2)) % PLANTS.len()];
        let free = taken.iter().all(|other| other.distance(at) > 15.0);
        if free && meadows.iter().any(|meadow| has_room(meadow, at)) {
            canvas.put(plant, at);
            taken.push(at);
        }
    }
}

fn chance_point(rng: &mut Rng, margin: f64) -> Point {
    let mut along = || rng.between(margin, SIZE - margin);
    Point::new(along(), along())
}

/// Whether a plant at this point hides nothing and is hidden by nothing.
fn has_room(meadow: &ZoneLayout, at: Point) -> bool {
    let mut marks = meadow.marks.iter().map(|&(_, mark)| mark).chain(meadow.power);
    let clear = marks.all(|mark| mark.distance(at) > 13.0);
    clear && meadow.shape.contains(at) && meadow.shape.distance(at) > ROOM
}
