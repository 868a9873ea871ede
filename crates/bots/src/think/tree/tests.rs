use games::winter::Winter;
use games::{Game, catalog};

use super::*;
use crate::bot::{Budget, Part};
use crate::rng::Rng;
use crate::think::{Aim, Weights};

/// A game in which a tile is to be placed and so many are left.
pub(in crate::think) fn game_with_left(left: usize) -> Winter {
    let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("farmers", "on")]).unwrap();
    let mut game = Winter::new(setup, None).unwrap();
    let mut rng = Rng::new(5);
    let tiles_left = |game: &Winter| game.next_stack().map_or(0, |stack| stack.len());
    while tiles_left(&game) > left || game.phase() != Phase::Place {
        let next = game.sample(&mut |bound| rng.below(bound)).unwrap();
        game.apply_unchecked(next);
    }
    game
}

fn explorer(game: &Winter) -> Explorer<Winter> {
    let weights = Weights::tuned(catalog::find("winter").unwrap(), 2).unwrap();
    Explorer::new(game, weights, Aim::Win, Part::WHOLE)
}

/// The first tree of a game, followed so many times.
fn grown(game: &Winter, room: usize, times: usize) -> Tree {
    let mut explorer = explorer(game);
    let mut tree = explorer.plant(1, room).pop().unwrap();
    let budget = Budget::simulations(u32::MAX);
    (0..times).for_each(|_| assert!(tree.follow(&mut explorer, &budget)));
    tree
}

/// However long a tree is followed, it takes no more room than it was given.
#[test]
fn a_tree_does_not_outgrow_its_room() {
    const ROOM: usize = 40;
    let game = game_with_left(70);
    let tree = grown(&game, ROOM, 10 * ROOM);
    assert_eq!(tree.visits() as usize, 10 * ROOM);
    assert_eq!(tree.turns.len(), ROOM);
    assert!(tree.ways.len() <= 1 + ROOM * WIDE);
    // Only what has been followed has draws, and that is at most a way for each turn.
    let kinds = game.next_stack().unwrap().counts().count();
    assert!(tree.draws.len() <= ROOM * kinds, "{}", tree.draws.len());
}

/// When all that can happen has been looked at, what a tree says is what comes of trying everything: the
/// best way for who plays, each tile as often as it is likely. With two tiles left it soon has, with three after a while.
#[test]
fn a_tree_that_has_seen_all_is_exact() {
    for (left, visits) in [(1, 1), (2, 50), (3, 2_000)] {
        let game = game_with_left(left);
        let tree = grown(&game, 100_000, visits);
        let mut explorer = explorer(&game);
        explorer.play(tree.plan().moves());
        let end = explorer.state.clone();
        let exact = expected(&mut explorer, &end)[game.seat().index()];
        assert!((tree.mean(0.0) - exact).abs() < 1e-4, "{left}: {} {exact}", tree.mean(0.0));
        let impression = tree.ways[ROOT].impression[game.seat().index()];
        assert!(left < 2 || (impression - exact).abs() > 1e-3, "{left}: there is nothing to see");
    }
}

/// How sure each seat is to win, by trying everything that a tree may look at.
fn expected(explorer: &mut Explorer<Winter>, game: &Winter) -> Values {
    explorer.state.clone_from(game);
    if game.phase() == Phase::Over {
        let values = explorer.evaluate();
        return confidences(&values, 2, explorer.utility());
    }
    let draws: Vec<(TileId, u8)> = game.next_stack().unwrap().counts().collect();
    let (mut sum, mut total) = (Values::default(), 0.0);
    for (tile, count) in draws {
        explorer.state.clone_from(game);
        explorer.state.apply_unchecked(Move::Draw(tile));
        let drawn = explorer.state.clone();
        let worth = if drawn.phase() == Phase::Place {
            let mut ways = Vec::new();
            let seat = explorer.look(WIDE, 0, &mut ways).seat.index();
            let worths = ways.iter().map(|way| {
                let mut after = drawn.clone();
                way.plan.moves().for_each(|played| after.apply_unchecked(played));
                expected(explorer, &after)
            });
            worths.max_by(|one, other| one[seat].total_cmp(&other[seat])).unwrap()
        } else {
            expected(explorer, &drawn)
        };
        add(&mut sum, f32::from(count), &worth);
        total += f32::from(count);
    }
    sum.map(|worth| worth / total)
}

/// After each tile of the next player another comes first for the one after: otherwise a tree would have
/// to be followed hundreds of times before it shows what a rare tile can do.
#[test]
fn all_tiles_are_soon_drawn_in_the_turn_after_the_next() {
    let game = game_with_left(60);
    let kinds = game.next_stack().unwrap().counts().count();
    let tree = grown(&game, 10_000, 6 * kinds);
    let below = tree.ways.iter().enumerate().skip(1).filter_map(|(at, _)| tree.draws_after(at));
    let mut drawn: Vec<TileId> = below
        .flat_map(|(_, draws)| draws.iter().filter(|draw| draw.visits > 0).map(|draw| draw.tile))
        .collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert!(drawn.len() * 10 >= kinds * 9, "{} of {kinds}", drawn.len());
}

/// At first a tree follows what comes of a few tiles, but in the end of all.
#[test]
fn the_next_turn_has_more_and_more_tiles() {
    let game = game_with_left(60);
    let kinds = game.next_stack().unwrap().counts().count();
    let drawn = |times| {
        let tree = grown(&game, 10_000, times);
        let (_, draws) = tree.draws_after(ROOT).unwrap();
        draws.iter().filter(|draw| draw.visits > 0).count()
    };
    assert!((5..=7).contains(&drawn(25)), "{}", drawn(25));
    assert!((11..=13).contains(&drawn(100)), "{}", drawn(100));
    assert_eq!(drawn(2_000), kinds);
}
