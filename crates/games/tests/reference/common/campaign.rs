//! Many games, each played by the engine and by a reference engine side by side.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

use bots::Rng;
use games::{Game, Move, Setup, View};

use super::ReferenceEngine;
use super::outcome::Outcome;
use crate::style::Style;

const SEED: u64 = 2022;

/// How often rules showed in the games of a campaign.
type Tally = BTreeMap<&'static str, u64>;

/// Plays so many games of each setup, times `BASTIDE_CAMPAIGN`. All rules of the list must show
/// in them: what does not happen is not compared.
#[expect(clippy::print_stdout, reason = "shown with --nocapture")]
pub(crate) fn run<O: ReferenceEngine>(setups: &[Setup], games_each: u64, must_show: &[&str]) {
    let factor: u64 = env::var("BASTIDE_CAMPAIGN").map_or(1, |factor| factor.parse().unwrap());
    let games = setups.len() as u64 * games_each * factor;
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut tally = Tally::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let (round, setup) = (number / setups.len() as u64, &setups[number as usize % setups.len()]);
            Match::<O>::new(setup, round, number).play(&mut tally);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(play_some)).collect();
        all.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut total = Tally::new();
    for (rule, count) in tallies.into_iter().flatten() {
        *total.entry(rule).or_default() += count;
    }
    println!("{games} games: {total:?}");
    for &rule in must_show {
        assert!(total.contains_key(rule), "{rule} never showed in {games} games");
    }
}

/// One game.
struct Match<O> {
    number: u64,
    style: Style,
    rng: Rng,
    engine: Box<dyn Game>,
    second: O,
    /// Where the last move was made, and which it was.
    came_from: Option<(String, Move)>,
}

impl<O: ReferenceEngine> Match<O> {
    /// Every second round has the whole pile, every other a small part of it.
    fn new(setup: &Setup, round: u64, number: u64) -> Match<O> {
        let mut rng = Rng::for_game(SEED, number);
        let mut engine = setup.clone().start().unwrap();
        let mut second = O::new(engine.tiles(), setup.clone(), None);
        if round % 2 == 1 {
            let pile = second.small_pile(&mut rng);
            engine = setup.clone().start_with(&pile).unwrap();
            second = O::new(engine.tiles(), setup.clone(), Some(&pile));
        }
        let style = Style::any(&mut rng);
        Match { number, style, rng, engine, second, came_from: None }
    }

    fn play(mut self, tally: &mut Tally) {
        self.compare_states();
        while let Some(next) = self.style.choose(&*self.engine, &mut self.rng) {
            self.came_from = Some((self.engine.position(), next));
            let events = self.engine.apply(next).unwrap();
            let outcome = self.second.play(next);
            self.agree("outcome", &Outcome::of_events(next, &events, O::AT_ONCE), &outcome);
            self.compare_states();
            let points = outcome.all_points().map(|points| points.rule);
            for rule in points.chain(self.second.showed()) {
                *tally.entry(rule).or_default() += 1;
            }
        }
        self.agree("winners", &self.engine.winners(), &self.second.state().winners());
    }

    fn compare_states(&self) {
        let mut legal = Vec::new();
        self.engine.legal(&mut legal);
        legal.sort_unstable();
        let second = self.second.state();
        self.agree("phase", &self.engine.phase(), &second.phase);
        self.agree("actor", &self.engine.actor(), &second.actor());
        self.agree("turn", &self.engine.turn(), &second.turn);
        self.agree("scores", &self.engine.scores(), &&second.scores[..]);
        let view = View { details: self.second.details(), ..second.view() };
        self.agree("view", &self.engine.view(), &view);
        self.agree("legal moves", &legal, &self.second.legal());
    }

    fn agree<T: PartialEq + Debug>(&self, what: &str, engine: &T, second: &T) {
        if engine != second {
            let Match { number, style, came_from, .. } = self;
            panic!(
                "{what} differ in game {number} of seed {SEED}, {style:?}\n after {came_from:?}\n in {}\n \
                 engine: {engine:?}\n second: {second:?}",
                self.engine.position()
            );
        }
    }
}
