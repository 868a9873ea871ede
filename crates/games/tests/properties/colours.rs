//! Colours are chosen before the game, and are part of every text of it.

use games::{Colour, History, Record, Seat, SetupError, catalog, position};

#[test]
fn who_chooses_no_colour_gets_the_first_that_is_left() {
    let setup = catalog::find("hunters-2020").unwrap().setup(3, Seat(0), &[]).unwrap();
    assert_eq!(setup.colours(), [Colour::Red, Colour::Yellow, Colour::Blue]);
    let chosen = setup.with_colours(&[None, Some("red"), Some("Purple")]).unwrap();
    assert_eq!(chosen.colours(), [Colour::Yellow, Colour::Red, Colour::Purple]);
}

#[test]
fn a_colour_is_one_of_the_game_and_of_one_seat() {
    let setup = || catalog::find("winter").unwrap().setup(2, Seat(0), &[]).unwrap();
    let known = vec!["red", "yellow", "blue", "green", "black"];
    let pink = SetupError::Colour { name: "pink".to_owned(), known };
    assert_eq!(setup().with_colours(&[Some("pink")]), Err(pink));
    assert!(matches!(setup().with_colours(&[Some("purple")]), Err(SetupError::Colour { .. })));
    let twice = SetupError::ColourTwice { colour: Colour::Blue };
    assert_eq!(setup().with_colours(&[Some("blue"), Some("blue")]), Err(twice));
    let many = SetupError::Colours { seats: 2, colours: 3 };
    assert_eq!(setup().with_colours(&[Some("blue"), None, None]), Err(many));
}

#[test]
fn records_and_positions_keep_colours_that_were_chosen() {
    let setup = catalog::find("kids").unwrap().setup(2, Seat(1), &[]).unwrap();
    let usual = History::new(setup.clone()).unwrap().record().write();
    assert!(!usual.contains("colours"), "{usual}");
    let history = History::new(setup.with_colours(&[Some("green"), Some("red")]).unwrap()).unwrap();
    let text = history.record().write();
    assert!(text.contains("\ncolours green,red\n"), "{text}");
    assert_eq!(Record::read(&text).unwrap().write(), text);
    let game = history.game();
    let again = position::read(&game.position()).unwrap();
    assert_eq!(again.setup().colours(), [Colour::Green, Colour::Red]);
    assert_eq!(again.position(), game.position());
}
