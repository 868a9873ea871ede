//! The forests: crowns close together, those in front last, lit from the north-west.

mod edge;
mod tree;

use tiles::Side;

use super::super::PaintContext;
use super::palette;
use crate::canvas::Canvas;
use crate::geometry::{CENTRE, Point, SIZE, corner, turned};
use crate::layout::{DistanceField, ZoneLayout};
use crate::rng::Rng;
use crate::svg;
use tree::{LARGE, MIDDLE, SMALL, Size, TINY, Tree};

/// The trees along every side that a forest fills, half of each on this tile and half on the next:
/// where on the side, the kind, the size. Those near the corners are small, since forests are narrow
/// there.
const ON_BORDER: [(f64, usize, Size); 14] = [
    (4.5, 0, TINY),
    (8.5, 1, SMALL),
    (14.0, 0, SMALL),
    (20.5, 2, MIDDLE),
    (28.0, 1, LARGE),
    (36.5, 0, LARGE),
    (44.5, 3, MIDDLE),
    (51.5, 1, LARGE),
    (60.0, 0, LARGE),
    (68.5, 2, MIDDLE),
    (76.0, 0, LARGE),
    (83.5, 1, MIDDLE),
    (90.5, 0, SMALL),
    (95.5, 1, TINY),
];

/// The trees inside a forest stand in rows: how many there are in a row, and rows on a tile.
const COLUMNS: u32 = 11;
const ROWS: u32 = 13;
/// How far the first and last of them are from the border of the tile.
const MARGIN: f64 = 6.3;
/// How far they are from the edge of the forest at least.
const DEPTH: f64 = 4.0;
/// How far trees keep away from what is counted.
const GLADE: f64 = 9.5;

/// Paints all forests of a tile.
pub(super) fn paint(context: &PaintContext<'_>, canvas: &mut Canvas) {
    let mut trees = Vec::new();
    for (zone, layout) in context.zones("forest") {
        let sides: Vec<Side> = zone.ports.iter().map(|port| port.side.turned(context.rotation)).collect();
        sides.iter().for_each(|&side| on_border(side, &mut trees));
        trees.extend(in_corners(&sides));
        let distances = DistanceField::inside(&layout.shape);
        let mut rng = context.rng.fork(&zone.name);
        let others =
            context.zones("forest").map(|(_, other)| &other.shape).filter(|other| *other != &layout.shape);
        let forest = edge::ForestEdge { layout, distances: &distances, others: others.collect() };
        edge::plant(&forest, &mut rng, &mut trees);
        inside(context, layout, &distances, &mut rng, &mut trees);
    }
    trees.sort_by(|a, b| a.at.y.total_cmp(&b.at.y).then(a.at.x.total_cmp(&b.at.x)));
    shadows(&trees, canvas);
    for (_, layout) in context.zones("forest") {
        canvas.polygon(&layout.shape, &format!("fill=\"{}\"", palette::FOREST));
        layout.marks.iter().for_each(|&(_, at)| canvas.put("h-glade", at));
    }
    trunks(&trees, canvas);
    trees.iter().for_each(|tree| canvas.put(tree.symbol(), tree.at));
}

/// Paints all forests as they look from far away.
pub(super) fn paint_far(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for (_, layout) in context.zones("forest") {
        let edge = format!("fill=\"none\" stroke=\"{}\" stroke-linejoin=\"round\"", palette::FOREST);
        canvas.polygon(&layout.shape, &format!("fill=\"{}\"", palette::CANOPY));
        canvas.polylines(&layout.shape.inner_lines(), &format!("{edge} stroke-width=\"3.4\""));
    }
}

/// Trees on the border of the tile, the same on every side, so that the next tile draws the same.
fn on_border(side: Side, trees: &mut Vec<Tree>) {
    for (along, kind, size) in ON_BORDER {
        let at = match side {
            Side::North => Point::new(along, 0.0),
            Side::East => Point::new(SIZE, along),
            Side::South => Point::new(along, SIZE),
            Side::West => Point::new(0.0, along),
        };
        trees.push(Tree { at, kind, size, out: None });
    }
}

/// A tree in every corner between two sides of the forest, where those on the border are small.
fn in_corners(sides: &[Side]) -> impl Iterator<Item = Tree> {
    let next = |side: &Side| Side::ALL[(side.index() + 1) % 4];
    sides.iter().map(next).filter(|next| sides.contains(next)).map(|side| {
        let at = corner(side);
        let at = at + (CENTRE - at).signum() * MIDDLE.reach;
        Tree { at, kind: side.index() % 3, size: MIDDLE, out: None }
    })
}

/// Trees inside a forest, but for the glades round what is counted.
fn inside(
    context: &PaintContext<'_>,
    layout: &ZoneLayout,
    distances: &DistanceField,
    rng: &mut Rng,
    trees: &mut Vec<Tree>,
) {
    let apart = Point::splat(SIZE - 2.0 * MARGIN) / Point::new(f64::from(COLUMNS - 1), f64::from(ROWS - 1));
    for (row, column) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column))) {
        let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
        let place = Point::splat(MARGIN) + Point::new(f64::from(column) + shift, f64::from(row)) * apart;
        let jitter = Point::new(rng.between(-1.6, 1.6), rng.between(-1.6, 1.6));
        let size = if rng.chance(0.6) { LARGE } else { MIDDLE };
        let kind = tree::kind(rng);
        let reach = Point::splat(size.reach);
        let at = turned((place + jitter).clamp(reach, Point::splat(SIZE) - reach), context.rotation);
        let clear = layout.marks.iter().all(|(_, mark)| mark.distance(at) > GLADE);
        if clear && distances.clearance(at) > DEPTH {
            trees.push(Tree { at, kind, size, out: None });
        }
    }
}

/// The shadow of a forest falls to the south-east, and ends with the tile.
fn shadows(trees: &[Tree], canvas: &mut Canvas) {
    canvas.group(&format!("fill=\"{}\" opacity=\".38\"", palette::SHADE), |canvas| {
        for tree in trees.iter().filter(|tree| tree.out.is_some_and(|out| out.x + out.y > 0.1)) {
            let reach = tree.size.reach;
            let longest = Point::splat(SIZE - reach) - tree.at;
            let shift = (Point::new(0.45, 0.62) * reach).min(longest);
            let [x, y, r] = [tree.at.x + shift.x, tree.at.y + shift.y, reach].map(svg::number);
            canvas.raw(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"));
        }
    });
}

/// Trunks are seen below the crowns at southern edges.
fn trunks(trees: &[Tree], canvas: &mut Canvas) {
    for tree in trees.iter().filter(|tree| tree.out.is_some_and(|out| out.y > 0.3)) {
        let foot = tree.at + Point::new(0.0, tree.size.reach * 0.9);
        if tree.size.reach > SMALL.reach && foot.y + 3.0 < SIZE {
            canvas.put("h-trunk", foot);
        }
    }
}
