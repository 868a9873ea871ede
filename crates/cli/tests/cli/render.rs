//! `render`

use std::fs;
use std::process::{Command, Stdio};

use crate::bastide::{Folder, bastide, fed};

const RECORD: &str = "bastide record 1\ngame winter\nseats 2\nstarts 1\n\n\
    1. draw U; place 1,0 r0; claim meeple road1\n2. draw E; place 0,-1 r2; pass\n\nresult open\n";
const POSITION: &str =
    "kids/1;seats=2;starts=0;turn=3;scores=1,0;board=12@0,0r0/0@0,-1r0/1@0,1r0;step=draw;left=2,3";

/// How many tiles a picture has.
fn tiles(svg: &str) -> usize {
    svg.matches("<svg ").count() - 1
}

/// The width and height that a PNG says it has.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_record_is_drawn_after_any_turn() {
    let file = Folder::new("render-record").write("game.txt", RECORD);
    let end = bastide(&["render", &file]).ok();
    assert!(end.starts_with("<svg ") && end.ends_with("</svg>\n"), "{end}");
    assert_eq!(tiles(&end), 3);
    assert_eq!(end.matches("href=\"#p-standing-yellow\"").count(), 1);
    assert_eq!(tiles(&bastide(&["render", &file, "--at", "1"]).ok()), 2);
    assert_eq!(tiles(&bastide(&["render", &file, "--at", "0"]).ok()), 1);
    assert_eq!(fed(&["render", "-"], RECORD).ok(), end);
}

#[test]
fn what_is_shown_can_be_chosen() {
    let file = Folder::new("render-show").write("game.txt", RECORD);
    let shown = |option: &str, symbol: &str| {
        bastide(&["render", &file, option]).ok().contains(&format!("href=\"#{symbol}"))
    };
    assert!(shown("--last", "p-standing") && !shown("--no-pieces", "p-standing"));
    assert!(shown("--coordinates", "l-minus") && !shown("--last", "l-minus"));
    assert!(shown("--track", "t-space") && !shown("--last", "t-space"));
    assert!(shown("--last", "b-last") && !shown("--track", "b-last"));
}

#[test]
fn a_board_is_put_in_a_frame() {
    let folder = Folder::new("render-framed");
    let file = folder.write("game.txt", RECORD);
    let framed = |more: &[&str]| bastide(&[&["render", &file, "--framed"], more].concat());
    let plain = framed(&[]).ok();
    // One more for the board as a whole.
    assert_eq!(tiles(&plain), 4);
    assert!(plain.contains("href=\"#p-standing-red\"") && !plain.contains("<text"));
    assert_ne!(framed(&["--names", "Ada,Bo"]).ok(), plain);
    assert_ne!(framed(&["--lang", "fr"]).ok(), plain);
    let png = folder.path("framed.png");
    framed(&["-o", &png, "--width", "400"]).ok();
    assert_eq!(size(&fs::read(&png).unwrap()).0, 400);
    assert_eq!(bastide(&["render", &file, "--names", "Ada"]).code, 2);
}

#[test]
fn a_position_is_drawn() {
    let direct = bastide(&["render", POSITION]).ok();
    assert_eq!(tiles(&direct), 3);
    let file = Folder::new("render-position").write("position.txt", format!("\n{POSITION}\n"));
    assert_eq!(bastide(&["render", &file]).ok(), direct);
    // The tile in hand lies beside the board.
    let hand = POSITION.replace("step=draw;left=2,3", "step=place:2;left=3");
    assert_eq!(tiles(&bastide(&["render", &hand]).ok()), 4);
}

#[test]
fn the_dice_of_the_turn_lie_beside_what_is_built() {
    let position = "dice/1;seats=3;starts=0;turn=5;scores=0,0,0;board=end@0,0r1/tee@1,0r3;hand=end*2,knight;\
                    knights=1;catapults=2;rolls=2;doubled=off;kept=0;step=build";
    let svg = bastide(&["render", position]).ok();
    assert_eq!(tiles(&svg), 2 + 3 + 1 + 2);
    assert_eq!(svg.matches("href=\"#p-knight-red\"").count(), 1);
}

#[test]
fn the_ending_of_the_file_says_what_is_written() {
    let folder = Folder::new("render-endings");
    let file = folder.write("game.txt", RECORD);
    let (svg, png) = (folder.path("board.svg"), folder.path("board.PNG"));
    assert_eq!(bastide(&["render", &file, "-o", &svg]).ok(), "");
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg "));
    assert_eq!(bastide(&["render", &file, "--output", &png, "--width", "300"]).ok(), "");
    let (width, height) = size(&fs::read(&png).unwrap());
    assert!(width == 300 && height > 100, "{width} × {height}");
}

#[test]
fn sheets_tiles_and_icons_are_drawn() {
    for (game, most) in
        [("winter", 61), ("hunters-2002", 93), ("hunters-2020", 97), ("kids", 37), ("dice", 7)]
    {
        let count = tiles(&bastide(&["render", "--sheet", game]).ok());
        assert!((7..=most).contains(&count), "{game}: {count}");
    }
    let tile = |rotation: &str| bastide(&["render", "--tile", "winter", "k", "--rotation", rotation]).ok();
    assert!(tile("r0").starts_with("<svg ") && tile("r0") != tile("r1"));
    let png = Folder::new("render-icon").path("deer.png");
    assert_eq!(bastide(&["render", "--icon", "deer", "-o", &png, "--width", "40"]).ok(), "");
    assert_eq!(size(&fs::read(&png).unwrap()), (40, 40));
}

#[test]
fn a_game_becomes_a_film() {
    let folder = Folder::new("render-film");
    let file = folder.write("game.txt", RECORD);
    let (gif, png) = (folder.path("game.gif"), folder.path("game.png"));
    assert_eq!(bastide(&["render", "--gif", &file, "-o", &gif, "--width", "150"]).ok(), "");
    assert!(fs::read(&gif).unwrap().starts_with(b"GIF89a"));
    assert_eq!(bastide(&["render", "--gif", &file, "-o", &png, "--width", "150", "--track"]).ok(), "");
    let bytes = fs::read(&png).unwrap();
    assert!(size(&bytes).0 <= 150);
    assert!(bytes.windows(4).any(|name| name == b"acTL"));
    let night = folder.path("night.gif");
    assert_eq!(bastide(&["render", "--gif", &file, "-o", &night, "--width", "150", "--night"]).ok(), "");
    assert_ne!(fs::read(&night).unwrap(), fs::read(&gif).unwrap());
}

#[test]
fn bad_arguments_end_with_2_and_a_message() {
    let folder = Folder::new("render-bad");
    let file = folder.write("game.txt", RECORD);
    let bad: [(&[&str], &str); 16] = [
        (&[], "required"),
        (&[&file, "--at", "9"], "turn 9"),
        (&[POSITION, "--at", "1"], "no turns"),
        (&[&file, "--width", "0"], "width"),
        (&[&file, "--width", "20001"], "20001"),
        (&[&file, "-o", "board.jpg"], "board.jpg"),
        (&[&file, "-o", "board"], "board"),
        (&["--sheet", "chess"], "chess"),
        (&["--sheet", "winter", &file], "cannot be used"),
        (&["--tile", "winter", "ZZ"], "ZZ"),
        (&["--tile", "chess", "A"], "chess"),
        (&["--tile", "winter", "A", "--rotation", "r4"], "r4"),
        (&["--icon", "dragon"], "deer"),
        (&["--gif", &file], "--output"),
        (&["--gif", &file, "-o", "game.webp"], "game.webp"),
        (&["--tile", "winter"], "2"),
    ];
    for (args, part) in bad {
        let run = bastide(&[&["render"], args].concat());
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(part) && !run.err.contains("panicked"), "{args:?}: {}", run.err);
    }
}

#[test]
fn what_cannot_be_read_or_written_ends_with_1() {
    let folder = Folder::new("render-io");
    let good = folder.write("game.txt", RECORD);
    let broken = folder.write("broken.txt", RECORD.replace("place 1,0 r0", "place 1,0 r1"));
    let film = folder.path("game.gif");
    let bad: [(&[&str], &str); 6] = [
        (&["/nowhere"], "/nowhere"),
        (&[&good, "-o", "/nowhere/board.svg"], "/nowhere/board.svg"),
        (&["--gif", &good, "-o", "/nowhere/game.gif"], "/nowhere/game.gif"),
        (&[&broken], "line 6"),
        (&["--gif", &broken, "-o", &film], "line 6"),
        (&["winter/1;seats=2"], "starts"),
    ];
    for (args, part) in bad {
        let run = bastide(&[&["render"], args].concat());
        assert_eq!(run.code, 1, "{args:?}: {}", run.err);
        assert!(run.err.contains(part), "{args:?}: {}", run.err);
    }
    // A film that can't be made leaves no file behind.
    assert!(fs::metadata(&film).is_err());
}

/// As in `bastide render FILE | head -c 1`.
#[test]
fn a_closed_pipe_is_a_quiet_end() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["render", "--sheet", "hunters-2002"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
