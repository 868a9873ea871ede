//! The levels: that each is stronger than the one below, that the same seed gives the same game, that
//! nobody sees the future, and that nobody thinks too long.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use std::time::{Duration, Instant};

use bots::arena::{Deck, Played, play};
use bots::{Budget, Level, Luck};
use games::{Actor, Phase, Seat, Setup, catalog};

const TILE_GAMES: [&str; 4] = ["winter", "hunters-2002", "hunters-2020", "kids"];

fn setup(game: &str, seats: u8) -> Setup {
    let options: &[_] = if game == "winter" { &[("farmers", "on"), ("pile", "classic")] } else { &[] };
    catalog::find(game).unwrap().setup(seats, Seat(0), options).unwrap()
}

/// A game between levels, one in each seat.
fn game(setup: &Setup, levels: &[Level], simulations: u32, round: u64) -> Played {
    let start = catalog::find(setup.game()).unwrap().start(setup.clone()).unwrap();
    let mut bots: Vec<_> = levels.iter().map(|level| level.bot(setup.game(), round)).collect();
    let played = play(setup.clone(), Deck::shuffled(&*start, 1, round), &mut |history, seat| {
        let choice = bots[seat.index()].choose(history.game(), &Budget::simulations(simulations));
        choice.ok_or_else(|| "no move".to_owned())
    })
    .unwrap();
    assert_eq!(played.forfeit, None);
    played
}

/// The share of games that the first of two levels wins, each deck being played twice.
fn wins(name: &str, one: Level, other: Level, simulations: u32, pairs: u64) -> f64 {
    let setup = setup(name, 2);
    let mut sum = 0.0;
    for round in 0..pairs {
        for (seat, levels) in [(Seat(0), [one, other]), (Seat(1), [other, one])] {
            let winners = game(&setup, &levels, simulations, round).winners;
            sum += if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }
    sum / (2 * pairs) as f64
}

#[test]
fn greedy_beats_random_play_nearly_always() {
    for name in TILE_GAMES {
        let share = wins(name, Level::Greedy, Level::Beginner, 1, 20);
        assert!(share >= 0.95, "{name}: {share}");
    }
}

#[test]
fn each_level_without_search_beats_the_one_below() {
    for name in TILE_GAMES {
        let instant = if name == "kids" { &Level::ALL[..4] } else { &Level::ALL[..5] };
        for pair in instant.windows(2) {
            let share = wins(name, pair[1], pair[0], 1, 30);
            assert!(share > 0.55, "{name}: {:?} {share}", pair[1]);
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_game() {
    for name in TILE_GAMES {
        let setup = setup(name, 3);
        for level in [Level::Beginner, Level::Learner, Level::Planner, Level::Master, Level::Mcts] {
            let levels = [level, Level::Expert, level];
            assert_eq!(game(&setup, &levels, 8, 5).record, game(&setup, &levels, 8, 5).record, "{name}");
        }
    }
}

#[test]
fn every_level_plays_every_game_with_any_number_of_seats() {
    for listing in catalog::games() {
        for seats in listing.choices().seats.clone() {
            let setup = setup(listing.name(), seats);
            let levels: Vec<Level> = Level::ALL.into_iter().cycle().skip(1).take(seats.into()).collect();
            let played = game(&setup, &levels, 2, 1);
            assert!(!played.winners.is_empty(), "{}", listing.name());
        }
    }
}

/// Two tables with the same past but decks in another order: whatever is still to come, a bot chooses
/// the same. Each table has a bot of its own, which has seen nothing but its table.
#[test]
fn nobody_sees_the_future() {
    for name in TILE_GAMES {
        let start = catalog::start(name, 2, Seat(0), &[]).unwrap();
        let (mut one, mut other) = (start.fork(), start.fork());
        let mut deck = Deck::shuffled(&*start, 1, 0);
        let mut bots = [Level::Master, Level::Mcts].map(|level| [level.bot(name, 7), level.bot(name, 7)]);
        let budget = Budget::simulations(16);
        for _ in 0..40 {
            let next = match one.actor() {
                Actor::Nobody => break,
                Actor::Chance => deck.next(&*one).unwrap(),
                Actor::Seat(seat) => {
                    // What the tables will draw from now on differs.
                    let mut futures = [one.fork(), other.fork()];
                    for (future, seed) in futures.iter_mut().zip([1, 2]) {
                        bots::playout(&mut **future, &mut Luck::new(seed));
                    }
                    let [here, there] = &mut bots[seat.index()];
                    let choice = here.choose(&*one, &budget).unwrap();
                    assert_eq!(Some(choice.clone()), there.choose(&*other, &budget), "{name}");
                    choice.best
                }
            };
            one.apply_unchecked(next);
            other.apply_unchecked(next);
        }
    }
}

/// The clock is looked at between simulations, of which each takes a fraction of a millisecond; what
/// else this machine does must not fail the test, so it counts looks as well as time.
#[test]
fn thinking_ends_when_time_is_up() {
    for level in [Level::Master, Level::Mcts] {
        let mut state = catalog::start("winter", 2, Seat(0), &[("farmers", "on")]).unwrap();
        let mut luck = Luck::new(3);
        while state.turn() < 40 || state.phase() != Phase::Place {
            let next = state.sample(&mut |bound| luck.below(bound)).unwrap();
            state.apply_unchecked(next);
        }
        let (limit, begun) = (Duration::from_millis(50), Instant::now());
        let late = std::cell::Cell::new(0);
        let clock = || {
            let spent = begun.elapsed().as_secs_f32() / limit.as_secs_f32();
            if spent >= 1.0 {
                late.set(late.get() + 1);
            }
            spent
        };
        let choice = level.bot("winter", 1).choose(&*state, &Budget::clock(&clock)).unwrap();
        assert!(choice.simulations > 0, "{level:?}");
        assert!(late.get() <= 20, "{level:?} looked at the clock {} times after the end", late.get());
        assert!(begun.elapsed() < limit * 20, "{level:?}");
    }
}

#[test]
fn the_weights_in_the_box_can_be_read() {
    for name in TILE_GAMES {
        let tuned = bots::Weights::tuned(name);
        assert_ne!(tuned, bots::Weights::plain(), "{name}");
        assert_eq!(bots::Weights::read(&tuned.write()), Ok(tuned), "{name}");
    }
    assert_eq!(bots::Weights::read("bonus 1\nluck 7").unwrap_err().line, 2);
    assert!(bots::Weights::read("bonus much").is_err() && bots::Weights::read("bonus NaN").is_err());
}
