//! What grows and lives between the paths: sparse, so that the children stand out.

use super::path;
use super::path_end::{LANDMARK_RADIUS, PathEnd};
use super::scenery::Sprite;
use crate::canvas::Canvas;
use crate::geometry::{Point, SIZE, turned};
use crate::rng::Rng;
use crate::style::PaintContext;

/// Patches of lighter grass.
pub(super) fn patches(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let mut rng = context.rng.fork("meadow");
    for _ in 0..5 {
        let scale = rng.between(0.7, 1.5);
        let mut inside = || rng.between(10.0 * scale, SIZE - 10.0 * scale);
        canvas.put_scaled("k-patch", turned(Point::new(inside(), inside()), context.rotation), scale);
    }
}

/// Decorations that are scattered between the paths.
struct Decoration {
    symbols: &'static [&'static str],
    /// The radius of one.
    radius: f64,
    /// How many there are at most.
    max: usize,
}

/// What is scattered, the larger ones first.
const DECORATIONS: [Decoration; 5] = [
    Decoration { symbols: &["k-tree", "k-tree", "k-blossom"], radius: 9.4, max: 2 },
    Decoration { symbols: &["k-hen", "k-dog", "k-goat", "k-pig", "k-rabbit", "k-cat"], radius: 7.9, max: 2 },
    Decoration { symbols: &["k-bush1", "k-bush2", "k-bush2", "k-toadstool"], radius: 6.4, max: 3 },
    Decoration {
        symbols: &["k-daisies", "k-tulips", "k-bells", "k-daisies", "k-tulips", "k-butterfly"],
        radius: 4.8,
        max: 5,
    },
    Decoration { symbols: &["k-tuft"], radius: 2.8, max: 8 },
];

/// Points a side of the grid that is searched for room.
const GRID: usize = 9;

/// Scatters animals, bushes and flowers where there is room for them, the larger ones first.
pub(super) fn scatter(context: &PaintContext<'_>, ends: &[PathEnd]) -> Vec<Sprite> {
    let mut rng = context.rng.fork("scatter");
    let mut spots = spots(context, ends, &mut rng);
    let mut sprites: Vec<Sprite> = Vec::new();
    for kind in DECORATIONS {
        for _ in 0..kind.max {
            let fitting: Vec<usize> = (0..spots.len()).filter(|&at| spots[at].1 >= kind.radius).collect();
            let (symbol, mirrored) = (kind.symbols[rng.below(kind.symbols.len())], rng.chance(0.5));
            let Some(&chosen) = fitting.get(rng.below(fitting.len())) else { break };
            let at = spots[chosen].0;
            spots.iter_mut().for_each(|spot| spot.1 = spot.1.min(spot.0.distance(at) - kind.radius));
            sprites.push(Sprite {
                transform: if mirrored { "scale(-1 1)" } else { "" },
                ..Sprite::new(symbol, at)
            });
        }
    }
    sprites
}

/// Points all over the tile with the clearance around them.
fn spots(context: &PaintContext<'_>, ends: &[PathEnd], rng: &mut Rng) -> Vec<(Point, f64)> {
    let step = SIZE / GRID as f64;
    let cells = (0..GRID * GRID).map(|cell| (cell % GRID, cell / GRID));
    let points = cells.map(|(column, row)| {
        let mut inside = |cell: usize| (cell as f64 + rng.between(0.15, 0.85)) * step;
        turned(Point::new(inside(column), inside(row)), context.rotation)
    });
    points.map(|at| (at, clearance(context, ends, at))).collect()
}

/// How far a point is from all paths, landmarks and sides.
fn clearance(context: &PaintContext<'_>, ends: &[PathEnd], at: Point) -> f64 {
    let border = at.min_element().min(SIZE - at.max_element());
    let lines = context.layout.zones.iter().flat_map(|layout| &layout.lines);
    let paths =
        lines.map(|line| line.nearest(at).distance(at) - path::WIDTH / 2.0 - 1.5).fold(f64::MAX, f64::min);
    let landmarks = ends.iter().map(|end| end.at.distance(at) - LANDMARK_RADIUS).fold(f64::MAX, f64::min);
    border.min(paths).min(landmarks)
}
