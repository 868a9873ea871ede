//! The numbers of a review that are not certain: chances to win, and how sure each number is.

use games::Seat;

use crate::review::{Review, Step};
use crate::value::{Unit, Values};

impl Review {
    /// The chance of each seat to win after a step, in parts of a hundred; empty where nobody can tell.
    pub fn chances(&self, step: &Step) -> Vec<f64> {
        self.chances_of(step.after(), step.left)
    }

    /// The same at the start.
    pub fn chances_at_start(&self) -> Vec<f64> {
        self.chances_of(self.start, self.left)
    }

    /// What who played has lost in chance to win, in parts of a hundred, against the best way to play.
    pub fn chance_lost(&self, step: &Step) -> Option<f64> {
        if self.unit == Unit::Percent {
            return Some(step.loss.units());
        }
        let chance = |value: crate::Value| Some(100.0 * self.spread?.chance(value.units(), step.left));
        Some(chance(step.reached + step.loss)? - chance(step.reached)?)
    }

    /// The standard error of what is expected after a step.
    pub fn expected_error(&self, step: &Step) -> Option<f64> {
        let variance = self.certainty?.value.at(step.left);
        Some(if step.left == 0 { 0.0 } else { variance.sqrt() })
    }

    /// The standard error of the luck of a step; none where nothing was drawn.
    pub fn luck_error(&self, step: &Step) -> Option<f64> {
        (!step.drawn.is_empty()).then_some(self.certainty?.luck.at(step.left).sqrt())
    }

    /// The standard error of what was lost in a step; none where nothing was played.
    pub fn loss_error(&self, step: &Step) -> Option<f64> {
        step.is_played().then_some(self.certainty?.loss.at(step.left).sqrt())
    }

    /// The standard error of all luck together, as if the errors had nothing to do with one another.
    pub fn total_luck_error(&self) -> Option<f64> {
        self.certainty?;
        Some(root_of_squares(self.steps.iter().filter_map(|step| self.luck_error(step))))
    }

    /// The standard error of what a turn of a seat has lost in the mean.
    pub fn mean_loss_error(&self, seat: Seat) -> Option<f64> {
        self.certainty?;
        let errors: Vec<f64> = self.played_by(seat).filter_map(|step| self.loss_error(step)).collect();
        Some(root_of_squares(errors.iter().copied()) / errors.len().max(1) as f64)
    }

    fn chances_of(&self, values: Values, left: usize) -> Vec<f64> {
        let values: Vec<f64> = (0..self.seats).map(|seat| values[Seat(seat)].units()).collect();
        if self.unit == Unit::Percent {
            let sum: f64 = values.iter().sum();
            return values.iter().map(|value| 100.0 * value / sum.max(f64::MIN_POSITIVE)).collect();
        }
        let Some(spread) = self.spread else { return Vec::new() };
        spread.chances(&values, left).into_iter().map(|chance| 100.0 * chance).collect()
    }
}

fn root_of_squares(errors: impl Iterator<Item = f64>) -> f64 {
    errors.map(|error| error * error).sum::<f64>().sqrt()
}
