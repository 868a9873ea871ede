//! What a turn and a seat are worth, as the built-in tables have it.

use super::lot::DICE;
use super::race::{KEPT, Outcomes, Race, Runner, styles};
use super::turn::POINTS;

/// What the solver's turns and seats are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// A turn with nine dice that is played for points, no knight being kept: the points, from few to
    /// many, each with its chance.
    pub turn: Vec<(u32, f64)>,
    /// Mean points of such a turn.
    pub points: f64,
    /// Mean points of such a turn with eight dice, while another player keeps a knight.
    pub points_with_eight: f64,
    /// Mean points a turn over many turns, if knights are kept whenever that earns more.
    pub points_with_knights: f64,
    /// What keeping a knight is worth then, in points.
    pub knight: f64,
    /// The chance of the first seat to win between two.
    pub first_seat: f64,
    /// The chance to win, having the turn at 0 to 0 with a knight.
    pub first_with_knight: f64,
    /// The chance to win, having the turn and ten points to none.
    pub ten_ahead: f64,
    /// Arrangements in the book.
    pub book: usize,
    /// Styles that the race is made of.
    pub styles: usize,
}

impl Figures {
    /// The figures.
    pub fn built_in() -> Figures {
        let plain = styles().first().map_or([[0.0; KEPT + 1]; 2], |style| style.0);
        let turn = |points: u32| {
            let sizes = (0..=DICE).filter(|&size| POINTS[size] == points);
            (points, sizes.map(|size| plain[0][size]).sum())
        };
        let (points_with_knights, knight) = with_knights();
        let other = Runner { score: 0, has_knight: false };
        let chance = |score, has_knight| Race::built_in().chance(Runner { score, has_knight }, other);
        Figures {
            turn: POINTS[2..].iter().map(|&points| turn(points)).collect(),
            points: points(&plain[0]),
            points_with_eight: points(&plain[1]),
            points_with_knights,
            knight,
            first_seat: chance(0, false),
            first_with_knight: chance(0, true),
            ten_ahead: chance(10, false),
            book: super::book::book().len(),
            styles: styles().len(),
        }
    }
}

fn points(outcomes: &Outcomes) -> f64 {
    outcomes.iter().zip(POINTS).map(|(chance, points)| chance * f64::from(points)).sum()
}

/// Mean points a turn over many turns, and by how much a turn with a knight in front of the player is
/// better. It is the knight that is worth this, and how good a knight is depends on it; so both are
/// found by going round until nothing changes.
fn with_knights() -> (f64, f64) {
    let best = |factor: f64, knight: f64| {
        let worths = styles().iter().map(|style| factor * points(&style.0[0]) + knight * style.0[0][KEPT]);
        worths.fold(0.0, f64::max)
    };
    let mut knight = 0.0;
    for _ in 0..200 {
        knight = best(2.0, knight) - best(1.0, knight);
    }
    (best(1.0, knight), knight)
}
