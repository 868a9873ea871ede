//! What moments of the Dice Game are worth: for those who compare them instead of choosing moves.

use games::{Details, Faces, Game, Phase, Piece, Seat, View};

use super::book::bare_needs;
use super::lot::{DICE, Lot};
use super::plan::{Moment, value};
use super::race::{Race, Runner};
use super::site::needs;
use super::turn::Payoff;
use super::{ROLLS, lot_shown, moment, stakes};

/// The chance of each seat to win where dice are to be rolled or the game is over; none anywhere else. Against several each is taken
/// for a race of its own, and all have to be won.
pub fn chances(game: &dyn Game) -> Option<Vec<f64>> {
    let seats = game.scores().len();
    if game.phase() == Phase::Over {
        let winners = game.winners();
        let share = |seat| if winners.contains(&Seat(seat)) { 1.0 / winners.len() as f64 } else { 0.0 };
        return Some((0..seats as u8).map(share).collect());
    }
    Some(Standing::of(game)?.chances())
}

/// By how much a roll changes the chance of each seat: zero in the mean over all rolls. It is compared with all others as if what is
/// kept of it had to be built only at the end of the turn and no more than one roll followed, for which the mean is exact.
pub fn luck(game: &dyn Game, rolled: Faces) -> Option<Vec<f64>> {
    let standing = Standing::of(game)?;
    let (pay, lot) = (&standing.pay, lot_shown(game, rolled));
    if lot.len() > standing.dice {
        return None;
    }
    let kept = |kept: Lot, in_play: usize| pay.before_last(kept, in_play - kept.len());
    let (after, mean) = if standing.moment.rolls <= 1 {
        (pay.with(lot), pay.one_roll(standing.dice))
    } else {
        (best_part(lot, kept), pay.two_rolls(standing.dice))
    };
    let (before, changed) = (standing.chances(), standing.chances_with(standing.worth + after - mean));
    Some(changed.into_iter().zip(before).map(|(after, before)| after - before).collect())
}

/// What the best part of a lot is worth that is kept.
fn best_part(lot: Lot, worth: impl Fn(Lot, usize) -> f64) -> f64 {
    let parts = Lot::up_to(lot.len()).filter(|part| lot.less(*part).is_some());
    parts.map(|part| worth(part, lot.len())).fold(f64::NEG_INFINITY, f64::max)
}

/// How things stand before a roll.
struct Standing {
    moment: Moment,
    /// How many dice are rolled.
    dice: usize,
    pay: Payoff,
    mover: usize,
    /// The chances at the beginning of the turn.
    base: Vec<f64>,
    /// The chance of who has the turn, now.
    worth: f64,
}

impl Standing {
    fn of(game: &dyn Game) -> Option<Standing> {
        let view = game.view();
        let moment = moment(game, &view).filter(|_| game.phase() == Phase::Roll)?;
        let Details::Dice(turn) = view.details else { return None };
        let kept =
            view.reserve.iter().flatten().filter(|&&(piece, count)| piece == Piece::Knight && count > 0);
        let used = moment.built.len() + kept.count() + usize::from(turn.knights + turn.catapults);
        let dice = DICE.checked_sub(used)?;
        let stakes = stakes(game, &view);
        let pay = if moment.built.is_empty() {
            Payoff::new(bare_needs(), moment.knights, dice, &stakes)
        } else {
            Payoff::new(&needs(&moment.built, dice), moment.knights, dice, &stakes)
        };
        let base = at_beginning(game, &view);
        let mover = view.seat.index();
        let worth = if moment.rolls == ROLLS { base[mover] } else { value(&pay, dice, moment.rolls) };
        Some(Standing { moment, dice, pay, mover, base, worth })
    }

    fn chances(&self) -> Vec<f64> {
        self.chances_with(self.worth)
    }

    /// The chances if who has the turn has this one: what it has more, the others have less.
    fn chances_with(&self, worth: f64) -> Vec<f64> {
        let left = (1.0 - worth) / (1.0 - self.base[self.mover]).max(f64::EPSILON);
        let mut chances: Vec<f64> = self.base.iter().map(|chance| chance * left).collect();
        chances[self.mover] = worth;
        chances
    }
}

/// The chance of each seat at the beginning of the turn.
fn at_beginning(game: &dyn Game, view: &View) -> Vec<f64> {
    let Details::Dice(turn) = &view.details else { return Vec::new() };
    let (seats, mover) = (game.scores().len(), view.seat.index());
    let runner = |seat: usize| Runner {
        score: game.scores()[seat] as usize,
        has_knight: if seat == mover {
            turn.is_doubled
        } else {
            view.reserve[seat].iter().any(|&(piece, count)| piece == Piece::Knight && count > 0)
        },
    };
    let turns_until = |seat: usize| (seat + seats - mover) % seats;
    let race = Race::built_in();
    let against = |seat: usize, other: usize| {
        if turns_until(seat) < turns_until(other) {
            race.chance(runner(seat), runner(other))
        } else {
            1.0 - race.chance(runner(other), runner(seat))
        }
    };
    let others = |seat: usize| (0..seats).filter(move |&other| other != seat);
    (0..seats).map(|seat| others(seat).map(|other| against(seat, other)).product()).collect()
}
