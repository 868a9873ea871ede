//! Moving pictures.

#![cfg(feature = "png")]
#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use art::board::{Board, Bounds, Cell, Show};
use art::film::{Film, Format};
use art::piece::{Colour, Figure};
use art::track::{Marker, Track};
use art::{Art, RasterError, png};
use tiles::{Rotation, ZoneId};

fn winter() -> Art {
    Art::of(Box::leak(Box::new(tiles::builtin("winter").unwrap()))).unwrap()
}

/// Three frames: a tile, another one with a piece, the piece is gone.
fn film(format: Format, width: u32) -> Vec<u8> {
    let art = winter();
    let mut board = Board::new(&art, Show { last: true, ..Show::default() });
    let room = Bounds { first: Cell { x: 0, y: 0 }, last: Cell { x: 1, y: 0 } };
    board.reserve_cells(room);
    let mut bytes = Vec::new();
    let mut film = Film::new(format, &board, width, 3, &mut bytes).unwrap();
    let tile = |code: &str| art.set().find(code).unwrap();
    board.place_tile(tile("D"), Cell { x: 0, y: 0 }, Rotation::R0);
    film.add(&board).unwrap();
    board.place_tile(tile("U"), Cell { x: 1, y: 0 }, Rotation::R1);
    board.place_piece(Cell { x: 1, y: 0 }, ZoneId(0), Figure::Standing, Colour::Red);
    film.add(&board).unwrap();
    board.clear();
    film.add(&board).unwrap();
    film.finish().unwrap();
    bytes
}

#[test]
fn a_gif_has_a_frame_for_each_turn_and_the_last_one_stays() {
    let bytes = film(Format::Gif, 240);
    let mut frames = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
    let (mut places, mut delays) = (Vec::new(), Vec::new());
    while let Some(frame) = frames.read_next_frame().unwrap() {
        places.push((frame.left, frame.top, frame.width, frame.height));
        delays.push(frame.delay);
    }
    assert_eq!(places[0], (0, 0, 240, 140));
    // The second frame lays a tile and takes the mark off the first; the third only takes a piece away.
    assert!(places[1].0 < 100 && places[1].2 > 150, "{places:?}");
    assert!(places[2].0 > 120 && places[2].2 < 40 && places[2].3 < 40, "{places:?}");
    assert_eq!(delays, [30, 30, 300]);
}

#[test]
fn a_png_that_moves_has_them_too() {
    let bytes = film(Format::Apng, 240);
    let mut reader = png_reader(&bytes);
    assert_eq!(reader.info().animation_control.unwrap().num_frames, 3);
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let first = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((first.width, first.height), (240, 140));
    let second = reader.next_frame(&mut pixels).unwrap();
    assert!(second.width < 240);
    reader.next_frame(&mut pixels).unwrap();
    assert_eq!(reader.info().frame_control.unwrap().delay_num, 300);
}

fn png_reader(bytes: &[u8]) -> ::png::Reader<std::io::Cursor<&[u8]>> {
    ::png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap()
}

#[test]
fn a_picture_is_as_wide_as_wanted() {
    let art = winter();
    let mut board = Board::new(&art, Show::default());
    board.place_tile(art.set().find("D").unwrap(), Cell { x: 0, y: 0 }, Rotation::R0);
    for width in [1, 77, 500] {
        assert_eq!(png_reader(&board.png(width).unwrap()).info().width, width);
    }
}

/// A board in pixels is drawn tile by tile, its SVG as a whole: nobody must be able to tell.
#[test]
fn a_board_in_pixels_is_its_svg_in_pixels() {
    let art = winter();
    let mut board = Board::new(&art, Show { last: true, track: true, ..Show::default() });
    let tile = |code: &str| art.set().find(code).unwrap();
    board.place_tile(tile("D"), Cell { x: 0, y: 0 }, Rotation::R0);
    board.place_tile(tile("U"), Cell { x: 1, y: 0 }, Rotation::R1);
    board.place_tile(tile("E"), Cell { x: 0, y: 1 }, Rotation::R2);
    board.place_piece(Cell { x: 1, y: 0 }, ZoneId(0), Figure::Standing, Colour::Red);
    let markers = [(Colour::Red, 12), (Colour::Yellow, 7)];
    let markers = markers.map(|(colour, points)| Marker { colour, points, space: points, laps: 0 });
    board.set_track(Track { spaces: 50, figure: Figure::Standing, markers: markers.to_vec() });
    let [whole, by_tile] =
        [png(&board.svg(Some(400)), 400), board.png(400)].map(|bytes| blocks(&bytes.unwrap()));
    assert_eq!(whole.len(), by_tile.len());
    let most = whole.iter().zip(&by_tile).map(|(one, other)| one.abs_diff(*other)).max().unwrap();
    assert!(most < 20, "the mean of some block differs by {most}");
}

/// The mean of each block of eight by eight pixels, colour by colour: in SVG a tile is a hair larger, to
/// lap over the next.
fn blocks(bytes: &[u8]) -> Vec<u32> {
    const SIDE: usize = 8;
    let mut reader = png_reader(bytes);
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let row = reader.next_frame(&mut pixels).unwrap().line_size;
    let sum = |across: usize, colour: usize, rows: &[u8]| -> u32 {
        let pixel = |row: &[u8], x: usize| u32::from(row[(across * SIDE + x) * 3 + colour]);
        rows.chunks(row).map(|row| (0..SIDE).map(|x| pixel(row, x)).sum::<u32>()).sum()
    };
    let across = row / 3 / SIDE;
    let rows = pixels.chunks_exact(row * SIDE);
    rows.flat_map(|rows| {
        (0..across * 3).map(move |at| sum(at / 3, at % 3, rows) / (SIDE * SIDE) as u32).collect::<Vec<_>>()
    })
    .collect()
}

#[test]
fn what_is_too_large_is_refused() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"100\"/>";
    assert!(matches!(png(svg, 1000), Err(RasterError::TooLarge { width: 1000, height: 100_000 })));
    assert!(matches!(png(svg, u32::MAX), Err(RasterError::TooLarge { .. })));
    assert!(matches!(png("<svg", 10), Err(RasterError::Svg(_))));
}
