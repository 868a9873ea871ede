//! Lines of moves, each read and tried: a refused one changes nothing, legal ones are accepted. The
//! first line may name a game; otherwise it is the Winter Edition with all it has.

use games::catalog;
use games::{Game, Seat, text};

pub(crate) fn check(lines: &str) {
    let Some(mut game) = start(lines.lines().next().unwrap_or_default()) else { return };
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
}

fn start(name: &str) -> Option<Box<dyn Game>> {
    let all = [("farmers", "on"), ("river", "on"), ("abbot", "on")];
    let (name, options) = match catalog::find(name.trim()).map(|game| game.name) {
        Ok(name) => (name, &[][..]),
        Err(_) => ("winter", &all[..]),
    };
    catalog::start(name, 3, Seat(1), options).ok()
}
