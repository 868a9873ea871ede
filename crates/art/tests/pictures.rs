//! What tiles look like: what is counted is there to be counted, and neighbours join without a seam.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeMap;

use art::Art;
use tiles::{Rotation, Side, Tile, TileId, TileSet, builtin, builtin_names};

fn every_set(mut see: impl FnMut(&Art, &'static TileSet)) {
    for name in builtin_names() {
        let set: &'static TileSet = Box::leak(Box::new(builtin(name).unwrap()));
        see(&Art::of(set).unwrap(), set);
    }
}

#[test]
fn a_set_is_painted_in_the_style_that_it_names_or_not_at_all() {
    let tiny = |style: &str| -> &'static TileSet {
        let text = format!(
            "set tiny 1\nstyle {style}\nkinds path\nside P path\ngroup all 1\ntile a\n sides P P P P\n path1 N E S W"
        );
        Box::leak(Box::new(TileSet::read("tiny.tiles", &text).unwrap()))
    };
    assert!(Art::of(tiny("kids")).is_ok());
    let error = Art::of(tiny("gothic")).err().unwrap();
    assert_eq!(
        error.to_string(),
        "tile set tiny: there is no style gothic; known: winter, hunters, kids, dice"
    );
}

/// How the ids of a set's symbols begin.
fn prefix(set: &TileSet) -> char {
    set.style().chars().next().unwrap()
}

#[test]
fn as_many_icons_are_drawn_as_the_tile_has_marks_and_powers() {
    every_set(|art, set| {
        for (id, tile) in set.tile_ids() {
            for rotation in Rotation::ALL {
                let drawn = art.tile(id, 0, rotation).marks;
                for (name, count) in expected(set, tile) {
                    let symbol = format!("\"#{}-{name}\"", prefix(set));
                    let found = drawn.matches(&symbol).count();
                    assert_eq!(found, usize::from(count), "{} {} {rotation}: {name}", set.name(), tile.code);
                }
            }
        }
    });
}

/// All that may be counted in a set or has a power, with how often this tile has it.
fn expected(set: &TileSet, tile: &Tile) -> BTreeMap<String, u8> {
    let names = set.marks().iter().chain(set.powers());
    let mut counts: BTreeMap<String, u8> = names.map(|name| (name.clone(), 0)).collect();
    // What lies beneath other zones is drawn in those.
    let seen = tile.zones.iter().filter(|zone| set.kind_name(zone.kind) != "water");
    for zone in seen {
        for &(mark, count) in &zone.marks {
            *counts.get_mut(&set.marks()[usize::from(mark.0)]).unwrap() += count;
        }
        if let Some(power) = &zone.power {
            *counts.get_mut(power).unwrap() += 1;
        }
    }
    counts
}

#[test]
fn copies_of_a_tile_are_painted_apart_and_always_alike() {
    every_set(|art, set| {
        for (id, tile) in set.tile_ids().filter(|(_, tile)| tile.count > 1 && set.name() != "dice") {
            let picture = |copy: u8| art.tile(id, copy, Rotation::R0).ground;
            assert_eq!(picture(0), picture(0), "{} {}", set.name(), tile.code);
            assert_ne!(picture(0), picture(1), "{} {}", set.name(), tile.code);
        }
    });
}

/// Pixels of a picture a side.
const PIXELS: u32 = 100;
/// How much two pixels of one place on a side may differ in one colour of 255 and still look alike.
const ALIKE: i32 = 40;

type Colour = [u8; 3];
/// The pixels along a side, and which side it is.
type Border = (String, Vec<Colour>);

#[test]
fn sides_of_a_kind_look_alike_at_the_border_so_that_neighbours_join_without_a_seam() {
    every_set(|art, set| {
        // Dice have rims; they lie side by side, but don't melt into each other.
        if set.name() == "dice" {
            return;
        }
        // Light falls from one side only, so that what lies north and south is compared apart from what
        // lies east and west.
        let mut sides: BTreeMap<(u8, usize), Vec<Border>> = BTreeMap::new();
        for (id, tile) in set.tile_ids() {
            let pixels = pixels(art, id);
            for (side, kind) in Side::ALL.into_iter().zip(tile.sides) {
                let name = format!("{} {} {side}", set.name(), tile.code);
                sides.entry((kind.0, side.index() % 2)).or_default().push((name, border(&pixels, side)));
            }
        }
        for ((kind, _), sides) in sides {
            let least = if is_wooded(set, kind) { 75 } else { 90 };
            let usual: Vec<Colour> = (0..PIXELS as usize).map(|at| usual(&sides, at)).collect();
            for (name, border) in &sides {
                let alike =
                    border.iter().zip(&usual).filter(|(pixel, usual)| is_alike(**pixel, **usual)).count();
                assert!(alike >= least, "{name}: only {alike} of {PIXELS} pixels of the border are as usual");
            }
        }
    });
}

/// Whether crowns of trees of all greens hang over a side.
fn is_wooded(set: &TileSet, kind: u8) -> bool {
    set.side_kind(tiles::SideKindId(kind)).lanes().any(|(_, kind)| set.kind_name(kind) == "forest")
}

/// The pixels of a tile, row by row.
fn pixels(art: &Art, tile: TileId) -> Vec<Colour> {
    let svg = art.document(&art.tile(tile, 0, Rotation::R0).ground, None);
    let bytes = art::png(&svg, PIXELS).unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let mut data = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut data).unwrap();
    let channels = data.len() / (PIXELS * PIXELS) as usize;
    data.chunks_exact(channels).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
}

/// The pixels just inside a side. The neighbour sees them from the other end, but a side looks the
/// same from both.
fn border(pixels: &[Colour], side: Side) -> Vec<Colour> {
    let last = PIXELS as usize - 1;
    let at = |x: usize, y: usize| pixels[y * PIXELS as usize + x];
    let along = 0..PIXELS as usize;
    match side {
        Side::North => along.map(|x| at(x, 0)).collect(),
        Side::East => along.map(|y| at(last, y)).collect(),
        Side::South => along.map(|x| at(x, last)).collect(),
        Side::West => along.map(|y| at(0, y)).collect(),
    }
}

/// The middle one of the colours that sides of a kind have at a place.
fn usual(sides: &[Border], at: usize) -> Colour {
    std::array::from_fn(|channel| {
        let mut values: Vec<u8> = sides.iter().map(|(_, border)| border[at][channel]).collect();
        values.sort_unstable();
        values[values.len() / 2]
    })
}

fn is_alike(one: Colour, other: Colour) -> bool {
    one.into_iter().zip(other).all(|(a, b)| (i32::from(a) - i32::from(b)).abs() <= ALIKE)
}
