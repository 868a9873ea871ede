//! Fitting an evaluation to what games came to: TD(lambda) by least squares.
//!
//! Between two turns an evaluation says how far each seat is ahead. What it says later in the same game,
//! and in the end the result, shows by how much it was wrong; how it changes with each of its numbers shows which of
//! them to blame. One step of Gauss and Newton moves all of them at once.

use std::any::Any;

use games::{AreaGame, AreaGameVisitor, Game, catalog};

use crate::think::{TurnGenerator, Weights};

/// How far a number is changed to see what that changes, as a part of itself.
const TRIED: f32 = 0.02;
/// A number near nothing is changed as if it were this large.
const LEAST: f32 = 0.05;
/// How much of what is said later counts, the further the less (lambda).
const LASTING: f64 = 0.9;
/// Every so many states it is looked at how numbers change what is said.
const EVERY: usize = 3;
/// These states of a game are still much like one another: so many say as much as one.
const ALIKE: f64 = 4.0;
/// How far a number is expected to move at least, by the last part of its name; others, points, as far as [`OF_POINTS`].
const EXPECTED: [(&str, f32); 10] = [
    ("closing", 0.03),
    ("extending", 0.02),
    ("further", 0.1),
    ("late", 1.0),
    ("risk", 0.03),
    ("shared", 0.15),
    ("promise", 0.1),
    ("joining", 0.02),
    ("home", 0.1),
    ("returning", 0.1),
];
const OF_POINTS: f32 = 0.5;
/// The same as a part of it.
const OF_ITSELF: f32 = 0.3;
/// The part of a step that is made, since numbers act on one another.
const PACE: f64 = 0.5;
/// What is never less than nothing: chances.
const CHANCES: [&str; 3] = ["closing", "extending", "joining"];

fn kind(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// How far a number is expected to move.
fn expected(name: &str, number: f32) -> f64 {
    let known = EXPECTED.iter().find(|(known, _)| *known == kind(name));
    let least = known.map_or(OF_POINTS, |(_, expected)| *expected);
    (OF_ITSELF * number.abs()).max(least).into()
}

/// The numbers that are fitted, and what games say about them.
#[derive(Clone, Debug)]
pub struct Regression {
    weights: Weights,
    numbers: Vec<(String, f32)>,
    normal: Normal,
}

/// The normal equations of a least squares fit.
#[derive(Clone, Debug)]
struct Normal {
    size: usize,
    /// Products of derivatives, row by row.
    squares: Vec<f64>,
    /// Products of derivatives and errors.
    errors: Vec<f64>,
    /// The squares of all errors, and how many there are.
    error: f64,
    count: f64,
}

/// What does not belong to the evaluation but has to be told apart: that who plays next is about to gain, throughout
/// and the more the earlier.
const TEMPO: usize = 2;
const TEMPO_POINTS: f64 = 10.0;

impl Normal {
    fn new(size: usize) -> Normal {
        Normal { size, squares: vec![0.0; size * size], errors: vec![0.0; size], error: 0.0, count: 0.0 }
    }

    fn learn(&mut self, slopes: &[f64], error: f64) {
        for (at, slope) in slopes.iter().enumerate().filter(|(_, slope)| **slope != 0.0) {
            let row = &mut self.squares[at * self.size..][..self.size];
            row.iter_mut().zip(slopes).for_each(|(sum, other)| *sum += slope * other);
            self.errors[at] += slope * error;
        }
        self.error += error * error;
        self.count += 1.0;
    }

    fn add(&mut self, other: &Normal) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(sum, more)| *sum += more);
        self.errors.iter_mut().zip(&other.errors).for_each(|(sum, more)| *sum += more);
        self.error += other.error;
        self.count += other.count;
    }

    /// By how much to change everything, if each number is expected to move so far.
    fn solve(&self, expected: &[f64]) -> Vec<f64> {
        let noise = ALIKE * self.error / self.count.max(1.0);
        let mut left = self.squares.clone();
        let mut right = self.errors.clone();
        for (at, expected) in expected.iter().enumerate() {
            left[at * self.size + at] += noise / (expected * expected);
        }
        eliminate(&mut left, &mut right);
        right
    }
}

/// Solves linear equations whose matrix is symmetric and positive; what comes out replaces the right side.
fn eliminate(left: &mut [f64], right: &mut [f64]) {
    let size = right.len();
    for pivot in 0..size {
        for row in pivot + 1..size {
            let factor = left[row * size + pivot] / left[pivot * size + pivot];
            for column in pivot..size {
                left[row * size + column] -= factor * left[pivot * size + column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| left[row * size + column] * right[column]).sum();
        right[row] = (right[row] - known) / left[row * size + row];
    }
}

impl Regression {
    /// Begins with these weights; only the numbers whose names `is_fitted` admits are touched.
    pub fn new(weights: Weights, is_fitted: impl Fn(&str) -> bool) -> Regression {
        let numbers: Vec<_> = weights.numbers().into_iter().filter(|(name, _)| is_fitted(name)).collect();
        let normal = Normal::new(numbers.len() + TEMPO);
        Regression { weights, numbers, normal }
    }

    /// Adds what others have learned from other games.
    pub fn add(&mut self, other: &Regression) {
        self.normal.add(&other.normal);
    }

    /// The mean square of errors.
    pub fn error(&self) -> f64 {
        self.normal.error / self.normal.count.max(1.0)
    }

    /// Learns from a game: the states that came one after the other, the last with its end.
    pub fn learn(&mut self, states: &[Box<dyn Game>]) {
        let views: Vec<View> = self.views(states);
        let Some(last) = views.last() else { return };
        let mut target = last.values.clone();
        for (at, view) in views.iter().enumerate().rev().skip(1) {
            let next = &views[at + 1].values;
            for (target, next) in target.iter_mut().zip(next) {
                *target = LASTING * *target + (1.0 - LASTING) * next;
            }
            for ((slopes, target), value) in view.slopes.iter().zip(&target).zip(&view.values) {
                self.normal.learn(slopes, target - value);
            }
        }
    }

    fn views(&self, states: &[Box<dyn Game>]) -> Vec<View> {
        let Some(first) = states.first() else { return Vec::new() };
        let steps: Vec<f32> =
            self.numbers.iter().map(|(_, number)| TRIED * number.abs().max(LEAST)).collect();
        let changed = self.numbers.iter().zip(&steps).map(|((name, number), step)| {
            let mut weights = self.weights.clone();
            weights.set(name, number + step);
            weights
        });
        let all: Vec<Weights> = std::iter::once(self.weights.clone()).chain(changed).collect();
        catalog::visit(&**first, Look { states, all, steps }).unwrap_or_default()
    }

    /// The weights that fit better; the same as before if nothing was learned.
    pub fn weights(&self) -> Weights {
        if self.normal.error == 0.0 {
            return self.weights.clone();
        }
        let mut steps: Vec<f64> = self.numbers.iter().map(|(name, number)| expected(name, *number)).collect();
        steps.extend([TEMPO_POINTS; TEMPO]);
        let mut weights = self.weights.clone();
        for ((name, number), change) in self.numbers.iter().zip(self.normal.solve(&steps)) {
            let least = if CHANCES.contains(&kind(name)) { 0.0 } else { f32::MIN };
            weights.set(name, (number + (PACE * change) as f32).max(least));
        }
        weights
    }
}

/// What an evaluation says of a state.
struct View {
    /// By how much each seat is ahead of the mean.
    values: Vec<f64>,
    /// How that changes with each number, for each seat; none where that was not looked at.
    slopes: Vec<Vec<f64>>,
}

/// Looks at the states of a game with each of several weights.
struct Look<'a> {
    states: &'a [Box<dyn Game>],
    all: Vec<Weights>,
    steps: Vec<f32>,
}

impl AreaGameVisitor for Look<'_> {
    type Output = Vec<View>;

    fn visit<G: AreaGame>(self, first: &G) -> Vec<View> {
        let mut generators: Vec<_> =
            self.all.into_iter().map(|weights| TurnGenerator::new(first, weights)).collect();
        let games = self.states.iter().filter_map(|state| {
            let state: &dyn Any = &**state;
            state.downcast_ref::<G>()
        });
        let looks = games.enumerate().map(|(at, game)| {
            let looked_at = if at % EVERY == 0 { generators.len() } else { 1 };
            view(game, &mut generators[..looked_at], &self.steps)
        });
        looks.collect()
    }
}

/// What the first evaluation says of a state, and by how much others differ that have one number changed each.
fn view<G: AreaGame>(game: &G, generators: &mut [TurnGenerator<G>], steps: &[f32]) -> View {
    let seats = usize::from(game.setup().seats());
    let mut said: Vec<Vec<f64>> = generators
        .iter_mut()
        .map(|generator| {
            let values = generator.evaluate(game);
            let mean = values[..seats].iter().sum::<f32>() / seats as f32;
            values[..seats].iter().map(|value| f64::from(value - mean)).collect()
        })
        .collect();
    if said.len() == 1 {
        return View { slopes: Vec::new(), values: said.swap_remove(0) };
    }
    let left: usize = game.stacks().iter().map(|stack| stack.len()).sum();
    let rest = left as f64 / f64::from(game.land().atlas().set().count());
    let slopes = (0..seats).map(|seat| {
        let own =
            said[1..].iter().zip(steps).map(|(other, step)| (other[seat] - said[0][seat]) / f64::from(*step));
        let plays = f64::from(u8::from(game.seat().index() == seat)) - 1.0 / seats as f64;
        own.chain([plays, plays * rest]).collect()
    });
    let slopes: Vec<Vec<f64>> = slopes.collect();
    View { slopes, values: said.swap_remove(0) }
}

#[cfg(test)]
mod tests {
    use games::{Actor, Phase, Seat};

    use super::*;
    use crate::arena::Deck;
    use crate::bot::Budget;
    use crate::tune::one_step;

    #[test]
    fn equations_are_solved() {
        let mut right = [4.0, 2.0, -1.0];
        eliminate(&mut [2.0, 1.0, 0.0, 1.0, 3.0, 1.0, 0.0, 1.0, 4.0], &mut right);
        let expected = [35.0 / 18.0, 2.0 / 18.0, -5.0 / 18.0];
        let near = right.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-9);
        assert!(near, "{right:?}");
    }

    #[test]
    fn no_games_change_nothing() {
        let weights = Weights::tuned(catalog::find("kids").unwrap(), 2).unwrap();
        assert_eq!(Regression::new(weights.clone(), |_| true).weights(), weights);
    }

    /// The states between the turns of a game, and its end.
    fn states(weights: &Weights, deck: u64) -> Vec<Box<dyn Game>> {
        let mut game = catalog::start("kids", 2, Seat(0), &[]).unwrap();
        let mut deck = Deck::shuffled(&*game, 1, deck);
        let mut bot = one_step(weights.clone());
        let mut states = Vec::new();
        while game.phase() != Phase::Over {
            let next = match game.actor() {
                Actor::Chance => deck.next(&*game).unwrap(),
                _ => bot.choose(&*game, &Budget::simulations(1)).unwrap().best,
            };
            game.apply_unchecked(next);
            if matches!(game.phase(), Phase::Draw | Phase::Over) {
                states.push(game.fork());
            }
        }
        states
    }

    /// A number that is far too low is raised, and the same games are then foreseen better.
    #[test]
    fn games_mend_a_wrong_number() {
        let mut weights = Weights::tuned(catalog::find("kids").unwrap(), 2).unwrap();
        weights.set("path.further", 0.1);
        let games: Vec<_> = (0..40).map(|deck| states(&weights, deck)).collect();
        let learn = |weights: &Weights| {
            let mut regression = Regression::new(weights.clone(), |name| name == "path.further");
            games.iter().for_each(|states| regression.learn(states));
            regression
        };
        let wrong = learn(&weights);
        let mended = wrong.weights();
        assert!(mended.number("path.further") > Some(0.14), "{:?}", mended.number("path.further"));
        assert!(learn(&mended).error() < wrong.error());
    }
}
