//! What has made the result of a seat, added up, and the moments that mattered most.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use games::Seat;

use crate::class::{Class, accuracy};
use crate::review::{Review, Step};
use crate::strength::Strength;
use crate::value::Value;
use crate::why::Reason;

/// How many moments of a seat are told.
const KEY_MOMENTS: usize = 3;
/// With fewer turns nobody can tell how strong somebody is.
const FEWEST_TURNS: u32 = 8;

/// Where the result of a seat comes from: `start + luck + own + others == end`, exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// What was expected at the start.
    pub start: Value,
    /// What chance has changed, in the turns of others too.
    pub luck: Value,
    /// What its own turns have changed besides.
    pub own: Value,
    /// What the turns of others have changed besides.
    pub others: Value,
    /// The result, or what is expected where the game is not over.
    pub end: Value,
    /// What its own turns have lost against the best ways to play them.
    pub loss: Value,
    /// How many turns it has played.
    pub turns: u32,
    /// How well, from 0 to 100.
    pub accuracy: f64,
    /// Like which level of bots, by what its turns have lost at first sight.
    pub strength: Option<Strength>,
}

/// What one kind of area brought to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaTotal {
    /// The kind.
    pub kind: &'static str,
    /// The points, or pawns, that it got.
    pub points: u32,
    /// What turns have lost whose better way is better for such an area first of all.
    pub lost: Value,
}

impl AreaTotal {
    fn of(kind: &'static str) -> AreaTotal {
        AreaTotal { kind, points: 0, lost: Value::default() }
    }
}

impl Account {
    /// What turns have changed besides luck, its own and those of others.
    pub fn play(&self) -> Value {
        self.own + self.others
    }

    /// The result without luck.
    pub fn adjusted(&self) -> Value {
        self.end - self.luck
    }

    /// What a turn has lost in the mean.
    pub fn mean_loss(&self) -> f64 {
        self.loss.units() / f64::from(self.turns.max(1))
    }
}

impl Review {
    /// Where the result of a seat comes from.
    pub fn account(&self, seat: Seat) -> Account {
        let mut account = Account { start: self.start[seat], end: self.end[seat], ..Account::default() };
        for step in &self.steps {
            account.luck += step.luck[seat];
            if step.seat == seat {
                account.own += step.play[seat];
                account.loss += step.loss;
            } else {
                account.others += step.play[seat];
            }
        }
        let mut turns: Vec<u32> = self.played_by(seat).map(|step| step.turn).collect();
        turns.dedup();
        account.turns = turns.len() as u32;
        account.accuracy = accuracy(account.mean_loss(), self.unit);
        let first_loss: Value = self.played_by(seat).map(|step| step.first_loss).sum();
        account.strength = Strength::of(self.game, first_loss.units() / f64::from(account.turns.max(1)))
            .filter(|_| account.turns >= FEWEST_TURNS);
        account
    }

    /// What each kind of area brought to a seat, and what its turns have lost by overlooking something about such areas.
    pub fn areas(&self, seat: Seat) -> Vec<AreaTotal> {
        let mut totals: BTreeMap<&'static str, AreaTotal> = BTreeMap::new();
        for (&(_, kind), points) in self.points.iter().filter(|((whose, _), _)| *whose == seat) {
            totals.entry(kind).or_insert(AreaTotal::of(kind)).points += points;
        }
        for step in self.played_by(seat) {
            if let Some(kind) = step.reasons.first().and_then(Reason::kind) {
                totals.entry(kind).or_insert(AreaTotal::of(kind)).lost += step.loss;
            }
        }
        totals.into_values().collect()
    }

    /// The turns of a seat that have lost most, the worst first: at most three, and none in which next to nothing was lost.
    pub fn key_moments(&self, seat: Seat) -> Vec<&Step> {
        let mut steps: Vec<&Step> =
            self.played_by(seat).filter(|step| self.class(step) >= Class::Inaccuracy).collect();
        steps.sort_by_key(|step| Reverse(step.loss));
        steps.truncate(KEY_MOMENTS);
        steps
    }

    /// The luckiest and the unluckiest draw of a seat.
    pub fn extreme_draws(&self, seat: Seat) -> Option<[&Step; 2]> {
        let own = || self.steps.iter().filter(|step| step.seat == seat && !step.drawn.is_empty());
        let luckiest = own().max_by_key(|step| step.luck[seat])?;
        Some([luckiest, own().min_by_key(|step| step.luck[seat])?])
    }

    /// How many turns of a seat are in each class.
    pub fn classes(&self, seat: Seat) -> [(Class, usize); Class::ALL.len()] {
        Class::ALL.map(|class| (class, self.played_by(seat).filter(|step| self.class(step) == class).count()))
    }

    /// The steps in which a seat has played.
    pub(crate) fn played_by(&self, seat: Seat) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.seat == seat && step.is_played())
    }
}
