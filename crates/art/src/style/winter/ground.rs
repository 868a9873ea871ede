//! Snow, and what lies and grows in it.

use tiles::Rotation;

use super::free_space::FreeSpace;
use super::palette::{MORTAR, SNOW, STONE};
use super::season::Season;
use super::sprites::Sprites;
use super::symbols::{animals, field, trees};
use crate::canvas::{Canvas, Symbol};
use crate::geometry::{Point, Polygon, SIZE, turned};
use crate::layout::ZoneLayout;
use crate::rng::Rng;
use crate::style::PaintContext;

/// Something that decorates a field.
struct Decoration {
    symbol: Symbol,
    /// The middle of the circle that it fits in, with its shadow.
    middle: Point,
    radius: f64,
}

const fn decoration(symbol: Symbol, x: f64, y: f64, radius: f64) -> Decoration {
    Decoration { symbol, middle: Point::new(x, y), radius }
}

/// What grows or runs everywhere, as often as it is named.
const COMMON: [Decoration; 14] = [
    COPSE, COPSE, COPSE, COPSE, FIR, FIR, FIR, SLIM_FIR, SLIM_FIR, YOUNG_FIR, YOUNG_FIR, BUSH, TRACKS, TRACKS,
];
/// Of these a tile has at most one.
const RARE: [Decoration; 3] = [FENCE, HAY, SNOWMAN];

/// The same in summer.
const SUMMER_COMMON: [Decoration; 14] =
    [GROUP, GROUP, GROUP, OAK, OAK, OAK, OAK, POPLAR, POPLAR, SHRUB, SHRUB, FLOWERS, FLOWERS, FLOWERS];
const SUMMER_RARE: [Decoration; 3] = [FENCE, HAY, SHEEP];

const OAK: Decoration = decoration(trees::OAK, 1.6, -4.0, 7.4);
const POPLAR: Decoration = decoration(trees::POPLAR, 1.4, -5.0, 7.4);
const SHRUB: Decoration = decoration(trees::SHRUB, 0.8, -1.6, 4.6);
const GROUP: Decoration = decoration(trees::GROUP, 1.6, -3.4, 10.5);
const FLOWERS: Decoration = decoration(field::FLOWERS, 0.0, 0.0, 5.0);
const SHEEP: Decoration = decoration(field::SHEEP, 0.6, -1.6, 7.4);
const COPSE: Decoration = decoration(trees::COPSE, 2.5, -4.0, 11.5);
const FIR: Decoration = decoration(trees::FIR, 2.8, -4.4, 9.0);
const SLIM_FIR: Decoration = decoration(trees::SLIM_FIR, 2.8, -4.0, 8.4);
const YOUNG_FIR: Decoration = decoration(trees::YOUNG_FIR, 2.0, -2.6, 5.8);
const BUSH: Decoration = decoration(trees::BUSH, 1.5, -1.0, 4.6);
const TRACKS: Decoration = decoration(field::TRACKS, 0.0, 0.0, 9.5);
const FENCE: Decoration = decoration(field::FENCE, 1.0, -1.0, 7.5);
const HAY: Decoration = decoration(field::HAY, 2.0, -2.6, 6.2);
const SNOWMAN: Decoration = decoration(field::SNOWMAN, 3.0, -3.4, 7.2);

/// The ground of every tile.
pub(super) fn snow(canvas: &mut Canvas) {
    canvas.polygon(&Polygon::tile(), &format!("fill=\"{SNOW}\""));
}

/// Rocks keep two fields apart where nothing else does.
pub(super) fn rocks(context: &PaintContext<'_>, canvas: &mut Canvas) {
    for rocks in &context.layout.dividers {
        canvas.polygon(rocks, &format!("fill=\"{STONE}\" stroke=\"{MORTAR}\" stroke-width=\".8\""));
    }
}

/// Strews hollows and drifts over the fields.
pub(super) fn drifts(context: &PaintContext<'_>, season: Season, free: &FreeSpace, canvas: &mut Canvas) {
    const DRIFTS: [(Symbol, f64); 3] = [(field::HOLLOW, 15.0), (field::DRIFT, 11.0), (field::LOW_DRIFT, 7.0)];
    const GRASS: [(Symbol, f64); 3] = [(field::HOLLOW, 15.0), (field::BLADES, 9.0), (field::BLADES, 9.0)];
    let strewn = if season == Season::Winter { DRIFTS } else { GRASS };
    let mut rng = context.rng.fork("drifts");
    let mut free = free.clone();
    for _ in 0..10 {
        let at = anywhere(context.rotation, &mut rng);
        let (symbol, radius) = strewn[rng.below(strewn.len())];
        if free.fits(at, radius, radius) && in_field(context, at) {
            free.occupy(at, radius - 3.0);
            canvas.put(symbol.id, at);
        }
    }
}

/// Lets a few things stand in the fields.
pub(super) fn decorate(
    context: &PaintContext<'_>,
    season: Season,
    free: &mut FreeSpace,
    sprites: &mut Sprites,
) {
    let (rares, commons) = match season {
        Season::Winter => (&RARE, &COMMON),
        Season::Summer => (&SUMMER_RARE, &SUMMER_COMMON),
    };
    let mut rng = context.rng.fork("fields");
    let rare = rng.chance(0.5).then(|| &rares[rng.below(rares.len())]);
    if let Some(rare) = rare {
        let _ = (0..5).any(|_| decorate_with(rare, context, &mut rng, free, sprites));
    }
    let mut rng = context.rng.fork("trees");
    for _ in 0..12 {
        let common = &commons[rng.below(commons.len())];
        decorate_with(common, context, &mut rng, free, sprites);
    }
}

/// Tries to find room for something, and says whether there was.
fn decorate_with(
    decoration: &Decoration,
    context: &PaintContext<'_>,
    rng: &mut Rng,
    free: &mut FreeSpace,
    sprites: &mut Sprites,
) -> bool {
    let Decoration { symbol, middle, radius } = decoration;
    let at = anywhere(context.rotation, rng);
    let fits = free.fits(at, *radius, *radius) && in_field(context, at);
    if fits {
        free.occupy(at, radius + 5.0);
        sprites.add(symbol.id, at - middle, 1.0);
    }
    fits
}

fn anywhere(rotation: Rotation, rng: &mut Rng) -> Point {
    let at = Point::new(rng.between(0.0, SIZE), rng.between(0.0, SIZE));
    turned(at, rotation)
}

fn in_field(context: &PaintContext<'_>, at: Point) -> bool {
    context.zones("field").any(|(_, layout)| layout.shape.contains(at))
}

/// Lets the animals of the tile stand in its largest field.
pub(super) fn animals(context: &PaintContext<'_>, free: &mut FreeSpace, sprites: &mut Sprites) {
    let Some((animal, places)) = context.tile.drawn.first().and_then(|drawn| animals_named(drawn)) else {
        return;
    };
    let fields = context.zones("field").map(|(_, layout)| layout);
    let Some(field) = fields.max_by(|a, b| a.shape.area().total_cmp(&b.shape.area())) else { return };
    let Some(at) = pasture(context, field, free) else { return };
    free.occupy(at, 13.0);
    for &(x, y) in places {
        sprites.add(animal.id, at + Point::new(x, y), 1.0);
    }
}

/// A place in a field with room for animals, or the best that was found.
fn pasture(context: &PaintContext<'_>, field: &ZoneLayout, free: &FreeSpace) -> Option<Point> {
    const ENOUGH: f64 = 12.0;
    let mut rng = context.rng.fork("animals");
    let tries = (0..60).map(|_| anywhere(context.rotation, &mut rng)).filter(|&at| field.shape.contains(at));
    let best = tries
        .map(|at| (free.clearance(at).min(ENOUGH), at))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, at)| at)
}

/// What an animal looks like, and where each one of them stands.
fn animals_named(name: &str) -> Option<(Symbol, &'static [(f64, f64)])> {
    let one: &[(f64, f64)] = &[(-1.5, 5.0)];
    Some(match name {
        "deer" => (animals::DEER, one),
        "boar" => (animals::BOAR, one),
        "wolves" => (animals::WOLF, &[(-5.0, 3.0), (4.0, 8.0)]),
        "crows" => (animals::CROW, &[(-5.0, 0.5), (4.5, 2.0), (-1.5, 6.5)]),
        "foxes" => (animals::FOX, &[(-3.0, 0.5), (1.0, 8.0)]),
        "bear" => (animals::BEAR, one),
        "wolpertinger" => (animals::WOLPERTINGER, one),
        _ => return None,
    })
}
