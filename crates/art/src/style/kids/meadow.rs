//! What grows and lives between the paths: sparse, so that the children stand out.

use super::path;
use super::scenery::Thing;
use super::stop::{PLACE, Stop};
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE, turned};
use crate::rng::Rng;
use crate::style::Sketch;

/// Patches of lighter grass.
pub(super) fn patches(sketch: &Sketch<'_>, canvas: &mut Canvas) {
    let mut rng = sketch.rng.fork("meadow");
    for _ in 0..5 {
        let scale = rng.between(0.7, 1.5);
        let mut inside = || rng.between(10.0 * scale, SIZE - 10.0 * scale);
        canvas.put_scaled("k-patch", turned(Point::new(inside(), inside()), sketch.rotation), scale);
    }
}

/// Things that may stand between the paths.
struct Kind {
    symbols: &'static [&'static str],
    /// The room that one needs, from its middle.
    room: f64,
    /// How many there are at most.
    most: usize,
}

/// What is scattered, the larger things first.
const KINDS: [Kind; 5] = [
    Kind { symbols: &["k-tree", "k-tree", "k-blossom"], room: 9.4, most: 2 },
    Kind { symbols: &["k-hen", "k-dog", "k-goat", "k-pig", "k-rabbit", "k-cat"], room: 7.9, most: 2 },
    Kind { symbols: &["k-bush1", "k-bush2", "k-bush2", "k-toadstool"], room: 6.4, most: 3 },
    Kind {
        symbols: &["k-daisies", "k-tulips", "k-bells", "k-daisies", "k-tulips", "k-butterfly"],
        room: 4.8,
        most: 5,
    },
    Kind { symbols: &["k-tuft"], room: 2.8, most: 8 },
];

/// Places a side of the grid that is looked at for room.
const GRID: usize = 9;

/// Scatters animals, bushes and flowers where there is room for them, the larger ones first.
pub(super) fn scatter(sketch: &Sketch<'_>, stops: &[Stop]) -> Vec<Thing> {
    let mut rng = sketch.rng.fork("scatter");
    let mut spots = spots(sketch, stops, &mut rng);
    let mut things: Vec<Thing> = Vec::new();
    for kind in KINDS {
        for _ in 0..kind.most {
            let fitting: Vec<usize> = (0..spots.len()).filter(|&at| spots[at].1 >= kind.room).collect();
            let (symbol, mirrored) = (kind.symbols[rng.below(kind.symbols.len())], rng.chance(0.5));
            let Some(&chosen) = fitting.get(rng.below(fitting.len())) else { break };
            let at = spots[chosen].0;
            spots.iter_mut().for_each(|spot| spot.1 = spot.1.min(spot.0.distance(at) - kind.room));
            things.push(Thing {
                transform: if mirrored { "scale(-1 1)" } else { "" },
                ..Thing::new(symbol, at)
            });
        }
    }
    things
}

/// Points all over the tile with the room around them.
fn spots(sketch: &Sketch<'_>, stops: &[Stop], rng: &mut Rng) -> Vec<(Point, f64)> {
    let step = SIZE / GRID as f64;
    let cells = (0..GRID * GRID).map(|cell| (cell % GRID, cell / GRID));
    let points = cells.map(|(column, row)| {
        let mut inside = |cell: usize| (cell as f64 + rng.between(0.15, 0.85)) * step;
        turned(Point::new(inside(column), inside(row)), sketch.rotation)
    });
    points.map(|at| (at, room(sketch, stops, at))).collect()
}

/// How far a point is from all paths, places and sides.
fn room(sketch: &Sketch<'_>, stops: &[Stop], at: Point) -> f64 {
    let border = at.min_element().min(SIZE - at.max_element());
    let lines = sketch.layout.zones.iter().flat_map(|layout| &layout.lines);
    let paths =
        lines.map(|line| line.nearest(at).distance(at) - path::WIDTH / 2.0 - 1.5).fold(f64::MAX, f64::min);
    let places = stops.iter().map(|stop| stop.at.distance(at) - PLACE).fold(f64::MAX, f64::min);
    border.min(paths).min(places)
}
