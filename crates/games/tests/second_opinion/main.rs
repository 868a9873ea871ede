//! A second opinion: the Winter Edition written once more, slowly and simply, and compared with the
//! engine after every move of thousands of random games, in every combination of options and seats.
//!
//! `BASTIDE_CAMPAIGN=20 cargo test -p games --test second_opinion` plays twenty times as many games.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail")]

mod ground;
mod outcome;
mod river;
#[path = "../support/setups.rs"]
mod setups;
#[path = "../support/style.rs"]
mod style;
mod table;
mod worth;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

use bots::Luck;
use games::{Game, Move, Phase, Piece, Setup, catalog};
use tiles::TileId;

use outcome::Outcome;
use setups::setups;
use style::Style;
use table::Table;

/// Games in each combination of options and seats, times `BASTIDE_CAMPAIGN`.
const GAMES: u64 = 96;
const SEED: u64 = 2022;

/// How often rules showed in the games of a campaign.
type Tally = BTreeMap<&'static str, u64>;

/// All that matters for points and pieces happened often enough to be compared.
const MUST_SHOW: [&str; 11] =
    ["W-11", "W-14", "W-20", "W-21", "W-22", "W-23", "W-32", "W-51", "W-52", "W-53", "W-61"];

#[test]
fn the_engine_agrees_with_the_second_opinion() {
    let factor: u64 = env::var("BASTIDE_CAMPAIGN").map_or(1, |factor| factor.parse().unwrap());
    let setups = setups();
    let games = setups.len() as u64 * GAMES * factor;
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut tally = Tally::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let (round, setup) = (number / setups.len() as u64, &setups[number as usize % setups.len()]);
            Match::new(setup, round, number).play(&mut tally);
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
    for rule in MUST_SHOW {
        assert!(total.contains_key(rule), "{rule} never showed in {games} games");
    }
}

/// One game, played by the engine and by the second opinion side by side.
struct Match {
    number: u64,
    style: Style,
    luck: Luck,
    engine: Box<dyn Game>,
    table: Table,
    /// Where the last move was made, and which it was.
    came_from: Option<(String, Move)>,
}

impl Match {
    /// Every second round has the whole pile, every other a small part of it.
    fn new(setup: &Setup, round: u64, number: u64) -> Match {
        let listing = catalog::find("winter").unwrap();
        let mut luck = Luck::for_game(SEED, number);
        let mut engine = listing.start(setup.clone()).unwrap();
        let mut table = Table::new(engine.tiles(), setup.clone(), None);
        if round % 2 == 1 {
            let pile = part_of(table.pile(), &mut luck);
            engine = listing.start_with(setup.clone(), &pile).unwrap();
            table = Table::new(engine.tiles(), setup.clone(), Some(&pile));
        }
        Match { number, style: Style::nth(round / 2), luck, engine, table, came_from: None }
    }

    fn play(mut self, tally: &mut Tally) {
        self.compare_states();
        while let Some(next) = self.style.choose(&*self.engine, &mut self.luck) {
            self.came_from = Some((self.engine.position(), next));
            let events = self.engine.apply(next).unwrap();
            let outcome = self.table.play(next);
            self.agree("outcome", &Outcome::of_events(&events), &outcome);
            self.compare_states();
            self.count(&outcome, tally);
        }
        self.agree("winners", &self.engine.winners(), &self.table.winners());
    }

    fn compare_states(&self) {
        let mut legal = Vec::new();
        self.engine.legal(&mut legal);
        legal.sort_unstable();
        self.agree("phase", &self.engine.phase(), &self.table.phase);
        self.agree("actor", &self.engine.actor(), &self.table.actor());
        self.agree("turn", &self.engine.turn(), &self.table.turn);
        self.agree("scores", &self.engine.scores(), &&self.table.scores[..]);
        self.agree("view", &self.engine.view(), &self.table.view());
        self.agree("legal moves", &legal, &self.table.legal);
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

    fn count(&self, outcome: &Outcome, tally: &mut Tally) {
        let mut add = |rule: &'static str| *tally.entry(rule).or_default() += 1;
        outcome.all_points().for_each(|points| add(points.rule));
        outcome.all_points().filter(|points| points.seats.len() > 1).for_each(|_| add("W-23"));
        if outcome.aside.is_some() {
            add("W-11");
        }
        if self.table.phase == Phase::Place && self.table.reserve(self.table.seat(), Piece::Meeple) == 0 {
            add("W-14");
        }
    }
}

/// A small part of a pile: of all its tiles, or of only a few kinds, which soon fit nowhere.
fn part_of(mut pile: Vec<TileId>, luck: &mut Luck) -> Vec<TileId> {
    let mut pick = |bound: usize| luck.below(bound as u32) as usize;
    if pick(2) == 0 {
        let kinds = [(); 3].map(|()| pile[pick(pile.len())]);
        pile.retain(|tile| kinds.contains(tile));
    }
    let count = pick(pile.len().min(24) + 1);
    (0..count).map(|_| pile.swap_remove(pick(pile.len()))).collect()
}
