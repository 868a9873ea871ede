//! What the definition of a game promises to the rest of the program.

use games::{Event, Phase, PointsRule, Record, catalog};

use crate::setups::setups_of;
use crate::style::Style;

/// Whatever gives points has a label for them.
#[test]
fn every_rule_that_gives_points_is_listed() {
    for setup in catalog::games().flat_map(setups_of) {
        let mut game = setup.clone().start().unwrap();
        let mut rng = bots::Rng::new(3);
        let style = Style::any(&mut rng);
        while let Some(next) = style.choose(&*game, &mut rng) {
            for event in game.apply(next).unwrap() {
                let Event::Scored(score) = event else { continue };
                let is_listed = |points: &PointsRule| points.rule == score.rule;
                assert!(setup.definition().points.iter().any(is_listed), "{} {}", setup.game(), score.rule);
            }
        }
    }
}

#[test]
fn points_are_given_by_rules_of_the_game_each_listed_once() {
    for game in catalog::games() {
        for (at, points) in game.points.iter().enumerate() {
            assert!(game.rules.contains(&points.rule), "{} {}", game.name, points.rule);
            assert!(game.points[..at].iter().all(|before| before.rule != points.rule), "{}", points.rule);
        }
    }
}

#[test]
fn a_game_offers_levels_from_weak_to_strong_and_one_for_newcomers() {
    for game in catalog::games() {
        let levels: Vec<_> = game.bots.levels.iter().map(|known| known.level).collect();
        assert!(levels.is_sorted(), "{}", game.name);
        let offered =
            |wanted| game.bots.levels.iter().any(|known| known.level == wanted && known.about.is_some());
        assert!(offered(game.bots.first), "{}", game.name);
        assert_eq!(game.bots.strongest(), games::Level::Master, "{}", game.name);
        assert!(game.bots.strategy(game.bots.stand_in).is_some(), "{}", game.name);
    }
}

#[test]
fn the_sample_of_a_game_is_one_that_is_being_played() {
    for game in catalog::games() {
        let last = Record::read(game.sample).unwrap().last();
        assert_eq!(last.setup().definition(), game);
        assert_ne!(last.phase(), Phase::Over, "{}", game.name);
    }
}

#[test]
fn a_game_knows_its_tiles_before_it_is_started() {
    for game in catalog::games() {
        let started = setups_of(game).swap_remove(0).start().unwrap();
        assert!(std::ptr::eq(game.tile_set().unwrap(), started.tiles()), "{}", game.name);
    }
}
