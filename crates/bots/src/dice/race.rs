//! The race to 42: the chance to win by the scores and the knights kept.
//!
//! A turn can be played in many styles, from safe to daring, and each has its chances of what the
//! turn brings. Those of a few styles were worked out beforehand by `bastide solve dice`. With
//! the best style for each state of the race, the chance to win follows from the states with more
//! points, which can only be followed by such with more points still; and from each other, where turns
//! bring nothing.

use std::sync::LazyLock;

use super::lot::DICE;
use super::turn::{POINTS, Stakes};

/// D-12: points that win.
pub(super) const GOAL: usize = 42;
/// Rounds in which states with the same scores settle: what is still to change shrinks in each by
/// the chance that a turn brings nothing.
const MOST_ROUNDS: usize = 100;

/// What a turn brings: the chance of each size of the largest closed city, and last that a knight is kept.
pub(super) type Outcomes = [f64; DICE + 2];

/// The place of the knight in the outcomes.
pub(super) const KEPT: usize = DICE + 1;

/// What a turn brings in one style, with nine dice and with eight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style(pub(super) [Outcomes; 2]);

static STYLES: LazyLock<Vec<Style>> = LazyLock::new(|| read_styles(include_str!("styles.txt")));
static RACE: LazyLock<Race> = LazyLock::new(|| Race::new(&STYLES));

/// The styles that are built in; the first plays for points and keeps no knight.
pub(super) fn styles() -> &'static [Style] {
    &STYLES
}

/// The styles of a text: two lines each, with nine dice and with eight.
fn read_styles(text: &str) -> Vec<Style> {
    let read_line = |line: &str| {
        let numbers: Vec<f64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        Outcomes::try_from(numbers).ok()
    };
    let lines: Vec<Outcomes> =
        text.lines().filter(|line| !line.starts_with('#')).filter_map(read_line).collect();
    lines.chunks_exact(2).map(|pair| Style([pair[0], pair[1]])).collect()
}

/// One player as the race sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Runner {
    pub(super) score: usize,
    /// Whether a knight lies in front of the player.
    pub(super) has_knight: bool,
}

/// The chance to win for whoever has the turn, between two.
pub(super) struct Race(Vec<f64>);

impl Race {
    /// The race with the styles that are built in.
    pub(super) fn built_in() -> &'static Race {
        &RACE
    }

    /// The race if both play the best of these styles.
    pub(super) fn new(styles: &[Style]) -> Race {
        let [race, _] = Race::between([styles, styles]);
        race
    }

    /// The race between players with different styles, at the turn of the first and of the second.
    pub(super) fn between(styles: [&[Style]; 2]) -> [Race; 2] {
        let mut races = [Race(vec![0.5; GOAL * GOAL * 4]), Race(vec![0.5; GOAL * GOAL * 4])];
        for sum in (0..=2 * (GOAL - 1)).rev() {
            for _ in 0..MOST_ROUNDS {
                let mut change = 0.0_f64;
                for (runner, other) in states(sum) {
                    for mover in 0..2 {
                        let stakes = races[1 - mover].stakes(runner, &[other]);
                        let dice = usize::from(other.has_knight);
                        let worths = styles[mover].iter().map(|style| stakes.mean(&style.0[dice]));
                        let (most, known) =
                            (worths.fold(0.0, f64::max), &mut races[mover].0[place(runner, other)]);
                        change = change.max((most - *known).abs());
                        *known = most;
                    }
                }
                if change < 1e-9 {
                    break;
                }
            }
        }
        races
    }

    /// The chance to win for who has the turn.
    pub(super) fn chance(&self, mover: Runner, other: Runner) -> f64 {
        self.0[place(mover, other)]
    }

    /// What each end of a turn is worth, this being the race of those whose turn comes next. Against
    /// several, each is taken for a race of its own, and all have to be won.
    pub(super) fn stakes(&self, mover: Runner, others: &[Runner]) -> Stakes {
        let after = |mover: Runner| -> f64 {
            if mover.score >= GOAL {
                return 1.0;
            }
            others.iter().map(|&other| 1.0 - self.chance(other, mover)).product()
        };
        let factor = if mover.has_knight { 2 } else { 1 };
        let scored =
            |points: u32| Runner { score: mover.score + factor * points as usize, has_knight: false };
        Stakes {
            city: POINTS.map(|points| after(scored(points))),
            keep: after(Runner { has_knight: true, ..mover }),
            catapults: 1.0,
        }
    }
}

/// All states of the race in which the scores add up to so much.
fn states(sum: usize) -> impl Iterator<Item = (Runner, Runner)> {
    (sum.saturating_sub(GOAL - 1)..=sum.min(GOAL - 1)).flat_map(move |score| {
        (0..4).map(move |knights| {
            let mover = Runner { score, has_knight: knights & 1 != 0 };
            (mover, Runner { score: sum - score, has_knight: knights & 2 != 0 })
        })
    })
}

fn place(mover: Runner, other: Runner) -> usize {
    let knights = usize::from(mover.has_knight) + 2 * usize::from(other.has_knight);
    (mover.score * GOAL + other.score) * 4 + knights
}

impl Stakes {
    /// What outcomes are worth on average.
    pub(super) fn mean(&self, outcomes: &Outcomes) -> f64 {
        let cities: f64 = self.city.iter().zip(outcomes).map(|(worth, chance)| worth * chance).sum();
        cities + self.keep * outcomes[KEPT]
    }
}
