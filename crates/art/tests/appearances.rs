//! Looks, day and night, near and far: what they have in common, and what sets them apart.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use art::board::{Board, Cell, Show};
use art::{Art, Detail};
use tiles::{Rotation, TileSet, builtin, builtin_names};

fn art(name: &str) -> Art {
    let set: &'static TileSet = Box::leak(Box::new(builtin(name).unwrap()));
    Art::of(set).unwrap()
}

#[test]
fn zones_lie_where_they_always_do() {
    let usual = art("winter");
    for other in [usual.in_look("summer").unwrap(), usual.at_night()] {
        for (id, tile) in usual.set().tile_ids() {
            let outlines = |art: &Art, detail: Detail| {
                let zones = art.tile_at(detail, id, 0, Rotation::R1).zones;
                zones.into_iter().map(|zone| (zone.outline, zone.spot)).collect::<Vec<_>>()
            };
            let expected = outlines(&usual, Detail::Near);
            for detail in [Detail::Near, Detail::Far] {
                assert_eq!(outlines(&other, detail), expected, "{}", tile.code);
            }
        }
    }
}

#[test]
fn a_look_that_a_set_does_not_have_is_refused() {
    assert!(art("winter").in_look("summer").is_ok());
    assert!(art("winter").in_look("spring").is_err());
    assert!(art("kids").in_look("summer").is_err());
}

#[test]
fn far_away_less_is_drawn_but_all_that_is_counted() {
    for art in builtin_names().map(art) {
        for (id, tile) in art.set().tile_ids() {
            let [near, far] =
                [Detail::Near, Detail::Far].map(|detail| art.tile_at(detail, id, 0, Rotation::R0));
            assert!(far.ground.len() <= near.ground.len(), "{} {}", art.set().name(), tile.code);
            let marks = |svg: &str| svg.matches("<use ").count();
            assert_eq!(marks(&far.marks), marks(&near.marks), "{} {}", art.set().name(), tile.code);
        }
    }
}

#[test]
fn a_picture_of_small_tiles_is_one_from_far_away() {
    let art = art("winter");
    let mut board = Board::new(&art, Show::default());
    board.place_tile(art.set().find("C").unwrap(), Cell { x: 0, y: 0 }, Rotation::R0);
    let [small, large] = [60, 600].map(|width| board.svg(Some(width)).len());
    assert!(small * 2 < large, "{small} {large}");
}

/// Two tiles side by side show the faint edges that all tiles have, and nothing of the background, however large they are.
#[test]
fn no_line_shines_through_between_tiles() {
    for name in ["winter", "hunters-2020"] {
        let art = art(name);
        let plain = if name == "winter" { "B" } else { "61" };
        let mut board = Board::new(&art, Show { marks: false, ..Show::default() });
        for x in 0..3 {
            board.place_tile(art.set().find(plain).unwrap(), Cell { x, y: 0 }, Rotation::R0);
        }
        for width in [211, 333, 500, 801, 1023, 1501] {
            let (row, side) = row_near_the_top(&board.png(width).unwrap());
            let joints =
                [1.0, 2.0].map(|tiles| (f64::from(width) / 2.0 + (tiles - 1.5) * side).round() as usize);
            for joint in joints {
                let ground = row[joint + (side / 8.0) as usize];
                for &seen in &row[joint - 2..joint + 2] {
                    let jump = (i32::from(seen) - i32::from(ground)).abs();
                    assert!(jump < 34, "{name}, {width} pixels: {jump} at {joint}");
                }
            }
        }
    }
}

/// The brightness of a row of pixels through the upper part of the tiles, and about how large a tile is.
fn row_near_the_top(png: &[u8]) -> (Vec<u8>, f64) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut data = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut data).unwrap();
    let (width, channels) = (info.width as usize, data.len() / (info.width * info.height) as usize);
    // Twenty units around three tiles.
    let side = (f64::from(info.width) * 100.0 / 340.0).floor();
    let y = (side * 0.2 + side * 0.06) as usize;
    let pixels = data.chunks_exact(channels).skip(y * width).take(width);
    (pixels.map(|pixel| pixel[1]).collect(), side)
}
