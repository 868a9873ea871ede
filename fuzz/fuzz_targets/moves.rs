//! Lines of moves, each read and tried: a refused one changes nothing, legal ones are accepted.
#![no_main]

use games::{Seat, catalog, text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|lines: &str| {
    let options = [("farmers", "on"), ("river", "on"), ("abbot", "on")];
    let Ok(mut game) = catalog::start("winter", 3, Seat(1), &options) else { return };
    for line in lines.lines().take(400) {
        let Ok(wanted) = text::read_move(&*game, line) else { continue };
        let again = text::read_move(&*game, &text::write_move(&*game, wanted));
        assert_eq!(again, Ok(wanted), "a move's text is read as that move");
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let before = game.position();
        match game.apply(wanted) {
            Ok(_) => assert!(legal.contains(&wanted), "{line} is applied but not listed"),
            Err(refusal) => {
                assert!(!legal.contains(&wanted), "{line} is listed but refused: {refusal:?}");
                assert_eq!(game.position(), before);
            }
        }
    }
});
