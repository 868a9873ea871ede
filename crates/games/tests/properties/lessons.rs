//! The lessons and the pictures beside rules: what they name exists, and the moves of lessons are legal.

use games::{Actor, Gesture, LEARNER, Lesson, Picture, Record, catalog, text};

fn lessons() -> impl Iterator<Item = (&'static str, Lesson)> {
    catalog::games().map(|game| (game.name, game.lesson.unwrap()()))
}

#[test]
fn every_game_has_a_lesson_that_is_short_and_ends_with_something_to_read() {
    for (name, lesson) in lessons() {
        assert!((2..=14).contains(&lesson.steps.len()), "{name}");
        assert_eq!(lesson.steps.last().unwrap().wants, None, "{name}");
    }
}

#[test]
fn the_moves_of_a_lesson_are_legal_and_what_is_wanted_is_the_learners() {
    for (name, lesson) in lessons() {
        let mut game = Record::read(&lesson.record).unwrap().last();
        let mut before = game.fork();
        assert_eq!(game.setup().game(), name);
        for step in &lesson.steps {
            for played in &step.before {
                game.apply(text::read_move(&*game, played).unwrap()).unwrap();
            }
            if let Some((cell, zone)) = step.light {
                let view = game.view();
                let (placed, _) = view.placed.iter().find(|(placed, _)| placed.cell == cell).unwrap();
                assert!(zone.index() < game.tiles().tile(placed.tile).zones.len(), "{name} {}", step.says);
            }
            if step.gesture == Some(Gesture::TakeBack) {
                game = before.fork();
            }
            if let Some(wanted) = &step.wants {
                assert_eq!(game.actor(), Actor::Seat(LEARNER), "{name} {}", step.says);
                before = game.fork();
                game.apply(text::read_move(&*game, wanted).unwrap()).unwrap();
            }
        }
        // A lesson that begins with chosen tiles draws them all.
        assert!(!lesson.record.contains("left=") || game.next_stack().is_none(), "{name}");
    }
}

#[test]
fn the_pictures_beside_rules_are_of_rules_tiles_and_groups_that_exist() {
    for game in catalog::games() {
        let set = game.tile_set().unwrap();
        for example in game.examples {
            assert!(game.rules.contains(&example.rule), "{} {}", game.name, example.rule);
            for picture in example.pictures {
                let exists = match picture {
                    Picture::Tile(code, rotation) => {
                        *rotation < 4 && set.tile_ids().any(|(_, tile)| tile.code == *code)
                    }
                    Picture::Standing(_, colour) | Picture::Lying(colour) => game.colours.contains(colour),
                    Picture::Back(group) => set.groups().iter().any(|known| known.name == *group),
                    // Which signs there are is known where they are drawn.
                    Picture::Icon(_) => true,
                };
                assert!(exists, "{} {} {picture:?}", game.name, example.rule);
            }
        }
    }
}
