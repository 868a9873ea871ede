//! What bots make of what they see, in numbers: a small text file for each game, one number a line.

use std::fmt;

use games::{Definition, Level, Role};

use crate::levels::BotError;

/// The numbers of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// By [`Role::index`].
    pub(crate) roles: [RoleWeights; Role::ALL.len()],
    /// What the nth piece in the reserve is worth early in the game.
    pub(crate) reserve: [f32; RESERVE],
    /// What the same is worth for the piece that only some areas take: abbot or hut.
    pub(crate) special: f32,
    /// After so many turns a reserve has half its worth.
    pub(crate) half_time: f32,
    /// What a piece is worth that will come home, as a part of what it would be worth there now.
    pub(crate) home: f32,
    /// What part of a piece in the reserve one counts for that will come home.
    pub(crate) returning: f32,
    /// What another tile in the same turn is worth.
    pub(crate) bonus: f32,
    /// What a point of the best other seat takes off one's own, where a turn is chosen one step ahead.
    pub(crate) rivals: f32,
    pub(crate) search: SearchWeights,
}

/// How a search looks further ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SearchWeights {
    /// How much is tried that looks worse.
    pub(crate) curiosity: f32,
    /// Points that make a way look much worse.
    pub(crate) tolerance: f32,
    /// How many tiles that may be drawn the first impression counts for.
    pub(crate) trust: f32,
    /// How many visits it counts for where ways to play now are compared.
    pub(crate) prior: f32,
    /// How surely a lead wins when so many tiles are left: points of doubt, by the root of tiles.
    pub(crate) doubt: f32,
    /// For how many turns games are played on from each way to play; with none a tree grows below it instead.
    pub(crate) turns: f32,
    /// How much of the worth of a game that is over is who has won; the rest is by how much.
    pub(crate) result: f32,
}

/// How many pieces of a reserve are told apart.
pub(crate) const RESERVE: usize = 7;

/// The numbers for one kind of area.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RoleWeights {
    /// How much a tile that closes a hole adds to the chance that it is closed.
    pub(crate) closing: f32,
    /// How much a tile adds that only fits.
    pub(crate) extending: f32,
    /// What is left of the chance for each further hole.
    pub(crate) further: f32,
    /// How much more each of these tiles counts towards the end of the game.
    pub(crate) late: f32,
    /// Points that each hole adds until the area is complete.
    pub(crate) growth: f32,
    /// Points that it adds besides, at the beginning of the game.
    pub(crate) spread: f32,
    /// What part of an area's worth each hole puts at risk, at the beginning of the game.
    pub(crate) risk: f32,
    /// What part more an area is worth that belongs to several, at the beginning of the game.
    pub(crate) shared: f32,
    /// Points that each open end adds until the end of the game, at its beginning.
    pub(crate) promise: f32,
    /// How much a tile that joins two areas adds to the chance that they are joined.
    pub(crate) joining: f32,
}

/// Every number with its name.
macro_rules! names {
    ($weights:expr, $each:expr) => {{
        let weights = $weights;
        let mut each = $each;
        for role in Role::ALL {
            let numbers = &mut weights.roles[role.index()];
            each(format!("{}.closing", role.name()), &mut numbers.closing);
            each(format!("{}.extending", role.name()), &mut numbers.extending);
            each(format!("{}.further", role.name()), &mut numbers.further);
            each(format!("{}.late", role.name()), &mut numbers.late);
            each(format!("{}.growth", role.name()), &mut numbers.growth);
            each(format!("{}.spread", role.name()), &mut numbers.spread);
            each(format!("{}.risk", role.name()), &mut numbers.risk);
            each(format!("{}.shared", role.name()), &mut numbers.shared);
            each(format!("{}.promise", role.name()), &mut numbers.promise);
            each(format!("{}.joining", role.name()), &mut numbers.joining);
        }
        for (at, number) in weights.reserve.iter_mut().enumerate() {
            each(format!("reserve.{}", at + 1), number);
        }
        each("reserve.special".to_owned(), &mut weights.special);
        each("reserve.half-time".to_owned(), &mut weights.half_time);
        each("reserve.home".to_owned(), &mut weights.home);
        each("reserve.returning".to_owned(), &mut weights.returning);
        each("bonus".to_owned(), &mut weights.bonus);
        each("rivals".to_owned(), &mut weights.rivals);
        each("search.curiosity".to_owned(), &mut weights.search.curiosity);
        each("search.tolerance".to_owned(), &mut weights.search.tolerance);
        each("search.trust".to_owned(), &mut weights.search.trust);
        each("search.prior".to_owned(), &mut weights.search.prior);
        each("search.doubt".to_owned(), &mut weights.search.doubt);
        each("search.turns".to_owned(), &mut weights.search.turns);
        each("search.result".to_owned(), &mut weights.search.result);
    }};
}

impl Weights {
    /// The tuned numbers of a game for so many seats.
    pub fn tuned(game: &Definition, seats: u8) -> Result<Weights, BotError> {
        let weights = game.bots.weights.ok_or(BotError::NoWeights(game.name))?;
        Ok(Weights::read(weights.of(seats))?)
    }

    /// The numbers of a level of a game for so many seats.
    pub fn of_level(game: &Definition, level: Level, seats: u8) -> Result<Weights, BotError> {
        let mut weights = Weights::tuned(game, seats)?;
        if let Some(own) = game.bots.own_weights(level) {
            weights.change(own.of(seats))?;
        }
        Ok(weights)
    }

    /// The numbers of a simple player: a tile that closes a hole comes with an even chance, a piece
    /// has one price, and nothing grows.
    pub fn plain() -> Weights {
        let role = RoleWeights {
            closing: 0.7,
            extending: 0.1,
            further: 0.8,
            late: 0.0,
            growth: 0.0,
            spread: 0.0,
            risk: 0.0,
            shared: 0.0,
            promise: 0.0,
            joining: 0.0,
        };
        Weights {
            roles: [role; Role::ALL.len()],
            reserve: [1.5; RESERVE],
            special: 1.0,
            half_time: 4.0,
            home: 0.5,
            returning: 0.0,
            bonus: 0.0,
            rivals: 1.0,
            search: SearchWeights {
                curiosity: 0.08,
                tolerance: 1.0,
                trust: 4.0,
                prior: 4.0,
                doubt: 2.5,
                turns: 0.0,
                result: 0.0,
            },
        }
    }

    /// Reads numbers; those that are not named are plain.
    pub fn read(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights::plain();
        weights.change(text)?;
        Ok(weights)
    }

    /// Reads numbers that are other ones.
    fn change(&mut self, text: &str) -> Result<(), WeightsError> {
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let error = || WeightsError { line: number, text: line.to_owned() };
            let (name, value) = line.split_once(char::is_whitespace).ok_or_else(error)?;
            let value: f32 = value.trim().parse().map_err(|_| error())?;
            if !self.set(name, value) {
                return Err(error());
            }
        }
        Ok(())
    }

    /// Sets one number; whether there is one of this name, and the value is finite.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        if !value.is_finite() {
            return false;
        }
        let mut found = false;
        names!(&mut *self, |known: String, number: &mut f32| if known == name {
            *number = value;
            found = true;
        });
        found
    }

    /// The number of this name.
    pub fn number(&self, wanted: &str) -> Option<f32> {
        self.numbers().into_iter().find(|(name, _)| name == wanted).map(|(_, number)| number)
    }

    /// Every number with its name.
    pub fn numbers(&self) -> Vec<(String, f32)> {
        let mut copy = self.clone();
        let mut all = Vec::new();
        names!(&mut copy, |name: String, number: &mut f32| all.push((name, *number)));
        all
    }

    /// The text of the numbers.
    pub fn write(&self) -> String {
        self.numbers().iter().map(|(name, number)| format!("{name} {number}\n")).collect()
    }
}

/// A line that is no number of an evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsError {
    /// Which line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.text)
    }
}

impl std::error::Error for WeightsError {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::catalog;

    use super::*;

    /// Numbers that are added later must not change how it plays, so none is left to be looked up elsewhere.
    #[test]
    fn the_numbers_of_master_1_are_complete() {
        let all: BTreeSet<String> = Weights::plain().numbers().into_iter().map(|(name, _)| name).collect();
        let mut games = 0;
        for own in catalog::games().filter_map(|game| game.bots.own_weights(Level::Master1)) {
            games += 1;
            for seats in 2..=3 {
                let lines = own.of(seats).lines().filter(|line| !line.starts_with('#'));
                let named: BTreeSet<String> =
                    lines.filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
                assert_eq!(named, all);
            }
        }
        assert_eq!(games, 4);
    }
}
