//! Many games at once are played as each would be alone.

use environment::{Arrays, Batch, Opponent, Reward, Space};
use games::{Phase, Seat, catalog};

fn batch(games: usize, reward: Reward, opponents: &[Option<Opponent>], threads: usize) -> Batch {
    let setup = catalog::find("winter").unwrap().setup(2, Seat(0), &[("pile", "classic")]).unwrap();
    Batch::new(Space::new(&setup).unwrap().into(), games, 9, reward, opponents, threads).unwrap()
}

/// In each game the first action that is legal.
fn first_legal(batch: &Batch, arrays: &Arrays) -> Vec<i64> {
    let masks = arrays.masks.chunks_exact(batch.space().actions());
    masks.map(|mask| mask.iter().position(|legal| *legal == 1).map_or(-1, |at| at as i64)).collect()
}

#[test]
fn threads_change_nothing() {
    let (mut one, mut two) = (batch(5, Reward::Points, &[], 1), batch(5, Reward::Points, &[], 3));
    let (mut first, mut second) = (one.arrays(), two.arrays());
    one.reset(4, first.buffers()).unwrap();
    two.reset(4, second.buffers()).unwrap();
    for _ in 0..200 {
        let actions = first_legal(&one, &first);
        one.step(&actions, first.buffers()).unwrap();
        two.step(&actions, second.buffers()).unwrap();
        assert_eq!(first.observations, second.observations);
        assert_eq!((&first.masks, &first.rewards), (&second.masks, &second.rewards));
    }
}

#[test]
fn games_in_a_batch_end_pay_and_begin_again() {
    let mut games = batch(3, Reward::Outcome, &[], 1);
    let mut arrays = games.arrays();
    games.reset(1, arrays.buffers()).unwrap();
    let mut ended = 0;
    for _ in 0..500 {
        let was_over = arrays.over.clone();
        let actions = first_legal(&games, &arrays);
        games.step(&actions, arrays.buffers()).unwrap();
        for (game, was_over) in was_over.into_iter().enumerate() {
            let rewards = &arrays.rewards[2 * game..][..2];
            assert_eq!(rewards[0] + rewards[1], 0.0);
            assert!(was_over == 0 || (arrays.over[game] == 0 && arrays.scores[2 * game] == 0));
            if arrays.over[game] == 1 {
                ended += 1;
                let state = games.game(game).unwrap().game();
                assert_eq!((state.phase(), state.scores()), (Phase::Over, &arrays.scores[2 * game..][..2]));
                let won = state.winners() == [Seat(0)];
                assert_eq!(rewards[0] == 1.0, won);
            }
        }
    }
    assert!(ended > 6);
}

#[test]
fn opponents_play_their_seats() {
    let greedy = Opponent::read(catalog::find("winter").unwrap(), "greedy").unwrap();
    let mut games = batch(2, Reward::Outcome, &[None, Some(greedy)], 1);
    let mut arrays = games.arrays();
    games.reset(1, arrays.buffers()).unwrap();
    let mut lost = 0;
    for _ in 0..400 {
        let actions = first_legal(&games, &arrays);
        games.step(&actions, arrays.buffers()).unwrap();
        assert_eq!(arrays.seats, [0, 0]);
        lost += arrays.rewards.chunks_exact(2).filter(|rewards| rewards[0] == -1.0).count();
    }
    assert!(lost > 2);
    assert!(Opponent::read(catalog::find("winter").unwrap(), "nobody").is_err());
    assert!(Opponent::read(catalog::find("winter").unwrap(), "master:0").is_err());
}

#[test]
fn games_with_the_same_seed_are_the_same_also_after_others() {
    let beginner = Opponent::read(catalog::find("winter").unwrap(), "beginner").unwrap();
    let mut games = batch(2, Reward::Outcome, &[None, Some(beginner)], 1);
    let mut arrays = games.arrays();
    let mut play = |seed| {
        games.reset(seed, arrays.buffers()).unwrap();
        for _ in 0..20 {
            let actions = first_legal(&games, &arrays);
            games.step(&actions, arrays.buffers()).unwrap();
        }
        arrays.observations.clone()
    };
    let first = play(1);
    assert_ne!(first, play(2));
    assert_eq!(first, play(1));
}

#[test]
fn one_illegal_action_stops_the_whole_step() {
    let mut games = batch(2, Reward::Outcome, &[], 1);
    let mut arrays = games.arrays();
    games.reset(1, arrays.buffers()).unwrap();
    let before = games.game(0).unwrap().game().position();
    let legal = first_legal(&games, &arrays)[0];
    let error = games.step(&[legal, i64::MAX], arrays.buffers()).unwrap_err();
    assert!(error.to_string().starts_with("game 1:"), "{error}");
    assert_eq!(games.game(0).unwrap().game().position(), before);
    assert!(games.step(&[legal], arrays.buffers()).is_err());
}
