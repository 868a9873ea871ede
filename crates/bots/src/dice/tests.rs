//! The solver at the table: legal, as good as it says, and right where all can be tried.

use std::collections::HashMap;

use games::{Actor, Game, Move, Seat, catalog, position};
use tiles::Rotation;

use super::heuristic;
use super::lot::Lot;
use super::plan::Moment;
use super::race::{Outcomes, Race, Runner, styles};
use super::turn::{POINTS, Stakes};
use super::{Figures, moment, next_move, solver};
use crate::rng::Rng;

fn start(seats: u8) -> Box<dyn Game> {
    catalog::start("dice", seats, Seat(0), &[]).unwrap()
}

/// Plays a game; every move is checked. The answer is who won.
fn play(seats: u8, rng: &mut Rng, choose: impl Fn(&dyn Game, Seat) -> Option<Move>) -> Seat {
    let mut game = start(seats);
    loop {
        let next = match game.actor() {
            Actor::Chance => game.sample(&mut |bound| rng.below(bound)),
            Actor::Seat(seat) => choose(&*game, seat),
            Actor::Nobody => return game.winners()[0],
        };
        game.apply(next.unwrap()).unwrap();
    }
}

#[test]
fn the_solver_plays_legally_at_every_number_of_seats() {
    for seats in 2..=5 {
        for game in 0..5 {
            play(seats, &mut Rng::for_game(3, game), |game, _| solver(game));
        }
    }
}

#[test]
fn the_solver_beats_the_simple_player() {
    let games = 120;
    let wins = (0..games).filter(|game| {
        let solving = Seat((game % 2) as u8);
        let choose = |state: &dyn Game, seat| if seat == solving { solver(state) } else { heuristic(state) };
        play(2, &mut Rng::for_game(11, game / 2), choose) == solving
    });
    let wins = wins.count();
    assert!(wins >= 75, "{wins} of {games}");
}

/// Whatever is on the table, the solver has a legal move, also where it would not have built so.
#[test]
fn the_solver_goes_on_from_what_others_built() {
    for game in 0..3 {
        let mut rng = Rng::for_game(5, game);
        let mut state = start(3);
        for _ in 0..120 {
            if let Actor::Seat(_) = state.actor() {
                state.check(solver(&*state).unwrap()).unwrap();
            }
            let Some(next) = state.sample(&mut |bound| rng.below(bound)) else { break };
            state.apply(next).unwrap();
        }
    }
}

#[test]
fn only_a_player_of_dice_has_a_move() {
    assert_eq!(solver(&*start(2)), None);
    assert_eq!(solver(&*catalog::start("kids", 2, Seat(0), &[]).unwrap()), None);
}

/// What the tables say of a turn is what is played.
#[test]
fn turns_earn_what_the_figures_say() {
    let turns = 750;
    let stakes = Stakes::points(0.0);
    let points: u32 = (0..turns)
        .map(|number| {
            let mut rng = Rng::for_game(9, number);
            let mut game = start(2);
            while game.turn() == 1 {
                let next = match moment(&*game, &game.view()) {
                    Some(moment) if game.actor() != Actor::Chance => next_move(&*game, &moment, &stakes),
                    _ => game.sample(&mut |bound| rng.below(bound)),
                };
                game.apply(next.unwrap()).unwrap();
            }
            game.scores()[0]
        })
        .sum();
    let figures = Figures::built_in();
    let mean = f64::from(points) / turns as f64;
    // The deviation of a turn is about 6.7 points.
    let within = 3.0 * 6.7 / (turns as f64).sqrt();
    assert!((mean - figures.points).abs() < within, "{mean} played, {} said", figures.points);
}

/// Before the last roll, the plan is worth as much as the best of all legal ways to go on, every
/// one of which is tried; also those that begin several cities.
#[test]
fn the_last_roll_is_played_as_well_as_can_be() {
    for (hand, counts) in [
        ("end,straight,knight", [1, 0, 1, 0, 1]),
        ("end,end,knight", [2, 0, 0, 0, 1]),
        ("corner,corner,tee", [0, 2, 0, 1, 0]),
        ("end,corner,straight", [1, 1, 1, 0, 0]),
    ] {
        let text = format!(
            "dice/1;seats=2;starts=0;turn=1;scores=0,0;board=;hand={hand};knights=0;catapults=6;\
             rolls=2;doubled=off;kept=;step=build"
        );
        let game = position::read(&text).unwrap();
        let tried = try_all(&*game, &mut HashMap::new());
        let hand = Lot::of(counts);
        let moment = Moment { built: Vec::new(), hand, knights: 0, rolls: 1, all_catapults: false };
        let planned = moment.best_plan(&Stakes::points(0.0)).worth;
        assert!((planned - tried).abs() < 1e-9, "{text}: planned {planned}, tried {tried}");
    }
}

/// The mean points of the turn with best play, by trying everything.
fn try_all(game: &dyn Game, known: &mut HashMap<String, f64>) -> f64 {
    if game.turn() > 1 {
        return f64::from(game.scores()[0]);
    }
    // The order in which dice were built is of no matter.
    let mut placed: Vec<_> =
        game.view().placed.iter().map(|(die, _)| (die.cell, die.tile, die.rotation)).collect();
    placed.sort_unstable();
    let state = format!("{placed:?} {:?} {}", game.view().details, game.phase().name());
    if let Some(&value) = known.get(&state) {
        return value;
    }
    let mut moves = Vec::new();
    game.legal(&mut moves);
    // On a bare table all rotations are alike.
    moves.retain(|next| {
        !placed.is_empty() || !matches!(next, Move::Build(_, _, rotation) if *rotation != Rotation::R0)
    });
    let mut after = |next: Move| {
        let mut after = game.fork();
        after.apply_unchecked(next);
        try_all(&*after, known)
    };
    let value = if game.actor() == Actor::Chance {
        moves.into_iter().map(|next| chance(next) * after(next)).sum()
    } else {
        moves.into_iter().map(&mut after).fold(0.0, f64::max)
    };
    known.insert(state, value);
    value
}

fn chance(roll: Move) -> f64 {
    let Move::Roll(faces) = roll else { return 0.0 };
    let factorial = |n: u32| (1..=n).map(f64::from).product::<f64>();
    let orders = faces.iter().fold(factorial(faces.len()), |ways, (_, count)| ways / factorial(count.into()));
    orders / 6_f64.powi(faces.len() as i32)
}

#[test]
fn chances_of_styles_add_up_and_more_is_never_worth_less() {
    assert!(styles().len() > 10);
    let sums = styles().iter().flat_map(|style| style.0.iter().map(|row: &Outcomes| row.iter().sum::<f64>()));
    assert!(sums.into_iter().all(|sum| (sum - 1.0).abs() < 1e-6));
    let race = Race::built_in();
    for score in 0..42 {
        for other in 0..42 {
            for has_knight in [false, true] {
                let runner = |score| Runner { score, has_knight };
                let stakes = race.stakes(runner(score), &[runner(other)]);
                assert!(stakes.city.is_sorted(), "{score} to {other}: {stakes:?}");
                assert!((0.0..=1.0).contains(&race.chance(runner(score), runner(other))));
            }
        }
    }
}

/// D-12: with 41 points, three dice win; the chance of that is all there is.
#[test]
fn a_point_from_the_goal_any_city_wins() {
    let runner = |score| Runner { score, has_knight: false };
    let stakes = Race::built_in().stakes(runner(41), &[runner(0)]);
    assert!(stakes.city[3..].iter().all(|&worth| worth == 1.0) && stakes.city[0] < 1.0);
    assert_eq!(POINTS[3], 1);
}
