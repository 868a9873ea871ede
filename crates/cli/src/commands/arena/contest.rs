//! A match: who plays, on which decks, and playing it on many threads.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::Limit;
use bots::arena::{Deck, Effort, GameResult, Played, Round, play};
use games::{Game, Record, Say, Seat, Setup};
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use review::{Thoroughness, review};

use super::store::Store;
use crate::entrants::{Entrant, Player};

/// All that decides how a match goes.
pub(super) struct Contest {
    pub(super) setup: Setup,
    pub(super) start: Box<dyn Game>,
    pub(super) entrants: Vec<Entrant>,
    pub(super) rounds: u64,
    pub(super) seed: u64,
    pub(super) budget: Limit,
    pub(super) patience: Duration,
    /// How closely the luck of each seat is worked out, if it is.
    pub(super) luck: Option<Thoroughness>,
}

impl Contest {
    /// What the match is, on one line: a folder with results of another one is not gone on with.
    pub(super) fn title(&self) -> String {
        let options: Vec<String> =
            self.setup.options().iter().map(|(key, value)| format!("{key}={value}")).collect();
        let names: Vec<String> = self.entrants.iter().map(Entrant::name).collect();
        format!(
            "{} {} seats={} seed={} budget={} : {}",
            self.setup.game(),
            options.join(" "),
            self.setup.seats(),
            self.seed,
            self.budget,
            names.join(" ")
        )
    }

    /// Plays all rounds that are not in the store yet, side by side; the answer is all of them, in order.
    pub(super) fn play(&self, store: Store, bar: &ProgressBar) -> anyhow::Result<Vec<Round>> {
        bar.set_position(store.count(self.rounds));
        let store = Mutex::new(store);
        let lock = || store.lock().unwrap_or_else(PoisonError::into_inner);
        (0..self.rounds).into_par_iter().try_for_each(|round| {
            if lock().has(round) {
                return Ok(());
            }
            let (games, records): (Vec<_>, Vec<_>) = (0..self.seats())
                .map(|turned| self.play_one(round, turned))
                .collect::<anyhow::Result<_>>()?;
            lock().add(Round { round, games }, &records)?;
            bar.inc(1);
            anyhow::Ok(())
        })?;
        Ok(store.into_inner().unwrap_or_else(PoisonError::into_inner).into_rounds(self.rounds))
    }

    fn seats(&self) -> usize {
        usize::from(self.setup.seats())
    }

    /// Who sits in a seat when everybody has moved on so often. The last in the list has all seats
    /// that nobody else has.
    fn seated(&self, seat: usize, turned: usize) -> usize {
        ((seat + turned) % self.seats()).min(self.entrants.len() - 1)
    }

    fn play_one(&self, round: u64, turned: usize) -> anyhow::Result<(GameResult, String)> {
        let seated: Vec<usize> = (0..self.seats()).map(|seat| self.seated(seat, turned)).collect();
        let mut players: Vec<Player> = seated
            .iter()
            .enumerate()
            .map(|(seat, &at)| self.player(at, round, turned, seat))
            .collect::<anyhow::Result<_>>()?;
        let mut effort = vec![Effort::default(); self.seats()];
        let deck = Deck::shuffled(&*self.start, self.seed, round);
        let played = play(self.setup.clone(), deck, &mut |history, seat| {
            let limit = self.entrants[seated[seat.index()]].limit().unwrap_or(self.budget);
            let begun = Instant::now();
            let choice = players[seat.index()].choose(history, limit);
            let seconds = begun.elapsed().as_secs_f64();
            let simulations = choice.as_ref().map_or(0, |choice| choice.simulations.into());
            effort[seat.index()].add(&Effort { moves: 1, simulations, seconds, longest: seconds });
            choice
        });
        let played = played.map_err(|error| anyhow::anyhow!(error.say().to_string()))?;
        for player in players {
            if let Player::External(program) = player {
                program.finish(&played);
            }
        }
        let Played { scores, winners, record, habits, forfeit } = played;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
        let forfeit = forfeit.map(|forfeit| (forfeit.seat.0, forfeit.reason));
        let luck = match self.luck {
            Some(thoroughness) if forfeit.is_none() => self.luck_of_seats(&record, thoroughness)?,
            _ => Vec::new(),
        };
        let winners = numbers(&winners);
        Ok((GameResult { seated, scores, winners, forfeit, effort, habits, luck }, record))
    }

    /// The luck of each seat in a game.
    fn luck_of_seats(&self, record: &str, thoroughness: Thoroughness) -> anyhow::Result<Vec<f64>> {
        let record = Record::read(record).map_err(|error| anyhow::anyhow!(error.say().to_string()))?;
        let review = review(&record, thoroughness, &mut |_| {})?;
        Ok((0..self.setup.seats()).map(|seat| review.account(Seat(seat)).luck.units()).collect())
    }

    fn player(&self, entrant: usize, round: u64, turned: usize, seat: usize) -> anyhow::Result<Player> {
        let game = round * self.seats() as u64 + turned as u64;
        let seed = self.seed.wrapping_add(game).wrapping_mul(1 + seat as u64);
        self.entrants[entrant].player(&self.setup, Seat(seat as u8), seed, self.patience)
    }
}
