//! Whole boards, as they are drawn.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use art::board::{Board, Bounds, Cell, Show, TrayItem};
use art::piece::{Colour, Figure};
use art::track::{Marker, Track};
use art::{Art, sheet};
use tiles::{Rotation, TileSet, ZoneId};

fn art(game: &str) -> Art {
    let set: &'static TileSet = Box::leak(Box::new(tiles::builtin(game).unwrap()));
    Art::of(set).unwrap()
}

fn cell(x: i16, y: i16) -> Cell {
    Cell { x, y }
}

/// A board of three tiles with two pieces.
fn small<'a>(art: &'a Art, show: Show) -> Board<'a> {
    let mut board = Board::new(art, show);
    let tile = |code: &str| art.set().find(code).unwrap();
    board.place_tile(tile("D"), cell(0, 0), Rotation::R0);
    board.place_tile(tile("V"), cell(1, 0), Rotation::R1);
    board.place_tile(tile("V"), cell(1, 1), Rotation::R3);
    board.place_piece(cell(0, 0), ZoneId(0), Figure::Standing, Colour::Yellow);
    board.place_piece(cell(1, 1), ZoneId(1), Figure::Lying, Colour::Green);
    board
}

fn count(svg: &str, what: &str) -> usize {
    svg.matches(what).count()
}

/// How often the picture shows a symbol, its definition left out.
fn shown(svg: &str, prefix: &str) -> usize {
    let (_, body) = svg.split_once("</defs>").unwrap();
    count(body, &format!("href=\"#{prefix}"))
}

#[test]
fn all_tiles_and_pieces_are_in_the_picture() {
    let art = art("winter");
    let svg = small(&art, Show::default()).svg(None);
    assert_eq!(count(&svg, "<svg "), 1 + 3);
    assert_eq!(
        (shown(&svg, "p-"), shown(&svg, "p-standing-yellow"), shown(&svg, "p-lying-green")),
        (2, 1, 1)
    );
    assert!(svg.starts_with("<svg xmlns") && svg.contains("viewBox=\"0 0 240 240\""));
    let bare = small(&art, Show { pieces: false, ..Show::default() }).svg(None);
    assert_eq!((count(&bare, "<svg "), shown(&bare, "p-")), (1 + 3, 0));
}

#[test]
fn a_detail_is_where_most_tiles_lie() {
    let art = art("winter");
    let svg = small(&art, Show::default()).crop(2, 1);
    assert!(svg.contains("viewBox=\"0 0 200 100\""), "{}", &svg[..120]);
    assert_eq!((count(&svg, "<svg "), shown(&svg, "p-")), (1 + 2, 1));
    // What is smaller than the window lies in its middle.
    let wide = small(&art, Show::default()).crop(6, 2);
    assert_eq!(count(&wide, "<svg "), 1 + 3);
    assert!(wide.contains("<svg x=\"200\" y=\"0\""));
}

#[test]
fn a_piece_without_a_place_is_left_out() {
    let art = art("winter");
    let mut board = small(&art, Show::default());
    board.place_piece(cell(9, 9), ZoneId(0), Figure::Standing, Colour::Red);
    board.place_piece(cell(0, 0), ZoneId(200), Figure::Standing, Colour::Red);
    assert_eq!(shown(&board.svg(None), "p-"), 2);
}

#[test]
fn copies_of_a_tile_differ() {
    let art = art("winter");
    let board = small(&art, Show::default());
    let svg = board.svg(None);
    let tiles: Vec<&str> = svg.split("<svg ").skip(2).map(|tile| tile.split_once('>').unwrap().1).collect();
    assert_ne!(tiles[1], tiles[2]);
}

#[test]
fn what_is_counted_can_be_left_out_and_covered() {
    let art = art("hunters-2002");
    let with_deer = art.set().find("3").unwrap();
    let picture = |show: Show, covered: bool| {
        let mut board = Board::new(&art, show);
        board.place_tile(with_deer, cell(0, 0), Rotation::R0);
        if covered {
            board.cover(cell(0, 0), ZoneId(2));
        }
        board.svg(None)
    };
    let without = Show { marks: false, ..Show::default() };
    assert_eq!(shown(&picture(Show::default(), false), "h-deer"), 1);
    assert_eq!(shown(&picture(without, true), "h-deer"), 0);
    assert_eq!(shown(&picture(Show::default(), true), "b-cover"), 1);
    assert_eq!(shown(&picture(without, true), "b-cover"), 0);
}

#[test]
fn a_pawn_stands_on_its_child() {
    let art = art("kids");
    let (tile, child) = art
        .set()
        .tile_ids()
        .find_map(|(id, tile)| {
            tile.zone_ids().find(|(_, zone)| !zone.marks.is_empty()).map(|(zone, _)| (id, zone))
        })
        .unwrap();
    let mut board = Board::new(&art, Show::default());
    board.place_tile(tile, cell(0, 0), Rotation::R0);
    board.place_piece(cell(0, 0), child, Figure::Pawn, Colour::Blue);
    let at = art.tile(tile, 0, Rotation::R0).zones[child.index()].marks[0] + 20.0;
    let place = format!("href=\"#p-pawn-blue\" transform=\"translate({})", art::svg::point(at));
    assert!(board.svg(None).contains(&place), "{place}");
}

#[test]
fn the_tile_placed_last_columns_and_rows_and_points_are_shown_on_request() {
    let art = art("winter");
    let plain = small(&art, Show::default()).svg(None);
    assert_eq!((shown(&plain, "b-last"), shown(&plain, "l-"), shown(&plain, "t-")), (0, 0, 0));
    let last = small(&art, Show { last: true, ..Show::default() }).svg(None);
    assert_eq!(shown(&last, "b-last"), 1);
    // Columns 0 and 1, rows 0 and 1, at both ends.
    let numbered = small(&art, Show { coordinates: true, ..Show::default() }).svg(None);
    assert_eq!((shown(&numbered, "l-0"), shown(&numbered, "l-1")), (4, 4));
    let mut board = small(&art, Show { track: true, ..Show::default() });
    let red = Marker { colour: Colour::Red, points: 3, space: 3, laps: 0 };
    let yellow = Marker { colour: Colour::Yellow, points: 60, space: 10, laps: 1 };
    board.set_track(Track { spaces: 50, figure: Figure::Standing, markers: vec![red, yellow] });
    let track = board.svg(None);
    assert_eq!(shown(&track, "t-space") + shown(&track, "t-fifth"), 50);
    assert_eq!(shown(&track, "p-standing-yellow"), 1 + 2);
}

#[test]
fn loose_dice_lie_beside_the_board() {
    let art = art("dice");
    let face = |name: &str| art.set().find(name).unwrap();
    let mut board = Board::new(&art, Show::default());
    board.place_tile(face("tee"), cell(0, 0), Rotation::R2);
    board.add_to_tray(vec![TrayItem::Tile(face("end")), TrayItem::Tile(face("knight"))]);
    board.add_to_tray(Vec::new());
    board.add_to_tray(vec![
        TrayItem::Unavailable(face("catapult")),
        TrayItem::Piece(Figure::Knight, Colour::Yellow),
    ]);
    let svg = board.svg(None);
    assert_eq!(count(&svg, "<svg "), 1 + 1 + 3);
    assert_eq!(
        (shown(&svg, "d-knight"), shown(&svg, "d-catapult"), shown(&svg, "p-knight-yellow")),
        (1, 1, 1)
    );
}

#[test]
fn there_is_room_for_what_is_to_come() {
    let art = art("winter");
    let mut board = small(&art, Show::default());
    board.reserve_cells(Bounds { first: cell(-3, 0), last: cell(0, 5) });
    assert_eq!(board.bounds(), Bounds { first: cell(-3, 0), last: cell(1, 5) });
    assert_eq!(board.layout().size.to_array(), [540.0, 640.0]);
}

/// Between tiles that share a pixel the table would shine through.
#[test]
fn in_a_picture_of_a_given_width_tiles_lie_on_whole_pixels() {
    let art = art("winter");
    for width in [333, 1000, 1999] {
        let svg = small(&art, Show::default()).svg(Some(width));
        assert!(svg.contains(&format!(" width=\"{width}\"")), "{width}");
        let (_, transform) = svg.split_once("<g transform=\"translate(").unwrap();
        let numbers: Vec<f64> = transform
            .split('"')
            .next()
            .unwrap()
            .split([' ', ')', '('])
            .filter_map(|number| number.parse().ok())
            .collect();
        let [x, y, scale] = numbers[..] else { panic!("{numbers:?}") };
        for start in [x + 20.0 * scale, y + 20.0 * scale, 100.0 * scale] {
            assert!((start - start.round()).abs() < 0.011, "{width}: {numbers:?}");
        }
    }
}

#[test]
fn a_sheet_has_every_tile_and_every_back() {
    for game in ["winter", "hunters-2002", "hunters-2020", "kids", "dice"] {
        let art = art(game);
        let svg = sheet(&art, Some(game), None);
        assert_eq!(count(&svg, "<svg "), 1 + art.set().tiles().len() + art.set().groups().len(), "{game}");
        assert!(art.set().tiles().iter().all(|tile| art::lettering::can_write(&tile.code)), "{game}");
    }
}

#[test]
fn the_same_board_is_the_same_text() {
    let picture = || small(&art("winter"), Show { coordinates: true, ..Show::default() }).svg(Some(800));
    assert_eq!(picture(), picture());
}

#[test]
fn an_empty_board_is_a_picture_too() {
    let art = art("kids");
    insta::assert_snapshot!(Board::new(&art, Show { coordinates: true, ..Show::default() }).svg(Some(100)));
}
