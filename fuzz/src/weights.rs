//! Any text is the weights of an evaluation or an error; weights are read as they were written, and a bot can
//! play with them, however odd they are.

use bots::{Budget, Rng, Weights, tune};
use games::{Actor, Game, Seat, catalog};

pub(crate) fn check(text: &str) {
    let Ok(weights) = Weights::read(text) else { return };
    assert_eq!(Weights::read(&weights.write()).as_ref(), Ok(&weights), "what is written can be read");
    let Some(game) = some_turns() else { return };
    let mut bot = tune::one_step(weights);
    let choice = bot.choose(&*game, &Budget::simulations(1)).expect("a player has a move");
    assert!(game.check(choice.best).is_ok(), "a bot chooses a legal move");
}

/// A game in which a player is to move and some areas are open.
fn some_turns() -> Option<Box<dyn Game>> {
    let mut game = catalog::start("winter", 2, Seat(0), &[("farmers", "on"), ("abbot", "on")]).ok()?;
    let mut rng = Rng::new(1);
    for step in 0.. {
        if step >= 40 && matches!(game.actor(), Actor::Seat(_)) {
            break;
        }
        let next = game.sample(&mut |bound| rng.below(bound))?;
        game.apply_unchecked(next);
    }
    Some(game)
}
