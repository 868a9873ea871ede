//! Where zones lie: on every copy of every tile of every set.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use art::Art;
use art::geometry::{Point, Polygon, SIZE};
use art::layout::{Form, TileLayout, ZoneLayout, border_segments};
use tiles::{Rotation, Side, Tile, TileSet, builtin, builtin_names};

/// Calls with every copy of every tile of every set, and the name of the copy.
fn every_copy(mut see: impl FnMut(&Art, &Tile, &TileLayout, &str)) {
    for name in builtin_names() {
        let set: &'static TileSet = Box::leak(Box::new(builtin(name).unwrap()));
        let art = Art::of(set).unwrap();
        for (id, tile) in set.tile_ids() {
            for copy in 0..tile.count {
                let layout = art.layout(id, copy, Rotation::R0);
                see(&art, tile, &layout, &format!("{name} {} copy {copy}", tile.code));
            }
        }
    }
}

/// What is wrong, all of it at once.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn check(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.0.push(fault());
        }
    }

    fn none(self) {
        assert!(self.0.is_empty(), "{} faults:\n{}", self.0.len(), self.0.join("\n"));
    }
}

/// The visible zones: not those beneath others.
fn visible<'a>(tile: &'a Tile, layout: &'a TileLayout) -> impl Iterator<Item = (&'a str, &'a ZoneLayout)> {
    let zones = tile.zones.iter().map(|zone| zone.name.as_str()).zip(&layout.zones);
    zones.filter(|(_, zone_layout)| zone_layout.form != Form::Under)
}

#[test]
fn every_zone_has_an_outline_and_a_spot_inside_it() {
    let mut faults = Faults::default();
    every_copy(|_, tile, layout, copy| {
        faults.check(layout.zones.len() == tile.zones.len(), || copy.to_owned());
        for (zone, zone_layout) in tile.zones.iter().zip(&layout.zones) {
            let name = &zone.name;
            faults.check(zone_layout.shape.area() > 40.0, || {
                format!("{copy}: {name} has an area of {}", zone_layout.shape.area())
            });
            faults.check(zone_layout.shape.contains(zone_layout.spot), || {
                format!("{copy}: the spot of {name} is outside it")
            });
        }
    });
    faults.none();
}

#[test]
fn outlines_of_different_zones_do_not_overlap() {
    let mut faults = Faults::default();
    every_copy(|_, tile, layout, copy| {
        let zones: Vec<_> = visible(tile, layout).collect();
        for (at, (name, zone_layout)) in zones.iter().enumerate() {
            for (other_name, other) in &zones[at + 1..] {
                let shared = zone_layout.shape.intersection(&other.shape).area();
                faults.check(shared < 0.5, || format!("{copy}: {name} and {other_name} share {shared}"));
            }
        }
    });
    faults.none();
}

#[test]
fn zones_are_connected() {
    let mut faults = Faults::default();
    every_copy(|_, tile, layout, copy| {
        for (name, zone_layout) in visible(tile, layout) {
            let bridged = matches!(zone_layout.form, Form::Band { .. });
            let parts = zone_layout.shape.difference_parts([]).len();
            faults
                .check(parts == 1 || bridged && parts == 2, || format!("{copy}: {name} is in {parts} parts"));
        }
    });
    faults.none();
}

#[test]
fn zones_reach_the_border_exactly_where_their_neighbours_expect_them() {
    let mut faults = Faults::default();
    every_copy(|art, tile, layout, copy| {
        let expected = border_segments(art.set(), art.layout_params(), tile);
        for (id, zone) in tile.zone_ids() {
            let Some(zone_layout) = layout.zone(id).filter(|zone_layout| zone_layout.form != Form::Under)
            else {
                continue;
            };
            for side in Side::ALL {
                let wanted = expected.iter().filter(|segment| segment.zone == id && segment.side == side);
                let wanted: Vec<(f64, f64)> = wanted.map(|segment| (segment.from, segment.to)).collect();
                let drawn = on_side(&zone_layout.shape, side);
                let same = wanted.len() == drawn.len()
                    && wanted.iter().zip(&drawn).all(|(a, b)| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 2e-4);
                faults.check(same, || {
                    format!("{copy}: {} on {side} is at {drawn:?}, not at {wanted:?}", zone.name)
                });
            }
        }
    });
    faults.none();
}

#[test]
fn kinds_of_sides_look_the_same_on_all_tiles_and_from_both_sides() {
    for name in builtin_names() {
        let set: &'static TileSet = Box::leak(Box::new(builtin(name).unwrap()));
        let art = Art::of(set).unwrap();
        let profile = |tile: &Tile, side: Side| -> Vec<(String, i64, i64)> {
            let border_segments = border_segments(set, art.layout_params(), tile)
                .into_iter()
                .filter(|segment| segment.side == side);
            let grid = |at: f64| (at * 1e6).round() as i64;
            let kind = |zone: tiles::ZoneId| set.kind_name(tile.zones[zone.index()].kind).to_owned();
            border_segments
                .map(|segment| (kind(segment.zone), grid(segment.from), grid(segment.to)))
                .collect()
        };
        let mirrored = |profile: &[(String, i64, i64)]| -> Vec<(String, i64, i64)> {
            let mirror =
                |(kind, from, to): &(String, i64, i64)| (kind.clone(), 1_000_000 - to, 1_000_000 - from);
            profile.iter().rev().map(mirror).collect()
        };
        let mut known: Vec<Option<Vec<(String, i64, i64)>>> = vec![None; set.side_kinds().len()];
        for tile in set.tiles() {
            for (side, kind) in Side::ALL.into_iter().zip(tile.sides) {
                let drawn = profile(tile, side);
                assert_eq!(drawn, mirrored(&drawn), "{name} {}: {side}", tile.code);
                let known = known[usize::from(kind.0)].get_or_insert_with(|| drawn.clone());
                assert_eq!(&drawn, known, "{name} {}: {side}", tile.code);
            }
        }
    }
}

#[test]
fn what_is_counted_lies_in_its_zone_and_keeps_clear_of_the_piece() {
    let mut faults = Faults::default();
    every_copy(|art, tile, layout, copy| {
        for (zone, zone_layout) in tile.zones.iter().zip(&layout.zones) {
            let counted: usize = zone.marks.iter().map(|(_, count)| usize::from(*count)).sum();
            let expected = if zone_layout.form == Form::Under { 0 } else { counted };
            faults.check(zone_layout.marks.len() == expected, || format!("{copy}: {}", zone.name));
            faults.check(zone_layout.power.is_some() == zone.power.is_some(), || {
                format!("{copy}: {}", zone.name)
            });
            let things: Vec<Point> =
                zone_layout.marks.iter().map(|(_, at)| *at).chain(zone_layout.power).collect();
            for (number, &thing) in things.iter().enumerate() {
                faults.check(zone_layout.shape.contains(thing), || {
                    format!("{copy}: a mark of {} lies outside it", zone.name)
                });
                let apart =
                    things[..number].iter().map(|other| other.distance(thing)).fold(f64::MAX, f64::min);
                faults.check(apart > 7.0, || format!("{copy}: marks of {} are {apart} apart", zone.name));
                let from_piece = zone_layout.spot.distance(thing);
                let covers = art.layout_params().piece_on_mark;
                faults.check(covers || from_piece > 7.0, || {
                    format!("{copy}: {} has a piece {from_piece} from a mark", zone.name)
                });
            }
        }
    });
    faults.none();
}

#[test]
fn a_copy_is_always_laid_out_alike_and_copies_differ() {
    let set: &'static TileSet = Box::leak(Box::new(builtin("winter").unwrap()));
    let art = Art::of(set).unwrap();
    let tile = set.find("U").unwrap();
    let outline = |copy: u8| art.tile(tile, copy, Rotation::R0).zones[0].outline.clone();
    assert_eq!(outline(0), outline(0));
    assert_ne!(outline(0), outline(1));
}

#[test]
fn four_quarter_turns_are_none() {
    let mut faults = Faults::default();
    every_copy(|_, _, layout, copy| {
        let quarter = layout.turned(Rotation::R1);
        let whole = quarter.turned(Rotation::R1).turned(Rotation::R2);
        for (zone_layout, again) in layout.zones.iter().zip(&whole.zones) {
            faults.check(zone_layout.spot.distance(again.spot) < 1e-9, || copy.to_owned());
            faults.check(again.shape.contains(again.spot), || copy.to_owned());
        }
    });
    faults.none();
}

/// From where to where a polygon lies along a side, each once, from 0 to 1 walking clockwise.
fn on_side(shape: &Polygon, side: Side) -> Vec<(f64, f64)> {
    let place = |at: kurbo::Point| -> Option<f64> {
        let (depth, along) = match side {
            Side::North => (at.y, at.x),
            Side::East => (SIZE - at.x, at.y),
            Side::South => (SIZE - at.y, SIZE - at.x),
            Side::West => (at.x, SIZE - at.y),
        };
        (depth.abs() < 1e-3).then_some(along / SIZE)
    };
    let along = shape.edges().filter_map(|edge| Some((place(edge.p0)?, place(edge.p1)?)));
    let mut pieces: Vec<(f64, f64)> =
        along.map(|(a, b)| (a.min(b), a.max(b))).filter(|(a, b)| b - a > 1e-3).collect();
    pieces.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut joined: Vec<(f64, f64)> = Vec::new();
    for (from, to) in pieces {
        match joined.last_mut() {
            Some(last) if from - last.1 < 1e-3 => last.1 = to,
            _ => joined.push((from, to)),
        }
    }
    joined
}
