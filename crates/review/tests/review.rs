//! What holds of the review of any game.

#![expect(clippy::unwrap_used, reason = "the helpers of a test may fail it")]

use bots::arena::{Contestant, Deck, play};
use bots::{Budget, Level, Rng, bot};
use games::{Definition, History, Record, Seat, catalog};
use proptest::prelude::*;
use review::{Class, Reason, Review, ReviewError, Reviewer, Rollouts, Thoroughness, Unit, reasons, review};

/// As little as there can be for a whole review.
const QUICK: Thoroughness = Thoroughness { rollouts: None, ways: 1, finalists: 0 };

/// A game that bots of a level have played, cut off after some moves.
fn record(game: &'static Definition, level: Level, seats: u8, seed: u64, most_moves: usize) -> Record {
    let options: &[(&str, &str)] =
        if game.name == "winter" { &[("farmers", "on"), ("river", "on")] } else { &[] };
    let setup = game.setup(seats, Seat(seed as u8 % seats), options).unwrap();
    let mut bots: Vec<_> = (0..seats).map(|seat| bot(game, level, seed + u64::from(seat)).unwrap()).collect();
    let start = setup.clone().start().unwrap();
    let played = play(setup, Deck::shuffled(&*start, 7, seed), &mut |history, seat| {
        Ok(bots[seat.index()].choose(history.game(), &Budget::simulations(1)).unwrap())
    });
    let whole = Record::read(&played.unwrap().record).unwrap();
    let mut history = History::from_record(&whole);
    history.rewind(most_moves);
    history.record()
}

fn reviewed(record: &Record, thoroughness: Thoroughness) -> Review {
    review(record, thoroughness, &mut |_| {}).unwrap()
}

/// By how much a seat is ahead of the best other one, or its share of the win, in a game that is over.
fn result(record: &Record, unit: Unit, seat: Seat) -> f64 {
    let game = record.last();
    if unit == Unit::Percent {
        let winners = game.winners();
        return if winners.contains(&seat) { 100.0 / winners.len() as f64 } else { 0.0 };
    }
    let scores = game.scores();
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    f64::from(scores[seat.index()]) - others.map(|(_, &points)| f64::from(points)).fold(f64::MIN, f64::max)
}

fn adds_up(record: &Record, review: &Review) {
    let mut now = review.start;
    for step in &review.steps {
        assert_eq!(step.before, now, "turn {}", step.turn);
        assert!(step.loss.0 >= 0);
        now = step.after();
    }
    assert_eq!(now, review.end);
    for step in &review.steps {
        let chances = review.chances(step);
        assert!((chances.iter().sum::<f64>() - 100.0).abs() < 0.01, "turn {}: {chances:?}", step.turn);
        assert!(review.chance_lost(step).is_some_and(|lost| (0.0..=100.0).contains(&lost)));
        assert_eq!(review.class(step) == Class::Best, step.reasons.is_empty(), "{step:?}");
        let told = format!("{:?}", step.reasons);
        assert!(!told.contains("points: 0 "), "turn {}: {told}", step.turn);
    }
    let covered: usize = review.steps.iter().map(|step| step.drawn.len() + step.played.len()).sum();
    assert_eq!(covered, record.moves().len());
    for seat in (0..review.seats).map(Seat) {
        let account = review.account(seat);
        assert_eq!(account.start + account.luck + account.own + account.others, account.end);
        assert!((0.0..=100.0).contains(&account.accuracy));
        if record.last().phase() == games::Phase::Over {
            let winners = record.last().winners();
            let share = if winners.contains(&seat) { 100.0 / winners.len() as f64 } else { 0.0 };
            let chances = review.chances(review.steps.last().unwrap());
            assert!((chances[seat.index()] - share).abs() < 0.01, "{chances:?}");
            let reached = result(record, review.unit, seat);
            assert!((account.end.units() - reached).abs() < 0.001, "{} but {reached}", account.end.units());
        }
    }
}

/// The end of a game: a record that begins so many moves before the last.
fn end(record: &Record, moves: usize) -> Record {
    let mut before = History::from_record(record);
    before.rewind(record.moves().len().saturating_sub(moves));
    let mut history = History::from_position(&before.game().position()).unwrap();
    for &played in &record.moves()[before.moves().len()..] {
        history.play(played).unwrap();
    }
    history.record()
}

#[test]
fn luck_and_play_add_up_to_the_result_in_every_game_with_any_number_of_seats() {
    for game in catalog::all().filter(|game| game.is_listed) {
        for seats in game.seats.clone() {
            let record = end(&record(game, Level::Learner, seats, seats.into(), usize::MAX), 25);
            adds_up(&record, &reviewed(&record, QUICK));
        }
    }
}

#[test]
fn luck_and_play_add_up_over_a_whole_game() {
    for name in ["winter", "kids", "dice"] {
        let record = record(catalog::find(name).unwrap(), Level::Learner, 2, 1, usize::MAX);
        adds_up(&record, &reviewed(&record, QUICK));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn luck_and_play_add_up_wherever_a_game_is_broken_off(
        at in 0..5_usize, seats in 2..=4_u8, seed in 0..10_000_u64, moves in 1..30_usize,
    ) {
        let game = catalog::all().filter(|game| game.is_listed).nth(at).unwrap();
        let record = record(game, Level::Learner, seats, seed, moves);
        adds_up(&record, &reviewed(&record, QUICK));
    }
}

#[test]
fn the_points_of_areas_are_those_of_the_game() {
    for name in ["winter", "hunters-2002"] {
        let record = record(catalog::find(name).unwrap(), Level::Learner, 3, 2, usize::MAX);
        let review = reviewed(&record, Thoroughness::FIRST_LUCK);
        for (seat, points) in (0..).map(Seat).zip(record.last().scores()) {
            let sum: u32 = review.areas(seat).iter().map(|total| total.points).sum();
            assert_eq!(sum, *points, "{name}");
        }
    }
}

/// What bots play that score most in a turn, compared with what comes at random.
#[test]
fn the_reasons_for_a_way_to_play_are_what_it_brings() {
    let mut rng = Rng::new(9);
    let mut told = std::collections::BTreeSet::new();
    for (name, seed) in [("winter", 1), ("hunters-2020", 2), ("kids", 3), ("winter", 4)] {
        let record = record(catalog::find(name).unwrap(), Level::Learner, 2, seed, usize::MAX);
        let mut game = record.first().fork();
        for (at, &made) in record.moves().iter().enumerate() {
            if game.phase() == games::Phase::Place {
                let seat = game.view().seat;
                let played = way(&*game, &mut rng);
                let rest =
                    record.moves()[at..].iter().take_while(|made| !matches!(made, games::Move::Draw(_)));
                let best: Vec<games::Move> = rest.copied().collect();
                let after = |moves: &[games::Move]| {
                    let mut after = game.fork();
                    moves.iter().for_each(|&made| after.apply_unchecked(made));
                    after
                };
                let (otherwise, after) = (after(&played), after(&best));
                let reasons = reasons(&*game, seat, &played, &best);
                let points = |game: &dyn games::Game| game.scores()[seat.index()];
                if points(&*after) > points(&*otherwise) {
                    assert!(
                        reasons.iter().any(|reason| matches!(reason, Reason::Scores { .. })),
                        "{reasons:?}"
                    );
                }
                let other_way = review::reasons(&*game, seat, &best, &played);
                told.extend(other_way.iter().map(name_of));
                for reason in &reasons {
                    let is_claim = |made: &games::Move| matches!(made, games::Move::Claim(..));
                    match reason {
                        Reason::Saves => assert!(!best.iter().any(is_claim) && played.iter().any(is_claim)),
                        Reason::Claims { .. } => assert!(best.iter().any(is_claim)),
                        _ => {}
                    }
                    told.insert(name_of(reason));
                }
            }
            game.apply_unchecked(made);
        }
    }
    for reason in ["Scores", "Claims", "Blocks", "Frees", "Saves", "Later", "Denies"] {
        assert!(told.contains(reason), "{reason} is not in {told:?}");
    }
}

fn name_of(reason: &Reason) -> String {
    format!("{reason:?}").split(' ').next().unwrap().to_owned()
}

/// One way to play the rest of a turn.
fn way(game: &dyn games::Game, rng: &mut Rng) -> Vec<games::Move> {
    let (mut game, mut moves, turn) = (game.fork(), Vec::new(), game.turn());
    while game.turn() == turn && matches!(game.phase(), games::Phase::Place | games::Phase::Claim) {
        let made = game.sample(&mut |bound| rng.below(bound)).unwrap();
        game.apply_unchecked(made);
        moves.push(made);
    }
    moves
}

#[test]
fn dice_are_stopped_or_rolled_again_for_a_reason() {
    use games::Move::{Again, Collect, Stop};
    let game = catalog::start("dice", 2, Seat(0), &[]).unwrap();
    let why = |played: &[games::Move], best: &[games::Move]| reasons(&*game, Seat(0), played, best);
    assert_eq!(why(&[Collect, Again], &[Collect, Stop]), [Reason::Stops]);
    assert_eq!(why(&[Collect, Stop], &[Collect, Again]), [Reason::RollsAgain]);
    assert_eq!(why(&[Stop], &[Collect, Stop]), [Reason::Later]);
}

#[test]
fn a_deep_review_adds_up_and_finds_what_a_first_one_does() {
    let rollouts = Some(Rollouts { games: 2, turns: 3 });
    let deep = Thoroughness { rollouts, ways: 3, finalists: 2 };
    let record = end(&record(catalog::find("winter").unwrap(), Level::Learner, 2, 1, usize::MAX), 18);
    let review = reviewed(&record, deep);
    adds_up(&record, &review);
    let first = reviewed(&record, Thoroughness { ways: 3, ..QUICK });
    for (step, first) in review.steps.iter().zip(&first.steps) {
        assert_eq!(step.first_loss, first.loss, "turn {}", step.turn);
    }
}

#[test]
fn what_can_not_be_reviewed_says_why() {
    let record = Record::read("bastide record 1\ngame kids\nseats 2\nstarts 0\n\nresult open\n").unwrap();
    assert_eq!(Reviewer::new(&record, QUICK).unwrap_err(), ReviewError::NoMoves);
}

#[test]
fn a_review_is_the_same_every_time() {
    let record = record(catalog::find("kids").unwrap(), Level::Learner, 3, 5, usize::MAX);
    assert_eq!(reviewed(&record, Thoroughness::FIRST), reviewed(&record, Thoroughness::FIRST));
}

/// Over all that chance can do in a state, luck is zero in the mean, to the rounding of values.
#[test]
fn the_luck_of_all_draws_is_zero_in_the_mean() {
    for (name, moves) in [("winter", 30), ("hunters-2020", 42), ("kids", 14)] {
        let record = record(catalog::find(name).unwrap(), Level::Greedy, 2, 3, moves);
        let mut before = History::from_record(&record);
        while before.game().actor() != games::Actor::Chance {
            before.rewind(before.moves().len() - 1);
        }
        let position = before.game().position();
        let pile = before.game().next_stack().unwrap();
        let lucks = pile.counts().map(|(tile, count)| {
            let mut history = History::from_position(&position).unwrap();
            history.play(games::Move::Draw(tile)).unwrap();
            f64::from(count) * reviewed(&history.record(), QUICK).steps[0].luck[Seat(0)].units()
        });
        let mean = lucks.sum::<f64>() / pile.len() as f64;
        assert!(mean.abs() < 0.001, "{name}: {mean}");
    }
}

/// Games that are played on have chance of their own, so that their luck is zero only within what that allows.
#[test]
fn the_luck_of_games_played_on_is_zero_in_the_mean() {
    let rolled = Thoroughness { rollouts: Some(Rollouts { games: 8, turns: 4 }), ..Thoroughness::FIRST_LUCK };
    let lucks: Vec<f64> = (0..30)
        .map(|seed| {
            let record = record(catalog::find("kids").unwrap(), Level::Greedy, 2, seed, usize::MAX);
            reviewed(&record, rolled).account(Seat(0)).luck.units()
        })
        .collect();
    let mean = lucks.iter().sum::<f64>() / 30.0;
    let deviation = (lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / 29.0).sqrt();
    assert!(deviation > 0.5 && mean.abs() < 3.5 * deviation / 30_f64.sqrt(), "{mean} of {deviation}");
}

/// Who plays as the judge does changes nothing by it, so that all of the result is luck, if games are played on to their end.
#[test]
fn all_is_luck_for_those_who_play_as_the_judge_does() {
    let rollouts = Some(Rollouts { games: 6, turns: usize::MAX });
    for name in ["winter", "hunters-2002", "kids"] {
        let whole = record(catalog::find(name).unwrap(), Level::Learner, 2, 4, usize::MAX);
        let record = by_the_judge(&end(&whole, 24));
        let review = reviewed(&record, Thoroughness { rollouts, ..Thoroughness::FIRST_LUCK });
        adds_up(&record, &review);
        for step in &review.steps {
            // Values are rounded to thousandths.
            assert!(step.play[Seat(0)].0.abs() <= 2, "{name}, turn {}: {:?}", step.turn, step.play);
        }
    }
}

/// The same draws, played one step ahead.
fn by_the_judge(record: &Record) -> Record {
    let mut history = History::from_position(&record.first().position()).unwrap();
    let mut judge =
        Contestant::read("master@1").unwrap().bot(record.first().setup().definition(), 1).unwrap();
    let mut deck = Deck::shuffled(record.first(), 5, 1);
    loop {
        let next = match history.game().actor() {
            games::Actor::Nobody => return history.record(),
            games::Actor::Chance => deck.next(history.game()).unwrap(),
            games::Actor::Seat(_) => judge.choose(history.game(), &Budget::simulations(1)).unwrap().best,
        };
        history.play(next).unwrap();
    }
}

/// The first roll, for which there are too many to try them all: the mean of many lies within what chance allows.
#[test]
fn the_luck_of_rolls_is_zero_in_the_mean() {
    let start = History::new(catalog::find("dice").unwrap().setup(3, Seat(1), &[]).unwrap()).unwrap();
    let mut rng = Rng::new(4);
    let lucks: Vec<f64> = (0..100)
        .map(|_| {
            let mut history = start.clone();
            let roll = history.game().sample(&mut |bound| rng.below(bound)).unwrap();
            history.play(roll).unwrap();
            reviewed(&history.record(), QUICK).steps[0].luck[Seat(1)].units()
        })
        .collect();
    let mean = lucks.iter().sum::<f64>() / 100.0;
    let deviation = (lucks.iter().map(|luck| luck * luck).sum::<f64>() / 100.0).sqrt();
    assert!(deviation > 1.0 && mean.abs() < 4.0 * deviation / 100_f64.sqrt(), "{mean} of {deviation}");
}

/// The short version of the campaign with `--luck` in `docs/review.md`.
#[test]
fn luck_has_no_bias_over_many_games() {
    let game = catalog::find("kids").unwrap();
    let lucks: Vec<f64> = (0..40)
        .map(|seed| {
            let record = record(game, Level::Greedy, 2, seed, usize::MAX);
            reviewed(&record, Thoroughness::FIRST_LUCK).account(Seat(0)).luck.units()
        })
        .collect();
    let mean = lucks.iter().sum::<f64>() / 40.0;
    let deviation = (lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / 39.0).sqrt();
    assert!(mean.abs() < 3.5 * deviation / 40_f64.sqrt(), "{mean} of {deviation}");
}

#[test]
fn who_plays_at_random_loses_more_and_has_key_moments() {
    let game = catalog::find("winter").unwrap();
    let loss = |level| {
        let record = record(game, level, 2, 1, 60);
        let review = reviewed(&record, Thoroughness { ways: 2, ..QUICK });
        (review.account(Seat(0)), review.key_moments(Seat(0)).len(), review.classes(Seat(0)))
    };
    let ((random, moments, classes), (expert, ..)) = (loss(Level::Beginner), loss(Level::Expert));
    assert!(random.mean_loss() > 2.0 * expert.mean_loss(), "{random:?} {expert:?}");
    assert!(random.accuracy < expert.accuracy);
    assert_eq!(moments, 3);
    assert_eq!(classes.iter().map(|(_, count)| count).sum::<usize>(), random.turns as usize);
    assert!(classes[4].0 == Class::Blunder && classes[4].1 > 0);
}
